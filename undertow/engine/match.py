"""A match: a game, its options, who sits where, and its log. The state follows from the log.

`Match` alone decides what is legal, what a secret choice is and what may be undone. Each change returns the events that
happened; a store keeps them, and `fold` applies them to another copy of the match.
"""

import hashlib
import struct
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from undertow.engine import display
from undertow.engine.chance import BURN, ChanceStream, Note, checked_note
from undertow.engine.game import Game, Message, OptionError, Refusal, View
from undertow.engine.play import Choose
from undertow.engine.position import options_of
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State

_GUESSES = 12
_STATES_KEPT = 8  # before each of the last actions
_CHECKPOINT = 64  # actions between the states kept for long undos


class RefusedAction(IllegalAction):
    """A refusal with its reason; the match is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{refusal.id}{rule}")
        self.refusal = refusal


@dataclass(frozen=True)
class Action:
    """An action of a seat, or of chance, that joined the log."""

    seat: int
    text: str


@dataclass(frozen=True)
class Choice:
    """A seat's choice in an open secret choice; empty if taken back."""

    seat: int
    text: str


@dataclass(frozen=True)
class Undo:
    """The log went back to a length because a seat asked for it."""

    seat: int
    length: int


@dataclass(frozen=True)
class ChanceNote:
    """A note that re-keys chance from here on; see docs/chance.md."""

    seat: int
    text: str


Event = Action | Choice | Undo | ChanceNote


def fingerprint(state: State) -> str:
    """A hash of all facts of a state."""
    facts = list(state.encode())
    return hashlib.sha256(struct.pack(f">{len(facts)}q", *facts)).hexdigest()


def came_to_light(game: Game[Any], before: State, action: int, after: State, seat: int) -> bool:
    """Whether an action revealed something new to its own seat."""
    guesses = [before.guess(seat, Rng(number)) for number in range(_GUESSES)]
    others = {tuple(guess.encode()): guess for guess in guesses}
    others.pop(tuple(before.encode()), None)  # the true state before leads to the true state now
    if not others:
        return False
    known = tuple(after.guess(seat, Rng(0)).encode())
    seen: View | None = None
    for other in others.values():
        if action not in list(other.legal()):
            return True
        other.apply(action)
        # A guess follows from the seat's knowledge alone, so equal guesses mean equal views.
        if tuple(other.guess(seat, Rng(0)).encode()) == known:
            continue
        seen = game.view(after, seat) if seen is None else seen
        if game.view(other, seat) != seen:
            return True
    return False


class Match:
    """One playthrough."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        names: Iterable[str] = (),
        *,
        position: str = "",
    ) -> None:
        """Begin with seats (by default the fewest) and options, or with a position, which states both."""
        self.game = game
        self._beginning, self.options = _beginning(game, seats, options or {}, position)
        self.seats = len(self._beginning.scores())
        self.position = str(self._beginning) if position else ""  # where the match began, if not with the set-up
        self.names = tuple(names)
        self.log: list[str] = []
        self.notes: list[Note] = []  # in the order of their positions in the log
        self.slots: dict[int, str] = {}  # the current secret choices, by seat
        self.version = 0  # counts actions and undos
        self.state: State = self._beginning.clone()
        self._actors: list[int] = []
        self._choice_starts: list[int] = []  # for each action, where its secret choice began, or -1
        self._bounds: list[int] = []  # for each action of chance, the sum of the weights, else 0
        self._befores: deque[State] = deque(maxlen=_STATES_KEPT)
        self._checkpoints: dict[int, State] = {}
        self._choosing = 0  # actions of the current secret choice still missing in the log
        self._stream: tuple[bytes, ChanceStream] | None = None
        self._light: tuple[int, bool] | None = None  # a version, and whether its last action revealed something

    # Questions

    def beginning(self) -> State:
        """The state before the first action."""
        return self._beginning.clone()

    @property
    def turn(self) -> int:
        """The seat to act, CHANCE, or OVER."""
        return self.state.turn()

    def slot(self, seat: int) -> str | None:
        """What the seat has chosen in an open secret choice; only that seat may know."""
        return self.slots.get(seat)

    def waiting_for(self) -> list[int]:
        """The seats that have yet to choose."""
        return [seat for seat in self.state.choosers() if seat not in self.slots]

    def actor(self, index: int) -> int:
        """Who took an action of the log."""
        return self._actors[index]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may undo its open choice, or its last action if it revealed nothing."""
        if seat in self.slots:
            return True
        if self.slots or not self._actors or self._actors[-1] != seat or self._choice_starts[-1] >= 0:
            return False
        if self._light is None or self._light[0] != self.version:
            _, before = next(iter(self.states_from(len(self.log) - 1)))
            action = self.game.number(self.log[-1])
            self._light = self.version, came_to_light(self.game, before, action, self.state, seat)
        return not self._light[1]

    def undo_length(self, seat: int) -> int | None:
        """The length of the log before the seat's last action; a secret choice counts as one action."""
        for index in range(len(self.log) - 1, -1, -1):
            if self._actors[index] == seat:
                start = self._choice_starts[index]
                return start if start >= 0 else index
        return None

    def has_draw_from(self, length: int) -> bool:
        """Whether chance acted in the log beyond a length."""
        return CHANCE in self._actors[length:]

    def states_from(self, first: int) -> Iterator[tuple[int, State]]:
        """The state before each action of the log, from an index on. Do not change them."""
        beyond = len(self.log) - first
        if beyond <= len(self._befores):
            yield from enumerate(list(self._befores)[len(self._befores) - beyond :], first)
            return
        state = self._state_at(first)
        for index in range(first, len(self.log)):
            yield index, state.clone()
            state.apply(self.game.number(self.log[index]))

    def log_texts(self, seat: int) -> list[tuple[Message, ...]]:
        """The log messages for the seat, or for a SPECTATOR, action by action."""
        state = self.beginning()
        lines = []
        for text in self.log:
            action = self.game.number(text)
            lines.append(self.game.describe(state, action, seat))
            state.apply(action)
        return lines

    # Changes

    def play(self, seat: int, text: str) -> list[Event]:
        """Take an action for a seat, or raise RefusedAction and change nothing.

        In a secret choice it fills the seat's slot, replaceable until the last seat has chosen; then all are taken.
        """
        if not self._is_legal(seat, text):
            raise RefusedAction(self.game.why_not(self.state, seat, text) or Refusal("not-your-turn"))
        choosers = list(self.state.choosers())
        if len(choosers) == 1:
            return [self._take(text)]
        self.slots[seat] = text
        events: list[Event] = [Choice(seat, text)]
        if len(self.slots) == len(choosers):
            chosen = dict(self.slots)
            events += [self._take(chosen[chooser]) for chooser in choosers]
        return events

    def record(self, text: str) -> Action:
        """Take a logged action for the seat to act or for chance."""
        turn = self.turn
        if turn == OVER:
            raise RefusedAction(Refusal("match-is-over"))
        try:
            return self._take(text)
        except IllegalAction:
            self.game.number(text)  # raises for a text that is not an action
            if turn == CHANCE:
                raise IllegalAction(f"{text!r} is not a possible outcome here") from None
            refusal = self.game.why_not(self.state, turn, text)
            raise RefusedAction(refusal or Refusal("not-your-turn")) from None

    def play_chance(self, seed: bytes) -> list[Event]:
        """Let chance act while it is its turn."""
        events: list[Event] = []
        while self.turn == CHANCE:
            events.append(self.draw_one(seed))
        return events

    def draw_one(self, seed: bytes) -> Action:
        """Let chance act once."""
        outcome = list(self.state.legal())[self._stream_of(seed).pick(self.state.odds())]
        return self._take(self.game.text(outcome))

    def finish(self, choose: Choose[State], seed: bytes) -> None:
        """Play to the end: seats act by `choose`, chance by the seed."""
        self.play_chance(seed)
        while (seat := self.turn) != OVER:
            self.record(self.game.text(choose(self.state, seat)))
            self.play_chance(seed)

    def undo(self, seat: int) -> list[Event]:
        """Undo the seat's open choice or last action."""
        if not self.can_undo(seat):
            raise RefusedAction(Refusal("nothing-to-undo"))
        if seat in self.slots:
            del self.slots[seat]
            return [Choice(seat, "")]
        return [self._go_back(Undo(seat, len(self.log) - 1))]

    def undo_agreed(self, seat: int, length: int) -> list[Event]:
        """Go back to a length by consent; seen draws are burned."""
        if not 0 <= length < len(self.log):
            raise RefusedAction(Refusal("nothing-to-undo"))
        is_over_chance = self.has_draw_from(length)
        events: list[Event] = [self._go_back(Undo(seat, length))]
        return events + self.note(seat, BURN) if is_over_chance else events

    def note(self, seat: int, text: str) -> list[Event]:
        """Re-key chance from here on."""
        self._add_note(Note(len(self.log), checked_note(text)))
        return [ChanceNote(seat, text)]

    # Equality, pickling and pictures

    def __repr__(self) -> str:
        """The game, the seats and how long the log is."""
        whose = {OVER: "over", CHANCE: "chance to act"}.get(self.turn, f"seat {self.turn} to act")
        return f"<Match {self.game.id}, {self.seats} seats, {len(self.log)} actions, {whose}>"

    def __eq__(self, other: object) -> bool:
        """Whether game, options, names and history are the same."""
        return isinstance(other, Match) and self._essence() == other._essence()

    __hash__ = None  # type: ignore[assignment] # a match changes

    def _essence(self) -> tuple[object, ...]:
        """Everything that determines the match."""
        begun = (self.game, self.seats, self.options, self.names, self.position)
        return (*begun, tuple(self.log), tuple(self.notes), dict(self.slots), self.version)

    def __reduce__(self) -> "tuple[Callable[..., Match], tuple[object, ...]]":
        """How to play the match again in another process."""
        return _played_again, (type(self), *self._essence())

    def _repr_svg_(self) -> str | None:
        """The board, for notebooks: what the seat to act sees."""
        return display.svg(self)

    def _repr_html_(self) -> str | None:
        """The board as an image, for notebooks."""
        return display.html(self)

    # Stored events

    def apply(self, event: Event) -> None:
        """Apply an event that was decided elsewhere."""
        self.fold([event])

    def fold(self, events: Iterable[Event]) -> None:
        """Apply events that were decided elsewhere; actions undone by later events are skipped."""
        kept, more, version = len(self.log), list[str](), self.version
        slots, notes = self.slots, self.notes
        for event in events:
            length = kept + len(more)
            match event:
                case Choice():
                    slots = {seat: text for seat, text in {**slots, event.seat: event.text}.items() if text}
                    continue
                case ChanceNote():
                    notes = [*notes, Note(length, checked_note(event.text))]
                    continue
                case Undo() if not 0 <= event.length <= length:
                    raise IllegalAction(f"the log has {length} actions, so it cannot go back to {event.length}")
                case Undo():
                    notes = _clamped(notes, event.length)
                    del more[max(0, event.length - kept) :]
                    kept = min(kept, event.length)
                case Action():
                    more.append(event.text)
            version += 1
            slots = {}
        self._rewind(kept)
        for text in more:
            self._take(text)
        self.slots, self.notes, self.version = slots, notes, version
        self._stream = None

    # Internals

    def _is_legal(self, seat: int, text: str) -> bool:
        """Whether the seat may take the action now."""
        if not 0 <= seat < self.seats or not self.game.has_action(text):
            return False
        return self.game.number(text) in list(self.state.legal_for(seat))

    def _take(self, text: str) -> Action:
        """Carry out a legal action and add it to the log; raises IllegalAction and changes nothing else."""
        action, state, length = self.game.number(text), self.state, len(self.log)
        actor = state.turn()
        choosers = self._choosing or len(state.choosers())
        bound = sum(state.odds()) if actor == CHANCE else 0
        before = state.clone()
        state.apply(action)
        self._befores.append(before)
        if length % _CHECKPOINT == 0:
            self._checkpoints[length] = before
        start = self._choice_starts[-1] if self._choosing else length if choosers > 1 else -1
        self._choosing = choosers - 1 if choosers > 1 else 0
        self.log.append(text)
        self._actors.append(actor)
        self._choice_starts.append(start)
        self._bounds.append(bound)
        self.slots = {}
        self.version += 1
        return Action(actor, text)

    def _go_back(self, undo: Undo) -> Undo:
        """Forget all actions beyond a length."""
        self._rewind(undo.length)
        self.notes = _clamped(self.notes, undo.length)
        self.slots = {}
        self.version += 1
        return undo

    def _rewind(self, length: int) -> None:
        """Bring state and log back to a length."""
        beyond = len(self.log) - length
        if not beyond:
            return
        if self.has_draw_from(length):
            self._stream = None
        if beyond <= len(self._befores):
            for _ in range(beyond):
                self.state = self._befores.pop()
            self.state = self.state.clone()  # it may be a checkpoint
        else:
            self.state = self._state_at(length)
            self._befores.clear()
        for kept in (self.log, self._actors, self._choice_starts, self._bounds):
            del kept[length:]
        self._checkpoints = {at: state for at, state in self._checkpoints.items() if at <= length}
        self._choosing = 0

    def _state_at(self, length: int) -> State:
        """The state after `length` actions, replayed from the last checkpoint."""
        at = max((at for at in self._checkpoints if at <= length), default=-1)
        state = self._checkpoints[at].clone() if at >= 0 else self.beginning()
        for text in self.log[max(at, 0) : length]:
            state.apply(self.game.number(text))
        return state

    def _add_note(self, note: Note) -> None:
        """Append a note and re-key the stream."""
        self.notes = [*self.notes, note]
        self._stream = None

    def _stream_of(self, seed: bytes) -> ChanceStream:
        """The stream of a seed, past the draws that the log already holds."""
        if self._stream is None or self._stream[0] != seed:
            stream = ChanceStream(seed, (note.text for note in self.notes))
            for bound in self._bounds[self.notes[-1].at if self.notes else 0 :]:
                if bound:
                    stream.below(bound)
            self._stream = seed, stream
        return self._stream[1]


def _beginning(
    game: Game[Any], seats: int | None, options: Mapping[str, object], position: str
) -> tuple[State, dict[str, str]]:
    """The state before the first action, and all options."""
    if not position:
        count = game.seats[0] if seats is None else seats
        checked = game.check_options(count, options)
        return game.begin(count, checked), checked
    state: State = game.position(position)
    count = len(state.scores())
    marked = options_of(game, state)
    checked = game.check_options(count, {**marked, **options})
    if seats not in (None, count) or options_of(game, game.begin(count, checked)) != marked:
        told = ", ".join(f"{name} {value}" for name, value in marked.items()) or "none"
        raise OptionError(Message("bad-option-position", {"seats": count, "options": told}))
    return state, checked


def begun(match: Match) -> Match:
    """A new match with the beginning of another one."""
    return Match(match.game, match.seats, match.options, match.names, position=match.position)


def _played_again(
    kind: type[Match],
    game: Game[Any],
    seats: int,
    options: Mapping[str, object],
    names: tuple[str, ...],
    position: str,
    log: Sequence[str],
    notes: Sequence[Note],
    slots: Mapping[int, str],
    version: int,
) -> Match:
    """A match from its essence."""
    match = kind(game, seats, options, names, position=position)
    match.fold(Action(CHANCE, text) for text in log)
    match.notes, match.slots, match.version = list(notes), dict(slots), version
    return match


def _clamped(notes: Sequence[Note], length: int) -> list[Note]:
    """The notes of a match that went back to a length."""
    return [note if note.at <= length else Note(length, note.text) for note in notes]


def replayed(match: Match, length: int | None = None) -> Match:
    """The match replayed from its log, up to a number of actions."""
    copy = begun(match)
    for text in match.log[:length]:
        copy.record(text)
    copy.notes = _clamped(match.notes, len(copy.log))
    return copy
