"""Reading positions, for links and for tables that begin with one."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from undertow.engine.state import SPECTATOR, State
from undertow.server import boxes
from undertow.server.api import messages
from undertow.server.api.dependencies import Server, charge, plain
from undertow.server.live import beginnings, gate
from undertow.server.refusals import Refused

_COST = 200  # actions' worth of work to read and write a position

router = APIRouter(prefix="/api")


class PositionRequest(messages.Request):
    """A position to be read."""

    game: Annotated[str, StringConstraints(max_length=40)]
    position: messages.PositionText
    facts: messages.BoxFacts = Field({}, description="The facts of an owner's box that differ, which the position needs.")
    seats: Annotated[
        int | None, Field(ge=1, le=16, description="The players of a set-up, without a position."), messages.WHOLE
    ] = None
    seen_by: Annotated[
        str | None,
        Field(pattern=r"^(\d|spectator)$", description="Leave out what this seat, or a spectator, does not know."),
    ] = None


class FieldFacts(BaseModel):
    """How an entry is edited: as numbers, words, a set, counts of words, or as text."""

    kind: Literal["number", "word", "set", "counts", "text"]
    names: list[str]
    least: int
    most: int


class EntryFacts(BaseModel):
    """An entry of a position: its key and index, its items, and whether a viewer may not know it."""

    key: str
    index: str
    field: FieldFacts
    items: list[str]
    is_secret: bool


class PositionFacts(BaseModel):
    """A position: who can play it, and its texts."""

    game: str
    seats: int
    options: dict[str, str]
    to_act: list[int]
    text: str
    packed: str
    view: Annotated[dict[str, object], Field(description="What the viewer of the position sees, or a spectator.")]
    seen_by: Annotated[str | None, Field(description="Whose knowledge it is: a seat or spectator; null for the whole.")]
    entries: list[EntryFacts]


def _viewer(seen_by: str | None, state: State, known_by: int | None) -> int | None:
    """The viewer that was asked for; what is already unknown stays so."""
    if seen_by is None or known_by is not None:
        return known_by
    if seen_by != "spectator" and int(seen_by) >= len(state.scores()):
        raise Refused("bad-request", reason=f"there is no seat {seen_by}")
    return SPECTATOR if seen_by == "spectator" else int(seen_by)


@router.post("/positions", response_model=PositionFacts)
async def read_position(request: Request, response: Response, server: Server, asked: PositionRequest) -> Response:
    """Read a position; refused with the reason and the column if it is none."""

    def find() -> str:
        game = boxes.boxed(beginnings.game_at(asked.game, asked.position), asked.facts)
        state, known_by = beginnings.read(game, asked.position, asked.seats)
        return gate.as_text(gate.position(game, state, _viewer(asked.seen_by, state, known_by)))

    text = await server.work(find)
    charge(request, text, actions=_COST)
    return plain(text, response)
