"""The server as an ASGI application: routes, page, errors and OpenAPI description."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.routing import Match, Mount
from starlette.types import Scope

from undertow.server.api import (
    analysis,
    boxes,
    files,
    games,
    health,
    lobby,
    messages,
    notices,
    people,
    playing,
    positions,
    practice,
    puzzles,
    ratings,
    replays,
    reviews,
    sharing,
    sockets,
    tables,
    watching,
)
from undertow.server.api.middleware import REFUSED, Middleware, problem_response
from undertow.server.api.no_page import no_page
from undertow.server.api.view_schemas import view_schemas
from undertow.server.refusals import Refused
from undertow.server.service import Service, Settings

_SUMMARY = "Tables for people and bots: the games, moves, views, replays and accounts."
PAGE = Path(__file__).parent.parent / "static"
_RESOURCES = (
    *(games, boxes, people, tables, lobby, ratings, watching, playing, practice, positions, analysis, puzzles),
    *(replays, reviews, files, notices, health),
)
_OURS = [route for resource in _RESOURCES for route in resource.router.routes]


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
    for resource in (*_RESOURCES, sockets):
        app.include_router(resource.router)
    _add_errors(app)
    app.openapi = lambda: openapi_schema(app)  # type: ignore[method-assign]
    if PAGE.is_dir():
        app.state.page = PAGE
        app.include_router(sharing.router)
    page = StaticFiles(directory=PAGE, html=True) if PAGE.is_dir() else no_page()
    app.router.routes.append(PageFiles("/", page))
    return app


class PageFiles(Mount):
    """The files of the page, at every path outside the interface."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """No match below /api."""
        if str(scope.get("path", "")).startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def _add_errors(app: FastAPI) -> None:
    """Every error is a problem of RFC 9457."""

    def noted(request: Request, error: Refused) -> Response:
        request.scope[REFUSED] = error.code
        return problem_response(error)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return noted(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        # Never the value: it may be a secret.
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
    """A problem for an error of the framework."""
    if error.status_code == 413:
        return Refused("too-large", limit=int(error.detail))
    codes = {404: "not-found", 405: "method-not-allowed"}
    if error.status_code in codes:
        return Refused(codes[error.status_code])
    return Refused("bad-request", reason=error.detail)


def openapi_schema(app: FastAPI) -> dict[str, Any]:
    """The public description of the interface, with the problems that every route may answer."""
    if app.openapi_schema is None:
        description = get_openapi(
            title=app.title,
            version=app.version,
            routes=app.routes,
            summary=_SUMMARY,
        )
        parts = description["components"]["schemas"]
        parts["Problem"] = messages.Problem.model_json_schema()
        parts |= view_schemas()
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
