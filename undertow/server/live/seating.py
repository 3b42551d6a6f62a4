"""Seats of a new table and the names of their holders."""

from dataclasses import dataclass

from undertow.bots import bots
from undertow.engine.matchfile import LONGEST_NAME
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.store import SeatRow


@dataclass(frozen=True)
class NewSeat:
    """A seat of a new table: for the creator, a bot, or open."""

    kind: str
    name: str = ""
    bot: str = ""


def new_seat(number: int, seat: NewSeat, guest: str) -> SeatRow:
    """A row for a seat of a new table."""
    if seat.kind == store.BOT:
        if seat.bot not in bots():
            raise Refused("bad-options", reason=f"there is no bot {seat.bot!r}; there are {', '.join(bots())}")
        return SeatRow("", number, store.BOT, checked_name(seat.name or f"Bot {number + 1}"), None, seat.bot, 0)
    name = checked_name(seat.name or f"Player {number + 1}")
    if seat.kind == store.OPEN:
        return SeatRow("", number, store.OPEN, name, None, "", 0)
    return SeatRow("", number, store.PERSON, name, guest, "", 0)


def checked_name(name: str) -> str:
    """A name that a match file can hold."""
    name = name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name
