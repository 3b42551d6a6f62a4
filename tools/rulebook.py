"""Write `docs/rules/<game>.md`, rule by rule: the rulebook's sentences, our tests and our marks.

`python -m tools.rulebook` writes the tables of all games with a file `docs/rules/<game>.toml`; `--check` only compares.
"""

import re
import sys
import tomllib
from functools import cache
from pathlib import Path

import undertow
from undertow.engine.language import LANGUAGES
from undertow.engine.rulestext import MARKS, Mark, Paragraph, kind_of, rules_of, rules_text

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "rules"
QUOTING = ("reading", "deviation")  # marks that quote the words they are about
OURS = ("ruling", "reconstructed")  # marks of rules that no rulebook prints


def games() -> list[str]:
    """The games with a file of their rulebooks' sentences."""
    return [game for game in undertow.game_ids() if (FOLDER / f"{game}.toml").is_file()]


@cache
def sentences(game: str) -> tuple[tuple[str, tuple[str, ...], str], ...]:
    """The language, the rule numbers and the shortened text of each sentence of the game's rulebooks."""
    books = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))["book"]
    return tuple((book["language"], tuple(rules.split()), text) for book in books for rules, text in book["sentences"])


@cache
def tests(game: str) -> dict[str, list[str]]:
    """The names of the tests of each rule."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            for number in re.findall(
                r"[a-z]{1,2}\d{1,2}", (re.match(r"test_((?:[a-z]{1,2}\d{1,2}_)+)", name) or [""] * 2)[1]
            ):
                found.setdefault(number.upper(), []).append(name)
    return found


def rules(game: str, code: str = "en") -> list[Paragraph]:
    """The numbered paragraphs of the rules."""
    return [paragraph for paragraph in rules_of(undertow.game(game).folder, code) if paragraph.rule]


def problems(game: str) -> list[str]:
    """The gaps: statements without a number, rules without a test or source, marks without a quotation."""
    numbers = {paragraph.rule for paragraph in rules(game)}
    found = [f"no rule for {text!r}" for _, cited, text in sentences(game) if not cited or set(cited) - numbers]
    sourced = {number for _, cited, _ in sentences(game) for number in cited}
    for paragraph in rules(game):
        kinds = [kind_of(mark, "en") for mark in paragraph.marks]
        if paragraph.rule not in tests(game):
            found.append(f"no test for {paragraph.rule}")
        if paragraph.rule not in sourced and not set(kinds) & set(OURS):
            found.append(f"neither a sentence nor a mark for {paragraph.rule}")
    found += [f"{code} no number for {item!r}" for code in LANGUAGES for item in _without_number(game, code)]
    return found + [f"{code} {problem}" for code in LANGUAGES for problem in _of_marks(game, code)]


def _without_number(game: str, code: str) -> list[str]:
    """The list items without a number in sections that hold rules."""
    sections = re.split(r"^#+ .*$", rules_text(undertow.game(game).folder, code)[1], flags=re.MULTILINE)
    items = [re.findall(r"^- .*$", section, re.MULTILINE) for section in sections]
    is_rule = re.compile(r"- \*\*[A-Z]{1,2}\d{1,2}\*\* ").match
    return [item for listed in items if any(map(is_rule, listed)) for item in listed if not is_rule(item)]


def _of_marks(game: str, code: str) -> list[str]:
    """What is wrong with the marks of one language."""
    found = []
    for paragraph, english in zip(rules(game, code), rules(game), strict=True):
        if re.search(r"\*\*\[", paragraph.text):
            found.append(f"{paragraph.rule}: a mark inside the text")
        if _signs(paragraph, code) != _signs(english, "en"):
            found.append(f"{paragraph.rule}: other marks or quotations than in English")
        found += [
            f"{paragraph.rule}: no such quotation: {mark}" for mark in paragraph.marks if not _is_quoted(game, mark, code)
        ]
    return found


def _signs(paragraph: Paragraph, code: str) -> list[tuple[str, str]]:
    """The kinds and quotations of a rule's marks."""
    return [(kind_of(mark, code), mark.quote) for mark in paragraph.marks]


def _is_quoted(game: str, mark: Mark, code: str) -> bool:
    """Whether the mark quotes a sentence of the rulebook, if it has to."""
    if kind_of(mark, code) not in QUOTING and not mark.quote:
        return True
    return mark.quote != "" and any(mark.quote.casefold() in text.casefold() for _, _, text in sentences(game))


def page(game: str) -> str:
    """The text of the game's table."""
    name = undertow.game(game).name
    lines = [
        f"# {name}, rule by rule",
        "",
        f"Written by `tools/rulebook.py` from `docs/rules/{game}.toml`, the [rules](../../undertow/games/{game}/RULES.md) "
        "and the names of the tests; `tests/test_rulebook.py` checks it. Sentences of the rulebook are shortened.",
        "",
        _score(game),
        "",
        "| rulebook | rule | tests | marks |",
        "|---|---|---|---|",
        *(_row(game, paragraph) for paragraph in rules(game)),
    ]
    return "\n".join(lines) + "\n"


def _score(game: str) -> str:
    """The numbers of sentences, rules, tests and marks."""
    marks = [kind_of(mark, "en") for paragraph in rules(game) for mark in paragraph.marks]
    counts = ", ".join(f"{kind} {marks.count(kind)}" for kind in MARKS if kind in marks)
    many = sum(len(names) for rule, names in tests(game).items() if rule in {each.rule for each in rules(game)})
    return f"{len(sentences(game))} sentences, {len(rules(game))} rules, {many} tests. Marks: {counts}."


def _row(game: str, paragraph: Paragraph) -> str:
    """One rule's row."""
    quoted = [f"({language}) {text}" for language, cited, text in sentences(game) if paragraph.rule in cited]
    named = [f"`{name}`" for name in tests(game).get(paragraph.rule, [])]
    marks = [str(mark)[1:-1] for mark in paragraph.marks]
    cells = ["<br>".join(cell).replace("|", "\\|") for cell in (quoted, [paragraph.rule], named, marks)]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Write all tables, or with `--check` name those that are out of date."""
    stale = [game for game in games() if not _is_current(game)]
    if "--check" in sys.argv:
        sys.exit(f"out of date, run python -m tools.rulebook: {', '.join(stale)}" if stale else 0)
    for game in stale:
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")


def _is_current(game: str) -> bool:
    """Whether the game's table is up to date."""
    file = FOLDER / f"{game}.md"
    return file.is_file() and file.read_text(encoding="utf-8") == page(game)


if __name__ == "__main__":
    main()
