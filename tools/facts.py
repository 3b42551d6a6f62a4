"""Writes `facts.py` of every game from its `declared.py`: `python tools/facts.py`; with `--check` it only compares."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from undertow.engine.declaration import (
    ALLOWED,
    FIRST_REASON,
    NOT_IN_THIS_STEP,
    Cached,
    Declaration,
    Field,
    Packed,
    Passing,
    Run,
    Shared,
    SharedObject,
)

GAMES = Path(__file__).resolve().parent.parent / "undertow" / "games"
SETTERS = {"set": ("=", "value"), "add": ("+=", "count")}  # what each does, and what it takes


def declaration(id: str) -> Declaration:
    """The declaration of a game, read without the game itself, which needs the file that is to be written."""
    spec = spec_from_file_location(f"declared_{id}", GAMES / id / "declared.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Declaration = module.DECLARED
    return found


def facts(id: str) -> str:
    """The text of a game's `facts.py`."""
    declared = declaration(id)
    parts = [
        _opening(id, declared) + "\n\n" + _constants(declared),
        _class(declared),
    ]
    for field in declared.state:
        if isinstance(field, Packed):
            for run in field.runs:
                parts += _accessors(declared, field, run)
    return "\n\n\n".join(parts) + "\n"


def _opening(id: str, declared: Declaration) -> str:
    """The docstring and the imports."""
    modules = {f"from {each.module} import {each.type}" for each in declared.state if isinstance(each, SharedObject)}
    modules |= {
        f"from undertow.engine.state import State, {', '.join(_checks(declared))}",
        f"from undertow.games.{id}.declared import DECLARED",
    }
    has_vectors = any(field.encoded and field.type != "i64" for field in declared.state)
    return "\n".join(
        [
            f'"""The numbers and the state of {declared.name}. Written by tools/facts.py from `declared.py`."""',
            "",
            "from typing import Final, Optional",
            "",
            f"from librt.vecs import {'extend, ' if has_vectors else ''}vec",
            "from mypy_extensions import i64",
            "",
            *sorted(modules),
        ]
    )


def _constants(declared: Declaration) -> str:
    """Sizes, steps, kinds of actions, reasons, and where the runs of packed fields begin."""
    lines = ["NONE: Final = -1", *(_constant(name, size) for name, size in declared.sizes.items())]
    lines += ["", "# Steps."]
    lines += [_constant(step.constant, number) for number, step in enumerate(declared.steps)]
    lines += ["", "# Kinds of actions: the number of the first one."]
    lines += [_constant(kind.constant, first) for kind, first in zip(declared.actions, declared.firsts, strict=True)]
    lines += [_constant("ACTIONS", len(declared.texts)), "", "# By action: its kind, and what the rules get for it."]
    lines += ["KIND: Final = vec[i64](DECLARED.kinds)", "ARGUMENT: Final = vec[i64](DECLARED.numbers)"]
    lines += ["", "# Reasons.", _constant("ALLOWED", ALLOWED), _constant("NOT_IN_THIS_STEP", NOT_IN_THIS_STEP)]
    lines += [_constant(reason.constant, FIRST_REASON + number) for number, reason in enumerate(declared.reasons)]
    for field in declared.state:
        if isinstance(field, Packed):
            lines += ["", f"# In `{field.name}`."]
            for run, start in zip(field.runs, field.starts, strict=True):
                lines.append(f"{_constant(run.constant, start)}  # {run.meaning}")
    return "\n".join(lines)


def _constant(name: str, number: int) -> str:
    """One constant."""
    return f"{name}: Final = {number}"


def _class(declared: Declaration) -> str:
    """The state: an empty one, a copy, the encoding and its inverse."""
    name = f"{declared.name}State"
    lines = [
        f"class {name}(State):",
        '    """The facts. What may happen to them is in `rules.py`."""',
        "",
        f'    def __init__(self, source: Optional["{name}"]) -> None:',
        '        """Copy the source; without one, make an empty state for the set-up to fill."""',
        "        if source is not None:",
        *(f"            self.{field.name}: {field.type} = {field.copy()}" for field in declared.state),
        "        else:",
        *(f"            self.{field.name} = {field.default}{_comment(field)}" for field in declared.state),
        "",
        *_encode([field for field in declared.state if field.encoded]),
        "",
        *_restore(declared),
    ]
    return "\n".join(lines)


def _comment(field: Field) -> str:
    """What a field means, behind its line."""
    return f"  # {field.meaning}" if field.meaning else ""


def _encode(fields: list[Field]) -> list[str]:
    """The method that lists all facts, numbers first."""
    vectors = [field for field in fields if field.type != "i64"]
    lines = [
        "    def encode(self) -> vec[i64]:",
        '        """All facts as numbers."""',
        f"        {'facts =' if vectors else 'return'} vec[i64](",
        "            [",
        *(f"                {field.encoding()}," for field in fields if field.type == "i64"),
        "            ]",
        "        )",
    ]
    lines += [f"        facts = extend(facts, {field.encoding()})" for field in vectors[:-1]]
    return lines + [f"        return extend(facts, {field.encoding()})" for field in vectors[-1:]]


def _checks(declared: Declaration) -> list[str]:
    """The functions that check an encoding."""
    has_shared = any(isinstance(field, Shared) and field.encoded for field in declared.state)
    return ["check_length", "check_shared"] if has_shared else ["check_length"]


def _restore(declared: Declaration) -> list[str]:
    """The method that takes over what `encode` has listed; what it left out is to be worked out again."""
    numbers = [field for field in declared.state if field.encoded and field.type == "i64"]
    at, taken, checks = str(len(numbers)), [], []
    for field in declared.state:
        if isinstance(field, Packed) and field.encoded:
            end = _sum(at, str(field.encoded_length()))
            taken.append(f"        self.{field.name} = {field.decoding(f'facts[{at}:{end}]')}")
            at = end
        elif isinstance(field, Shared) and field.encoded:
            checks.append(f"        check_shared(facts, {at}, self.{field.name})")
            at = _sum(at, f"len(self.{field.name})")
    return [
        "    def restore(self, facts: vec[i64]) -> None:",
        '        """Take over encoded facts, in a fresh state of the same game, seats and options."""',
        f"        check_length(facts, {at})",
        *checks,
        *(f"        self.{field.name} = facts[{index}]" for index, field in enumerate(numbers)),
        *(f"        self.{field.name} = {field.default}" for field in declared.state if isinstance(field, Cached | Passing)),
        *taken,
    ]


def _sum(first: str, second: str) -> str:
    """The sum of two expressions, worked out where both are numbers."""
    return str(int(first) + int(second)) if first.isdigit() and second.isdigit() else f"{first} + {second}"


def _accessors(declared: Declaration, field: Packed, run: Run) -> list[str]:
    """The getter and the setters of a run."""
    parameters = ", ".join([f"state: {declared.name}State", *(f"{name}: i64" for name in run.by)])
    place = f"state.{field.name}[{run.index()}]"
    functions = []
    if run.getter:
        meaning = run.meaning[:1].upper() + run.meaning[1:]
        functions.append(f'def {run.getter}({parameters}) -> i64:\n    """{meaning}."""\n    return {place}')
    for verb in run.setters:
        sign, value = SETTERS[verb]
        functions.append(
            f"def {verb}_{run.name}({parameters}, {value}: i64) -> None:\n"
            f'    """{verb.capitalize()} {"to " if verb == "add" else ""}{run.meaning}."""\n'
            f"    {place} {sign} {value}"
        )
    return functions


def main() -> None:
    """Write all files, or with `--check` name those that are out of date."""
    stale = []
    for folder in sorted(file.parent for file in GAMES.glob("*/declared.py")):
        path, text = folder / "facts.py", facts(folder.name)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path.relative_to(GAMES.parent.parent)))
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"out of date, run tools/facts.py: {', '.join(stale)}")


if __name__ == "__main__":
    main()
