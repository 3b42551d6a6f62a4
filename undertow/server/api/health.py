"""Endpoints for hosts: health, readiness and metrics."""

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from undertow.server.api.dependencies import Server
from undertow.server.background import Status
from undertow.server.service import Service
from undertow.server.storage.store import SCHEMA

router = APIRouter()


class Health(BaseModel):
    """Whether the server works; `reason` names what does not, and is empty if all does."""

    status: Literal["ok", "failing"]
    reason: str
    database: Literal["ok", "unreachable"]
    schema_version: str
    tasks: dict[str, Status]


_DOWN = 503
_ANSWERS: dict[int | str, dict[str, object]] = {_DOWN: {"model": Health, "description": "Something does not work."}}


@router.get("/health", responses=_ANSWERS)
async def health(server: Server, response: Response) -> Health:
    """Whether the database answers and all background tasks run; does not wait."""
    return _answer(server, response, _reasons(server))


@router.get("/ready", responses=_ANSWERS)
async def ready(server: Server, response: Response) -> Health:
    """Whether the server may get traffic: healthy, with the right schema, and not about to end."""
    reasons = _reasons(server)
    if server.database.schema != SCHEMA:
        reasons.append("schema")
    if server.hub.is_closing:
        reasons.append("closing")
    return _answer(server, response, reasons)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(server: Server) -> Response:
    """Numbers for Prometheus."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


def _reasons(server: Service) -> list[str]:
    """The parts that fail: the database, or background tasks by name."""
    is_reachable = server.database.is_reachable()
    own = server.database.task.name
    tasks = [f"task {name}" for name in server.background.unwell() if is_reachable or name != own]
    return tasks if is_reachable else ["database", *tasks]


def _answer(server: Service, response: Response, reasons: list[str]) -> Health:
    """The answer; status 503 if there is a reason."""
    if reasons:
        response.status_code = _DOWN
    return Health(
        status="failing" if reasons else "ok",
        reason=", ".join(reasons),
        database="ok" if server.database.is_reachable() else "unreachable",
        schema_version=server.database.schema,
        tasks=server.background.statuses(),
    )
