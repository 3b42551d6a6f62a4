"""Chooses between compiled modules and sources, once, before the first import."""

import hashlib
import importlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

SWITCH = "UNDERTOW_INTERPRETED"
PACKAGE = Path(__file__).parent.parent
_LIBRARY = "undertow__mypyc"  # all compiled modules are in this shared library; the others only point to it
_RECORD = PACKAGE / "compiled_sources.json"  # written when modules are compiled beside their sources


class StaleModules(ImportError):
    """The compiled modules were built from other sources."""


class _SourceFinder:
    """Imports our modules from source even where compiled ones exist."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The source of one of our modules; None for all others."""
        if not name.startswith("undertow."):
            return None
        file = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        return importlib.util.spec_from_file_location(name, file) if file.is_file() else None


def choose_form() -> None:
    """Decide between compiled modules and sources, so that this process never mixes them.

    Modules compiled while it runs are used by processes that start later.
    """
    if os.environ.get(SWITCH) == "1" or not is_available():
        sys.meta_path.insert(0, _SourceFinder)
    elif changed := changed_sources():
        others = f" and {len(changed) - 1} others" if len(changed) > 1 else ""
        raise StaleModules(
            f"{changed[0]}{others} changed after being compiled. "
            f"Compile again with `make compile`, or set {SWITCH}=1 to run from the sources."
        )


def is_available() -> bool:
    """Whether the compiled modules are in place."""
    return any((PACKAGE.parent / (_LIBRARY + suffix)).is_file() for suffix in importlib.machinery.EXTENSION_SUFFIXES)


def runs_sources() -> bool:
    """Whether this process has chosen the sources."""
    return _SourceFinder in sys.meta_path


def may_be_compiled_later() -> bool:
    """Whether this process runs the sources of a checkout only because they are not compiled yet."""
    return runs_sources() and os.environ.get(SWITCH) != "1" and (PACKAGE.parent / "setup.py").is_file()


def changed_sources() -> list[str]:
    """The listed sources that changed since compilation; none without a record."""
    if not _RECORD.is_file():
        return []
    compiled: dict[str, str] = json.loads(_RECORD.read_text())
    files = {f"{name.replace('.', '/')}.py" for name in hot_modules()}
    return sorted(file for file in files | compiled.keys() if _digest(PACKAGE.parent / file) != compiled.get(file))


def _digest(file: Path) -> str:
    """The digest of a file; empty if it does not exist."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def hot_modules() -> list[str]:
    """The names of the modules that are meant to be compiled."""
    lines = (PACKAGE / "compiled_modules.txt").read_text().splitlines()
    return [line.removesuffix(".py").replace("/", ".") for line in lines if line and not line.startswith("#")]


def is_compiled() -> bool:
    """Whether all hot modules are loaded as compiled ones."""
    files = (importlib.import_module(name).__file__ or "" for name in hot_modules())
    return all(not file.endswith(".py") for file in files)
