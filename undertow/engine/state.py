"""What every game's state can do. Compiled; the laws in `laws.py` say what the answers must be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undertow.engine.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3  # stands in for a seat where someone only watches


class IllegalAction(ValueError):
    """The action may not be taken now; the state is unchanged."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All facts of a match, secrets included. Subclasses implement the methods."""

    def turn(self) -> i64:
        """The seat to act, CHANCE, or OVER."""
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """The actions that may be taken now, ascending; at a chance node, the possible outcomes."""
        raise NotImplementedError

    def any_legal(self, rng: Rng) -> i64:
        """A random legal action, uniformly; uses one `rng.below(len(legal()))`."""
        legal = self.legal()
        return legal[rng.below(len(legal))]

    def apply(self, action: i64) -> None:
        """Take the action for the seat whose turn it is, or raise IllegalAction and change nothing."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def odds(self) -> vec[i64]:
        """At a chance node, a positive weight for each outcome of `legal`; empty elsewhere."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """One outcome of chance, drawn by its odds."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat; final once the match is over."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty until the match is over."""
        raise NotImplementedError

    def shares(self) -> list[float]:
        """Each seat's win share for ratings and learning; they add up to 1 at the end, all 0 before it."""
        raise NotImplementedError

    def guess(self, seat: i64, rng: Rng) -> "State":
        """A determinization: a copy in which everything hidden from the seat is dealt anew."""
        raise NotImplementedError

    def choosers(self) -> vec[i64]:
        """The seats that may choose now, ascending; several only in a secret choice."""
        raise NotImplementedError

    def legal_for(self, seat: i64) -> vec[i64]:
        """What the seat may choose now; empty if it is not among the choosers."""
        raise NotImplementedError

    def estimate(self, seat: i64) -> float:
        """The seat's expected win share, from 0 to 1, as a rule of thumb."""
        raise NotImplementedError

    def features(self, seat: i64) -> vec[float]:  # noqa: ARG002 - for games that have some
        """The inputs of a value network for the seat; empty if the game has none."""
        return vec[float]()

    def encode(self) -> vec[i64]:
        """All facts as numbers; equal for equal states only."""
        raise NotImplementedError

    def restore(self, facts: vec[i64]) -> None:
        """Take over encoded facts, in a fresh state of the same game, seats and options.

        Raises ValueError and changes nothing if the numbers do not encode such a state.
        """
        raise NotImplementedError


def check_length(facts: vec[i64], length: i64) -> None:
    """Raise ValueError unless an encoding has this length."""
    if len(facts) != length:
        raise ValueError(f"{len(facts)} numbers do not encode a state that has {length}")


def check_shared(facts: vec[i64], first: i64, shared: vec[i64]) -> None:
    """Raise ValueError unless an encoding holds these numbers of the box from a place on."""
    for index in range(len(shared)):
        if facts[first + index] != shared[index]:
            raise ValueError("the numbers encode a state with other components")
