"""Training by self-play: matches give dataset, a network learns from them, and it is kept only if it wins by them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from math import sqrt
from typing import Any

from undertow.bots.config import SearchConfig, Stop
from undertow.bots.levels import LEVELS, config_of, config_with
from undertow.bots.search import Search
from undertow.bots.value_net import ValueNet
from undertow.bots.weights import Weights
from undertow.engine.game import Game, OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State
from undertow.training.dataset import Dataset, Trainer

HIDDEN = 16
EPOCHS = 16
_SLIPS = 0.12  # random actions in self-play: otherwise few positions are ever seen
_HELD_BACK = 0.15  # of the dataset, never learnt from: they say when to stop
_RATE = 0.001
_PATIENCE = 5  # epochs without progress
_ITERATIONS = 120  # a decision in the matches that prove it
_TRIAL_SEED = 7_000_003  # deals of the proof are never those of the dataset
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
class History:
    """What a training run has come to: the surprise of network and estimate on dataset held back, epoch by epoch."""

    positions: int = 0
    estimate_loss: float = 0.0
    losses: list[float] = field(default_factory=list)


def self_play(game: Game[Any], seats: int, games: int, seed: int, progress: Progress, iterations: int = 0) -> Dataset:
    """Positions of so many matches between greedy bots, or searches as shipped; the same seed gives the same ones."""
    inputs = len(_played_a_little(_set_table(game, seats)).features(0))
    if inputs == 0:
        raise OptionError(f"nothing can be learnt about {game.id} yet: it has no features")
    dataset = Dataset(seats, inputs)
    config = config_of(LEVELS["expert"], game.id, seats)
    for number in range(games):
        dataset.add_match(_set_table(game, seats), _SLIPS, Rng(seed * 1_000_003 + number), config, iterations)
        progress()
    return dataset


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


def fit(dataset: Dataset, before: Weights | None, seed: int, history: History) -> Iterator[list[float]]:
    """Weights after each epoch that got better at the dataset held back; ends when none does any more."""
    if before is not None and before.inputs != dataset.inputs:
        raise OptionError(f"the weights look at {before.inputs} facts, but there are {dataset.inputs} by now: begin anew")
    hidden = before.hidden if before else HIDDEN
    start = list(before.numbers) if before else []
    trainer = Trainer(dataset.inputs, hidden, dataset.seats, start, Rng(seed))
    learnt = round(int(dataset.count) * (1 - _HELD_BACK))
    history.positions = dataset.count
    history.estimate_loss = dataset.estimate_loss(learnt, dataset.count)
    best, since = trainer.loss(dataset, learnt, dataset.count) if before else 1e9, 0
    for epoch in range(EPOCHS):
        trainer.learn(dataset, learnt, _RATE / (1 + epoch / 4))
        history.losses.append(trainer.loss(dataset, learnt, dataset.count))
        since += 1
        if history.losses[-1] < best:
            best, since = history.losses[-1], 0
            yield list(trainer.weights)
        if since >= _PATIENCE:
            return


def evaluated(game: Game[Any], seats: int, new: ValueNet, games: int, seed: int, progress: Progress) -> Trial:
    """Let searches with the new weights play against those with what is shipped, on the same deals at every seat."""
    usual = config_of(LEVELS["expert"], game.id, seats)
    learnt = config_with(LEVELS["expert"], game.id, seats, new)
    shares: list[float] = []
    for deal in count():
        for seat in range(seats):
            if len(shares) >= games and seat == 0:
                return _trial(shares, seats)
            configs = [learnt if other == seat else usual for other in range(seats)]
            shares.append(_match_of(game, configs, _TRIAL_SEED * seed + deal)[seat])
            progress()
    raise AssertionError("a count never ends")


def _match_of(game: Game[Any], configs: list[SearchConfig], seed: int) -> list[float]:
    """One match between searches; returns every seat's win share."""
    state: State = game.start(seats=len(configs))
    chance, searching, stop = Rng(seed), Rng(seed + 1), Stop()
    while (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.apply(state.sample(chance))
            continue
        search = Search(state, turn, searching, configs[turn])
        search.run(_ITERATIONS, 60.0, stop)
        state.apply(search.best())
    return state.shares()


def _trial(shares: list[float], seats: int) -> Trial:
    """The mean with its interval; deals are independent of each other, the seatings of one deal are not."""
    deals = [sum(shares[first : first + seats]) / seats for first in range(0, len(shares), seats)]
    mean = sum(deals) / len(deals)
    spread = sqrt(sum((deal - mean) ** 2 for deal in deals) / max(1, len(deals) - 1) / len(deals))
    return Trial(len(shares), mean, mean - _DEVIATIONS * spread, mean + _DEVIATIONS * spread, 1 / seats)


def as_weights(game: Game[Any], dataset: Dataset, numbers: list[float], command: str) -> Weights:
    """A network as it is written to a file."""
    hidden = len(numbers) // (dataset.inputs + 2)
    return Weights(game.id, dataset.seats, dataset.inputs, hidden, tuple(numbers), command, "")


def proven(weights: Weights, trial: Trial) -> Weights:
    """The weights with what speaks for them."""
    return replace(weights, proof=str(trial))
