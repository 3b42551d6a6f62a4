"""The server as an ASGI application: limits, headers, errors, and the routes."""

import json
import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.routing import Match, Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undertow.engine.matchfile import LONGEST_FILE
from undertow.server.api import messages, notices, routes, sockets
from undertow.server.live import gate
from undertow.server.refusals import Refused
from undertow.server.service import Service, Settings

log = logging.getLogger("undertow.server")
PAGE = Path(__file__).parent.parent / "static"
_UPLOAD = "/api/files"
_FOR_HOSTS = ("/health", "/metrics")  # what those ask for who look after the server
_OURS = routes.router.routes + notices.router.routes
_REFUSED = "undertow.refused"  # where a request's scope says the code of its refusal, for the log
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
    if refused.code == "too-many-requests":
        headers["Retry-After"] = str(refused.refusal.args["seconds"])
    if refused.code == "not-signed-in":
        headers["WWW-Authenticate"] = "Bearer"
    body = json.dumps(gate.problem(refused), ensure_ascii=False).encode()
    return Response(body, refused.status, headers, media_type="application/problem+json")


class Middleware:
    """What every request passes: origin, rate and size are checked, headers added, one line logged."""

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
            scope[_REFUSED] = refused.code
            await problem_response(refused)(scope, receive, send_with_headers)
        except Exception as error:
            log.error("unexpected %s", type(error).__name__, exc_info=error)
            if status:
                raise  # the answer has begun: nothing is left but to break it off
            await problem_response(Refused("internal"))(scope, receive, send_with_headers)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _check(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Refuse what comes from another site, too often, or too large."""
        service: Service = scope["state"]["service"]
        limiter = service.files if _is_of_the_page(scope["path"]) else service.requests
        limiter.take(scope["client"][0] if scope.get("client") else "unknown")
        if scope["method"] not in _SAFE and not self._is_own_origin(headers):
            raise Refused("bad-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._longest(scope):
            raise Refused("too-large", limit=self._longest(scope))

    def _longest(self, scope: Scope) -> int:
        """How long the body of a request may be."""
        return LONGEST_FILE if scope["path"] == _UPLOAD else self._settings.longest_body

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """Receive no more than the longest body, whatever the header said."""
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
        """Browsers say where a socket comes from; only our own page may open one."""
        if self._is_own_origin(headers):
            await self._app(scope, receive, send)
            return
        log.warning("socket refused", extra={"refused": "bad-origin", "origin": headers.get("origin", "")[:100]})
        await receive()
        await send({"type": "websocket.close", "code": 1008})

    def _is_own_origin(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from our own page or from a program, which names no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if self._settings.public_url and origin == self._settings.public_url.rstrip("/"):
            return True
        return urlsplit(origin).netloc == headers.get("host") and origin != "null"

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """One line a request: the route, never the address, which may hold ids."""
        route = getattr(scope.get("route"), "path", "(none)")
        scope["state"]["service"].metrics.requests.labels(route, str(status)).inc()
        facts = {"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        if _REFUSED in scope:
            facts["refused"] = scope[_REFUSED]
        log.info("request", extra=facts)


def _extra_headers(path: str, status: int, present: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers that every answer carries."""
    extra = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
    if not any(name.lower() == b"cache-control" for name, _ in present):
        extra.append((b"cache-control", _kept(path, status).encode()))
    return extra


def _is_of_the_page(path: str) -> bool:
    """Whether an address is a file of the page, or would be."""
    return not path.startswith("/api/") and path not in _FOR_HOSTS


def _kept(path: str, status: int) -> str:
    """How long browsers may keep an answer: nothing of the interface, and for ever what has its hash in its name."""
    if path.startswith("/api/"):
        return "no-store"
    if path.startswith("/assets/") and status in (200, 206, 304):
        return "public, max-age=31536000, immutable"
    return "no-cache"


def create_app(settings: Settings) -> FastAPI:
    """The application; its database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        service = Service(settings)
        app.state.service = service
        await service.start()
        yield {"service": service}
        await service.close()

    app = FastAPI(
        title="Undertow", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.add_middleware(Middleware, settings=settings)
    app.include_router(routes.router)
    app.include_router(notices.router)
    app.include_router(sockets.router)
    _add_errors(app)
    _add_watching(app)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    if PAGE.is_dir():
        app.router.routes.append(PageFiles("/", StaticFiles(directory=PAGE, html=True)))
    return app


class PageFiles(Mount):
    """The files of the page, at every path but those of the interface: these answer for themselves, 405 included."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """No match below /api."""
        if str(scope.get("path", "")).startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def _add_errors(app: FastAPI) -> None:
    """Every error is a problem of RFC 9457."""

    def noted(request: Request, error: Refused) -> Response:
        request.scope[_REFUSED] = error.code
        return problem_response(error)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return noted(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        # Where and what, never the value: it may be somebody's secret.
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return noted(request, Refused("bad-request", reason=f"{where}: {first['type']}"))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        response = noted(request, _refusal_of(error))
        if error.status_code == 405:
            response.headers["Allow"] = ", ".join(_allowed(app, request.scope))
        return response


def _allowed(app: FastAPI, scope: Scope) -> list[str]:
    """The methods that an address answers, over all its routes."""
    found = [route for route in _OURS + app.routes if route.matches(scope)[0] != Match.NONE]
    return sorted({method for route in found for method in getattr(route, "methods", None) or ()})


def _refusal_of(error: HTTPException) -> Refused:
    """What the framework refuses, in our words."""
    if error.status_code == 413:
        return Refused("too-large", limit=int(error.detail))
    codes = {404: "not-found", 405: "method-not-allowed"}
    if error.status_code in codes:
        return Refused(codes[error.status_code])
    return Refused("bad-request", reason=error.detail)


def _add_watching(app: FastAPI) -> None:
    """What those who run the server look at."""

    @app.get("/health")
    async def health(server: routes.Server) -> messages.Health:
        """Whether the server answers and reaches its database."""
        return messages.Health(status="ok", schema_version=await server.work(server.store.schema))

    @app.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
    async def metrics(server: routes.Server) -> Response:
        """Numbers for Prometheus."""
        return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


def described(app: FastAPI) -> dict[str, Any]:
    """The public description of the interface, with the problems that every route may answer."""
    if app.openapi_schema is None:
        description = get_openapi(title=app.title, version=app.version, routes=app.routes, summary=__doc__)
        parts = description["components"]["schemas"]
        parts["Problem"] = messages.Problem.model_json_schema()
        parts.pop("HTTPValidationError", None)
        parts.pop("ValidationError", None)
        shown = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
        refusal = {"description": "A refusal; nothing has changed.", "content": shown}
        for path in description["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
                operation["responses"] |= {"4XX": refusal, "5XX": refusal}
        app.openapi_schema = description
    return app.openapi_schema
