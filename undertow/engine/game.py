"""A game as seen from outside its rules: actions, options, views, texts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, cast

from undertow.engine.state import OVER, SPECTATOR, IllegalAction, State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Argument = str | int
View = dict[str, Any]


class OptionError(ValueError):
    """A number of seats or an option that the game does not have."""


@dataclass(frozen=True)
class Message:
    """A text in the reader's language: a message id and its arguments.

    The arguments `seat` and `rival` are seat numbers, to be shown as names.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal(Message):
    """Why an action is refused, with the rule's number (empty if no rule says so)."""

    rule: str = ""


@dataclass(frozen=True)
class Preview:
    """The expected result of an action by the seat's knowledge: place, costs, gains, warnings."""

    leads_to: str = ""
    costs: tuple[Message, ...] = ()
    brings: tuple[Message, ...] = ()
    warns: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Option:
    """A choice about the rules, made before the match; the first value is the default."""

    id: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Component:
    """A component of the box, with the grade (A to C) and source of its data."""

    id: str
    grade: str
    source: str
    facts: Mapping[str, Any]


class Presenter(Protocol[S_contra]):
    """The presentation of a game: views, texts and labels. Seats may be SPECTATOR."""

    def view(self, state: S_contra, seat: int) -> View:
        """Everything that the seat may know, as plain data."""

    def spots(self, state: S_contra, seat: int) -> dict[str, tuple[str, ...]]:
        """For each action that the seat may take now, the board elements to click for it."""

    def preview(self, state: S_contra, seat: int, action: int) -> Preview:
        """What a legal action of the seat would cost and bring."""

    def refusal_of(self, state: S_contra, seat: int, action: int) -> Refusal | None:
        """Why a seat that may choose now may not take an action."""

    def label(self, state: S_contra, action: int) -> Message:
        """The label of a legal action in this state."""

    def seen(self, state: S_contra, action: int, seat: int) -> str:
        """The action's text as the seat sees it happen: with `?` for what stays secret."""

    def describe(self, state: S_contra, action: int, seat: int) -> tuple[Message, ...]:
        """The seat's log messages for an action and its automatic consequences."""

    def census(self, state: S_contra) -> dict[str, int]:
        """The number of each component, summed over all its places."""

    def ending(self, state: S_contra) -> str:
        """How a finished match ended, as the id of a message."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """The rules of one game, stateless."""

    id: str
    name: str
    designer: str
    version: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    actions: tuple[str, ...]
    endings: tuple[str, ...]
    folder: Path
    begin: Callable[[int, Mapping[str, str]], S]
    presenter: Presenter[S]
    components: tuple[Component, ...]
    reboxed: "Callable[[Path], Game[S]] | None" = None  # the game with the components of another file
    order: int = 99  # where the game stands in a list of games
    box_digest: str = ""  # empty for the components that come with the program
    _numbers: dict[str, int] = field(init=False, repr=False, compare=False)
    _beginnings: dict[str, S] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Index the action texts."""
        object.__setattr__(self, "_numbers", {text: number for number, text in enumerate(self.actions)})

    def start(self, *, seats: int | None = None, **options: object) -> S:
        """The initial state of a match, by default with the fewest seats."""
        count = self.seats[0] if seats is None else seats
        asked = f"{count!r} {options!r}"
        if asked not in self._beginnings:  # copying is faster than checking options and setting up
            self._beginnings[asked] = self.begin(count, self.check_options(count, options))
        return cast(S, self._beginnings[asked].clone())

    def check_options(self, seats: int, options: Mapping[str, object]) -> dict[str, str]:
        """All options as texts with defaults; raises OptionError for unknown ones."""
        if isinstance(seats, bool) or seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            raise OptionError(f"{self.id} is for {counts} seats, not {seats!r}")
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(f"{self.id} has no option {name!r}; it has {', '.join(known) or 'none'}")
        checked = {name: option.values[0] for name, option in known.items()}
        for name, value in options.items():
            checked[name] = _option_text(value)
            if checked[name] not in known[name].values:
                values = ", ".join(known[name].values)
                raise OptionError(f"option {name} of {self.id} is one of {values}, not {checked[name]!r}")
        first = checked.get("first", "lot")
        if first != "lot" and int(first) >= seats:
            raise OptionError(f"option first names seat {first}, but there are only {seats} seats, counted from 0")
        return checked

    def with_components(self, path: Path) -> "Game[S]":
        """A copy of the game with another file's components; raises BoxError if they do not fit."""
        if self.reboxed is None:
            raise OptionError(f"{self.id} cannot be played with other components")
        return self.reboxed(path)

    def text(self, action: int) -> str:
        """The short text of an action."""
        if not 0 <= action < len(self.actions):
            raise IllegalAction(f"{self.id} has no action {action}; they go from 0 to {len(self.actions) - 1}")
        return self.actions[action]

    def has_action(self, text: str) -> bool:
        """Whether the text is one of the game's actions."""
        return text in self._numbers

    def number(self, text: str) -> int:
        """The number of an action text."""
        try:
            return self._numbers[text]
        except (KeyError, TypeError):
            raise IllegalAction(f"{self.id} has no action {text!r}") from None

    def view(self, state: S, seat: int) -> View:
        """Everything that the seat, or a SPECTATOR, may know."""
        return self.presenter.view(state, self._checked_seat(state, seat))

    def spots(self, state: S, seat: int) -> dict[str, tuple[str, ...]]:
        """For each action that the seat may take now, the board elements to click for it."""
        return self.presenter.spots(state, self._checked_seat(state, seat))

    def preview(self, state: S, seat: int, text: str) -> Preview:
        """What a legal action of the seat would cost and bring; raises IllegalAction for any other."""
        refusal = self.why_not(state, seat, text)
        if refusal is not None:
            raise IllegalAction(f"{text!r} is not legal for seat {seat} now: {refusal.id}")
        return self.presenter.preview(state, seat, self.number(text))

    def why_not(self, state: S, seat: int, text: str) -> Refusal | None:
        """The reason why the seat may not take the action now; None if it may."""
        if text not in self._numbers:
            return Refusal("no-such-action", {"text": text})
        if state.turn() == OVER:
            return Refusal("match-is-over")
        if self._checked_seat(state, seat) not in list(state.choosers()):
            return Refusal("not-your-turn")
        action = self._numbers[text]
        if action in list(state.legal_for(seat)):
            return None
        return self.presenter.refusal_of(state, seat, action)

    def label(self, state: S, text: str) -> Message:
        """The label of a legal action in this state."""
        return self.presenter.label(state, self.number(text))

    def seen(self, state: S, action: int, seat: int) -> str:
        """The text of a legal action as the seat, or a SPECTATOR, sees it happen."""
        return self.presenter.seen(state, action, self._checked_seat(state, seat))

    def describe(self, state: S, action: int, seat: int) -> tuple[Message, ...]:
        """The log messages of the seat, or a SPECTATOR, for a legal action."""
        return self.presenter.describe(state, action, self._checked_seat(state, seat))

    def census(self, state: S) -> dict[str, int]:
        """How many there are of each component."""
        return self.presenter.census(state)

    def ending(self, state: S) -> str:
        """How a finished match ended: one of the game's endings, each the id of a message."""
        return self.presenter.ending(state)

    def about(self) -> tuple[Component, ...]:
        """What is in the box, with grades and sources."""
        return self.components

    def _checked_seat(self, state: S, seat: int) -> int:
        """The seat, if this match has it."""
        if seat != SPECTATOR and not 0 <= seat < len(state.scores()):
            raise OptionError(f"there is no seat {seat}; seats go from 0 to {len(state.scores()) - 1}")
        return seat


def _option_text(value: object) -> str:
    """An option's value as it is written in files: True and False become on and off."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
