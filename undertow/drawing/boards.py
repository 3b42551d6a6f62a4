"""The page's boards, rendered by its own components in an embedded JavaScript engine."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from undertow.engine.game import OptionError, View
from undertow.engine.language import Language, WordError

BUNDLE = Path(__file__).with_name("boards.js")


class PictureError(OptionError):
    """A board that cannot be drawn here; the message says what to install or build."""


def games() -> list[str]:
    """The ids of the games that the page has a board for."""
    found: list[str] = json.loads(_engine().eval("games()"))
    return found


def board(game: str, view: View, viewer: int | None, names: Sequence[str], words: Language) -> tuple[ET.Element, str]:
    """The board of a view as an SVG element, and the styles it needs."""
    engine = _engine()
    engine.add_callable("word", lambda name, args: _word(words, name, args))
    request = json.dumps({"game": game, "view": view, "viewer": viewer, "names": list(names)})
    drawn = json.loads(engine.get("draw")(request, engine.get("word")))
    return _svg(drawn["body"]), drawn["styles"]


@cache
def _engine() -> Any:
    """The JavaScript engine with the boards loaded."""
    try:
        import quickjs
    except ImportError as error:
        raise PictureError("pictures need more packages: pip install 'undertow[pictures]'") from error
    if not BUNDLE.is_file():
        raise PictureError("this installation was built without the page, so it cannot draw boards")
    engine = quickjs.Context()
    engine.eval(BUNDLE.read_text(encoding="utf-8"))
    return engine


def _word(words: Language, id: str, args: str) -> str:
    """A message for the board; empty where the language lacks it."""
    try:
        return words.word(id, **json.loads(args))
    except WordError:
        return ""


def _svg(body: str) -> ET.Element:
    """The SVG element of the board, with the layers below it; the other SVG elements are icons."""
    root = ET.fromstring(f"<body>{body}</body>")  # noqa: S314 - our own bundle wrote it
    found = [element for element in root.iter("svg") if element.get("viewBox")]
    if not found:
        raise PictureError("the page's board contains no SVG picture")
    top = max(found, key=lambda element: sum(1 for _ in element.iter()))
    below = [element for element in found if element is not top and element.get("viewBox") == top.get("viewBox")]
    top[:0] = [child for layer in below for child in layer]
    return top
