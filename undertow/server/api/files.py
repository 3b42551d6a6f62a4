"""Looking at match files."""

from typing import Annotated

from fastapi import APIRouter, Body, Query, Request, Response
from pydantic import BaseModel

from undertow.engine.game import Refusal
from undertow.engine.matchfile import LONGEST_FILE, MatchFile, MatchFileError, read
from undertow.games import by_id
from undertow.server.api import messages
from undertow.server.api.dependencies import Knowledge, Server, WithLines, charge, knowledge_of, plain
from undertow.server.live import gate
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")


class VariationFacts(BaseModel):
    """An action of a tree; `parent` is the index of the node before it, -1 for the root."""

    parent: int
    action: str
    comment: str


class VariationTree(BaseModel):
    """Variations of an action of the log."""

    at: int
    nodes: list[VariationFacts]


class LookedAt(BaseModel):
    """An uploaded match file and a moment of it. `chance_verified` is null without a seed."""

    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    own_box: bool
    chance_verified: bool | None
    chance: messages.ChanceFacts | None
    variations: list[VariationTree]
    moment: messages.Moment


def _refusal(error: MatchFileError) -> Refusal:
    """The reason, with the line, the place in it, and the game whose words it may need."""
    game = "" if error.game is None else error.game.id
    place = {"place": error.place} if isinstance(error.place, str) else error.place.args
    return Refusal(error.reason.id, {"line": error.line, "game": game, **place, **error.reason.args})


def opened(data: bytes) -> MatchFile:
    """The match in a file; refused with the line and the reason."""
    try:
        return read(data, by_id)
    except MatchFileError as error:
        raise Refused("bad-file", _refusal(error)) from None


@router.post("/files", response_model=LookedAt)
async def look_at_file(
    request: Request,
    response: Response,
    server: Server,
    data: Annotated[bytes, Body(media_type="text/plain", max_length=LONGEST_FILE)] = b"",
    length: Annotated[
        int | None, Query(ge=0, le=2**31 - 1, description="The number of actions played; all if left out.")
    ] = None,
    knowledge: Knowledge = "all",
    lines: WithLines = 1,
) -> Response:
    """Look at a match file; nothing is kept."""

    def find() -> tuple[str, int]:
        file = opened(data)
        return gate.file_text(file, knowledge_of(knowledge), length, with_lines=bool(lines)), len(file.match.log)

    text, actions = await server.work(find)
    charge(request, text, actions=10 * actions)  # the file was read, checked and rendered
    return plain(text, response)
