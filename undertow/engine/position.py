"""Positions as text: one line holds everything that is true of a state, or what one seat knows of it.

    niagara 3; round: 5; step: move; seat: 1; canoes 0: bank, 3 pink; gems 0: 2 pink, white; …

A game's `Notation` lists the entries of the line: a key, its facts, and how their numbers are written. What an
entry leaves out has its declared default. Options need no entry: each combination leaves its mark on the set-up. A game
without a notation is written as the numbers of its encoding. Specified in docs/positions.md.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import Game, Message, OptionError, View, made_games
from undertow.engine.notation import UNKNOWN, Entry, Facts, Item, PositionError, Reading
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, State

S = TypeVar("S", bound=State)

LONGEST_POSITION = 6000
_PIECE = re.compile(r"(?P<key>[A-Za-z_][A-Za-z_-]*)(?: (?P<index>[A-Za-z0-9-]+))?(?:: (?P<items>.*))?")
_HEAD = re.compile(r"(?P<seats>\d{1,3})(?: box (?P<box>[0-9a-f]{8}))?(?: seen by (?P<viewer>\d{1,3}|spectator))?")


# What each seat knows


class Knowledge(Generic[S]):
    """What one seat, or a SPECTATOR, knows of a state. It yields guesses, never the true state."""

    def __init__(self, game: Game[S], seat: int, possible: S) -> None:
        """Keep one state that fits; the results must not depend on which."""
        self.game = game
        self.seat = seat
        self._possible = possible

    def guess(self, rng: Rng) -> S:
        """A determinization, drawn as `State.guess` draws it."""
        guess: S = self._possible.guess(self.seat, rng)  # type: ignore[assignment]
        return guess

    def turn(self) -> int:
        """The seat to act, CHANCE, or OVER."""
        return self._possible.turn()

    def legal(self) -> list[int]:
        """What the seat may choose now."""
        return [] if self.seat == SPECTATOR else [int(action) for action in self._possible.legal_for(self.seat)]

    def view(self) -> View:
        """Everything that the seat may know, as plain data."""
        return self.game.view(self._possible, self.seat)

    def packed(self) -> str:
        """The knowledge in a short form for links."""
        from undertow.engine import packing

        return packing.pack(self.game, self._possible, self.seat)

    def __str__(self) -> str:
        """The text of the knowledge, with `?` for what the seat does not know."""
        return write(self.game, self._possible, self.seat)

    def __repr__(self) -> str:
        """The call that makes it."""
        return f"<{type(self).__name__} {str(self)!r}>"

    def __eq__(self, other: object) -> bool:
        """Whether it is the same knowledge of the same game."""
        return isinstance(other, Knowledge) and self.game == other.game and str(self) == str(other)

    def __hash__(self) -> int:
        """By its text."""
        return hash(str(self))


# The game of a state


def text_of(state: State) -> str:
    """The position of a state; only its class name if the game is unknown."""
    try:
        return write(game_of(state), state)
    except LookupError:
        return object.__repr__(state)


def repr_of(state: State) -> str:
    """The expression that reads the position again."""
    try:
        game = game_of(state)
    except LookupError:
        return object.__repr__(state)
    return f"undertow.game({game.id!r}).position({write(game, state)!r})"


def reduced(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    """How to make a state again: its game, seats, options and facts."""
    game = game_of(state)
    return restored, (game, len(state.scores()), options_of(game, state), [int(fact) for fact in state.encode()])


def restored(game: Game[S], seats: int, options: Mapping[str, object], facts: Sequence[int]) -> S:
    """The state with some encoded facts."""
    state = game.begin(seats, game.check_options(seats, options))
    state.restore(vec[i64](facts))
    return state


def game_of(state: State) -> Game[Any]:
    """The game of a state, found by class and components; raises LookupError."""
    for game in made_games():
        if type(game.start()) is type(state) and _fits(game, state):
            return game
    raise LookupError(f"the game of a {type(state).__name__} is not known")


def _fits(game: Game[Any], state: State) -> bool:
    """Whether the state was made with the game's components."""
    try:
        options_of(game, state)
    except ValueError:
        return False
    return True


# Writing


def write(game: Game[S], state: S, viewer: int | None = None) -> str:
    """The position of a state; with a viewer, what this seat or SPECTATOR knows of it."""
    seats = len(state.scores())
    notation = game.notation
    head = f"{name_of(game)} {seats}"
    if game.box_digest:
        head += f" box {game.box_digest[:8]}"
    if viewer is not None:
        head += f" seen by {'spectator' if viewer == SPECTATOR else viewer}"
    if notation is None:
        shown = state if viewer is None else state.guess(viewer, Rng(0))
        return f"{head}; facts: {', '.join(str(int(number)) for number in shown.encode())}"
    parts = [head, *(f"{name}: {value}" for name, value in options_of(game, state).items())]
    facts = notation.facts(state)
    defaults = notation.defaults()
    for entry in notation.entries.values():
        parts += _written(entry, facts, defaults, viewer, seats)
    return "; ".join(parts)


def name_of(game: Game[Any]) -> str:
    """The id of a game; an older rules version follows it as `niagara@1`."""
    newest = max(each.version for each in made_games() if each.id == game.id)
    return game.id if game.version == newest else f"{game.id}@{game.version}"


def game_named_in(position: str) -> tuple[str, int | None]:
    """The id and the rules version that a position begins with; None for the newest."""
    name, _, version = position.split("~")[0].split(" ")[0].partition("@")
    return name, int(version) if version.isdecimal() else None


def check_name(game: Game[Any], name: str) -> None:
    """Raise PositionError unless the name at the beginning is the game's."""
    if name not in (game.id, f"{game.id}@{game.version}"):
        raise PositionError(Message("position-game", {"game": game.id}), 1)


def _written(entry: Entry, facts: Facts, defaults: Facts, viewer: int | None, seats: int) -> Iterator[str]:
    """The texts of an entry, one for each index whose facts are not the default."""
    for index, label in enumerate(entry.labels(seats)):
        if not label and entry.by:
            continue
        secret = entry.secret(facts, viewer, index) if viewer is not None and entry.secret else None
        values = entry.values(facts, index)
        if secret is None and values == entry.values(defaults, index) and not entry.always:
            continue
        items = entry.codec.write(values) if secret is None else secret
        if items:
            yield f"{entry.key}{' ' if label else ''}{label}: {', '.join(items)}"
        elif secret is None:
            yield f"{entry.key}{' ' if label else ''}{label}"


def options_of(game: Game[S], state: S) -> dict[str, str]:
    """The options of a state that differ from the defaults and can still matter."""
    if game.notation is None:
        return {}
    mark = _mark(game, state)
    seats = len(state.scores())
    if seats not in game._marks:
        game._marks[seats] = tuple(_marks(game, seats).items())
    for known, options in game._marks[seats]:
        if known == mark:
            return dict(options)
    raise ValueError(f"the state does not come from {game.id} with these components")


def _mark(game: Game[S], state: S) -> tuple[object, ...]:
    """What distinguishes options and boxes in a state: facts that no entry writes, and the components."""
    assert game.notation is not None
    return (*game.notation.mark(state), tuple(sorted(game.census(state).items())))


def _marks(game: Game[Any], seats: int) -> dict[tuple[object, ...], tuple[tuple[str, str], ...]]:
    """The mark of each combination of options, the defaults first."""
    default = game.check_options(seats, {})
    usual = _mark(game, game.begin(seats, default))
    choices: list[list[tuple[str, str]]] = []
    for option in game.options:
        values = [value for value in option.values if _is_allowed(game, seats, option.id, value)]
        marks = {_mark(game, game.begin(seats, {**default, option.id: value})) for value in values}
        if marks != {usual}:
            choices.append([(option.id, value) for value in values])
    found: dict[tuple[object, ...], tuple[tuple[str, str], ...]] = {}
    for combination in product(*choices):
        mark = _mark(game, game.begin(seats, {**default, **dict(combination)}))
        found.setdefault(mark, tuple(each for each in combination if default[each[0]] != each[1]))
    return found


def _is_allowed(game: Game[Any], seats: int, option: str, value: str) -> bool:
    """Whether a match with this number of seats can have the value."""
    try:
        game.check_options(seats, {option: value})
    except OptionError:
        return False
    return True


# Reading


@dataclass
class _Line:
    """The pieces of a line between semicolons."""

    head: re.Match[str]
    column: int  # column of the number of seats
    pieces: list[tuple[Item, str, str, list[Item]]] = field(default_factory=list)  # the piece, key, index, items


def read(game: Game[S], text: str) -> S:
    """The state that a position describes; raises PositionError with the reason and the column."""
    state, viewer = read_either(game, text)
    if viewer is not None:
        raise PositionError(Message("position-knowledge"), 1)
    return state


def read_knowledge(game: Game[S], text: str) -> Knowledge[S]:
    """What a seat knows, from a position that says `seen by`."""
    state, viewer = read_either(game, text)
    if viewer is None:
        raise PositionError(Message("position-whole"), 1)
    return Knowledge(game, viewer, state)


def deal(game: Game[S], text: str, rng: Rng) -> S:
    """The state that a position describes; what its viewer does not know is dealt at random."""
    state, viewer = read_either(game, text)
    return state if viewer is None else Knowledge(game, viewer, state).guess(rng)


def read_either(game: Game[S], text: str) -> tuple[S, int | None]:
    """A state that fits the text, and whose knowledge it is; None for the whole position."""
    try:
        return _read(game, text)
    except PositionError as error:
        error.folder = game.folder  # so that the reason can be told in the game's words
        raise


def _read(game: Game[S], text: str) -> tuple[S, int | None]:
    """A state that fits the text, and its viewer."""
    from undertow.engine import packing

    if packing.is_packed(text):
        return packing.unpack(game, text)
    line = _line(game, text)
    seats = _seats(game, line)
    viewer = _viewer(line, seats)
    if game.notation is None:
        return _read_facts(game, seats, line), viewer
    options, reading = {}, Reading(seats, viewer, game.notation.defaults())
    for piece, key, index, items in line.pieces:
        if key in game.notation.entries:
            _read_entry(reading, game.notation.entries[key], piece, index, items)
        elif key in {option.id for option in game.options} and not index:
            if key in options:
                raise piece.error("position-twice", text=key)
            options[key] = _option(game, seats, key, piece, items)
        else:
            keys = ", ".join([*game.notation.entries, *(option.id for option in game.options)])
            raise piece.error("position-unknown", key=key, game=game.id, names=keys)
    begun = game.begin(seats, game.check_options(seats, options))
    return _finish(game, reading, begun, line), viewer


def _line(game: Game[Any], text: str) -> _Line:
    """The parsed line."""
    if len(text) > LONGEST_POSITION:
        raise PositionError(Message("position-longest", {"most": LONGEST_POSITION}), LONGEST_POSITION)
    if not text.isprintable():
        raise PositionError(Message("position-line"), 1)
    pieces = list(_split(Item(text, 1), ";"))
    name, _, rest = pieces[0].text.partition(" ")
    check_name(game, name)
    head = _HEAD.fullmatch(rest)
    if head is None:
        column = len(name) + 2
        raise PositionError(Message("position-head", {"name": name}), column)
    line = _Line(head, len(name) + 2)
    for piece in pieces[1:]:
        found = _PIECE.fullmatch(piece.text)
        if found is None:
            raise piece.error("position-entry")
        start = piece.column + found.start("items")
        items = [] if found["items"] is None else list(_split(Item(found["items"], start), ","))
        line.pieces.append((piece, found["key"], found["index"] or "", items))
    return line


def _split(whole: Item, separator: str) -> Iterator[Item]:
    """The parts of an item between separators, without the spaces around them."""
    column = whole.column
    for part in whole.text.split(separator):
        yield Item(part.strip(" "), column + len(part) - len(part.lstrip(" ")))
        column += len(part) + 1


def _seats(game: Game[Any], line: _Line) -> int:
    """The number of seats, and whether the box is the right one."""
    column = line.column
    try:
        game.check_options(int(line.head["seats"]), {})
    except OptionError as error:
        raise PositionError(error.message, column) from None
    if (line.head["box"] or "") != game.box_digest[:8]:
        raise PositionError(Message("position-other-box"), column)
    return int(line.head["seats"])


def _viewer(line: _Line, seats: int) -> int | None:
    """The viewer of a text that says `seen by`."""
    viewer = line.head["viewer"]
    if viewer is None:
        return None
    if viewer == "spectator":
        return SPECTATOR
    if int(viewer) >= seats:
        raise PositionError(Message("position-seats", {"number": viewer, "last": seats - 1}), 1)
    return int(viewer)


def _option(game: Game[Any], seats: int, key: str, piece: Item, items: list[Item]) -> str:
    """The value of an option."""
    value = ", ".join(item.text for item in items)
    try:
        return game.check_options(seats, {key: value})[key]
    except OptionError as error:
        raise PositionError(error.message, (items or [piece])[0].column) from None


def _read_entry(reading: Reading, entry: Entry, piece: Item, label: str, items: list[Item]) -> None:
    """Put one entry into the facts."""
    labels = entry.labels(reading.seats)
    if label not in labels or bool(label) != bool(entry.by):
        names = ", ".join(each for each in labels if each)
        if names:
            raise piece.error("position-index", key=entry.key, names=names, text=label)
        raise piece.error("position-no-index", key=entry.key)
    place = f"{entry.key} {label}" if label else entry.key
    if place in reading.columns:
        raise piece.error("position-twice", text=place)
    reading.columns[place] = piece.column
    reading.columns.setdefault(entry.key, piece.column)
    index = labels.index(label)
    known = [item for item in items if item.counted()[1].text != UNKNOWN]
    if len(known) < len(items):
        if reading.viewer is None or entry.secret is None:
            raise items[len(known)].error("position-open", key=entry.key)
        reading.unknown[entry.key, index] = items
    if known or not items:
        length = len(entry.values(reading.facts, index))
        entry.put(reading.facts, index, entry.codec.read(known, length))


def _finish(game: Game[S], reading: Reading, begun: S, line: _Line) -> S:
    """The state with these facts, after checking that they fit the rules."""
    notation = game.notation
    assert notation is not None
    facts = reading.facts
    own = notation.facts(begun)
    for name in facts:
        if name not in notation.written or name == "seats":
            facts[name] = own[name]
    if notation.fill is not None and reading.viewer is not None:
        notation.fill(reading, begun)
    notation.check(reading, begun)
    state: S = begun.clone()  # type: ignore[assignment]
    try:
        state.restore(vec[i64](notation.encoding(facts)))
        counts, expected = game.census(state), game.census(begun)
    except Exception as error:  # impossible facts may raise anything
        raise PositionError(Message("position-unfit"), 1) from error
    for component, count in expected.items():
        if counts.get(component) != count:
            raise PositionError(
                Message("position-component", {"name": component, "found": counts.get(component, 0), "wanted": count}),
                _mention(line, component),
            )
    return _playable(game, state) if reading.viewer is None else _guessable(game, state, reading.viewer)


def _mention(line: _Line, component: str) -> int:
    """The column of the first entry that mentions a component."""
    words = [word for word in component.split() if len(word) > 2]
    for word in words:
        for piece, _, _, _ in line.pieces:
            if word in piece.text:
                return piece.column
    return 1


def _playable(game: Game[S], state: S) -> S:
    """The state, if every legal action works and loses no component."""
    try:
        census, legal = game.census(state), [int(action) for action in state.legal()]
        if (state.turn() == OVER) != (not legal):
            raise PositionError(Message("position-nobody"), 1)
        for action in legal[:200]:
            after: Any = state.clone()
            after.apply(action)
            if game.census(after) != census or (after.turn() != OVER and not len(after.legal())):
                raise PositionError(Message("position-stuck-after", {"text": game.text(action)}), 1)
        if state.turn() == CHANCE:
            state.sample(Rng(0))
        state.scores()
    except PositionError:
        raise
    except Exception as error:  # impossible facts may raise anything
        raise PositionError(Message("position-stuck"), 1) from error
    return state


def _guessable(game: Game[S], state: S, viewer: int) -> S:
    """The state, if guesses for the viewer can be played on."""
    try:
        guess: Any = state.guess(viewer, Rng(0))
        if game.census(guess) != game.census(state):
            raise ValueError("a guess has other components")
    except Exception as error:  # impossible facts may raise anything
        raise PositionError(Message("position-guess"), 1) from error
    if guess.turn() == viewer:  # the actions of another seat differ between guesses
        _playable(game, guess)
    return state


def _read_facts(game: Game[S], seats: int, line: _Line) -> S:
    """The state of a game without a notation, from the numbers of its encoding."""
    if len(line.pieces) != 1 or line.pieces[0][1] != "facts":
        raise PositionError(Message("position-facts-only", {"game": game.id}), len(game.id) + 2)
    numbers = [item.number(-(1 << 63), (1 << 63) - 1) for item in line.pieces[0][3]]
    state = game.begin(seats, game.check_options(seats, {}))
    begun = game.census(state)
    try:
        state.restore(vec[i64](numbers))
        census = game.census(state)
    except Exception as error:  # impossible facts may raise anything
        raise PositionError(Message("position-unfit"), line.pieces[0][0].column) from error
    if census != begun:
        raise PositionError(Message("position-census"), line.pieces[0][0].column)
    return _playable(game, state)
