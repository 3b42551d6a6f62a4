"""Guests, accounts, tokens of bots and links that move a seat to another device."""

import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

import undertow
from undertow.bots.partner import Result, strength_after
from undertow.server.keys import Keys, is_id, new_id, new_token, token_hash
from undertow.server.live.seating import checked_name
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import accounts, store
from undertow.server.storage.store import EventRow, Store

_DAY = 24 * 3600 * 1000
_RECOVERY_LASTS = 7 * _DAY
_BOT_TOKEN_LASTS = 365 * _DAY
_ALL = 2**31 - 1  # matches
FORMER_PLAYER = "Former player"


def win_share(seat: int, winners: Sequence[int]) -> float:
    """A seat's share in a win."""
    return 1 / len(winners) if seat in winners else 0.0


@dataclass(frozen=True)
class Person:
    """The sender of a request: a guest, with its account and that account's other guests."""

    guest: str
    account: str | None
    people: tuple[str, ...]


class People:
    """Guests and accounts. All methods block and may be called from any thread."""

    def __init__(self, store: Store, keys: Keys) -> None:
        """Keep the store and the key."""
        self.store = store
        self.keys = keys
        self._hasher = PasswordHasher()

    # Who it is

    def by_cookie(self, cookie: str, back: int = 0) -> Person | None:
        """The guest of a cookie that we signed; `back` also accepts older generations."""
        guest = cookie.partition(".")[0]
        if not is_id(guest):
            return None
        with self.store.reading() as connection:
            generation = accounts.generation(connection, guest)
            if generation is None or not self.keys.is_cookie(cookie, guest, generation - back):
                return None
            return self._person(connection, guest)

    def cookie(self, guest: str) -> str:
        """The cookie by which a browser returns as this guest."""
        with self.store.reading() as connection:
            return self.keys.cookie(guest, accounts.generation(connection, guest) or 0)

    def by_guest(self, guest: str) -> Person:
        """An existing guest."""
        with self.store.reading() as connection:
            return self._person(connection, guest)

    def by_token(self, token: str) -> Person:
        """The account of a bot's token, as its oldest guest."""
        with self.store.reading() as connection:
            found = accounts.token(connection, token_hash(token), "bot")
            if found is None:
                raise Refused("bad-token")
            return self._person(connection, accounts.guests_of(connection, found["account"])[0])

    def new_guest(self) -> Person:
        """A new guest."""
        guest = new_id()
        with self.store.writing() as connection:
            accounts.add_guest(connection, guest)
        return Person(guest, None, (guest,))

    def _person(self, connection: sa.Connection, guest: str) -> Person:
        """A guest with the account."""
        account = accounts.account_of(connection, guest)
        people = (guest,) if account is None else tuple(accounts.guests_of(connection, account))
        return Person(guest, account, people)

    # Accounts

    def register(self, person: Person, name: str, password: str) -> Person:
        """Create an account for a guest, who keeps all tables."""
        name, account = checked_name(name), new_id()
        hashed = self._hasher.hash(password)
        member = self._free(person)
        try:
            with self.store.writing() as connection:
                accounts.add_account(connection, account, name, hashed)
                accounts.set_account(connection, member.guest, account)
        except sa.exc.IntegrityError:
            return self._registered_before(person, name, password)
        return self.by_guest(member.guest)

    def _registered_before(self, person: Person, name: str, password: str) -> Person:
        """The account that this request created when it was first sent; refused if it is another's."""
        with self.store.reading() as connection:
            found = accounts.account(connection, name=name)
        if found is not None and found["name"] == name:
            with contextlib.suppress(Refused):
                return self.log_in(person, name, password)
        raise Refused("name-taken")

    def _free(self, person: Person, account: str = "") -> Person:
        """The guest, or a new guest if this one belongs to another account."""
        return person if person.account in (None, account) else self.new_guest()

    def log_in(self, person: Person, name: str, password: str) -> Person:
        """Sign a guest in to an account; a wrong name takes as long as a wrong password."""
        with self.store.reading() as connection:
            found = accounts.account(connection, name=name)
        try:
            self._hasher.verify(self._nobody() if found is None else found["password_hash"], password)
        except (Argon2Error, InvalidHashError):
            raise Refused("bad-login") from None
        if found is None:
            raise Refused("bad-login")
        person = self._free(person, found["id"])
        with self.store.writing() as connection:
            accounts.set_account(connection, person.guest, found["id"])
        return self.by_guest(person.guest)

    @cache  # noqa: B019 - there is one of us in a process
    def _nobody(self) -> str:
        """The hash of an unusable password, computed on first use because it is slow."""
        return self._hasher.hash(new_token())

    def account_facts(self, person: Person) -> dict[str, Any]:
        """The account's name, and how many matches of each game this person has finished and won."""
        with self.store.reading() as connection:
            found = accounts.account(connection, id=person.account) if person.account else None
            sittings = self.store.finished_sittings(connection, person.people)
        games: dict[str, dict[str, int]] = {game: {"finished": 0, "won": 0} for game in undertow.game_ids()}
        for game, seat, winners in sittings:
            record = games.setdefault(game, {"finished": 0, "won": 0})
            record["finished"] += 1
            record["won"] += seat in json.loads(winners)
        is_listed = found is not None and bool(found["is_listed"])
        return {"name": None if found is None else found["name"], "is_listed": is_listed, "games": games}

    def set_listed(self, person: Person, is_listed: bool) -> None:
        """Show an account's ratings to others, or to nobody."""
        if person.account is None:
            raise Refused("not-signed-in")
        with self.store.writing() as connection:
            accounts.set_listed(connection, person.account, is_listed)

    def partner_strength(self, person: Person, game: str) -> float:
        """How strong a partner for this person plays a game, after their matches with partners so far."""
        with self.store.reading() as connection:
            sittings = self.store.partner_sittings(connection, person.people, game)
        return strength_after(Result(seats, win_share(seat, json.loads(winners))) for seats, seat, winners in sittings)

    def change_password(self, person: Person, old: str, new: str) -> None:
        """Change the password and invalidate all cookies and tokens."""
        account = self._checked(person, old)
        hashed = self._hasher.hash(new)
        with self.store.writing() as connection:
            accounts.set_password(connection, account, hashed)
            self._end_sessions(connection, account, person.people)

    def changed_password_before(self, cookie: str, new: str) -> Person | None:
        """The person whose change to this password invalidated the cookie."""
        person = self.by_cookie(cookie, back=1)
        if person is None or person.account is None:
            return None
        with contextlib.suppress(Refused):
            self._checked(person, new)
            return person
        return None

    def is_deleted(self, cookie: str) -> bool:
        """Whether the cookie's account was deleted."""
        person = self.by_cookie(cookie, back=1)
        return person is not None and person.account is None

    def sign_out_everywhere(self, tables: Tables, person: Person) -> None:
        """Invalidate all cookies, tokens and seat secrets of a person."""
        with self.store.writing() as connection:
            self._end_sessions(connection, person.account, person.people)
            running = self.store.matches_of(connection, person.people, _ALL, unfinished=True)
        for row in running:
            with contextlib.suppress(Refused):  # it was closed meanwhile
                tables.ending.renew_secrets(row.id, person.people)

    def _end_sessions(self, connection: sa.Connection, account: str | None, people: Sequence[str]) -> None:
        """Invalidate all cookies and tokens of a person."""
        accounts.end_cookies(connection, people)
        if account is not None:
            accounts.drop_tokens(connection, account, "bot")

    def delete_account(self, tables: Tables, person: Person, password: str) -> None:
        """Delete an account; its matches stay readable under the name of a former player."""
        self._checked(person, password)
        self.purge(tables, person)

    def purge(self, tables: Tables, person: Person) -> None:
        """Leave or close the unfinished tables of an account, then delete it."""
        with self.store.reading() as connection:
            rows = self.store.matches_of(connection, person.people, _ALL)
        for row in rows:
            if row.status in store.UNFINISHED:
                with contextlib.suppress(Refused):  # it has ended meanwhile
                    tables.ending.withdraw(row.id, person.people)
        with self.store.writing() as connection:
            accounts.delete_account(connection, str(person.account), person.people, FORMER_PLAYER)
            self.store.raise_revisions(connection, [row.id for row in rows])
        for row in rows:
            tables.others_changed(row.id)

    def data(self, person: Person) -> dict[str, Any]:
        """Everything stored about a person, except secrets."""
        with self.store.reading() as connection:
            return accounts.person_data(connection, person.people, person.account)

    def _checked(self, person: Person, password: str) -> str:
        """The account of a person who knows its password."""
        if person.account is None:
            raise Refused("not-signed-in")
        with self.store.reading() as connection:
            found = accounts.account(connection, id=person.account)
        try:
            self._hasher.verify(self._nobody() if found is None else found["password_hash"], password)
        except (Argon2Error, InvalidHashError):
            raise Refused("bad-login") from None
        return person.account

    # Tokens

    def new_bot_token(self, person: Person, request: str = "") -> str:
        """A token with which a program acts as the account; the same for a repeated request."""
        if person.account is None:
            raise Refused("not-signed-in")
        token = self.keys.token("bot", person.account, request) if request else new_token()
        self._keep_token(token, _BOT_TOKEN_LASTS, kind="bot", account=person.account, match=None, seat=None)
        return token

    def _keep_token(self, token: str, lasts: int, **facts: Any) -> None:
        """Store a token unless it is stored already."""
        hashed = token_hash(token)
        try:
            with self.store.writing() as connection:
                accounts.add_token(connection, hash=hashed, expires=store.now() + lasts, **facts)
        except sa.exc.IntegrityError:
            with self.store.reading() as connection:
                if accounts.token(connection, hashed, facts["kind"]) is None:
                    raise

    def drop_bot_tokens(self, person: Person) -> int:
        """Invalidate all tokens of the account; returns their number."""
        if person.account is None:
            raise Refused("not-signed-in")
        with self.store.writing() as connection:
            return accounts.drop_tokens(connection, person.account, "bot")

    def new_recovery(self, tables: Tables, table: str, seat: int, secret: str, request: str = "") -> str:
        """A one-time token that moves a seat to its bearer; the same for a repeated request."""
        live = tables.table(table)
        with live.lock:
            tables.seat_of(live, seat, secret)
        token = self.keys.token("recovery", secret, request) if request else new_token()
        self._keep_token(token, _RECOVERY_LASTS, kind="recovery", account=None, match=table, seat=seat)
        return token

    def recovered(self, token: str, request: str) -> Person | None:
        """The person who has already used a recovery token by this request."""
        _, used = self._recovery(token)
        if used is None or not request or used.text.partition(" ")[2] != _request_hash(request):
            return None
        return self.by_guest(used.text.partition(" ")[0])

    def _recovery(self, token: str) -> tuple[dict[str, Any], EventRow | None]:
        """A recovery token, and the request by which it was used."""
        with self.store.reading() as connection:
            found = accounts.token(connection, token_hash(token), "recovery")
            if found is None:
                raise Refused("bad-token")
            return found, self.store.request(connection, found["match"], found["seat"], _move_request(token))

    def recover(self, tables: Tables, person: Person, token: str, request: str = "") -> tuple[str, int, str]:
        """Move a seat to this guest and invalidate token and old secret; returns table, seat and secret."""
        found, used = self._recovery(token)
        table, seat = found["match"], found["seat"]
        if used is None:
            wanted = f"{person.guest} {_request_hash(request)}"
            used = tables.move_seat(table, seat, person.guest, _move_request(token), wanted)
        if used.text.partition(" ")[0] not in person.people:
            raise Refused("bad-token")
        return table, seat, self.keys.seat_secret(table, seat, used.version)


def _move_request(token: str) -> str:
    """The id of the one request by which a recovery token is used."""
    return f"{store.MOVE_REQUEST}{token_hash(token)[:48]}"


def _request_hash(request: str) -> str:
    """A short form of a client's request id."""
    return token_hash(request)[:32] if request else ""
