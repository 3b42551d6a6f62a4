"""Carries out moves and undos of people and bots: each is worked out in memory and written once."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from undertow.engine.match import Event, RefusedAction
from undertow.engine.redealing import Hand
from undertow.server.live.access import TableAccess, is_ahead
from undertow.server.live.clocks import MOST_LAG
from undertow.server.live.table import LiveTable
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.move_writer import CHANGED
from undertow.server.storage.store import EventRow

_TRIES = 20
_CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MAY_BE_AGAIN = ("illegal-action", "too-many-undos")  # refusals that a repeated request may get instead of its first answer

Decision = Callable[[LiveTable], list[Event]]


class Moves(TableAccess):
    """Moves and undos at live tables."""

    def act(
        self,
        id: str,
        seat: int,
        secret: str,
        client_id: str,
        version: int,
        text: str,
        lag: int = 0,
        hand: Hand | None = None,
    ) -> int:
        """Take an action; returns the version after it. A repeated request gets the same answer.

        `lag` is the way through the network in milliseconds, which a clock does not charge up to a limit.
        """
        return self._request(id, seat, secret, client_id, version, lambda live: live.play(seat, text, hand), lag)

    def tell_draw(self, id: str, seat: int, secret: str, client_id: str, version: int, text: str) -> int:
        """Tell what was drawn at a real table; returns the version after it."""
        return self._request(id, seat, secret, client_id, version, lambda live: live.tell_draw(seat, text))

    async def act_in_loop(
        self, id: str, seat: int, secret: str, client_id: str, version: int, text: str, lag: int = 0
    ) -> int | None:
        """Like `act` without a thread, only for PostgreSQL; None if `act` is needed.

        It carries out the usual move: the table is in memory, nobody else works on it, and the move is legal and new.
        `act` handles everything else, including a lost database.
        """
        with self.looking_at_once(id) as live:
            if live is None or version != live.version or seat in live.match.slots or not _CLIENT_ID.fullmatch(client_id):
                return None
            revision, is_written = live.row.revision, False
            try:
                self.seat_of(live, seat, secret)
                rows = self._carried_out(live, version, lambda live: live.play(seat, text), client_id, seat, lag)
                live.is_being_written = True
                is_written = await self.moves.write_in_loop(id, revision, _written(live), rows)
            except (Refused, self.store.driver_error):
                return None
            finally:
                if not is_written and is_ahead(live, revision):
                    self.cache.drop(live)
                if live.is_being_written:
                    live.is_being_written = False
                    self.on_change(live)  # even if it failed: a connection can break after the move was written
            return live.version if is_written else None

    def act_for_bot(self, id: str, seat: int, version: int, text: str, is_short: bool = False) -> int:
        """Take a bot's action, perhaps after a short search; refused if the seat has already acted."""
        request = store.SHORT_BOT_REQUEST if is_short else store.BOT_REQUEST

        def check(live: LiveTable) -> None:
            if not live.is_bot(seat):
                raise Refused("not-your-seat")
            if live.version == version and seat not in live.to_act():
                raise Refused("stale", version=version)

        return self._decide(id, version, check, lambda live: live.match.play(seat, text), request, seat)

    def undo(self, id: str, seat: int, secret: str, client_id: str, version: int) -> int:
        """Take back the seat's last action without consent; returns the version after it."""
        return self._request(id, seat, secret, client_id, version, lambda live: self.plain_undo(live, seat))

    def plain_undo(self, live: LiveTable, seat: int) -> list[Event]:
        """Undo without consent, up to the limit per turn."""
        if live.undos_since_growth >= self.limits.undos_per_turn:
            raise Refused("too-many-undos", limit=self.limits.undos_per_turn)
        return live.undo(seat)

    def _request(self, id: str, seat: int, secret: str, client_id: str, version: int, decide: Decision, lag: int = 0) -> int:
        """Carry out a client's request once per id."""
        if not _CLIENT_ID.fullmatch(client_id):
            raise Refused("bad-request", reason="an id has 1 to 64 letters, digits, - or _")

        def check(live: LiveTable) -> int | None:
            self.seat_of(live, seat, secret)
            may_be_again = version != live.version or seat in live.match.slots
            return self._answered(id, seat, client_id) if may_be_again else None

        try:
            return self._decide(id, version, check, decide, client_id, seat, lag)
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
        self,
        id: str,
        version: int,
        check: Callable[[LiveTable], int | None],
        decide: Decision,
        client_id: str,
        seat: int,
        lag: int = 0,
    ) -> int:
        """Carry out a decision made on a version; returns the new version or the check's answer.

        It is worked out on the table in memory. If another server was faster, it is worked out again on the newer table.
        """
        for _ in range(_TRIES):
            with self.looking(id) as live:
                revision = live.row.revision
                try:
                    answer = check(live)
                    if answer is not None:
                        return answer
                    rows = self._carried_out(live, version, decide, client_id, seat, lag)
                    is_written = self.moves.write(id, revision, _written(live), rows)
                except BaseException as error:
                    if not isinstance(error, Refused) or is_ahead(live, revision):
                        self.cache.drop(live)
                    elif not self._is_newest(live):
                        continue
                    raise
                if is_written:
                    self.on_change(live)
                    return live.version
                self.cache.drop(live)
        raise Refused("stale", version=version)

    def _carried_out(
        self, live: LiveTable, version: int, decide: Decision, client_id: str, seat: int, lag: int = 0
    ) -> list[EventRow]:
        """Carry out a decision in memory; returns the rows to write. A bot's id gets the number of its event."""
        if live.row.status == store.WAITING:
            raise Refused("not-begun")
        if live.row.status == store.CLOSED:
            raise Refused("closed")
        if version != live.version:
            raise Refused("stale", version=live.version)
        time = self.timer.now()
        left = _time_left(live, seat, lag, time)
        try:
            happened = decide(live)
        except RefusedAction as error:
            raise Refused("illegal-action", error.refusal) from None
        happened += live.play_chance()
        request = f"{client_id}{live.events}" if client_id.startswith(store.BOT_REQUEST) else client_id
        rows = live.rows_of(happened, request, left, time)
        offer = "" if live.version != version else live.row.offer
        live.row = replace(live.row, offer=offer, **self.facts_after(live, {seat: lag}, time))
        return rows

    def _is_newest(self, live: LiveTable) -> bool:
        """Whether nobody else has changed the match since."""
        with self.store.reading() as connection:
            is_newest = self.store.revision(connection, live.id) == live.row.revision
        if not is_newest:
            live.is_stale = True
        return is_newest


def _time_left(live: LiveTable, seat: int, lag: int, time: int) -> int | None:
    """The milliseconds that a seat has left as it acts, None without a clock; refused if its time is over."""
    clock = live.clock()
    if clock is None or live.is_bot(seat):
        return None
    left = clock.left(seat, max(0, live.run(clock, seat, time) - min(lag, MOST_LAG)))
    if left <= 0 and live.is_timed(seat):
        raise Refused("time-over")
    return left


def _written(live: LiveTable) -> dict[str, Any]:
    """The columns of a match that a move changes."""
    return {name: getattr(live.row, name) for name in CHANGED}
