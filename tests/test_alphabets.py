"""Alphabets and quotation marks of all texts: no English left in Bulgarian and Russian, each language's own marks."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.console import Console

import undertow
from tests.test_words import FOLDERS, GAMES, messages
from undertow.engine.language import LANGUAGES, language
from undertow.engine.match import Match, replayed
from undertow.engine.rulestext import rules_of, rules_text
from undertow.games import terminal_board

# Names that every alphabet writes alike.
NAMES = """
    Board Game Arena, BrettspielWelt, CC BY, Delapouite, Enter, English, Fantazja, FoxGames, JSON, Lorc, MIT, MiB, Polski,
    QR, Thomas Liesching, UTF, Undertow, game-icons.net
"""
# What people type, what stands in files, and words of a rulebook: written alike in every language.
TYPED = {
    "table-help-log": "log",
    "table-help-preview": "preview",
    "table-help-quit": "quit",
    "table-help-rules": "rules",
    "table-help-save": "save",
    "table-help-undo": "undo",
    "table-help-view": "view",
    "table-help-why": "why",
    "table-not-understood": "help",
    "table-preview-usage": "preview",
    "table-prompt": "why preview undo log rules view save quit help",
    "table-why-usage": "why",
    "bad-option-first": "first",
    "box-dark": "dark true false",
    "box-tile": "sides points",
    "box-tile-fact": "sides points dark",
    "file-header": "key value",
    "file-note": "burn nonce SEAT HEX",
    "page-privacy-cookie": "cookie",
    "position-cloud": "weather",
    "position-building": "cell seat tile turning",
    "position-entry": "key item index",
    "position-facts-only": "facts",
    "position-guard-token": "guardian",
    "position-head": "box seen by",
    "position-moving": "move arrive steal",
    "position-must": "must may",
    "position-whole": "seen by",
    "no-such-bot": "expert FILE strong thief partner",
    "no-such-game": "package NAME",
    "score-engineers": "magic special",
    "score-gap": "bridge",
    "score-gaps": "bridge",
    "score-gems": "pink blue",
    "score-research": "joker",
    "score-sculptors": "residential military special",
    "score-treasures": "gold weapons",
    "score-values": "gold",
    "usage-file-or-position": "position TEXT",
    "usage-no-choice": "move",
    "usage-no-command": "undertow help",
    "usage-one-match": "html",
    "usage-pair": "name value",
    "usage-seats": "seats you bot",
    "usage-url": "http https",
    "X2": "różne różowe",  # a misprint of Atlantica’s rulebook and what it should be
}
ROMAN = re.compile(r"[IVX]+|[ivx]+")
CYRILLIC = ("bg", "ru")
# The marks that open and close a quotation; all other quotation marks are wrong.
MARKS = {"en": "“”", "bg": "„“", "pl": "„”", "ru": "«»"}


class Texts(Visitor):
    """The texts of a message, without what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def said(folder: Path, code: str) -> Iterator[tuple[str, str]]:
    """The ids and texts of all messages in a file."""
    for name, message in messages(folder, code).items():
        texts = Texts()
        texts.visit(message)
        yield name, "\n".join(texts.found)


def printed(game: str, code: str) -> Iterator[tuple[str, str]]:
    """The paragraphs of a game's rules, with their numbers, without quotations from the rulebook."""
    for one in rules_of(undertow.game(game).folder, code):
        yield one.rule or one.text[:20], "\n".join([one.plain, *(mark.note for mark in one.marks)])


def latin(text: str, id: str = "") -> list[str]:
    """The Latin words of a text that are neither names nor numerals nor typed in by people."""
    allowed = set(re.findall(r"[A-Za-z]+", NAMES)) | set(TYPED.get(id, "").split())
    words = re.findall(r"[A-Za-zÀ-ž]{2,}", text)
    return [word for word in words if word not in allowed and not ROMAN.fullmatch(word)]


def mixed(text: str) -> list[str]:
    """The words that mix Latin and Cyrillic letters, which look alike."""
    return [word for word in re.findall(r"[^\W\d_]+", text) if re.search("[A-Za-z]", word) and re.search("[А-я]", word)]


def wrong_marks(text: str, code: str) -> list[str]:
    """Quotation marks that the language does not use, and unpaired ones."""
    foreign = [mark for mark in "\"'„“”«»" if mark in text and mark not in MARKS[code]]
    counts = {text.count(mark) for mark in MARKS[code]}
    return foreign or ([MARKS[code]] if len(counts) > 1 else [])


@pytest.mark.parametrize("code", CYRILLIC)
@pytest.mark.parametrize("name", FOLDERS)
def test_no_english_is_left_in_a_message(name: str, code: str) -> None:
    found = {message: latin(text, message) + mixed(text) for message, text in said(FOLDERS[name], code)}
    assert {message: words for message, words in found.items() if words} == {}


@pytest.mark.parametrize("code", CYRILLIC)
@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_in_the_rules(game: str, code: str) -> None:
    found = {rule: latin(text, rule) + mixed(text) for rule, text in printed(game, code)}
    assert {rule: words for rule, words in found.items() if words} == {}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_messages_have_the_quotation_marks_of_their_language(name: str, code: str) -> None:
    found = {message: wrong_marks(text, code) for message, text in said(FOLDERS[name], code)}
    # `box-tile` is a line of a file in TOML, which has straight marks
    assert {message: marks for message, marks in found.items() if marks and message != "box-tile"} == {}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_quotation_marks_of_their_language(game: str, code: str) -> None:
    lines = rules_text(undertow.game(game).folder, code)[1].splitlines()
    assert {line[:20]: wrong_marks(line, code) for line in lines if wrong_marks(line, code)} == {}


# Quoted in rules, but no label of an option: parts of a box and publishers.
QUOTED = {"Атлантида", "Континент", "Пиатник", "FoxGames"}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_call_options_by_their_labels(game: str, code: str) -> None:
    folder = undertow.game(game).folder
    words = language(code, folder)
    labels = {words.word(name, number=1) for name in messages(folder / "words", code) if name.startswith("option-")}
    opening, closing = tuple(MARKS[code])
    for paragraph in rules_of(folder, code):
        quoted = set(re.findall(f"{opening}([^{opening}{closing}]+){closing}", paragraph.plain))
        assert quoted <= labels | QUOTED, f"{paragraph.rule}: {quoted - labels - QUOTED}"
        assert "`" not in paragraph.text
        assert not re.search(r"\w_\w", paragraph.plain)


@pytest.mark.parametrize("code", CYRILLIC)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_draws_the_board_in_the_language(game: str, code: str) -> None:
    played = Match(undertow.game(game))
    played.finish(lambda state, seat: state.legal()[-1], bytes(32))
    match = replayed(played, len(played.log) // 2)
    console = Console(width=160, record=True, file=io.StringIO())
    words = language(code, match.game.folder)
    console.print(terminal_board(match.game, match.game.view(match.state, 0), words, lambda seat: f"Играч {seat}"))
    assert latin(console.export_text()) == []


def test_what_is_wrong_is_found() -> None:
    assert latin("Жетон pink отива при изхвърлените") == ["pink"]
    assert latin("Напиши bridge", "score-gap") == []
    assert latin("Къща II b, Board Game Arena") == []
    assert mixed("Кaрта и карта") == ["Кaрта"]
    assert wrong_marks("плочка “5”", "bg")
    assert wrong_marks("плочка „5", "bg")
    assert not wrong_marks("плочка „5“", "bg")
    assert wrong_marks("the others' play", "en")
