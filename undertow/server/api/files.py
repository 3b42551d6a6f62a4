"""Looking at match files."""

from typing import Annotated

from fastapi import APIRouter, Body, Query, Response
from pydantic import BaseModel

import undertow
from undertow.engine.matchfile import LONGEST_FILE, MatchFileError, read
from undertow.server.api import messages
from undertow.server.api.dependencies import Knowledge, Server, knowledge_of, plain
from undertow.server.live import gate
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")


class LookedAt(BaseModel):
    """An uploaded match file: what it is, whether its chance is what its seed gives (null without a seed), and a moment."""

    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    chance_verified: bool | None
    moment: messages.Moment


@router.post("/files", response_model=LookedAt)
async def look_at_file(
    response: Response,
    server: Server,
    data: Annotated[bytes, Body(media_type="text/plain", max_length=LONGEST_FILE)] = b"",
    length: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="After so many actions; all if left out.")] = None,
    knowledge: Knowledge = "all",
) -> Response:
    """Look at a match file; nothing is kept."""

    def find() -> gate.Data:
        try:
            return gate.file_facts(read(data, undertow.game), knowledge_of(knowledge), length)
        except MatchFileError as error:
            raise Refused("bad-file", line=error.line, reason=error.reason) from None

    return plain(gate.as_text(await server.work(find)), response)
