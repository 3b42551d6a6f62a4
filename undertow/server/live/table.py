"""One live table in memory. It follows from the events in the store and can be dropped at any time."""

import json
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Any

from undertow.engine.companion import Companion
from undertow.engine.game import Game, Refusal
from undertow.engine.match import Action, ChanceNote, Choice, Event, Match, Undo, fingerprint
from undertow.engine.redealing import Hand
from undertow.engine.state import OVER, SPECTATOR, State
from undertow.server.deadline import DeadlineLock
from undertow.server.live.clocks import Clock
from undertow.server.live.timer import Timer
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.store import EventRow, MatchRow, SeatRow


@dataclass(frozen=True)
class Moment:
    """A match after some of its actions."""

    table: str
    length: int


@dataclass(frozen=True)
class Offer:
    """What one seat asks of the others."""

    kind: str  # "undo", "stand-in" or "pause"
    by: int
    detail: int  # the length of the log to go back to, or the seat that a bot is to take
    agreed: tuple[int, ...] = ()

    def text(self) -> str:
        """The text that the store keeps."""
        return store.as_json([self.kind, self.by, self.detail, list(self.agreed)])


def read_offer(text: str) -> Offer | None:
    """The offer in a row of the store."""
    if not text:
        return None
    kind, by, detail, agreed = json.loads(text)
    return Offer(kind, by, detail, tuple(agreed))


class LiveTable:
    """A match with the people around it. Hold its lock while reading or changing it.

    Four numbers count four things. `row.revision` counts every change of the table and orders the messages to clients.
    `events` counts the rows of the match in the store. `version` counts actions and undos: a move names the version it
    was decided on. A client's number of lines is the length of its log; `first_changed_line` compares it with ours.
    """

    def __init__(self, game: Game[Any], row: MatchRow, seats: Sequence[SeatRow], timer: Timer | None = None) -> None:
        """The table before its first event."""
        self.lock = DeadlineLock()
        self.timer = timer or Timer()
        self.game = game
        self.row = row
        self.seats = tuple(seats)
        names = (seat.name for seat in seats)
        self.match = Match(game, len(seats), json.loads(row.options), names, position=row.position)
        self.events = 0
        self.last_hash = ""
        self.undos: list[tuple[int, int]] = []  # the version that each undo made, and the length it went back to
        self.undos_since_growth = 0  # undos since the log last reached a new length
        self.nonces: dict[int, EventRow] = {}  # for each seat, the note with its last nonce
        self.short_searchers: set[int] = set()  # seats whose bot searched less than its level
        self.is_stale = False  # another server has changed the table
        self.is_being_written = False  # the event loop is writing it; the lock does not stop other tasks of the loop
        self.is_dropped = False  # a change here was not persisted; nobody may use it any more
        self.rendered: dict[int, tuple[State, int, str, str]] = {}  # what the gate has rendered for each viewer
        self.shared: tuple[MatchRow, tuple[SeatRow, ...], int, str] | None = (
            None  # what the gate has rendered for all viewers
        )
        self.noted_version = 0  # the version after the last row
        self._length, self._longest = 0, 0  # lengths of the log: after the last row, and the greatest so far
        self.readings: list[int | None] = []  # what the actor of each line of the log had left, in milliseconds
        self._chosen: dict[int, int | None] = {}  # the same after a secret choice
        self.actor: int | None = None  # the seat of the person who acted last; none if it was a bot

    # Reading

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.row.id

    @property
    def version(self) -> int:
        """The version that a move is checked against."""
        return self.match.version

    @property
    def seed(self) -> bytes:
        """The seed of chance."""
        return bytes.fromhex(self.row.seed)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.match.turn == OVER

    @property
    def companion(self) -> Companion | None:
        """The companion of a real table; None at other tables."""
        if not self.row.companion:
            return None
        bots = [seat.seat for seat in self.seats if seat.bot]
        return Companion(self.match, bots, self.row.companion == store.UNKNOWN_HANDS)

    def knowledge_of(self, viewer: int) -> int:
        """Whose knowledge a viewer has: a spectator's where the hands of people are not known."""
        return SPECTATOR if self.row.companion == store.UNKNOWN_HANDS else viewer

    def to_act(self) -> list[int]:
        """The seats that the match waits for."""
        return self.match.waiting_for() if self.row.status == store.PLAYING else []

    def waiting_since(self, seat: int) -> int:
        """When the match began to wait for a seat, or the seat's last action; no other request moves it."""
        return int(json.loads(self.row.waiting).get(str(seat), self.row.changed))

    def waiting_after(self, to_act: Sequence[int], acted: Container[int], time: int) -> dict[str, int]:
        """Since when each seat is waited for after a change in which some seats acted."""
        if self.row.status != store.PLAYING:
            return {}
        waited: list[int] = json.loads(self.row.to_act)
        return {str(seat): self.waiting_since(seat) if seat in waited and seat not in acted else time for seat in to_act}

    def clock(self) -> Clock | None:
        """The clock as it was after the last change; None without one."""
        return Clock.read(self.row.clock, self.row.clocks) if self.row.clock else None

    def is_timed(self, seat: int) -> bool:
        """Whether a person's clock runs."""
        return str(seat) in json.loads(self.row.waiting) and not self.is_bot(seat)

    def with_clock(self, clock: Clock) -> MatchRow:
        """The row with another clock."""
        return replace(self.row, clocks=clock.text())

    def run(self, clock: Clock, seat: int, time: int) -> int:
        """The milliseconds for which a seat's clock has run since the last change; 0 if it does not run."""
        if not self.is_timed(seat):
            return 0
        return self.timer.running(self.waiting_since(seat), time if clock.paused is None else clock.paused)

    def is_decided(self) -> bool:
        """Whether it is known how the match counts: it is over, or only one seat has not forfeited it."""
        return self.is_over or (len(self.seats) > 1 and sum(not seat.forfeit for seat in self.seats) <= 1)

    @property
    def longest(self) -> int:
        """The greatest length that the log has had."""
        return self._longest

    def is_bot(self, seat: int) -> bool:
        """Whether a bot acts for the seat, as its own or for a person who is away."""
        return self.seats[seat].bot != ""

    def to_notify(self, before: str, to_act: Sequence[int]) -> dict[str, int]:
        """When each seat's pending notification fell due, after a change from a status to the present one."""
        pending: dict[str, int] = json.loads(self.row.notify)
        actor = None if self.actor is None else self.seats[self.actor].guest
        others = {seat.seat for seat in self.seats if seat.guest is not None and seat.guest != actor}
        fresh = {str(seat): store.now() for seat in others}
        if self.is_over:
            return pending if before == store.FINISHED else fresh
        newly = {str(seat): fresh[str(seat)] for seat in others.difference(json.loads(self.row.to_act))}
        waiting = [str(seat) for seat in to_act if seat in others and not self.is_bot(seat)]
        return {seat: due for seat, due in {**newly, **pending}.items() if seat in waiting}

    def origin(self) -> Moment | None:
        """The moment of another match that this one began with."""
        return Moment(**json.loads(self.row.origin)) if self.row.origin else None

    def offer(self) -> Offer | None:
        """What one seat asks of the others now."""
        return read_offer(self.row.offer)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may undo something without consent."""
        if self.companion is not None:
            return self.row.status in (store.PLAYING, store.FINISHED) and self.companion.can_take_back()
        return self.row.status == store.PLAYING and self.match.can_undo(seat)

    def first_changed_line(self, version: int, lines: int) -> int:
        """The first log line that differs for a client that has `lines` lines of a version."""
        lengths = [length for made, length in self.undos if made > version]
        return max(0, min([lines, len(self.match.log), *lengths]))

    def nonce_request(self, seat: int) -> str:
        """The id of the one request by which the seat's present holder gives a nonce."""
        return f"{store.NONCE_REQUEST}{self.seats[seat].generation}"

    def nonce_of(self, seat: int) -> str | None:
        """The nonce that the seat's present holder has given."""
        row = self.nonces.get(seat)
        return row.text.rpartition(" ")[2] if row is not None and row.client_id == self.nonce_request(seat) else None

    # Changing

    def play(self, seat: int, text: str, hand: Hand | None = None) -> list[Event]:
        """Take a person's action; `hand` is the hand that it shows at a real table."""
        if self.companion is not None:
            return self.companion.act(seat, text, hand)
        return self.match.play(seat, text)

    def play_chance(self) -> list[Event]:
        """Let chance act, as far as the program draws."""
        return self.match.play_chance(self.seed) if self.companion is None else self.companion.advance(self.seed)

    def tell_draw(self, seat: int, text: str) -> list[Event]:
        """Take an outcome that a person tells; an empty text lets the program draw what everybody sees."""
        if self.companion is None:
            raise Refused("no-companion")
        if not text:
            return _told_by(seat, self.companion.draw_all(self.seed))
        question = self.companion.question()
        knowers = [] if question is None else [each for each in question.knowers if not self.is_bot(each)]
        if knowers and seat not in knowers:
            raise Refused("illegal-action", Refusal("companion-not-your-draw", {"seat": knowers[0]}))
        return _told_by(seat, self.companion.draw(text))

    def undo(self, seat: int) -> list[Event]:
        """Take back the seat's last action, or at a real table what was told last."""
        return self.match.undo(seat) if self.companion is None else self.companion.take_back(seat)

    def catch_up(self, row: MatchRow, seats: Sequence[SeatRow], events: Sequence[EventRow]) -> None:
        """Apply the store's newer events; raises Refused if the log does not replay."""
        if row.events != self.events + len(events):
            raise Refused("broken-log")
        try:
            self.match.fold(event for event in map(event_of, events) if event is not None)
        except ValueError:  # an illegal action, or an unknown text
            raise Refused("broken-log") from None
        for event in events:
            self._note_down(event)
        if events and self.last_hash != fingerprint(self.match.state):
            raise Refused("broken-log")
        self.row = row
        self.seats = tuple(seats)
        self.match.names = tuple(seat.name for seat in seats)

    def rows_of(
        self, happened: Sequence[Event], client_id: str | None, clock: int | None = None, time: int = 0
    ) -> list[EventRow]:
        """Rows for events that just happened here; the first one carries the id of the request and the clock."""
        time, version, last = time or self.timer.now(), self.version, self.events + len(happened) - 1
        rows: list[EventRow] = []
        for number, event in enumerate(happened, self.events):
            kind, text = _stored(event)
            state = fingerprint(self.match.state) if number == last else ""
            rows.append(EventRow(self.id, number, kind, event.seat, text, client_id, version, state, time, clock))
            client_id = clock = None
        for row in rows:
            self._note_down(row)
        return rows

    def request_row(self, kind: str, seat: int, client_id: str | None, answer: int, text: str = "") -> EventRow:
        """A row that is no event of the match, with the answer to its request."""
        state = fingerprint(self.match.state)
        row = EventRow(self.id, self.events, kind, seat, text, client_id, answer, state, self.timer.now())
        self._note_down(row)
        return row

    def _note_down(self, row: EventRow) -> None:
        """Update the table's own facts from an event."""
        self.events = row.number + 1
        self.last_hash = row.hash or self.last_hash
        if row.client_id is not None and row.kind in store.MOVES:
            self._note_actor(row.seat, row.client_id)
        match row.kind:
            case store.ACTION:
                self.readings.append(self._chosen.pop(row.seat, row.clock))
                self.noted_version, self._length = self.noted_version + 1, self._length + 1
                if self._length > self._longest:
                    self._longest, self.undos_since_growth = self._length, 0
            case store.UNDO:
                self.noted_version, self._length = self.noted_version + 1, int(row.text)
                self.undos.append((self.noted_version, self._length))
                del self.readings[self._length :]
                self.undos_since_growth += 1
            case store.SLOT if row.text:
                self._chosen[row.seat] = row.clock
            case store.SLOT:
                self._chosen.pop(row.seat, None)
                self.undos_since_growth += 1
            case store.NOTE if row.client_id is not None:
                self.nonces[row.seat] = row

    def _note_actor(self, seat: int, client_id: str) -> None:
        """Remember who moved, and whether a bot searched less than its level."""
        is_bot = client_id.startswith(store.BOT_REQUEST)
        self.actor = None if is_bot else seat
        if client_id.startswith(store.SHORT_BOT_REQUEST):
            self.short_searchers.add(seat)
        elif is_bot:
            self.short_searchers.discard(seat)


def _told_by(seat: int, events: list[Event]) -> list[Event]:
    """Events of chance, the first under the seat that told it, so that its request is found again."""
    return [replace(events[0], seat=seat), *events[1:]]


def event_of(row: EventRow) -> Event | None:
    """The match event of a stored row; None if the row only concerns the table."""
    match row.kind:
        case store.ACTION:
            return Action(row.seat, row.text)
        case store.SLOT:
            return Choice(row.seat, row.text)
        case store.UNDO:
            return Undo(row.seat, int(row.text))
        case store.NOTE:
            return ChanceNote(row.seat, row.text)
    return None


def _stored(event: Event) -> tuple[str, str]:
    """The kind and text of an event in the store."""
    match event:
        case Action():
            return store.ACTION, event.text
        case Choice():
            return store.SLOT, event.text
        case Undo():
            return store.UNDO, str(event.length)
        case ChanceNote():
            return store.NOTE, event.text
