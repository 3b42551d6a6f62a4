"""The examples in README and docs run as written, links lead somewhere, and what is named there exists."""

import doctest
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import undertow
from undertow.commands.app import COMMANDS, load
from undertow.engine.matchfile import read, write
from undertow.server.api.app import create_app
from undertow.server.service import Settings

ROOT = Path(__file__).parent.parent
FILES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [file for file in FILES if ">>>" in file.read_text(encoding="utf-8")]
SOURCES = ("undertow", "web", "tests", "benchmarks", "tools", "examples", "Makefile", "pyproject.toml")
SUFFIXES = (".py", ".js", ".ts", ".svelte", ".toml", ".ftl", ".css", ".json", ".yaml", ".ipynb", "")
FOLDERS = ("", "docs", "undertow", "undertow/games/*", "undertow/server", "web/src", "web/src/games/*", "tests")

# Names of other programs and libraries, which the sources do not mention.
ELSEWHERE = {
    "AutoresetMode.NEXT_STEP",
    "PushSubscription.toJSON",
    "sqlite3",
    "clients.openWindow",
    "heap/heap/__init__.py",
    "pushSubscription.unsubscribe",
    "synchronous_commit",
    "tables.db.lock",
    "torch.from_numpy",
    "torch.tensor",
}
ENDPOINT = re.compile(r"(GET|POST|PUT|DELETE) (/[^ ?`]*)")
DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
CALL = re.compile(r"([A-Za-z_][\w.]*)\((.*)\)")
CODE_WORD = re.compile(r"[A-Z][a-z]+[A-Z]\w*|[A-Za-z]+(_[A-Za-z0-9]+)+|[A-Z]+(_[A-Z0-9]+)+")
PATH = re.compile(r"[\w.*<>/-]+(/[\w.*<>-]*|\.(py|md|toml|ts|svelte|txt|json|css|match|ftl|yaml|yml|ipynb|lock))")


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_examples_run_as_written(file: Path) -> None:
    failed, tried = doctest.testfile(
        str(file), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL, encoding="utf-8"
    )
    assert tried > 0
    assert failed == 0


def test_the_match_files_of_the_documentation_are_some() -> None:
    blocks = [
        block.split("```")[0] for block in (ROOT / "docs" / "match-file.md").read_text(encoding="utf-8").split("```text\n")
    ]
    files = [block for block in blocks if block.startswith("undertow match ")]
    assert len(files) == 2
    for text in files:
        assert write(read(text.encode(), undertow.game)) == text


def test_links_between_documents_lead_somewhere() -> None:
    for file in FILES:
        prose = re.sub(r"`[^`\n]*`", "", file.read_text(encoding="utf-8"))
        for target in re.findall(r"\]\(([^)#]+)", prose):
            assert (file.parent / target).exists(), f"{file.name}: {target}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_named_as_code_exists(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    made = "".join(re.findall(r"^```diff.*?^```", text, flags=re.DOTALL | re.MULTILINE))  # what a walk-through adds
    assert [name for name in names_in(text) if not exists(name) and name not in made] == []


@pytest.mark.parametrize(
    "name",
    [
        "undertow/games/chess/rules.py",
        "undertow fly",
        "undertow arena --fast",
        "make coffee",
        "GET /api/chairs",
        "undertow.engine.match.Mtach",
        "Game.conjure",
        "SearchConfig(tells=True)",
        "TeaPot",
        "no_such_name",
    ],
)
def test_a_name_that_does_not_exist_is_found(name: str) -> None:
    assert names_in(f"Look at `{name}`.") == [name]
    assert not exists(name)


def test_every_endpoint_is_documented() -> None:
    told = "".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("bots.md", "notices.md", "hosting.md"))
    named = {found[2] for found in ENDPOINT.finditer(told)}
    api = {path for path in endpoints() if path.startswith("/api/") and not path.startswith("/api/openapi")}
    assert api - named == set()


def names_in(text: str) -> list[str]:
    """All code in backticks, code blocks left out."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"`([^`\n]+)`", prose)


def exists(name: str) -> bool:
    """Whether something written as code exists; true for what does not look like a name."""
    plain = name.strip().removeprefix(".venv/bin/")
    if plain.split()[0] in ("undertow", "make"):
        return has_command(plain)
    if endpoint := ENDPOINT.match(plain):
        return "…" in plain or endpoint[2] in endpoints()
    if PATH.fullmatch(plain) and not plain.startswith(("/", ".")):
        return plain in ELSEWHERE or has_file(plain)
    if call := CALL.fullmatch(plain):
        return exists(call[1]) and all(has_argument(call[1], word) for word in re.findall(r"(\w+)=", call[2]))
    if DOTTED.fullmatch(plain) and not plain.isupper():
        return plain in ELSEWHERE or has_attribute(plain) or all(has_word(part) for part in plain.split("."))
    if CODE_WORD.fullmatch(plain):
        return plain in ELSEWHERE or has_word(plain)
    return True


def has_command(text: str) -> bool:
    """Whether a command and its options exist."""
    program, *words = text.split()
    if not words or not re.fullmatch(r"[a-z][a-z-]*", words[0]):
        return True
    if program == "make":
        return bool(re.search(rf"^{words[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    if words[0] not in {command.name for command in COMMANDS}:
        return any(text in source for source in sources())
    return all(word.split("=")[0] in options(words[0]) for word in words[1:] if word.startswith("--"))


@cache
def options(command: str) -> set[str]:
    """The options of a command."""
    return {option for parameter in load(command).params for option in parameter.opts} | {"--help"}


@cache
def endpoints() -> set[str]:
    """The paths of the server."""
    app = create_app(Settings(database="sqlite://"))
    return {str(getattr(route, "path", "")) for route in app.routes} | set(app.openapi()["paths"])


def has_file(path: str) -> bool:
    """Whether a file or folder exists; `<id>` and words in capitals stand for any name."""
    pattern = re.sub(r"<\w+>|GAME|CODE", "*", path).rstrip("/")
    return any(any(ROOT.glob(f"{folder}/{pattern}".strip("/"))) for folder in FOLDERS)


def has_attribute(name: str) -> bool:
    """Whether a dotted name can be imported, or is an attribute of something in `undertow`."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:count]))
        except ImportError:
            continue
        for part in parts[count:]:
            found = getattr(found, part, None)
        return found is not None
    return False


def has_argument(function: str, argument: str) -> bool:
    """Whether a file that defines a function or class mentions an argument; true for foreign ones."""
    name = function.split(".")[-1]
    defining = [source for source in sources() if re.search(rf"^\s*(class|def) {name}\b", source, re.MULTILINE)]
    return not defining or any(re.search(rf"\b{argument}\b", source) for source in defining)


def has_word(word: str) -> bool:
    """Whether a word stands in the sources."""
    return word in words()


@cache
def words() -> frozenset[str]:
    """All words of the sources."""
    return frozenset(word for source in sources() for word in re.findall(r"\w+", source))


@cache
def sources() -> tuple[str, ...]:
    """The text of all sources but this file."""
    files = [file for source in SOURCES for file in (ROOT / source, *(ROOT / source).rglob("*"))]
    return tuple(
        file.read_text(encoding="utf-8")
        for file in files
        if file.is_file()
        and file.suffix in SUFFIXES
        and file != Path(__file__)
        and not {"node_modules", "static"} & {*file.parts}
    )
