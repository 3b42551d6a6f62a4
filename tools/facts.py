"""Writes `facts.py` and `dispatch.py` of every game from its `declared.py`; with `--check` it only compares."""

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from undertow.engine.declaration import (
    ALLOWED,
    FIRST_REASON,
    NOT_IN_THIS_STEP,
    Cached,
    Declaration,
    Field,
    Kind,
    LateOption,
    Packed,
    Passing,
    Run,
    Shared,
    SharedObject,
)

GAMES = Path(__file__).resolve().parent.parent / "undertow" / "games"
SETTERS = {"set": ("=", "value"), "add": ("+=", "count")}  # operator and parameter of each


def declaration(id: str) -> Declaration:
    """The declaration of a game, loaded without importing the game, which needs the generated file."""
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
            f"from librt.vecs import {'append, ' if _late(declared) else ''}{'extend, ' if has_vectors else ''}vec",
            "from mypy_extensions import i64",
            "",
            *sorted(modules),
        ]
    )


def _constants(declared: Declaration) -> str:
    """Sizes, steps, kinds of actions, reasons, and the offsets of runs in packed fields."""
    lines = ["NONE: Final = -1", *(_constant(name, size) for name, size in declared.sizes.items())]
    lines += ["", "# Steps."]
    lines += [_constant(step.constant, number) for number, step in enumerate(declared.steps)]
    lines += ["", "# Kinds of actions: the number of the first action of each."]
    lines += [_constant(kind.constant, first) for kind, first in zip(declared.actions, declared.firsts, strict=True)]
    lines += [_constant("ACTIONS", len(declared.texts)), "", "# By action: its kind, and its number for the rules."]
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
        '    """The facts of a state; `rules.py` changes them."""',
        "",
        f'    def __init__(self, source: Optional["{name}"]) -> None:',
        '        """Copy the source; without one, make an empty state for the set-up to fill."""',
        "        if source is not None:",
        *(f"            self.{field.name}: {field.type} = {field.copy()}" for field in declared.state),
        "        else:",
        *(f"            self.{field.name} = {field.default}{_comment(field)}" for field in declared.state),
        "",
        *_encode([field for field in declared.state if field.encoded], _late(declared)),
        "",
        *_restore(declared),
    ]
    return "\n".join(lines)


def _comment(field: Field) -> str:
    """The meaning of a field as a comment."""
    return f"  # {field.meaning}" if field.meaning else ""


def _late(declared: Declaration) -> list[LateOption]:
    """The options that are encoded only if they are not 0."""
    return [field for field in declared.state if isinstance(field, LateOption)]


def _encode(fields: list[Field], late: list[LateOption]) -> list[str]:
    """The method `encode`: numbers first, late options last."""
    numbers = [f"                {field.encoding()}," for field in fields if field.type == "i64"]
    lines = ["        facts = vec[i64](", "            [", *numbers, "            ]", "        )"]
    lines += [f"        facts = extend(facts, {field.encoding()})" for field in fields if field.type != "i64"]
    for field in late:
        lines += [f"        if {field.encoding()}:", f"            facts = append(facts, {field.encoding()})"]
    if late:
        lines.append("        return facts")
    else:
        last = 0 if lines[-1].strip() == ")" else -1
        lines[last] = lines[last].replace("facts =", "return", 1)
    return ["    def encode(self) -> vec[i64]:", '        """All facts as numbers."""', *lines]


def _checks(declared: Declaration) -> list[str]:
    """The functions that check an encoding."""
    has_shared = any(isinstance(field, Shared) and field.encoded for field in declared.state)
    return ["check_length", "check_shared"] if has_shared else ["check_length"]


def _restore(declared: Declaration) -> list[str]:
    """The method `restore`, the inverse of `encode`; cached fields get their defaults."""
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
        '        """Load encoded facts into a fresh state of the same game, seats and options."""',
        f"        check_length(facts, {at}{''.join(f' + (1 if self.{field.name} else 0)' for field in _late(declared))})",
        *checks,
        *(f"        self.{field.name} = facts[{index}]" for index, field in enumerate(numbers)),
        *(f"        self.{field.name} = {field.default}" for field in declared.state if isinstance(field, Cached | Passing)),
        *taken,
    ]


def _sum(first: str, second: str) -> str:
    """The sum of two expressions, evaluated if both are numbers."""
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


def dispatch(id: str) -> str:
    """The text of a game's `dispatch.py`."""
    declared = declaration(id)
    package = f"undertow.games.{id}"
    state = f"{declared.name}State"
    modules = sorted(
        {name.split(".")[0] for kind in declared.actions for name in (kind.does, kind.refused, kind.then) if name}
    )
    steps = {step for kind in declared.actions for step in kind.steps}
    kinds = {kind.constant for kind in declared.actions[:-1]}
    allowed = set() if all(kind.refused for kind in declared.actions) else {"ALLOWED"}
    names = [*sorted(steps | kinds | allowed | {"ARGUMENT", "KIND", "NOT_IN_THIS_STEP"}, key=str.lower), state]
    asked = "seat: i64, " if any(kind.secret for kind in declared.actions) else ""
    whose = "the seat, one of the choosers," if asked else "the seat to act, or chance,"
    return "\n".join(
        [
            f'"""Calls the rules of {declared.name} for each action. Written by tools/facts.py from `declared.py`."""',
            "",
            "from mypy_extensions import i64",
            "",
            f"from {package} import {', '.join(modules)}",
            f"from {package}.facts import (",
            *(f"    {name}," for name in names),
            ")",
            "",
            "",
            f"def refusal_of(state: {state}, {asked}action: i64) -> i64:",
            f'    """The reason why {whose} may not take the action, or ALLOWED."""',
            *_branches(declared, _refusal, "if"),
            "",
            "",
            f"def take(state: {state}, action: i64) -> None:",
            '    """Carry out a legal action."""',
            *_branches(declared, _taking, "elif"),
            "",
        ]
    )


def _branches(declared: Declaration, lines_of: Callable[[Kind], list[str]], again: str) -> list[str]:
    """A branch for each kind of action, joined by `again`; the last one needs no test."""
    lines = ["    kind = KIND[action]", "    argument = ARGUMENT[action]"]
    *firsts, last = declared.actions
    for number, kind in enumerate(firsts):
        lines.append(f"    {again if number else 'if'} kind == {kind.constant}:")
        lines += [f"        {line}" for line in lines_of(kind)]
    if again == "if":
        return [*lines, *(f"    {line}" for line in lines_of(last))]
    return [*lines, "    else:", *(f"        {line}" for line in lines_of(last))]


def _refusal(kind: Kind) -> list[str]:
    """The refusal of an action outside its steps, or by the rules."""
    seat = "seat, " if kind.secret else ""
    refusal = f"{kind.refused}(state{', ' + seat + 'argument' if kind.has_argument else ''})" if kind.refused else "ALLOWED"
    if not kind.steps:
        return [f"return {refusal}"]
    other = f"!= {kind.steps[0]}" if len(kind.steps) == 1 else f"not in ({', '.join(kind.steps)})"
    return [
        f"if state.step {other}:",
        "    return NOT_IN_THIS_STEP",
        f"return {refusal}",
    ]  # one return would box the numbers


def _taking(kind: Kind) -> list[str]:
    """The calls that carry out an action."""
    return [
        f"{kind.does}(state{', argument' if kind.has_argument else ''})",
        *([f"{kind.then}(state)"] if kind.then else []),
    ]


def main() -> None:
    """Write all files, or with `--check` name those that are out of date."""
    stale = []
    for folder in sorted(file.parent for file in GAMES.glob("*/declared.py")):
        for path, text in ((folder / "facts.py", facts(folder.name)), (folder / "dispatch.py", dispatch(folder.name))):
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path.relative_to(GAMES.parent.parent)))
                if "--check" not in sys.argv:
                    path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"out of date, run tools/facts.py: {', '.join(stale)}")


if __name__ == "__main__":
    main()
