"""Ids, signatures and secrets, all derived from one key that the database keeps."""

import base64
import hashlib
import hmac
import re
import secrets
from functools import lru_cache

_ID_BYTES = 15  # 24 letters and digits, unguessable
_ID = re.compile("[a-z2-7]{24}")


def new_key() -> str:
    """A fresh key for a new database."""
    return secrets.token_hex(32)


def new_id() -> str:
    """A fresh id of a table, guest or account."""
    return base64.b32encode(secrets.token_bytes(_ID_BYTES)).decode().lower()


def is_id(text: str) -> bool:
    """Whether a text could be an id."""
    return _ID.fullmatch(text) is not None


def new_token() -> str:
    """A fresh token, to be shown once and kept only as its hash."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """The hash under which the database keeps a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Keys:
    """Signs and checks with the server's key."""

    def __init__(self, key: str) -> None:
        """Keep the key."""
        self._key = bytes.fromhex(key)
        self._seat_secret = lru_cache(maxsize=20_000)(lambda *parts: self._sign("seat", *parts))

    def cookie(self, guest: str, generation: int = 0) -> str:
        """The guest's signed id, valid until the generation is raised."""
        return f"{guest}.{self._sign('guest', guest, *([str(generation)] if generation else []))}"

    def is_cookie(self, cookie: str, guest: str, generation: int) -> bool:
        """Whether the cookie is ours and still valid."""
        return same(cookie, self.cookie(guest, generation))

    def seat_secret(self, match: str, seat: int, generation: int) -> str:
        """The secret to act for a seat, valid until the generation is raised."""
        return self._seat_secret(match, str(seat), str(generation))

    def invitation(self, match: str) -> str:
        """The secret to take an open seat."""
        return self._sign("invitation", match)

    def token(self, kind: str, owner: str, request: str) -> str:
        """The token that a request creates; a repeated request creates the same token."""
        return self._sign("token", kind, owner, request)

    def seed(self, reservation: str) -> bytes:
        """The seed of chance that belongs to a reservation."""
        return hmac.digest(self._key, f"seed\0{reservation}".encode(), "sha256")

    def _sign(self, *parts: str) -> str:
        """A signature of 160 bits; no part may hold the separator."""
        digest = hmac.digest(self._key, "\0".join(parts).encode(), "sha256")
        return base64.b32encode(digest[:20]).decode().lower()


def same(given: str, expected: str) -> bool:
    """Whether two secrets are equal, compared in constant time."""
    return hmac.compare_digest(given.encode(), expected.encode())
