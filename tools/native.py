"""Builds the compiled modules: on all cores, only what has changed, and installs them together."""

import json
import os
import shutil
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar

from compiler import choose_compiler, link_time_flags
from docstrings import add_docstrings
from rewriting import rewrite
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
LISTED = ROOT / "undertow" / "compiled_modules.txt"
RECORD = ROOT / "undertow" / "compiled_sources.json"
COLD = ROOT / "tools" / "cold.h"
GROUP = "undertow"
# Their speed matters little, so they are compiled quickly: -O1 without link-time optimisation.
PRESENTATION = ("view", "preview", "log_text")
SLOW = "everything will run interpreted, about 50 times slower"


def listed_modules() -> list[str]:
    """The source files that are compiled, relative to the root."""
    return [line for line in LISTED.read_text().splitlines() if line and not line.startswith("#")]


def source_digests() -> dict[str, str]:
    """The digest of each source file that is compiled."""
    return {name: sha256((ROOT / name).read_bytes()).hexdigest() for name in listed_modules()}


def extensions() -> list[Any]:
    """The extension modules; none if compiling is switched off or there is no compiler."""
    mode = os.environ.get("UNDERTOW_COMPILE")
    if mode == "0":
        return []
    if not choose_compiler():
        print(f"undertow: no C compiler found; {SLOW}")
        return []
    from mypyc.build import mypycify

    NativeBuild.compiled_from = source_digests()
    flags = None if mode == "quick" else link_time_flags()
    # `make check` checks types with all libraries installed. Skipping imports here is five times as fast.
    checks = ["--strict", "--follow-imports=silent", "--ignore-missing-imports", "--no-site-packages"]
    # Without link-time optimisation, functions are inlined only within a file, so everything is one file.
    modules = mypycify(
        [*checks, *listed_modules()],
        opt_level="1" if mode == "quick" else "3",
        debug_level="0",
        group_name=GROUP,
        multi_file=mode == "quick" or flags is not None,
    )
    library = modules[0]
    written = [Path(file) for module in modules for file in module.sources]
    add_docstrings(written, (Path(file) for file in listed_modules()))
    if os.name != "nt":
        rewrite(written)
        # The first flag lets gcc inline functions of a shared library, and cold.h makes it inline more of them.
        # Hidden symbols make the library smaller, not faster.
        library.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-include", str(COLD)]
        library.depends.append(str(COLD))
    if flags is not None:
        library.extra_compile_args.append(flags.compile)
        library.extra_link_args += ["-O3", flags.link]
    return list(modules)


class NativeBuild(build_ext):
    """A build in which a failing compiler leaves a working, interpreted package."""

    compiled_from: ClassVar[dict[str, str]] = {}

    def run(self) -> None:
        """Compile; if that fails, print that everything will run interpreted."""
        try:
            super().run()
        except Exception as error:
            if os.environ.get("UNDERTOW_COMPILE") == "1":
                raise
            if self.inplace:
                remove_compiled()
            self.extensions: list[Any] = []
            self.distribution.ext_modules = []
            print(f"undertow: compiling failed ({error}); {SLOW}")

    def build_extensions(self) -> None:
        """Compile on all cores, and only what has changed since the last build of this mode."""
        if os.environ.get("UNDERTOW_COMPILE") == "quick":
            self.build_temp += "-quick"
        self.parallel = os.cpu_count() or 1
        if self.compiler.compiler_type == "unix":
            self.force = self.compiler.force = True  # digests decide what has changed, not file times
            progress = Progress(sum(len(module.sources) + 1 for module in self.extensions))
            compile_changed_files(self.compiler, self.parallel, progress)
            link_changed_libraries(self.compiler, Path(self.build_temp) / "linked", progress)
        super().build_extensions()

    def copy_extensions_to_source(self) -> None:
        """Install all modules together."""
        build_py = self.get_finalized_command("build_py")
        pairs = [self._get_inplace_equivalent(build_py, module) for module in self.extensions]
        put_in_place([(ROOT / place, Path(built)) for place, built in pairs], self.compiled_from)


class Progress:
    """Prints the number of finished build steps, if UNDERTOW_PROGRESS is set."""

    def __init__(self, total: int) -> None:
        """Start at zero."""
        self._total = total
        self._done = 0
        self._lock = Lock()

    def advance(self) -> None:
        """Count one more step."""
        with self._lock:
            self._done += 1
            if os.environ.get("UNDERTOW_PROGRESS") == "1":
                print(f"progress {self._done} {self._total}", flush=True)


def compile_changed_files(compiler: Any, jobs: int, progress: Progress) -> None:
    """Make a compiler compile files in parallel and skip unchanged ones."""

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        _, objects, flags, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(options, debug, extra_preargs)
        headers = digest(Path(file).read_bytes() for file in sorted(depends or []))

        def compile_one(built: str) -> None:
            source, suffix = build[built]
            chosen = flags_for(source, flags)
            command = repr((compiler.compiler_so, arguments, chosen, options, version("mypy"), headers))
            do_if_changed(
                Path(built),
                Path(built).with_suffix(".key"),
                digest([command.encode(), Path(source).read_bytes()]),
                lambda: compiler._compile(built, source, suffix, arguments, chosen, options),
            )
            progress.advance()

        largest_first = sorted(build, key=lambda built: -Path(build[built][0]).stat().st_size)
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(compile_one, largest_first))
        return list(objects)

    compiler.compile = compile_all


def flags_for(source: str, flags: list[str]) -> list[str]:
    """The compiler's flags for one C file."""
    if Path(source).stem.rpartition("___")[2] not in PRESENTATION:
        return flags
    return [flag for flag in flags if not flag.startswith("-flto") and flag != "-O3"] + ["-O1"]


def link_changed_libraries(compiler: Any, keys: Path, progress: Progress) -> None:
    """Make a compiler skip linking if nothing changed."""
    link = compiler.link_shared_object

    def link_one(objects: list[str], library: str, *arguments: Any, **options: Any) -> None:
        command = repr((compiler.linker_so, arguments, options))
        do_if_changed(
            Path(library),
            keys / f"{Path(library).relative_to(Path(library).anchor)}.key",
            digest([command.encode(), *(Path(file).read_bytes() for file in objects)]),
            lambda: link(objects, library, *arguments, **options),
        )
        progress.advance()

    compiler.link_shared_object = link_one


def do_if_changed(target: Path, stamp: Path, key: str, action: Callable[[], None]) -> None:
    """Make a target unless the stamp says it was made with the same key."""
    if target.is_file() and stamp.is_file() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


def put_in_place(pairs: list[tuple[Path, Path]], sources: dict[str, str]) -> None:
    """Put built modules beside their sources, and record the digests of the sources.

    A process runs compiled if it finds the shared library, the first pair. It is absent while the others change.
    """
    remove_compiled(keep={place for place, _ in pairs[1:]})
    for place, built in pairs[1:]:
        replace(place, built)
    RECORD.write_text(json.dumps(sources, indent=1))
    replace(*pairs[0])


def replace(place: Path, built: Path) -> None:
    """Replace a file atomically by a copy of another."""
    if place.is_file() and place.read_bytes() == built.read_bytes():
        return
    fresh = place.with_name(place.name + ".new")
    shutil.copy2(built, fresh)
    fresh.replace(place)


def remove_compiled(keep: Iterable[Path] = ()) -> None:
    """Remove compiled modules beside their sources, the shared library first."""
    kept = set(keep)
    for folder, pattern in ((ROOT, "*"), (ROOT / "undertow", "**/*")):
        for suffix in (".so", ".pyd"):
            for module in folder.glob(pattern + suffix):
                if module not in kept:
                    module.unlink()
    RECORD.unlink(missing_ok=True)


def digest(parts: Iterable[bytes]) -> str:
    """A digest of several pieces of content."""
    whole = sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big"))
        whole.update(part)
    return whole.hexdigest()
