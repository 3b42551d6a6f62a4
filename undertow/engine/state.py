"""The interface of every game's state. Compiled; `laws.py` checks the results."""

from importlib import import_module
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undertow.engine.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3  # a viewer without a seat
_MADE: Final = 4096
_NUMBERS: Final[list[object]] = list(range(_MADE))  # made once, so that `listed` makes none


class IllegalAction(ValueError):
    """The action may not be taken now; the state is unchanged."""


def margin_of(lead: float, clear: float) -> float:
    """A lead as a margin from 0 to 1: no lead is 0.5, a lead of `clear` is 0.75."""
    return 0.5 + 0.5 * lead / ((lead if lead > 0.0 else -lead) + clear)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All facts of a match, secrets included. Subclasses implement the methods."""

    def turn(self) -> i64:
        """The seat to act, CHANCE, or OVER."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal actions, ascending; at a chance node, the possible outcomes."""
        return listed(self.legal_vec())

    def legal_vec(self) -> vec[i64]:
        """`legal` as native numbers. A game implements one of the two."""
        return vec[i64](self.legal())

    def any_legal(self, rng: Rng) -> i64:
        """A random legal action, uniformly; uses one `rng.below(len(legal()))`."""
        legal = self.legal_vec()
        return legal[rng.below(len(legal))]

    def play_out(self, rng: Rng) -> i64:
        """Play to the end at random; returns the number of decisions.

        Games repeat this loop with calls that are not virtual and without checks of actions that they chose themselves.
        """
        decisions: i64 = 0
        turn = self.turn()
        while turn != OVER:
            if turn == CHANCE:
                self.apply(self.sample(rng))
            else:
                self.apply(self.any_legal(rng))
                decisions += 1
            turn = self.turn()
        return decisions

    def apply(self, action: i64) -> None:
        """Take the action for the seat whose turn it is, or raise IllegalAction and change nothing."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """At a chance node, a positive weight for each outcome of `legal`; empty elsewhere."""
        return listed(self.odds_vec())

    def odds_vec(self) -> vec[i64]:
        """`odds` as native numbers. A game implements one of the two."""
        return vec[i64](self.odds())

    def sample(self, rng: Rng) -> i64:
        """One outcome of chance, drawn by its odds."""
        return self.legal_vec()[rng.weighted(self.odds_vec())]

    def scores(self) -> list[int]:
        """The score of each seat; final once the match is over."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty until the match is over."""
        raise NotImplementedError

    def shares(self) -> list[float]:
        """Each seat's win share: they add up to 1 at the end and are 0 before."""
        raise NotImplementedError

    def guess(self, seat: i64, rng: Rng) -> "State":
        """A determinization: a copy in which everything hidden from the seat, or SPECTATOR, is dealt anew."""
        raise NotImplementedError

    def choosers(self) -> list[int]:
        """The seats that may choose now, ascending; several only in a secret choice."""
        return listed(self.choosers_vec())

    def choosers_vec(self) -> vec[i64]:
        """`choosers` as native numbers. A game implements one of the two."""
        return vec[i64](self.choosers())

    def legal_for(self, seat: int) -> list[int]:
        """What the seat may choose now; empty if it is not a chooser. Raises ValueError for an unknown seat."""
        legal = listed(self.legal_for_vec(seat)) if seat >= 0 else []
        if not legal:
            check_seat(seat, len(self.scores()))
        return legal

    def legal_for_vec(self, seat: i64) -> vec[i64]:
        """`legal_for` as native numbers, without checking the seat. A game implements one of the two."""
        return vec[i64](self.legal_for(int(seat)))

    def estimate(self, seat: i64) -> float:
        """A rule of thumb for the seat's win share, from 0 to 1. Raises ValueError for an unknown seat."""
        raise NotImplementedError

    def margin(self, seat: i64) -> float:
        """How far the seat is ahead, from 0 to 1, even at 0.5. It breaks ties between equal win shares."""
        return self.estimate(seat)

    def liking(self, seat: i64, character: i64) -> float:  # noqa: ARG002 - for games that have characters
        """How well a bot of a character likes the seat's situation, from 0 to 1."""
        return 0.0

    def is_last_turn(self) -> bool:
        """Whether nothing that the seat to act does after this turn can change its result."""
        return False

    def sensible_vec(self) -> vec[i64]:
        """The legal actions that a bot weighs: at least one, without those that no sensible player takes."""
        return self.legal_vec()

    def features(self, seat: i64) -> vec[float]:  # noqa: ARG002 - for games that have some
        """The inputs of a value network for the seat; empty if the game has none."""
        return vec[float]()

    def encode(self) -> vec[i64]:
        """All facts as numbers; equal for equal states only."""
        raise NotImplementedError

    def restore(self, facts: vec[i64]) -> None:
        """Load encoded facts into a fresh state of the same game, seats and options.

        Raises ValueError and changes nothing if the numbers do not encode such a state.
        """
        raise NotImplementedError

    def __str__(self) -> str:
        """The position as text; see docs/positions.md."""
        text: str = _positions().text_of(self)
        return text

    def __repr__(self) -> str:
        """An expression that evaluates to an equal state."""
        text: str = _positions().repr_of(self)
        return text

    def __eq__(self, other: object) -> bool:
        """Whether both are states of the same class with the same facts."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return same(self.encode(), other.encode())

    def __hash__(self) -> int:
        """Raise TypeError: states change. `fingerprint` identifies their facts."""
        raise TypeError("a state has no hash because it changes; use undertow.fingerprint(state)")

    def __copy__(self) -> "State":
        """An independent copy."""
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        """An independent copy."""
        return self.clone()

    def __reduce__(self) -> Any:
        """How to restore the state in another process, compiled or interpreted."""
        return _positions().reduced(self)

    def _repr_svg_(self) -> Any:
        """The board, for notebooks: what the seat to act sees."""
        return import_module("undertow.engine.display").svg(self)

    def _repr_html_(self) -> Any:
        """The board as an image, for notebooks."""
        return import_module("undertow.engine.display").html(self)


def check_seat(seat: i64, seats: i64) -> None:
    """Raise ValueError unless a match with this number of seats has the seat."""
    if seat < 0 or seat >= seats:
        raise ValueError(f"there is no seat {seat}; seats go from 0 to {seats - 1}")


def check_viewer(seat: i64, seats: i64) -> None:
    """Like `check_seat`, but a SPECTATOR may look as well."""
    if seat != SPECTATOR:
        check_seat(seat, seats)


def listed(numbers: vec[i64]) -> list[int]:
    """Native numbers as a list."""
    made: list[object] = [_NUMBERS[number] if 0 <= number < _MADE else int(number) for number in numbers]
    return cast("list[int]", made)


def _positions() -> Any:
    """The module that writes positions, imported late because it imports this one."""
    return import_module("undertow.engine.position")


def same(facts: vec[i64], others: vec[i64]) -> bool:
    """Whether two encodings are equal."""
    if len(facts) != len(others):
        return False
    for index in range(len(facts)):
        if facts[index] != others[index]:
            return False
    return True


def check_length(facts: vec[i64], length: i64) -> None:
    """Raise ValueError unless an encoding has this length."""
    if len(facts) != length:
        raise ValueError(f"a state is encoded by {length} numbers, not {len(facts)}")


def check_shared(facts: vec[i64], first: i64, shared: vec[i64]) -> None:
    """Raise ValueError unless the encoding holds the box's numbers at an index."""
    for index in range(len(shared)):
        if facts[first + index] != shared[index]:
            raise ValueError("the numbers encode a state with other components")
