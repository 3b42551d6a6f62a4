"""`undertow picture`: draw the board of a match file."""

from pathlib import Path
from typing import Annotated

import typer

from undertow.commands.console import (
    ComponentsOption,
    FileOrNoneArgument,
    LanguageOption,
    PositionOption,
    clear_errors,
    out,
    own_language,
    read_match_or_position,
)
from undertow.drawing.picture import png, svg
from undertow.engine.game import Message, OptionError
from undertow.engine.match import replayed
from undertow.engine.state import SPECTATOR

_PNG, _SVG = ".png", ".svg"


def picture(
    output: Annotated[Path, typer.Option("-o", "--output", help="The picture to write: a name that ends in .png or .svg.")],
    file: FileOrNoneArgument = None,
    position: PositionOption = "",
    move: Annotated[int | None, typer.Option("--move", min=0, help="Draw the board after this many actions.")] = None,
    seat: Annotated[int | None, typer.Option(help="Draw what this seat sees; by default what a spectator sees.")] = None,
    width: Annotated[int, typer.Option(min=100, max=8000, help="Width of a PNG in pixels.")] = 1200,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    lang: LanguageOption = "",
    components: ComponentsOption = None,
) -> None:
    """Draw the board of a match file, or of a position, as the page shows it."""
    with clear_errors(lang):
        if output.suffix not in (_PNG, _SVG):
            raise OptionError(Message("usage-ending", {"file": str(output), "endings": f"{_PNG}, {_SVG}"}))
        whole = read_match_or_position(file, position, components).match
        if move is not None and move > len(whole.log):
            raise OptionError(Message("usage-fewer-actions", {"file": str(file), "count": len(whole.log)}))
        if seat is not None and not 0 <= seat < whole.seats:
            raise OptionError(Message("position-seats", {"number": str(seat), "last": whole.seats - 1}))
        match = replayed(whole, move)
        drawn = svg(match, SPECTATOR if seat is None else seat, lang=lang or own_language(), theme=theme)
        if output.suffix == _SVG:
            output.write_text(drawn, encoding="utf-8")
        else:
            output.write_bytes(png(drawn, width))
        out.print(f"{output}: {match.game.name} after {len(match.log)} actions", markup=False, highlight=False)
