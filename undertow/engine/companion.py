"""The companion of a real table: people enter what happened, and `Match` decides what is legal."""

from collections.abc import Collection
from dataclasses import dataclass

from undertow.engine.game import Refusal
from undertow.engine.match import Action, Event, Match, RefusedAction
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, State

_GUESSES = 8


@dataclass(frozen=True)
class Outcome:
    """What chance may bring: its text, and its weight among all outcomes."""

    text: str
    weight: int


@dataclass(frozen=True)
class Question:
    """What people must enter next: the action of one of these seats, or an outcome of chance."""

    seats: tuple[int, ...]
    knowers: tuple[int, ...] = ()  # the seats that see a secret draw; empty if everybody does
    outcomes: tuple[Outcome, ...] = ()


class Companion:
    """A match at a real table. `bots` are the seats that the program plays."""

    def __init__(self, match: Match, bots: Collection[int] = ()) -> None:
        """Accompany a match."""
        self.match = match
        self.bots = frozenset(bots)

    # Questions

    def question(self) -> Question | None:
        """What people must enter now; None if the match is over or a bot acts."""
        match = self.match
        if match.turn == OVER:
            return None
        if match.turn != CHANCE:
            people = tuple(seat for seat in match.waiting_for() if seat not in self.bots)
            return Question(people) if people else None
        weights = zip(match.state.legal(), match.state.odds(), strict=True)
        outcomes = tuple(Outcome(match.game.text(action), weight) for action, weight in weights)
        return Question((CHANCE,), self._knowers(match.state), outcomes)

    def last_told(self) -> int | None:
        """The length of the log before the last action that people told."""
        match = self.match
        for index, state in reversed(list(match.states_from(0))):
            actor = match.actor(index)
            if actor == CHANCE and not self._is_automatic(state):
                return index
            if actor >= 0 and actor not in self.bots:
                return match.undo_length(actor)
        return None

    # Changes

    def act(self, seat: int, text: str) -> list[Event]:
        """Take an action that a person told, or raise RefusedAction and change nothing."""
        if self.match.turn == CHANCE:
            raise RefusedAction(Refusal("companion-draw-first"))
        return self.match.play(seat, text)

    def draw(self, text: str) -> list[Event]:
        """Take an outcome of chance that people told, or raise RefusedAction and change nothing."""
        match = self.match
        if match.turn != CHANCE:
            raise RefusedAction(Refusal("companion-no-draw"))
        if not match.game.has_action(text):
            raise RefusedAction(Refusal("no-such-action", {"text": text}))
        if match.game.number(text) not in match.state.legal():
            raise RefusedAction(self._why_not_drawn(match.game.number(text)))
        match.record(text)
        return [Action(CHANCE, text)]

    def advance(self, seed: bytes) -> list[Event]:
        """Let chance act as long as nobody has to tell the outcome."""
        events: list[Event] = []
        while self.match.turn == CHANCE and self._is_automatic(self.match.state):
            events.append(self.match.draw_one(seed))
        return events

    def take_back(self, seat: int) -> list[Event]:
        """Take back an open choice, or what was told last and everything after it, draws included."""
        choosers = [chooser for chooser in self.match.slots if chooser not in self.bots]
        if choosers:
            return self.match.undo(choosers[-1])
        length = self.last_told()
        if length is None:
            raise RefusedAction(Refusal("companion-nothing-told"))
        return self.match.undo_agreed(seat, length)

    # Internals

    def _knowers(self, state: State) -> tuple[int, ...]:
        """The seats that see the next outcome of chance, if not everybody does."""
        game, action = self.match.game, state.legal()[0]
        text = game.text(action)
        if game.seen(state, action, SPECTATOR) == text:
            return ()
        return tuple(seat for seat in range(self.match.seats) if game.seen(state, action, seat) == text)

    def _is_automatic(self, state: State) -> bool:
        """Whether the next outcome of chance is certain, or comes from a bot's own pile."""
        if len(state.legal()) == 1:
            return True
        knowers = self.bots.intersection(self._knowers(state))
        if not self.match.game.own_piles or not knowers:
            return False
        return knowers.issuperset(self._knowers(state)) or self._is_hidden_from_people(state)

    def _is_hidden_from_people(self, state: State) -> bool:
        """Whether a person cannot know what may be drawn."""
        people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        guesses = (state.guess(seat, Rng(number)) for seat in people for number in range(_GUESSES))
        return any(guess.legal() != state.legal() for guess in guesses)

    def _why_not_drawn(self, action: int) -> Refusal:
        """Why an outcome cannot be: the box has no more of it, or it does not belong here."""
        now = set(self.match.state.legal())
        draws = (state.legal() for index, state in self.match.states_from(0) if self.match.actor(index) == CHANCE)
        was_there = any(action in legal and now.intersection(legal) for legal in draws)  # in the same kind of draw
        return Refusal("companion-all-out" if was_there else "companion-not-here")
