"""Findings kept in a folder: by match, rules version, effort and everything that the engine consists of."""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

import undertow
from undertow.engine.match import Match
from undertow.review.effort import Effort
from undertow.review.findings import End, Finding, plain, restored

_PACKAGE = Path(undertow.__file__).parent


class Kept(Protocol):
    """Findings of earlier, perhaps unfinished work on a match."""

    def findings(self) -> list[Finding]:
        """Those of the first events."""

    def add(self, findings: Sequence[Finding]) -> None:
        """Keep those of the next events."""


class NothingKept:
    """No cache."""

    def findings(self) -> list[Finding]:
        """None."""
        return []

    def add(self, findings: Sequence[Finding]) -> None:
        """Forget them."""


class Cache:
    """The findings of one match in a file, one line each."""

    def __init__(self, folder: Path, match: Match, effort: Effort) -> None:
        """Use the match's file in the folder."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{key(match, effort)}.jsonl"

    def findings(self) -> list[Finding]:
        """Those of the first events; a line that was cut short ends them."""
        found: list[Finding] = []
        if not self._file.exists():
            return found
        for line in self._file.read_text(encoding="utf-8").splitlines():
            try:
                finding = restored(json.loads(line))
            except (ValueError, KeyError, TypeError):
                break
            if isinstance(finding, End) or finding.at != len(found):
                break
            found.append(finding)
        self._file.write_text("".join(_line(each) for each in found), encoding="utf-8")
        return found

    def add(self, findings: Sequence[Finding]) -> None:
        """Append those of the next events."""
        with self._file.open("a", encoding="utf-8") as file:
            file.writelines(_line(each) for each in findings)


def _line(finding: Finding) -> str:
    """A finding as a line of JSON."""
    return json.dumps(plain(finding), ensure_ascii=False) + "\n"


def key(match: Match, effort: Effort | None = None) -> str:
    """What identifies a review: the match, its rules version, the engine, and the effort unless that is kept beside."""
    game = match.game
    facts = [game.id, game.version, game.box_digest, match.seats, sorted(match.options.items()), match.position, match.log]
    told = json.dumps([facts, None if effort is None else effort.__dict__, engine_digest(game.folder)], ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()


@cache
def engine_digest(game_folder: Path) -> str:
    """A hash of the code and the weights that a review of a game depends on."""
    digest = hashlib.sha256()
    folders = (_PACKAGE / "engine", _PACKAGE / "bots", _PACKAGE / "review", game_folder)
    for file in sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".json")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
