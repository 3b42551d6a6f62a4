"""Finds a C compiler: the machine's own, or the one in the ziglang package."""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import NamedTuple

ZIG = "ziglang==0.17.0"
_PROBE = "int twice(int number) { return 2 * number; }\n"


class LinkTimeFlags(NamedTuple):
    """The flags for link-time optimisation: one for compiling, one for linking."""

    compile: str
    link: str


_KINDS = (LinkTimeFlags("-flto=thin", "-flto=thin"), LinkTimeFlags("-flto", "-flto=auto"))  # clang, gcc


def has_compiler() -> bool:
    """Whether the machine has the C compiler in CC, or the one that Python was built with.

    On Windows, setuptools finds Microsoft's compiler itself.
    """
    return os.name == "nt" or shutil.which(_command()[0]) is not None


def choose_compiler() -> bool:
    """Select the machine's own C compiler, or else ziglang's. False if there is neither."""
    if has_compiler():
        return True
    if importlib.util.find_spec("ziglang") is None:
        return False
    command = f"{sys.executable} -m ziglang cc"
    os.environ["CC"] = command
    os.environ["LDSHARED"] = f"{command} -shared"
    return True


def link_time_flags() -> LinkTimeFlags | None:
    """The flags for link-time optimisation that the chosen compiler accepts; None if it has none."""
    return next((flags for flags in _KINDS if _accepts(flags)), None)


def _accepts(flags: LinkTimeFlags) -> bool:
    """Whether the compiler builds a small shared library with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source, built, library = (Path(folder) / f"probe{suffix}" for suffix in (".c", ".o", ".so"))
        source.write_text(_PROBE)
        compiling = [*_command(), "-fPIC", "-O1", flags.compile, "-c", str(source), "-o", str(built)]
        linking = [*_command(), "-shared", flags.link, str(built), "-o", str(library)]
        try:
            return all(
                subprocess.run(step, capture_output=True, check=False).returncode == 0 for step in (compiling, linking)
            )
        except OSError:
            return False


def _command() -> list[str]:
    """The C compiler's command."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
