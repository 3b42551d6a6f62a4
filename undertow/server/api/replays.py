"""Earlier moments of a match, and proof of its chance once it is over."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel

from undertow.engine.chance import is_commitment_to
from undertow.engine.draws import verify_chance
from undertow.server.api import messages
from undertow.server.api.dependencies import (
    Knowledge,
    SeatQuery,
    SecretHeader,
    Server,
    TableId,
    WithLines,
    charge,
    knowledge_of,
    plain,
    viewer_of,
)
from undertow.server.live import gate
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")


class Verdict(BaseModel):
    """Whether the seed fits the commitment, and the first wrong action of chance (null if none)."""

    commitment: str
    seed: str
    fits_commitment: bool
    first_wrong: int | None


class Log(BaseModel):
    """The log of a match."""

    log: list[messages.Line]


@router.get("/tables/{table}/log", response_model=Log)
async def read_log(
    request: Request,
    response: Response,
    server: Server,
    table: TableId,
    knowledge: Knowledge = "spectator",
    seat: SeatQuery = None,
    secret: SecretHeader = "",
) -> Response:
    """The whole log, for clients that request moments without lines."""

    def find() -> str:
        with server.tables.looking(table) as live:
            return gate.log_text(live, viewer_of(server, live, seat, secret), knowledge_of(knowledge))

    text = await server.work(find)
    charge(request, text)
    return plain(text, response)


@router.get("/tables/{table}/moments/{length}", response_model=messages.Moment)
async def look_back(
    request: Request,
    response: Response,
    server: Server,
    table: TableId,
    length: Annotated[int, Path(ge=0, le=2**31 - 1, description="The number of actions played.")],
    knowledge: Knowledge = "spectator",
    lines: WithLines = 1,
    seat: SeatQuery = None,
    secret: SecretHeader = "",
) -> Response:
    """The match at an earlier moment, with the caller's knowledge, or anybody's once it is over."""

    def find() -> str:
        with server.tables.looking(table) as live:
            viewer = viewer_of(server, live, seat, secret)
            earlier = gate.earlier(live, viewer, knowledge_of(knowledge), length, with_lines=bool(lines))
        return earlier.text()

    text = await server.work(find)
    charge(request, text, actions=length)
    return plain(text, response)


@router.get("/tables/{table}/file", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def download(server: Server, table: TableId) -> Response:
    """A finished match as a match file."""
    live = await server.work(server.tables.table, table)
    text = await server.work(gate.match_file, live)
    name = f'attachment; filename="{live.row.game}-{live.id[:6]}.match"'
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


@router.get("/tables/{table}/verdict")
async def verify(server: Server, table: TableId) -> Verdict:
    """Whether the chance of a finished match fits its commitment."""
    live = await server.work(server.tables.table, table)
    if not live.is_over:
        raise Refused("not-over")
    if live.row.companion:
        raise Refused("told-chance")
    seed = bytes.fromhex(live.row.seed)
    wrong = await server.work(verify_chance, live.match, seed)
    fits = is_commitment_to(seed, live.row.commitment)
    return Verdict(commitment=live.row.commitment, seed=live.row.seed, fits_commitment=fits, first_wrong=wrong)


@router.get("/tables/{table}/chance", response_model=messages.ChanceFacts)
async def chance(request: Request, response: Response, server: Server, table: TableId) -> Response:
    """Seed, notes and draws of a finished match, so that anybody can check them."""

    def find() -> tuple[str, int]:
        with server.tables.looking(table) as live:
            return gate.as_text(gate.chance_of(live)), len(live.match.log)

    text, actions = await server.work(find)
    charge(request, text, actions=actions)
    return plain(text, response)
