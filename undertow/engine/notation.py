"""The parts of a game's `position.py`: the entries of a position and how their numbers are written and read.

An entry writes facts of the state with a codec and says what a viewer does not see of them. See docs/positions.md.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undertow.engine.declaration import Declaration, LateOption, Packed, Shared
from undertow.engine.game import Argument, Message
from undertow.engine.state import State

Facts = dict[str, list[int]]  # the numbers of a state by the names of its fields; `field.run` for a packed one
UNKNOWN = "?"


class PositionError(ValueError):
    """A text that is not a position: the reason, as a message or a plain text, and the column, counted from 1."""

    def __init__(self, reason: Message | str, column: int, folder: Path | None = None) -> None:
        """Keep the reason and the column; the folder of the game has the words of its own reasons."""
        super().__init__(reason, column)
        self.message = Message("plain-reason", {"reason": reason}) if isinstance(reason, str) else reason
        self.column = column
        self.folder = folder

    @property
    def reason(self) -> str:
        """The reason in English."""
        return self._reason_in("en")

    def text(self, code: str) -> str:
        """Column and reason in a language."""
        from undertow.engine.language import language

        return language(code).word("position-column", column=self.column, reason=self._reason_in(code))

    def _reason_in(self, code: str) -> str:
        """The reason in a language."""
        from undertow.engine.language import language

        return language(code, self.folder).word(self.message.id, **self.message.args)

    def __str__(self) -> str:
        """Column and reason in English."""
        return self.text("en")

    def __reduce__(self) -> tuple[type["PositionError"], tuple[Message, int, Path | None]]:
        """The constructor's arguments, for pickling."""
        return PositionError, (self.message, self.column, self.folder)


def _told(reason: str, args: Mapping[str, Argument]) -> Message | str:
    """The message with an id such as `position-water`; any other text stays as it is."""
    return Message(reason, args) if reason.startswith("position-") else reason


@dataclass(frozen=True)
class Item:
    """The words between two commas, and the column where they begin."""

    text: str
    column: int

    def error(self, reason: str, **args: Argument) -> PositionError:
        """An error about the item: the id of a message `position-…` with its arguments, or a plain text."""
        return PositionError(_told(reason, args), self.column)

    def number(self, least: int, most: int) -> int:
        """The item as a whole number within bounds."""
        if not re.fullmatch(r"-?\d{1,19}", self.text) or not least <= int(self.text) <= most:
            raise self.error("position-number", text=self.text, least=least, most=most)
        return int(self.text)

    def name(self, names: Sequence[str]) -> int:
        """The index of the item among the names."""
        if self.text not in names:
            raise self.error("position-name", text=self.text, names=", ".join(filter(None, names)))
        return names.index(self.text)

    def counted(self) -> tuple[int, "Item"]:
        """The count and the name of `2 pink`, or of `pink` for one."""
        count, space, rest = self.text.partition(" ")
        if not space or not re.fullmatch(r"[1-9]\d{0,2}", count):
            return 1, self
        return int(count), Item(rest, self.column + len(count) + 1)


# How numbers are written


@dataclass(frozen=True)
class Field:
    """How an entry is edited: as numbers, words, a set of words, counts of words, or as text."""

    kind: str
    names: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


class Codec:
    """How the numbers of an entry are written as items, and read."""

    @property
    def field(self) -> Field:
        """How it is edited."""
        return Field("text")

    def write(self, values: Sequence[int]) -> list[str]:
        """The items for some numbers."""
        raise NotImplementedError

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """The numbers; raises PositionError at the item that is wrong."""
        raise NotImplementedError


class Number(Codec):
    """Numbers within bounds, one item each."""

    def __init__(self, least: int, most: int) -> None:
        """Keep the bounds."""
        self.least = least
        self.most = most

    @property
    def field(self) -> Field:
        """Numbers."""
        return Field("number", (), self.least, self.most)

    def write(self, values: Sequence[int]) -> list[str]:
        """Each number."""
        return [str(value) for value in values]

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """As many numbers as the entry has."""
        return [item.number(self.least, self.most) for item in _exactly(items, length)]


class Word(Codec):
    """Numbers that stand for names, one item each; a number with an empty name cannot be written."""

    def __init__(self, names: Sequence[str], first: int = 0, none: str = "none") -> None:
        """Keep the names; `first` is the number of the first one, `none` the word for -1."""
        self.names = names
        self.first = first
        self.none = none

    @property
    def field(self) -> Field:
        """Words."""
        return Field("word", (self.none, *filter(None, self.names)))

    def write(self, values: Sequence[int]) -> list[str]:
        """Each name."""
        return [self.none if value < self.first else self.names[value - self.first] for value in values]

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """As many names as the entry has."""
        found = [item.name([self.none, *self.names]) for item in _exactly(items, length)]
        return [-1 if index == 0 else index - 1 + self.first for index in found]


class Bits(Codec):
    """A number whose bits stand for names."""

    def __init__(self, names: Sequence[str]) -> None:
        """Keep the names of the bits."""
        self.names = names

    @property
    def field(self) -> Field:
        """A set."""
        return Field("set", tuple(self.names))

    def write(self, values: Sequence[int]) -> list[str]:
        """The names whose bits are set."""
        return [name for bit, name in enumerate(self.names) if values[0] >> bit & 1]

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - the names say it
        """The bits of the names, each named once."""
        bits = 0
        for item in items:
            bit = 1 << item.name(self.names)
            if bits & bit:
                raise item.error("position-twice", text=item.text)
            bits |= bit
        return [bits]


class Counts(Codec):
    """A count for each name: `2 pink, white`."""

    def __init__(self, names: Sequence[str], most: int = 255) -> None:
        """Keep the names and the largest count."""
        self.names = names
        self.most = most

    @property
    def field(self) -> Field:
        """Counts."""
        return Field("counts", tuple(self.names), 0, self.most)

    def write(self, values: Sequence[int]) -> list[str]:
        """The names with a positive count."""
        return [_counted(count, name) for count, name in zip(values, self.names, strict=True) if count]

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - the names say it
        """The count of each name, each named once."""
        counts = [0] * len(self.names)
        for item in items:
            count, named = item.counted()
            index = named.name(self.names)
            if counts[index]:
                raise named.error("position-twice", text=named.text)
            if count > self.most:
                raise item.error("position-most", most=self.most)
            counts[index] = count
        return counts


class Bag(Counts):
    """Counts packed into one number, with some bits for each name."""

    def __init__(self, names: Sequence[str], bits: int) -> None:
        """Keep the names and the number of bits of a count."""
        super().__init__(names, (1 << bits) - 1)
        self.bits = bits

    def write(self, values: Sequence[int]) -> list[str]:
        """The names with a positive count."""
        return super().write([values[0] >> self.bits * index & self.most for index in range(len(self.names))])

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - the names say it
        """The counts in one number."""
        counts = super().read(items, len(self.names))
        return [sum(count << self.bits * index for index, count in enumerate(counts))]


def _counted(count: int, name: str) -> str:
    """A name with its count, unless there is one."""
    return name if count == 1 else f"{count} {name}"


def _exactly(items: Sequence[Item], length: int) -> Sequence[Item]:
    """The items, if their number is right."""
    if len(items) != length:
        at = items[min(length, len(items) - 1)].column if items else 1
        raise PositionError(Message("position-items", {"found": len(items), "wanted": length}), at)
    return items


# The entries of a game


@dataclass(frozen=True)
class Entry:
    """One kind of entry: its key, the facts it writes, and what some viewers do not see of them."""

    key: str
    names: str  # of the facts, separated by spaces
    codec: Codec
    by: tuple[str, ...] = ()  # the names of the indices; without them there is a single entry
    secret: "Callable[[Facts, int, int], list[str] | None] | None" = (
        None  # the items for a viewer; None if it sees everything
    )
    always: bool = False  # whether it is written even with its default
    default: int | None = None  # the value if nothing is written; None for the declared default

    def labels(self, seats: int) -> list[str]:
        """The names that the facts are indexed by; empty for seats that do not play."""
        is_by_seat = self.by[:1] == ("0",)
        return ["" if is_by_seat and label.isdigit() and int(label) >= seats else label for label in self.by] or [""]

    def values(self, facts: Facts, index: int) -> list[int]:
        """The numbers that the entry writes for an index."""
        found = []
        for name in self.names.split():
            size = len(facts[name]) // max(1, len(self.by))
            found += facts[name][index * size : (index + 1) * size]
        return found

    def put(self, facts: Facts, index: int, values: list[int]) -> None:
        """Set the numbers for an index."""
        if not self.by:
            facts[self.names] = values  # there may be any number of them
            return
        for name in self.names.split():
            size = len(facts[name]) // len(self.by)
            facts[name][index * size : (index + 1) * size] = values[:size]
            values = values[size:]


def seat_names(most: int) -> tuple[str, ...]:
    """The indices of entries that belong to seats."""
    return tuple(str(seat) for seat in range(most))


class Reading:
    """A position being read: its facts, the place of each entry, and what `?` leaves open."""

    def __init__(self, seats: int, viewer: int | None, facts: Facts) -> None:
        """Begin with the defaults."""
        self.seats = seats
        self.viewer = viewer  # None if the text says everything
        self.facts = facts
        self.unknown: dict[tuple[str, int], list[Item]] = {}
        self.columns: dict[str, int] = {}

    def number(self, name: str) -> int:
        """The number of a fact that has one."""
        return self.facts[name][0]

    def require(self, holds: bool, key: str, reason: str, **args: Argument) -> None:
        """Raise PositionError at the entry with this key unless the condition holds; the reason is as in `Item.error`."""
        if not holds:
            raise PositionError(_told(reason, args), self.columns.get(key, 1))

    def hidden(self, key: str, index: int) -> int | None:
        """How many items `?` stands for in an entry; None if the entry has no `?`."""
        items = self.unknown.get((key, index))
        if items is None:
            return None
        return sum(item.counted()[0] for item in items if item.counted()[1].text == UNKNOWN)


class Notation:
    """The entries of a game's positions, and the checks that a position must pass."""

    def __init__(
        self,
        declared: Declaration,
        entries: Sequence[Entry],
        *,
        check: Callable[[Reading, Any], None],
        fill: Callable[[Reading, Any], None] | None = None,
        derived: str = "",
    ) -> None:
        """Index the entries by their keys; `check` works out the derived facts."""
        self.declared = declared
        self.entries = {entry.key: entry for entry in entries}
        self.check = check
        self.fill = fill
        self.late = [each.name for each in declared.state if isinstance(each, LateOption)]
        self.written = {name for entry in entries for name in entry.names.split()} | {"seats", *derived.split()}

    def defaults(self) -> Facts:
        """The facts of an empty state, without those of the box."""
        found: Facts = {}
        for each in self.declared.state:
            if each.encoded and each.type == "i64":
                found[each.name] = [int(each.default)]
        for each in self.declared.state:
            if each.encoded and isinstance(each, Packed):
                found.update({f"{each.name}.{run.name}": [run.default] * run.length for run in each.runs if run.encoded})
            elif each.encoded and isinstance(each, Shared):
                found[each.name] = []
        found.update({name: [0] for name in self.late})
        for entry in self.entries.values():
            if entry.default is not None:
                found.update({name: [entry.default] * len(found[name]) for name in entry.names.split()})
        return found

    def facts(self, state: Any) -> Facts:
        """All facts of a state by name."""
        found: Facts = {}
        for each in self.declared.state:
            if each.encoded and each.type == "i64":
                found[each.name] = [int(getattr(state, each.name))]
        for each in self.declared.state:
            if each.encoded and isinstance(each, Packed):
                numbers = list(getattr(state, each.name))
                for run, start in zip(each.runs, each.starts, strict=True):
                    if run.encoded:
                        found[f"{each.name}.{run.name}"] = numbers[start : start + run.length]
            elif each.encoded and isinstance(each, Shared):
                found[each.name] = list(getattr(state, each.name))
        found.update({name: [int(getattr(state, name))] for name in self.late})
        return found

    def encoding(self, facts: Facts) -> list[int]:
        """The facts as an encoding, which leaves out late options that are 0."""
        return [number for name, numbers in facts.items() for number in numbers if number or name not in self.late]

    def mark(self, state: State) -> tuple[object, ...]:
        """The facts that no entry writes; they tell options and boxes apart."""
        return tuple(tuple(values) for name, values in self.facts(state).items() if name not in self.written)
