"""Mining puzzles from matches between bots, and verifying them again."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undertow.bots import choose
from undertow.bots.arena.executor import Executor, in_order
from undertow.bots.simulation import match_seed
from undertow.engine.game import Game
from undertow.engine.match import Match
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, State
from undertow.review.puzzles.puzzle import Puzzle, line_of, read
from undertow.review.puzzles.rating import Difficulty, is_trivial, rated
from undertow.review.puzzles.solving import (
    FOURTH_SEED,
    THIRD_SEED,
    TIMES,
    Decide,
    Solved,
    first_search,
    is_alone,
    is_clear,
    is_promising,
    is_unexpected,
    second_search,
    solved,
)

_BOTS = ("strong", "casual")  # by turns, at the seats of a match
_AT_MOST = 3  # puzzles of one match
_WITHIN = (0.03, 0.97)  # the win share of a solution: elsewhere nothing is at stake
_DEEPER = 4  # times the effort of the confirming search, when a puzzle is verified
QUIET = "quiet"


@dataclass(frozen=True, eq=False)
class MiningJob:
    """One match to be played and searched for puzzles."""

    game: Game[Any]
    seed: int
    number: int

    @property
    def name(self) -> str:
        """The game and the number of the match."""
        return f"puzzles of {self.game.id}, match {self.number}"

    def do(self) -> list[Puzzle]:
        """The puzzles of the match."""
        match = self._played()
        found = list[Puzzle]()
        until = 0
        for at, state in match.states_from(0):
            seat = match.actor(at)
            if at < until or seat == CHANCE or not is_alone(state, seat) or len(state.legal_for(seat)) < 3:
                continue
            puzzle = found_at(self.game, state, seat, {"seed": match_seed(self.seed, self.number), "at": at})
            if puzzle is not None:
                found.append(puzzle)
                until = at + len(puzzle.solution) + match.seats
            if len(found) == _AT_MOST:
                break
        return found

    def _played(self) -> Match:
        """A finished match; seats and edition change from match to match."""
        seats = self.game.seats[self.number % len(self.game.seats)]
        seed, editions = match_seed(self.seed, self.number), [each for each in self.game.options if each.id == "edition"]
        options = {each.id: each.values[self.number % len(each.values)] for each in editions}
        match, rng = Match(self.game, seats, self.game.first_by_lot() | options), Rng(seed)
        match.finish(
            lambda state, seat: choose(_BOTS[(seat + self.number) % len(_BOTS)], state, seat, rng),
            seed.to_bytes(32, "big"),
        )
        return match


def found_at(game: Game[Any], state: State, seat: int, source: dict[str, int]) -> Puzzle | None:
    """The puzzle that a seat faces, if its turn is one: a glance, then searches that cost more and more."""
    known = game.dealt(game.position_of(state, seat), Rng(1))
    way = None
    for effort, accept in (("quick", is_promising), ("normal", is_clear)):
        way = solved(game, known, seat, first_search(game, effort), accept)
        if way is None or not _is_at_stake(way) or not is_unexpected(game, known, seat, way.actions):
            return None
    assert way is not None
    rating = rated(game, known, seat, way.actions)
    confirmed = None if is_trivial(rating.solved) else solved(game, known, seat, second_search(game))
    if confirmed is None:
        return None
    actions = _common(way.actions, confirmed.actions)
    if not is_unexpected(game, known, seat, actions):
        return None
    rating = rating if actions == way.actions else rated(game, known, seat, actions)
    puzzle = _puzzle(game, known, seat, actions, confirmed, rating, source)
    return None if is_trivial(rating.solved) or VerifyingJob(game, puzzle).do() else puzzle


def _is_at_stake(way: Solved) -> bool:
    """Whether the match is not decided anyway."""
    low, high = _WITHIN
    first = way.decisions[0]
    return low < first.best.shares[first.seat] < high


def _common(one: tuple[str, ...], two: tuple[str, ...]) -> tuple[str, ...]:
    """The beginning on which two ways agree."""
    for index, (mine, other) in enumerate(zip(one, two, strict=False)):
        if mine != other:
            return one[:index]
    return one if len(one) <= len(two) else two


def _puzzle(
    game: Game[Any],
    known: State,
    seat: int,
    actions: tuple[str, ...],
    confirmed: Solved,
    rating: Difficulty,
    source: dict[str, int],
) -> Puzzle:
    """The puzzle with its theme and difficulty."""
    text = game.position_of(known, seat)
    gains, first = confirmed.gains, confirmed.decisions[0]
    return Puzzle(
        id=hashlib.sha256(text.encode()).hexdigest()[:10],
        game=game.id,
        rules_version=game.version,
        seat=seat,
        position=text,
        solution=actions,
        theme=gains[0].id.removeprefix("plan-") if gains else QUIET,
        gains=gains,
        share=round(first.best.shares[seat], 4),
        margin=round(confirmed.margin, 4),
        rating=round(rating.rating, 3),
        doubt=round(rating.doubt, 3),
        solved=rating.solved,
        source=source,
    )


def mine(
    game: Game[Any], matches: int, seed: int, file: Path, executor: Executor, told: Callable[[int, int], None]
) -> list[Puzzle]:
    """Mine matches and append new puzzles to a file; a later call goes on after the last match."""
    progress = file.with_suffix(".progress")
    done = _matches_done(progress, seed)
    known = {puzzle.id: puzzle for puzzle in read(file)}
    file.parent.mkdir(parents=True, exist_ok=True)
    told(done, len(known))
    for some in in_order(executor, (MiningJob(game, seed, number) for number in range(done, matches))):
        fresh = {puzzle.id: puzzle for puzzle in some if puzzle.id not in known}
        with file.open("a", encoding="utf-8") as out:
            out.writelines(line_of(puzzle) + "\n" for puzzle in fresh.values())
        known |= fresh
        done += 1
        progress.write_text(json.dumps({"seed": seed, "matches": done}), encoding="utf-8")
        told(done, len(known))
    return list(known.values())


def _matches_done(progress: Path, seed: int) -> int:
    """How many matches of this seed were mined before."""
    if not progress.exists():
        return 0
    facts = json.loads(progress.read_text(encoding="utf-8"))
    return int(facts["matches"]) if facts["seed"] == seed else 0


@dataclass(frozen=True, eq=False)
class VerifyingJob:
    """A puzzle to be solved again from its text."""

    game: Game[Any]
    puzzle: Puzzle

    @property
    def name(self) -> str:
        """The game and the puzzle."""
        return f"{self.game.id}, puzzle {self.puzzle.id}"

    def do(self) -> str:
        """What is wrong with the puzzle, by searches with further seeds; empty if it holds."""
        puzzle, game = self.puzzle, self.game
        if puzzle.rules_version != game.version:
            return f"mined under rules version {puzzle.rules_version}, now {game.version}"
        state = game.dealt(puzzle.position, Rng(2))
        if game.position_of(state, puzzle.seat) != puzzle.position:
            return "the position is not what the seat knows"
        if not is_unexpected(game, state, puzzle.seat, puzzle.solution):
            return "the solution is a first idea"
        if is_trivial(puzzle.solved):
            return "the weakest levels solve it"
        searches = [second_search(game, THIRD_SEED, _DEEPER * TIMES)]
        if not any(puzzle.solved.values()):  # nobody finds it: the search itself may be wrong
            searches.append(second_search(game, FOURTH_SEED, 2 * _DEEPER * TIMES))
        return next(filter(None, (self._doubt(state, search) for search in searches)), "")

    def _doubt(self, state: State, search: Decide) -> str:
        """What a search holds against the solution."""
        found = solved(self.game, state, self.puzzle.seat, search)
        if found is None or found.actions[: len(self.puzzle.solution)] != self.puzzle.solution:
            return f"the search prefers {found.actions if found else 'no single way'}"
        return ""
