"""Refusals of the server: a code, a message for people, and an HTTP status."""

from collections.abc import Mapping

from undertow.engine.game import Argument, Refusal

RETRY_SECONDS = 2  # after which a client may ask again while the database does not answer
STATUS: Mapping[str, int] = {
    "account-needed": 403,
    "bad-address": 409,
    "bad-box": 409,
    "bad-cards": 409,
    "bad-file": 409,
    "bad-invitation": 403,
    "bad-login": 403,
    "bad-name": 409,
    "bad-options": 409,
    "bad-origin": 403,
    "bad-position": 409,
    "bad-request": 422,
    "bad-token": 403,
    "banned": 403,
    "broken-log": 500,
    "busy": 503,
    "closed": 409,
    "forfeited": 409,
    "illegal-action": 409,
    "internal": 500,
    "method-not-allowed": 405,
    "name-taken": 409,
    "no-clock": 409,
    "no-companion": 409,
    "no-hints": 409,
    "no-offer": 409,
    "no-unknown-hands": 409,
    "nonce-given": 409,
    "nonce-too-early": 409,
    "nothing-to-choose": 409,
    "not-begun": 409,
    "not-found": 404,
    "not-idle": 409,
    "not-over": 409,
    "not-signed-in": 401,
    "not-your-seat": 403,
    "other-rules-version": 409,
    "others-play": 409,
    "rated-analysis": 409,
    "rated-companion": 409,
    "rated-position": 409,
    "rated-undo": 409,
    "rating-range": 409,
    "seat-taken": 409,
    "stale": 409,
    "time-over": 409,
    "told-chance": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "too-many-subscriptions": 429,
    "too-many-tables": 429,
    "too-many-undos": 429,
    "unknown-hands": 409,
    "used-reservation": 409,
}


class Refused(Exception):
    """A refused request; nothing has changed."""

    def __init__(self, code: str, refusal: Refusal | None = None, **arguments: Argument) -> None:
        """Keep the game's refusal, or else the server's message for the code."""
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.refusal = refusal or Refusal(f"refused-{code}", arguments)
