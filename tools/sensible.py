"""Finds positions in which some actions are senseless, for tests/bots/sensible: `python -m tools.sensible GAME [MATCHES]`.

Quick bots play matches. Detectors look at every choice and say what a sensible player never does there, and why.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import undertow
from undertow.bots import choose
from undertow.engine.bits import how_many
from undertow.engine.state import CHANCE, OVER
from undertow.games.atlantica.sense import is_last_turn
from undertow.games.niagara.state import LEFT, LOST, depth, goals_left

EACH = {"atlantica": 12}  # positions of one reason
_USUALLY_EACH = 6
_BOT = "casual"
_CLEARLY = 3  # points that a sensible player does not give away
_TRIES = 6  # ways to finish a turn that are tried


@dataclass(frozen=True)
class Finding:
    """What a sensible player never does in a position, and why."""

    never: tuple[str, ...]
    reason: str


Detector = Callable[[Any, Any, int, list[str]], Iterator[Finding]]


def niagara(game: Any, state: Any, seat: int, legal: list[str]) -> Iterator[Finding]:
    """Falls, gems given away, free gems left, canoes not repaired, loaded canoes taken towards the fall."""
    from undertow.games.niagara import facts

    if "fall" in legal:
        yield Finding(("fall",), "A canoe is worth more than nothing: nobody goes over the fall of their own accord.")
    if "unload" in legal and state.points < 4:
        yield Finding(("unload",), "Unloading a gem without taking a better one gives it away.")
    if "steal nothing" in legal:
        yield Finding(("steal nothing",), "A gem that costs nothing is taken, and a rival loses it.")
    fed = "left" if state.branch == LEFT else "right"
    for space in (6, 7):
        if {f"to {space} left", f"to {space} right"} <= set(legal):
            yield Finding(
                (f"to {space} {fed}",), "The next disc comes into this branch: the other one is further from the fall."
            )
    canoes = range(seat * 2, seat * 2 + 2)
    if "repair nothing" in legal and all(facts.place_of(state, canoe) == LOST for canoe in canoes):
        yield Finding(
            ("repair nothing",), "Without a canoe nothing can be won: one is repaired while there is a gem to pay."
        )
    if "land" in legal and facts.cargo_of(state, state.canoe) != facts.NONE:
        here = depth(facts.place_of(state, state.canoe))
        landed = state.clone()
        landed.apply(game.number("land"))
        others = tuple(text for text in legal if text != "land")
        if min(goals_left(landed, seat)) == 0 and others:
            yield Finding(others, "The gem aboard reaches the goal: it is landed at once.")
        deeper = tuple(text for text in legal if text.startswith("to ") and int(text.split()[1]) > here)
        if deeper:
            yield Finding(deeper, "A loaded canoe that can land does not paddle on towards the fall.")


def atlantis(game: Any, state: Any, seat: int, legal: list[str]) -> Iterator[Finding]:
    """Sales that nobody needs, bridges for others, lost ends, victories left, overpayments."""
    from undertow.games.atlantis import facts
    from undertow.games.atlantis.multiset import size

    sales = tuple(text for text in legal if text.startswith("buy with"))
    if sales and size(facts.hand_of(state, seat)) >= 8 and any(text.startswith("figure") for text in legal):
        yield Finding(sales, "Eight cards and a move to make: selling a tile for more cards only loses points.")
    figures = range(seat * facts.FIGURES_EACH, (seat + 1) * facts.FIGURES_EACH)
    last = min(facts.place_of(state, figure) for figure in figures)
    behind = tuple(text for text in legal if text.startswith("bridge at") and int(text.split()[2]) < last)
    if behind:
        yield Finding(behind, "The bridge would lie behind all own figures and serve only the others.")
    plays = [text for text in legal if text.startswith("play")]
    ends = {text: _ends(game, state, seat, text) for text in plays}
    lost = tuple(text for text in plays if ends[text] == [0.0] * _TRIES)
    if lost and len(lost) < len(plays):
        yield Finding(lost, "Ending the match now loses it for certain; playing on may still win it.")
    won = [text for text in plays if ends[text] == [1.0] * _TRIES]
    if won and len(won) < len(plays):
        yield Finding(tuple(text for text in plays if text not in won), "Ending the match now wins it for certain.")
    pays = {text: int(text.split()[1]) if text.split()[1].isdigit() else 1 for text in legal if text.startswith("pay")}
    if pays and min(pays.values()) <= state.price:
        dear = tuple(text for text, value in pays.items() if value >= state.price + _CLEARLY)
        exact = [value for value in pays.values() if value == state.price]
        if dear and exact:
            yield Finding(dear, "The exact sum is at hand: nothing is gained by paying much more.")


def _ends(game: Any, state: Any, seat: int, text: str) -> list[float]:
    """The seat's shares where the turn ends the match, however it is finished; empty if it goes on."""
    found = []
    for number in range(_TRIES):
        rng, after = undertow.Rng(number), state.clone()
        after.apply(game.number(text))
        while after.turn() in (seat, CHANCE):
            after.apply(after.sample(rng) if after.turn() == CHANCE else after.any_legal(rng))
        if after.turn() != OVER:
            return []
        found.append(after.shares()[seat])
    return found


def atlantica(game: Any, state: Any, seat: int, legal: list[str]) -> Iterator[Finding]:
    """In the last turn: divers that can never be used, and points given away."""
    if not is_last_turn(state):
        return
    divers = tuple(text for text in legal if text in ("recruit 3", "recruit 6"))
    if divers and len(divers) < len(legal):
        yield Finding(divers, "There is no turn left in which these divers could be used.")
    best = {text: _best_score(state, seat, game.number(text), [4000]) for text in legal}
    if None in best.values() or len(legal) == 1:
        return
    most = max(score for score in best.values() if score is not None)
    poor = tuple(text for text, score in best.items() if score is not None and score <= most - _CLEARLY)
    if poor:
        yield Finding(poor, "In the last turn only points count, and another way brings several more.")


def _best_score(state: Any, seat: int, action: int, left: list[int]) -> int | None:
    """The most points that the turn can end with after an action; None if there are too many ways."""
    after, rng = state.clone(), undertow.Rng(1)
    after.apply(action)
    while after.turn() == CHANCE:
        after.apply(after.sample(rng))
    left[0] -= 1
    if left[0] <= 0:
        return None
    if after.turn() != seat or not is_last_turn(after):
        return int(after.scores()[seat])
    found = [_best_score(after, seat, following, left) for following in after.legal()]
    return None if None in found else max(score for score in found if score is not None)


def fantazja(game: Any, state: Any, seat: int, legal: list[str]) -> Iterator[Finding]:
    """Free points refused, the level II that III needs hidden, the last tile hidden, own buildings destroyed."""
    from undertow.games.fantazja import facts

    if "end turn" in legal and "use production" in legal:
        yield Finding(("end turn",), "The production power gives an imagination point for nothing.")
    hand = facts.hand_of(state, seat)
    tiles = {text.removeprefix("imagine ") for text in legal if text.startswith("imagine ")}
    second = [tile for tile in tiles if " II " in f"{tile} "]
    third = [tile for tile in tiles if " III" in tile]
    if len(second) == 1 and third and len(tiles) > len(third) + 1:
        yield Finding((f"imagine {second[0]}",), "The only level II in hand is needed under the level III beside it.")
    is_last = how_many(hand) == 1 and not facts.pile_of(state, seat) and tiles
    if is_last and any(text.startswith("build") for text in legal) and _gains(game, state, seat, legal):
        hidden = tuple(f"imagine {tile}" for tile in tiles)
        yield Finding(hidden, "The last tile scores on the land; face down it only breaks a tie.")
    cells = [text for text in legal if text.startswith("at ")]
    leads = {text: _lead_after(game, state, seat, text) for text in cells}
    bad = tuple(text for text in cells if leads[text] <= max(leads.values(), default=0) - 2 * _CLEARLY)
    if bad and leads:
        yield Finding(bad, "The same tile fits elsewhere without destroying so much of one's own.")


def _lead_after(game: Any, state: Any, seat: int, text: str) -> int:
    """The seat's lead in points after an action and what must follow it."""
    after = state.clone()
    after.apply(game.number(text))
    while after.turn() == seat and next(game.text(each).split()[0] for each in after.legal()) in ("turn", "pay"):
        after.apply(after.legal()[0])
    scores = after.scores()
    return int(scores[seat] - scores[1 - seat])


def _gains(game: Any, state: Any, seat: int, legal: list[str]) -> bool:
    """Whether some way to build the tile improves the lead."""
    before = state.scores()[seat] - state.scores()[1 - seat]
    for text in legal:
        if text.startswith("build"):
            after = state.clone()
            after.apply(game.number(text))
            cells = [game.text(each) for each in after.legal() if game.text(each).startswith("at ")]
            if any(_lead_after(game, after, seat, cell) > before for cell in cells):
                return True
    return False


DETECTORS: dict[str, Detector] = {"niagara": niagara, "atlantis": atlantis, "atlantica": atlantica, "fantazja": fantazja}


def found_in(id: str, matches: int) -> Iterator[tuple[str, int, Finding]]:
    """Positions of some matches with their findings, a few of each reason, from different matches."""
    game, counts = undertow.game(id), Counter[str]()
    for number in range(matches):
        rng = undertow.Rng(number + 1)
        state: Any = game.start(seats=game.seats[number % len(game.seats)], **game.first_by_lot())
        seen: set[str] = set()
        while (turn := state.turn()) != OVER:
            if turn == CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = [game.text(action) for action in state.legal_for(turn)]
            if len(legal) > 1:
                for finding in DETECTORS[id](game, state, turn, legal):
                    if finding.reason not in seen and counts[finding.reason] < EACH.get(id, _USUALLY_EACH):
                        seen.add(finding.reason)
                        counts[finding.reason] += 1
                        yield game.position_of(state, turn), turn, finding
            state.apply(choose(_BOT, state, turn, rng))


def main() -> None:
    """Print the findings as a file for tests/bots/sensible."""
    game, matches = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    print(f"# What a sensible player of {game} never does. Found by `python -m tools.sensible {game} {matches}`.")
    for position, _, finding in found_in(game, matches):
        never = ", ".join(f'"{text}"' for text in finding.never)
        print(f'\n[[position]]\nreason = "{finding.reason}"\nnever = [{never}]\nknown = "{position}"')


if __name__ == "__main__":
    main()
