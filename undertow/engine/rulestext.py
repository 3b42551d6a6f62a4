"""The rules of a game as text, rule by rule, in the reader's language."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path

from undertow.engine.game import UnknownName
from undertow.engine.language import LANGUAGES, UnknownLanguage, language

MARKS = {
    "ruling": {"en": "ruling", "bg": "решение", "pl": "ustalenie", "ru": "решение"},
    "reading": {"en": "reading", "bg": "тълкуване", "pl": "interpretacja", "ru": "толкование"},
    "deviation": {"en": "deviation", "bg": "отклонение", "pl": "odstępstwo", "ru": "отступление"},
    "reconstructed": {"en": "reconstructed", "bg": "реконструкция", "pl": "rekonstrukcja", "ru": "реконструкция"},
    "edition": {"en": "edition", "bg": "издание", "pl": "wydanie", "ru": "издание"},
}
_RULE = re.compile(r"- \*\*([A-Z]{1,2}\d{1,2})\*\* (.+)")
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
_MARK = re.compile(r"(.*?)\s*(?:\*\*)?\[([^\][:]+)(?::\s*([^\]]*))?\](?:\*\*)?\.?")
_QUOTED = re.compile(r"([\"“„«])(.+?)([\"”“»])(?:\s*;\s*(.*))?")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Mark:
    """A mark where a rule departs from the rulebook; its word is in the rules' language."""

    word: str
    quote: str = ""
    note: str = ""
    quotes: str = "“”"  # the quotation marks of the rules' language

    def __str__(self) -> str:
        """The mark on one line."""
        quote = f"{self.quotes[0]}{self.quote}{self.quotes[1]}" if self.quote else ""
        body = "; ".join(part for part in (quote, self.note) if part)
        return f"[{self.word}: {body}]" if body else f"[{self.word}]"


@dataclass(frozen=True)
class Paragraph:
    """A heading (with its level), a rule (with its number and marks), a picture, a table, or plain text."""

    text: str
    rule: str = ""
    level: int = 0
    marks: tuple[Mark, ...] = ()
    picture: str = ""  # the file; the text describes it
    rows: tuple[tuple[str, ...], ...] = ()  # cells of a table, its head first
    item: bool = False  # items of a list without rule numbers

    @property
    def plain(self) -> str:
        """The text without Markdown for emphasis, code and links."""
        return _LINK.sub(r"\1", self.text).replace("**", "").replace("`", "")

    @property
    def spoken(self) -> str:
        """The plain text with its closing marks."""
        return " ".join([self.plain, *map(str, self.marks)])


def rules_text(folder: Path, code: str) -> tuple[str, str]:
    """The language and the Markdown of the rules; a short notice if a game has none."""
    if code not in LANGUAGES:
        raise UnknownLanguage(code)
    for found, name in ((code, f"RULES.{code}.md"), ("en", "RULES.md")):
        if (folder / name).is_file():
            return found, (folder / name).read_text(encoding="utf-8")
    return code, language(code).word("rules-missing")


@cache
def rules_of(folder: Path, code: str) -> tuple[Paragraph, ...]:
    """All paragraphs of the game's rules in a language."""
    return paragraphs(rules_text(folder, code)[1])


def paragraphs(text: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a rules text."""
    return tuple(_paragraph(block.strip()) for block in re.split(r"\n\s*\n|\n(?=- )", text.strip()))


def _paragraph(block: str) -> Paragraph:
    """A block of the file as a paragraph."""
    if block.startswith("|"):
        return _table(block.splitlines())
    line = " ".join(block.split())
    if rule := _RULE.fullmatch(line):
        text, marks = _split_marks(rule.group(2))
        return Paragraph(text, rule=rule.group(1), marks=marks)
    if picture := _PICTURE.fullmatch(line):
        return Paragraph(picture.group(1), picture=picture.group(2))
    if line.startswith("- "):
        return Paragraph(line[2:], item=True)
    level = len(line) - len(line.lstrip("#"))
    return Paragraph(line[level:].strip(), level=level)


def _table(lines: list[str]) -> Paragraph:
    """A table without the line below its head; its text joins all cells."""
    rows = tuple(tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines)
    rows = rows[:1] + rows[2:]
    return Paragraph(" ".join(cell for row in rows for cell in row), rows=rows)


def _split_marks(text: str) -> tuple[str, tuple[Mark, ...]]:
    """The text before its closing marks, and the marks."""
    marks: list[Mark] = []
    while found := _MARK.fullmatch(text):
        text = found.group(1)
        marks.insert(0, _mark(found.group(2), found.group(3) or ""))
    return text, tuple(marks)


def _mark(word: str, body: str) -> Mark:
    """A mark from its word and the text after the colon."""
    if quoted := _QUOTED.fullmatch(body):
        opening, quote, closing, note = quoted.groups(default="")
        return Mark(word, quote, note, "“”" if opening == '"' else opening + closing)
    return Mark(word, note=body)


def kind_of(mark: Mark, code: str) -> str:
    """The English word of a mark; raises KeyError if the language has no such mark."""
    for kind, words in MARKS.items():
        if words[code] == mark.word:
            return kind
    raise KeyError(f"no mark is called {mark.word!r} in {code}")


def rule_with_pictures(folder: Path, code: str, number: str) -> tuple[Paragraph, ...]:
    """One rule and the pictures that follow it; raises KeyError if the game has no such number."""
    found = rule(folder, code, number)
    every = rules_of(folder, code)
    return (found, *takewhile(lambda each: each.picture, every[every.index(found) + 1 :]))


def rule(folder: Path, code: str, number: str) -> Paragraph:
    """One rule; raises KeyError if the game has no such number."""
    for paragraph in rules_of(folder, code):
        if paragraph.rule == number.upper():
            return paragraph
    numbers = ", ".join(paragraph.rule for paragraph in rules_of(folder, code) if paragraph.rule)
    raise UnknownName("no-such-rule", name=number, names=numbers)
