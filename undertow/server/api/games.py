"""The games, their components, and scores of real tables."""

from pathlib import Path as FolderPath
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field, StringConstraints

import undertow
from undertow.bots import characters, levels
from undertow.engine.components import OWN_SOURCE
from undertow.engine.examples import examples_of, match_of
from undertow.engine.fact_sheets import Cell, sheet_of
from undertow.engine.game import Game, Refusal
from undertow.engine.language import language
from undertow.engine.matchfile import MatchFile, write
from undertow.engine.rulestext import rules_text
from undertow.engine.scorer import LONGEST, ScoreError, best_score
from undertow.games import has_scorer, scorer
from undertow.server import boxes
from undertow.server.api import messages
from undertow.server.api.dependencies import Server
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")

GameId = Annotated[str, Path(max_length=40)]
LanguageCode = Literal["en", "bg", "pl", "ru"]


class OptionFacts(BaseModel):
    """A choice about the rules; the first value is the default."""

    id: str
    values: list[str]


class GameFacts(BaseModel):
    """A game that can be played."""

    id: str
    name: str
    designer: str
    rules_version: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionFacts]
    actions: list[str]
    characters: list[str] = Field(description="What a bot can be like, as in the bot `strong+thief`.")
    unknown_hands: Annotated[bool, Field(description="Whether hands can be left unknown beside a real box.")]


class Games(BaseModel):
    """The games, and the bots from weakest to strongest."""

    games: list[GameFacts]
    bots: list[str]


class FactSheet(BaseModel):
    """The facts of a component in rows. Texts are names of facts or signs between them."""

    head: list[list[str | int]]
    rows: list[list[list[str | int]]]


class ComponentFacts(BaseModel):
    """A component of the box, with the grade (A to C) and source of its data."""

    id: str
    grade: str
    source: str
    own: bool = Field(description="Whether the owner of a box told it.")
    editable: bool = Field(description="Whether boxes may differ here.")
    facts: dict[str, messages.BoxFact] = Field(description="What there is, in the words of the game's own components file.")
    row_names: list[str] = Field(description="Names of the rows, for facts that are lists of lists.")
    may_add: dict[str, Any] = Field(description="Facts that a box may have besides, each with a first value.")
    sheet: FactSheet


class Components(BaseModel):
    """The components of a game's box; the digest of the shipped box is empty."""

    components: list[ComponentFacts]
    digest: str


class OwnBox(messages.Request):
    """The facts of an owner's box that differ."""

    facts: messages.BoxFacts


class ExampleFacts(BaseModel):
    """A worked example of the rulebook: its rule, its figure, and a match file that plays it."""

    rule: str
    figure: str
    file: str


class Examples(BaseModel):
    """The worked examples of a game's rulebook."""

    examples: list[ExampleFacts]


class CardsTold(messages.Request):
    """A player's cards at a real table, field by field, as for `undertow score`."""

    told: Annotated[
        dict[str, Annotated[str, StringConstraints(max_length=LONGEST)]],
        Field(max_length=10, examples=[{"treasures": "gold=4,weapons=1", "ships": "3,2", "research": "+2,joker"}]),
    ]

    language: LanguageCode = "en"
    facts: messages.BoxFacts = Field({}, description="The facts of an owner's box that differ.")


class WorkedOut(BaseModel):
    """A score with its parts, which depend on the game, and as sentences; leading spaces indent one."""

    score: dict[str, Any]
    sentences: list[str]


@router.get("/games")
def list_games() -> Games:
    """The games with their options and action texts, and the bots."""
    listed = []
    for game in map(undertow.game, undertow.game_ids()):
        options = [OptionFacts(id=option.id, values=list(option.values)) for option in game.options]
        facts = {"id": game.id, "name": game.name, "designer": game.designer, "rules_version": game.version}
        lists = {"seats": list(game.seats), "minutes": list(game.minutes), "actions": list(game.actions)}
        lists["characters"] = list(characters(game.id))
        hands = {"unknown_hands": bool(game.hand_draw)}
        listed.append(GameFacts.model_validate({**facts, **lists, **hands, "options": options}))
    return Games(games=listed, bots=list(levels()))


@router.get("/games/{game}/components")
def list_components(game: GameId) -> Components:
    """The components of a game's box, with their grades."""
    return components_of(known_game(game))


@router.post("/games/{game}/box")
async def check_box(server: Server, game: GameId, asked: OwnBox) -> Components:
    """Check the facts of an owner's box; nothing is stored."""
    return components_of(await server.work(boxes.boxed, known_game(game), asked.facts))


def components_of(game: Game[Any]) -> Components:
    """The components of a game, with their facts in rows."""
    listed = []
    for part in game.about():
        sheet = sheet_of(part)
        listed.append(
            ComponentFacts(
                id=part.id,
                grade=part.grade,
                source=part.source,
                own=part.source == OWN_SOURCE,
                editable=part.editable,
                facts=dict(part.facts),
                row_names=list(part.row_names),
                may_add=dict(part.may_add),
                sheet=FactSheet(head=_cells(sheet.head), rows=[_cells(row) for row in sheet.rows]),
            )
        )
    return Components(components=listed, digest=game.box_digest)


def _cells(cells: tuple[Cell, ...]) -> list[list[str | int]]:
    """Cells as lists."""
    return [list(cell) for cell in cells]


@router.get("/games/{game}/examples")
def list_examples(game: GameId) -> Examples:
    """The worked examples of the rulebook, each as a match file to be looked at."""
    found = known_game(game)
    return Examples(
        examples=[
            ExampleFacts(rule=each.rule, figure=each.figure, file=write(MatchFile(match_of(found, each))))
            for each in examples_of(found)
        ]
    )


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
def read_words(game: GameId, language: LanguageCode) -> PlainTextResponse:
    """The messages of a game as a Fluent file, in English if it has no others."""
    folder = _folder_of(game) / "words"
    code = language if (folder / f"{language}.ftl").is_file() else "en"
    return _text((folder / f"{code}.ftl").read_text(encoding="utf-8"), code)


@router.get("/games/{game}/rules/{language}", response_class=PlainTextResponse)
def read_rules(game: GameId, language: LanguageCode) -> PlainTextResponse:
    """The rules of a game as Markdown, in English if there are no others."""
    code, text = rules_text(_folder_of(game), language)
    return _text(text, code)


def known_game(game: str) -> Game[Any]:
    """A game that is known here."""
    if game not in undertow.game_ids():
        raise Refused("not-found")
    return undertow.game(game)


def _folder_of(game: str) -> FolderPath:
    """The folder of a game that is known here."""
    return known_game(game).folder


def _text(text: str, code: str) -> PlainTextResponse:
    """A text with the language that it is in."""
    return PlainTextResponse(text, headers={"Content-Language": code})


@router.post("/games/{game}/score")
async def work_out_score(server: Server, game: GameId, asked: CardsTold) -> WorkedOut:
    """The score of what lies on a real table, for games with a score helper; nothing is stored."""
    if game not in undertow.game_ids() or not has_scorer(game):
        raise Refused("not-found")
    return await server.work(_worked_out, undertow.game(game), asked)


def _worked_out(game: Game[Any], asked: CardsTold) -> WorkedOut:
    """The score with the facts of the owner's box."""
    helper = scorer(game.id)
    try:
        score = best_score(helper, asked.told, boxes.boxed(game, asked.facts))
    except ScoreError as error:
        raise Refused("bad-cards", Refusal(error.message.id, error.message.args)) from None
    return WorkedOut(score=dict(score), sentences=helper.sentences(score, language(asked.language, game.folder)))
