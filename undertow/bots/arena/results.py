"""The results file: a header with the setting, then one JSON line per match. Runs continue it."""

import hashlib
import json
import sys
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from undertow.bots.arena.entrant import has_weights
from undertow.bots.arena.playing import ArenaSetup, Played, Timing
from undertow.bots.arena.schedule import Fixture
from undertow.bots.weights import LEARNT, shipped
from undertow.engine.compiled import PACKAGE
from undertow.games import game

FORMAT = 1
_SHOWING = (
    "tensor.py",
    "view.py",
    "preview.py",
    "log_text.py",
    "forecast.py",
    "terminal.py",
)  # show a match to people or learners


class ResultsError(ValueError):
    """The file belongs to no arena or to another one."""


def asked_for(setup: ArenaSetup, entrants: tuple[str, ...], together: bool) -> dict[str, Any]:
    """Everything that must be equal for matches to be pooled; not their number."""
    return {
        "undertow arena": FORMAT,
        "game": setup.game,
        "rules_version": game(setup.game).version,
        "seats": setup.seats,
        "options": dict(setup.options),
        "seed": setup.seed,
        "bots": list(entrants),
        "together": together,
        "weights": {name: _file_digest(name.partition("@")[2]) for name in entrants if has_weights(name)},
        "code": code_digest(setup),
        "components": setup.boxed().box_digest,
    }


def _agree(one: dict[str, str], other: dict[str, str]) -> bool:
    """Whether the weights that both name are the same."""
    return all(other.get(name, digest) == digest for name, digest in one.items())


def _file_digest(file: str) -> str:
    """A digest of a file of weights."""
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]


def code_digest(setup: ArenaSetup) -> str:
    """A digest of rules, bots and weights, so that different ones are not mixed."""
    own = PACKAGE / "games" / setup.game
    folder = own if own.is_dir() else game(setup.game).folder
    folders = (PACKAGE / "engine", folder, PACKAGE / "bots")
    roots = {file: PACKAGE if file.is_relative_to(PACKAGE) else folder for each in folders for file in each.rglob("*")}
    weights = shipped(setup.game, setup.seats)
    digest = hashlib.sha256()
    for file, root in sorted(roots.items()):
        if not file.is_file() or not (_matters(file.relative_to(root)) or file == weights):
            continue
        digest.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _matters(path: Path) -> bool:
    """Whether a file of the package can affect matches of a game."""
    if "__pycache__" in path.parts or path.parts[:2] in (("bots", "arena"), ("bots", LEARNT.name)):
        return False
    if path.name in _SHOWING:
        return False
    return path.suffix not in (".so", ".pyd", ".ftl", ".md")


class Results:
    """The matches of one arena, each stored when it ends."""

    def __init__(self, path: Path, asked: dict[str, Any]) -> None:
        """Open or create the file; raises ResultsError if it is foreign or in use."""
        self.path = path
        self.matches: dict[Fixture, Played] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("a+b")
        try:
            _claim(self._file)
            kept = self._read(asked)
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(kept)
        if not kept:
            self._append(asked)

    def _read(self, asked: dict[str, Any]) -> int:
        """Read all complete lines; returns their length in bytes."""
        whole, _, _ = self.path.read_bytes().rpartition(b"\n")
        if not whole:
            return 0
        first, *rest = whole.split(b"\n")
        self._check_first(first, asked if rest else {})  # an arena without a match may be overwritten
        if not rest:
            return 0
        for number, line in enumerate(rest, 2):
            try:
                played = _from_line(line)
            except (ValueError, KeyError, TypeError) as error:
                raise ResultsError(f"{self.path}, line {number}, is not a match of an arena: {error}") from None
            self.matches[Fixture(played.seating, played.deal)] = played
        return len(whole) + 1

    def _check_first(self, first: bytes, asked: dict[str, Any]) -> None:
        """Raise ResultsError if the header differs from the present setting."""
        try:
            then = json.loads(first)
            is_arena = then["undertow arena"] == FORMAT
        except (ValueError, KeyError, TypeError):
            is_arena = False
        if not is_arena:
            raise ResultsError(f"{self.path} is not a file of an arena")
        for key, value in asked.items():
            if key == "bots" and not then.get("together"):
                continue  # another line-up plays only the pairs that are missing
            if then.get(key, "") != value and not (key == "weights" and _agree(then.get(key, {}), value)):
                what = "other code of rules or bots" if key == "code" else f"{key} {then.get(key)!r}, not {value!r}"
                raise ResultsError(f"{self.path} holds an arena with {what}; choose another file or remove this one")

    def add(self, played: Played) -> None:
        """Store a match."""
        self.matches[Fixture(played.seating, played.deal)] = played
        self._append({key: value for key, value in asdict(played).items() if key != "match"})

    def _append(self, facts: dict[str, Any]) -> None:
        """Append a line and sync it to disk."""
        self._file.write(json.dumps(facts, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> "Results":
        """Return itself; the file is open."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Close the file."""
        self._file.close()


def _claim(file: IO[bytes]) -> None:
    """Lock the file for this run."""
    if sys.platform == "win32":  # no such locks on this platform
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ResultsError(f"{file.name} is being written by another run; wait for it or choose another file") from None


def _from_line(line: bytes) -> Played:
    """The match stored in a line."""
    facts = json.loads(line)
    return Played(
        tuple(str(name) for name in facts["seating"]),
        int(facts["deal"]),
        tuple(float(share) for share in facts["shares"]),
        tuple(int(score) for score in facts["scores"]),
        tuple(int(seat) for seat in facts["winners"]),
        str(facts["ending"]),
        tuple(Timing(int(t["decisions"]), float(t["seconds"]), float(t["slowest"])) for t in facts["timings"]),
    )
