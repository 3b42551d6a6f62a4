"""The rules of a game as text, rule by rule, in the reader's language."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from undertow.engine.language import LANGUAGES, WordError

_RULE = re.compile(r"- \*\*([A-Z]{1,2}\d{1,2})\*\* (.+)")


@dataclass(frozen=True)
class Paragraph:
    """A heading (with its level), a rule (with its number) or plain text (with neither)."""

    text: str
    rule: str = ""
    level: int = 0

    @property
    def plain(self) -> str:
        """The text without its marks of emphasis and code."""
        return self.text.replace("**", "").replace("`", "")


@cache
def rules_of(folder: Path, code: str) -> tuple[Paragraph, ...]:
    """All paragraphs of the game's rules in a language."""
    if code not in LANGUAGES:
        raise WordError(f"there is no language {code!r}; there are {', '.join(LANGUAGES)}")
    file = folder / ("RULES.md" if code == "en" else f"RULES.{code}.md")
    blocks = re.split(r"\n\s*\n|\n(?=- \*\*)", file.read_text(encoding="utf-8").strip())
    return tuple(_paragraph(" ".join(block.split())) for block in blocks)


def _paragraph(block: str) -> Paragraph:
    """What one block of the file is."""
    if rule := _RULE.fullmatch(block):
        return Paragraph(rule.group(2), rule=rule.group(1))
    level = len(block) - len(block.lstrip("#"))
    return Paragraph(block[level:].strip(), level=level)


def rule(folder: Path, code: str, number: str) -> Paragraph:
    """One rule; raises KeyError if the game has no such number."""
    for paragraph in rules_of(folder, code):
        if paragraph.rule == number.upper():
            return paragraph
    numbers = ", ".join(paragraph.rule for paragraph in rules_of(folder, code) if paragraph.rule)
    raise KeyError(f"there is no rule {number!r}; there are {numbers}")
