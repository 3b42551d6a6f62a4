"""How notebooks show a state or a match. The layer that draws boards registers itself here."""

from base64 import b64encode
from collections.abc import Callable

_drawers: list[Callable[[object], str | None]] = []


def render_with(drawer: Callable[[object], str | None]) -> None:
    """Register a function that draws states and matches as SVG; it returns None if it cannot."""
    _drawers[:] = [drawer]


def svg(thing: object) -> str | None:
    """The picture of a state or a match; None if it cannot be drawn."""
    return _drawers[0](thing) if _drawers else None


def html(thing: object) -> str | None:
    """The picture as an HTML image, so that the styles of several pictures do not mix."""
    picture = svg(thing)
    if picture is None:
        return None
    data = b64encode(picture.encode()).decode()
    return f'<img alt="the board" style="max-width: 45em" src="data:image/svg+xml;base64,{data}">'
