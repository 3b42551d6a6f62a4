"""The words and rules of every game, in all four languages: nothing missing, nothing unused, all in step."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import undertow
from tools.facts import declaration
from tools.words import uses
from undertow.engine.language import LANGUAGES, SHELL_WORDS, WordError, language, sources_in
from undertow.engine.rulestext import Mark, kind_of, rules_of

PACKAGE = Path(undertow.__file__).parent
FOLDERS = {"shell": SHELL_WORDS} | {game: undertow.game(game).folder / "words" for game in undertow.game_ids()}
GAMES = undertow.game_ids()


def messages(folder: Path, code: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((folder / f"{code}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content or "" for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{code}: {junk[0][:80]}"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    listed = {entry.id.name: entry for entry in found}
    assert len(listed) == len(found), f"{code}: a message stands twice"
    return listed


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_every_language_has_the_same_messages_with_the_same_arguments(folder: Path, code: str) -> None:
    english, other = messages(folder, "en"), messages(folder, code)
    public = {message for message in english if not message.startswith("word-")}
    assert {message for message in other if not message.startswith("word-")} == public
    for message in public:
        used, expected = uses(other[message], other).arguments, uses(english[message], english).arguments
        assert used <= expected, f"{message} in {code} uses {used - expected}"
        assert not expected - used, f"{message} in {code} leaves out {expected - used}"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_a_message_parsed_alone_is_that_of_the_whole_file(folder: Path, code: str) -> None:
    whole, sources = messages(folder, code), sources_in(folder / f"{code}.ftl")
    assert list(sources) == list(whole)
    for name, source in sources.items():
        (alone,) = FluentParser().parse(source).body
        assert alone.equals(whole[name], ignored_fields=["comment", "span"]), name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_every_building_block_is_used(folder: Path, code: str) -> None:
    listed = messages(folder, code)
    used = set().union(*(uses(message, listed).references for message in listed.values()))
    assert {message for message in listed if message.startswith("word-")} == used


def texts_in(files: list[Path]) -> set[str]:
    """All constant texts of some sources, the constant parts of put-together ones included."""
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


# How the ids of messages begin that Python sources name; tests/page looks after those of the page.
BEGINNINGS = "action bad-option board box chance ended file hint log notice now plan position preview refused score table"
MESSAGE = re.compile(rf"(?:{BEGINNINGS.replace(' ', '|')})-[a-z0-9-]*[a-z0-9]")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_message_that_the_code_names_exists(name: str, code: str) -> None:
    known = set(messages(SHELL_WORDS, code)) | set(messages(FOLDERS[name], code))
    if name == "shell":
        files = [file for file in PACKAGE.rglob("*.py") if file.relative_to(PACKAGE).parts[0] != "games"]
        named = texts_in([*files, *(PACKAGE / "games").glob("*.py")])
    else:
        named = texts_in(list((PACKAGE / "games" / name).rglob("*.py"))) | declaration(name).messages()
    missing = {text for text in named if MESSAGE.fullmatch(text)} - known
    # `action-take` stands for `action-take-ship` and its like
    lacking = [text for text in missing if not any(one.startswith(f"{text}-") for one in known)]
    assert not lacking, f"{code} lacks {sorted(lacking)}"


@pytest.mark.parametrize("name", FOLDERS)
def test_no_message_is_unused(name: str) -> None:
    """A message is used if it is declared, or if a source has its id, its beginning or its ending (`f"{message}-own"`)."""
    folder = PACKAGE if name == "shell" else PACKAGE / "games" / name
    sources = [
        *folder.rglob("*.py"),
        *PACKAGE.glob("*.py"),
        *(PACKAGE / "commands").glob("*.py"),
        *(PACKAGE / "engine").glob("*.py"),
    ]
    texts = texts_in(sources) | (set() if name == "shell" else declaration(name).messages())
    beginnings = tuple(text for text in texts if text.endswith("-") and len(text) > 3)
    endings = [text for text in texts if text.startswith("-") and len(text) > 3]
    # tests/page looks after these
    page_only = (
        "option-",
        "page-",
        "lesson-",
        "task-",
        "first-",
        "finale-",
        "moment-",
        "way-",
        "component-",
        "bot-level-",
        "character-",
        "phase-",
        "theme-",
        "set-up-",
    )
    for message in messages(FOLDERS[name], "en"):
        if not message.startswith(("word-", *page_only)):
            ids = {message, *(message.removesuffix(ending) for ending in endings)}
            assert ids & texts or message.startswith(beginnings), f"{message} is used nowhere"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_have_names(game: str, code: str) -> None:
    words = language(code, undertow.game(game).folder)
    assert words.word("game-sentence")
    for option in undertow.game(game).options:
        slug = option.id.replace("_", "-")
        assert words.has(f"option-{slug}")
        for value in option.values:
            name = f"option-{slug}-{'seat' if value.isdigit() else value.replace(' ', '-')}"
            assert words.has(name), name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_numbers_in_every_language(game: str, code: str) -> None:
    folder = undertow.game(game).folder
    shape = [(paragraph.rule, paragraph.level) for paragraph in rules_of(folder, code)]
    assert shape == [(paragraph.rule, paragraph.level) for paragraph in rules_of(folder, "en")]
    numbers = [rule for rule, _ in shape if rule]
    assert len(numbers) == len(set(numbers)) > 10
    assert all(paragraph.text for paragraph in rules_of(folder, code))


def marks(game: str, code: str) -> dict[str, list[str]]:
    """The kinds of the marks of each rule, at its end or inside its text."""
    return {
        one.rule: [
            kind_of(mark, code)
            for mark in (*(Mark(word) for word in re.findall(r"\*\*\[([^]:]+)[^]]*\]\*\*", one.text)), *one.marks)
        ]
        for one in rules_of(undertow.game(game).folder, code)
        if one.rule
    }


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_rules_have_the_same_marks_in_every_language(game: str, code: str) -> None:
    found = {rule: sorted(kinds) for rule, kinds in marks(game, code).items()}
    assert found == {rule: sorted(kinds) for rule, kinds in marks(game, "en").items()}
    assert any(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    tests = "\n".join(
        file.read_text(encoding="utf-8") for file in (Path(__file__).parent / "games" / game).glob("test_*.py")
    )
    named = set(re.findall(r"def test_([a-z]{1,2}\d{1,2})_", tests))
    rules = {paragraph.rule.lower() for paragraph in rules_of(undertow.game(game).folder, "en") if paragraph.rule}
    assert rules <= named, f"no test for {sorted(rules - named)}"


@pytest.mark.parametrize("game", GAMES)
def test_reasons_messagerules_that_exist(game: str) -> None:
    numbers = {paragraph.rule for paragraph in rules_of(undertow.game(game).folder, "en")}
    sources = texts_in(sorted((PACKAGE / "games" / game).rglob("*.py")))
    cited = {text for text in sources if re.fullmatch(r"[A-Z]{1,2}\d{1,2}", text)}
    assert cited
    assert cited <= numbers, f"no rule {sorted(cited - numbers)}"


def test_what_a_language_lacks_is_an_error_that_names_it() -> None:
    with pytest.raises(WordError, match="no language 'de'"):
        language("de")
    with pytest.raises(WordError, match="no message 'nonsense'"):
        language("en").word("nonsense")
    with pytest.raises(WordError, match="player-name in en"):
        language("en").word("player-name")
