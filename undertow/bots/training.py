"""Training by self-play: matches give lessons, a network learns from them, and it is kept only if it wins by them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from math import sqrt
from typing import Any

from undertow.bots.judge import Judge
from undertow.bots.lessons import Lessons, Pupil
from undertow.bots.levels import LEVELS, sight_of, sight_with
from undertow.bots.search import Thinker
from undertow.bots.sight import Sight, Stop
from undertow.bots.weights import Weights
from undertow.engine.game import Game, OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State

HIDDEN = 16
EPOCHS = 16
_SLIPS = 0.12  # random actions in self-play: otherwise few positions are ever seen
_HELD_BACK = 0.15  # of the lessons, never learnt from: they say when to stop
_RATE = 0.001
_PATIENCE = 5  # epochs without progress
_ITERATIONS = 120  # a decision in the matches that prove it
_TRIAL_SEED = 7_000_003  # deals of the proof are never those of the lessons
_DEVIATIONS = 1.96

Progress = Callable[[], None]


@dataclass(frozen=True)
class Trial:
    """Matches of the new weights at one seat against what was there before at all others."""

    games: int
    share: float
    low: float
    high: float
    even: float

    @property
    def is_better(self) -> bool:
        """Whether the new weights win more than their part beyond noise."""
        return self.low > self.even

    def __str__(self) -> str:
        """The result in words."""
        found = f"{self.share:.3f} of the victory in {self.games} games"
        return f"{found} ({self.low:.3f} to {self.high:.3f}, even is {self.even:.3f})"


@dataclass
class Course:
    """What a training run has come to: the surprise of network and estimate on lessons held back, epoch by epoch."""

    positions: int = 0
    estimate_loss: float = 0.0
    losses: list[float] = field(default_factory=list)


def lessons_from(game: Game[Any], seats: int, games: int, seed: int, progress: Progress, iterations: int = 0) -> Lessons:
    """Positions of so many matches between greedy bots, or searches as shipped; the same seed gives the same ones."""
    inputs = len(_played_a_little(_set_table(game, seats)).features(0))
    if inputs == 0:
        raise OptionError(f"nothing can be learnt about {game.id} yet: it has no features")
    lessons = Lessons(seats, inputs)
    sight = sight_of(LEVELS["expert"], game.id, seats)
    for number in range(games):
        lessons.add_match(_set_table(game, seats), _SLIPS, Rng(seed * 1_000_003 + number), sight, iterations)
        progress()
    return lessons


def _set_table(game: Game[Any], seats: int) -> State:
    """The beginning of a match, with anybody to begin."""
    has_lot = any(option.id == "first" and "lot" in option.values for option in game.options)
    state: State = game.start(seats=seats, first="lot") if has_lot else game.start(seats=seats)
    return state


def _played_a_little(state: State) -> State:
    """The state once the set-up is over."""
    rng, table = Rng(1), state.clone()
    while table.turn() == CHANCE:
        table.apply(table.sample(rng))
    return table


def fitted(lessons: Lessons, before: Weights | None, seed: int, course: Course) -> Iterator[list[float]]:
    """Weights after each epoch that got better at the lessons held back; ends when none does any more."""
    if before is not None and before.inputs != lessons.inputs:
        raise OptionError(f"the weights look at {before.inputs} facts, but there are {lessons.inputs} by now: begin anew")
    hidden = before.hidden if before else HIDDEN
    start = list(before.numbers) if before else []
    pupil = Pupil(lessons.inputs, hidden, lessons.seats, start, Rng(seed))
    learnt = round(int(lessons.count) * (1 - _HELD_BACK))
    course.positions = lessons.count
    course.estimate_loss = lessons.estimate_loss(learnt, lessons.count)
    best, since = pupil.loss(lessons, learnt, lessons.count) if before else 1e9, 0
    for epoch in range(EPOCHS):
        pupil.learn(lessons, learnt, _RATE / (1 + epoch / 4))
        course.losses.append(pupil.loss(lessons, learnt, lessons.count))
        since += 1
        if course.losses[-1] < best:
            best, since = course.losses[-1], 0
            yield list(pupil.weights)
        if since >= _PATIENCE:
            return


def tried(game: Game[Any], seats: int, new: Judge, games: int, seed: int, progress: Progress) -> Trial:
    """Let searches with the new weights play against those with what is shipped, on the same deals at every seat."""
    usual = sight_of(LEVELS["expert"], game.id, seats)
    learnt = sight_with(LEVELS["expert"], game.id, seats, new)
    shares: list[float] = []
    for deal in count():
        for seat in range(seats):
            if len(shares) >= games and seat == 0:
                return _trial(shares, seats)
            sights = [learnt if other == seat else usual for other in range(seats)]
            shares.append(_match_of(game, sights, _TRIAL_SEED * seed + deal)[seat])
            progress()
    raise AssertionError("a count never ends")


def _match_of(game: Game[Any], sights: list[Sight], seed: int) -> list[float]:
    """One match between searches; returns every seat's part of the victory."""
    state: State = game.start(seats=len(sights))
    chance, thoughts, stop = Rng(seed), Rng(seed + 1), Stop()
    while (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.apply(state.sample(chance))
            continue
        thinker = Thinker(state, turn, thoughts, sights[turn])
        thinker.think(_ITERATIONS, 60.0, stop)
        state.apply(thinker.best())
    return state.shares()


def _trial(shares: list[float], seats: int) -> Trial:
    """The mean with its interval; deals are independent of each other, the seatings of one deal are not."""
    deals = [sum(shares[first : first + seats]) / seats for first in range(0, len(shares), seats)]
    mean = sum(deals) / len(deals)
    spread = sqrt(sum((deal - mean) ** 2 for deal in deals) / max(1, len(deals) - 1) / len(deals))
    return Trial(len(shares), mean, mean - _DEVIATIONS * spread, mean + _DEVIATIONS * spread, 1 / seats)


def as_weights(game: Game[Any], lessons: Lessons, numbers: list[float], command: str) -> Weights:
    """A network as it is written to a file."""
    hidden = len(numbers) // (lessons.inputs + 2)
    return Weights(game.id, lessons.seats, lessons.inputs, hidden, tuple(numbers), command, "")


def proven(weights: Weights, trial: Trial) -> Weights:
    """The weights with what speaks for them."""
    return replace(weights, proof=str(trial))
