"""Puzzles: turns with one best way, mined from matches between bots. docs/puzzles.md says how."""

from undertow.review.puzzles.puzzle import Puzzle, puzzles

__all__ = ["Puzzle", "puzzles"]
