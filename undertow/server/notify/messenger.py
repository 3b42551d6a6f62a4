"""Notices to absent people, by Web Push or webhook. See docs/notices.md."""

import asyncio
import base64
import hashlib
import hmac
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from undertow.engine.language import LANGUAGES
from undertow.server.keys import new_id, new_token
from undertow.server.live import gate
from undertow.server.live.hub import Hub
from undertow.server.notify.outbound import BadAddress, OutboundPolicy, Unreachable
from undertow.server.people import Person
from undertow.server.refusals import Refused
from undertow.server.storage import outbox, store
from undertow.server.storage.outbox import MATCH_OVER, PUSH, WEBHOOK, YOUR_TURN, Notice, Subscription
from undertow.server.storage.store import Store

log = logging.getLogger("undertow.server")

MOST_SUBSCRIPTIONS = 20
RETRY_SECONDS = (10, 60, 300, 1800, 7200, 21_600)
_LEASE_SECONDS = 120
_AT_ONCE = 16
_PUSH_LASTS = 3 * 24 * 3600
_NO_CONTACT = "mailto:undertow@localhost"

Work = Callable[..., Awaitable[Any]]


class Subscriptions:
    """Subscriptions to notices. Its methods block, except the one that resolves an address."""

    def __init__(self, store: Store, outbound: OutboundPolicy) -> None:
        """Keep the store and the policy for outgoing calls."""
        self._store = store
        self._outbound = outbound

    def of(self, person: Person | None) -> list[Subscription]:
        """A person's subscriptions."""
        if person is None:
            return []
        with self._store.reading() as connection:
            return outbox.subscriptions_of(connection, person.people)

    async def check(self, address: str) -> None:
        """Refuse an address that the policy forbids."""
        try:
            await self._outbound.resolved(address)
        except BadAddress as error:
            raise Refused("bad-address", reason=str(error)) from None

    def add_push(self, person: Person, address: str, keys: dict[str, str], lang: str) -> Subscription:
        """Subscribe a person's device; it belongs to its last subscriber."""
        return self._add(person, PUSH, address, address, json.dumps(_checked_keys(keys)), lang, None)

    def add_webhook(self, person: Person, address: str, lang: str, match: str | None, secret: str = "") -> Subscription:
        """Subscribe a webhook to all tables of a person or to one; makes a secret if none is given."""
        unique = f"{person.guest} {match} {address}"
        return self._add(person, WEBHOOK, address, unique, secret or new_token(), lang, match)

    def _add(
        self, person: Person, kind: str, address: str, unique: str, keys: str, lang: str, match: str | None
    ) -> Subscription:
        """Store a subscription."""
        if lang not in LANGUAGES:
            raise Refused("bad-request", reason=f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        hashed = hashlib.sha256(unique.encode()).hexdigest()
        wanted = Subscription(new_id(), person.guest, kind, address, hashed, keys, lang, match, store.now())
        with self._store.writing() as connection:
            if match is not None and not {seat.guest for seat in self._store.seats(connection, match)} & set(person.people):
                raise Refused("not-found")
            held = [each.address_hash for each in outbox.subscriptions_of(connection, person.people)]
            if len(held) >= MOST_SUBSCRIPTIONS and hashed not in held:
                raise Refused("too-many-subscriptions", limit=MOST_SUBSCRIPTIONS)
            return outbox.subscribe(connection, wanted)

    def drop(self, person: Person | None, id: str) -> None:
        """End a subscription."""
        with self._store.writing() as connection:
            held = [] if person is None else outbox.subscriptions_of(connection, person.people)
            if id not in [each.id for each in held]:
                raise Refused("not-found")
            outbox.drop_subscription(connection, id)


def _checked_keys(keys: dict[str, str]) -> dict[str, str]:
    """A device's keys; raises an error for invalid ones."""
    from cryptography.hazmat.primitives.asymmetric import ec  # slow to load and rarely needed

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys["p256dh"]))
        if len(_decoded(keys["auth"])) != 16:
            raise ValueError
    except ValueError:
        raise Refused("bad-request", reason="the keys are not those of a push subscription") from None
    return keys


def _decoded(text: str) -> bytes:
    """The bytes of unpadded base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class PushKey:
    """The server's key for push services (VAPID), created on first use."""

    def __init__(self, store: Store, contact: str) -> None:
        """Nothing is loaded yet."""
        self._store = store
        self._contact = contact if contact.startswith("https://") else _NO_CONTACT
        self._vapid: Any = None

    def _loaded(self) -> Any:
        """The key pair."""
        if self._vapid is None:
            from py_vapid import Vapid02  # type: ignore[import-untyped]

            fresh = Vapid02()
            fresh.generate_keys()
            self._vapid = Vapid02.from_pem(self._store.setting("vapid", fresh.private_pem().decode()).encode())
        return self._vapid

    def public(self) -> str:
        """The public half, as browsers take it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point: bytes = self._loaded().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def encrypted(self, to: Subscription, topic: str, body: bytes) -> tuple[dict[str, str], bytes]:
        """A body that only the device can read, with the headers that the push service wants."""
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        parts = urlsplit(to.address)
        claims = {"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        headers = {
            **self._loaded().sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(_PUSH_LASTS),
            "Topic": topic,  # a newer notice about a table replaces an undelivered one
            "Urgency": "high",
        }
        pusher = WebPusher({"endpoint": to.address, "keys": json.loads(to.keys)})
        return headers, pusher.encode(body, "aes128gcm")["body"]


def signed(secret: str, notice: str, body: bytes, seconds: int) -> dict[str, str]:
    """Headers that sign a webhook call, with its time and id."""
    digest = hmac.digest(secret.encode(), f"{seconds}.".encode() + body, "sha256").hex()
    return {
        "Content-Type": "application/json",
        "Undertow-Notice": notice,
        "Undertow-Timestamp": str(seconds),
        "Undertow-Signature": f"sha256={digest}",
    }


class Messenger:
    """Creates and sends due notices when `send_due` is called; moves do not wait for it."""

    def __init__(
        self, store: Store, hub: Hub, work: Work, key: PushKey, outbound: OutboundPolicy, idle_timeout: float
    ) -> None:
        """Keep the parts; turns shorter than `idle_timeout` seconds cause no notice."""
        self._store = store
        self._hub = hub
        self._work = work
        self._key = key
        self._outbound = outbound
        self._idle_timeout = idle_timeout
        self.outcome: Callable[[str, str], None] = lambda kind, outcome: None
        self.changed: Callable[[str], None] = lambda match: None

    async def send_due(self) -> None:
        """Send due notices; a cancelled call first finishes those being sent."""
        sending = asyncio.create_task(self._once())
        try:
            await asyncio.shield(sending)
        except asyncio.CancelledError:
            await asyncio.gather(sending, return_exceptions=True)
            raise

    async def _once(self) -> None:
        """Create notices for waiting people, then send the due ones."""
        await self._work(self._gather, {table: self._hub.present(table) for table in self._hub.watched()})
        for _ in range(100):
            claimed = await self._work(self._claim)
            await asyncio.gather(*(self._deliver(*each) for each in claimed))
            if len(claimed) < _AT_ONCE or self._hub.is_closing:
                return

    # Gathering

    def _gather(self, present: dict[str, set[int]]) -> None:
        """Create notices for due seats; people who look at the table get none."""
        # A server with a viewer of the table acts before the others, to suppress the notice.
        soon = store.now() - int(500 * self._idle_timeout)
        with self._store.reading() as connection:
            found = outbox.overdue(connection, soon)
        for match, pending in found:
            here = present.get(match, set())
            if self._split(pending, here) != (pending, set()):
                self._gather_of(match, here)

    def _gather_of(self, match: str, present: set[int]) -> None:
        """Create the notices of one match and raise its revision."""
        with self._store.writing() as connection:
            row = self._store.match(connection, match, lock=True)
            if row is None:
                return
            later, seats = self._split(json.loads(row.notify), present)
            facts = {"revision": row.revision + 1, "changed": row.changed, **outbox.to_notify(later)}
            self._store.change_match(connection, match, **facts)
            self._add_notices(connection, match, MATCH_OVER if row.status == store.FINISHED else YOUR_TURN, seats)
        self.changed(match)

    def _split(self, pending: dict[str, int], present: set[int]) -> tuple[dict[str, int], set[int]]:
        """The seats to notify later, with when they fell due, and the seats to notify now."""
        late = store.now() - int(1000 * self._idle_timeout)
        soon = store.now() - int(500 * self._idle_timeout)
        here = {seat for seat, due in pending.items() if int(seat) in present and due <= soon}
        seats = {int(seat) for seat, due in pending.items() if due <= late and seat not in here}
        later = {seat: store.now() if seat in here else due for seat, due in pending.items() if int(seat) not in seats}
        return later, seats

    def _add_notices(self, connection: Any, match: str, kind: str, seats: set[int]) -> None:
        """Add notices for all subscriptions of the people at these seats."""
        told: dict[str, list[int]] = {}
        for seat, subscription in outbox.subscribers(connection, match) if seats else ():
            if seat in seats:
                told.setdefault(subscription, []).append(seat)
        outbox.add_notices(connection, match, kind, told)

    # Delivering

    def _claim(self) -> list[tuple[Notice, Subscription, Any]]:
        """Claim some notices for sending."""
        with self._store.writing() as connection:
            return outbox.claim(connection, 1000 * _LEASE_SECONDS, _AT_ONCE)

    async def _deliver(self, notice: Notice, to: Subscription, match: Any) -> None:
        """Send a notice and store the result."""
        if notice.kind == YOUR_TURN and not set(json.loads(notice.seats)) & set(json.loads(match.to_act)):
            outcome = "past"
        else:
            outcome = await self._send(notice, to, match)
        self.outcome(to.kind, outcome)
        await self._work(self._settle, notice, to, outcome)

    async def _send(self, notice: Notice, to: Subscription, match: Any) -> str:
        """Send a notice; returns the status of the answer, or what went wrong."""
        data = gate.notice(match.id, match.game, notice.kind, notice.id, to.lang, notice.created)
        body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        try:
            if to.kind == PUSH:
                headers, body = await asyncio.to_thread(self._key.encrypted, to, match.id, body)
            else:
                headers = signed(to.keys, notice.id, body, store.now() // 1000)
            return str(await self._outbound.post(to.address, headers, body))
        except BadAddress:
            return "refused"
        except Unreachable:
            return "unreachable"

    def _settle(self, notice: Notice, to: Subscription, outcome: str) -> None:
        """Delivered, ended, given up, or to be tried again."""
        facts = {"kind": to.kind, "outcome": outcome, "tries": notice.tries}
        with self._store.writing() as connection:
            if outcome in ("404", "410"):
                log.info("a subscription has ended", extra=facts)
                outbox.drop_subscription(connection, to.id)
            elif outcome == "past" or outcome.startswith("2"):
                outbox.drop_notice(connection, notice.id)
            elif notice.tries > len(RETRY_SECONDS):
                log.warning("gave up a notice", extra=facts)
                outbox.drop_notice(connection, notice.id)
            else:
                outbox.put_off(connection, notice.id, store.now() + 1000 * RETRY_SECONDS[notice.tries - 1])
