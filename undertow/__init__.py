"""Undertow: published board games as fast, exact, typed rules."""

from importlib.metadata import version

from undertow.engine import compiled

compiled.choose_form()

from undertow.bots.hints import Advice, hint  # noqa: E402
from undertow.engine.game import Game, Message, OptionError, Preview, Refusal  # noqa: E402
from undertow.engine.match import Match, RefusedAction, fingerprint  # noqa: E402
from undertow.engine.play import play  # noqa: E402
from undertow.engine.rng import Rng  # noqa: E402
from undertow.engine.state import CHANCE, OVER, SPECTATOR, IllegalAction, State  # noqa: E402
from undertow.games import game, games  # noqa: E402

__version__ = version("undertow")

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Advice",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "OptionError",
    "Preview",
    "Refusal",
    "RefusedAction",
    "Rng",
    "State",
    "__version__",
    "fingerprint",
    "game",
    "games",
    "hint",
    "play",
]
