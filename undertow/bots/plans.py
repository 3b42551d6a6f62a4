"""Plans: what an action leads to, in words. Likely lines are played in several guesses, and their ends are compared."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from undertow.bots.analysis import Analysis, Step
from undertow.bots.playout import rollout_action
from undertow.engine.game import Message
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State
from undertow.games import planner

_WALKS = 20
_USUALLY = 0.6  # of the walks: a gain that is promised
_SOMETIMES = 0.15  # of the walks: a risk that is mentioned
_LONGEST = 120  # actions of a walk
_WIDTH = 6  # actions compared at each step beyond the tree
_TENTHS = 10

Told = Callable[[State, State, int], Iterable[Message]]


@dataclass(frozen=True)
class Plan:
    """What an action leads to: the likely line, what it achieves, and what may go wrong."""

    line: tuple[Step, ...]
    gains: tuple[Message, ...]
    risks: tuple[Message, ...]


def plan_of(found: Analysis, action: int) -> Plan:
    """The plan behind an action of an analysis; the same analysis gives the same plan."""
    ends = [_walked(found, action, seed) for seed in range(1, _WALKS + 1)]
    module = planner(found.game)
    gains: list[Told] = [_victory]
    risks: list[Told] = [_defeat]
    if module is not None:
        gains.append(module.gains)
        risks.append(module.risks)
    usual = _common(ends, found.seat, gains, _USUALLY)
    rare = _common(ends, found.seat, risks, _SOMETIMES)
    promised = tuple(message for message, _ in usual)
    return Plan(found.line(action), promised, tuple(_counted(message, share) for message, share in rare))


def _victory(_: State, after: State, seat: int) -> Iterable[Message]:
    """The match is won by then."""
    return [Message("plan-wins")] if after.turn() == OVER and seat in list(after.winners()) else []


def _defeat(_: State, after: State, seat: int) -> Iterable[Message]:
    """Somebody else has won by then."""
    if after.turn() != OVER or seat in list(after.winners()):
        return []
    return [Message("plan-risk-defeat")]


def _walked(found: Analysis, action: int, seed: int) -> tuple[State, State]:
    """A guess, before and after the likely line up to the seat's next turn."""
    before = found.state.guess(found.seat, Rng(seed))
    after, rng = before.clone(), Rng(seed + _WALKS)
    is_begun = is_answered = False
    course = iter(found.course(action, seed))
    for _ in range(_LONGEST):
        turn = after.turn()
        if turn == OVER or _is_far_enough(found, before, after, is_answered):
            break
        taken = next(course, None)
        if taken is not None:
            number = taken[1]
        elif turn == found.seat and not is_begun:
            number = action
        else:
            number = after.sample(rng) if turn == CHANCE else int(rollout_action(after, turn, rng, _WIDTH))
        is_begun = is_begun or turn == found.seat
        is_answered = is_answered or (is_begun and turn not in (found.seat, CHANCE))
        after.apply(number)
    return before, after


def _is_far_enough(found: Analysis, before: State, after: State, is_answered: bool) -> bool:
    """Whether the line has reached the seat's next turn, as the game counts turns."""
    module = planner(found.game)
    if module is None:
        return is_answered and after.turn() == found.seat
    return module.is_far_enough(before, after, found.seat, is_answered)


def _common(ends: list[tuple[State, State]], seat: int, kinds: list[Told], share: float) -> list[tuple[Message, float]]:
    """The messages that hold in at least a share of the walks, with their shares, the most important first."""
    places: dict[str, int] = {}
    forms: dict[str, list[Message]] = {}
    for before, after in ends:
        told = [message for kind in kinds for message in kind(before, after, seat)]
        for place, message in enumerate(told):
            places[message.id] = min(place, places.get(message.id, place))
        for message in {message.id: message for message in reversed(told)}.values():
            forms.setdefault(message.id, []).append(message)
    often = sorted((place, name) for name, place in places.items() if len(forms[name]) >= share * len(ends))
    return [(_usual(forms[name]), len(forms[name]) / len(ends)) for _, name in often]


def _usual(forms: list[Message]) -> Message:
    """The form of a message that occurs most often, the first of them among equals."""
    return max(forms, key=forms.count)


def _counted(message: Message, share: float) -> Message:
    """A risk with the number of cases out of ten in which it happens."""
    cases = min(_TENTHS - 1, max(1, round(_TENTHS * share))) if share < 1 else _TENTHS
    return replace(message, args={**message.args, "cases": cases})
