"""Where a match begins if not with the set-up: a position, or a moment of a finished match."""

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import undertow
from undertow.engine.game import Game, OptionError, Refusal
from undertow.engine.match import Match
from undertow.engine.notation import PositionError
from undertow.engine.position import game_named_in, read_either
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.games import by_id
from undertow.server.live.table import LiveTable, Moment
from undertow.server.refusals import Refused


@dataclass(frozen=True)
class Beginning:
    """What a new match is set up with, checked."""

    game: Game[Any]
    options: dict[str, str]
    position: str = ""  # empty for the set-up of the rules
    origin: Moment | None = None


def set_up(game: Game[Any], seats: int, options: Mapping[str, str]) -> Beginning:
    """The set-up of the rules; refused if the options do not fit."""
    try:
        return Beginning(game, game.check_options(seats, options))
    except OptionError as error:
        raise Refused("bad-options", Refusal(error.message.id, error.message.args)) from None


def game_at(id: str, text: str) -> Game[Any]:
    """The game of a position, under the rules version that the position names."""
    if id not in undertow.game_ids():
        raise Refused("not-found")
    name, version = game_named_in(text)
    try:
        return by_id(id, version if name == id else None)
    except KeyError:
        raise Refused("other-rules-version", version=version or 0, known=undertow.game(id).version) from None


def at_position(game: Game[Any], seats: int, options: Mapping[str, str], text: str) -> Beginning:
    """A position for this number of seats; unknown facts are dealt at random."""
    try:
        match = Match(game, seats, options, position=str(_dealt(game, text)))
    except OptionError as error:
        raise Refused("bad-options", Refusal(error.message.id, error.message.args)) from None
    return Beginning(game, match.options, match.position)


def at_moment(live: LiveTable, length: int, seats: int) -> Beginning:
    """A moment of a finished match, under the rules, options and box of that match."""
    if not live.is_over:
        raise Refused("not-over")
    if not 0 <= length < len(live.match.log):
        raise Refused("bad-request", reason=f"the match goes on after 0 to {len(live.match.log) - 1} actions")
    _, state = next(live.match.states_from(length))
    found = at_position(live.game, seats, live.match.options, str(state))
    return Beginning(found.game, found.options, found.position, Moment(live.id, length))


def _dealt(game: Game[Any], text: str) -> State:
    """The state of a position; unknown facts are dealt at random."""
    with refusing():
        state: State = game.dealt(text, Rng(secrets.randbits(63)))
        return state


def read(game: Game[Any], text: str, seats: int | None = None) -> tuple[State, int | None]:
    """A state that fits a position, and the seat that knows it (None for all). Empty text is the set-up."""
    if not text:
        begun = set_up(game, seats or game.seats[0], {})
        return game.begin(seats or game.seats[0], begun.options), None
    with refusing():
        return read_either(game, text)


@contextmanager
def refusing() -> Iterator[None]:
    """Refuse what is not a position, with the reason and the column."""
    try:
        yield
    except PositionError as error:
        reason = error.message
        # the page tells the reason in the reader's language
        why = {} if "reason" in reason.args else {"why": reason.id, **reason.args}
        told = {"column": error.column, "reason": error.reason, **why}
        raise Refused("bad-position", Refusal("refused-bad-position", told)) from None
