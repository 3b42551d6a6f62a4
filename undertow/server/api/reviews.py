"""Reviews of finished matches, with progress; a match in progress is never reviewed."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel

from undertow.server.api.dependencies import Server, TableId, client_of
from undertow.server.live import gate
from undertow.server.refusals import Refused
from undertow.server.storage import store

router = APIRouter(prefix="/api")

ReviewLanguage = Annotated[Literal["en", "bg", "pl", "ru"], Query(description="The language of the texts.")]


class Better(BaseModel):
    """What would have been better in a turn."""

    action: str
    label: str
    line: list[tuple[int, str]]
    plan: list[str]


class ReviewedTurn(BaseModel):
    """A turn with its verdict."""

    number: int
    seat: int
    first: int
    last: int
    loss: float
    error: float
    verdict: str
    worst: int | None
    better: Better | None = None


class ReviewedSeat(BaseModel):
    """How a player's result came about: result = even + luck + own + others."""

    name: str
    even: float
    luck: float
    own: float
    others: float
    result: float
    adjusted: float
    error: float
    turns: int
    accuracy: float
    error_rate: float
    verdicts: dict[str, int]
    paragraph: str


class ReviewMoment(BaseModel):
    """A key moment."""

    kind: str
    at: int
    seat: int
    worth: float
    turn: int | None
    text: str
    plan: list[str]


class ReviewFacts(BaseModel):
    """A review: the win shares after each number of actions, turns, players and key moments."""

    effort: str
    path: list[list[float]]
    seats: list[ReviewedSeat]
    turns: list[ReviewedTurn]
    moments: list[ReviewMoment]


class ReviewProgress(BaseModel):
    """How far a review is; `review` is the best so far, coarse at first."""

    done: int
    total: int
    is_over: bool
    has_failed: bool
    review: ReviewFacts | None


@router.post("/tables/{table}/review")
async def begin_review(request: Request, server: Server, table: TableId, lang: ReviewLanguage = "en") -> ReviewProgress:
    """Begin the review of a finished match, or continue one; it is measured when nothing else is to do."""

    def find() -> tuple[str, tuple[str, ...], int]:
        with server.tables.looking(table) as live:
            if live.row.companion == store.UNKNOWN_HANDS:
                raise Refused("unknown-hands")
            file = gate.match_file(live)
            return file, tuple(live.match.names), len(live.match.log)

    if not server.reviews.has(table):
        server.reviewing.take(client_of(request))
        server.reviews.begin(table, *await server.work(find))
    return ReviewProgress.model_validate(await _progress(server, table, lang))


@router.get("/tables/{table}/review")
async def read_review(server: Server, table: TableId, lang: ReviewLanguage = "en") -> ReviewProgress:
    """How far a review is, with its best report so far."""
    return ReviewProgress.model_validate(await _progress(server, table, lang))


async def _progress(server: Server, table: str, lang: str) -> dict[str, Any]:
    """The progress of a review that was begun."""
    found = await server.reviews.progress(table, lang)
    if found is None:
        raise Refused("not-found")
    return found
