"""A board as text and as a picture, drawn from a view alone."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from undertow.drawing import boards
from undertow.drawing.picture import picture_of, png
from undertow.engine.game import Game, View
from undertow.engine.language import language
from undertow.engine.state import SPECTATOR
from undertow.games import terminal_board

_WIDTH = 118
_PIXELS = 1180
_PAGE = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }}
{styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect width="100%" height="100%" fill="#10151c"/>
<g transform="translate({terminal_x}, 16)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>"""


def text(game: Game[Any], view: View, *, colours: bool = False) -> str:
    """The board as lines of text, in English."""
    console = _rendered(game, view)
    return console.export_text(styles=colours, clear=False)


def image(game: Game[Any], view: View, seat: int = SPECTATOR) -> NDArray[np.uint8]:
    """The board as the page draws it for a seat, as an array of height × width × RGB."""
    from PIL import Image

    picture = picture_of(game, view, seat) if game.id in boards.games() else _terminal_svg(game, view)
    return np.asarray(Image.open(io.BytesIO(png(picture, _PIXELS))).convert("RGB"))


def _terminal_svg(game: Game[Any], view: View) -> str:
    """The terminal's board as an SVG picture, for games that the page does not draw."""
    return _rendered(game, view).export_svg(title="", code_format=_PAGE, unique_id="board")


def _rendered(game: Game[Any], view: View) -> Console:
    """A recording console that has printed the board."""
    words = language("en", game.folder)
    console = Console(record=True, width=_WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(terminal_board(game, view, words, "seat_{}".format))
    return console
