"""Pictures of boards, drawn in a thread of their own and kept for a while."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from undertow.drawing import boards
from undertow.drawing.boards import PictureError
from undertow.drawing.picture import picture_of, png
from undertow.engine.game import Game, View

_KEPT = 48  # pictures of about 300 kB


@dataclass(frozen=True)
class Shown:
    """A board to draw, as everybody may see it; equal keys have equal pictures."""

    key: tuple[str, int, str]  # the table, its revision, and the language
    game: Game[Any]
    view: View
    names: tuple[str, ...]


class Pictures:
    """Boards as PNG images."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        # The JavaScript engine belongs to the thread that made it.
        self._thread = ThreadPoolExecutor(1, "drawing")
        self._kept: OrderedDict[tuple[str, int, str], bytes | None] = OrderedDict()

    async def of(self, shown: Shown) -> bytes | None:
        """The picture of a board; None if this installation cannot draw it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._of, shown)

    async def knows(self, game: str) -> bool:
        """Whether this installation draws the boards of a game."""
        return game in await asyncio.get_running_loop().run_in_executor(self._thread, _drawable)

    def _of(self, shown: Shown) -> bytes | None:
        """A kept picture, or a new one."""
        if shown.key not in self._kept:
            self._kept[shown.key] = _picture(shown)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(shown.key)
        return self._kept[shown.key]

    def close(self) -> None:
        """Wait for the picture being drawn."""
        self._thread.shutdown(cancel_futures=True)


def _picture(shown: Shown) -> bytes | None:
    """Draw a board; None without the packages or the built page."""
    try:
        return png(picture_of(shown.game, shown.view, names=shown.names, lang=shown.key[2]))
    except (ImportError, PictureError):
        return None


def _drawable() -> list[str]:
    """The ids of the games whose boards can be drawn here."""
    try:
        import resvg_py  # noqa: F401 - only looked for

        return boards.games()
    except (ImportError, PictureError):
        return []
