"""Reviews of finished matches and of match files, with progress; a match in progress is never reviewed."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Request
from pydantic import BaseModel, Field

from undertow.engine.language import language
from undertow.engine.matchfile import LONGEST_FILE
from undertow.engine.state import OVER
from undertow.review.cache import key
from undertow.server.api.dependencies import Server, TableId, charge, client_of
from undertow.server.api.files import opened
from undertow.server.live import exploring, gate
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
    position: Annotated[str, Field(description="What the seat knew before the costliest step, in its short form.")] = ""
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

    id: Annotated[str, Field(description="Under which the review is read: its table, or for a file a hash.")]
    done: int
    total: int
    is_over: bool
    has_failed: bool
    review: ReviewFacts | None


@router.post("/tables/{table}/review")
async def begin_review(request: Request, server: Server, table: TableId, lang: ReviewLanguage = "en") -> ReviewProgress:
    """Begin or continue the review of a finished match; idle workers measure it."""

    def find() -> tuple[str, tuple[str, ...], int, str]:
        with server.tables.looking(table) as live:
            if live.row.companion == store.UNKNOWN_HANDS:
                raise Refused("unknown-hands")
            file = gate.match_file(live)
            return file, tuple(live.match.names), len(live.match.log), key(live.match)

    if not server.reviews.has(table):
        server.reviewing.take(client_of(request))
        server.reviews.begin(table, *await server.work(find))
    return ReviewProgress.model_validate(await _progress(server, table, lang))


@router.post("/files/review")
async def begin_file_review(
    request: Request,
    server: Server,
    data: Annotated[bytes, Body(media_type="text/plain", max_length=LONGEST_FILE)] = b"",
    lang: ReviewLanguage = "en",
) -> ReviewProgress:
    """Begin the review of a match file, or continue one."""

    def find() -> tuple[str, str, tuple[str, ...], int]:
        match = opened(data).match
        if match.turn != OVER:
            exploring.refuse_rated(server.tables, match)
        names = match.names or tuple(language(lang).word("player-name", number=seat + 1) for seat in range(match.seats))
        return key(match), data.decode(), names, len(match.log)

    review, file, names, actions = await server.work(find)
    if not server.reviews.has(review):
        server.reviewing.take(client_of(request))
        server.reviews.begin(review, file, names, actions, review)
    charge(request, "", actions=10 * actions)
    return ReviewProgress.model_validate(await _progress(server, review, lang))


@router.get("/reviews/{review}")
async def read_file_review(
    server: Server,
    review: Annotated[str, Path(pattern=r"^[0-9a-f]{64}$", description="The id of a file's review.")],
    lang: ReviewLanguage = "en",
) -> ReviewProgress:
    """How far the review of a match file is, with its best report so far."""
    return ReviewProgress.model_validate(await _progress(server, review, lang))


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
