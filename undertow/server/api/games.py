"""The games, their components, and scores of real tables."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field, StringConstraints

import undertow
from undertow.bots import levels
from undertow.engine.game import OptionError
from undertow.engine.scorer import best_score
from undertow.games import has_scorer, scorer
from undertow.server.api import messages
from undertow.server.api.dependencies import Server
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")


class OptionFacts(BaseModel):
    """A choice about the rules; the first value is the default."""

    id: str
    values: list[str]


class GameFacts(BaseModel):
    """A game that can be played."""

    id: str
    name: str
    designer: str
    rules: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionFacts]
    actions: list[str]


class Games(BaseModel):
    """The games, and the bots from weakest to strongest."""

    games: list[GameFacts]
    bots: list[str]


class ComponentFacts(BaseModel):
    """A component of the box, with the grade (A to C) and source of its data."""

    id: str
    grade: str
    source: str
    facts: dict[str, Any] = Field(description="What there is, in the words of the game's own components file.")


class Components(BaseModel):
    """The components of a game's box."""

    components: list[ComponentFacts]


class CardsTold(messages.Request):
    """A player's cards at a real table, field by field, as for `undertow score`."""

    told: Annotated[
        dict[str, Annotated[str, StringConstraints(max_length=400)]],
        Field(max_length=10, examples=[{"treasures": "gold=4,weapons=1", "ships": "3,2", "research": "+2,joker"}]),
    ]


class WorkedOut(BaseModel):
    """A score with its parts, which depend on the game."""

    score: dict[str, Any]


@router.get("/games")
def list_games() -> Games:
    """The games with their options and action texts, and the bots."""
    listed = []
    for game in map(undertow.game, undertow.games()):
        options = [OptionFacts(id=option.id, values=list(option.values)) for option in game.options]
        facts = {"id": game.id, "name": game.name, "designer": game.designer, "rules": game.version}
        lists = {"seats": list(game.seats), "minutes": list(game.minutes), "actions": list(game.actions)}
        listed.append(GameFacts.model_validate({**facts, **lists, "options": options}))
    return Games(games=listed, bots=list(levels()))


@router.get("/games/{game}/components")
def list_components(game: Annotated[str, Path(max_length=40)]) -> Components:
    """The components of a game's box, with their grades."""
    if game not in undertow.games():
        raise Refused("not-found")
    parts = undertow.game(game).about()
    return Components(
        components=[
            ComponentFacts(id=part.id, grade=part.grade, source=part.source, facts=dict(part.facts)) for part in parts
        ]
    )


@router.post("/games/{game}/score")
async def work_out_score(server: Server, game: Annotated[str, Path(max_length=40)], asked: CardsTold) -> WorkedOut:
    """The best score of cards on a real table, for games with a score helper; nothing is stored."""
    if game not in undertow.games() or not has_scorer(game):
        raise Refused("not-found")
    try:
        return WorkedOut(score=await server.work(best_score, scorer(game), asked.told))
    except OptionError as error:
        raise Refused("bad-cards", reason=str(error)) from None
