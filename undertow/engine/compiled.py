"""Whether the hot modules run compiled, and the switch that makes them run interpreted."""

import importlib
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

SWITCH = "UNDERTOW_INTERPRETED"
PACKAGE = Path(__file__).parent.parent


class _SourceFinder:
    """Finds the Python source of our modules even where a compiled one lies beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The source of a module of ours; None leaves it to the usual finders."""
        if not name.startswith("undertow."):
            return None
        file = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        return importlib.util.spec_from_file_location(name, file) if file.is_file() else None


def interpret_if_asked() -> None:
    """With UNDERTOW_INTERPRETED=1 in the environment, load every module from its source."""
    if os.environ.get(SWITCH) == "1":
        sys.meta_path.insert(0, _SourceFinder)


def hot_modules() -> list[str]:
    """The names of the modules that are meant to be compiled."""
    lines = (PACKAGE / "compiled_modules.txt").read_text().splitlines()
    return [line.removesuffix(".py").replace("/", ".") for line in lines if line and not line.startswith("#")]


def is_compiled() -> bool:
    """Whether all hot modules are loaded as compiled ones."""
    files = (importlib.import_module(name).__file__ or "" for name in hot_modules())
    return all(not file.endswith(".py") for file in files)
