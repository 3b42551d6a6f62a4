"""Seats of a table: their holders, names, nonces and settings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import sqlalchemy as sa

from undertow.bots import check_bot
from undertow.bots.levels import MIDDLE
from undertow.engine.chance import is_nonce, nonce_note
from undertow.engine.game import OptionError, Refusal
from undertow.engine.matchfile import LONGEST_NAME
from undertow.server.keys import same
from undertow.server.live.access import TableAccess
from undertow.server.live.once import once
from undertow.server.live.table import LiveTable
from undertow.server.refusals import Refused
from undertow.server.storage import ratings, store
from undertow.server.storage.store import EventRow, SeatRow


@dataclass(frozen=True)
class Newcomer:
    """Somebody who wants to sit down: a guest, with the account and its other guests."""

    guest: str
    account: str | None
    people: tuple[str, ...]


@dataclass(frozen=True)
class NewSeat:
    """A seat of a new table: for the creator, a bot, or open."""

    kind: str
    name: str = ""
    bot: str = ""


def new_seat(number: int, seat: NewSeat, guest: str, game: str) -> SeatRow:
    """A row for a seat of a new table."""
    if seat.kind == store.BOT:
        check_seat_bot(seat.bot, game)
        return SeatRow("", number, store.BOT, checked_name(seat.name or f"Bot {number + 1}"), None, seat.bot, 0)
    name = checked_name(seat.name or f"Player {number + 1}")
    if seat.kind == store.OPEN:
        return SeatRow("", number, store.OPEN, name, None, "", 0)
    return SeatRow("", number, store.PERSON, name, guest, "", 0)


def check_seat_bot(name: str, game: str) -> None:
    """Refuse a bot that does not exist, or that would read a file of the server."""
    try:
        if "@" in name:
            raise OptionError(f"bots with weights of their own do not play on a server: {name!r}")
        check_bot(name, game)
    except OptionError as error:
        raise Refused("bad-options", reason=str(error)) from None


def checked_name(name: str) -> str:
    """A name that a match file can hold."""
    name = name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


class Seating(TableAccess):
    """People take, leave and move seats."""

    def join(
        self, id: str, guest: str, invitation: str, name: str, seat: int | None = None, nonce: str = ""
    ) -> tuple[LiveTable, int]:
        """Take an open seat, by default the first; a guest who already has one keeps it."""
        if not same(invitation, self.keys.invitation(id)):
            raise Refused("bad-invitation")
        name = checked_name(name)
        with self.changing(id) as (connection, live):
            return live, self._take(connection, live, guest, [guest], name, seat, nonce)

    def join_open(
        self, id: str, newcomer: Newcomer, name: str, seat: int | None = None, nonce: str = "", request: str = ""
    ) -> tuple[LiveTable, int]:
        """Take a seat that is open to anybody; a person who already has one keeps it."""
        name = checked_name(name)
        with self.changing(id) as (connection, live):
            if not any(each.guest in newcomer.people for each in live.seats):
                self._check_newcomer(connection, live, newcomer)
            taken = self._take(connection, live, newcomer.guest, newcomer.people, name, seat, nonce)
            if request and self.store.request(connection, id, taken, request) is None:
                self.note_sitting(connection, live, taken, store.PAIRED, request)
                self.changed(connection, live)
            return live, taken

    def _check_newcomer(self, connection: sa.Connection, live: LiveTable, newcomer: Newcomer) -> None:
        """Refuse somebody for whom the table is not open."""
        row = live.row
        if not row.is_open:
            raise Refused("bad-invitation")
        if row.rated and newcomer.account is None:
            raise Refused("account-needed")
        points = ratings.points_of(connection, newcomer.account, row.game, len(live.seats))
        if not ratings.is_within(points, row.least_rating, row.most_rating):
            raise Refused("rating-range")

    def _take(
        self,
        connection: sa.Connection,
        live: LiveTable,
        guest: str,
        people: Sequence[str],
        name: str,
        seat: int | None,
        nonce: str,
    ) -> int:
        """Take an open seat, or keep the one that the person has."""
        held = [each.seat for each in live.seats if each.guest in people]
        if held and seat in (None, *held):
            taken = held[0] if seat is None else seat
            if nonce and self.add_nonce(connection, live, taken, nonce):
                self.changed(connection, live)
            return taken
        # A seat that a bot fills until somebody comes is taken only if no other is open.
        free = sorted(
            (each.seat for each in live.seats if each.kind == store.OPEN), key=lambda one: live.seats[one].bot != ""
        )
        if not free or (seat is not None and seat not in free):
            raise Refused("seat-taken")
        taken = free[0] if seat is None else seat
        self.sit(connection, live, taken, kind=store.PERSON, guest=guest, name=name, bot="")
        if nonce:
            self.add_nonce(connection, live, taken, nonce)
        self.begin_if_full(connection, live)
        self.changed(connection, live)
        return taken

    def fill(self, id: str) -> None:
        """Let bots take the seats of an open table that nobody has come for."""
        with self.changing(id) as (connection, live):
            if live.row.status != store.WAITING or not live.row.may_fill:
                return
            # At a rated table nobody replaces the bot later: it would not be one match.
            kind = store.BOT if live.row.rated else store.OPEN
            for each in live.seats:
                if each.kind == store.OPEN and not each.bot:
                    self.sit(connection, live, each.seat, kind=kind, bot=MIDDLE)
            self.begin_if_full(connection, live)
            self.changed(connection, live)

    def leave(self, id: str, seat: int, secret: str) -> LiveTable:
        """Get up; the seat is open to others."""
        with self.changing(id) as (connection, live):
            if self._has_left(live, seat, secret):
                return live
            self.seat_of(live, seat, secret)
            if live.is_over:
                raise Refused("illegal-action", Refusal("match-is-over"))
            if live.row.rated and live.row.status == store.PLAYING:
                self.forfeit(connection, live, seat, store.LEFT)
            else:
                generation = live.seats[seat].generation + 1
                self.sit(connection, live, seat, kind=store.OPEN, guest=None, bot="", generation=generation)
                self._close_if_empty(live)
            self.changed(connection, live)
        return live

    def forfeit(self, connection: sa.Connection, live: LiveTable, seat: int, why: str) -> None:
        """Let a seat lose a rated match; a bot plays on for it."""
        if not live.seats[seat].forfeit:
            self.sit(connection, live, seat, bot=MIDDLE, forfeit=why)
            self.note_sitting(connection, live, seat, why)

    def _close_if_empty(self, live: LiveTable) -> None:
        """Close an open table at which nobody waits any more."""
        if live.row.is_open and live.row.status == store.WAITING and all(each.guest is None for each in live.seats):
            live.row = replace(live.row, status=store.CLOSED)

    def _has_left(self, live: LiveTable, seat: int, secret: str) -> bool:
        """Whether the secret belongs to the seat's previous holder."""
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind != store.OPEN:
            return False
        return same(secret, self.keys.seat_secret(live.id, seat, live.seats[seat].generation - 1))

    def give_nonce(self, id: str, seat: int, secret: str, nonce: str) -> int:
        """Mix a nonce of the seat's holder into chance, once; returns its version."""
        with self.changing(id) as (connection, live):
            self.seat_of(live, seat, secret)
            if self.add_nonce(connection, live, seat, nonce):
                self.changed(connection, live)
            return live.nonces[seat].version

    def add_nonce(self, connection: sa.Connection, live: LiveTable, seat: int, nonce: str) -> bool:
        """Store a nonce; False if it is already stored. The caller writes the match."""
        if not is_nonce(nonce):
            raise Refused("bad-request", reason="a nonce is 16 to 32 bytes in small hexadecimal digits")
        given = live.nonce_of(seat)
        if given is not None:
            if given != nonce:
                raise Refused("nonce-given")
            return False
        if live.is_over:
            raise Refused("illegal-action", Refusal("match-is-over"))
        happened = live.match.note(seat, nonce_note(seat, nonce))
        self.store.add_events(connection, live.rows_of(happened, live.nonce_request(seat)))
        return True

    def move_seat(self, id: str, seat: int, guest: str, client_id: str, text: str) -> EventRow:
        """Move a seat to another device, once per id, and invalidate its old secret; returns the stored request."""
        with self.changing(id) as (connection, live):
            earlier = self.store.request(connection, id, seat, client_id)
            if earlier is not None:
                return earlier
            generation = live.seats[seat].generation + 1
            self.sit(connection, live, seat, guest=guest, generation=generation)
            row = live.request_row(store.MOVED, seat, client_id, generation, text)
            self.store.add_events(connection, [row])
            self.changed(connection, live)
        return row

    def set_pace(self, id: str, seat: int, secret: str, pace: int, client_id: str = "") -> int:
        """Set the milliseconds between the moves of bots; returns the new revision."""

        def change(_: sa.Connection, live: LiveTable) -> bool:
            live.row, before = replace(live.row, pace=pace), live.row.pace
            return pace != before

        return once(self, id, seat, secret, client_id, store.SETTING, change)

    def take_back_seat(self, id: str, seat: int, secret: str, client_id: str = "") -> int:
        """Return the seat from the bot to its owner; returns the new revision."""

        def change(connection: sa.Connection, live: LiveTable) -> bool:
            if not live.is_bot(seat):
                return False
            if live.seats[seat].forfeit:
                raise Refused("forfeited")
            self._return_time(live, seat)
            self.sit(connection, live, seat, bot="")
            self.note_sitting(connection, live, seat, store.RETURNED)
            return True

        return once(self, id, seat, secret, client_id, store.SETTING, change)

    def _return_time(self, live: LiveTable, seat: int) -> None:
        """Let a seat's clock go on; refused while the bot still has to make the move for which time was over."""
        clock = live.clock()
        if clock is None:
            return
        if seat in live.to_act() and clock.left(seat) <= 0 and live.longest <= clock.seats[seat].mark:
            raise Refused("time-over")
        live.row = replace(live.row, clocks=clock.returned(seat, live.longest).text())

    def begin_if_full(self, connection: sa.Connection, live: LiveTable) -> None:
        """Begin the match if no seat is open, and let chance act first."""
        if live.row.status != store.WAITING or any(seat.kind == store.OPEN and not seat.bot for seat in live.seats):
            return
        live.row = replace(live.row, status=store.PLAYING)
        rows = live.rows_of(live.play_chance(), None)
        if rows:
            self.store.add_events(connection, rows)
        self.changed(connection, live)
