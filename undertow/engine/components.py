"""Component files: a game's box in TOML, checked, with line numbers in errors."""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from undertow.engine.files import read_bytes
from undertow.engine.game import Component

GRADES = ("A", "B", "C")
LARGEST_FILE = 256 * 1024


class BoxError(ValueError):
    """A component file that does not fit the game: file, line if known, reason."""


class BoxFile:
    """The blocks of a file of components."""

    def __init__(self, path: Path) -> None:
        """Read the file; raises BoxError if it is no TOML or a block has no grade or source."""
        self.path = path
        try:
            data = read_bytes(path, LARGEST_FILE + 1)
            if len(data) > LARGEST_FILE:
                raise BoxError(f"{path}: larger than {LARGEST_FILE} bytes")
            self.text = data.decode("utf-8")
            self.blocks: dict[str, Any] = tomllib.loads(self.text)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BoxError(f"{path}: {error}") from None
        self.components = tuple(self._component(name) for name in self.blocks)
        self._read: dict[str, set[str]] = {}
        # Of the facts alone, so that comments and spaces make no difference.
        facts = json.dumps([[each.id, each.facts] for each in self.components], sort_keys=True, default=str)
        self.digest = hashlib.sha256(facts.encode()).hexdigest()

    def _component(self, name: str) -> Component:
        """One block with its grade and source."""
        block = self.blocks[name]
        if not isinstance(block, dict):
            self.refuse(f"{name} stands outside every block", "", name)
        if block.get("grade") not in GRADES:
            self.refuse(f"[{name}]: grade is one of {', '.join(GRADES)}", name, "grade")
        if not isinstance(block.get("source"), str):
            self.refuse(f"[{name}]: a source is missing", name, "source")
        facts = {key: value for key, value in block.items() if key not in ("grade", "source")}
        return Component(name, block["grade"], block["source"], facts)

    def block(self, name: str) -> dict[str, Any]:
        """A block that must be there."""
        found = self.blocks.get(name)
        if found is None:
            there = f"; there are {', '.join(self.blocks)}" if self.blocks else ""
            self.refuse(f"the block [{name}] is missing{there}", "", "")
        block: dict[str, Any] = found
        self._read.setdefault(name, set())
        return block

    def fact(self, block: str, key: str) -> Any:
        """A fact of the file, or None; marks it as read."""
        value = self.block(block).get(key)
        self._read[block].add(key)
        return value

    def fixed(self, block: str, **facts: int | tuple[str, ...]) -> None:
        """Check facts of a block whose values the rules have fixed."""
        for key, value in facts.items():
            expected = list(value) if isinstance(value, tuple) else value
            found = self.fact(block, key)
            if found != expected or isinstance(found, bool):
                said = ", ".join(value) if isinstance(value, tuple) else value
                self.refuse(f"[{block}]: the rules fix {key} at {said}, not {found!r}", block, key)

    def refuse_unread(self) -> None:
        """Raise BoxError for the first block or fact that the game has not read."""
        for component in self.components:
            if component.id not in self._read:
                reason = f"[{component.id}] is no block of this game; it reads {', '.join(self._read)}"
                self.refuse(reason, component.id, "")
            for key in component.facts:
                if key not in self._read[component.id]:
                    read = ", ".join(sorted(self._read[component.id]))
                    self.refuse(f"[{component.id}]: this game has no fact {key}; it reads {read}", component.id, key)

    def number(self, block: str, key: str, least: int, most: int) -> int:
        """A whole number of the file within its bounds."""
        value: Any = self.fact(block, key)
        if not is_number(value, least, most):
            self.refuse(f"[{block}]: {key} must be a whole number from {least} to {most}, not {value!r}", block, key)
        return int(value)

    def numbers(self, block: str, key: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers within their bounds."""
        return self.row(self.fact(block, key), block, key, length, least, most)

    def row(self, row: Any, block: str, key: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """Check a list within the list under a key."""
        if not isinstance(row, list) or not all(is_number(value, least, most) for value in row):
            self.refuse(f"[{block}]: {key} must hold whole numbers from {least} to {most}, not {row!r}", block, key)
        if len(row) != length:
            self.refuse(f"[{block}]: {key} has {len(row)} numbers; it must have {length}", block, key)
        return tuple(row)

    def refuse(self, reason: str, block: str, key: str, entry: int = 0) -> NoReturn:
        """Raise BoxError with the line of a key or list entry, if found."""
        line = self._line(block, key, entry)
        raise BoxError(f"{self.path}: line {line}: {reason}" if line else f"{self.path}: {reason}")

    def _line(self, block: str, key: str, entry: int) -> int:
        """The number of the line, from 1; 0 if it is not there."""
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
            elif key == "\0" and "{" in line:
                left -= 1
                if left == 0:
                    return number
        return found


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value of a file is a whole number within its bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
