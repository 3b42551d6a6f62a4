"""Watching what is logged: no line may hold a secret that the test made."""

import logging
import re
from collections.abc import Callable
from typing import Any

import argon2
import pytest

from undertow.engine import chance
from undertow.server import keys, people
from undertow.server.live import creating
from undertow.server.serve import JsonLines

_LONG = re.compile(r"[A-Za-z0-9_$+/=,.-]{16,}")


class SecretWatch(logging.Handler):
    """Keeps all log lines as a server writes them, and all secrets that were made meanwhile."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []
        self.tokens: set[str] = set()
        self.passwords: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def noting(self, make: Callable[..., Any]) -> Callable[..., Any]:
        """Wrap a function and note its results as secrets."""

        def made(*args: Any, **kwargs: Any) -> Any:
            found = make(*args, **kwargs)
            self.tokens.add(found.hex() if isinstance(found, bytes) else found)
            return found

        return made

    def hashing(self, make: Callable[..., Any]) -> Callable[..., Any]:
        """A function that hashes passwords: what it takes and what it gives are secrets."""

        def made(hasher: Any, password: str) -> Any:
            found = make(hasher, password)
            self.passwords.add(password)
            self.tokens.add(found)
            return found

        return made

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Note every secret that is made from now on."""
        patch.setattr(keys.Keys, "_sign", self.noting(keys.Keys._sign))
        patch.setattr(keys.Keys, "seed", self.noting(keys.Keys.seed))
        for module, name in ((people, "new_token"), (keys, "new_key"), (chance, "new_seed"), (creating, "new_seed")):
            patch.setattr(module, name, self.noting(getattr(module, name)))
        patch.setattr(argon2.PasswordHasher, "hash", self.hashing(argon2.PasswordHasher.hash))

    def leaks(self) -> list[str]:
        """The log lines that hold a secret."""
        return [line for line in self.lines if self._has_secret(line)]

    def _has_secret(self, line: str) -> bool:
        words = set(_LONG.findall(line))
        parts = {part for word in words for part in re.split(r"[.=,]", word)}
        return bool((words | parts) & self.tokens) or any(password in line for password in self.passwords)
