"""Quick pairing: whoever wants to play finds the table of somebody who wants the same, or opens one."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from undertow.server.live import beginnings
from undertow.server.live.clocks import ClockSetting, setting_text
from undertow.server.live.creating import Meeting, Reserved
from undertow.server.live.seating import Newcomer, NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.refusals import Refused
from undertow.server.storage import lobby, ratings, store
from undertow.server.storage.store import MatchRow

if TYPE_CHECKING:
    from undertow.server.live.tables import Tables

_IDLE_TIMEOUT = 600  # seconds; a clock usually ends sooner
_PACE = 700  # milliseconds
_MEANWHILE = ("seat-taken", "closed", "not-found", "rating-range", "bad-invitation")  # a table found may have changed


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play."""

    game: str
    seats: int
    clock: ClockSetting | None
    rated: bool
    language: str = ""


class Pairing:
    """Brings people together who want to play the same."""

    def __init__(self, tables: "Tables") -> None:
        """Work on these tables."""
        self._tables = tables

    def pair(self, newcomer: Newcomer, wish: Wish, name: str, request: str, reserved: Reserved) -> tuple[LiveTable, int]:
        """Sit down with somebody, or wait at a new table; a repeated request gets the same seat."""
        if wish.rated and newcomer.account is None:
            raise Refused("account-needed")
        request = f"{store.PAIR_REQUEST}{request}"
        earlier = self._paired_before(newcomer, request)
        if earlier is not None:
            return self._tables.table(earlier[0]), earlier[1]
        # Two who come at once must not both open a table.
        with self._tables.store.exclusively():
            options = self._options(wish)
            for row in self._candidates(newcomer, wish, options):
                try:
                    return self._tables.join_open(row.id, newcomer, name, nonce=reserved.nonce, request=request)
                except Refused as refused:
                    if refused.code not in _MEANWHILE:
                        raise
            return self._open(newcomer, wish, options, name, reserved), 0

    def _paired_before(self, newcomer: Newcomer, request: str) -> tuple[str, int] | None:
        """The table and seat that an earlier sending of the request has led to."""
        with self._tables.store.reading() as connection:
            return lobby.paired(connection, newcomer.people, request)

    def _options(self, wish: Wish) -> dict[str, str]:
        """The options that people play with who do not say otherwise: lots are drawn for who begins."""
        game = self._tables.newest_game(wish.game)
        lots = {option.id: "lot" for option in game.options if "lot" in option.values}
        return dict(beginnings.set_up(game, wish.seats, lots).options)

    def _candidates(self, newcomer: Newcomer, wish: Wish, options: dict[str, str]) -> list[MatchRow]:
        """The tables that fit, the person's own first, then the oldest."""
        time = self._tables.timer.now()
        with self._tables.store.reading() as connection:
            points = ratings.points_of(connection, newcomer.account, wish.game, wish.seats)
            found = [
                (row, {seat.guest for seat in self._tables.store.seats(connection, row.id)}, row.id)
                for row in lobby.waiting(connection, time)
                if (row.game, row.rated, row.clock) == (wish.game, wish.rated, setting_text(wish.clock))
                and row.options == store.as_json(options)
                and ratings.is_within(points, row.least_rating, row.most_rating)
                and len(self._tables.store.seats(connection, row.id)) == wish.seats
            ]
        return [row for row, guests, _ in sorted(found, key=lambda each: not each[1].intersection(newcomer.people))]

    def _open(self, newcomer: Newcomer, wish: Wish, options: dict[str, str], name: str, reserved: Reserved) -> LiveTable:
        """A new table that waits for others."""
        sitting = [NewSeat("me", name), *(NewSeat(store.OPEN) for _ in range(wish.seats - 1))]
        meeting = Meeting(is_open=True, may_fill=not wish.rated, language=wish.language, clock=wish.clock)
        return self._tables.create(
            newcomer.guest, wish.game, options, sitting, _PACE, _IDLE_TIMEOUT,
            listed=True, rated=wish.rated, reserved=reserved, meeting=meeting,
        )  # fmt: skip
