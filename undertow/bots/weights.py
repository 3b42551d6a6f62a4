"""Trained weights as data files of the package, one for a game and a number of seats."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from undertow.bots.value_net import ValueNet

LEARNT = Path(__file__).parent / "learnt"
_DIGITS = 5


class WeightsError(ValueError):
    """The file holds no weights."""


@dataclass(frozen=True)
class Weights:
    """A trained network with the command that made it and the trial that it passed."""

    game: str
    seats: int
    inputs: int
    hidden: int
    numbers: tuple[float, ...]
    command: str
    proof: str

    def value_net(self) -> ValueNet:
        """The network."""
        return ValueNet(self.inputs, self.hidden, list(self.numbers))


def write(weights: Weights, path: Path) -> None:
    """Write a file of weights."""
    facts = asdict(weights) | {"numbers": [round(number, _DIGITS) for number in weights.numbers]}
    path.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> Weights:
    """Read the weights of a file; raises WeightsError if there are none."""
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        weights = Weights(**{**facts, "numbers": tuple(float(number) for number in facts["numbers"])})
        weights.value_net()
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise WeightsError(f"{path} holds no weights: {error}") from None
    return weights


def shipped(game: str, seats: int) -> Path:
    """The path of the shipped weights for a game and a number of seats."""
    return LEARNT / f"{game}-{seats}.json"


@cache
def value_net_of(game: str, seats: int) -> ValueNet | None:
    """The shipped value network for a game and a number of seats, if there is one."""
    path = shipped(game, seats)
    return read(path).value_net() if path.is_file() else None
