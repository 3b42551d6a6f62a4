"""The analysis board: positions that are played on by hand, their best lines, and verdicts on actions. Nothing is kept."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field, StringConstraints

from undertow.engine.match import Match
from undertow.engine.variations import COMMENT_LENGTH, Variation
from undertow.server import boxes
from undertow.server.api import messages
from undertow.server.api.dependencies import Server, charge, client_of, plain
from undertow.server.api.practice import Practised
from undertow.server.live import beginnings, exploring, gate
from undertow.server.refusals import Refused
from undertow.server.service import Service

_LONGEST = 600  # actions from a position
_MOST_NODES = 1000  # of a tree of variations
_COST = 100  # actions' worth of work to read a position and render it

router = APIRouter(prefix="/api/analysis")


class Explored(messages.Request):
    """A position, and the actions taken from it."""

    game: Annotated[str, StringConstraints(max_length=40)]
    position: messages.PositionText
    facts: messages.BoxFacts = Field({}, description="The facts of an owner's box that differ, which the position needs.")
    log: Annotated[list[messages.ActionText], Field(max_length=_LONGEST)]


class Explore(Explored):
    """The next action: of the seat to act, or an outcome of chance. Without one: to see where it stands."""

    action: Annotated[str, StringConstraints(max_length=80)] = ""
    draw: Annotated[bool, Field(description="Whether all that chance decides now is drawn by its odds.")] = False
    viewer: Annotated[messages.SeatNumber | None, Field(description="Whose knowledge is shown; null for whoever acts.")] = (
        None
    )


class Judge(Explored):
    """An action to be judged, by what the seat to act knows."""

    action: messages.ActionText


class OutcomeFacts(BaseModel):
    """What chance may bring."""

    action: str
    messages: list[messages.Told]
    odds: float


class Exploration(Practised):
    """Where an exploration stands: the view of `viewer`, who acts (null for chance and at the end), what may happen."""

    viewer: int
    seats: int
    actor: int | None
    outcomes: list[OutcomeFacts]
    position: Annotated[str, Field(description="The whole position in its short form.")]


class LineStepFacts(BaseModel):
    """An action of a likely course."""

    seat: int
    action: str
    label: messages.Told


class LineFacts(BaseModel):
    """An action, its expected win share, what it loses against the best with the standard error, and how play may go on."""

    action: str
    label: messages.Told
    share: float
    loss: float
    error: float
    is_best: Annotated[bool, Field(description="Whether the loss is within its error.")]
    steps: list[LineStepFacts]
    gains: list[messages.Told]
    risks: list[messages.Told]


class AnalysisLines(BaseModel):
    """The lines of the seat to act, best first, and the win shares of all seats after the best."""

    step: int
    is_last: bool
    seat: int
    shares: list[float]
    lines: list[LineFacts]


class JudgedFacts(BaseModel):
    """The verdict on an action beside the best one; right is whatever is within the error of the best."""

    verdict: str
    is_right: bool
    loss: float
    error: float
    taken: LineFacts
    best: LineFacts


class VariationNode(messages.Request):
    """An action of a tree; `parent` is the index of the node before it, -1 for the root."""

    parent: Annotated[int, Field(ge=-1, le=_MOST_NODES), messages.WHOLE]
    action: messages.ActionText
    comment: Annotated[str, StringConstraints(max_length=COMMENT_LENGTH, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class SaveVariations(Explored):
    """A tree of variations from a position, each node after its parent."""

    nodes: Annotated[list[VariationNode], Field(max_length=_MOST_NODES)]


class SavedVariations(BaseModel):
    """The lines to put before an action of a match file, and a match file of its own that begins with the position."""

    lines: list[str]
    file: str


class LinesResponse(StreamingResponse):
    """Objects in lines."""

    media_type = "application/x-ndjson"


def _match(asked: Explored) -> Match:
    """The position with its log."""
    game = boxes.boxed(beginnings.game_at(asked.game, asked.position), asked.facts)
    return exploring.begun(game, asked.position, asked.log)


@router.post("", response_model=Exploration)
async def explore(request: Request, response: Response, server: Server, asked: Explore) -> Response:
    """Play on from a position for all seats; chance is chosen or drawn."""

    def find() -> str:
        match = _match(asked)
        if asked.viewer is not None and asked.viewer >= match.seats:
            raise Refused("bad-request", reason=f"there is no seat {asked.viewer}")
        length = len(match.log)
        reason = exploring.explore(match, asked.action, asked.draw)
        return gate.as_text(exploring.explored(match, asked.viewer, length, reason))

    text = await server.work(find)
    charge(request, text, actions=_COST + 2 * len(asked.log))
    return plain(text, response)


async def _analysed(server: Service, asked: Explored) -> Match:
    """A position with a choice that may be analysed."""

    def find() -> Match:
        match = _match(asked)
        if match.turn < 0:
            raise Refused("nothing-to-choose")
        exploring.refuse_rated(server.tables, match)
        return match

    return await server.work(find)


@router.post("/lines", response_class=LinesResponse, responses={200: {"model": AnalysisLines}})
async def lines(request: Request, server: Server, asked: Explored) -> LinesResponse:
    """The best lines of the seat to act, by what it knows: one object in each line, each better than the one before."""
    match, client = await _analysed(server, asked), client_of(request)
    server.analyses.begin(client)

    async def told() -> AsyncIterator[str]:
        async for found in server.analyses.lines(client, match):
            yield gate.as_text(found) + "\n"

    return LinesResponse(told())


@router.post("/verdict")
async def judge(request: Request, server: Server, asked: Judge) -> JudgedFacts:
    """How good an action of the seat to act is, by what it knows."""
    match, client = await _analysed(server, asked), client_of(request)
    reason = match.game.why_not(match.state, match.turn, asked.action)
    if reason is not None:
        raise Refused("illegal-action", reason)
    server.analyses.begin(client)
    return JudgedFacts.model_validate(await server.analyses.verdict(client, match, asked.action))


@router.post("/variations")
async def save_variations(request: Request, server: Server, asked: SaveVariations) -> SavedVariations:
    """A tree of variations as lines of a match file; refused if an action is not legal."""

    def find() -> dict[str, Any]:
        match = _match(asked)
        nodes = [Variation(node.parent, node.action, node.comment) for node in asked.nodes]
        return exploring.saved(match, nodes)

    found = await server.work(find)
    charge(request, found["file"], actions=_COST + 10 * len(asked.nodes))
    return SavedVariations.model_validate(found)
