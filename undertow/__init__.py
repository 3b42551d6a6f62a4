"""Undertow: published board games as fast, exact, typed rules."""

from undertow.engine import compiled

compiled.choose_form()

from undertow.bots import choose  # noqa: E402
from undertow.bots.analysis import Info, analyse  # noqa: E402
from undertow.bots.hints import Advice, hint  # noqa: E402
from undertow.bots.plans import Plan  # noqa: E402
from undertow.bots.playout import paths, play_chance, random_playout, random_playouts  # noqa: E402
from undertow.drawing.boards import PictureError  # noqa: E402
from undertow.drawing.picture import for_notebook, png, svg  # noqa: E402
from undertow.engine import display  # noqa: E402
from undertow.engine.game import Game, Message, OptionError, Preview, Refusal  # noqa: E402
from undertow.engine.match import Match, RefusedAction, fingerprint  # noqa: E402
from undertow.engine.notation import PositionError  # noqa: E402
from undertow.engine.play import play  # noqa: E402
from undertow.engine.position import Knowledge  # noqa: E402
from undertow.engine.rng import Rng  # noqa: E402
from undertow.engine.state import CHANCE, OVER, SPECTATOR, IllegalAction, State  # noqa: E402
from undertow.games import game, game_ids, register  # noqa: E402

__version__: str
display.render_with(for_notebook)


def __getattr__(name: str) -> str:
    """The version; importing what reads it is slow."""
    if name != "__version__":
        raise AttributeError(f"module 'undertow' has no attribute {name!r}")
    from importlib.metadata import version

    return version("undertow")


__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Advice",
    "Game",
    "IllegalAction",
    "Info",
    "Knowledge",
    "Match",
    "Message",
    "OptionError",
    "PictureError",
    "Plan",
    "PositionError",
    "Preview",
    "Refusal",
    "RefusedAction",
    "Rng",
    "State",
    "__version__",
    "analyse",
    "choose",
    "fingerprint",
    "game",
    "game_ids",
    "hint",
    "paths",
    "play",
    "play_chance",
    "png",
    "random_playout",
    "random_playouts",
    "register",
    "svg",
]
