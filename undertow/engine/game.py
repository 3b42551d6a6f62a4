"""A game as seen from outside its rules: actions, options, views, texts."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast
from weakref import WeakValueDictionary

from undertow.engine.state import OVER, SPECTATOR, IllegalAction, State

if TYPE_CHECKING:
    from undertow.engine.notation import Notation
    from undertow.engine.position import Knowledge
    from undertow.engine.rng import Rng

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Argument = str | int
View = Mapping[str, Any]  # plain data; a game declares its own in `view_types.py`
BoxSource = Path | Mapping[str, Mapping[str, Any]]  # components: a file, or its blocks as plain data


@dataclass(frozen=True)
class Message:
    """A text in the reader's language: a message id and its arguments.

    The arguments `seat` and `rival` are seat numbers, to be shown as names.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


class OptionError(ValueError):
    """A number of seats or an option that the game does not have: a message, or a text for programmers."""

    def __init__(self, reason: Message | str) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.message = Message("plain-reason", {"reason": reason}) if isinstance(reason, str) else reason

    def text(self, code: str) -> str:
        """The reason in a language; a text for programmers stays English."""
        from undertow.engine.language import language

        return language(code).word(self.message.id, **self.message.args)

    def __str__(self) -> str:
        """The reason in English."""
        return self.text("en")


class UnknownName(KeyError):
    """A name that is not among the known ones, as a message."""

    def __init__(self, id: str, **args: Argument) -> None:
        """Keep the message."""
        self.message = Message(id, args)
        super().__init__(self.text("en"))

    def text(self, code: str) -> str:
        """The reason in a language."""
        from undertow.engine.language import language

        return language(code).word(self.message.id, **self.message.args)

    def __str__(self) -> str:
        """The reason in English, without the quotation marks of a KeyError."""
        return str(self.args[0])

    def __reduce__(self) -> "tuple[Callable[..., UnknownName], tuple[str, Mapping[str, Argument]]]":
        """The message, for pickling."""
        return _unknown_name, (self.message.id, self.message.args)


def _unknown_name(id: str, args: Mapping[str, Argument]) -> UnknownName:
    """The error with a message."""
    return UnknownName(id, **args)


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
    """A choice of rules, made before the match; the first value is the default."""

    id: str
    values: tuple[str, ...]
    late: bool = False  # added after matches were stored: match files name it only if it is not the default


@dataclass(frozen=True)
class Component:
    """A component of the box, with the grade (A to C) and source of its data."""

    id: str
    grade: str
    source: str
    facts: Mapping[str, Any]
    editable: bool = False  # whether boxes may differ here
    row_names: tuple[str, ...] = ()  # of lists of lists
    may_add: Mapping[str, Any] = field(default_factory=dict)  # facts that a box may have besides, with first values


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


@dataclass(frozen=True, eq=False, repr=False)
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
    reboxed: "Callable[[BoxSource], Game[S]] | None" = None  # the game with other components
    order: int = 99  # where the game stands in a list of games
    own_piles: bool = False  # whether each seat draws from a pile of its own, so that a program can draw for a bot
    hand_draw: str = ""  # the text of a card that comes to a hand unseen; empty if hands cannot be left unknown
    hand_shown: str = ""  # the action by which a seat shows its hand
    box_digest: str = ""  # empty for the components that come with the program
    notation: "Notation | None" = None  # how positions are written; without one, as the numbers of the encoding
    box_source: BoxSource | None = field(default=None, init=False, repr=False)  # where other components come from
    _numbers: dict[str, int] = field(init=False, repr=False, compare=False)
    _beginnings: dict[str, S] = field(default_factory=dict, init=False, repr=False, compare=False)

    _marks: dict[int, tuple[Any, ...]] = field(default_factory=dict, init=False, repr=False)  # see `position.py`

    def __post_init__(self) -> None:
        """Index the action texts."""
        object.__setattr__(self, "_numbers", {text: number for number, text in enumerate(self.actions)})
        _MADE[id(self)] = self

    def __repr__(self) -> str:
        """The name and the rules version."""
        box = f", box {self.box_digest[:8]}" if self.box_digest else ""
        return f"<Game {self.id}, rules {self.version}{box}>"

    def __eq__(self, other: object) -> bool:
        """Whether game, rules version and components are the same."""
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        """Consistent with `==`."""
        return hash(self._identity())

    def _identity(self) -> tuple[str, int, str, str]:
        """What tells games apart."""
        return self.id, self.version, self.box_digest, self.begin.__module__

    def __reduce__(self) -> "tuple[Callable[..., Game[Any]], tuple[object, ...]]":
        """Where another process finds the game: in its module, or by the file of its components."""
        if self.box_source is not None:
            shipped = next((game for game in made_games() if game.id == self.id and not game.box_digest), None)
            return _with_components, (shipped, self.box_source, self.box_digest)
        module = sys.modules[self.begin.__module__]
        for name, value in vars(module).items():
            if value is self:
                return _game_in, (module.__name__, name)
        raise TypeError(f"{self!r} cannot be pickled: its module {module.__name__} does not name it")

    def __copy__(self) -> "Game[S]":
        """The game itself, which never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Game[S]":
        """The game itself, which never changes."""
        return self

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
            raise OptionError(Message("bad-option-seats", {"game": self.id, "counts": counts, "seats": str(seats)}))
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "–"
                raise OptionError(Message("bad-option-name", {"game": self.id, "name": str(name), "names": names}))
        checked = {name: option.values[0] for name, option in known.items()}
        for name, value in options.items():
            checked[name] = _option_text(value)
            if checked[name] not in known[name].values:
                told = {"name": name, "values": ", ".join(known[name].values), "value": checked[name]}
                raise OptionError(Message("bad-option-value", told))
        first = checked.get("first", "lot")
        if first != "lot" and int(first) >= seats:
            raise OptionError(Message("bad-option-first", {"first": first, "last": seats - 1}))
        return checked

    def first_by_lot(self) -> dict[str, str]:
        """The options that let the lot decide who begins; empty if the game has no such choice."""
        has_lot = any(option.id == "first" and "lot" in option.values for option in self.options)
        return {"first": "lot"} if has_lot else {}

    def edition_in(self, code: str) -> dict[str, str]:
        """The option for the edition that was published in a language; empty if the game has none."""
        has_edition = any(option.id == "edition" and code in option.values for option in self.options)
        return {"edition": code} if has_edition else {}

    def option_sets(self, seats: int) -> list[dict[str, str]]:
        """The default options, and each other value of each option by itself."""
        found: list[dict[str, str]] = [{}]
        for option in self.options:
            for value in option.values[1:]:
                if option.id != "first" or value in ("lot", str(seats - 1)):
                    found.append({option.id: value})
        return found

    def position(self, text: str) -> S:
        """The state that a position describes, in full or packed; raises PositionError."""
        from undertow.engine import position

        return position.read(self, text)

    def position_of(self, state: S, seat: int) -> str:
        """What the seat, or a SPECTATOR, knows of a state, with `?` for the rest."""
        from undertow.engine import position

        return position.write(self, state, self._checked_seat(state, seat))

    def knowledge(self, text: str) -> "Knowledge[S]":
        """What a seat knows, from a text that `position_of` wrote; raises PositionError."""
        from undertow.engine import position

        return position.read_knowledge(self, text)

    def dealt(self, text: str, rng: "Rng") -> S:
        """The state of a position; unknown facts are dealt at random. Raises PositionError."""
        from undertow.engine import position

        return position.deal(self, text, rng)

    def packed(self, state: S, seat: int | None = None) -> str:
        """The position in a short form for links; with a seat, only what it knows."""
        from undertow.engine import packing

        return packing.pack(self, state, None if seat is None else self._checked_seat(state, seat))

    def with_components(self, source: BoxSource) -> "Game[S]":
        """A copy of the game with other components; raises BoxError if they do not fit."""
        if self.reboxed is None:
            raise OptionError(Message("no-other-box", {"game": self.id}))
        game = self.reboxed(source)
        object.__setattr__(game, "box_source", source)
        return game

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
            raise OptionError(Message("position-seats", {"number": str(seat), "last": len(state.scores()) - 1}))
        return seat


_MADE: "WeakValueDictionary[int, Game[Any]]" = WeakValueDictionary()


def made_games() -> "list[Game[Any]]":
    """All games of this process, including those with other components."""
    return list(_MADE.values())


def _game_in(module: str, name: str) -> Game[Any]:
    """The game that a module names."""
    game: Game[Any] = getattr(import_module(module), name)
    return game


def _with_components(game: Game[Any], source: BoxSource, digest: str) -> Game[Any]:
    """The game with other components, which must not have changed."""
    boxed = game.with_components(source)
    if boxed.box_digest != digest:
        raise OptionError(Message("box-changed", {"file": str(source)}))
    return boxed


def _option_text(value: object) -> str:
    """An option's value as written in files: True and False become on and off."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
