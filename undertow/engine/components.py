"""Components of a box, from a TOML file or from plain data, checked; errors say where."""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from undertow.engine.files import read_bytes
from undertow.engine.game import BoxSource, Component, Game, Message, S, made_games

GRADES = ("A", "B", "C")
LARGEST_FILE = 256 * 1024
LARGEST_OWN = 16 * 1024  # characters of a box as JSON
DEEPEST = 5  # levels of nesting: a box, its blocks, their facts, rows, cells
OWN_SOURCE = "own box"


@dataclass(frozen=True)
class Place:
    """Where in a box something is wrong; empty or 0 for what is not known."""

    path: str = ""
    line: int = 0
    block: str = ""
    key: str = ""
    entry: int = 0  # of a list, from 1

    def __str__(self) -> str:
        """The place in front of a reason: file, line, block and fact."""
        line = f"line {self.line}" if self.line else ""
        fact = " ".join(part for part in (f"[{self.block}]" if self.block else "", self.key) if part)
        return ": ".join(part for part in (self.path, line, fact) if part)


class BoxError(ValueError):
    """Components that do not fit the game: where, and the reason as a message."""

    def __init__(self, reason: Message, place: Place, folder: Path | None = None) -> None:
        """Keep the reason and its place; `folder` holds the game's own messages."""
        super().__init__(reason.id)
        self.reason = reason
        self.place = place
        self.folder = folder

    def text(self, code: str) -> str:
        """Place and reason in a language."""
        from undertow.engine.language import language

        said = language(code, self.folder).word(self.reason.id, **self.reason.args)
        return f"{self.place}: {said}" if str(self.place) else said

    def __str__(self) -> str:
        """Place and reason in English."""
        return self.text("en")


class BoxFile:
    """The blocks of a box. Facts that were read are remembered, so that others can be refused."""

    def __init__(
        self,
        source: BoxSource,
        folder: Path | None = None,
        editable: tuple[str, ...] = (),
        row_names: Mapping[str, tuple[str, ...]] | None = None,
        may_add: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """Read a file, or take the blocks; raises BoxError if a block has no grade or source."""
        self.path = str(source) if isinstance(source, Path) else ""
        self.folder = folder
        self.editable = editable
        self.row_names = row_names or {}
        self.may_add = may_add or {}
        self.text = ""
        self.blocks: Mapping[str, Any] = self._read_file(source) if isinstance(source, Path) else source
        self.components = tuple(self._component(name) for name in self.blocks)
        self._read: dict[str, set[str]] = {}
        # Only facts count, so comments and spaces make no difference.
        facts = json.dumps([[each.id, each.facts] for each in self.components], sort_keys=True, default=str)
        self.digest = hashlib.sha256(facts.encode()).hexdigest()

    def _read_file(self, path: Path) -> dict[str, Any]:
        """The blocks of a TOML file."""
        try:
            data = read_bytes(path, LARGEST_FILE + 1)
            if len(data) > LARGEST_FILE:
                self.refuse(Message("box-too-large", {"most": LARGEST_FILE}))
            self.text = data.decode("utf-8")
            return tomllib.loads(self.text)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            self.refuse(Message("box-unreadable", {"reason": str(error)}))

    def _component(self, name: str) -> Component:
        """One block with its grade and source."""
        block = self.blocks[name]
        if not isinstance(block, dict):
            self.refuse(Message("box-outside"), "", name)
        if block.get("grade") not in GRADES:
            self.refuse(Message("box-grade", {"grades": ", ".join(GRADES)}), name, "grade")
        if not isinstance(block.get("source"), str):
            self.refuse(Message("box-source"), name, "source")
        facts = {key: value for key, value in block.items() if key not in ("grade", "source")}
        rows, more = self.row_names.get(name, ()), self.may_add.get(name, {})
        return Component(name, block["grade"], block["source"], facts, name in self.editable, rows, more)

    def block(self, name: str) -> dict[str, Any]:
        """A required block."""
        found = self.blocks.get(name)
        if found is None:
            self.refuse(Message("box-missing", {"blocks": ", ".join(self.blocks)}), name)
        block: dict[str, Any] = found
        self._read.setdefault(name, set())
        return block

    def fact(self, block: str, key: str) -> Any:
        """A fact of the box, or None; marks it as read."""
        value = self.block(block).get(key)
        self._read[block].add(key)
        return value

    def fixed(self, block: str, **facts: int | tuple[str, ...] | tuple[int, ...]) -> None:
        """Check facts of a block whose values the rulebook has fixed."""
        for key, value in facts.items():
            expected = list(value) if isinstance(value, tuple) else value
            found = self.fact(block, key)
            if json.dumps(found, default=str) != json.dumps(expected):  # 15.0 is not 15
                said = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
                self.refuse(Message("box-fixed", {"value": said, "found": shown(found)}), block, key)

    def refuse_unread(self) -> None:
        """Raise BoxError for the first block or fact that the game has not read."""
        for component in self.components:
            if component.id not in self._read:
                self.refuse(Message("box-unknown-block", {"blocks": ", ".join(self._read)}), component.id)
            for key in component.facts:
                if key not in self._read[component.id]:
                    read = ", ".join(sorted(self._read[component.id]))
                    self.refuse(Message("box-unknown-fact", {"facts": read}), component.id, key)

    def number(self, block: str, key: str, least: int, most: int) -> int:
        """A whole number of the box within its bounds."""
        value: Any = self.fact(block, key)
        if not is_number(value, least, most):
            self.refuse(Message("box-number", {"least": least, "most": most, "found": shown(value)}), block, key)
        return int(value)

    def numbers(self, block: str, key: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers within their bounds."""
        return self.row(self.fact(block, key), block, key, length, least, most)

    def row(self, row: Any, block: str, key: str, length: int, least: int, most: int, entry: int = 0) -> tuple[int, ...]:
        """Check a list within the list under a key."""
        if not isinstance(row, list) or not all(is_number(value, least, most) for value in row):
            self.refuse(Message("box-numbers", {"least": least, "most": most, "found": shown(row)}), block, key, entry)
        if len(row) != length:
            self.refuse(Message("box-length", {"found": len(row), "wanted": length}), block, key, entry)
        return tuple(row)

    def refuse(self, reason: Message | str, block: str = "", key: str = "", entry: int = 0) -> NoReturn:
        """Raise BoxError with the line of a key or list entry, if found."""
        told = Message("plain-reason", {"reason": reason}) if isinstance(reason, str) else reason
        place = Place(self.path, self._line(block, key, entry), block, key, entry)
        raise BoxError(told, place, self.folder)

    def _line(self, block: str, key: str, entry: int) -> int:
        """The number of the line, counted from 1; 0 if not found."""
        current, found, left = "", 0, entry
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := re.match(r"\s*\[([^\[\]]+)\]\s*(#.*)?$", line):
                current = header.group(1).strip()
                if current == block and not found:
                    found = number
                continue
            if current != block:
                continue
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
                found, key = number, "\0"
                if entry == 0:
                    return found
            elif key == "\0" and re.match(r"\s*[\[{]", line):
                left -= 1
                if left == 0:
                    return number
        return found


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value of a box is a whole number within its bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def shown(value: object) -> str:
    """A wrong value in an error, shortened."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def own_box(facts: Mapping[str, Mapping[str, Any]], shipped: tuple[Component, ...]) -> dict[str, dict[str, Any]]:
    """The blocks of an owner's box: told facts replace the shipped ones, and the order stays."""
    usual = {part.id: {"grade": part.grade, "source": part.source, **part.facts} for part in shipped}
    told = {name: {**block, "grade": "A", "source": OWN_SOURCE} for name, block in facts.items()}
    return {name: told.get(name, usual.get(name, {})) for name in (*usual, *(name for name in told if name not in usual))}


def with_own_box(game: Game[S], facts: Mapping[str, Mapping[str, Any]]) -> Game[S]:
    """The game with an owner's facts; the game itself if they equal the shipped ones."""
    boxed = game.with_components(own_box(facts, game.about()))
    return boxed if boxed.box_digest else game


def told_facts(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """The facts that the box's owner told; empty for the shipped box."""
    return {part.id: dict(part.facts) for part in game.about() if part.source == OWN_SOURCE} if game.box_digest else {}


def written_facts(game: Game[Any]) -> str:
    """The editable facts as one line of JSON; empty unless reading them gives this box again."""
    facts = {part.id: dict(part.facts) for part in game.about() if part.editable}
    text = json.dumps(facts, separators=(",", ":"))
    known = (each for each in made_games() if (each.id, each.version, each.box_digest) == (game.id, game.version, ""))
    shipped = next(known, None)
    if shipped is None or len(text) > LARGEST_OWN or with_own_box(shipped, facts).box_digest != game.box_digest:
        return ""
    return text


def read_facts(text: str) -> dict[str, dict[str, Any]]:
    """The facts of a box from a line of JSON; raises BoxError."""
    try:
        facts: dict[str, dict[str, Any]] = json.loads(text, parse_constant=_no_number)
        json.dumps(facts, ensure_ascii=False).encode()  # fails for an unpaired surrogate
        blocks = facts.values() if isinstance(facts, dict) else (None,)
        is_box = all(isinstance(block, dict) for block in blocks) and _depth(facts) <= DEEPEST
    except (ValueError, RecursionError):
        is_box = False
    if not is_box:
        raise BoxError(Message("box-not-json"), Place())
    return facts


def _depth(value: object) -> int:
    """How deep lists and mappings are nested."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(_depth, inner), default=0)


def _no_number(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which are not JSON."""
    raise ValueError(name)
