"""The match file: plain text, one action a line. Specified in docs/match-file.md."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from undertow.engine.chance import BURN, SEED_BYTES, Note, checked_note, is_commitment_to
from undertow.engine.components import LARGEST_OWN, BoxError, read_facts, with_own_box, written_facts
from undertow.engine.game import Argument, Game, Message, OptionError
from undertow.engine.match import Match, RefusedAction
from undertow.engine.notation import PositionError
from undertow.engine.position import LONGEST_POSITION
from undertow.engine.state import OVER, IllegalAction

FORMAT, FORMAT_WITH_NOTES = 1, 2
LONGEST_FILE = 4 * 1024 * 1024
LONGEST_LINE = 200
LONGEST_NAME = 40
HEADER, FOOTER = -1, -2  # places of comments outside the log
FREE_HEADERS = ("date", "place", "event")  # and `about …` for anything else
RULES_VERSION = "rules version"
_OLD_RULES_VERSION = "rules"  # written by early programs
_FIRST_LINE = "undertow match "
_COMMENT = "#"
_BOX = "box: "
_LONGEST = {"position:": LONGEST_POSITION, "box:": len(_BOX) + LARGEST_OWN}  # characters of long lines

FindGame = Callable[[str, int | None], Game[Any]]  # by id and rules version; None for the newest


class MatchFileError(ValueError):
    """A file that is not a valid match: the line, and the reason as a message."""

    def __init__(self, line: int, reason: Message, place: Message | str = "", game: Game[Any] | None = None) -> None:
        """Keep the reason and its `place` in the line; `game` holds the game's own messages."""
        super().__init__(line, reason.id)
        self.line = line
        self.reason = reason
        self.place = place
        self.game = game

    def text(self, code: str) -> str:
        """Line, place and reason in a language."""
        from undertow.engine.language import language

        folder: Path | None = None if self.game is None else self.game.folder
        words = language(code, folder)
        place = words.word(self.place.id, **self.place.args) if isinstance(self.place, Message) else self.place
        said = words.word(self.reason.id, **self.reason.args)
        return words.word("file-line", line=self.line, reason=f"{place}: {said}" if place else said)

    def __str__(self) -> str:
        """Line, place and reason in English."""
        return self.text("en")


@dataclass(frozen=True)
class Comment:
    """A line that begins with `#`, and the action before which it stands, or HEADER or FOOTER."""

    at: int
    text: str


@dataclass
class MatchFile:
    """A match with its published chance, its headers and its comments."""

    match: Match
    commitment: str = ""
    seed: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    comments: list[Comment] = field(default_factory=list)
    box: str | None = None  # the line of an own box, as read; None to write it anew
    version_header: str = RULES_VERSION  # as read: older files say `rules`

    def comments_at(self, at: int) -> list[str]:
        """The comments at a place."""
        return [comment.text for comment in self.comments if comment.at == at]


def write(file: MatchFile) -> str:
    """The text of a match file."""
    match = file.match
    number = FORMAT_WITH_NOTES if match.notes else FORMAT
    lines = [f"{_FIRST_LINE}{number}", *file.comments_at(HEADER)]
    lines += [f"game: {match.game.id}", f"{file.version_header}: {match.game.version}", f"seats: {match.seats}"]
    lines += _option_lines(match)
    lines += [f"name {seat}: {name}" for seat, name in enumerate(match.names)]
    lines += [f"{key}: {value}" for key, value in file.headers.items()]
    if match.position:
        lines.append(f"position: {match.position}")
    if match.game.box_digest:
        lines += [f"components: {match.game.box_digest}", *_box_lines(file)]
    if file.commitment:
        lines.append(f"commitment: {file.commitment}")
    if file.seed:
        lines.append(f"seed: {file.seed.hex()}")
    lines += [f"chance {note.at}: {note.text}" for note in match.notes]
    lines += ["", *_log_lines(file), "", f"actions: {len(match.log)}"]
    if match.turn == OVER:
        lines.append("scores: " + " ".join(str(score) for score in match.state.scores()))
        lines.append("winners: " + " ".join(str(seat) for seat in match.state.winners()))
    else:
        lines.append("unfinished")
    return "\n".join([*lines, *file.comments_at(FOOTER)]) + "\n"


def _box_lines(file: MatchFile) -> list[str]:
    """The line of an own box: as read, or written anew if reading it gives the same box."""
    if file.box is not None:
        return [f"{_BOX}{file.box}"] if file.box else []
    facts = written_facts(file.match.game)
    return [f"{_BOX}{facts}"] if facts else []


def _log_lines(file: MatchFile) -> list[str]:
    """The actions, each after its comments."""
    beside: dict[int, list[str]] = {}
    for comment in file.comments:
        beside.setdefault(comment.at, []).append(comment.text)
    lines = [line for at, text in enumerate(file.match.log) for line in (*beside.get(at, ()), text)]
    return lines + beside.get(len(file.match.log), [])


def _option_lines(match: Match) -> list[str]:
    """All options; late ones only if they differ from the default."""
    usual = {option.id: option.values[0] for option in match.game.options if option.late}
    return [f"option {name}: {value}" for name, value in sorted(match.options.items()) if usual.get(name) != value]


def read(data: bytes, find_game: FindGame) -> MatchFile:
    """The match in a file, with every action checked; raises MatchFileError."""
    lines = _Lines(data)
    header = _read_header(lines, find_game)
    match = _begun(lines, header)
    _read_log(lines, match)
    match.notes = header.notes
    lines.at = FOOTER
    _read_result(lines, match)
    return MatchFile(
        match, header.commitment, header.seed, header.headers, lines.comments, header.box, header.version_header
    )


def _begun(lines: "_Lines", header: "_Header") -> Match:
    """The match before its first action."""
    try:
        return Match(header.game, header.seats, header.options, header.names, position=header.position)
    except PositionError as error:
        place = Message("file-position", {"column": error.column})
        raise MatchFileError(header.position_line, error.message, place, header.game) from None
    except OptionError as error:
        raise MatchFileError(header.position_line or lines.number, error.message) from None


class _Lines:
    """The lines of a file, one after the other, with their numbers."""

    def __init__(self, data: bytes) -> None:
        """Check size and encoding."""
        if len(data) > LONGEST_FILE:
            raise MatchFileError(1, Message("file-too-large", {"most": LONGEST_FILE // 1024**2}))
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise MatchFileError(line, Message("file-not-text")) from None
        self._lines = text.replace("\r\n", "\n").split("\n")
        self.number = 0
        self.at = HEADER
        self.comments: list[Comment] = []
        if self._lines and self._lines[-1] == "":
            self._lines.pop()

    def next(self) -> str:
        """The next line that is not a comment."""
        line = self._next()
        while line.startswith(_COMMENT) and self.number > 1:
            self.comments.append(Comment(self.at, line))
            line = self._next()
        return line

    def _next(self) -> str:
        """The next line."""
        self.number += 1
        if self.number > len(self._lines):
            raise self.error("file-cut-short")
        line = self._lines[self.number - 1]
        longest = _LONGEST.get(line.partition(" ")[0], LONGEST_LINE)
        if len(line) > longest:
            raise self.error("file-long-line", most=longest)
        if not line.isprintable():
            raise self.error("file-control-character")
        return line

    def is_at_end(self) -> bool:
        """Whether all lines but comments have been read."""
        while self.number < len(self._lines) and self._lines[self.number].startswith(_COMMENT):
            self.comments.append(Comment(self.at, self._next()))
        return self.number >= len(self._lines)

    def error(self, id: str, **args: Argument) -> MatchFileError:
        """An error about the line read last."""
        return MatchFileError(self.number, Message(id, args))


@dataclass
class _Header:
    """The header of a match file."""

    game: Game[Any]
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    components: str = ""
    box: str = ""
    commitment: str = ""
    seed: bytes = b""
    notes: list[Note] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    position: str = ""
    position_line: int = 0
    version_header: str = RULES_VERSION


def _read_header(lines: _Lines, find_game: FindGame) -> _Header:
    """The header, in its fixed order, up to the empty line."""
    number = _read_format(lines)
    game, version_header = _read_game(lines, find_game)
    header = _Header(game, _whole_number(lines, _value(lines, "seats")), version_header=version_header)
    _check_options(lines, header, {})
    names: list[str] = []
    line = lines.next()
    while line:
        key, separator, value = line.partition(": ")
        if not separator:
            raise lines.error("file-header")
        _read_header_line(lines, header, names, key, value)
        line = lines.next()
    if bool(header.notes) != (number == FORMAT_WITH_NOTES):
        raise lines.error("file-notes-format", format=FORMAT_WITH_NOTES)
    if names and len(names) != header.seats:
        raise lines.error("file-names", names=len(names), seats=header.seats)
    header.names = tuple(names)
    if header.components != header.game.box_digest:
        raise _wrong_components(lines, header)
    return header


def _read_game(lines: _Lines, find_game: FindGame) -> tuple[Game[Any], str]:
    """The game with the rules version that the file names, and the header that names it."""
    name = _value(lines, "game")
    try:
        if ":" in name:  # a file may not name a module to import
            raise KeyError(name)
        find_game(name, None)
    except KeyError:
        raise lines.error("file-game", name=name) from None
    header, value = _either(lines, RULES_VERSION, _OLD_RULES_VERSION)
    version = _whole_number(lines, value)
    try:
        return find_game(name, version), header
    except KeyError:
        raise lines.error("file-rules-version", name=name, version=version) from None


def _check_options(lines: _Lines, header: _Header, options: Mapping[str, str]) -> None:
    """Check the number of seats and options."""
    try:
        header.game.check_options(header.seats, options)
    except OptionError as error:
        raise MatchFileError(lines.number, error.message) from None


def _read_format(lines: _Lines) -> int:
    """The format that the first line names."""
    first = lines.next()
    for number in (FORMAT, FORMAT_WITH_NOTES):
        if first == f"{_FIRST_LINE}{number}":
            return number
    if first.startswith(_FIRST_LINE):
        raise lines.error("file-format", found=first[len(_FIRST_LINE) :], formats=f"{FORMAT}, {FORMAT_WITH_NOTES}")
    raise lines.error("file-first-line", wanted=f"{_FIRST_LINE}{FORMAT}")


def _wrong_components(lines: _Lines, header: _Header) -> MatchFileError:
    """Why a match cannot be replayed with the present components."""
    if not header.components:
        return lines.error("file-shipped-box")
    return lines.error("file-other-box", digest=header.components[:16])


def _read_header_line(lines: _Lines, header: _Header, names: list[str], key: str, value: str) -> None:
    """One of the optional lines: an option, a name, the components, the commitment, the seed, a chance note."""
    if key.startswith("option "):
        name = key.removeprefix("option ")
        if name in header.options:
            raise lines.error("file-option-twice", name=name)
        _check_options(lines, header, {name: value})
        header.options[name] = value
    elif key == f"name {len(names)}" and len(names) < header.seats:
        if len(value) > LONGEST_NAME or value.strip() != value or not value:
            raise lines.error("file-name", longest=LONGEST_NAME)
        names.append(value)
    elif key.startswith("chance "):
        _read_note(lines, header, key.removeprefix("chance "), value)
    elif header.notes:
        raise lines.error("file-after-note")
    elif (key in FREE_HEADERS or key.startswith("about ")) and key not in header.headers:
        header.headers[key] = value
    elif key == "position" and not header.position:
        header.position, header.position_line = value, lines.number
    elif key == "components" and not header.components and not header.commitment and not header.seed:
        header.components = _hexadecimal(lines, value).hex()
    elif f"{key}: " == _BOX and header.components and not header.box and not header.commitment and not header.seed:
        _read_box(lines, header, value)
    elif key == "commitment" and not header.commitment and not header.seed:
        header.commitment = _hexadecimal(lines, value).hex()
    elif key == "seed" and not header.seed:
        header.seed = _hexadecimal(lines, value)
        if header.commitment and not is_commitment_to(header.seed, header.commitment):
            raise lines.error("file-other-seed")
    else:
        raise lines.error("file-unexpected", key=key)


def _read_box(lines: _Lines, header: _Header, text: str) -> None:
    """The facts of an own box; the match is played with them unless its box is known already."""
    header.box = text
    if header.game.box_digest:
        return
    try:
        header.game = with_own_box(header.game, read_facts(text))
    except BoxError as error:
        fact = replace(error.place, path="", line=0)
        raise MatchFileError(lines.number, error.reason, str(fact), header.game) from None
    except OptionError as error:
        raise MatchFileError(lines.number, error.message) from None
    if header.game.box_digest != header.components:
        raise lines.error("file-changed-box")


def _read_note(lines: _Lines, header: _Header, position: str, text: str) -> None:
    """A chance note; positions never decrease."""
    at = _whole_number(lines, position)
    try:
        checked_note(text)
    except ValueError:
        raise lines.error("file-note", text=text) from None
    if text != BURN and int(text.split()[1]) >= header.seats:
        raise lines.error("file-note-seat", seats=header.seats)
    if header.notes and at < header.notes[-1].at:
        raise lines.error("file-note-order")
    header.notes.append(Note(at, text))


def _read_log(lines: _Lines, match: Match) -> None:
    """The actions, each checked, up to the empty line."""
    lines.at = 0
    text = lines.next()
    while text:
        try:
            match.record(text)
        except RefusedAction as error:
            raise lines.error("file-not-legal", text=text, rule=error.refusal.rule or "no") from None
        except IllegalAction:
            known = match.game.has_action(text)
            raise lines.error("file-no-outcome" if known else "file-no-action", text=text) from None
        lines.at = len(match.log)
        text = lines.next()


def _read_result(lines: _Lines, match: Match) -> None:
    """Check the result lines below the log against the match."""
    _expect(lines, f"actions: {len(match.log)}")
    if match.notes and match.notes[-1].at > len(match.log):
        raise lines.error("file-note-beyond", at=match.notes[-1].at)
    if match.turn == OVER:
        for key, numbers in (("scores", match.state.scores()), ("winners", match.state.winners())):
            _expect(lines, f"{key}: {' '.join(str(number) for number in numbers)}")
    else:
        _expect(lines, "unfinished")
    if not lines.is_at_end():
        lines.next()
        raise lines.error("file-after-result")


def _expect(lines: _Lines, wanted: str) -> None:
    """Read a line that the match determines."""
    if lines.next() != wanted:
        raise lines.error("file-expected", wanted=wanted)


def _value(lines: _Lines, key: str) -> str:
    """The value of a required line."""
    return _either(lines, key)[1]


def _either(lines: _Lines, *keys: str) -> tuple[str, str]:
    """Key and value of a required line; the first key is the usual one."""
    key, separator, value = lines.next().partition(": ")
    if not separator or key not in keys:
        raise lines.error("file-expected", wanted=f"{keys[0]}: …")
    return key, value


def _whole_number(lines: _Lines, text: str) -> int:
    """A number written with at most nine digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and str(int(text)) == text):
        raise lines.error("file-number", text=text)
    return int(text)


def _hexadecimal(lines: _Lines, text: str) -> bytes:
    """32 bytes written as 64 small hexadecimal digits."""
    if len(text) != 2 * SEED_BYTES or any(digit not in "0123456789abcdef" for digit in text):
        raise lines.error("file-hexadecimal", digits=2 * SEED_BYTES)
    return bytes.fromhex(text)
