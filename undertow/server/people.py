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
from undertow.server.keys import Keys, is_id, new_id, new_token, token_hash
from undertow.server.live.seating import checked_name
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import accounts, store
from undertow.server.storage.store import Store

_DAY = 24 * 3600 * 1000
_RECOVERY_LASTS = 7 * _DAY
_BOT_TOKEN_LASTS = 365 * _DAY
_ALL = 2**31 - 1  # matches
FORMER_PLAYER = "Former player"


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

    def by_cookie(self, cookie: str) -> Person | None:
        """The guest of a cookie that we signed."""
        guest = cookie.partition(".")[0]
        if not is_id(guest):
            return None
        with self.store.reading() as connection:
            generation = self.store.generation(connection, guest)
            if generation is None or not self.keys.is_cookie(cookie, guest, generation):
                return None
            return self._person(connection, guest)

    def cookie(self, guest: str) -> str:
        """The cookie by which a browser returns as this guest."""
        with self.store.reading() as connection:
            return self.keys.cookie(guest, self.store.generation(connection, guest) or 0)

    def by_guest(self, guest: str) -> Person:
        """An existing guest."""
        with self.store.reading() as connection:
            return self._person(connection, guest)

    def by_token(self, token: str) -> Person:
        """The account of a bot's token, as its oldest guest."""
        with self.store.reading() as connection:
            found = self.store.token(connection, token_hash(token), "bot")
            if found is None:
                raise Refused("bad-token")
            return self._person(connection, self.store.guests_of(connection, found["account"])[0])

    def new_guest(self) -> Person:
        """A new guest."""
        guest = new_id()
        with self.store.writing() as connection:
            self.store.add_guest(connection, guest)
        return Person(guest, None, (guest,))

    def _person(self, connection: sa.Connection, guest: str) -> Person:
        """A guest with the account."""
        account = self.store.account_of(connection, guest)
        people = (guest,) if account is None else tuple(self.store.guests_of(connection, account))
        return Person(guest, account, people)

    # Accounts

    def register(self, person: Person, name: str, password: str) -> Person:
        """Create an account for a guest, who keeps all tables."""
        name, account = checked_name(name), new_id()
        hashed = self._hasher.hash(password)
        member = self._free(person)
        try:
            with self.store.writing() as connection:
                self.store.add_account(connection, account, name, hashed)
                self.store.set_account(connection, member.guest, account)
        except sa.exc.IntegrityError:
            raise Refused("name-taken") from None
        return self.by_guest(member.guest)

    def _free(self, person: Person, account: str = "") -> Person:
        """The guest, or a new guest if this one belongs to another account."""
        return person if person.account in (None, account) else self.new_guest()

    def log_in(self, person: Person, name: str, password: str) -> Person:
        """Sign a guest in to an account; a wrong name takes as long as a wrong password."""
        with self.store.reading() as connection:
            found = self.store.account(connection, name=name)
        try:
            self._hasher.verify(self._nobody() if found is None else found["password_hash"], password)
        except (Argon2Error, InvalidHashError):
            raise Refused("bad-login") from None
        if found is None:
            raise Refused("bad-login")
        person = self._free(person, found["id"])
        with self.store.writing() as connection:
            self.store.set_account(connection, person.guest, found["id"])
        return self.by_guest(person.guest)

    @cache  # noqa: B019 - there is one of us in a process
    def _nobody(self) -> str:
        """The hash of an unusable password, computed on first use because it is slow."""
        return self._hasher.hash(new_token())

    def account_facts(self, person: Person) -> dict[str, Any]:
        """The account's name, and how many matches of each game this person has finished and won."""
        with self.store.reading() as connection:
            found = self.store.account(connection, id=person.account) if person.account else None
            sittings = self.store.finished_sittings(connection, person.people)
        games: dict[str, dict[str, int]] = {game: {"finished": 0, "won": 0} for game in undertow.games()}
        for game, seat, winners in sittings:
            record = games.setdefault(game, {"finished": 0, "won": 0})
            record["finished"] += 1
            record["won"] += seat in json.loads(winners)
        return {"name": None if found is None else found["name"], "games": games}

    def change_password(self, person: Person, old: str, new: str) -> None:
        """Change the password and invalidate all cookies and tokens."""
        account = self._checked(person, old)
        hashed = self._hasher.hash(new)
        with self.store.writing() as connection:
            accounts.set_password(connection, account, hashed)
            self._end_sessions(connection, account, person.people)

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
        self.store.end_cookies(connection, people)
        if account is not None:
            self.store.drop_tokens(connection, account, "bot")

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
            accounts.delete_account(self.store, connection, str(person.account), person.people, FORMER_PLAYER)
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
            found = self.store.account(connection, id=person.account)
        try:
            self._hasher.verify(self._nobody() if found is None else found["password_hash"], password)
        except (Argon2Error, InvalidHashError):
            raise Refused("bad-login") from None
        return person.account

    # Tokens

    def new_bot_token(self, person: Person) -> str:
        """A token with which a program acts as the account; it is shown once."""
        if person.account is None:
            raise Refused("not-signed-in")
        token = new_token()
        facts = {"kind": "bot", "account": person.account, "match": None, "seat": None}
        with self.store.writing() as connection:
            self.store.add_token(connection, hash=token_hash(token), expires=store.now() + _BOT_TOKEN_LASTS, **facts)
        return token

    def drop_bot_tokens(self, person: Person) -> int:
        """Invalidate all tokens of the account; returns their number."""
        if person.account is None:
            raise Refused("not-signed-in")
        with self.store.writing() as connection:
            return self.store.drop_tokens(connection, person.account, "bot")

    def new_recovery(self, tables: Tables, table: str, seat: int, secret: str) -> str:
        """A one-time token that moves a seat to its bearer."""
        live = tables.table(table)
        with live.lock:
            tables.seat_of(live, seat, secret)
        token = new_token()
        facts = {"kind": "recovery", "account": None, "match": table, "seat": seat}
        with self.store.writing() as connection:
            self.store.add_token(connection, hash=token_hash(token), expires=store.now() + _RECOVERY_LASTS, **facts)
        return token

    def recover(self, tables: Tables, person: Person, token: str) -> tuple[str, int]:
        """Move a seat to this guest and invalidate token and old secret; returns table and seat."""
        hashed = token_hash(token)
        with self.store.writing() as connection:
            found = self.store.token(connection, hashed, "recovery")
            if found is None or not self.store.use_up_token(connection, hashed):
                raise Refused("bad-token")
        tables.move_seat(found["match"], found["seat"], person.guest)
        return found["match"], found["seat"]
