"""Why a solution is right, as messages in all languages."""

from undertow.engine.game import Message
from undertow.review.puzzles.puzzle import Puzzle


def explanation(puzzle: Puzzle) -> tuple[Message, ...]:
    """What the solution leads to, and how much any other way gives away."""
    least = max(1, int(100 * puzzle.margin))  # never more than the search has found
    steps = Message("puzzle-steps", {"count": len(puzzle.solution)})
    margin = Message("puzzle-margin", {"points": least})
    return (*puzzle.gains, margin) if puzzle.gains else (steps, margin)
