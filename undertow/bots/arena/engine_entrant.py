"""Entrants that are programs: `exec:COMMAND` answers by the engine protocol, see docs/engine.md."""

import atexit
import json
import queue
import shlex
import subprocess
import threading
from functools import cache
from typing import Any

from undertow.engine.position import game_of
from undertow.engine.rng import Rng
from undertow.engine.state import State

PREFIX = "exec:"
ANSWER_SECONDS = 120.0  # seconds for one answer
_SEEDS = 1 << 31


class EngineError(Exception):
    """A program that does not start, does not answer, or answers with an error."""


def is_engine(name: str) -> bool:
    """Whether an entrant's name stands for a program."""
    return name.startswith(PREFIX)


@cache
def started(command: str) -> "EngineProcess":
    """The program of a command, started once in each process."""
    return EngineProcess(command)


class EngineProcess:
    """A running program that answers requests; any seat of any match may ask it."""

    def __init__(self, command: str) -> None:
        """Start the program and greet it; raises EngineError."""
        self._command = command
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise EngineError(f"{command} does not start: {error}") from None
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        atexit.register(self.close)
        self.asked({"do": "hello"})

    def _listen(self) -> None:
        """Keep what the program writes; an empty line stands for its end."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def asked(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; raises EngineError."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=ANSWER_SECONDS)
            found = json.loads(line)
        except queue.Empty:
            raise EngineError(f"{self._command} has not answered for {ANSWER_SECONDS:.0f} seconds") from None
        except (OSError, ValueError) as error:
            raise EngineError(f"{self._command} gave no answer: {error}") from None
        if not isinstance(found, dict) or "error" in found:
            raise EngineError(f"{self._command} says {str(found)[:200]}")
        return found

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The program's action, by what the seat knows."""
        game = game_of(state)
        request = {"do": "choose", "position": game.position_of(state, seat), "seed": int(rng.below(_SEEDS))}
        return game.number(str(self.asked(request).get("action")))

    def close(self) -> None:
        """End the program."""
        self._process.terminate()
