"""How much work a review puts into each event of a match."""

from dataclasses import dataclass

from undertow.engine.game import Message, OptionError


@dataclass(frozen=True)
class Effort:
    """The work for one decision and for one outcome of chance."""

    name: str
    training: float  # iterations of the search, as a share of an expert's move
    rounds: int  # samples of each action, at each of the two horizons
    doublings: int  # how often a decision with a doubtful verdict is measured again, each time twice as long
    draws: int  # samples of each outcome of chance
    outcomes: int  # of chance that are weighed; from more, that many are drawn


EFFORTS = {
    each.name: each
    for each in (
        Effort("quick", training=0.1, rounds=24, doublings=0, draws=8, outcomes=8),
        Effort("normal", training=0.5, rounds=80, doublings=2, draws=24, outcomes=14),
        Effort("deep", training=4.0, rounds=400, doublings=3, draws=100, outcomes=64),
    )
}


def effort_named(name: str) -> Effort:
    """The effort with this name; raises OptionError with the known names."""
    if name not in EFFORTS:
        raise OptionError(Message("no-such-effort", {"name": name, "names": ", ".join(EFFORTS)}))
    return EFFORTS[name]
