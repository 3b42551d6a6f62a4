"""One match of an arena. Every seating of a deal gets the same stream of chance."""

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from undertow.bots.arena.entrant import EntrantFailed, chooser
from undertow.bots.arena.schedule import Fixture
from undertow.engine.chance import commitment
from undertow.engine.match import Match
from undertow.engine.matchfile import LONGEST_NAME, MatchFile, write
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER
from undertow.games import game


@dataclass(frozen=True)
class ArenaTable:
    """Where an arena is played: the game, its options, the number of seats, and the seed of all its deals."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int


@dataclass(frozen=True)
class Timing:
    """How long one seat took for its decisions in a match."""

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
    match: str = field(default="", compare=False)  # the text of its match file, where that is wanted


def deal_seed(table: ArenaTable, deal: int) -> bytes:
    """The seed of chance for a deal, the same for all who play it."""
    return hashlib.sha256(f"undertow arena {table.game} {table.seats} {table.seed} {deal}".encode()).digest()


def played(table: ArenaTable, fixture: Fixture, with_match: bool = False) -> Played:
    """Play one match to its end."""
    rules, seed = game(table.game), deal_seed(table, fixture.deal)
    names = [f"{seat} {name}"[:LONGEST_NAME] for seat, name in enumerate(fixture.seating)] if with_match else []
    match = Match(rules, table.seats, table.options, names)
    choosers = [chooser(name) for name in fixture.seating]
    rngs = [Rng(_search_seed(seed, fixture, seat)) for seat in range(table.seats)]
    times: list[list[float]] = [[] for _ in choosers]
    while (seat := match.turn) != OVER:
        if seat == CHANCE:
            match.draw(seed)
            continue
        begun = time.perf_counter()
        try:
            action = choosers[seat](match.state, seat, rngs[seat])
        except EntrantFailed as error:
            where = f"{table.game}, {' '.join(fixture.seating)}, deal {fixture.deal}, after {len(match.log)} actions"
            raise EntrantFailed(f"{error} ({where})") from error
        times[seat].append(time.perf_counter() - begun)
        match.record(rules.text(action))
    state = match.state
    return Played(
        fixture.seating,
        fixture.deal,
        tuple(state.shares()),
        tuple(state.scores()),
        tuple(state.winners()),
        rules.ending(state),
        tuple(Timing(len(each), round(sum(each), 6), round(max(each, default=0.0), 6)) for each in times),
        write(MatchFile(match, commitment(seed), seed)) if with_match else "",
    )


def _search_seed(seed: bytes, fixture: Fixture, seat: int) -> int:
    """The seed of what one seat leaves to chance in its own head."""
    text = f"{'|'.join(fixture.seating)} {seat}".encode()
    return int.from_bytes(hashlib.sha256(seed + text).digest()[:8], "big")
