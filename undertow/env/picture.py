"""A board as text and as a picture, drawn from a view alone."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from undertow.engine.game import Game, View
from undertow.engine.language import language
from undertow.games import drawing

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
    console = _drawn(game, view)
    return console.export_text(styles=colours, clear=False)


def svg(game: Game[Any], view: View) -> str:
    """The board as an SVG picture."""
    return _drawn(game, view).export_svg(title="", code_format=_PAGE, unique_id="board")


def image(game: Game[Any], view: View) -> NDArray[np.uint8]:
    """The board as an array of height × width × RGB."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg(game, view), width=_PIXELS)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def _drawn(game: Game[Any], view: View) -> Console:
    """A recording console that has printed the board."""
    words = language("en", game.folder)
    console = Console(record=True, width=_WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(drawing(game, view, words, "seat_{}".format))
    return console
