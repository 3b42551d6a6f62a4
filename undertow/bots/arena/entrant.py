"""Entrants: our bots by name, users' bots as `module:Name`, programs as `exec:COMMAND`."""

from collections.abc import Callable
from functools import partial
from importlib import import_module

from undertow.bots import check_bot, choose
from undertow.bots.arena.engine_entrant import PREFIX, EngineError, is_engine, started
from undertow.engine.game import OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import State

Chooser = Callable[[State, int, Rng], int]


class EntrantFailed(Exception):
    """An entrant raised an error or chose an illegal action; the message has the details."""


def is_own(name: str) -> bool:
    """Whether the name stands for a user's bot."""
    return ":" in name and "@" not in name and not is_engine(name)


def has_weights(name: str) -> bool:
    """Whether the name stands for a level with the weights of a file."""
    return "@" in name and not is_engine(name)


def check(name: str) -> None:
    """Raise OptionError unless the entrant exists."""
    if is_engine(name):
        _engine_choice(name)
    elif is_own(name):
        _found(name)
    else:
        check_bot(name)


def chooser(name: str) -> Chooser:
    """The entrant for one seat of one match; a class is instantiated for each."""
    if is_engine(name):
        return partial(_own_choice, name, _engine_choice(name))
    if not is_own(name):
        return partial(choose, name)
    found = _found(name)
    return partial(_own_choice, name, found() if isinstance(found, type) else found)


def _engine_choice(name: str) -> Chooser:
    """The choices of a program; raises OptionError if it does not answer."""
    try:
        return started(name.removeprefix(PREFIX)).choose
    except EngineError as error:
        raise OptionError(str(error)) from None


def _found(name: str) -> Chooser | type[Chooser]:
    """The object that `module:Name` names."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(f"there is no bot {name!r}: {error}") from error
    if not callable(found):
        raise OptionError(f"{name} cannot be called with (known_state, seat, rng)")
    bot: Chooser | type[Chooser] = found
    return bot


def _own_choice(name: str, bot: Chooser, state: State, seat: int, rng: Rng) -> int:
    """The choice of a user's bot, which gets a guess, never the state itself."""
    legal = list(state.legal_for(seat))
    try:
        action = bot(state.guess(seat, rng), seat, rng)
    except Exception as error:
        raise EntrantFailed(f"{name} at seat {seat} raised {type(error).__name__}: {error}") from error
    if action not in legal:
        raise EntrantFailed(f"{name} at seat {seat} chose {action!r}, which is not among the legal {legal}")
    return int(action)
