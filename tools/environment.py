"""Sets up `.venv`, compiles the rules and builds the page. Does nothing that is already done.

    python tools/environment.py         everything, for tests and development
    python tools/environment.py play    only what `tools/play.py` needs to start

Needs only Python 3.11 or newer.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from compiler import ZIG, has_compiler

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "requirements.lock"
PLAY_LOCK = ROOT / "requirements-play.lock"
UV_LOCK = ROOT / "requirements-uv.lock"
WEB = ROOT / "web"
STATIC = ROOT / "undertow" / "server" / "static"
BOARDS = ROOT / "undertow" / "drawing" / "boards.js"
COMPILE = (str(PYTHON), "setup.py", "-q", "build_ext", "--inplace")


def main(arguments: list[str]) -> int:
    """Bring the environment up to date, step by step."""
    if sys.version_info < (3, 11):  # noqa: UP036 - somebody may run it with an older one
        print(f"Undertow needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    is_for_playing = arguments == ["play"]
    try:
        set_up_packages(is_for_playing)
        if not is_for_playing:
            set_up_compiled()
            set_up_page()
    except subprocess.CalledProcessError as error:
        print(f"Setting up failed at: {' '.join(str(part) for part in error.cmd)}", file=sys.stderr)
        return 1
    return 0


def set_up_packages(is_for_playing: bool) -> None:
    """The environment with the locked packages and the project itself."""
    step("environment", [sys.version], create_environment)
    step("uv", [UV_LOCK.read_text()], install_uv)
    if not is_for_playing:
        step("dependencies", [LOCK.read_text()], lambda: install_locked(LOCK))
    elif not is_done("dependencies", [LOCK.read_text()]):
        step("dependencies-play", [PLAY_LOCK.read_text()], lambda: install_locked(PLAY_LOCK))
    step("package", [(ROOT / "pyproject.toml").read_text()], install_package)


def set_up_compiled() -> None:
    """The rules, compiled beside their sources."""
    if not is_compiled():
        step("compiled", compiled_inputs(), compile_modules)


def is_compiled() -> bool:
    """Whether the compiled modules are up to date, or nothing can be compiled."""
    if has_compiler() and not any(ROOT.glob("undertow__mypyc*")):
        forget("compiled")
    return is_done("compiled", compiled_inputs())


def set_up_page() -> None:
    """The page as static files inside the package."""
    if not (STATIC.is_dir() and BOARDS.is_file()):
        forget("page")
    step("page packages", [(WEB / "package-lock.json").read_text()], install_page_packages)
    step("page", page_inputs(), build_page)


def step(name: str, inputs: Iterable[str], action: Callable[[], None]) -> None:
    """Do a step of the set-up unless its inputs are unchanged."""
    inputs = list(inputs)
    if is_done(name, inputs):
        return
    begun = time.monotonic()
    print(f"Setting up: {name} …", flush=True)
    action()
    mark_done(name, inputs)
    print(f"Setting up: {name}, {time.monotonic() - begun:.0f} s", flush=True)


def is_done(name: str, inputs: Iterable[str]) -> bool:
    """Whether a step was done with these inputs."""
    stamp = VENV / f".undertow-{name}"
    return stamp.is_file() and stamp.read_text() == digest(inputs)


def mark_done(name: str, inputs: Iterable[str]) -> None:
    """Remember that a step was done with these inputs."""
    (VENV / f".undertow-{name}").write_text(digest(inputs))


def forget(name: str) -> None:
    """Forget that a step was done, so that it is done again."""
    (VENV / f".undertow-{name}").unlink(missing_ok=True)


def digest(inputs: Iterable[str]) -> str:
    """One digest of all inputs of a step."""
    return hashlib.sha256("\0".join(inputs).encode()).hexdigest()


def create_environment() -> None:
    """A fresh virtual environment."""
    if VENV.exists():
        shutil.rmtree(VENV)
    try:
        run(sys.executable, "-m", "venv", str(VENV))
    except subprocess.CalledProcessError:
        print("Python's venv module does not work here. On Debian: apt-get install python3-venv", file=sys.stderr)
        raise


def install_uv() -> None:
    """Install uv at its locked version."""
    try:
        pip("--no-deps", "--require-hashes", "-r", str(UV_LOCK))
    except subprocess.CalledProcessError:
        print("uv cannot be installed here; using pip, which is slower.", file=sys.stderr)


def install_locked(lock: Path) -> None:
    """Install exactly what a lock file says."""
    install("--no-deps", "--require-hashes", "-r", str(lock))


def install(*arguments: str, **environment: str) -> None:
    """Install with uv, or with pip if there is no uv or it fails."""
    uv = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if uv.is_file():
        try:
            run(str(uv), "pip", "install", "-q", "--python", str(PYTHON), *arguments, **environment)
            return
        except subprocess.CalledProcessError:
            print("uv failed; trying pip.", file=sys.stderr)
    pip(*arguments, **environment)


def pip(*arguments: str, **environment: str) -> None:
    """Install with the environment's pip."""
    run(str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-q", "install", *arguments, **environment)


def install_package() -> None:
    """Install the project in editable mode."""
    install("--no-deps", "--no-build-isolation", "-e", str(ROOT), UNDERTOW_COMPILE="0")


def compiled_inputs() -> list[str]:
    """The inputs of the compiled modules."""
    listed = (ROOT / "undertow" / "compiled_modules.txt").read_text()
    sources = [ROOT / line for line in listed.splitlines() if line and not line.startswith("#")]
    tools = ("cold.h", "compiler.py", "docstrings.py", "native.py", "rewriting.py")
    built_by = [ROOT / "setup.py", *(ROOT / "tools" / name for name in tools), PLAY_LOCK]
    how = [listed, str(has_compiler()), os.environ.get("UNDERTOW_COMPILE", "")]
    return how + [file.read_text() for file in (*built_by, *sources)]


def compile_modules() -> None:
    """Compile the rules; without any compiler everything runs interpreted."""
    find_compiler()
    run(*COMPILE)


def find_compiler() -> None:
    """Install the ziglang package if the machine has no C compiler."""
    if not has_compiler():
        try:
            install(ZIG)
        except subprocess.CalledProcessError:
            print("Neither a C compiler nor the ziglang package is available.", file=sys.stderr)


def install_page_packages() -> None:
    """Install the locked packages that build the page.

    Not `npm ci`: it requires binaries for every platform in the lock, but a lock made on one machine
    lists only those of that machine. `npm install` adds the one that is needed, at the version that the bundler names.
    """
    npm("install", "--no-save", "--no-audit", "--no-fund", "--prefer-offline")


def page_inputs() -> list[str]:
    """The inputs of the page: its sources and the games' words, rules and components."""
    shared = [
        *ROOT.glob("undertow/words/*.ftl"),
        *ROOT.glob("undertow/games/*/words/*.ftl"),
        *ROOT.glob("undertow/games/*/RULES*.md"),
        *ROOT.glob("undertow/games/*/pictures/*.svg"),
    ]
    return [
        f"{file.relative_to(ROOT)}\0{hashlib.sha256(file.read_bytes()).hexdigest()}"
        for file in sorted([*page_sources(), *shared])
    ]


def page_sources() -> Iterator[Path]:
    """The page's own files, without installed packages and tests."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in ("node_modules", "tests")]
        yield from (Path(folder) / name for name in names)


def build_page() -> None:
    """Build the page's files."""
    npm("run", "build")


def npm(*arguments: str) -> None:
    """Run npm from the environment, so that the machine needs no Node."""
    name = "npm.cmd" if os.name == "nt" else "npm"
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    options = ("--prefix", str(WEB), "--silent", "--no-update-notifier")
    run_quietly(str(BIN / name), *options, *arguments, PATH=path)


def start(*command: str, **environment: str) -> subprocess.Popen[str]:
    """Start a command at the root with its output in a pipe."""
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)


def run(*command: str, **environment: str) -> None:
    """Run a command at the root; raises CalledProcessError if it fails."""
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, **environment})


def run_quietly(*command: str, **environment: str) -> None:
    """Run a command at the root and print its output only if it fails."""
    variables = {**os.environ, **environment}
    ran = subprocess.run(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if ran.returncode != 0:
        sys.stderr.buffer.write(ran.stdout)
        raise subprocess.CalledProcessError(ran.returncode, command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
