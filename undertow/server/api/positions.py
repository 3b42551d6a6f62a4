"""Reading positions, for links and for tables that begin with one."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from undertow.server import boxes
from undertow.server.api import messages
from undertow.server.api.dependencies import Server, charge, plain
from undertow.server.live import beginnings, gate

_COST = 200  # actions' worth of work to read and write a position

router = APIRouter(prefix="/api")


class PositionRequest(messages.Request):
    """A position to be read."""

    game: Annotated[str, StringConstraints(max_length=40)]
    position: messages.PositionText
    facts: messages.BoxFacts = Field({}, description="The facts of an owner's box that differ, which the position needs.")


class PositionFacts(BaseModel):
    """A position: who can play it, and its texts."""

    game: str
    seats: int
    options: dict[str, str]
    to_act: list[int]
    text: str
    packed: str
    view: Annotated[dict[str, object], Field(description="What the viewer of the position sees, or a spectator.")]


@router.post("/positions", response_model=PositionFacts)
async def read_position(request: Request, response: Response, server: Server, asked: PositionRequest) -> Response:
    """Read a position; refused with the reason and the column if it is none."""

    def find() -> str:
        game = boxes.boxed(beginnings.game_at(asked.game, asked.position), asked.facts)
        return gate.as_text(gate.position(game, *beginnings.read(game, asked.position)))

    text = await server.work(find)
    charge(request, text, actions=_COST)
    return plain(text, response)
