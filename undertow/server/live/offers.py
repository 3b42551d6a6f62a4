"""Offers of one seat to the others: to undo, to let a bot act for an idle seat, or to pause the clocks."""

from dataclasses import replace
from typing import TYPE_CHECKING

import sqlalchemy as sa

from undertow.bots.levels import MIDDLE
from undertow.engine.game import Refusal
from undertow.server.live.once import Change, once
from undertow.server.live.table import LiveTable, Offer
from undertow.server.refusals import Refused
from undertow.server.storage import store

if TYPE_CHECKING:
    from undertow.server.live.tables import Tables


class Offers:
    """Makes offers, takes answers, and carries out accepted offers."""

    def __init__(self, tables: "Tables") -> None:
        """Work on these tables."""
        self._tables = tables

    def ask_undo(self, id: str, seat: int, secret: str, client_id: str = "") -> int:
        """Offer to undo the seat's last action; returns the new revision."""

        def ask(connection: sa.Connection, live: LiveTable) -> bool:
            length = live.match.undo_length(seat)
            if length is None or live.row.status != store.PLAYING:
                raise Refused("illegal-action", Refusal("nothing-to-undo"))
            return self._open_offer(connection, live, Offer("undo", seat, length))

        return self._ask(id, seat, secret, client_id, store.OFFER, ask)

    def ask_stand_in(self, id: str, seat: int, secret: str, idle: int, client_id: str = "") -> int:
        """Offer to let a bot act for an open or idle seat."""

        def ask(connection: sa.Connection, live: LiveTable) -> bool:
            if not self.is_idle(live, idle) or idle == seat:
                raise Refused("not-idle")
            return self._open_offer(connection, live, Offer("stand-in", seat, idle))

        return self._ask(id, seat, secret, client_id, store.OFFER, ask)

    def ask_pause(self, id: str, seat: int, secret: str, client_id: str = "") -> int:
        """Offer to stop all clocks until somebody acts or lets them run on."""

        def ask(connection: sa.Connection, live: LiveTable) -> bool:
            clock = live.clock()
            if clock is None or live.row.status != store.PLAYING:
                raise Refused("no-clock")
            return clock.paused is None and self._open_offer(connection, live, Offer("pause", seat, 0))

        return self._ask(id, seat, secret, client_id, store.OFFER, ask)

    def resume(self, id: str, seat: int, secret: str, client_id: str = "") -> int:
        """Let paused clocks run on."""

        def change(_: sa.Connection, live: LiveTable) -> bool:
            before = live.row.clocks
            self._tables.resume(live, self._tables.timer.now())
            return live.row.clocks != before

        return self._ask(id, seat, secret, client_id, store.SETTING, change)

    def answer_offer(self, id: str, seat: int, secret: str, agrees: bool, client_id: str = "") -> int:
        """Accept or decline an offer; declining withdraws the seat's own offer."""

        def answer(connection: sa.Connection, live: LiveTable) -> bool:
            offer = live.offer()
            if offer is not None and not agrees:
                live.row = replace(live.row, offer="")
                return True
            if offer is not None and seat in offer.agreed:
                return False
            if offer is None or seat not in self._asked(live, offer):
                raise Refused("no-offer")
            return self._put_offer(connection, live, replace(offer, agreed=(*offer.agreed, seat)))

        return self._ask(id, seat, secret, client_id, store.ANSWER, answer)

    def _ask(self, id: str, seat: int, secret: str, client_id: str, kind: str, change: Change) -> int:
        """Carry out a request about an offer once per id; returns the new revision."""
        return once(self._tables, id, seat, secret, client_id, kind, change)

    def is_idle(self, live: LiveTable, seat: int) -> bool:
        """Whether a bot may stand in: the seat is open, or idle longer than idle_timeout."""
        if not 0 <= seat < len(live.seats) or live.is_bot(seat) or live.row.status != store.PLAYING:
            return False
        # Tables of earlier versions may have a shorter timeout than is allowed now.
        timeout = max(live.row.idle_timeout, self._tables.limits.shortest_idle_timeout)
        waited = self._tables.timer.now() - live.waiting_since(seat) > 1000 * timeout
        return live.seats[seat].kind == store.OPEN or (seat in live.to_act() and waited)

    def _asked(self, live: LiveTable, offer: Offer) -> list[int]:
        """The seats that must still agree: all people except the one who asks.

        A person with a stand-in has to agree to every undo, and at rated tables also to the stand-in.
        """
        spared = {offer.by, *offer.agreed}
        if offer.kind == "stand-in":
            spared |= {seat.seat for seat in live.seats if live.is_bot(seat.seat)}
            spared |= set() if live.row.rated else {offer.detail}
        people = [seat.seat for seat in live.seats if seat.kind == store.PERSON]
        return [seat for seat in people if seat not in spared]

    def _open_offer(self, connection: sa.Connection, live: LiveTable, offer: Offer) -> bool:
        """Make an offer; False if it is already open and unanswered."""
        known = live.offer()
        if known is None or known != replace(offer, agreed=known.agreed):
            return self._put_offer(connection, live, offer)
        return not self._asked(live, known) and self._put_offer(connection, live, known)

    def _put_offer(self, connection: sa.Connection, live: LiveTable, offer: Offer) -> bool:
        """Open an offer or carry it out; returns whether anything changed."""
        if offer.kind == "undo":
            self._check_undo(live, offer)
        if self._asked(live, offer):
            live.row = replace(live.row, offer=offer.text())
            return True
        if offer.kind == "undo":
            # With nobody to ask, only undos that need no consent are allowed.
            undo = (
                live.match.undo_agreed(offer.by, offer.detail) if offer.agreed else self._tables.plain_undo(live, offer.by)
            )
            self._tables.store.add_events(connection, live.rows_of(undo, None))
        elif offer.kind == "pause":
            _pause(live, self._tables.timer.now())
        else:
            kind = store.BOT if live.seats[offer.detail].kind == store.OPEN else store.PERSON
            self._tables.sit(connection, live, offer.detail, kind=kind, bot=MIDDLE)
            self._tables.note_sitting(connection, live, offer.detail, store.STOOD_IN)
        live.row = replace(live.row, offer="")
        return True

    def _check_undo(self, live: LiveTable, offer: Offer) -> None:
        """Refuse an undo of a draw at a rated table."""
        if live.row.rated and live.match.has_draw_from(offer.detail):
            raise Refused("rated-undo")


def _pause(live: LiveTable, time: int) -> None:
    """Stop all clocks."""
    clock = live.clock()
    if clock is not None and clock.paused is None:
        live.row = replace(live.row, clocks=replace(clock, paused=time).text())
