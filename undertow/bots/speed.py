"""Measures how fast the rules run in this process, by its processor time, compiled or interpreted."""

import json
import sys
import time
import tracemalloc
from typing import Any

from undertow.bots.config import Stop
from undertow.bots.levels import config_of, level
from undertow.bots.playout import clones, random_playouts
from undertow.bots.search import Search
from undertow.engine.compiled import is_compiled
from undertow.engine.game import Game
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State
from undertow.games import game as game_by_id

_AT_ONCE = 10  # playouts between two checks of the clock


def measure(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Playouts, decisions and clones a second on one core; each measurement takes about `seconds`."""
    playouts, decisions, spent = _inside(game, seats, seconds)
    driven, driven_spent = _driven(game, seats, seconds)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": is_compiled(),
        "playouts_per_second": playouts / spent,
        "decisions_per_second": decisions / spent,
        "driven_decisions_per_second": driven / driven_spent,
        "iterations_per_second": _search_rate(game, seats, seconds),
        "clone_nanoseconds": _clone_time(game, seats, seconds / 4) * 1e9,
        "state_bytes": _state_bytes(game.start(seats=seats)),
    }


def _inside(game: Game[Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """Random playouts that never leave the rules' own code."""
    rng, playouts, decisions = Rng(1), 0, 0
    fresh: State = game.start(seats=seats)
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or playouts == 0:
        decisions += random_playouts(fresh, _AT_ONCE, rng)
        playouts += _AT_ONCE
    return playouts, decisions, spent


def _driven(game: Game[Any], seats: int, seconds: float) -> tuple[int, float]:
    """Random playouts driven from Python, one action at a time."""
    rng, decisions = Rng(1), 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or decisions == 0:
        state: State = game.start(seats=seats)
        while (turn := state.turn()) != OVER:
            if turn == CHANCE:
                state.apply(state.sample(rng))
            else:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
                decisions += 1
    return decisions, spent


def _search_rate(game: Game[Any], seats: int, seconds: float) -> float:
    """Iterations a second of the expert's search, over the choices of one random match."""
    rng, stop, config = Rng(1), Stop(), config_of(level("expert"), game.id, seats)
    state: State = game.start(seats=seats)
    done, spent = 0, 0.0
    while spent < seconds:
        turn = state.turn()
        if turn == OVER:
            state = game.start(seats=seats)
        elif turn == CHANCE:
            state.apply(state.sample(rng))
        else:
            begun = time.process_time()
            done += Search(state, turn, rng, config).run(64, seconds, stop)
            spent += time.process_time() - begun
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    return done / spent


def _clone_time(game: Game[Any], seats: int, seconds: float) -> float:
    """Seconds for one copy of a state."""
    state, count = game.start(seats=seats), 1000
    while True:
        begun = time.process_time()
        clones(state, count)
        if (spent := time.process_time() - begun) >= seconds:
            return spent / count
        count *= 4


def _state_bytes(state: State) -> int:
    """Bytes of a state, from the growth of the heap by a thousand copies."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [state.clone() for _ in range(1000)]
        after, _ = tracemalloc.get_traced_memory()
        return (after - before) // len(copies)
    finally:
        tracemalloc.stop()


if __name__ == "__main__":
    print(json.dumps(measure(game_by_id(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))))
