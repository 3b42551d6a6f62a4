"""Unknown hands: the match holds one deal that fits everything told, and another one once that deal is refuted.

A guess is drawn from what everybody knows, and the hidden draws of the log are rewritten so that they lead to it. What was
seen by all stays as it is, so no view of a spectator changes. See docs/companion.md.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeVar

from undertow.engine.game import Game, Refusal
from undertow.engine.match import Event, Match, RefusedAction
from undertow.engine.notation import Counts, Item
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, SPECTATOR, IllegalAction, State

LISTED_DEALS = 40  # looked at for the list of what a seat may do
MOST_DEALS = 600  # looked at before an action is refused

_MOST_EXCHANGES = 16
_FURTHEST = 20  # changes towards a hand
_LAST_DRAWS = 12
_TRIES = 40  # deals from which a hand is sought
_STEPS = 30  # changes at random from one of them to the next

Hand = Counter[str]
_T = TypeVar("_T")


def hand_of(game: Game[Any], state: State, seat: int) -> Hand:
    """The cards in a seat's hand, as the position writes them."""
    if game.notation is None:
        raise LookupError(f"{game.id} has no notation")
    entry = game.notation.entries["hand"]
    items = entry.codec.write(entry.values(game.notation.facts(state), seat))
    counted = (Item(text, 1).counted() for text in items)
    return Counter({item.text: count for count, item in counted})


def deals(match: Match, bots: Collection[int], most: int) -> Iterator[State]:
    """States that fit what people and the bot at the table know; the match's own comes first."""
    yield match.state
    viewer = next(iter(bots), SPECTATOR)
    for number in range(most):
        yield match.state.guess(viewer, Rng(number))


def possible(match: Match, bots: Collection[int], seat: int) -> dict[int, State]:
    """The actions that a seat may take in some deal, each with such a deal."""
    found: dict[int, State] = {}
    for deal in deals(match, bots, LISTED_DEALS):
        for action in deal.legal_for(seat):
            found.setdefault(int(action), deal)
    return dict(sorted(found.items()))


class Redealing:
    """Looks for a deal that fits everything told and in which something is legal.

    It changes one hidden draw after the other, or exchanges two. Each change keeps all actions of the log legal, and
    everything that was seen by all as it was.
    """

    def __init__(self, match: Match, bots: Collection[int]) -> None:
        """Only hands of people are dealt anew."""
        self._match = match
        self._game = match.game
        self._bots = frozenset(bots)
        self._people = [seat for seat in range(match.seats) if seat not in self._bots]
        self._public = match.game.view(match.state, SPECTATOR)
        self._hidden = self._hidden_draws()
        self._rng = Rng(len(match.log))

    def allow(self, seat: int, action: int) -> list[Event]:
        """Deal anew until the seat may take the action, or raise RefusedAction."""
        found = list(deals(self._match, self._bots, MOST_DEALS))
        hands = [hand_of(self._game, deal, seat) for deal in found if action in deal.legal_for(seat)]
        log = self._search(seat, hands, lambda state: action in state.legal_for(seat)) if hands else None
        if log is not None:
            return self._replace(seat, log)
        reasons = [self._game.why_not(deal, seat, self._game.text(action)) for deal in found[:LISTED_DEALS]]
        told = reasons[0]
        raise RefusedAction(
            told if told is not None and reasons.count(told) == len(reasons) else Refusal("companion-no-deal")
        )

    def show(self, seat: int, hand: Hand) -> list[Event]:
        """Deal anew until the seat has the hand that it shows, or raise RefusedAction."""
        show = self._game.number(self._game.hand_shown)
        is_right = lambda state: hand_of(self._game, state, seat) == hand and show in state.legal_for(seat)  # noqa: E731
        log = self._search(seat, [hand], is_right)
        if log is None:
            raise RefusedAction(Refusal("companion-no-deal"))
        return self._replace(seat, log)

    def allow_draw(self, action: int) -> list[Event] | None:
        """Deal anew until chance may bring the outcome; None if it cannot."""
        card = _card_in(self._game, self._game.text(action))
        for index in self._shuffled([at for at in self._hidden if _card_in(self._game, self._match.log[at]) == card]):
            for other in self._shuffled(cards_of(self._game)):
                changed = self._changed(self._match.log, {index: other})
                if changed is not None and action in changed[1].legal():
                    return self._replace(self._hidden[index], changed[0])
        return None

    def _search(self, seat: int, hands: Sequence[Hand], is_right: Callable[[State], bool]) -> list[str] | None:
        """A log with the right state: from some deals that fit, each a few exchanges from the last, towards the hands."""
        dealt = list(self._match.log), self._match.state
        for number in range(_TRIES):
            found = self._towards(*dealt, seat, hands[number % len(hands)], is_right)
            if found is not None:
                return found
            for _ in range(_STEPS):
                dealt = self._elsewhere(dealt[0]) or dealt
        return None

    def _elsewhere(self, log: Sequence[str]) -> tuple[list[str], State] | None:
        """The log and its state with two hidden draws exchanged, or one changed; None if that does not fit."""
        first, second, *_ = self._shuffled(list(self._hidden))
        if self._rng.below(3) == 0:
            return self._changed(log, {first: self._shuffled(cards_of(self._game))[0]})
        one, other = (_card_in(self._game, log[index]) for index in (first, second))
        return None if one == other else self._changed(log, {first: other, second: one})

    def _towards(
        self, log: list[str], state: State, seat: int, wanted: Hand, is_right: Callable[[State], bool]
    ) -> list[str] | None:
        """A log in which the seat's hand is nearer to a wanted one, as soon as it is right."""
        for _ in range(_FURTHEST):
            if is_right(state):
                return log
            nearer = self._nearer(log, state, seat, wanted) or self._in_another_order(log, seat)
            if nearer is None:
                return None
            log, state = nearer
        return None

    def _nearer(self, log: Sequence[str], state: State, seat: int, wanted: Hand) -> tuple[list[str], State] | None:
        """The log and its state with one card of the seat exchanged for a wanted one; None if that is not possible."""
        hand = hand_of(self._game, state, seat)
        spare, lack = hand - wanted, wanted - hand
        slots = [at for at, owner in self._hidden.items() if owner == seat and spare[_card_in(self._game, log[at])]]
        for index in self._shuffled(slots):
            for card in self._shuffled(list(lack)):
                for changes in self._exchanges(log, index, card):
                    changed = self._changed(log, changes)
                    if changed is not None:
                        return changed
        return None

    def _in_another_order(self, log: Sequence[str], seat: int) -> tuple[list[str], State] | None:
        """The log and its state with two of the seat's last draws exchanged: a rule may ask when a card was drawn."""
        own = self._shuffled([at for at, owner in self._hidden.items() if owner == seat][-_LAST_DRAWS:])
        for first, second in pairwise(own):
            if log[first] != log[second]:
                one, other = (_card_in(self._game, log[index]) for index in (first, second))
                changed = self._changed(log, {first: other, second: one})
                if changed is not None:
                    return changed
        return None

    def _exchanges(self, log: Sequence[str], index: int, card: str) -> Iterator[dict[int, str]]:
        """Ways to change a draw: to a card of the deck, or to a card that was drawn unseen at another time."""
        yield {index: card}
        own = _card_in(self._game, log[index])
        owner = self._hidden[index]
        others = [at for at, by in self._hidden.items() if by != owner and _card_in(self._game, log[at]) == card]
        for other in self._shuffled(others)[:_MOST_EXCHANGES]:
            yield {index: card, other: own}

    def _changed(self, log: Sequence[str], changes: Mapping[int, str]) -> tuple[list[str], State] | None:
        """The log and its state with other hidden draws; None if they do not fit everything told."""
        other = list(log)
        for index, card in changes.items():
            other[index] = self._game.hand_draw.format(card=card)
        state = self._match.beginning()
        try:
            for text in other:
                state.apply(self._game.number(text))
        except IllegalAction:
            return None
        return (other, state) if self._game.view(state, SPECTATOR) == self._public else None

    def _shuffled(self, items: Sequence[_T]) -> list[_T]:
        """The items in any order."""
        left, mixed = list(items), []
        while left:
            mixed.append(left.pop(self._rng.below(len(left))))
        return mixed

    def _hidden_draws(self) -> dict[int, int]:
        """Where in the log a person drew a card unseen, and who."""
        match, found = self._match, dict[int, int]()
        for index, state in match.states_from(0):
            text = match.log[index]
            if match.actor(index) == CHANCE and match.game.seen(state, match.game.number(text), SPECTATOR) != text:
                seen = [person for person in self._people if match.game.seen(state, match.game.number(text), person) == text]
                found.update(dict.fromkeys([index] if seen else [], seen[0] if seen else 0))
        return found

    def _replace(self, seat: int, log: Sequence[str]) -> list[Event]:
        """Replace the log from where it differs."""
        match = self._match
        first = next((index for index, text in enumerate(log) if text != match.log[index]), len(log))
        if first == len(log):
            return []
        events = match.undo_agreed(seat, first)
        events.extend(match.record(text) for text in log[first:])
        return events


def cards_of(game: Game[Any]) -> list[str]:
    """The cards that can be in a hand."""
    found = game.notation.entries["hand"].codec if game.notation is not None else None
    return list(found.names) if isinstance(found, Counts) else []


def _card_in(game: Game[Any], text: str) -> str:
    """The card of a hidden draw."""
    return text.removeprefix(game.hand_draw.format(card=""))
