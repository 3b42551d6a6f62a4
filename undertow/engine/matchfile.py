"""The match file: plain text, one action a line. Specified in docs/match-file.md."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from undertow.engine.chance import BURN, SEED_BYTES, Note, checked_note, is_commitment_to
from undertow.engine.game import Game, OptionError
from undertow.engine.match import Match, RefusedAction
from undertow.engine.state import OVER, IllegalAction

FORMAT, FORMAT_WITH_NOTES = 1, 2
LONGEST_FILE = 4 * 1024 * 1024
LONGEST_LINE = 200
LONGEST_NAME = 40
_FIRST_LINE = "undertow match "

FindGame = Callable[[str, int | None], Game[Any]]  # by id and rules version; None for the newest


class MatchFileError(ValueError):
    """A file that is not a match, with the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        """Keep the line and the reason."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass
class MatchFile:
    """A match and what is published about its chance."""

    match: Match
    commitment: str = ""
    seed: bytes = b""


def write(file: MatchFile) -> str:
    """The text of a match file."""
    match = file.match
    number = FORMAT_WITH_NOTES if match.notes else FORMAT
    lines = [f"{_FIRST_LINE}{number}", f"game: {match.game.id}", f"rules: {match.game.version}", f"seats: {match.seats}"]
    lines += [f"option {name}: {value}" for name, value in sorted(match.options.items())]
    lines += [f"name {seat}: {name}" for seat, name in enumerate(match.names)]
    if match.game.box_digest:
        lines.append(f"components: {match.game.box_digest}")
    if file.commitment:
        lines.append(f"commitment: {file.commitment}")
    if file.seed:
        lines.append(f"seed: {file.seed.hex()}")
    lines += [f"chance {note.at}: {note.text}" for note in match.notes]
    lines += ["", *match.log, "", f"actions: {len(match.log)}"]
    if match.turn == OVER:
        lines.append("scores: " + " ".join(str(score) for score in match.state.scores()))
        lines.append("winners: " + " ".join(str(seat) for seat in match.state.winners()))
    else:
        lines.append("unfinished")
    return "\n".join(lines) + "\n"


def read(data: bytes, find_game: FindGame) -> MatchFile:
    """The match in a file, every action checked by the rules; raises MatchFileError for anything else."""
    lines = _Lines(data)
    header = _read_header(lines, find_game)
    match = Match(header.game, header.seats, header.options, header.names)
    _read_log(lines, match)
    match.notes = header.notes
    _read_result(lines, match)
    return MatchFile(match, header.commitment, header.seed)


class _Lines:
    """The lines of a file, one after the other, with their numbers."""

    def __init__(self, data: bytes) -> None:
        """Check size and encoding."""
        if len(data) > LONGEST_FILE:
            raise MatchFileError(1, f"the file is larger than {LONGEST_FILE} bytes")
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise MatchFileError(line, "this is not UTF-8 text") from None
        self._lines = text.replace("\r\n", "\n").split("\n")
        self.number = 0
        if self._lines and self._lines[-1] == "":
            self._lines.pop()

    def next(self, expected: str) -> str:
        """The next line; what was expected is named if the file ends here."""
        self.number += 1
        if self.number > len(self._lines):
            raise MatchFileError(self.number, f"the file ends where {expected} should follow; it is cut short")
        line = self._lines[self.number - 1]
        if len(line) > LONGEST_LINE:
            raise MatchFileError(self.number, f"the line is longer than {LONGEST_LINE} characters")
        if not line.isprintable():
            raise MatchFileError(self.number, "the line holds a control character")
        return line

    def is_at_end(self) -> bool:
        """Whether all lines have been read."""
        return self.number >= len(self._lines)

    def error(self, reason: str) -> MatchFileError:
        """What is wrong with the line read last."""
        return MatchFileError(self.number, reason)


@dataclass
class _Header:
    """The header of a match file."""

    game: Game[Any]
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    components: str = ""
    commitment: str = ""
    seed: bytes = b""
    notes: list[Note] = field(default_factory=list)


def _read_header(lines: _Lines, find_game: FindGame) -> _Header:
    """The header, in its fixed order, up to the empty line."""
    number = _read_format(lines)
    name = _value(lines, "game")
    try:
        find_game(name, None)
        game = find_game(name, _whole_number(lines, _value(lines, "rules")))
    except KeyError as error:
        raise lines.error(str(error.args[0])) from None
    header = _Header(game, _whole_number(lines, _value(lines, "seats")))
    try:
        game.check_options(header.seats, {})
    except OptionError as error:
        raise lines.error(str(error)) from None
    names: list[str] = []
    line = lines.next("an option or an empty line")
    while line:
        key, separator, value = line.partition(": ")
        if not separator:
            raise lines.error("a line of the header is 'key: value'")
        _read_header_line(lines, header, names, key, value)
        line = lines.next("an empty line and the log")
    if bool(header.notes) != (number == FORMAT_WITH_NOTES):
        raise lines.error(f"a file is of format {FORMAT_WITH_NOTES} exactly if it has chance notes")
    if names and len(names) != header.seats:
        raise lines.error(f"there are {len(names)} names for {header.seats} seats")
    header.names = tuple(names)
    if header.components != header.game.box_digest:
        raise lines.error(_wrong_components(header))
    return header


def _read_format(lines: _Lines) -> int:
    """The format that the first line names."""
    first = lines.next("the first line")
    for number in (FORMAT, FORMAT_WITH_NOTES):
        if first == f"{_FIRST_LINE}{number}":
            return number
    if first.startswith(_FIRST_LINE):
        known = f"{FORMAT} and {FORMAT_WITH_NOTES}"
        raise lines.error(f"format {first[len(_FIRST_LINE) :]!r} is not known; this program reads formats {known}")
    raise lines.error(f"a match file begins with {_FIRST_LINE}{FORMAT!r}")


def _wrong_components(header: _Header) -> str:
    """Why a match cannot be played again with the components at hand."""
    if not header.components:
        return "the match was played with the components that come with the program, not with those of another file"
    return f"the match was played with the components of a file whose digest is {header.components[:16]}…; name that file"


def _read_header_line(lines: _Lines, header: _Header, names: list[str], key: str, value: str) -> None:
    """One of the optional lines: an option, a name, the components, the commitment, the seed, a chance note."""
    if key.startswith("option "):
        name = key.removeprefix("option ")
        if name in header.options:
            raise lines.error(f"option {name} stands here twice")
        try:
            header.game.check_options(header.seats, {name: value})
        except OptionError as error:
            raise lines.error(str(error)) from None
        header.options[name] = value
    elif key == f"name {len(names)}" and len(names) < header.seats:
        if len(value) > LONGEST_NAME or value.strip() != value or not value:
            raise lines.error(f"a name has 1 to {LONGEST_NAME} characters and no spaces around it")
        names.append(value)
    elif key.startswith("chance "):
        _read_note(lines, header, key.removeprefix("chance "), value)
    elif header.notes:
        raise lines.error("only chance notes may follow a chance note")
    elif key == "components" and not header.components and not header.commitment and not header.seed:
        header.components = _hexadecimal(lines, value).hex()
    elif key == "commitment" and not header.commitment and not header.seed:
        header.commitment = _hexadecimal(lines, value).hex()
    elif key == "seed" and not header.seed:
        header.seed = _hexadecimal(lines, value)
        if header.commitment and not is_commitment_to(header.seed, header.commitment):
            raise lines.error("the seed does not belong to the commitment")
    else:
        raise lines.error(f"{key!r} is not expected here")


def _read_note(lines: _Lines, header: _Header, position: str, text: str) -> None:
    """A chance note, whose position is not before that of the last one."""
    at = _whole_number(lines, position)
    try:
        checked_note(text)
    except ValueError as error:
        raise lines.error(str(error)) from None
    if text != BURN and int(text.split()[1]) >= header.seats:
        raise lines.error(f"there are only {header.seats} seats")
    if header.notes and at < header.notes[-1].at:
        raise lines.error("chance notes stand in the order of their positions")
    header.notes.append(Note(at, text))


def _read_log(lines: _Lines, match: Match) -> None:
    """The actions, each checked, up to the empty line."""
    text = lines.next("an action or an empty line")
    while text:
        try:
            match.record(text)
        except RefusedAction as error:
            rule = f", rule {error.refusal.rule}" if error.refusal.rule else ""
            raise lines.error(f"{text!r} is not legal here: {error.refusal.id}{rule}") from None
        except IllegalAction as error:
            raise lines.error(str(error)) from None
        text = lines.next("an action or an empty line")


def _read_result(lines: _Lines, match: Match) -> None:
    """Check the result lines below the log against the match."""
    if _whole_number(lines, _value(lines, "actions")) != len(match.log):
        raise lines.error(f"there are {len(match.log)} actions above")
    if match.notes and match.notes[-1].at > len(match.log):
        raise lines.error(f"a chance note stands at {match.notes[-1].at}, beyond the log")
    if match.turn == OVER:
        for key, numbers in (("scores", match.state.scores()), ("winners", match.state.winners())):
            if _value(lines, key) != " ".join(str(number) for number in numbers):
                raise lines.error(f"the {key} of these actions are {' '.join(str(number) for number in numbers)}")
    elif lines.next("the line 'unfinished'") != "unfinished":
        raise lines.error("the match is not over, so the line 'unfinished' must follow")
    if not lines.is_at_end():
        lines.next("nothing")
        raise lines.error("nothing may follow the result")


def _value(lines: _Lines, key: str) -> str:
    """The value of a required line."""
    line = lines.next(f"'{key}: …'")
    if not line.startswith(f"{key}: "):
        raise lines.error(f"'{key}: …' should stand here")
    return line[len(key) + 2 :]


def _whole_number(lines: _Lines, text: str) -> int:
    """A number written with at most nine digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and str(int(text)) == text):
        raise lines.error(f"{text!r} is not a whole number")
    return int(text)


def _hexadecimal(lines: _Lines, text: str) -> bytes:
    """32 bytes written as 64 small hexadecimal digits."""
    if len(text) != 2 * SEED_BYTES or any(digit not in "0123456789abcdef" for digit in text):
        raise lines.error(f"this is not {2 * SEED_BYTES} hexadecimal digits")
    return bytes.fromhex(text)
