"""Small tasks from a position, for lessons; nothing is kept."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from undertow.server.api import messages
from undertow.server.api.dependencies import Server, charge, plain
from undertow.server.api.playing import ActionFacts, Reason
from undertow.server.live import gate, practice

_LONGEST = 300  # actions of a task

router = APIRouter(prefix="/api")


class Practice(messages.Request):
    """A task: its position, the actions so far, and the next action of seat 0, which may be empty."""

    game: Annotated[str, StringConstraints(max_length=40)]
    position: Annotated[str, StringConstraints(min_length=1, max_length=4000)]
    log: Annotated[list[messages.ActionText], Field(max_length=_LONGEST)]
    action: Annotated[str, StringConstraints(max_length=80)] = ""


class Practised(BaseModel):
    """The result: the whole log, each new line with its view, and what seat 0 may do."""

    log: list[str]
    lines: list[messages.Line]
    views: list[dict[str, object]]
    actions: list[ActionFacts]
    reason: Annotated[Reason | None, Field(description="Why the action was not allowed; nothing has changed then.")]
    is_over: bool


@router.post("/practice", response_model=Practised)
async def practise(request: Request, response: Response, server: Server, asked: Practice) -> Response:
    """Play a task as seat 0; bots and chance reply. Nothing is kept."""
    found = await server.work(practice.practise, asked.game, asked.position, asked.log, asked.action)
    text = gate.as_text(found)
    charge(request, text, actions=10 * (len(found["log"]) + 1))
    return plain(text, response)
