"""Boxes that owners keep with their accounts."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

import undertow
from undertow.server.api import messages
from undertow.server.api.dependencies import Known, Server
from undertow.server.api.games import GameId, OwnBox
from undertow.server.people import Person
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")


class KeptBoxes(BaseModel):
    """The facts of the caller's boxes that differ, by game."""

    boxes: dict[str, dict[str, dict[str, Any]]]


@router.get("/boxes")
async def my_boxes(server: Server, caller: Known) -> KeptBoxes:
    """The boxes kept with the caller's account; none for a guest."""
    if caller is None or caller.account is None:
        return KeptBoxes(boxes={})
    return KeptBoxes.model_validate({"boxes": await server.work(server.boxes.of, caller.account)})


@router.put("/boxes/{game}")
async def keep_box(server: Server, caller: Known, game: GameId, asked: OwnBox) -> messages.Done:
    """Keep a box with the caller's account."""
    account = _account(caller)
    if game not in undertow.game_ids():
        raise Refused("not-found")
    await server.work(server.boxes.keep, account, undertow.game(game), asked.facts)
    return messages.Done()


@router.delete("/boxes/{game}")
async def drop_box(server: Server, caller: Known, game: GameId) -> messages.Done:
    """Forget a box."""
    await server.work(server.boxes.drop, _account(caller), game)
    return messages.Done()


def _account(caller: Person | None) -> str:
    """The caller's account; refused for a guest."""
    if caller is None or caller.account is None:
        raise Refused("not-signed-in")
    return caller.account
