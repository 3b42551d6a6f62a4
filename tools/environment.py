"""Sets up `.venv`, compiles the hot modules and builds the page; does nothing that is already done.

Needs only Python 3.11 or newer.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from compiler import ZIG, has_compiler

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "requirements.lock"
WEB = ROOT / "web"
STATIC = ROOT / "undertow" / "server" / "static"


def main() -> int:
    """Bring the environment up to date, step by step."""
    if sys.version_info < (3, 11):  # noqa: UP036 - somebody may run it with an older one
        print(f"Undertow needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    try:
        step("environment", [sys.version], create_environment)
        step("dependencies", [LOCK.read_text()], install_dependencies)
        step("package", [(ROOT / "pyproject.toml").read_text()], install_package)
        step("compiled", hot_sources(), compile_modules)
        step("page packages", [(WEB / "package-lock.json").read_text()], install_page_packages)
        step("page", page_sources(), build_page)
    except subprocess.CalledProcessError as error:
        print(f"Setting up failed at: {' '.join(str(part) for part in error.cmd)}", file=sys.stderr)
        return 1
    return 0


def step(name: str, inputs: Iterable[str], action: Callable[[], None]) -> None:
    """Do a step of the set-up unless its inputs are what they were the last time."""
    digest = hashlib.sha256("\0".join(inputs).encode()).hexdigest()
    stamp = VENV / f".undertow-{name}"
    if stamp.is_file() and stamp.read_text() == digest:
        return
    begun = time.monotonic()
    print(f"Setting up: {name} …", flush=True)
    action()
    stamp.write_text(digest)
    print(f"Setting up: {name}, {time.monotonic() - begun:.0f} s", flush=True)


def create_environment() -> None:
    """A fresh virtual environment."""
    if VENV.exists():
        shutil.rmtree(VENV)
    try:
        run(sys.executable, "-m", "venv", str(VENV))
    except subprocess.CalledProcessError:
        print("Python's venv module does not work here. On Debian: apt-get install python3-venv", file=sys.stderr)
        raise


def install_dependencies() -> None:
    """Exactly what the lock file says."""
    pip("install", "--no-deps", "--require-hashes", "-r", str(LOCK))


def install_package() -> None:
    """The project itself, in place, so that its sources are what runs."""
    pip("install", "--no-deps", "--no-build-isolation", "-e", str(ROOT), compile="0")


def hot_sources() -> list[str]:
    """All that the compiled modules are made of."""
    listed = (ROOT / "undertow" / "compiled_modules.txt").read_text()
    files = [line for line in listed.splitlines() if line and not line.startswith("#")]
    built_by = [ROOT / "setup.py", ROOT / "tools" / "native.py", ROOT / "tools" / "compiler.py", LOCK]
    how = [listed, str(has_compiler()), os.environ.get("UNDERTOW_COMPILE", "")]
    return how + [file.read_text() for file in built_by] + [(ROOT / file).read_text() for file in files]


def compile_modules() -> None:
    """The hot modules, beside their sources; without any compiler everything runs interpreted."""
    if not has_compiler():
        try:
            pip("install", ZIG)
        except subprocess.CalledProcessError:
            print("Neither a C compiler nor the ziglang package is to be had.", file=sys.stderr)
    run(str(PYTHON), "setup.py", "-q", "build_ext", "--inplace")


def install_page_packages() -> None:
    """What the page is built with, as its lock file says.

    Not `npm ci`: that wants the builder's binaries for every platform in the lock, and a lock made on one machine
    holds only those of that machine; `install` adds the one that is needed, at the version that the builder names.
    """
    npm("install", "--no-save")


def page_sources() -> list[str]:
    """All that the page is made of: its own sources, and the words, rules and parts of the games."""
    own = [
        file
        for file in WEB.rglob("*")
        if file.is_file() and "node_modules" not in file.parts and file.parent.name != "tests"
    ]
    shared = [
        *ROOT.glob("undertow/words/*.ftl"),
        *ROOT.glob("undertow/games/*/words/*.ftl"),
        *ROOT.glob("undertow/games/*/RULES*.md"),
    ]
    built = [str(STATIC.is_dir())]  # a page that somebody has removed is built again
    return built + [
        f"{file.relative_to(ROOT)}\0{hashlib.sha256(file.read_bytes()).hexdigest()}" for file in sorted([*own, *shared])
    ]


def build_page() -> None:
    """The page as static files inside the package."""
    npm("run", "build")


def npm(*arguments: str) -> None:
    """Run the npm of the environment's own Node, so that the machine needs none."""
    name = "npm.cmd" if os.name == "nt" else "npm"
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    run(str(BIN / name), "--prefix", str(WEB), "--loglevel", "error", *arguments, PATH=path)


def pip(*arguments: str, compile: str = "") -> None:
    """Run the environment's own pip."""
    run(str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-q", *arguments, UNDERTOW_COMPILE=compile)


def run(*command: str, **environment: str) -> None:
    """Run a command at the root; one that fails ends the set-up."""
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, **{k: v for k, v in environment.items() if v}})


if __name__ == "__main__":
    sys.exit(main())
