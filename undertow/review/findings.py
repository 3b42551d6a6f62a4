"""What was measured of single events: the options of a decision, the outcomes of a draw. Plain data that can be stored."""

from dataclasses import asdict, dataclass, field
from typing import Any

from undertow.engine.game import Message

Shares = tuple[float, ...]  # a win share for every seat

DEVIATIONS = 1.96  # standard errors of a 95 % interval
SAME = 5e-4  # losses below this are rounding


@dataclass(frozen=True)
class Candidate:
    """An action that a seat could take, by what it knew."""

    action: str
    shares: Shares  # expected win shares of all seats after it
    loss: float  # of the deciding seat, against the best candidate
    error: float  # the standard error of the loss
    noise: float = 0.0  # the part of the error that more samples would lower
    known: Shares = ()  # the shares in the true state, where they were needed
    weight: float = 0.0  # how often the reference policy takes it, in a secret choice

    @property
    def is_best(self) -> bool:
        """Whether the loss is within its error."""
        return self.loss <= max(SAME, DEVIATIONS * self.error)


@dataclass(frozen=True)
class Decision:
    """A seat's choice: the candidates, best first, and the one it took."""

    at: int  # index in the log
    seat: int
    taken: str
    candidates: tuple[Candidate, ...] = ()  # none if the decision was forced
    is_secret: bool = False
    line: tuple[tuple[int, str], ...] = ()  # seats and actions: the likely course from the best candidate on
    gains: tuple[Message, ...] = ()  # what that leads to, where the seat gave something away
    is_surprising: bool = False  # an only move that a glance does not suggest and a deeper search confirms

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing else to choose."""
        return not self.candidates

    @property
    def best(self) -> Candidate:
        """The best candidate."""
        return self.candidates[0]

    @property
    def choice(self) -> Candidate:
        """The candidate that was taken."""
        return next(each for each in self.candidates if each.action == self.taken)

    @property
    def loss(self) -> float:
        """The win share that the seat gave away, by what it knew; 0 if it took one of the best."""
        return 0.0 if self.is_forced or self.choice.is_best else self.choice.loss

    @property
    def error(self) -> float:
        """The standard error of the loss; 0 if the choice counts as best."""
        return self.choice.error if self.loss else 0.0


@dataclass(frozen=True)
class Outcome:
    """A possible outcome of chance that did not come: its odds and the win shares after it."""

    action: str
    odds: float
    shares: Shares


@dataclass(frozen=True)
class Draw:
    """An outcome of chance, with those that could have come instead."""

    at: int
    taken: str
    odds: float
    shares: Shares = ()  # the win shares after it, measured like those of the others
    others: tuple[Outcome, ...] = ()  # their odds and `odds` add up to 1
    errors: Shares = ()  # the standard error of the mean of the others, for every seat
    is_sampled: bool = False  # whether the others stand for more


Finding = Decision | Draw


@dataclass(frozen=True)
class End:
    """The win shares at the end of the log: the result, or an expectation if the match is unfinished."""

    shares: Shares
    errors: Shares = field(default=())


def plain(finding: Finding | End) -> dict[str, Any]:
    """A finding as plain data."""
    return {"kind": type(finding).__name__} | asdict(finding)


def restored(facts: dict[str, Any]) -> Finding | End:
    """A finding from plain data; raises KeyError or TypeError for anything else."""
    kind, rest = facts["kind"], {key: value for key, value in facts.items() if key != "kind"}
    if kind == "Decision":
        rest["candidates"] = tuple(_candidate(each) for each in rest["candidates"])
        rest["line"] = tuple((seat, text) for seat, text in rest["line"])
        rest["gains"] = tuple(Message(each["id"], each["args"]) for each in rest["gains"])
        return Decision(**rest)
    if kind == "Draw":
        others = tuple(Outcome(each["action"], each["odds"], tuple(each["shares"])) for each in rest["others"])
        return Draw(**{**rest, "shares": tuple(rest["shares"]), "others": others, "errors": tuple(rest["errors"])})
    return End(tuple(rest["shares"]), tuple(rest["errors"]))


def _candidate(facts: dict[str, Any]) -> Candidate:
    """A candidate from plain data."""
    return Candidate(**{**facts, "shares": tuple(facts["shares"]), "known": tuple(facts["known"])})
