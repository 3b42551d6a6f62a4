"""One live table in memory. It holds nothing that the events in the store do not give, and can be dropped at any time."""

import json
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from undertow.engine.chance import ChanceStream
from undertow.engine.game import Game
from undertow.engine.match import Match, came_to_light, fingerprint, stream_after
from undertow.engine.state import CHANCE, OVER, State
from undertow.server.deadline import DeadlineLock
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.store import EventRow, MatchRow, SeatRow

_STATES_KEPT = 8


@dataclass(frozen=True)
class Offer:
    """What one seat asks of the others."""

    kind: str  # "undo" or "stand-in"
    by: int
    detail: int  # the length of the log to go back to, or the seat that a bot is to take
    agreed: tuple[int, ...] = ()

    def text(self) -> str:
        """As the store keeps it."""
        return store.as_json([self.kind, self.by, self.detail, list(self.agreed)])


def read_offer(text: str) -> Offer | None:
    """The offer in a row of the store."""
    if not text:
        return None
    kind, by, detail, agreed = json.loads(text)
    return Offer(kind, by, detail, tuple(agreed))


class LiveTable:
    """A match with the people around it. Whoever reads or changes it holds its lock."""

    def __init__(self, game: Game[Any], row: MatchRow, seats: Sequence[SeatRow]) -> None:
        """The table before its first event."""
        self.lock = DeadlineLock()
        self.game = game
        self.row = row
        self.seats = tuple(seats)
        self.match = Match(game, len(seats), json.loads(row.options), (seat.name for seat in seats))
        self.events = 0
        self.version = 0  # counts actions and undos: what a move is checked against
        self.last_hash = ""
        self.slots: dict[int, str] = {}
        self.joint: list[int] = []  # for each action of the log, where the secret choice began that it was part of, or -1
        self.undos: list[tuple[int, int]] = []  # the version that each undo made, and the length it went back to
        self.befores: deque[State] = deque(maxlen=_STATES_KEPT)
        self.short_thinkers: set[int] = set()  # seats whose bot had to think less than its level
        self.is_stale = False  # another server has changed the table
        self.is_being_written = False  # by the event loop, whose other tasks the lock does not keep away
        self.is_dropped = False  # something here was not written down; nobody may use it any more
        self.drawn: dict[int, tuple[State, int, str, str]] = {}  # what the gate has put into bytes for each viewer
        self._actor: int | None = None  # the seat of the person who acted last; none if it was a bot
        self._stream: ChanceStream | None = None
        self._light: tuple[int, bool] | None = None  # a version, and whether its last action brought something to light

    # Reading

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.row.id

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.match.turn == OVER

    def to_act(self) -> list[int]:
        """The seats that the match waits for."""
        if self.row.status != store.PLAYING:
            return []
        return [seat for seat in self.match.state.choosers() if seat not in self.slots]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot acts for the seat, as its own or for a person who is away."""
        return self.seats[seat].bot != ""

    def to_notify(self, before: str, to_act: Sequence[int]) -> dict[str, int]:
        """Since when each seat's person has had to be told something, after a change from a status to that of now."""
        pending: dict[str, int] = json.loads(self.row.notify)
        actor = None if self._actor is None else self.seats[self._actor].guest
        others = {seat.seat for seat in self.seats if seat.guest is not None and seat.guest != actor}
        fresh = {str(seat): store.now() for seat in others}
        if self.is_over:
            return pending if before == store.FINISHED else fresh
        newly = {str(seat): fresh[str(seat)] for seat in others.difference(json.loads(self.row.to_act))}
        waiting = [str(seat) for seat in to_act if seat in others and not self.is_bot(seat)]
        return {seat: due for seat, due in {**newly, **pending}.items() if seat in waiting}

    def offer(self) -> Offer | None:
        """What one seat asks of the others now."""
        return read_offer(self.row.offer)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take something back by itself: since then nobody else acted and nothing came to light."""
        if self.row.status != store.PLAYING:
            return False
        if seat in self.slots:
            return True
        length = len(self.match.log)
        if self.slots or not length or self.match.actor(length - 1) != seat or self.joint[-1] >= 0:
            return False
        if self._light is None or self._light[0] != self.version:
            self._light = (self.version, self._came_to_light(seat))
        return not self._light[1]

    def undo_length(self, seat: int) -> int | None:
        """The length of the log before the seat's last action; a secret choice is taken back as a whole."""
        for index in range(len(self.match.log) - 1, -1, -1):
            if self.match.actor(index) == seat:
                return self.joint[index] if self.joint[index] >= 0 else index
        return None

    def first_changed_line(self, version: int, lines: int) -> int:
        """From where on the log differs for one who knew so many lines at a version."""
        lengths = [length for made, length in self.undos if made > version]
        return max(0, min([lines, len(self.match.log), *lengths]))

    def states_from(self, first: int) -> Iterable[tuple[int, State]]:
        """The states before each action of the log, from an action on."""
        length = len(self.match.log)
        if length - first <= len(self.befores):
            kept = list(self.befores)[len(self.befores) - (length - first) :]
            yield from enumerate(kept, first)
            return
        state = self.game.begin(self.match.seats, self.match.options)
        for index, text in enumerate(self.match.log):
            if index >= first:
                yield index, state.clone()
            state.apply(self.game.number(text))

    def _came_to_light(self, seat: int) -> bool:
        """Whether the last action showed its seat something that it could not know before."""
        length = len(self.match.log)
        _, before = next(iter(self.states_from(length - 1)))
        action = self.game.number(self.match.log[-1])
        return came_to_light(self.game, before, action, self.match.state, seat)

    # Changing

    def fold(self, event: EventRow) -> None:
        """Let an event of the store have happened."""
        if event.kind == store.SLOT:
            if event.text:
                self.slots[event.seat] = event.text
            else:
                self.slots.pop(event.seat, None)
        else:
            self.version += 1
            if event.kind == store.UNDO:
                self._go_back(int(event.text))
            else:
                self._take(event)
            self.slots.clear()
        if event.client_id is not None:
            self._actor = None if event.client_id.startswith(store.BOT_REQUEST) else event.seat
        self.events = event.number + 1
        self.last_hash = event.hash

    def _take(self, event: EventRow) -> None:
        """An action of the log."""
        if event.client_id is not None or event.seat == CHANCE:
            self.joint.append(-1)
        else:
            self.joint.append(len(self.match.log) if self.slots else self.joint[-1])
        self.befores.append(self.match.state.clone())
        self.match.record(self.game.text(self.game.number(event.text)))

    def _go_back(self, length: int) -> None:
        """Forget all actions beyond so many."""
        self.match.go_back_to(length)
        del self.joint[length:]
        self.undos.append((self.version, length))
        self.befores.clear()
        self._stream = None

    def catch_up(self, row: MatchRow, seats: Sequence[SeatRow], events: Sequence[EventRow]) -> None:
        """Take over what the store has beyond this table."""
        if row.events != self.events + len(events):
            raise Refused("broken-log")
        for event in events:
            self.fold(event)
        if events:
            self._stream = None
            if self.last_hash != fingerprint(self.match.state):
                raise Refused("broken-log")
        self.row = row
        self.seats = tuple(seats)
        self.match.names = tuple(seat.name for seat in seats)

    def happen(self, kind: str, seat: int, text: str, client_id: str | None) -> EventRow:
        """Let something new happen; returns its row, still without the version that the whole request brings about."""
        event = EventRow(self.id, self.events, kind, seat, text, client_id, 0, "", store.now())
        self.fold(event)
        self.last_hash = fingerprint(self.match.state)
        return replace(event, hash=self.last_hash)

    def draw(self) -> list[EventRow]:
        """Let chance act, as often as it is its turn."""
        drawn = []
        while self.match.turn == CHANCE:
            if self._stream is None:
                self._stream = stream_after(self.match, bytes.fromhex(self.row.seed))
            state = self.match.state
            outcome = list(state.legal())[self._stream.pick(state.odds())]
            drawn.append(self.happen(store.ACTION, CHANCE, self.game.text(outcome), None))
        return drawn
