"""Looking at match files."""

from typing import Annotated

from fastapi import APIRouter, Body, Query, Request, Response
from pydantic import BaseModel

import undertow
from undertow.engine.matchfile import LONGEST_FILE, MatchFileError, read
from undertow.server.api import messages
from undertow.server.api.dependencies import Knowledge, Server, WithLines, charge, knowledge_of, plain
from undertow.server.live import gate
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")


class LookedAt(BaseModel):
    """An uploaded match file: its facts, whether its chance fits its seed (null without one), and a moment."""

    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    chance_verified: bool | None
    chance: messages.ChanceFacts | None
    moment: messages.Moment


@router.post("/files", response_model=LookedAt)
async def look_at_file(
    request: Request,
    response: Response,
    server: Server,
    data: Annotated[bytes, Body(media_type="text/plain", max_length=LONGEST_FILE)] = b"",
    length: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="After so many actions; all if left out.")] = None,
    knowledge: Knowledge = "all",
    lines: WithLines = 1,
) -> Response:
    """Look at a match file; nothing is kept."""

    def find() -> tuple[str, int]:
        try:
            file = read(data, undertow.game)
            return gate.file_text(file, knowledge_of(knowledge), length, with_lines=bool(lines)), len(file.match.log)
        except MatchFileError as error:
            raise Refused("bad-file", line=error.line, reason=error.reason) from None

    text, actions = await server.work(find)
    charge(request, text, actions=10 * actions)  # the file was read, checked and rendered
    return plain(text, response)
