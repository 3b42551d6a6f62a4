"""The inputs of a value network for Atlantica: a row of numbers per seat, taken between two turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.games.atlantica.estimate import Holdings, hopes, turns_to_come
from undertow.games.atlantica.facts import KINDS, AtlanticaState, hand_of
from undertow.games.atlantica.scoring import JOKER
from undertow.games.atlantica.state import crates_of
from undertow.games.atlantica.tally import count_of, sorts_in, total_of


def features(state: AtlanticaState, seat: i64) -> vec[float]:
    """Points, hopes, divers, ships and treasures, each also weighted by the time left."""
    has = Holdings(state, seat)
    turns = turns_to_come(state, seat)
    late = 1.0 / (1.0 + turns / 3.0)
    divers = float(has.divers + (state.pending if state.seat == seat else 0)) / 6.0
    hoped = hopes(state, has.treasures, has.ships, has.research) / 4.0
    crates = float(crates_of(has.ships) - total_of(has.treasures)) / 4.0
    facts = vec[float](capacity=28)
    pair = float(sorts_in(hand_of(state, seat))) / 3.0
    for fact in vec[float]([has.points / 20.0, hoped, divers, crates, pair, float(total_of(has.treasures)) / 6.0]):
        facts = append(facts, fact)
        facts = append(facts, fact * late)
    facts = append(facts, max(0.0, crates))
    facts = append(facts, max(0.0, crates) * late)
    facts = append(facts, divers * divers)
    facts = append(facts, float(total_of(has.ships)) / 4.0)
    facts = append(facts, float(total_of(has.research)) / 4.0)
    facts = append(facts, float(count_of(has.research, JOKER)))
    facts = append(facts, float(most_of_a_kind(has.treasures)) / 3.0)
    facts = append(facts, float(sorts_in(has.treasures)) / 4.0)
    facts = append(facts, 1.0 if state.seat == seat else 0.0)
    facts = append(facts, late if state.seat == seat else 0.0)
    return append(facts, late)


def most_of_a_kind(treasures: i64) -> i64:
    """The size of the largest set."""
    most: i64 = 0
    for kind in range(KINDS):
        most = max(most, count_of(treasures, kind))
    return most
