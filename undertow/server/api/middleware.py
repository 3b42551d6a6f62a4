"""Middleware of every request: checks, limits, headers, one log line."""

import json
import logging
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from fastapi import Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undertow.engine.matchfile import LONGEST_FILE
from undertow.server.live import gate
from undertow.server.refusals import RETRY_SECONDS, Refused
from undertow.server.service import Service, Settings
from undertow.server.storage.store import is_unavailable

log = logging.getLogger("undertow.server")
_UPLOADS = ("/api/files", "/api/files/review")
_FOR_HOSTS = ("/health", "/ready", "/metrics")  # paths for hosts
REFUSED = "undertow.refused"  # the key in a request's scope under which the log finds the code of a refusal
_SAFE = ("GET", "HEAD", "OPTIONS")
_HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; img-src 'self' data:; require-trusted-types-for 'script'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def problem_response(refused: Refused) -> Response:
    """A refusal over HTTP."""
    headers = {}
    if "seconds" in refused.refusal.args:
        headers["Retry-After"] = str(refused.refusal.args["seconds"])
    if refused.code == "not-signed-in":
        headers["WWW-Authenticate"] = "Bearer"
    body = json.dumps(gate.problem(refused), ensure_ascii=False).encode()
    return Response(body, refused.status, headers, media_type="application/problem+json")


class Middleware:
    """Checks origin, rate and size of a request, adds headers, logs one line."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Wrap an application."""
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["type"] == "websocket":
            await self._open_socket(scope, receive, send, headers)
            return
        begun = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_extra_headers(scope["path"], status, message["headers"])]
            await send(message)

        try:
            self._check(scope, headers)
            await self._app(scope, self._limited(scope, receive), send_with_headers)
        except Refused as refused:
            scope[REFUSED] = refused.code
            await problem_response(refused)(scope, receive, send_with_headers)
        except Exception as error:
            log.error("unexpected %s", type(error).__name__, exc_info=error)
            if status:
                raise  # the answer has begun, so it can only be broken off
            problem = Refused("busy", seconds=RETRY_SECONDS) if is_unavailable(error) else Refused("internal")
            await problem_response(problem)(scope, receive, send_with_headers)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _check(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Refuse requests from other sites, too frequent or too large ones."""
        service: Service = scope["state"]["service"]
        limiter = service.files if _is_of_the_page(scope["path"]) else service.requests
        client = _client(scope)
        service.bans.check_address(client)
        limiter.take(client)
        _check_host(headers)
        if scope["method"] not in _SAFE:
            self._check_origin(headers)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._longest(scope):
            raise Refused("too-large", limit=self._longest(scope))

    def _longest(self, scope: Scope) -> int:
        """How long the body of a request may be."""
        return LONGEST_FILE if scope["path"] in _UPLOADS else self._settings.longest_body

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """Limit the body to its longest size, regardless of the header."""
        left = self._longest(scope)

        async def receive_limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, str(self._longest(scope)))
            return message

        return receive_limited

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send, headers: Mapping[str, str]) -> None:
        """Refuse a socket that another site's page opened."""
        try:
            scope["state"]["service"].bans.check_address(_client(scope))
            _check_host(headers)
            self._check_origin(headers)
        except Refused as refused:
            log.warning("socket refused", extra={"refused": refused.code})
        else:
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008})

    def _check_origin(self, headers: Mapping[str, str]) -> None:
        """Refuse a foreign origin; programs name none and are accepted."""
        origin = headers.get("origin")
        if origin is None or (origin and origin == self._settings.public_url.rstrip("/")):
            return
        try:
            is_own = origin != "null" and urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            is_own = False
        if not is_own:
            raise Refused("bad-origin")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log one line per request: the route, without the address, which may contain ids."""
        route = getattr(scope.get("route"), "path", "(none)")
        scope["state"]["service"].metrics.requests.labels(route, str(status)).inc()
        facts = {"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        if REFUSED in scope:
            facts["refused"] = scope[REFUSED]
        log.info("request", extra=facts)


def _check_host(headers: Mapping[str, str]) -> None:
    """Refuse a host that no address can have."""
    try:
        urlsplit(f"//{headers.get('host', '')}")
    except ValueError:
        raise Refused("bad-request", reason="host") from None


def _client(scope: Scope) -> str:
    """The address that a request came from."""
    return str(scope["client"][0]) if scope.get("client") else "unknown"


def _extra_headers(path: str, status: int, present: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers that every answer carries."""
    extra = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
    if not any(name.lower() == b"cache-control" for name, _ in present):
        extra.append((b"cache-control", _kept(path, status).encode()))
    return extra


def _is_of_the_page(path: str) -> bool:
    """Whether a path belongs to the page's files."""
    return not path.startswith("/api/") and path not in _FOR_HOSTS


def _kept(path: str, status: int) -> str:
    """The caching header: none for the interface, unlimited for files named by their hash."""
    if path.startswith("/api/"):
        return "no-store"
    if path.startswith("/assets/") and status in (200, 206, 304):
        return "public, max-age=31536000, immutable"
    return "no-cache"
