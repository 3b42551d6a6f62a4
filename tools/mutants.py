"""Change the rules in one place at a time and count the changes that tests of rules or golden replays notice.

`python -m tools.mutants niagara --sample 150 --seed 1 --jobs 2`. All tests are collected once; every mutant runs them in a
forked process until one fails: first those that noticed other changes of the function, then those that call it. Results are
kept in `build/mutants`. A mutant that was noticed is not run again, nor one that survived the same tests, nor one that
`docs/mutants.md` lists as changing nothing.
"""

import argparse
import ast
import hashlib
import inspect
import json
import os
import random
import re
import resource
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants"
KNOWN = ROOT / "docs" / "mutants.md"
MODULES = {
    "niagara": ("rules", "state", "river"),
    "atlantis": ("rules", "state", "cards", "moves", "payment", "multiset"),
    "atlantica": ("rules", "state", "divers", "payment", "scoring", "tally"),
    "fantazja": ("rules", "state", "fits", "land", "placing", "powers", "dark_energy"),
}
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    module: str
    path: tuple[str, ...]  # of the function or constant
    name: str  # what changes; the same text in every run
    number: int  # among the changes of the module

    @property
    def key(self) -> str:
        """How reports and `docs/mutants.md` name it."""
        return f"{self.module}.{'.'.join(self.path)}: {self.name}"


class _Changer(ast.NodeTransformer):
    """Visits a module and makes the change with a given number; without one it only counts."""

    def __init__(self, wanted: int = -1) -> None:
        """Prepare for a visit."""
        self.wanted = wanted
        self.found: list[tuple[tuple[str, ...], str]] = []
        self.path: tuple[str, ...] = ()

    def _offer(self, node: ast.AST, changed: ast.AST) -> ast.AST:
        """Count a change, and make it if it is the wanted one."""
        self.found.append((self.path, f"{_text(node)} → {_text(changed)}"))
        return ast.copy_location(changed, node) if len(self.found) - 1 == self.wanted else node

    def _inside(self, name: str, body: list[ast.stmt]) -> list[ast.stmt]:
        """The changed statements of a function or class."""
        self.path = (*self.path, name)
        changed = [self.visit(statement) for statement in body]
        self.path = self.path[:-1]
        return changed

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Changes its body alone, not its annotations, defaults and decorators."""
        return _with(node, body=self._inside(node.name, node.body))

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Changes its methods."""
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        others = [each for each in node.body if not isinstance(each, ast.FunctionDef)]
        return _with(node, body=[*others, *self._inside(node.name, list(methods))])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Changes the value; at the top of a module it is a constant."""
        if node.value is None:
            return node
        outer = self.path
        if not outer and isinstance(node.target, ast.Name):
            self.path = (node.target.id,)
        value = self.visit(node.value)
        self.path = outer
        return _with(node, value=value)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Changes the value and what is inside the target."""
        return self.generic_visit(node) if self.path else node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        """Left alone."""
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Another comparison, for each of a chain."""
        current: ast.AST = self.generic_visit(node)
        for place, operator in enumerate(node.ops):
            operators = [*node.ops]
            operators[place] = SWAPS[type(operator)]()  # type: ignore[call-overload]
            current = self._chosen(current, self._offer(node, _with(node, ops=operators)), node)
        return current

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """`and` for `or`."""
        return self._swapped(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Another operation."""
        return self._swapped(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Another operation."""
        return self._swapped(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """`not` is left out."""
        current = self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            return self._chosen(current, self._offer(node, node.operand), node)
        return current

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """The next number, or the other truth value."""
        if isinstance(node.value, bool):
            return self._offer(node, ast.Constant(not node.value))
        return self._offer(node, ast.Constant(node.value + 1)) if isinstance(node.value, int) else node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Leave out a call made for its effect."""
        current = self.generic_visit(node)
        if isinstance(node.value, ast.Call):
            return self._chosen(current, self._offer(node, ast.Pass()), node)
        return current

    def _swapped(self, node: ast.BoolOp | ast.BinOp | ast.AugAssign) -> ast.AST:
        """The node with another operator, if there is one."""
        current = self.generic_visit(node)
        if type(node.op) not in SWAPS:
            return current
        return self._chosen(current, self._offer(node, _with(node, op=SWAPS[type(node.op)]())), node)

    @staticmethod
    def _chosen(current: ast.AST, offered: ast.AST, node: ast.AST) -> ast.AST:
        """The offered change if it is the wanted one; otherwise the present node."""
        return current if offered is node else offered


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of a node with other fields."""
    changed: ast.AST = type(node)(**{**dict(ast.iter_fields(node)), **fields})
    return ast.copy_location(changed, node)


def _text(node: ast.AST) -> str:
    """A node on one line."""
    return "nothing" if isinstance(node, ast.Pass) else " ".join(ast.unparse(node).split())


def source_of(game: str, module: str) -> Path:
    """The file of a module."""
    return ROOT / "undertow" / "games" / game / f"{module}.py"


def mutants(game: str, module: str) -> list[Mutant]:
    """All changes of a module; equal changes in one function are numbered."""
    changer = _Changer()
    changer.visit(ast.parse(source_of(game, module).read_text(encoding="utf-8")))
    seen: dict[tuple[tuple[str, ...], str], int] = {}
    found = []
    for number, (path, name) in enumerate(changer.found):
        seen[path, name] = seen.get((path, name), 0) + 1
        suffix = f" ({seen[path, name]})" if seen[path, name] > 1 else ""
        found.append(Mutant(module, path, name + suffix, number))
    return found


def install(game: str, mutant: Mutant) -> None:
    """Put the change into the modules of this process."""
    import undertow

    file = source_of(game, mutant.module)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    changed = ast.fix_missing_locations(_Changer(mutant.number).visit(tree))
    module = sys.modules[f"undertow.games.{game}.{mutant.module}"]
    code = compile(changed, str(file), "exec")
    for name in mutant.path:
        inner = [each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name]
        if not inner:
            return _install_constant(game, module, mutant.path[0], code)
        code = inner[0]
    target: Any = module
    for name in mutant.path:
        target = getattr(target, name)
    inspect.unwrap(target).__code__ = code
    _renew_constants(game, module, tree)
    undertow.game(game)._beginnings.clear()
    return None


def _renew_constants(game: str, module: ModuleType, tree: ast.Module) -> None:
    """Recompute constants that the module computed with its own functions at import."""
    own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in tree.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name) or node.value is None:
            continue
        if own & {name.id for name in ast.walk(node.value) if isinstance(name, ast.Name)}:
            made = eval(compile(ast.Expression(node.value), module.__name__, "eval"), module.__dict__)  # noqa: S307 - our own
            _set_everywhere(game, node.target.id, made)


def _install_constant(game: str, module: ModuleType, name: str, code: CodeType) -> None:
    """Give a constant its new value."""
    fresh = dict(module.__dict__)
    exec(code, fresh)  # noqa: S102 - our own source
    _set_everywhere(game, name, fresh[name])


def _set_everywhere(game: str, name: str, value: object) -> None:
    """Change a constant wherever it was imported."""
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith((f"undertow.games.{game}", f"tests.games.{game}")) and name in module.__dict__:
            setattr(module, name, value)


class Session:
    """A pytest plugin that runs the collected tests once for each mutant."""

    def __init__(self, game: str, chosen: list[Mutant], jobs: int, results: "Results") -> None:
        """Prepare to run the chosen mutants."""
        self.game = game
        self.waiting = chosen
        self.jobs = jobs
        self.results = results
        self.seconds: dict[str, float] = {}  # of each test on the unchanged rules
        self.calls: dict[str, set[str]] = {}  # the functions that each test calls
        self.noticed_by: dict[tuple[str, ...], set[str]] = {}  # the tests that noticed a change of a function
        self.running: dict[int, tuple[Mutant, int]] = {}  # with the pipe that tells the test

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run everything unchanged, then every mutant, the tests first that are likely to notice."""
        self._measure(session.items)
        while self.waiting or self.running:
            while self.waiting and len(self.running) < self.jobs:
                mutant = self.waiting.pop(0)
                self._start(self._sorted(session.items, mutant), mutant)
            self._await_one()
        return True

    def _measure(self, items: list[pytest.Item]) -> None:
        """Find how long each test takes and what it calls; ends the program if one fails on the unchanged rules."""
        read, write = os.pipe()
        child = os.fork()
        if not child:
            os.close(read)
            with os.fdopen(write, "w") as pipe:
                json.dump([_measured(self.game, item) for item in items], pipe)
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as pipe:
            measured = json.load(pipe)
        os.waitpid(child, 0)
        if failed := [item.nodeid for item, (passed, _, _) in zip(items, measured, strict=True) if not passed]:
            sys.exit(f"fails without any change: {failed}")
        for item, (_, seconds, calls) in zip(items, measured, strict=True):
            self.seconds[item.nodeid], self.calls[item.nodeid] = seconds, set(calls)

    def _sorted(self, items: list[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
        """The tests that noticed other changes of the function, then its callers, then the rest, fastest first."""
        noticed = self.noticed_by.get((mutant.module, *mutant.path), set())
        function = f"{mutant.module}.{mutant.path[-1]}"

        def place(item: pytest.Item) -> tuple[bool, bool, float]:
            name = item.nodeid
            return name not in noticed, function not in self.calls[name], self.seconds[name]

        return sorted(items, key=place)

    def _start(self, items: list[pytest.Item], mutant: Mutant) -> None:
        """Run a mutant in a process of its own."""
        read, write = os.pipe()
        child = os.fork()
        if child:
            os.close(write)
            self.running[child] = mutant, read
            return
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        try:
            install(self.game, mutant)
            for item in items:
                if not self._passes_in_time(item):
                    os.write(write, item.nodeid.encode())
                    os._exit(1)
            os._exit(0)
        except BaseException:
            os._exit(1)

    def _passes_in_time(self, item: pytest.Item) -> bool:
        """Whether a test passes; one that takes far longer than usual ends the process."""
        signal.setitimer(signal.ITIMER_VIRTUAL, 3 + 10 * self.seconds[item.nodeid])
        return _passes(item)

    def _await_one(self) -> None:
        """Keep the result of the next process that ends; a timeout counts as noticed."""
        child, status = os.wait()
        mutant, pipe = self.running.pop(child)
        with os.fdopen(pipe) as told:
            if noticed_by := told.read():
                self.noticed_by.setdefault((mutant.module, *mutant.path), set()).add(noticed_by)
        self.results.keep(mutant, noticed=status != 0)


def _measured(game: str, item: pytest.Item) -> tuple[bool, float, list[str]]:
    """Whether a test passes, its processor time, and the functions of the rules that it calls."""
    calls = set()
    folder = str(ROOT / "undertow" / "games" / game) + os.sep

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(folder):
            calls.add(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}")

    began = time.process_time()
    sys.setprofile(note)
    passed = _passes(item)
    sys.setprofile(None)
    return passed, time.process_time() - began, sorted(calls)


def _passes(item: pytest.Item) -> bool:
    """Whether a test passes."""
    from _pytest.runner import runtestprotocol

    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


class Results:
    """What is known about the mutants of a game, in a file."""

    def __init__(self, game: str) -> None:
        """Read what earlier runs found for the same sources."""
        self.file = RESULTS / f"{game}.jsonl"
        self.rules = _digest(source_of(game, each) for each in MODULES[game])
        self.tests = _digest(ROOT / each for each in tests_of(game))
        self.noticed: dict[str, bool] = {}
        self.settled: set[str] = set()  # noticed, or survived the present tests
        if self.file.is_file():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                rules, tests, key, noticed = json.loads(line)
                if rules == self.rules:
                    self.noticed[key] = noticed
                    self.settled |= {key} if noticed or tests == self.tests else set()

    def keep(self, mutant: Mutant, *, noticed: bool) -> None:
        """Store a result."""
        self.noticed[mutant.key] = noticed
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([self.rules, self.tests, mutant.key, noticed], ensure_ascii=False) + "\n")
        if not noticed:
            print(f"survived: {mutant.key}", flush=True)


def _digest(files: Iterable[Path]) -> str:
    """What tells these files from changed ones."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def tests_of(game: str) -> list[str]:
    """The files with tests of rules, golden replays, path counts and examples."""
    shared = [f"tests/test_{name}.py" for name in ("golden", "counts", "worked_examples")]
    return [str(file.relative_to(ROOT)) for file in sorted((ROOT / "tests" / "games" / game).glob("*.py"))] + shared


def known_to_change_nothing() -> set[str]:
    """The mutants that `docs/mutants.md` lists with a reason."""
    text = KNOWN.read_text(encoding="utf-8").replace("\\|", "|") if KNOWN.is_file() else ""
    return set(re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE))


def report(game: str, sample: list[Mutant], results: Results) -> Iterator[str]:
    """The score and the survivors."""
    survivors = [mutant for mutant in sample if not results.noticed.get(mutant.key, False)]
    excused = [mutant for mutant in survivors if f"{game} {mutant.key}" in known_to_change_nothing()]
    counted = len(sample) - len(excused)
    noticed = len(sample) - len(survivors)
    share = 100 * noticed / max(1, counted)
    yield f"{game}: {noticed} of {counted} noticed ({share:.1f} %); {len(excused)} more change nothing"
    yield from (f"  {mutant.key}" for mutant in survivors if mutant not in excused)


def main() -> None:
    """Run a sample, or all mutants, of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(MODULES))
    parser.add_argument("--sample", type=int, default=0, help="how many mutants, chosen by lot; 0 takes all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--only", default="", help="only the mutants of the sample whose name contains one of these texts, split by |"
    )
    parser.add_argument("--report", action="store_true", help="run nothing, print the known results")
    asked = parser.parse_args()
    every = [mutant for module in MODULES[asked.game] for mutant in mutants(asked.game, module)]
    sample = random.Random(asked.seed).sample(every, min(asked.sample or len(every), len(every)))
    if asked.only:
        sample = [mutant for mutant in sample if any(text in mutant.key for text in asked.only.split("|"))]
    results = Results(asked.game)
    settled = results.settled | {known.removeprefix(f"{asked.game} ") for known in known_to_change_nothing()}
    waiting = [mutant for mutant in sample if mutant.key not in settled]
    if waiting and not asked.report:
        os.environ["UNDERTOW_INTERPRETED"] = "1"
        session = Session(asked.game, waiting, asked.jobs, results)
        options = ["-q", "-n", "0", "-p", "no:cacheprovider", "-k", asked.game, *tests_of(asked.game)]
        pytest.main(options, plugins=[session])
    print("\n".join(report(asked.game, sample, results)))


if __name__ == "__main__":
    main()
