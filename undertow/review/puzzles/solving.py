"""Finding the one best way to play a turn, and doubting it with a deeper search of another kind."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from undertow.bots.config import SearchConfig
from undertow.bots.greedy import greedy_action
from undertow.bots.levels import config_for, level
from undertow.bots.playout import evaluate, play_chance
from undertow.engine.game import Game, Message
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.review.decisions import LEVEL, Measurement
from undertow.review.effort import EFFORTS, Effort
from undertow.review.findings import Decision
from undertow.review.verdicts import least_loss, thresholds

TIMES = 10  # the effort of the confirming search, beside the first
SECOND_SEED, THIRD_SEED, FOURTH_SEED = 1 << 12, 1 << 13, 1 << 14
_GLANCES = 8  # guesses of a first idea
_LONGEST = 12  # actions of a solution
_TRIES = 24  # visits that the confirming search gives to every action
_WIDER = 5  # more candidates of the confirming search

Decide = Callable[[State, int], Decision]
Accept = Callable[[Decision, int], bool]  # by the number of seats


@dataclass(frozen=True)
class Solved:
    """The one best way: its actions, the decisions among them, and what it leads to."""

    actions: tuple[str, ...]
    decisions: tuple[Decision, ...]
    gains: tuple[Message, ...]

    @property
    def margin(self) -> float:
        """The least that another action loses at any step."""
        return min(found.candidates[1].loss for found in self.decisions)


class Confirming(Measurement):
    """A measurement that tries every action longer and compares more of them."""

    tries, visited, valued = _TRIES, Measurement.visited + _WIDER, Measurement.valued + _WIDER


def first_search(game: Game[Any], effort: str = "normal") -> Decide:
    """Judges a choice as a review does."""
    return lambda state, seat: _judged(Measurement(game, state, seat, _any_text(game, state, seat), 0, EFFORTS[effort]))


def second_search(game: Game[Any], seed: int = SECOND_SEED, times: int = TIMES) -> Decide:
    """Judges a choice with another seed, another tuning and at least ten times the effort."""

    def decide(state: State, seat: int) -> Decision:
        """The decision with the best action as the one taken."""
        taken, deep = _any_text(game, state, seat), deeper(EFFORTS["normal"], times)
        return _judged(Confirming(game, state, seat, taken, seed, deep, other_tuning(state)))

    return decide


def deeper(effort: Effort, times: int = TIMES) -> Effort:
    """The effort of a confirming search."""
    return replace(effort, training=times * effort.training, rounds=times * effort.rounds)


def other_tuning(state: State) -> SearchConfig:
    """Search parameters unlike the tuned ones: more exploration, longer and wider rollouts, weaker priors."""
    usual = config_for(level(LEVEL), state)
    return SearchConfig(
        turns=int(usual.turns) + 1,
        rollout_width=int(usual.rollout_width) + 4,
        exploration=2 * usual.exploration,
        prior_weight=max(1.0, usual.prior_weight / 2),
        exact_last_turn=usual.exact_last_turn,
        value_net=usual.value_net,
    )


def _any_text(game: Game[Any], state: State, seat: int) -> str:
    """Some legal action; the search compares it with the others."""
    return game.text(state.legal_for(seat)[0])


def _judged(measurement: Measurement) -> Decision:
    """The decision as if the best action had been taken."""
    found = measurement.run()
    best = replace(found, taken=found.best.action)
    return replace(best, gains=measurement.gains(best.taken)) if len(best.candidates) > 1 else best


def is_clear(found: Decision, seats: int) -> bool:
    """Whether every other action loses an inaccuracy at least, with its 95 % interval."""
    least = thresholds(seats)[0]
    return len(found.candidates) > 1 and all(least_loss(each.loss, each.error) >= least for each in found.candidates[1:])


def is_promising(found: Decision, seats: int) -> bool:
    """Whether the best action looks clear at a glance, its error left aside."""
    return len(found.candidates) > 1 and found.candidates[1].loss >= thresholds(seats)[0]


def solved(game: Game[Any], state: State, seat: int, decide: Decide, accept: Accept = is_clear) -> Solved | None:
    """The longest start of the turn whose choices are all accepted; None if the first is not."""
    actions, choices, decisions = list[str](), 0, list[Decision]()
    state = state.clone()
    while len(actions) < _LONGEST and is_alone(state, seat):
        legal = state.legal_for(seat)
        taken = game.text(legal[0])
        if len(legal) > 1:
            found = decide(state, seat)
            if not accept(found, len(state.scores())):
                break
            decisions.append(found)
            taken = found.taken
            choices = len(actions) + 1
        actions.append(taken)
        if not is_certain(game, state, seat, taken):
            break
        state.apply(game.number(taken))
    return Solved(tuple(actions[:choices]), tuple(decisions), decisions[0].gains) if decisions else None


def is_alone(state: State, seat: int) -> bool:
    """Whether only this seat chooses now."""
    return list(state.choosers()) == [seat]


def is_certain(game: Game[Any], state: State, seat: int, action: str) -> bool:
    """Whether the seat knows beforehand everything that it will know after an action."""
    known = set()
    for seed in range(4):
        after = state.guess(seat, Rng(seed))
        after.apply(game.number(action))
        known.add(game.position_of(after, seat))
    return len(known) == 1


def is_unexpected(game: Game[Any], state: State, seat: int, actions: tuple[str, ...]) -> bool:
    """Whether some choice of a way is neither greed's nor the value network's first idea."""
    state = state.clone()
    for text in actions:
        if len(state.legal_for(seat)) > 1 and game.number(text) not in first_ideas(state, seat):
            return True
        state.apply(game.number(text))
    return False


def first_ideas(state: State, seat: int) -> set[int]:
    """What greed suggests in some guesses, and what the value network prefers one action deep."""
    guesses = [state.guess(seat, Rng(number)) for number in range(_GLANCES)]
    greedy = {int(greedy_action(guess, seat, Rng(number))) for number, guess in enumerate(guesses)}
    values = {int(action): sum(_value_after(guess, seat, action) for guess in guesses) for action in state.legal_for(seat)}
    return greedy | {max(values, key=lambda action: values[action])}


def _value_after(state: State, seat: int, action: int) -> float:
    """The seat's value after an action and the draws that follow."""
    after, rng = state.clone(), Rng(1)
    after.apply(action)
    play_chance(after, rng)
    return evaluate(after, len(state.scores()), config_for(level(LEVEL), state), rng)[seat]
