"""Reviews: every match explained, with luck and skill told apart. docs/review.md defines the numbers."""

from undertow.review.report import Review, review

__all__ = ["Review", "review"]
