"""Compiles the hot modules with mypyc; everything else about the package is in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))
from compiler import has_compiler  # noqa: E402

HOT = ROOT / "undertow" / "compiled_modules.txt"
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}


def hot_modules() -> list[str]:
    """The source files that are compiled, one a line, relative to the root."""
    return [line for line in HOT.read_text().splitlines() if line and not line.startswith("#")]


def choose_compiler() -> bool:
    """Make sure of a C compiler: the machine's own, or else the one inside the ziglang package."""
    if has_compiler():
        return True
    try:
        import ziglang  # noqa: F401
    except ImportError:
        return False
    command = f"{sys.executable} -m ziglang cc"
    os.environ["CC"] = command
    os.environ["LDSHARED"] = f"{command} -shared"
    return True


def extensions() -> list[object]:
    """The extension modules; none where nothing is built, compiling is switched off or there is no compiler."""
    if os.environ.get("UNDERTOW_COMPILE") == "0" or not BUILDING.intersection(sys.argv):
        return []
    if not choose_compiler():
        print("undertow: no C compiler found; everything will run interpreted, about 50 times slower")
        return []
    from mypyc.build import mypycify

    # What the hot modules import is checked elsewhere, with all libraries at hand; here some may be missing.
    checks = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    modules = mypycify([*checks, *hot_modules()], opt_level="1", debug_level="0", group_name="undertow")
    for module in modules:
        # Without this gcc may not inline functions of a shared library.
        module.extra_compile_args.append("-fno-semantic-interposition")
    return list(modules)


class OptionalBuild(build_ext):
    """A build in which a failing compiler leaves a working, interpreted package."""

    def run(self) -> None:
        """Compile, or say in one line that everything will run interpreted."""
        try:
            super().run()
        except Exception as error:
            if os.environ.get("UNDERTOW_COMPILE") == "1":
                raise
            self.extensions = []
            self.distribution.ext_modules = []
            print(f"undertow: compiling failed ({error}); everything will run interpreted, about 50 times slower")


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
