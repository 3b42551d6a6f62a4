"""Measure our rules in the same way as the other packages: `python our_speed.py GAME/SEATS SECONDS` prints JSON."""

import json
import sys
from importlib.metadata import version

from peer_speed import per_second

import undertow
from undertow.bots import choose
from undertow.bots.playout import random_playouts
from undertow.bots.search_bot import search_bot
from undertow.engine.compiled import is_compiled
from undertow.engine.play import steps, uniform

MATCHES = 50  # per call of compiled code; a call of OpenSpiel plays one whole game or 200 rollouts


def measure(game: undertow.Game[undertow.State], seats: int, seconds: float) -> dict[str, float]:
    rng, fresh = undertow.Rng(1), game.start(seats=seats)
    play_chance, chance, over = undertow.play_chance, undertow.CHANCE, undertow.OVER

    def stepwise() -> int:
        state, decisions = fresh.clone(), 0
        while (turn := state.turn()) != over:
            if turn == chance:
                state.apply(state.sample(rng))
            else:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
                decisions += 1
        return decisions

    def driven() -> int:
        state, decisions = fresh.clone(), 0
        while play_chance(state, rng) != over:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            decisions += 1
        return decisions

    def tuned() -> int:
        state, decisions = fresh.clone(), 0
        while play_chance(state, rng) != over:
            state.apply(state.any_legal(rng))
            decisions += 1
        return decisions

    middle, dealt = positions(game, seats), fresh.clone()
    play_chance(dealt, rng)
    return {
        "stepwise": per_second(stepwise, seconds),
        "driven": per_second(driven, seconds),
        "tuned": per_second(tuned, seconds),
        "actions_per_decision": actions_per_decision(fresh, rng),
        "inside": per_second(lambda: random_playouts(fresh, MATCHES, rng), seconds),
        "rollouts": per_second(lambda: random_playouts(dealt, MATCHES, rng), seconds),
        "clones": per_second(lambda: clones(middle[0], 100), seconds / 2),
        "search": per_second(lambda: iterations(middle), seconds),
    }


def actions_per_decision(fresh: undertow.State, rng: undertow.Rng) -> float:
    """The actions of random matches, chance included, for each decision."""
    turns = [turn for _ in range(30) for turn, _ in steps(fresh.clone(), uniform(rng), rng)]
    return len(turns) / sum(turn >= 0 for turn in turns)


def clones(state: undertow.State, count: int) -> int:
    for _ in range(count):
        state.clone()
    return count


def positions(game: undertow.Game[undertow.State], seats: int) -> list[undertow.State]:
    """Some positions of a greedy match with more than one legal action."""
    state, rng, found = game.start(seats=seats), undertow.Rng(5), list[undertow.State]()

    def greedy(state: undertow.State, seat: int) -> int:
        if len(state.legal()) > 1:
            found.append(state.clone())
        return choose("greedy", state, seat, rng)

    undertow.play(state, greedy, rng)
    return found[:: max(1, len(found) // 8)]


def iterations(positions: list[undertow.State]) -> int:
    """Search each position at the strongest level; returns the iterations."""
    found = (search_bot("expert").search(state, state.turn(), undertow.Rng(3)) for state in positions)
    return sum(int(each.iterations) for each in found)


def main() -> None:
    name, seats = sys.argv[1].split("/")
    found = measure(undertow.game(name), int(seats), float(sys.argv[2]))
    about = {"version": version("undertow"), "compiled": is_compiled()}
    print(json.dumps({**found, **about}))


if __name__ == "__main__":
    main()
