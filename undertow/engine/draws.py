"""The draws of a match, each beside what seed and notes give for it."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from undertow.engine.chance import ChanceStream
from undertow.engine.match import Match
from undertow.engine.state import CHANCE


@dataclass(frozen=True)
class Draw:
    """One action of chance: its index in the log, the weights, and the picked outcome."""

    at: int
    weights: tuple[int, ...]
    picked: int
    outcome: str
    expected: int  # what the seed gives


def verify_chance(match: Match, seed: bytes) -> int | None:
    """The index of the first draw that does not follow from seed and notes; None if all do."""
    return next((draw.at for draw in draws(match, seed) if draw.picked != draw.expected), None)


def draws(match: Match, seed: bytes) -> Iterator[Draw]:
    """Each action of chance in the log, with what seed and notes give for it."""
    state, stream = match.beginning(), ChanceStream(seed)
    notes = deque(match.notes)
    for index, text in enumerate(match.log):
        if state.turn() == CHANCE:
            while notes and notes[0].at <= index:
                stream.rekey(notes.popleft().text)
            weights, outcomes = tuple(state.odds()), list(state.legal())
            picked = outcomes.index(match.game.number(text))
            yield Draw(index, weights, picked, text, stream.pick(weights))
        state.apply(match.game.number(text))
