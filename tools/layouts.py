"""Writes the layouts of all observations into docs/learning.md: `python tools/layouts.py`."""

from pathlib import Path

import undertow
from undertow.engine.tensor import SEATS, Slice
from undertow.games import tensor

PAGE = Path(__file__).resolve().parent.parent / "docs" / "learning.md"
BEGIN, END = "<!-- layouts: begin -->", "<!-- layouts: end -->"


def shape_text(part: Slice) -> str:
    """A shape as text."""
    return " × ".join("seats" if length == SEATS else str(length) for length in part.shape)


def layouts() -> str:
    """One table for each game."""
    lines = []
    for game in map(undertow.game, undertow.game_ids()):
        sizes = ", ".join(f"{tensor(game.id, seats).size} cells with {seats} seats" for seats in game.seats)
        lines += [
            f"### {game.name}",
            "",
            f"{len(game.actions)} actions; {sizes}.",
            "",
            "| slice | shape | meaning |",
            "|---|---|---|",
        ]
        lines += [
            f"| `{part.name}` | {shape_text(part)} | {part.meaning} |" for part in tensor(game.id, game.seats[0]).layout
        ]
        lines.append("")
    return "\n".join(lines)


def page_with_layouts(page: str) -> str:
    """The text of the page with current layouts."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n\n{layouts()}\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page_with_layouts(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
