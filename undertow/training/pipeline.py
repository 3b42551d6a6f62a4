"""Training by self-play: play, fit a network, keep it only if it wins more."""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from librt.vecs import vec

from undertow.bots.arena.executor import Executor, alone, in_order
from undertow.bots.config import SearchConfig, Stop
from undertow.bots.levels import LEVELS, config_for, config_with
from undertow.bots.playout import play_chance
from undertow.bots.search import Search
from undertow.bots.simulation import match_seed
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
_TRIAL_SEED = 7_000_003  # keeps the trial's deals apart from those of the dataset
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


@dataclass(frozen=True, eq=False)
class SelfPlay:
    """A task for a worker: one match of self-play."""

    game: Game[Any]
    seats: int
    inputs: int
    seed: int
    iterations: int

    @property
    def name(self) -> str:
        """The game."""
        return f"{self.game.id}, {self.seats} seats"

    def do(self) -> "tuple[array[float], array[float], array[float]]":
        """Its positions: features, estimates and final shares."""
        dataset, state = Dataset(self.seats, self.inputs), _start(self.game, self.seats)
        dataset.add_match(state, _SLIPS, Rng(self.seed), config_for(LEVELS["expert"], state), self.iterations)
        return array("d", dataset.facts), array("d", dataset.estimates), array("d", dataset.shares)


def self_play(
    game: Game[Any],
    seats: int,
    games: int,
    seed: int,
    progress: Progress,
    iterations: int = 0,
    executor: Executor = alone,
) -> Dataset:
    """Positions from self-play by greedy bots or searches; the same seed gives the same positions."""
    inputs = len(_after_set_up(_start(game, seats)).features(0))
    if inputs == 0:
        raise OptionError(f"{game.id} has no features to learn from")
    dataset = Dataset(seats, inputs)
    matches = (SelfPlay(game, seats, inputs, match_seed(seed, number), iterations) for number in range(games))
    for positions in in_order(executor, matches):
        dataset.add_positions(*(vec[float](numbers) for numbers in positions))
        progress()
    return dataset


def _start(game: Game[Any], seats: int) -> State:
    """The start of a match, with the first seat drawn by lot."""
    state: State = game.start(seats=seats, **game.first_by_lot())
    return state


def _after_set_up(state: State) -> State:
    """The state after the set-up."""
    rng, after = Rng(1), state.clone()
    play_chance(after, rng)
    return after


def fit(dataset: Dataset, before: Weights | None, seed: int, history: History) -> Iterator[list[float]]:
    """Yield weights after each epoch that lowers the validation loss; stop when none does."""
    if before is not None and before.inputs != dataset.inputs:
        raise OptionError(
            f"the weights have {before.inputs} inputs, but the game has {dataset.inputs} features now: start without them"
        )
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


@dataclass(frozen=True, eq=False)
class TrialMatch:
    """A match with new weights at one seat and the shipped ones at all others."""

    game: Game[Any]
    weights: Weights
    seat: int
    seed: int

    @property
    def name(self) -> str:
        """The game."""
        return f"{self.game.id}, {self.weights.seats} seats"

    def do(self) -> float:
        """The win share of the new weights."""
        seats = self.weights.seats
        usual = config_for(LEVELS["expert"], _start(self.game, seats))
        learnt = config_with(LEVELS["expert"], self.game.id, seats, self.weights.value_net())
        configs = [learnt if other == self.seat else usual for other in range(seats)]
        return _match_of(self.game, configs, self.seed)[self.seat]


def trial_matches(seats: int, games: int) -> int:
    """The number of matches of a trial: whole deals, with the new weights once at each seat."""
    return -(-games // seats) * seats


def evaluated(
    game: Game[Any], weights: Weights, games: int, seed: int, progress: Progress, executor: Executor = alone
) -> Trial:
    """Play the new weights against the shipped ones, on the same deals at every seat."""
    seats = weights.seats
    numbers = range(trial_matches(seats, games))
    matches = (TrialMatch(game, weights, number % seats, _TRIAL_SEED * seed + number // seats) for number in numbers)
    shares: list[float] = []
    for share in in_order(executor, matches):
        shares.append(share)
        progress()
    return _trial(shares, seats)


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
    """The mean and its interval, computed over deals, since matches of one deal are not independent."""
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
