"""Training by self-play: play, fit a network, keep it only if it wins more."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from math import sqrt
from typing import Any

from undertow.bots.config import SearchConfig, Stop
from undertow.bots.levels import LEVELS, config_of, config_with
from undertow.bots.playout import play_chance
from undertow.bots.search import Search
from undertow.bots.value_net import ValueNet
from undertow.bots.weights import Weights
from undertow.engine.game import Game, OptionError
from undertow.engine.play import play
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.training.dataset import Dataset
from undertow.training.trainer import Trainer

HIDDEN = 16
EPOCHS = 16
_SLIPS = 0.12  # share of random actions in self-play, for variety
_HELD_BACK = 0.15  # validation share of the dataset
_RATE = 0.001
_PATIENCE = 5  # epochs without progress before stopping
_ITERATIONS = 120  # per decision in the trial
_TRIAL_SEED = 7_000_003  # the trial never plays deals of the dataset
_DEVIATIONS = 1.96

Progress = Callable[[], None]


@dataclass(frozen=True)
class Trial:
    """Matches with the new weights at one seat and the shipped ones at all others."""

    games: int
    share: float
    low: float
    high: float
    even: float

    @property
    def is_better(self) -> bool:
        """Whether the new weights win more than an even share beyond noise."""
        return self.low > self.even

    def __str__(self) -> str:
        """The result as a sentence."""
        found = f"{self.share:.3f} win share in {self.games} games"
        return f"{found} ({self.low:.3f} to {self.high:.3f}, even is {self.even:.3f})"


@dataclass
class History:
    """Validation losses of a training run, epoch by epoch, beside the loss of the estimate."""

    positions: int = 0
    estimate_loss: float = 0.0
    losses: list[float] = field(default_factory=list)


def self_play(game: Game[Any], seats: int, games: int, seed: int, progress: Progress, iterations: int = 0) -> Dataset:
    """Positions from self-play by greedy bots or searches; the same seed gives the same ones."""
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
    """The start of a match, with the first seat drawn by lot."""
    has_lot = any(option.id == "first" and "lot" in option.values for option in game.options)
    state: State = game.start(seats=seats, first="lot") if has_lot else game.start(seats=seats)
    return state


def _played_a_little(state: State) -> State:
    """The state after the set-up."""
    rng, table = Rng(1), state.clone()
    play_chance(table, rng)
    return table


def fit(dataset: Dataset, before: Weights | None, seed: int, history: History) -> Iterator[list[float]]:
    """Yield weights after each epoch that lowers the validation loss; stop when none does."""
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
        trainer.train(dataset, learnt, _RATE / (1 + epoch / 4))
        history.losses.append(trainer.loss(dataset, learnt, dataset.count))
        since += 1
        if history.losses[-1] < best:
            best, since = history.losses[-1], 0
            yield list(trainer.weights)
        if since >= _PATIENCE:
            return


def evaluated(game: Game[Any], seats: int, new: ValueNet, games: int, seed: int, progress: Progress) -> Trial:
    """Play the new weights against the shipped ones, on the same deals at every seat."""
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
    """Play one match between searches; returns the win shares."""
    state: State = game.start(seats=len(configs))
    chance, searching, stop = Rng(seed), Rng(seed + 1), Stop()

    def searched(state: State, seat: int) -> int:
        """The action that a short search finds best."""
        search = Search(state, seat, searching, configs[seat])
        search.run(_ITERATIONS, 60.0, stop)
        return search.best()

    return play(state, searched, chance).shares()


def _trial(shares: list[float], seats: int) -> Trial:
    """The mean with its interval; only deals are independent of each other."""
    deals = [sum(shares[first : first + seats]) / seats for first in range(0, len(shares), seats)]
    mean = sum(deals) / len(deals)
    spread = sqrt(sum((deal - mean) ** 2 for deal in deals) / max(1, len(deals) - 1) / len(deals))
    return Trial(len(shares), mean, mean - _DEVIATIONS * spread, mean + _DEVIATIONS * spread, 1 / seats)


def as_weights(game: Game[Any], dataset: Dataset, numbers: list[float], command: str) -> Weights:
    """The network as it is written to a file."""
    hidden = len(numbers) // (dataset.inputs + 2)
    return Weights(game.id, dataset.seats, dataset.inputs, hidden, tuple(numbers), command, "")


def proven(weights: Weights, trial: Trial) -> Weights:
    """The weights with the result of their trial."""
    return replace(weights, proof=str(trial))
