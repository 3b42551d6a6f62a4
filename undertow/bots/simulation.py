"""Many matches between bots, and their statistics."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from undertow.bots import choose
from undertow.bots.arena.executor import Executor, alone, in_order
from undertow.engine.game import Game
from undertow.engine.play import steps
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, State


@dataclass(frozen=True)
class Outcome:
    """One finished match."""

    bots: tuple[str, ...]
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[float, ...]
    ending: str


def play_out(game: Game[Any], options: Mapping[str, str], bots: Sequence[str], rng: Rng) -> Outcome:
    """Play one match with the bots in the given seats."""
    state: State = game.begin(len(bots), options)
    turns = [turn for turn, _ in steps(state, lambda state, seat: choose(bots[seat], state, seat, rng), rng)]
    decisions = len(turns) - turns.count(CHANCE)
    return Outcome(
        tuple(bots), decisions, tuple(state.scores()), tuple(state.winners()), tuple(state.shares()), game.ending(state)
    )


@dataclass
class Summary:
    """Statistics over matches, by seat and by bot."""

    games: int = 0
    decisions: list[int] = field(default_factory=list)
    seat_shares: list[float] = field(default_factory=list)
    seat_scores: list[float] = field(default_factory=list)
    bot_shares: dict[str, float] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)

    def as_dict(self) -> dict[str, Any]:
        """Plain data for programs."""
        return {
            "games": self.games,
            "decisions": {"least": min(self.decisions), "mean": fmean(self.decisions), "most": max(self.decisions)},
            "wins_by_seat": self.seat_shares,
            "mean_score_by_seat": self.seat_scores,
            "wins_by_bot_at_a_seat": self.bot_shares,
            "endings": dict(sorted(self.endings.items())),
        }


@dataclass(frozen=True, eq=False)
class BotMatch:
    """A task for a worker: a match between bots; subclasses say what is kept of it."""

    game: Game[Any]
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int

    @property
    def name(self) -> str:
        """Game and bots."""
        return f"{self.game.id}, {' '.join(self.bots)}"


class SimulatedMatch(BotMatch):
    """A match whose outcome is kept."""

    def do(self) -> Outcome:
        """The outcome."""
        return play_out(self.game, self.options, self.bots, Rng(self.seed))


def rotated(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """The bots of a match, moved on by one seat from match to match."""
    return tuple(bots[(seat + number) % len(bots)] for seat in range(len(bots)))


def match_seed(seed: int, number: int) -> int:
    """The seed of one match of many."""
    return seed * 1_000_003 + number


def simulate(
    game: Game[Any],
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[], None] = lambda: None,
    executor: Executor = alone,
) -> Summary:
    """Play `games` matches; the bots rotate by one seat after each."""
    matches = (SimulatedMatch(game, options, rotated(bots, number), match_seed(seed, number)) for number in range(games))
    outcomes = []
    for outcome in in_order(executor, matches):
        outcomes.append(outcome)
        progress()
    return _summary(outcomes, len(bots))


def _summary(outcomes: Sequence[Outcome], seats: int) -> Summary:
    """Means by seat and by bot; a bot's share is counted per seat it holds."""
    by_bot: dict[str, list[float]] = {}
    for outcome in outcomes:
        for bot, share in zip(outcome.bots, outcome.shares, strict=True):
            by_bot.setdefault(bot, []).append(share)
    return Summary(
        games=len(outcomes),
        decisions=[outcome.decisions for outcome in outcomes],
        seat_shares=[fmean(outcome.shares[seat] for outcome in outcomes) for seat in range(seats)],
        seat_scores=[fmean(outcome.scores[seat] for outcome in outcomes) for seat in range(seats)],
        bot_shares={bot: fmean(shares) for bot, shares in sorted(by_bot.items())},
        endings=Counter(outcome.ending for outcome in outcomes),
    )
