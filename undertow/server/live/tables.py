"""All live tables: seats, moves and undo. Each change is one transaction under the lock of its match."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from undertow.engine.chance import commitment, is_nonce, new_seed, nonce_note
from undertow.engine.game import Game, OptionError, Refusal
from undertow.engine.match import Event, RefusedAction
from undertow.server.keys import Keys, new_id, same
from undertow.server.live.cache import TableCache
from undertow.server.live.ending import Ending
from undertow.server.live.offers import Offers
from undertow.server.live.seating import NewSeat, checked_name, new_seat
from undertow.server.live.table import LiveTable
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.move_writer import CHANGED, MoveWriter
from undertow.server.storage.store import EventRow, MatchRow, SeatRow, Store

OPEN, BOT = store.OPEN, store.BOT
_TRIES = 20
_CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MAY_BE_AGAIN = ("illegal-action", "too-many-undos")  # refusals that a repeated request may get

Decision = Callable[[LiveTable], list[Event]]


@dataclass(frozen=True)
class Limits:
    """How much one guest may have, and how much is kept in memory."""

    tables_per_guest: int = 50
    tables_in_memory: int = 5000
    shortest_idle_timeout: int = 60  # seconds
    undos_per_turn: int = 50  # counted until the log is longer than ever before


@dataclass(frozen=True)
class Reserved:
    """A seed that was reserved for a new table, and the creator's nonce (empty for none)."""

    reservation: str
    nonce: str = ""


class Tables:
    """The tables of one server process. All methods block and may be called from any thread."""

    def __init__(
        self, store: Store, keys: Keys, find_game: Callable[[str, int | None], Game[Any]], limits: Limits | None = None
    ) -> None:
        """Nothing is loaded yet; set `on_change` to hear of changes."""
        self.store = store
        self.keys = keys
        self.limits = limits or Limits()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self._find_game = find_game
        self._cache = TableCache(self.limits.tables_in_memory)
        self.moves = MoveWriter(store)
        self.offers = Offers(self)
        self.ending = Ending(self)

    # Finding

    def table(self, id: str, at_least: int = 0) -> LiveTable:
        """The table with this id, as new as the revision that a client has seen."""
        live = self._cache.get(id)
        if live is not None and not live.is_stale and live.row.revision >= at_least:
            return live
        if live is None:
            with self.store.reading() as connection:
                live = self._cache.keep(self._fresh(connection, self._row(connection, id)))
        with live.lock, self.store.reading() as connection:
            # Cleared before the row is read, so that a change meanwhile is not missed.
            live.is_stale = False
            try:
                self._catch_up(connection, live, self._row(connection, id))
            except BaseException:
                self._cache.drop(live)  # perhaps half of it was taken over
                raise
        return live

    def _row(self, connection: sa.Connection, id: str, lock: bool = False) -> MatchRow:
        """The row of a match; raises Refused if there is none."""
        row = self.store.match(connection, id, lock=lock)
        if row is None:
            raise Refused("not-found")
        return row

    @contextmanager
    def looking(self, id: str, at_least: int = 0) -> Iterator[LiveTable]:
        """The table with this id, under its lock; never one whose last change was not persisted."""
        while True:
            live = self.table(id, at_least)
            with live.lock:
                if not live.is_dropped:
                    yield live
                    return

    @contextmanager
    def looking_at_once(self, id: str) -> Iterator[LiveTable | None]:
        """Like `looking`, but yields None instead of blocking."""
        live = self._cache.get(id)
        if live is None or live.is_stale or live.is_being_written or not live.lock.acquire(blocking=False):
            yield None
            return
        try:
            yield None if live.is_stale or live.is_dropped else live
        finally:
            live.lock.release()

    def others_changed(self, id: str) -> None:
        """Mark a table that another server changed as stale."""
        live = self._cache.get(id)
        if live is not None:
            live.is_stale = True

    def forget(self, id: str) -> None:
        """Drop a table from memory; it is loaded anew when it is next needed."""
        live = self._cache.get(id)
        if live is not None:
            self._cache.drop(live)

    def all_may_have_changed(self) -> None:
        """Mark all tables as stale, because notifications may have been missed."""
        self._cache.distrust()

    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._cache)

    def seat_of(self, live: LiveTable, seat: int, secret: str) -> int:
        """The seat, if the secret is its own."""
        known = 0 <= seat < len(live.seats)
        generation = live.seats[seat].generation if known else 0
        if not same(secret, self.keys.seat_secret(live.id, seat, generation)) or not known:
            raise Refused("not-your-seat")
        return seat

    def secrets_for(self, live: LiveTable, people: Sequence[str]) -> dict[int, str]:
        """The secrets of the seats that these guests hold."""
        return {
            seat.seat: self.keys.seat_secret(live.id, seat.seat, seat.generation)
            for seat in live.seats
            if seat.guest is not None and seat.guest in people
        }

    # Setting up

    def create(
        self,
        guest: str,
        id: str,
        options: dict[str, str],
        sitting: Sequence[NewSeat],
        pace: int,
        idle_timeout: int,
        listed: bool = False,
        rated: bool = False,
        reserved: Reserved | None = None,
    ) -> LiveTable:
        """Create a table; its match begins once no seat is open. A reservation makes one table."""
        game = self._game(id)
        try:
            checked = game.check_options(len(sitting), options)
        except OptionError as error:
            raise Refused("bad-options", reason=str(error)) from None
        if idle_timeout < self.limits.shortest_idle_timeout:
            reason = f"idle_timeout is at least {self.limits.shortest_idle_timeout} seconds"
            raise Refused("bad-options", reason=reason)
        seats = [new_seat(number, seat, guest) for number, seat in enumerate(sitting)]
        kept = (store.as_json(checked), seats, pace, idle_timeout, listed, rated)
        if reserved is not None and (earlier := self._created_before(guest, reserved)) is not None:
            return earlier
        try:
            with self.store.writing() as connection:
                if self.store.count_unfinished(connection, guest) >= self.limits.tables_per_guest:
                    raise Refused("too-many-tables", limit=self.limits.tables_per_guest)
                live = self._set_up(connection, guest, game, *kept, reserved)
        except sa.exc.IntegrityError:  # the reservation was used meanwhile
            if reserved is None or (earlier := self._created_before(guest, reserved)) is None:
                raise
            return earlier
        self._cache.keep(live)
        self.on_change(live)
        return live

    def _created_before(self, guest: str, reserved: Reserved) -> LiveTable | None:
        """The table made earlier with this reservation; refused if it is another's."""
        with self.store.reading() as connection:
            found = self.store.reserved(connection, reserved.reservation)
        if found is None:
            return None
        live = self.table(found)
        given = {row.text.rpartition(" ")[2] for row in live.nonces.values()}
        if live.row.creator != guest or (reserved.nonce and reserved.nonce not in given):
            raise Refused("used-reservation")
        return live

    def reserve(self) -> tuple[str, str]:
        """A reservation of a seed for one new table, and the commitment to the seed."""
        reservation = new_id()
        return reservation, commitment(self.keys.seed(reservation))

    def _set_up(
        self,
        connection: sa.Connection,
        guest: str,
        game: Game[Any],
        options: str,
        sitting: Sequence[SeatRow],
        pace: int,
        idle_timeout: int,
        listed: bool,
        rated: bool,
        reserved: Reserved | None = None,
    ) -> LiveTable:
        """Store a new table with its own seed."""
        match, time = new_id(), store.now()
        seed = new_seed() if reserved is None else self.keys.seed(reserved.reservation)
        seats = [replace(seat, match=match) for seat in sitting]
        row = MatchRow(
            id=match, game=game.id, rules=game.version, options=options, seed=seed.hex(), commitment=commitment(seed),
            creator=guest, status=store.WAITING, revision=0, events=0, to_act="[]", bots_due=None, pace=pace,
            idle_timeout=idle_timeout, offer="", winners="[]", rematch=None, created=time, changed=time,
            listed=listed, rated=rated, reservation=None if reserved is None else reserved.reservation,
        )  # fmt: skip
        self.store.add_match(connection, row, seats)
        live = LiveTable(game, row, seats)
        if reserved is not None and reserved.nonce:
            self._add_nonce(connection, live, _seat_of_creator(seats, guest), reserved.nonce)
            self.changed(connection, live)
        self._begin_if_full(connection, live)
        return live

    def join(
        self, id: str, guest: str, invitation: str, name: str, seat: int | None = None, nonce: str = ""
    ) -> tuple[LiveTable, int]:
        """Take an open seat, by default the first; a guest who already has one keeps it."""
        if not same(invitation, self.keys.invitation(id)):
            raise Refused("bad-invitation")
        name = checked_name(name)
        with self.changing(id) as (connection, live):
            held = [each.seat for each in live.seats if each.guest == guest]
            if held and seat in (None, *held):
                taken = held[0] if seat is None else seat
                if nonce and self._add_nonce(connection, live, taken, nonce):
                    self.changed(connection, live)
                return live, taken
            free = [each.seat for each in live.seats if each.kind == OPEN]
            if not free or (seat is not None and seat not in free):
                raise Refused("seat-taken")
            taken = free[0] if seat is None else seat
            self.sit(connection, live, taken, kind=store.PERSON, guest=guest, name=name)
            if nonce:
                self._add_nonce(connection, live, taken, nonce)
            self._begin_if_full(connection, live)
            self.changed(connection, live)
        return live, taken

    def leave(self, id: str, seat: int, secret: str) -> LiveTable:
        """Get up; the seat is open to others."""
        with self.changing(id) as (connection, live):
            if self._has_left(live, seat, secret):
                return live
            self.seat_of(live, seat, secret)
            if live.is_over:
                raise Refused("illegal-action", Refusal("match-is-over"))
            generation = live.seats[seat].generation + 1
            self.sit(connection, live, seat, kind=OPEN, guest=None, bot="", generation=generation)
            self.changed(connection, live)
        return live

    def _has_left(self, live: LiveTable, seat: int, secret: str) -> bool:
        """Whether the secret belongs to the seat's previous holder."""
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind != OPEN:
            return False
        return same(secret, self.keys.seat_secret(live.id, seat, live.seats[seat].generation - 1))

    def give_nonce(self, id: str, seat: int, secret: str, nonce: str) -> int:
        """Mix a nonce of the seat's holder into chance, once; returns its version."""
        with self.changing(id) as (connection, live):
            self.seat_of(live, seat, secret)
            if self._add_nonce(connection, live, seat, nonce):
                self.changed(connection, live)
            return live.nonces[seat].version

    def _add_nonce(self, connection: sa.Connection, live: LiveTable, seat: int, nonce: str) -> bool:
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

    def rematch(self, id: str, seat: int, secret: str) -> LiveTable:
        """Create a table for the same people, or return the one already created."""
        with self.changing(id) as (connection, live):
            self.seat_of(live, seat, secret)
            if not live.is_over:
                raise Refused("not-over")
            if live.row.rematch is None:
                row = live.row
                holder = live.seats[seat].guest or row.creator
                seats = [replace(each, generation=0) for each in live.seats]
                kept = (row.options, seats, row.pace, row.idle_timeout, row.listed, row.rated)
                following = self._set_up(connection, holder, live.game, *kept)
                live.row = replace(row, rematch=following.id)
                self.changed(connection, live, rematch=following.id)
            found = live.row.rematch
        following = self.table(str(found))
        self.on_change(following)
        return following

    def move_seat(self, id: str, seat: int, guest: str) -> LiveTable:
        """Move a seat to another device and invalidate its old secret."""
        with self.changing(id) as (connection, live):
            self.sit(connection, live, seat, guest=guest, generation=live.seats[seat].generation + 1)
            self.changed(connection, live)
        return live

    def set_pace(self, id: str, seat: int, secret: str, pace: int) -> LiveTable:
        """How many milliseconds lie between the moves of bots."""
        with self.changing(id) as (connection, live):
            self.seat_of(live, seat, secret)
            live.row = replace(live.row, pace=pace)
            self.changed(connection, live, pace=pace)
        return live

    def take_back_seat(self, id: str, seat: int, secret: str) -> LiveTable:
        """Return the seat from the bot to its owner."""
        with self.changing(id) as (connection, live):
            self.seat_of(live, seat, secret)
            self.sit(connection, live, seat, bot="")
            self.changed(connection, live)
        return live

    # Playing

    def act(self, id: str, seat: int, secret: str, client_id: str, version: int, text: str) -> int:
        """Take an action; returns the version after it. A repeated request gets the same answer."""
        return self._request(id, seat, secret, client_id, version, lambda live: live.match.play(seat, text))

    async def act_in_loop(self, id: str, seat: int, secret: str, client_id: str, version: int, text: str) -> int | None:
        """Like `act` without a thread, only for PostgreSQL; None if `act` is needed.

        This way is for the usual move: the table is in memory and nobody works on it, the move is legal and new. `act`
        looks anew at everything else, also at a lost database, and refuses or answers it.
        """
        with self.looking_at_once(id) as live:
            if live is None or version != live.version or seat in live.match.slots or not _CLIENT_ID.fullmatch(client_id):
                return None
            revision, is_written = live.row.revision, False
            try:
                self.seat_of(live, seat, secret)
                rows = self._carried_out(live, version, lambda live: live.match.play(seat, text), client_id)
                live.is_being_written = True
                is_written = await self.moves.write_in_loop(id, revision, _written(live), rows)
            except (Refused, self.store.driver_error):
                return None
            finally:
                if not is_written and _is_ahead(live, revision):
                    self._cache.drop(live)
                if live.is_being_written:
                    live.is_being_written = False
                    self.on_change(live)  # even if it failed: a connection can break after the move was written
            return live.version if is_written else None

    def act_for_bot(self, id: str, seat: int, version: int, text: str) -> int:
        """Take a bot's action; refused if the seat has already acted."""

        def check(live: LiveTable) -> None:
            if not live.is_bot(seat):
                raise Refused("not-your-seat")
            if live.version == version and seat not in live.to_act():
                raise Refused("stale", version=version)

        return self._decide(id, version, check, lambda live: live.match.play(seat, text), "")

    def undo(self, id: str, seat: int, secret: str, client_id: str, version: int) -> int:
        """Take back the seat's last action by itself; returns the version after it."""
        return self._request(id, seat, secret, client_id, version, lambda live: self.plain_undo(live, seat))

    def plain_undo(self, live: LiveTable, seat: int) -> list[Event]:
        """Undo without consent, up to the limit per turn."""
        if live.undos_since_growth >= self.limits.undos_per_turn:
            raise Refused("too-many-undos", limit=self.limits.undos_per_turn)
        return live.match.undo(seat)

    def _request(self, id: str, seat: int, secret: str, client_id: str, version: int, decide: Decision) -> int:
        """Carry out a client's request once per id."""
        if not _CLIENT_ID.fullmatch(client_id):
            raise Refused("bad-request", reason="an id has 1 to 64 letters, digits, - or _")

        def check(live: LiveTable) -> int | None:
            self.seat_of(live, seat, secret)
            may_be_again = version != live.version or seat in live.match.slots
            return self._answered(id, seat, client_id) if may_be_again else None

        try:
            return self._decide(id, version, check, decide, client_id)
        except (Refused, sa.exc.IntegrityError) as error:
            may_be_again = not isinstance(error, Refused) or error.code in _MAY_BE_AGAIN
            earlier = self._answered(id, seat, client_id) if may_be_again else None
            if earlier is None:
                raise
            return earlier

    def _answered(self, id: str, seat: int, client_id: str) -> int | None:
        """The stored answer to a repeated request."""
        with self.store.reading() as connection:
            earlier = self.store.request(connection, id, seat, client_id)
        return None if earlier is None else earlier.version

    def _decide(
        self, id: str, version: int, check: Callable[[LiveTable], int | None], decide: Decision, client_id: str
    ) -> int:
        """Carry out a decision made on a version; returns the new version or the check's answer.

        It is worked out on the table in memory and written if that was the newest; else it is worked out anew.
        """
        for _ in range(_TRIES):
            with self.looking(id) as live:
                revision = live.row.revision
                try:
                    answer = check(live)
                    if answer is not None:
                        return answer
                    rows = self._carried_out(live, version, decide, client_id)
                    is_written = self.moves.write(id, revision, _written(live), rows)
                except BaseException as error:
                    if not isinstance(error, Refused) or _is_ahead(live, revision):
                        self._cache.drop(live)
                    elif not self._is_newest(live):
                        continue
                    raise
                if is_written:
                    self.on_change(live)
                    return live.version
                self._cache.drop(live)
        raise Refused("stale", version=version)

    def _carried_out(self, live: LiveTable, version: int, decide: Decision, client_id: str) -> list[EventRow]:
        """Carry out a decision in memory; returns the rows to write. Bots have an empty id."""
        if live.row.status == store.WAITING:
            raise Refused("not-begun")
        if live.row.status == store.CLOSED:
            raise Refused("closed")
        if version != live.version:
            raise Refused("stale", version=live.version)
        try:
            happened = decide(live)
        except RefusedAction as error:
            raise Refused("illegal-action", error.refusal) from None
        happened += live.match.draw(live.seed)
        rows = live.rows_of(happened, client_id or f"{store.BOT_REQUEST}{live.events}")
        if live.version != version and live.row.offer:
            live.row = replace(live.row, offer="")
        live.row = replace(live.row, **self._facts_after(live))
        return rows

    def _is_newest(self, live: LiveTable) -> bool:
        """Whether nobody else has changed the match since."""
        with self.store.reading() as connection:
            is_newest = self.store.revision(connection, live.id) == live.row.revision
        if not is_newest:
            live.is_stale = True
        return is_newest

    # Inside

    @contextmanager
    def changing(self, id: str) -> Iterator[tuple[sa.Connection, LiveTable]]:
        """A transaction that locks the match; on failure the table is dropped from memory."""
        with self.looking(id) as live:
            revision = live.row.revision
            try:
                with self.store.writing() as connection:
                    row = self._row(connection, id, lock=True)
                    if row.status == store.CLOSED:
                        raise Refused("closed")
                    self._catch_up(connection, live, row)
                    revision = row.revision
                    yield connection, live
            except BaseException as error:
                if not isinstance(error, Refused) or _is_ahead(live, revision):
                    self._cache.drop(live)
                raise
        if live.row.revision != revision:
            self.on_change(live)

    def _catch_up(self, connection: sa.Connection, live: LiveTable, row: MatchRow) -> None:
        """Load the events that the table in memory lacks."""
        if row.revision == live.row.revision and row.events == live.events:
            return
        seats = self.store.seats(connection, row.id)
        found = self.store.events(connection, row.id, live.events, row.events) if row.events != live.events else []
        live.catch_up(row, seats, found)

    def _fresh(self, connection: sa.Connection, row: MatchRow) -> LiveTable:
        """A table as it was before its first event."""
        try:
            game = self._find_game(row.game, row.rules)
        except KeyError:
            raise Refused("other-rules", version=row.rules, known=self._game(row.game).version) from None
        live = LiveTable(game, replace(row, revision=-1), self.store.seats(connection, row.id))
        live.is_stale = True
        return live

    def changed(self, connection: sa.Connection, live: LiveTable, **values: Any) -> None:
        """Store the match with a new revision and its seats to act."""
        facts = self._facts_after(live)
        self.store.change_match(connection, live.id, **facts, **values)
        live.row = replace(live.row, **facts)

    def _facts_after(self, live: LiveTable) -> dict[str, Any]:
        """The columns of a changed match: status, seats to act, pending notices."""
        before = live.row.status
        status = store.FINISHED if live.is_over else before
        live.row = replace(live.row, status=status)
        to_act = live.to_act()
        pending = live.to_notify(before, to_act)
        time = store.now()
        return {
            "revision": live.row.revision + 1,
            "events": live.events,
            "status": status,
            "to_act": store.as_json(to_act),
            "bots_due": time if any(live.is_bot(seat) for seat in to_act) else None,
            "winners": store.as_json(live.match.state.winners()),
            "changed": time,
            "length": len(live.match.log),
            "notify": store.as_json(pending),
            "notify_due": min(pending.values(), default=None),
        }

    def _begin_if_full(self, connection: sa.Connection, live: LiveTable) -> None:
        """Begin the match if no seat is open, and let chance act first."""
        if live.row.status != store.WAITING or any(seat.kind == OPEN for seat in live.seats):
            return
        live.row = replace(live.row, status=store.PLAYING)
        rows = live.rows_of(live.match.draw(live.seed), None)
        if rows:
            self.store.add_events(connection, rows)
        self.changed(connection, live)

    def sit(self, connection: sa.Connection, live: LiveTable, seat: int, **values: Any) -> None:
        """New facts about a seat."""
        self.store.change_seat(connection, live.id, seat, **values)
        changed = replace(live.seats[seat], **values)
        live.seats = (*live.seats[:seat], changed, *live.seats[seat + 1 :])
        live.match.names = tuple(each.name for each in live.seats)

    def _game(self, id: str) -> Game[Any]:
        """The game with this id, at its newest rules version."""
        try:
            return self._find_game(id, None)
        except KeyError as error:
            raise Refused("bad-options", reason=str(error.args[0])) from None


def _seat_of_creator(seats: Sequence[SeatRow], guest: str) -> int:
    """The seat under which a creator's nonce counts: the first of their own, or a bot's if they only watch."""
    own = [seat.seat for seat in seats if seat.guest == guest] + [seat.seat for seat in seats if seat.kind == BOT]
    if not own:
        raise Refused("not-your-seat")
    return own[0]


def _is_ahead(live: LiveTable, revision: int) -> bool:
    """Whether the table in memory is newer than a revision, or inconsistent."""
    return live.row.revision != revision or live.events != live.row.events or live.version != live.noted_version


def _written(live: LiveTable) -> dict[str, Any]:
    """The columns of a match that a move changes."""
    return {name: getattr(live.row, name) for name in CHANGED}
