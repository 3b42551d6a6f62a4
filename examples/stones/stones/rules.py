"""The rules of Stones. Numbers such as S4 are those of RULES.md."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from undertow import CHANCE, OVER, SPECTATOR, IllegalAction, Rng, State
from undertow.engine.state import check_length

MOST_SEATS = 4
WEIGHTS = (1, 2, 3, 4)
OF_EACH = 6
HAND = 3
BEARS = 10
PROP_BEARS = 3
CROWN_POINTS = 4

ACTIONS = (
    *(f"drawn seat {seat}" for seat in range(MOST_SEATS)),
    *(f"drawn weight {weight}" for weight in WEIGHTS),
    *(f"place {weight}" for weight in WEIGHTS),
    "prop",
)
DRAWN_SEAT = 0
DRAWN_WEIGHT = DRAWN_SEAT + MOST_SEATS
PLACE = DRAWN_WEIGHT + len(WEIGHTS)
PROP = PLACE + len(WEIGHTS)

NOBODY = -1


class Stones(State):
    """The facts of a match. Stones are counted by weight."""

    def __init__(self, seats: int) -> None:
        """S1: a full bag; everybody is about to draw three."""
        self.seats = seats
        self.seat = NOBODY  # whose turn it is; nobody's before the lot
        self.drawing = 0  # draws that are due: first the hands, seat by seat, later one for the seat that has laid
        self.bears = BEARS
        self.bag = [OF_EACH] * len(WEIGHTS)
        self.cairn = [0] * len(WEIGHTS)
        self.gone = [0] * len(WEIGHTS)  # stones of earlier cairns
        self.hands = [[0] * len(WEIGHTS) for _ in range(seats)]
        self.crowned = [0] * seats
        self.taken = [0] * seats
        self.props = [1] * seats
        self.drawing = HAND * seats

    # Whose turn it is, and what is legal

    def turn(self) -> int:
        """The seat to act, CHANCE, or OVER."""
        if self.drawing or self.seat == NOBODY:
            return CHANCE
        return self.seat if any(self.hands[self.seat]) else OVER

    def drawer(self) -> int:
        """The seat that draws next."""
        return (HAND * self.seats - self.drawing) // HAND if self.seat == NOBODY else self.seat

    def legal(self) -> list[int]:
        """The actions that may be taken now, ascending."""
        turn = self.turn()
        if turn == OVER:
            return []
        if self.drawing:
            return [DRAWN_WEIGHT + index for index, count in enumerate(self.bag) if count]
        if turn == CHANCE:
            return list(range(DRAWN_SEAT, DRAWN_SEAT + self.seats))
        places = [PLACE + index for index, count in enumerate(self.hands[turn]) if count]
        return [*places, PROP] if self.props[turn] else places

    def choosers(self) -> list[int]:
        """The seat to act."""
        return [self.turn()] if self.turn() >= 0 else []

    def legal_for(self, seat: int) -> list[int]:
        """What the seat may do now."""
        return self.legal() if seat == self.turn() else []

    def odds(self) -> list[int]:
        """Each stone of the bag is equally likely, and so is each seat to begin."""
        if self.turn() != CHANCE:
            return []
        return [count for count in self.bag if count] if self.drawing else [1] * self.seats

    def sample(self, rng: Rng) -> int:
        """One outcome of chance."""
        return int(self.legal()[rng.weighted(self.odds_vec())])

    # What happens

    def apply(self, action: int) -> None:
        """Take an action, or raise IllegalAction and change nothing."""
        if action not in list(self.legal()):
            raise IllegalAction(f"action {action} is not legal now")
        if action < DRAWN_WEIGHT:
            self.seat = action - DRAWN_SEAT
        elif action < PLACE:
            self._draw(action - DRAWN_WEIGHT)
        elif action < PROP:
            self._place(action - PLACE)
        else:
            self._prop()

    def _draw(self, index: int) -> None:
        """S1, S2: a stone goes from the bag to a hand."""
        self.hands[self.drawer()][index] += 1
        self.bag[index] -= 1
        self.drawing -= 1
        if self.seat != NOBODY:
            self._pass_on()

    def _place(self, index: int) -> None:
        """S2: lay a stone, then draw one."""
        self.hands[self.seat][index] -= 1
        self.cairn[index] += 1
        if self.weight() == self.bears:
            self.crowned[self.seat] += 1  # S4
            self._begin_cairn()
        elif self.weight() > self.bears:
            self.taken[self.seat] += sum(self.cairn)  # S5
            self._begin_cairn()
        if any(self.bag):
            self.drawing = 1
        else:
            self._pass_on()

    def _prop(self) -> None:
        """S3: the cairn bears more."""
        self.props[self.seat] -= 1
        self.bears += PROP_BEARS
        self._pass_on()

    def _begin_cairn(self) -> None:
        """S4, S5: the stones of the cairn leave the match."""
        self.gone = [there + here for there, here in zip(self.gone, self.cairn, strict=True)]
        self.cairn = [0] * len(WEIGHTS)
        self.bears = BEARS

    def _pass_on(self) -> None:
        """S2: the next seat that has a stone; the same seat if there is none."""
        for step in range(1, self.seats + 1):
            seat = (self.seat + step) % self.seats
            if any(self.hands[seat]):
                self.seat = seat
                return

    def weight(self) -> int:
        """How heavy the cairn is."""
        return sum(weight * count for weight, count in zip(WEIGHTS, self.cairn, strict=True))

    # The result

    def scores(self) -> list[int]:
        """S6: points for crowned cairns, less the stones taken."""
        return [CROWN_POINTS * crowned - taken for crowned, taken in zip(self.crowned, self.taken, strict=True)]

    def winners(self) -> list[int]:
        """S6: the seats with the most points, once the match is over."""
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.turn() == OVER else []

    def shares(self) -> list[float]:
        """Winners share the victory."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def estimate(self, seat: int) -> float:
        """A rule of thumb: even, shifted by the lead in points."""
        if self.turn() == OVER:
            return self.shares()[seat]
        scores = self.scores()
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return min(0.95, max(0.05, 1 / self.seats + 0.04 * lead))

    # Copies and guesses

    def clone(self) -> "Stones":
        """An independent copy."""
        copy = Stones(self.seats)
        copy.restore(self.encode())
        return copy

    def guess(self, seat: int, rng: Rng) -> "Stones":
        """A copy in which the bag and the other hands are dealt anew."""
        copy = self.clone()
        others = [each for each in range(self.seats) if each != seat or seat == SPECTATOR]
        unseen = [count + sum(self.hands[each][index] for each in others) for index, count in enumerate(self.bag)]
        for each in others:
            copy.hands[each] = [0] * len(WEIGHTS)
            for _ in range(sum(self.hands[each])):
                drawn = rng.weighted(vec[i64](unseen))
                unseen[drawn] -= 1
                copy.hands[each][drawn] += 1
        copy.bag = unseen
        return copy

    def encode(self) -> Any:
        """All facts as numbers."""
        counts = [*self.bag, *self.cairn, *self.gone, *(count for hand in self.hands for count in hand)]
        return vec[i64]([self.seat, self.drawing, self.bears, *counts, *self.crowned, *self.taken, *self.props])

    def restore(self, facts: Any) -> None:
        """Take over the numbers that `encode` wrote."""
        check_length(facts, 3 + (3 + self.seats) * len(WEIGHTS) + 3 * self.seats)
        numbers = [int(fact) for fact in facts]
        self.seat, self.drawing, self.bears = numbers[:3]
        rows = [
            numbers[start : start + len(WEIGHTS)] for start in range(3, 3 + (3 + self.seats) * len(WEIGHTS), len(WEIGHTS))
        ]
        self.bag, self.cairn, self.gone, *self.hands = rows
        rest = numbers[3 + (3 + self.seats) * len(WEIGHTS) :]
        self.crowned, self.taken, self.props = (
            rest[first : first + self.seats] for first in range(0, 3 * self.seats, self.seats)
        )
