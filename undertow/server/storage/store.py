"""The database and its matches, seats and events. SQLite by default, PostgreSQL by its URL."""

import json
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event

from undertow.server.deadline import LOOP_SECONDS, DeadlineLock, is_busy, is_hurried
from undertow.server.storage.file_lock import FileLock
from undertow.server.storage.schema import events, matches, seats, settings

SCHEMA = "0014"  # the newest migration; a test compares it with the migration files
MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "undertow_tables"
_TRUSTED_SECONDS = 5.0
_WAL_PAGES = 20_000
_SQLITE_SECONDS = 5.0  # longest wait of a thread for SQLite's writer lock
# A silently lost connection is detected within half a minute.
_PG_CONNECTING = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
_PG_LIMITS = "SET statement_timeout = '30s'; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '60s'"

ACTION, SLOT, UNDO, NOTE = "action", "slot", "undo", "note"  # events of the match
# Events of the table, which store the answer to a request:
OFFER, ANSWER, SETTING, MOVED, SITTING = "offer", "answer", "setting", "moved", "sitting"
MOVES = (ACTION, SLOT, UNDO)
OPEN, PERSON, BOT = "open", "person", "bot"
TOLD_HANDS, UNKNOWN_HANDS = "told", "unknown"  # of tables that accompany a real box
# Texts of SITTING: a bot acts for a person, the person is back, has left a rated match, or has no time left
STOOD_IN, RETURNED, LEFT, TIME_OVER, PAIRED = "stand-in", "returned", "left", "time", "paired"
# Prefixes of the server's own request ids, forbidden to clients; a bot's id says if it searched less than its level:
BOT_REQUEST, SHORT_BOT_REQUEST, NONCE_REQUEST, MOVE_REQUEST = "bot:", "bot:short:", "nonce:", "move:"
PAIR_REQUEST = "pair:"
WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "finished", "closed"
UNFINISHED = (WAITING, PLAYING)
RATING_DUE, RATING_SETTLED = "due", "settled"

# The statements of a move, built once: building costs more than running them.
_MATCH = sa.select(matches).where(matches.c.id == sa.bindparam("match_id"))
_REVISION = sa.select(matches.c.revision).where(matches.c.id == sa.bindparam("match_id"))
_LOCKED_MATCH = _MATCH.with_for_update()
_CHANGE_MATCH = matches.update().where(matches.c.id == sa.bindparam("match_id"))
_ADD_EVENTS = events.insert()
_REQUEST = sa.select(events).where(
    events.c.match == sa.bindparam("match_id"),
    events.c.seat == sa.bindparam("seat_number"),
    events.c.client_id == sa.bindparam("request_id"),
)
_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload", type_=sa.String)))


@dataclass(frozen=True)
class MatchRow:
    """A row of `matches`."""

    id: str
    game: str
    rules_version: int
    options: str
    seed: str
    commitment: str
    creator: str
    status: str
    revision: int
    events: int
    to_act: str
    bots_due: int | None
    pace: int
    idle_timeout: int
    offer: str
    winners: str
    rematch: str | None
    created: int
    changed: int
    length: int = 0
    listed: bool = False
    notify: str = "{}"
    notify_due: int | None = None
    rated: bool = False
    reservation: str | None = None
    components: str = ""
    position: str = ""
    origin: str = ""
    waiting: str = "{}"
    companion: str = ""
    hints: bool = True
    is_open: bool = False
    may_fill: bool = False
    language: str = ""
    least_rating: int | None = None
    most_rating: int | None = None
    seen: int = 0
    clock: str = ""
    clocks: str = ""
    clock_due: int | None = None
    rating: str = ""


@dataclass(frozen=True)
class SeatRow:
    """A row of `seats`."""

    match: str
    seat: int
    kind: str
    name: str
    guest: str | None
    bot: str
    generation: int
    forfeit: str = ""


@dataclass(frozen=True)
class EventRow:
    """A row of `events`."""

    match: str
    number: int
    kind: str
    seat: int
    text: str
    client_id: str | None
    version: int
    hash: str
    time: int
    clock: int | None = None


class StoreError(OSError):
    """The database cannot be used; the message says what to do."""


Row = TypeVar("Row", MatchRow, SeatRow, EventRow)


def _read(kind: type[Row], found: sa.Row[Any]) -> Row:
    """A database row as a dataclass."""
    return kind(*tuple(found))  # the columns are in the order of the fields; a test compares them


def server_number(server: str) -> int:
    """The number of a server's row and lock."""
    return int(server, 16)


def pg_connecting(url: sa.URL) -> dict[str, Any]:
    """Connection settings for PostgreSQL that the URL does not give."""
    return {name: value for name, value in _PG_CONNECTING.items() if name not in url.query}


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """The database. Every method that takes a connection works inside the caller's transaction."""

    def __init__(self, url: str) -> None:
        """Prepare to connect; nothing is read yet."""
        address = _address(url)
        self.is_postgresql = address.get_backend_name() == "postgresql"
        self.url = address
        self._own: sa.PoolProxiedConnection | None = None  # SQLite's writer, kept open for speed
        self.server = secrets.token_hex(6)  # identifies this server among its peers
        if self.is_postgresql:
            pool = {"pool_size": 8, "max_overflow": 8, "pool_use_lifo": True, "hide_parameters": True}
            self.engine = sa.create_engine(address, connect_args=pg_connecting(address), **pool)
            event.listen(self.engine, "connect", _limit_statements)
            event.listen(self.engine, "checkin", _note_use)
            event.listen(self.engine, "checkout", _test_if_unused)
        else:
            self.engine = sa.create_engine(address, hide_parameters=True, connect_args={"timeout": _SQLITE_SECONDS})
            self._own_lock = DeadlineLock()
            self._pairing_lock = DeadlineLock()
            self._file_lock = FileLock(Path(f"{address.database}.lock"))
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)

    def close(self) -> None:
        """Close all connections and release the file."""
        if self._own is not None:
            self._own.close()
            self._own = None
        self.engine.dispose()
        if not self.is_postgresql:
            self._file_lock.release()

    def claim(self) -> None:
        """Keep other servers away from a SQLite file until `close`; PostgreSQL serves any number."""
        if self.is_postgresql:
            return
        folder = Path(str(self.url.database)).parent
        if not folder.is_dir():
            raise StoreError(f"there is no folder {folder}")
        try:
            is_free = self._file_lock.take()
        except OSError as error:
            raise StoreError(f"cannot lock the database {self.url.database}: {error.strerror}") from None
        if not is_free:
            raise StoreError(f"another server uses the database {self.url.database}; several need PostgreSQL")

    @property
    def driver_error(self) -> type[Exception]:
        """The driver's own error class."""
        found: type[Exception] = self.engine.dialect.loaded_dbapi.Error
        return found

    @contextmanager
    def by_hand(self) -> Iterator[Any]:
        """The driver's connection without a transaction, for quick statements."""
        if not self.is_postgresql:
            with self._own_lock:
                if self._own is None:
                    self._own = self.engine.raw_connection()
                _set_lock_timeout(self._own.driver_connection, self._own.info)
                yield self._own.driver_connection
            return
        pooled = self.engine.raw_connection()
        driver: Any = pooled.driver_connection
        try:
            driver.autocommit = True
            yield driver
        finally:
            if driver.closed:
                pooled.invalidate()
            else:
                driver.autocommit = False
                pooled.close()  # back into the pool

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A writing transaction."""
        with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
            yield connection

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A read-only transaction."""
        with self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def exclusively(self) -> Iterator[None]:
        """Let one pairing happen at a time, over all servers."""
        if not self.is_postgresql:
            with self._pairing_lock:
                yield
            return
        with self.reading() as connection:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(7305814)"))
            yield

    def empty_log(self) -> None:
        """Checkpoint SQLite's write-ahead log without blocking writers."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def ping(self, seconds: float) -> str:
        """The schema's version, checked on a writable database; raises the driver's error.

        With SQLite the write lock has to be free within these seconds.
        """
        query = "SELECT version_num FROM alembic_version"
        if self.is_postgresql:
            with self.reading() as connection:
                return str(connection.exec_driver_sql(query).scalar())
        with closing(sqlite3.connect(str(self.url.database), timeout=seconds, isolation_level=None)) as own:
            own.execute("BEGIN IMMEDIATE")
            found = own.execute(query).fetchone()
            own.execute("ROLLBACK")
            return str(found[0])

    # The schema

    def schema(self) -> str:
        """The migration that the database is at; empty for a new one."""
        with self.reading() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return ""
            return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or ""

    def migrate(self) -> None:
        """Bring the schema up to date."""
        found = self.schema()
        if found == SCHEMA:
            return
        if found > SCHEMA:
            raise StoreError(f"the database is at schema {found}, newer than this program's {SCHEMA}; use a newer program")
        from alembic import command  # slow to load and rarely needed
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.writing() as connection:
            if self.is_postgresql:
                connection.exec_driver_sql("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7305812)"))  # one server migrates
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def require_schema(self) -> None:
        """Raise StoreError unless the schema is the one of this program."""
        found = self.schema()
        if found != SCHEMA:
            at = f"is at schema {found}" if found else "is empty"
            raise StoreError(f"the database {at}, this program needs {SCHEMA}; run `undertow migrate`")

    def setting(self, name: str, fresh: str) -> str:
        """A setting; the fresh value is stored if there is none yet."""
        with self.writing() as connection:
            if self.is_postgresql:
                connection.execute(sa.text("LOCK TABLE settings IN EXCLUSIVE MODE"))
            found = connection.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar()
            if found is not None:
                return str(found)
            connection.execute(settings.insert().values(name=name, value=fresh))
            return fresh

    # Matches

    def add_match(self, connection: sa.Connection, match: MatchRow, sitting: Sequence[SeatRow]) -> None:
        """A new match with its seats."""
        connection.execute(matches.insert().values(**vars(match)))
        connection.execute(seats.insert(), [vars(seat) for seat in sitting])

    def match(self, connection: sa.Connection, id: str, *, lock: bool = False) -> MatchRow | None:
        """A match; with `lock` nobody else changes it until the transaction ends."""
        found = connection.execute(_LOCKED_MATCH if lock else _MATCH, {"match_id": id}).first()
        return None if found is None else _read(MatchRow, found)

    def reserved(self, connection: sa.Connection, reservation: str) -> str | None:
        """The match that uses a reserved seed."""
        query = sa.select(matches.c.id).where(matches.c.reservation == reservation)
        found = connection.execute(query).scalar()
        return None if found is None else str(found)

    def revision(self, connection: sa.Connection, id: str) -> int | None:
        """The revision of a match."""
        return connection.execute(_REVISION, {"match_id": id}).scalar()

    def seats(self, connection: sa.Connection, match: str) -> tuple[SeatRow, ...]:
        """Who sits where."""
        found = connection.execute(sa.select(seats).where(seats.c.match == match).order_by(seats.c.seat))
        return tuple(_read(SeatRow, row) for row in found)

    def events(self, connection: sa.Connection, match: str, first: int, end: int) -> list[EventRow]:
        """The events of a match, from a number on up to but not including another."""
        which = (events.c.match == match, events.c.number >= first, events.c.number < end)
        query = sa.select(events).where(*which).order_by(events.c.number)
        return [_read(EventRow, row) for row in connection.execute(query)]

    def request(self, connection: sa.Connection, match: str, seat: int, client_id: str) -> EventRow | None:
        """The event that a client's request has already become."""
        which = {"match_id": match, "seat_number": seat, "request_id": client_id}
        found = connection.execute(_REQUEST, which).first()
        return None if found is None else _read(EventRow, found)

    def add_events(self, connection: sa.Connection, rows: Sequence[EventRow]) -> None:
        """Add events; fails as a whole if a number or request id already exists."""
        connection.execute(_ADD_EVENTS, [vars(row) for row in rows])

    def change_match(self, connection: sa.Connection, id: str, **values: Any) -> None:
        """Update columns of a match and notify the other servers."""
        connection.execute(_CHANGE_MATCH, {"match_id": id, "changed": now(), **values})
        self.notify_peers(connection, id)

    def notify_peers(self, connection: sa.Connection, id: str) -> None:
        """Notify the other servers that a match has changed."""
        if self.is_postgresql:
            connection.execute(_NOTIFY, {"payload": f"{self.server} {id}"})

    def raise_revisions(self, connection: sa.Connection, ids: Sequence[str]) -> None:
        """Raise the revisions of matches with changed seats and notify the other servers."""
        raised = matches.update().where(matches.c.id.in_(ids)).values(revision=matches.c.revision + 1)
        connection.execute(raised)
        for match in ids:
            self.notify_peers(connection, match)

    def change_seat(self, connection: sa.Connection, match: str, seat: int, **values: Any) -> None:
        """Update columns of a seat."""
        connection.execute(seats.update().where(seats.c.match == match, seats.c.seat == seat).values(**values))

    def matches_of(
        self, connection: sa.Connection, people: Sequence[str], limit: int, *, unfinished: bool = False
    ) -> list[MatchRow]:
        """The matches in which any of these guests sits or which they created, the newest change first."""
        mine = sa.select(seats.c.match).where(seats.c.guest.in_(people))
        query = sa.select(matches).where(sa.or_(matches.c.id.in_(mine), matches.c.creator.in_(people)))
        query = query.where(matches.c.status.in_(UNFINISHED) if unfinished else matches.c.status != CLOSED)
        return [_read(MatchRow, row) for row in connection.execute(query.order_by(matches.c.changed.desc()).limit(limit))]

    def listed(self, connection: sa.Connection, limit: int) -> list[MatchRow]:
        """The running matches that anybody may find, the newest change first."""
        query = sa.select(matches).where(matches.c.listed, matches.c.status == PLAYING)
        return [_read(MatchRow, row) for row in connection.execute(query.order_by(matches.c.changed.desc()).limit(limit))]

    def finished_sittings(self, connection: sa.Connection, people: Sequence[str]) -> list[tuple[str, int, str]]:
        """For every seat that these guests held in a finished match: the game, the seat, the winners."""
        query = sa.select(matches.c.game, seats.c.seat, matches.c.winners).join(seats, seats.c.match == matches.c.id)
        found = connection.execute(query.where(seats.c.guest.in_(people), matches.c.status == FINISHED))
        return [(row.game, row.seat, row.winners) for row in found]

    def partner_sittings(self, connection: sa.Connection, people: Sequence[str], game: str) -> list[tuple[int, int, str]]:
        """For every seat that these guests held in a finished match with a partner: all seats, the seat, the winners."""
        partners = sa.select(seats.c.match).where(seats.c.bot.like("partner=%"), seats.c.kind == BOT)
        count = sa.select(sa.func.count()).where(seats.c.match == matches.c.id).scalar_subquery()
        mine = seats.alias()
        query = sa.select(count.label("all_seats"), mine.c.seat, matches.c.winners)
        query = query.join(matches, mine.c.match == matches.c.id)
        query = query.where(mine.c.guest.in_(people), matches.c.id.in_(partners))
        query = query.where(matches.c.status == FINISHED, matches.c.game == game)
        found = connection.execute(query.order_by(matches.c.changed))
        return [(row.all_seats, row.seat, row.winners) for row in found]

    def count_unfinished(self, connection: sa.Connection, creator: str) -> int:
        """How many matches a guest has created that are not over."""
        query = sa.select(sa.func.count()).where(matches.c.creator == creator, matches.c.status.in_(UNFINISHED))
        return int(connection.execute(query).scalar_one())

    def overdue(self, connection: sa.Connection, before: int) -> dict[str, int]:
        """The matches in which a bot should have acted by then, with their revisions."""
        query = sa.select(matches.c.id, matches.c.revision).where(matches.c.bots_due <= before)
        return {row.id: row.revision for row in connection.execute(query)}


def rated_in_progress(connection: sa.Connection, game: str, limit: int) -> list[str]:
    """The ids of rated matches of a game that are being played, those changed last first."""
    query = sa.select(matches.c.id).where(matches.c.game == game, matches.c.status == PLAYING, matches.c.rated)
    return list(connection.execute(query.order_by(matches.c.changed.desc()).limit(limit)).scalars())


def is_unavailable(error: Exception) -> bool:
    """Whether the database was locked, hanging or unreachable, so that the call may be repeated."""
    is_away = isinstance(error, sa.exc.OperationalError) and not isinstance(error.orig, sqlite3.Error)
    return is_away or isinstance(error, sa.exc.TimeoutError) or is_busy(error)


@contextmanager
def clear_store_errors() -> Iterator[None]:
    """Turn errors of the database driver into a StoreError of one line."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise StoreError(f"the database cannot be used: {reason}") from None


def _address(url: str) -> sa.URL:
    """The database's address with the driver we use."""
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise StoreError("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
    if address.get_backend_name() == "postgresql":
        return address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        raise StoreError(f"a database is sqlite:///… or postgresql://…, not {address.get_backend_name()}")
    if address.database in (None, "", ":memory:"):
        raise StoreError("a SQLite database needs a file: sqlite:///FILE")
    return address


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Configure SQLite: write-ahead log, foreign keys, explicit transactions."""
    connection.isolation_level = None
    _set_lock_timeout(connection, record.info)
    # An automatic checkpoint would delay a commit; the server checkpoints in a thread instead.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={_WAL_PAGES}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _note_use(_connection: Any, record: Any) -> None:
    """Remember when a connection to PostgreSQL was last used."""
    record.info["used"] = time.monotonic()


def _test_if_unused(connection: Any, record: Any, _proxy: object) -> None:
    """Test a connection that was idle for a while; testing all would double round trips."""
    if time.monotonic() - record.info.get("used", time.monotonic()) < _TRUSTED_SECONDS:
        return
    try:
        connection.execute("SELECT 1")
        connection.rollback()
    except Exception:
        raise sa.exc.DisconnectionError from None


def _limit_statements(connection: Any, _record: object) -> None:
    """Set PostgreSQL's timeouts, so that no thread waits for ever."""
    connection.execute(_PG_LIMITS)
    connection.commit()


def _set_lock_timeout(connection: Any, info: dict[Any, Any]) -> None:
    """Set SQLite's lock timeout for this thread; `info` remembers the last one set."""
    seconds = LOOP_SECONDS if is_hurried() else _SQLITE_SECONDS
    if info.get("lock_timeout", _SQLITE_SECONDS) != seconds:
        connection.execute(f"PRAGMA busy_timeout={int(1000 * seconds)}")
        info["lock_timeout"] = seconds


def _begin_sqlite(connection: sa.Connection) -> None:
    """Take SQLite's write lock at once if the transaction will write."""
    _set_lock_timeout(connection.connection.driver_connection, connection.info)
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))  # `json.dumps` would make one for each call


def as_json(value: object) -> str:
    """A value as JSON for a text column."""
    return _ENCODER.encode(value)
