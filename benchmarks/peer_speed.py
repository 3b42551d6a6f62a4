"""Measure another package, inside its own environment: `python peer_speed.py SUBJECT SECONDS` prints JSON.

Everything is random play by each package's own means, in processor time of this process.
"""

import copy
import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

CHOSEN = random.Random(1)


def per_second(step: Callable[[], int], seconds: float) -> float:
    """Units per second of processor time; each call of `step` returns how many it made."""
    step()
    begun, count = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        count += step()
    return count / spent


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    chance = {"actions": 0}

    def driven() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(CHOSEN.choices(outcomes, odds)[0])
                chance["actions"] += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(CHOSEN.random() * len(legal))])
                decisions += 1
        return decisions

    def tuned() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                left, action = CHOSEN.random(), -1
                for action, odds in state.chance_outcomes():  # noqa: B007 - the last one stays if the odds add up to less
                    left -= odds
                    if left < 0:
                        break
                state.apply_action(action)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(CHOSEN.random() * len(legal))])
                decisions += 1
        return decisions

    chance["actions"] = decisions = 0
    for _ in range(30):
        decisions += driven()
    share = (decisions + chance["actions"]) / decisions
    dealt = _dealt(game)
    found = {
        "driven": per_second(driven, seconds),
        "tuned": per_second(tuned, seconds),
        "actions_per_decision": share,
        "inside": _whole_games(pyspiel, game, seconds),
        "rollouts": _rollouts(pyspiel, game, dealt, seconds),
        "clones": per_second(lambda: _times(dealt.clone, 100), seconds / 2),
    }
    if name in ("hearts", "euchre", "gin_rummy"):
        found["search"] = _ismcts(pyspiel, dealt, seconds)
    return found


def _dealt(game: Any) -> Any:
    """A state with all cards dealt, at the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(CHOSEN.choices(outcomes, odds)[0])
    return state


def _times(call: Callable[[], object], count: int) -> int:
    for _ in range(count):
        call()
    return count


def _whole_games(pyspiel: Any, game: Any, seconds: float) -> float:
    """Decisions per second of whole games between OpenSpiel's random bots, deal included."""
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    games = per_second(lambda: _whole_game(pyspiel, game, bots), seconds)
    sample = []
    for _ in range(50):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, CHOSEN.getrandbits(30))
        sample.append(sum(1 for each in state.full_history() if each.player >= 0))
    return games * sum(sample) / len(sample)


def _whole_game(pyspiel: Any, game: Any, bots: list[Any]) -> int:
    pyspiel.evaluate_bots(game.new_initial_state(), bots, CHOSEN.getrandbits(30))
    return 1


def _rollouts(pyspiel: Any, game: Any, dealt: Any, seconds: float) -> float:
    """Decisions per second of the random rollouts that OpenSpiel's tree search uses."""
    count = 200
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=count, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
    rollouts = per_second(lambda: _times(lambda: search.step(dealt), 1) * count, seconds)
    lengths = []
    for _ in range(50):
        state, length = dealt.clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(CHOSEN.choices(outcomes, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(CHOSEN.random() * len(legal))])
                length += 1
        lengths.append(length)
    return rollouts * sum(lengths) / len(lengths)


def _ismcts(pyspiel: Any, dealt: Any, seconds: float) -> float:
    """Iterations per second of OpenSpiel's ISMCTS, one random rollout each."""
    count = 500
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    search = pyspiel.ISMCTSBot(1, evaluator, 1.0, count)
    return per_second(lambda: _times(lambda: search.step(dealt), 1) * count, seconds)


def rlcard(name: str, seconds: float) -> dict[str, float]:
    import rlcard as package

    environment = package.make(name, config={"seed": 1})

    def driven() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(CHOSEN.random() * len(legal))])
            decisions += 1
        return decisions

    found = {"driven": per_second(driven, seconds)}
    environment.reset()
    found["clones"] = per_second(lambda: _times(lambda: copy.deepcopy(environment.game), 1), seconds / 2)
    return found


def catanatron(name: str, seconds: float) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.players.search import VictoryPointPlayer

    player = {"random": RandomPlayer, "victory points": VictoryPointPlayer}[name]

    def driven() -> int:
        game = Game([player(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    game = Game([player(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    return {"driven": per_second(driven, seconds), "clones": per_second(lambda: _times(game.copy, 10), seconds / 2)}


MEASURES = {"open_spiel": open_spiel, "rlcard": rlcard, "catanatron": catanatron}


def main() -> None:
    package, _, name = sys.argv[1].partition(":")
    found: dict[str, Any] = dict(MEASURES[package](name, float(sys.argv[2])))
    print(json.dumps({**found, "version": version(package.replace("_", "-"))}))


if __name__ == "__main__":
    main()
