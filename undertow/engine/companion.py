"""The companion of a real table: people enter what happened, and `Match` decides what is legal."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from undertow.engine.game import Refusal
from undertow.engine.match import Event, Match, RefusedAction
from undertow.engine.redealing import Hand, Redealing, hand_of, possible
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, State

_GUESSES = 8
_ODDS_GUESSES = 24
_RECENT = 8  # actions looked at before the whole log is


@dataclass(frozen=True)
class Outcome:
    """What chance may bring, and how likely it is by what somebody knows."""

    text: str
    share: float


@dataclass(frozen=True)
class Question:
    """What people must enter next: the action of one of these seats, or an outcome of chance."""

    seats: tuple[int, ...]
    knowers: tuple[int, ...] = ()  # the seats that see a secret draw; empty if everybody does


class Companion:
    """A match at a real table. `bots` are the seats that the program plays.

    With unknown hands nobody tells which cards people draw: the match then holds a deal that fits what everybody knows.
    """

    def __init__(self, match: Match, bots: Collection[int] = (), unknown_hands: bool = False) -> None:
        """Accompany a match."""
        self.match = match
        self.bots = frozenset(bots)
        self.unknown_hands = unknown_hands

    # Questions

    def question(self) -> Question | None:
        """What people must enter now; None if the match is over or a bot acts."""
        match = self.match
        if match.turn == OVER:
            return None
        if match.turn == CHANCE:
            return Question((CHANCE,), self._knowers(match.state))
        people = tuple(seat for seat in match.waiting_for() if seat not in self.bots)
        return Question(people) if people else None

    def outcomes(self, viewer: int) -> list[Outcome]:
        """What may be drawn now, with the odds that a seat, or a SPECTATOR, can work out."""
        shares: defaultdict[int, float] = defaultdict(float)
        for number in range(_ODDS_GUESSES):
            guess = self.match.state.guess(viewer, Rng(number))
            weights = list(guess.odds())
            for action, weight in zip(guess.legal(), weights, strict=True):
                shares[int(action)] += weight / sum(weights) / _ODDS_GUESSES
        return [Outcome(self.match.game.text(action), shares[action]) for action in sorted(shares)]

    def last_told(self) -> int | None:
        """The length of the log before the last action that people told."""
        match = self.match
        for index, state in self._from_the_end():
            actor = match.actor(index)
            if actor == CHANCE and not self._is_automatic(state):
                return index
            if actor >= 0 and actor not in self.bots:
                return match.undo_length(actor)
        return None

    def can_take_back(self) -> bool:
        """Whether people have told anything."""
        return any(seat not in self.bots for seat in self.match.slots) or self.last_told() is not None

    def possible(self, seat: int) -> dict[int, State]:
        """The actions that a seat may be able to take, each with a state in which it can."""
        if self.unknown_hands:
            return possible(self.match, self.bots, seat)
        return {int(action): self.match.state for action in self.match.state.legal_for(seat)}

    # Changes

    def act(self, seat: int, text: str, hand: Hand | None = None) -> list[Event]:
        """Take an action that a person told, or raise RefusedAction; `hand` is the hand that the action shows."""
        if self.match.turn == CHANCE:
            raise RefusedAction(Refusal("companion-draw-first"))
        events: list[Event] = []
        if self.unknown_hands and seat in self.match.waiting_for() and self.match.game.has_action(text):
            events = self._redeal(seat, text, hand)
        return events + self.match.play(seat, text)

    def draw(self, text: str) -> list[Event]:
        """Take an outcome of chance that people told, or raise RefusedAction and change nothing."""
        match = self.match
        if match.turn != CHANCE:
            raise RefusedAction(Refusal("companion-no-draw"))
        if not match.game.has_action(text):
            raise RefusedAction(Refusal("no-such-action", {"text": text}))
        return [*self._redeal_draw(match.game.number(text)), match.record(text)]

    def draw_all(self, seed: bytes) -> list[Event]:
        """Let the program draw what everybody sees, up to the next choice or secret draw or another kind of draw."""
        kind, events = self._public_kind(), list[Event]()
        if not kind:
            raise RefusedAction(Refusal("companion-secret-draw" if self.match.turn == CHANCE else "companion-no-draw"))
        while self._public_kind() == kind:
            events.append(self.match.draw_one(seed))
        return events

    def advance(self, seed: bytes) -> list[Event]:
        """Let chance act as long as nobody has to tell the outcome."""
        events: list[Event] = []
        while self.match.turn == CHANCE and self._is_automatic(self.match.state):
            events.append(self.match.draw_one(seed))
        return events

    def take_back(self, seat: int) -> list[Event]:
        """Take back the seat's open choice, or what was told last and everything after it, draws included."""
        if not self.bots.issuperset(self.match.slots):
            return self.match.undo(seat)
        length = self.last_told()
        if length is None:
            raise RefusedAction(Refusal("companion-nothing-told"))
        return self.match.undo_agreed(seat, length)

    # Internals

    def _redeal(self, seat: int, text: str, hand: Hand | None) -> list[Event]:
        """Deal unknown hands anew if the action is not legal in the present deal."""
        match = self.match
        action = match.game.number(text)
        if text != match.game.hand_shown:
            return [] if action in match.state.legal_for(seat) else Redealing(match, self.bots).allow(seat, action)
        if hand is None or hand.total() != hand_of(match.game, match.state, seat).total():
            count = hand_of(match.game, match.state, seat).total()
            raise RefusedAction(Refusal("companion-tell-hand", {"count": count}))
        return Redealing(match, self.bots).show(seat, hand)

    def _redeal_draw(self, action: int) -> list[Event]:
        """Deal unknown hands anew if they hold what was drawn; raises RefusedAction if it cannot be."""
        if action in self.match.state.legal():
            return []
        events = Redealing(self.match, self.bots).allow_draw(action) if self.unknown_hands else None
        if events is None:
            raise RefusedAction(self._why_not_drawn(action))
        return events

    def _from_the_end(self) -> Iterator[tuple[int, State]]:
        """The state before each action of the log, the last one first."""
        length = len(self.match.log)
        recent = max(0, length - _RECENT)
        yield from reversed(list(self.match.states_from(recent)))
        if recent:
            yield from reversed(list(self.match.states_from(0))[:recent])

    def _public_kind(self) -> str:
        """The first word of what is drawn now before everybody's eyes; empty if nothing is."""
        if self.match.turn != CHANCE or self._knowers(self.match.state):
            return ""
        return self.match.game.text(self.match.state.legal()[0]).split()[0]

    def _knowers(self, state: State) -> tuple[int, ...]:
        """The seats that see the next outcome of chance, if not everybody does."""
        game, action = self.match.game, state.legal()[0]
        text = game.text(action)
        if game.seen(state, action, SPECTATOR) == text:
            return ()
        return tuple(seat for seat in range(self.match.seats) if game.seen(state, action, seat) == text)

    def _is_automatic(self, state: State) -> bool:
        """Whether the next outcome of chance is certain, stays unknown, or comes from a bot's own pile."""
        knowers = self._knowers(state)
        if self.unknown_hands and knowers:
            return self.bots.isdisjoint(knowers)
        if len(state.legal()) == 1:
            return True
        if not self.match.game.own_piles or self.bots.isdisjoint(knowers):
            return False
        return self.bots.issuperset(knowers) or self._is_hidden_from_people(state)

    def _is_hidden_from_people(self, state: State) -> bool:
        """Whether a person cannot know what may be drawn."""
        people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        guesses = (state.guess(seat, Rng(number)) for seat in people for number in range(_GUESSES))
        return any(guess.legal() != state.legal() for guess in guesses)

    def _why_not_drawn(self, action: int) -> Refusal:
        """Why an outcome cannot be: the box has no more of it, or it does not belong here."""
        now, most = set(self.match.state.legal()), 0
        for index, state in self.match.states_from(0):
            legal = list(state.legal()) if self.match.actor(index) == CHANCE else []
            if action in legal and now.intersection(legal):  # the same kind of draw
                most = max(most, list(state.odds())[legal.index(action)])
        return Refusal("companion-all-out", {"count": most}) if most else Refusal("companion-not-here")
