"""The part of an analysis that a worker process does: a position somebody brought, its lines, or a verdict."""

from dataclasses import asdict
from typing import Any

import undertow
from undertow.engine.components import with_own_box
from undertow.engine.game import Game
from undertow.engine.match import Match
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.review.lines import considered, judged

DEAL = 1  # the seed by which what a position leaves unknown is dealt; no verdict depends on it


def match_at(game: Game[Any], position: str, log: list[str]) -> Match:
    """A position that was played on; what it leaves unknown is dealt always alike."""
    match = Match(game, position=str(game.dealt(position, Rng(DEAL))))
    for text in log:
        match.record(text)
    return match


def _state_of(job: dict[str, Any]) -> tuple[Game[Any], State]:
    """The game and the state of a job."""
    game = undertow.game(job["game"], job["rules_version"])
    if job["components"]:
        game = with_own_box(game, job["components"])
    return game, match_at(game, job["position"], job["log"]).state


def lines(job: dict[str, Any]) -> dict[str, Any]:
    """The best lines of the seat to act after a step of the analysis."""
    game, state = _state_of(job)
    return asdict(considered(game, state, state.turn(), job["step"]))


def verdict(job: dict[str, Any]) -> dict[str, Any]:
    """The verdict on an action of the seat to act."""
    game, state = _state_of(job)
    return asdict(judged(game, state, state.turn(), job["action"]))
