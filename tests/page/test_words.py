"""Every word of the page is in every language, and every word that is there is used."""

import re
from pathlib import Path

import pytest

from tests.test_words import messages
from undertow.engine.language import LANGUAGES, SHELL_WORDS

ROOT = Path(__file__).parent.parent.parent
SOURCES = [
    *(ROOT / "web").glob("*.ts"),
    *(file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte")),
]
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
LITERAL = re.compile(r"""["'`]((?:page|lesson|task|first|finale|moment|phase|way)-[a-z0-9-]+)["'`]""")
NAMES = ("Undertow", "game-icons.net", "CC BY 3.0")
BEGINNING = re.compile(r"`((?:page|phase|finale|component|bot-level)-[a-z0-9-]*)\$\{")
DRAWN = [folder.name for folder in (ROOT / "web" / "src" / "games").iterdir() if folder.is_dir()]
SHOWN = [game for game in DRAWN if game != "plain"]  # which draws games of other packages and has no words of its own
PAGE_ONLY = ("page-", "lesson-", "task-", "first-", "finale-", "moment-", "phase-", "way-")
FOLDERS = [SHELL_WORDS, *(ROOT / "undertow" / "games" / game / "words" for game in SHOWN)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_missing(code: str) -> None:
    known = set().union(*(messages(folder, code) for folder in FOLDERS))
    assert set(LITERAL.findall(TEXT)) - known == set()
    assert [begin for begin in BEGINNING.findall(TEXT) if not any(one.startswith(begin) for one in known)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_the_page_is_unused(code: str) -> None:
    used, beginnings = set(LITERAL.findall(TEXT)), tuple(BEGINNING.findall(TEXT))
    for folder in FOLDERS:
        own = [one for one in messages(folder, code) if one.startswith(PAGE_ONLY)]
        assert [one for one in own if one not in used and not one.startswith(beginnings)] == []


def test_the_page_has_no_text_of_its_own() -> None:
    """Letters between tags are either an expression or a name."""
    for file in SOURCES:
        if file.suffix != ".svelte":
            continue
        markup = re.sub(r"<(script|style)[^>]*>.*?</\1>|<!--.*?-->|<title>[^<]*</title>", "", file.read_text(), flags=re.S)
        bare = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", markup)
        words = [word.strip() for word in re.findall(r">([^<>]*[^\W\d_]{2,}[^<>]*)<", bare)]
        assert [word for word in words if word not in NAMES] == [], file.name
