"""Prints the fingerprint of every state of some playouts, for a comparison of compiled and interpreted code."""

import json
import sys
from itertools import islice

import undertow
from undertow.bots import choose
from undertow.engine.compiled import is_compiled
from undertow.engine.match import fingerprint
from undertow.engine.play import steps
from undertow.engine.state import State


def trace(game: str, seats: int, bot: str, seed: int, longest: int) -> list[str]:
    """Fingerprints, estimates and guesses along one playout."""
    rng, lines = undertow.Rng(seed), list[str]()
    state: State = undertow.game(game).start(seats=seats, first="lot")
    for _, action in islice(steps(state, lambda state, seat: choose(bot, state, seat, rng), rng), longest):
        estimates = [f"{state.estimate(seat):.9f}" for seat in range(seats)]
        guess = fingerprint(state.guess(0, undertow.Rng(seed)))
        lines.append(f"{action} {fingerprint(state)[:16]} {guess[:16]} {' '.join(estimates)} {state.winners()}")
    return lines


def main() -> None:
    """All games, all numbers of seats, random and greedy."""
    traces = {
        f"{game} {seats} {bot}": trace(game, seats, bot, 7 * seats, 400)
        for game in undertow.game_ids()
        for seats in undertow.game(game).seats
        for bot in ("random", "greedy")
    }
    json.dump({"compiled": is_compiled(), "traces": traces}, sys.stdout)


if __name__ == "__main__":
    main()
