"""What those who run the server look at."""

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from undertow.server.api.dependencies import Server

router = APIRouter()


class Health(BaseModel):
    """That the server answers and reaches its database."""

    status: Literal["ok"]
    schema_version: str


@router.get("/health")
async def health(server: Server) -> Health:
    """Whether the server answers and reaches its database."""
    return Health(status="ok", schema_version=await server.work(server.store.schema))


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(server: Server) -> Response:
    """Numbers for Prometheus."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")
