"""Puzzles: the one of the day, the next one, answers. A solution is told only after an answer."""

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

import undertow
from undertow.engine.game import Refusal
from undertow.engine.match import Match
from undertow.review.puzzles import Puzzle
from undertow.review.puzzles.texts import explanation
from undertow.server import puzzling
from undertow.server.api import messages
from undertow.server.api.analysis import Exploration, JudgedFacts, LineFacts, LineStepFacts
from undertow.server.api.dependencies import Known, Server, SomePerson, charge, client_of, plain
from undertow.server.live import exploring, gate
from undertow.server.people import Person
from undertow.server.refusals import Refused
from undertow.server.service import Service

_LONGEST = 12  # actions of a solution
_COST = 100  # actions' worth of work to show a puzzle

router = APIRouter(prefix="/api/puzzles")

PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{10}$", description="The id of a puzzle.")]


class StandingFacts(BaseModel):
    """How somebody does: rating with half its 95 % interval, puzzles, and days in a row with the puzzle of the day."""

    points: int
    doubt: int
    solved: int
    tried: int
    streak: int
    best_streak: int
    is_today_solved: bool


class PuzzleList(BaseModel):
    """How many puzzles of each theme there are, by game, and how the caller does."""

    games: dict[str, dict[str, int]]
    standing: StandingFacts


class PuzzleFacts(BaseModel):
    """A puzzle without its solution: what the seat knows and may do."""

    id: str
    game: str
    seat: int
    seats: int
    points: int
    is_daily: bool
    is_solved: Annotated[bool | None, Field(description="Whether the caller has solved it; null without an answer.")]
    position: Annotated[str, Field(description="What the seat knows, in its short form.")]
    begun: Exploration
    standing: StandingFacts


class Answer(messages.Request):
    """The actions so far, and the next one."""

    log: Annotated[list[messages.ActionText], Field(max_length=_LONGEST)]
    action: messages.ActionText


class SolutionFacts(BaseModel):
    """The solution: its steps, why it is right, its win share, the least that another way loses, who finds it."""

    steps: list[LineStepFacts]
    theme: str
    explanation: list[messages.Told]
    share: float
    margin: float
    found_by: dict[str, float]


class WrongFacts(BaseModel):
    """Why an answer is wrong: what it loses, with the standard error, and what it leads to. Nothing of the solution."""

    verdict: str
    loss: float
    error: float
    taken: LineFacts


class Answered(BaseModel):
    """What became of an answer: go on, solved or wrong. A refused action counts for nothing and has a reason."""

    state: Literal["open", "solved", "wrong"]
    exploration: Exploration
    wrong: WrongFacts | None
    solution: SolutionFacts | None
    standing: StandingFacts


@router.get("")
async def list_puzzles(server: Server, caller: Known) -> PuzzleList:
    """All themes, and how the caller does."""
    standing = await server.work(server.puzzling.standing, caller)
    return PuzzleList(games=puzzling.themes(), standing=StandingFacts(**asdict(standing)))


@router.get("/today", response_model=PuzzleFacts)
async def today(request: Request, response: Response, server: Server, caller: Known) -> Response:
    """The puzzle of the day, the same for all."""
    return await _shown(request, response, server, caller, puzzling.daily())


@router.get("/next", response_model=PuzzleFacts)
async def next_puzzle(
    request: Request,
    response: Response,
    server: Server,
    caller: Known,
    game: Annotated[str, Query(max_length=40, description="Left out for any.")] = puzzling.ANY,
    theme: Annotated[str, Query(max_length=40, description="Left out for any.")] = puzzling.ANY,
    difficulty: Annotated[Literal["easier", "even", "harder"], Query(description="Beside the caller's rating.")] = "even",
) -> Response:
    """A puzzle that the caller has not answered yet, near the caller's rating."""
    found = await server.work(server.puzzling.next, caller, game, theme, difficulty)
    return await _shown(request, response, server, caller, found)


@router.get("/{puzzle}", response_model=PuzzleFacts)
async def read_puzzle(request: Request, response: Response, server: Server, caller: Known, puzzle: PuzzleId) -> Response:
    """A puzzle by its id."""
    return await _shown(request, response, server, caller, puzzling.puzzle_with(puzzle))


@router.post("/{puzzle}/answer")
async def answer(request: Request, server: Server, caller: SomePerson, puzzle: PuzzleId, asked: Answer) -> Answered:
    """Answer with the next action. Any way within the error of the best counts; the first wrong one ends the attempt."""
    found = puzzling.puzzle_with(puzzle)
    line = (*asked.log, asked.action)
    match, reason = await server.work(_played, found, asked)
    exploration = exploring.explored(match, found.seat, len(match.log) - 1 if reason is None else len(match.log), reason)
    charge(request, "", actions=_COST)
    wrong = None
    if reason is not None or (state := _state(found, line)) == "open":
        standing = await server.work(server.puzzling.standing, caller)
        return Answered.model_validate(_told("open", exploration, None, None, asdict(standing)))
    if state == "wrong":
        judged = await _judged(request, server, found, line)
        state = "solved" if judged is not None and judged.is_right else "wrong"
        wrong = None if judged is None or state == "solved" else judged.model_dump(include=set(WrongFacts.model_fields))
    standing = await server.work(server.puzzling.answer, caller, found, state == "solved")
    solution = _solution(found) if state == "solved" else None
    return Answered.model_validate(_told(state, exploration, wrong, solution, asdict(standing)))


@router.post("/{puzzle}/solution")
async def show_solution(server: Server, caller: SomePerson, puzzle: PuzzleId) -> SolutionFacts:
    """Give up: the solution. Without an earlier answer the puzzle counts as failed."""
    found = puzzling.puzzle_with(puzzle)
    if await server.work(server.puzzling.attempt, caller, puzzle) is None:
        await server.work(server.puzzling.answer, caller, found, False)
    return SolutionFacts.model_validate(await server.work(_solution, found))


def _told(state: str, exploration: Any, wrong: Any, solution: Any, standing: Any) -> dict[str, Any]:
    """An answer's outcome as plain data."""
    return {"state": state, "exploration": exploration, "wrong": wrong, "solution": solution, "standing": standing}


async def _shown(request: Request, response: Response, server: Service, caller: Person | None, puzzle: Puzzle) -> Response:
    """A puzzle as the caller sees it."""

    def find() -> str:
        match = exploring.begun(undertow.game(puzzle.game), puzzle.position, [])
        return gate.as_text(
            {
                "id": puzzle.id,
                "game": puzzle.game,
                "seat": puzzle.seat,
                "seats": match.seats,
                "points": puzzle.points,
                "is_daily": puzzle == puzzling.daily(),
                "is_solved": server.puzzling.attempt(caller, puzzle.id),
                "position": match.game.packed(match.state, puzzle.seat),
                "begun": exploring.explored(match, puzzle.seat, 0, None),
                "standing": asdict(server.puzzling.standing(caller)),
            }
        )

    text = await server.work(find)
    charge(request, text, actions=_COST)
    return plain(text, response)


def _played(puzzle: Puzzle, asked: Answer) -> tuple[Match, Refusal | None]:
    """The position after an answer, or before it with the reason why it is refused."""
    match = exploring.begun(undertow.game(puzzle.game), puzzle.position, asked.log)
    if match.turn != puzzle.seat:
        raise Refused("bad-request", reason="the turn is over")
    reason = match.game.why_not(match.state, puzzle.seat, asked.action)
    return match, reason or exploring.explore(match, asked.action, False)


def _state(puzzle: Puzzle, line: tuple[str, ...]) -> Literal["open", "solved", "wrong"]:
    """What a line is beside the solution."""
    if line == puzzle.solution:
        return "solved"
    return "open" if line == puzzle.solution[: len(line)] else "wrong"


async def _judged(request: Request, server: Service, puzzle: Puzzle, line: tuple[str, ...]) -> JudgedFacts | None:
    """The analysis of the first action that leaves the solution; None if the caller has asked for too much."""
    client, same = client_of(request), 0
    while line[: same + 1] == puzzle.solution[: same + 1]:
        same += 1
    match = await server.work(exploring.begun, undertow.game(puzzle.game), puzzle.position, line[:same])
    try:
        server.analyses.begin(client)
    except Refused:
        return None
    return JudgedFacts.model_validate(await server.analyses.verdict(client, match, line[same]))


def _solution(puzzle: Puzzle) -> dict[str, Any]:
    """The solution as plain data."""
    game, steps = undertow.game(puzzle.game), []
    match = exploring.begun(game, puzzle.position, [])
    for text in puzzle.solution:
        steps.append({"seat": puzzle.seat, "action": text, "label": gate.messages([game.label(match.state, text)])[0]})
        match.record(text)
    return {
        "steps": steps,
        "theme": puzzle.theme,
        "explanation": gate.messages(explanation(puzzle)),
        "share": puzzle.share,
        "margin": puzzle.margin,
        "found_by": puzzle.solved,
    }
