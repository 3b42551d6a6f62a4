"""Plays one match of an arena. All seatings of a deal share their stream of chance."""

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from undertow.bots.arena.entrant import EntrantFailed, chooser
from undertow.bots.arena.schedule import Fixture
from undertow.engine.chance import commitment
from undertow.engine.game import Game
from undertow.engine.match import Match
from undertow.engine.matchfile import LONGEST_NAME, MatchFile, write
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.games import game as game_by_id


@dataclass(frozen=True)
class ArenaSetup:
    """The setting of an arena: game, number of seats, options, seed and the file of an own box."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    components: str = ""

    def boxed(self) -> Game[Any]:
        """The game with its components."""
        return _boxed(self.game, self.components)


@cache
def _boxed(id: str, components: str) -> Game[Any]:
    """A game with the components of a file, read once."""
    return game_by_id(id).with_components(Path(components)) if components else game_by_id(id)


@dataclass(frozen=True)
class Timing:
    """The decision times of one seat in a match."""

    decisions: int
    seconds: float
    slowest: float


@dataclass(frozen=True)
class Played:
    """One finished match."""

    seating: tuple[str, ...]
    deal: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    timings: tuple[Timing, ...]
    match: str = field(default="", compare=False)  # the text of its match file, if kept


def deal_seed(setup: ArenaSetup, deal: int) -> bytes:
    """The seed of chance for a deal, the same at all seatings."""
    return hashlib.sha256(f"undertow arena {setup.game} {setup.seats} {setup.seed} {deal}".encode()).digest()


def played(setup: ArenaSetup, fixture: Fixture, with_match: bool = False) -> Played:
    """Play one match to its end."""
    game, seed = setup.boxed(), deal_seed(setup, fixture.deal)
    names = [f"{seat} {name}"[:LONGEST_NAME] for seat, name in enumerate(fixture.seating)] if with_match else []
    match = Match(game, setup.seats, setup.options, names)
    choosers = [chooser(name) for name in fixture.seating]
    rngs = [Rng(_search_seed(seed, fixture, seat)) for seat in range(setup.seats)]
    times: list[list[float]] = [[] for _ in choosers]

    def timed(state: State, seat: int) -> int:
        """The entrant's action; keeps how long it took."""
        begun = time.perf_counter()
        try:
            action = choosers[seat](state, seat, rngs[seat])
        except EntrantFailed as error:
            where = f"{setup.game}, {' '.join(fixture.seating)}, deal {fixture.deal}, after {len(match.log)} actions"
            raise EntrantFailed(f"{error} ({where})") from error
        times[seat].append(time.perf_counter() - begun)
        return action

    match.finish(timed, seed)
    state = match.state
    return Played(
        fixture.seating,
        fixture.deal,
        tuple(state.shares()),
        tuple(state.scores()),
        tuple(state.winners()),
        game.ending(state),
        tuple(Timing(len(each), round(sum(each), 6), round(max(each, default=0.0), 6)) for each in times),
        write(MatchFile(match, commitment(seed), seed)) if with_match else "",
    )


def _search_seed(seed: bytes, fixture: Fixture, seat: int) -> int:
    """The seed of a seat's own random choices."""
    text = f"{'|'.join(fixture.seating)} {seat}".encode()
    return int.from_bytes(hashlib.sha256(seed + text).digest()[:8], "big")
