"""A board as an SVG text or as PNG bytes, the way the page draws it."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from typing import Any

from undertow.drawing import boards
from undertow.drawing.boards import PictureError
from undertow.engine.game import Game, Message, OptionError, View
from undertow.engine.language import language
from undertow.engine.match import Match
from undertow.engine.position import game_of
from undertow.engine.state import SPECTATOR, State

FONTS = boards.BUNDLE.with_name("fonts")
THEMES = ("light", "dark")
LETTERS = "ABCDEFGH"  # names of seats without a name
_WIDTH = 1200
_FOREIGN = re.compile(
    r"[^\u0000-\u017f\u0400-\u04ff\u2010-\u2026\u2116\u2212]"
)  # replacements for letters that our fonts lack
_TEXT_FAMILY = "Nunito Sans 12pt ExtraLight 12pt"  # the family name inside the font file


def svg(
    shown: State | Match, seat: int | None = None, *, names: Sequence[str] = (), lang: str = "en", theme: str = "light"
) -> str:
    """The board as an SVG picture, by default as the seat to act sees it; SPECTATOR shows what everybody sees."""
    state = shown.state if isinstance(shown, Match) else shown
    game = shown.game if isinstance(shown, Match) else game_of(state)
    viewer = _onlooker(state) if seat is None else seat
    known = names or (shown.names if isinstance(shown, Match) else ())
    return picture_of(game, game.view(state, viewer), viewer, names=known, lang=lang, theme=theme)


def for_notebook(shown: object) -> str | None:
    """The picture of a state or a match; None if this installation cannot draw."""
    try:
        return svg(shown) if isinstance(shown, State | Match) else None
    except PictureError:
        return None


def _onlooker(state: State) -> int:
    """The seat to act, or a spectator if none is."""
    return state.turn() if state.turn() >= 0 else SPECTATOR


def picture_of(
    game: Game[Any], view: View, seat: int = SPECTATOR, *, names: Sequence[str] = (), lang: str = "en", theme: str = "light"
) -> str:
    """The board of a view, drawn for the seat that sees it, as a self-contained SVG picture."""
    if theme not in THEMES:
        raise OptionError(Message("no-such-theme", {"name": theme, "names": ", ".join(THEMES)}))
    from undertow.drawing.styles import flatten  # needs the packages of the extra `pictures`

    words = language(lang, game.folder)
    called = [*names, *LETTERS[len(names) :]]
    element, styles = boards.board(game.id, view, None if seat == SPECTATOR else seat, called, words)
    flatten(element, styles, is_dark=theme == "dark")
    element.set("xmlns", "http://www.w3.org/2000/svg")
    return ET.tostring(element, encoding="unicode")


def png(picture: str, width: int = _WIDTH) -> bytes:
    """An SVG picture as a PNG image of this width."""
    try:
        import resvg_py
    except ImportError as error:
        raise PictureError("PNG pictures need more packages: pip install 'undertow[pictures]'") from error
    picture = picture.replace("Nunito Sans", _TEXT_FAMILY)
    fonts = sorted((str(file) for file in FONTS.glob("*.ttf")), key=lambda file: not file.endswith("-latin.ttf"))
    has_ours = bool(fonts) and not _FOREIGN.search(picture)  # the same picture on every machine
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, font_files=fonts, skip_system_fonts=has_ours))
