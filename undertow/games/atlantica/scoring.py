"""What a seat's cards are worth: the exact optimum over dropped treasures, jokers and the chosen kind.

Treasures are dropped only for want of crates (E2), so the number is fixed; only the choice matters. The best
loads are found kind by kind: the most points for a number of dropped treasures, placed jokers and kinds aboard.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.games.atlantica.facts import KINDS, NONE
from undertow.games.atlantica.state import BLUE_KIND, COLUMNS, VALUE
from undertow.games.atlantica.tally import count_of, sorts_in, total_of

# Kinds of research cards.
PLUS_2: Final = 0
PLUS_3: Final = 1
PLUS_4: Final = 2
THREE_KINDS: Final = 3
FOUR_KINDS: Final = 4
ONE_KIND: Final = 5
BLUE: Final = 6
PER_RESEARCH: Final = 7
PER_SHIP: Final = 8
TWELVE_CRATES: Final = 9
JOKER: Final = 10

THREE_KINDS_POINTS: Final = 5
FOUR_KINDS_POINTS: Final = 7
MANY_CRATES: Final = 12
MANY_CRATES_POINTS: Final = 6

# A plan, as numbers: treasures aboard by kind, jokers by kind, and the kind that `one kind` names (NONE without one).
ABOARD: Final = 0
JOKERS: Final = 7
CHOSEN: Final = 14


def best_total(box: vec[i64], treasures: i64, crates: i64, ships: i64, research: i64) -> i64:
    """E2 to E5: the most points that these cards can score."""
    return fixed_points(crates, ships, research) + best_treasures(box, treasures, crates, research)


def fixed_points(crates: i64, ships: i64, research: i64) -> i64:
    """E4: the points of research cards that do not depend on treasures."""
    points = 2 * count_of(research, PLUS_2) + 3 * count_of(research, PLUS_3) + 4 * count_of(research, PLUS_4)
    points += count_of(research, PER_RESEARCH) * total_of(research) + count_of(research, PER_SHIP) * ships
    if crates >= MANY_CRATES:
        points += MANY_CRATES_POINTS * count_of(research, TWELVE_CRATES)
    return points


def best_treasures(box: vec[i64], treasures: i64, crates: i64, research: i64) -> i64:
    """E3, E4: the most points of sets and of the cards that depend on them."""
    drops = max(0, total_of(treasures) - crates)
    if drops == 0 and count_of(research, JOKER) == 0:
        return all_aboard(box, treasures, research)
    if count_of(research, ONE_KIND) == 0 or treasures == 0:
        return Loading(box, treasures, drops, research, NONE).points()
    best: i64 = 0
    for kind in range(KINDS):
        if count_of(treasures, kind):
            best = max(best, Loading(box, treasures, drops, research, kind).points())
    return best


def all_aboard(box: vec[i64], treasures: i64, research: i64) -> i64:
    """The points if only the kind that `one kind` names is to be chosen."""
    points: i64 = 0
    kinds: i64 = 0
    most: i64 = 0
    for kind in range(KINDS):
        count = count_of(treasures, kind)
        if count:
            points += box[VALUE + kind * COLUMNS + count]
            kinds += 1
            most = max(most, count)
    points += count_of(research, BLUE) * count_of(treasures, box[BLUE_KIND]) + count_of(research, ONE_KIND) * most
    return points + kinds_points(research, kinds)


def kinds_points(research: i64, kinds: i64) -> i64:
    """E4: the cards for three and for four kinds aboard."""
    points: i64 = 0
    if kinds >= 3:
        points += THREE_KINDS_POINTS * count_of(research, THREE_KINDS)
    if kinds >= 4:
        points += FOUR_KINDS_POINTS * count_of(research, FOUR_KINDS)
    return points


def gain_of(box: vec[i64], research: i64, kind: i64, count: i64, chosen: i64) -> i64:
    """The points of a kind's cards with its jokers, `blue` and `one kind` included."""
    points = box[VALUE + kind * COLUMNS + count]
    if kind == box[BLUE_KIND]:
        points += count_of(research, BLUE) * count
    if kind == chosen:
        points += count_of(research, ONE_KIND) * count
    return points


def best_plan(box: vec[i64], treasures: i64, crates: i64, research: i64) -> vec[i64]:
    """A choice of treasures, places for jokers and a chosen kind that scores the most."""
    drops = max(0, total_of(treasures) - crates)
    best = Loading(box, treasures, drops, research, NONE)
    if count_of(research, ONE_KIND):
        for kind in range(KINDS):
            if count_of(treasures, kind):
                other = Loading(box, treasures, drops, research, kind)
                if best.chosen == NONE or other.points() > best.points():
                    best = other
    return best.plan()


@final
class Loading:
    """The best loads for one chosen kind: an empty layer, then one layer per kind.

    A cell of a layer holds the most points for its numbers of dropped treasures, placed jokers and kinds, or NONE.
    """

    def __init__(self, box: vec[i64], treasures: i64, drops: i64, research: i64, chosen: i64) -> None:
        """Find the loads, kind by kind."""
        self.box: vec[i64] = box
        self.treasures: i64 = treasures
        self.drops: i64 = drops
        self.research: i64 = research
        self.chosen: i64 = chosen
        self.jokers: i64 = count_of(research, JOKER)
        self.kinds: i64 = 0  # the number of kinds aboard beyond which more make no difference
        if count_of(research, FOUR_KINDS):
            self.kinds = 4
        elif count_of(research, THREE_KINDS):
            self.kinds = 3
        self.size: i64 = (drops + 1) * (self.jokers + 1) * (self.kinds + 1)
        self.loads: vec[i64] = vec[i64](capacity=self.size * (sorts_in(treasures) + 1))
        self.earlier: i64 = 0  # treasures of the kinds before the last layer's, and after it
        self.later: i64 = total_of(treasures)
        self._add_layer()
        self.loads[0] = 0
        for kind in range(KINDS):
            count = count_of(treasures, kind)
            if count:
                self.later -= count
                self._add_layer()
                self._fill_layer(kind)
                self.earlier += count

    def _add_layer(self) -> None:
        """One more layer in which nothing is reached yet."""
        loads = self.loads
        for _cell in range(self.size):
            loads = append(loads, NONE)
        self.loads = loads

    def _cell(self, dropped: i64, placed: i64, aboard: i64) -> i64:
        """The index of a combination in its layer."""
        return (dropped * (self.jokers + 1) + placed) * (self.kinds + 1) + aboard

    def _fill_layer(self, kind: i64) -> None:
        """Try every way to drop cards of the kind and to place jokers with the others."""
        count = count_of(self.treasures, kind)
        for drop in range(max(0, self.drops - self.earlier - self.later), min(count, self.drops) + 1):
            kept = count - drop
            most_jokers: i64 = 0  # E4: never as the only one of its kind
            if kept:
                most_jokers = self.jokers
            for jokers in range(most_jokers + 1):
                gain = gain_of(self.box, self.research, kind, kept + jokers, self.chosen)
                self._spread(drop, jokers, 1 if kept else 0, gain)

    def _spread(self, drop: i64, jokers: i64, aboard: i64, gain: i64) -> None:
        """Extend the previous layer into the last one by one way to treat a kind.

        Earlier kinds can have dropped no more than they have, and no fewer than later kinds leave to drop.
        """
        loads = self.loads
        after = len(loads) - self.size
        before = after - self.size
        most_kinds = self.kinds
        for dropped in range(max(0, self.drops - drop - self.later), min(self.earlier, self.drops - drop) + 1):
            for placed in range(self.jokers - jokers + 1):
                source = before + self._cell(dropped, placed, 0)
                target = after + self._cell(dropped + drop, placed + jokers, 0)
                for kinds in range(most_kinds + 1):
                    points = loads[source + kinds]
                    if points != NONE:
                        cell = target + min(most_kinds, kinds + aboard)
                        loads[cell] = max(loads[cell], points + gain)

    def _end(self) -> i64:
        """The best cell of the last layer with all drops made, cards for kinds included; the first among equals."""
        first = len(self.loads) - (self.jokers + 1) * (self.kinds + 1)
        best = first
        most: i64 = NONE
        for cell in range(first, len(self.loads)):
            if self.loads[cell] != NONE:
                points = self.loads[cell] + kinds_points(self.research, (cell - first) % (self.kinds + 1))
                if points > most:
                    best, most = cell, points
        return best

    def points(self) -> i64:
        """The most that the treasures can score."""
        end = self._end()
        first = len(self.loads) - (self.jokers + 1) * (self.kinds + 1)
        return self.loads[end] + kinds_points(self.research, (end - first) % (self.kinds + 1))

    def plan(self) -> vec[i64]:
        """The plan that scores those points, traced back from the end."""
        found = vec[i64](capacity=CHOSEN + 1)
        for _ in range(CHOSEN):
            found = append(found, 0)
        found = append(found, self.chosen)
        layer = len(self.loads) - self.size
        cell = self._end() - layer
        for index in range(KINDS):
            kind = KINDS - 1 - index
            if count_of(self.treasures, kind):
                cell = self._step_back(found, layer, cell, kind)
                layer -= self.size
        return found

    def _step_back(self, found: vec[i64], layer: i64, cell: i64, kind: i64) -> i64:
        """Record how a kind was loaded on the way to a cell; returns the previous cell."""
        count = count_of(self.treasures, kind)
        dropped = cell // ((self.jokers + 1) * (self.kinds + 1))
        placed = cell // (self.kinds + 1) % (self.jokers + 1)
        kinds = cell % (self.kinds + 1)
        for drop in range(min(count, dropped) + 1):
            kept = count - drop
            for jokers in range(min(placed, self.jokers if kept else 0) + 1):
                points = self.loads[layer + cell] - gain_of(self.box, self.research, kind, kept + jokers, self.chosen)
                for earlier in range(kinds + 1):
                    source = self._cell(dropped - drop, placed - jokers, earlier)
                    reaches = min(self.kinds, earlier + (1 if kept else 0)) == kinds
                    if reaches and self.loads[layer - self.size + source] == points and points >= 0:
                        found[ABOARD + kind] = kept
                        found[JOKERS + kind] = jokers
                        return source
        raise AssertionError("every cell was reached from the layer before")
