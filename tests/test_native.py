"""Building the compiled modules: only what has changed, and all put in place at once."""

import importlib
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("native")


def test_what_was_made_with_the_same_key_is_not_made_again(native: ModuleType, tmp_path: Path) -> None:
    made: list[str] = []
    target, stamp = tmp_path / "target", tmp_path / "keys" / "stamp"

    def make(name: str) -> None:
        def write() -> None:
            made.append(name)
            target.touch()

        native.do_if_changed(target, stamp, name, write)

    make("one")
    make("one")
    make("two")
    target.unlink()
    make("two")
    assert made == ["one", "two", "two"]


def test_what_failed_is_made_again(native: ModuleType, tmp_path: Path) -> None:
    target, stamp = tmp_path / "target", tmp_path / "stamp"

    def fail() -> None:
        target.touch()
        raise OSError("the compiler died")

    with pytest.raises(OSError, match="died"):
        native.do_if_changed(target, stamp, "key", fail)
    assert not stamp.exists()


def test_only_presentation_does_without_link_time_optimisation(native: ModuleType) -> None:
    flags = ["-O3", "-g0", "-flto"]
    assert native.flags_for("build/__native_undertow___games___niagara___rules.c", flags) == flags
    assert native.flags_for("build/__native_undertow___games___niagara___view.c", flags) == ["-g0", "-O1"]


def test_the_shared_library_is_absent_while_modules_change(
    native: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, built = tmp_path / "undertow", tmp_path / "build"
    package.mkdir()
    built.mkdir()
    monkeypatch.setattr(native, "ROOT", tmp_path)
    monkeypatch.setattr(native, "RECORD", package / "compiled_sources.json")
    library, module, renamed = tmp_path / "undertow__mypyc.so", package / "rules.so", package / "old_name.so"
    for file in (library, module, renamed, built / "library.so", built / "rules.so"):
        file.write_text(str(file))
    seen: list[tuple[str, bool]] = []
    replace = native.replace

    def watched(place: Path, source: Path) -> None:
        seen.append((place.name, library.exists()))
        replace(place, source)

    monkeypatch.setattr(native, "replace", watched)
    native.put_in_place([(library, built / "library.so"), (module, built / "rules.so")], {"undertow/rules.py": "digest"})
    assert seen == [("rules.so", False), ("undertow__mypyc.so", False)]
    assert module.read_text() == str(built / "rules.so")
    assert library.read_text() == str(built / "library.so")
    assert not renamed.exists()
    assert json.loads(native.RECORD.read_text()) == {"undertow/rules.py": "digest"}


@pytest.mark.parametrize("accepted", [None, "-flto", "-flto=thin"])
def test_link_time_flags_are_those_that_the_compiler_accepts(
    native: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: str | None
) -> None:
    compiler = importlib.import_module("compiler")
    fake = tmp_path / "cc"
    fake.write_text(f'#!/bin/sh\ncase " $* " in *" {accepted} "*|*-flto=auto*) exit 0;; esac\nexit 1\n')
    fake.chmod(0o755)
    monkeypatch.setenv("CC", str(fake))
    flags = compiler.link_time_flags()
    assert (flags.compile if flags else None) == accepted
