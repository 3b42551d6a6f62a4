"""Creates tables, with a reserved seed or as a rematch."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

import sqlalchemy as sa

from undertow.engine.chance import commitment, new_seed
from undertow.server import boxes
from undertow.server.keys import new_id
from undertow.server.live import beginnings
from undertow.server.live.beginnings import Beginning
from undertow.server.live.clocks import SHORTEST, Clock, ClockSetting, setting_text
from undertow.server.live.seating import NewSeat, Seating, new_seat
from undertow.server.live.table import LiveTable, Moment
from undertow.server.refusals import Refused
from undertow.server.storage import accounts, lobby, store
from undertow.server.storage.store import MatchRow, SeatRow


@dataclass(frozen=True)
class Reserved:
    """A seed that was reserved for a new table, and the creator's nonce (empty for none)."""

    reservation: str
    nonce: str = ""


@dataclass(frozen=True)
class Meeting:
    """How people find a table and how much time they have there."""

    is_open: bool = False  # anybody may take an open seat
    may_fill: bool = False  # bots take the seats that stay open
    language: str = ""
    least_rating: int | None = None
    most_rating: int | None = None
    clock: ClockSetting | None = None


class Creating(Seating):
    """New tables."""

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
        facts: boxes.Facts | None = None,
        position: str = "",
        origin: Moment | None = None,
        companion: str = "",
        hints: bool = True,
        meeting: Meeting | None = None,
    ) -> LiveTable:
        """Create a table; its match begins once no seat is open. A reservation makes one table."""
        if rated and (position or origin is not None):
            raise Refused("rated-position")
        if companion:
            self._check_companion(companion, rated, sitting, id)
        beginning = self._beginning(id, len(sitting), options, facts or {}, position, origin)
        if idle_timeout < self.limits.shortest_idle_timeout:
            reason = f"idle_timeout is at least {self.limits.shortest_idle_timeout} seconds"
            raise Refused("bad-options", reason=reason)
        clock = None if meeting is None else meeting.clock
        if clock is not None and clock.move + clock.reserve < SHORTEST:
            raise Refused("bad-options", reason=f"a clock leaves at least {SHORTEST} seconds for a move")
        seats = [new_seat(number, seat, guest, id) for number, seat in enumerate(sitting)]
        kept = (seats, pace, idle_timeout, listed, rated, companion, hints, meeting or Meeting())
        if reserved is not None and (earlier := self._created_before(guest, reserved)) is not None:
            return earlier
        try:
            with self.store.writing() as connection:
                if self.store.count_unfinished(connection, guest) >= self.limits.tables_per_guest:
                    raise Refused("too-many-tables", limit=self.limits.tables_per_guest)
                if meeting is not None and meeting.is_open:
                    self._check_open(connection, guest)
                if rated and meeting is not None and meeting.is_open and accounts.account_of(connection, guest) is None:
                    raise Refused("account-needed")
                live = self._set_up(connection, guest, beginning, *kept, reserved)
        except sa.exc.IntegrityError:  # the reservation was used meanwhile
            if reserved is None or (earlier := self._created_before(guest, reserved)) is None:
                raise
            return earlier
        self.cache.keep(live)
        self.on_change(live)
        return live

    def _check_open(self, connection: sa.Connection, guest: str) -> None:
        """Refuse one more table in the lobby to somebody who has many there."""
        if lobby.count_open(connection, accounts.people_of(connection, guest)) >= self.limits.open_tables:
            raise Refused("too-many-tables", limit=self.limits.open_tables)

    def _beginning(
        self, id: str, seats: int, options: dict[str, str], facts: boxes.Facts, position: str, origin: Moment | None
    ) -> Beginning:
        """Where a new match begins; refused if it is not a place to begin."""
        if origin is not None:
            with self.looking(origin.table) as live:
                if live.game.id != id or position:
                    raise Refused("bad-request", reason="the moment says the game and the position")
                return beginnings.at_moment(live, origin.length, seats)
        if position:
            game = boxes.boxed(beginnings.game_at(id, position), facts)
            return beginnings.at_position(game, seats, options, position)
        return beginnings.set_up(boxes.boxed(self.newest_game(id), facts), seats, options)

    def _check_companion(self, companion: str, rated: bool, sitting: Sequence[NewSeat], id: str) -> None:
        """Refuse a real table that is rated, or whose hands cannot be left unknown."""
        if rated:
            raise Refused("rated-companion")
        bots = sum(seat.kind == store.BOT for seat in sitting)
        if companion == store.UNKNOWN_HANDS and (not self.newest_game(id).hand_draw or bots > 1):
            raise Refused("no-unknown-hands")

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
        beginning: Beginning,
        sitting: Sequence[SeatRow],
        pace: int,
        idle_timeout: int,
        listed: bool,
        rated: bool,
        companion: str,
        hints: bool,
        meeting: Meeting,
        reserved: Reserved | None = None,
    ) -> LiveTable:
        """Store a new table with its own seed."""
        match, time = new_id(), self.timer.now()
        seed = new_seed() if reserved is None else self.keys.seed(reserved.reservation)
        seats = [replace(seat, match=match) for seat in sitting]
        game = beginning.game
        row = MatchRow(
            id=match, game=game.id, rules_version=game.version, options=store.as_json(beginning.options), seed=seed.hex(),
            commitment=commitment(seed), creator=guest, status=store.WAITING, revision=0, events=0, to_act="[]",
            bots_due=None, pace=pace, idle_timeout=idle_timeout, offer="", winners="[]", rematch=None, created=time,
            changed=time, listed=listed, rated=rated, components=boxes.written(game), position=beginning.position,
            reservation=None if reserved is None else reserved.reservation,
            origin="" if beginning.origin is None else store.as_json(asdict(beginning.origin)), seen=time,
            companion=companion, hints=hints,
            is_open=meeting.is_open, may_fill=meeting.may_fill, language=meeting.language, clock=setting_text(meeting.clock),
            least_rating=meeting.least_rating, most_rating=meeting.most_rating,
            clocks="" if meeting.clock is None else Clock.fresh(meeting.clock, len(seats)).text(),
        )  # fmt: skip
        self.store.add_match(connection, row, seats)
        live = LiveTable(game, row, seats, self.timer)
        if reserved is not None and reserved.nonce:
            self.add_nonce(connection, live, _seat_of_creator(seats, guest), reserved.nonce)
            self.changed(connection, live)
        self.begin_if_full(connection, live)
        return live

    def rematch(self, id: str, seat: int, secret: str) -> LiveTable:
        """Create a table for the same people, or return the one already created."""
        with self.changing(id) as (connection, live):
            self.seat_of(live, seat, secret)
            if not live.is_over:
                raise Refused("not-over")
            if live.row.rematch is None:
                row = live.row
                holder = live.seats[seat].guest or row.creator
                seats = [_sitting_again(each) for each in live.seats]
                clock = live.clock()
                meeting = Meeting(language=row.language, clock=None if clock is None else clock.setting)
                kept = (seats, row.pace, row.idle_timeout, row.listed, row.rated, row.companion, row.hints, meeting)
                beginning = Beginning(live.game, live.match.options, row.position, live.origin())
                following = self._set_up(connection, holder, beginning, *kept)
                live.row = replace(row, rematch=following.id)
                self.changed(connection, live, rematch=following.id)
            found = live.row.rematch
        following = self.table(str(found))
        self.on_change(following)
        return following


def _sitting_again(seat: SeatRow) -> SeatRow:
    """A seat of the rematch: a person who has lost the match by time or by leaving plays again."""
    return replace(seat, generation=0, bot="" if seat.forfeit else seat.bot, forfeit="")


def _seat_of_creator(seats: Sequence[SeatRow], guest: str) -> int:
    """The seat of a creator's nonce: their first seat, or a bot's if they only watch."""
    own = [seat.seat for seat in seats if seat.guest == guest] + [seat.seat for seat in seats if seat.kind == store.BOT]
    if not own:
        raise Refused("not-your-seat")
    return own[0]
