"""`undertow review`: review matches, with luck and skill told apart."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from undertow.bots.arena.executor import Executor, in_order
from undertow.commands.arena import JobsOption, RayAddressOption, RayOption, clear_executor_errors, executor_for
from undertow.commands.console import (
    ComponentsOption,
    JsonOption,
    LanguageOption,
    clear_errors,
    data_folder,
    err,
    out,
    own_language,
    read_match,
)
from undertow.engine.game import Message, OptionError
from undertow.engine.language import language
from undertow.engine.match import Match
from undertow.review import Review
from undertow.review import review as reviewed
from undertow.review.effort import effort_named
from undertow.review.graph import path
from undertow.review.html import html
from undertow.review.plain import as_data
from undertow.review.texts import Teller
from undertow.review.verdicts import ERRORS

_STYLES = ("bright_blue", "yellow", "green", "magenta", "cyan")
_WIDTH, _HEIGHT = 76, 12
_EXTENSION = ".match"


@dataclass(frozen=True, eq=False)
class ReviewJob:
    """A match to be reviewed by one process."""

    file: Path
    match: Match
    effort: str
    cache: Path | None

    @property
    def name(self) -> str:
        """The file."""
        return str(self.file)

    def do(self) -> Review:
        """The review."""
        return reviewed(self.match, self.effort, cache=self.cache)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE|FOLDER", help="A match file, - for standard input, or a folder.")],
    effort: Annotated[str, typer.Option(help="quick, normal or deep.")] = "normal",
    page: Annotated[Path | None, typer.Option("--html", help="Write one self-contained page.", show_default=False)] = None,
    jobs: JobsOption = 1,
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
    cached: Annotated[bool, typer.Option("--cache/--no-cache", help="Keep what was measured and continue with it.")] = True,
    lang: LanguageOption = "",
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Review a match: luck and skill told apart, mistakes, key moments. A folder gives a table over all its matches."""
    with clear_errors(lang), clear_executor_errors():
        effort_named(effort)
        executor = executor_for(jobs, ray, ray_address, ())
        kept = data_folder() / "reviews" if cached else None
        code = lang or own_language()
        if not file.is_dir():
            match = read_match(file, components).match
            _one(_with_progress(match, effort, executor, kept), code, page, as_json)
            return
        if page is not None:
            raise OptionError(Message("usage-one-match"))
        files = sorted(each for each in file.iterdir() if each.suffix == _EXTENSION)
        if not files:
            raise OptionError(Message("usage-no-matches", {"file": str(file), "ending": _EXTENSION}))
        reviews = (ReviewJob(each, read_match(each, components).match, effort, kept) for each in files)
        _many(files, list(_all(reviews, executor, len(files))), code, as_json)


def _with_progress(match: Match, effort: str, executor: Executor, kept: Path | None) -> Review:
    """The review of one match, with a progress bar."""
    with _bar() as bar:
        task = bar.add_task("Reviewing", total=len(match.log))
        return reviewed(
            match, effort, executor=executor, progress=lambda done, _: bar.update(task, completed=done), cache=kept
        )


def _all(jobs: Iterable[ReviewJob], executor: Executor, count: int) -> Iterable[Review]:
    """The reviews of many matches, with a progress bar."""
    with _bar() as bar:
        task = bar.add_task("Reviewing", total=count)
        for found in in_order(executor, jobs):
            bar.advance(task)
            yield found


def _bar() -> Progress:
    """A progress bar with the remaining time."""
    return Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err)


def _one(found: Review, code: str, page: Path | None, as_json: bool) -> None:
    """Print or write the review of one match."""
    words = language(code, found.match.game.folder)
    if page is not None:
        page.write_text(html(found, words), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(as_data(found, words), ensure_ascii=False))
    elif page is None:
        _print(found, Teller(found, words))


def _many(files: list[Path], reviews: list[Review], code: str, as_json: bool) -> None:
    """Print the reviews of many matches, or a line for each."""
    if as_json:
        facts = [
            {"file": str(file), **as_data(found, language(code, found.match.game.folder))}
            for file, found in zip(files, reviews, strict=True)
        ]
        typer.echo(json.dumps(facts, ensure_ascii=False))
        return
    say = language(code).word
    table = Table("", *(say(f"review-{name}") for name in ("player", "luck", "own", "others", "result", "accuracy")))
    for file, found in zip(files, reviews, strict=True):
        names = Teller(found, language(code, found.match.game.folder)).names
        for seat, report in enumerate(found.seats):
            part = report.part
            cells = (f"{part.luck:+.1%}", f"{part.own:+.1%}", f"{part.others:+.1%}", f"{part.result:.0%}")
            table.add_row("" if seat else file.name, names[seat], *cells, f"{report.accuracy:.1f}")
    out.print(table, highlight=False)


def _print(found: Review, teller: Teller) -> None:
    """Print graph, table, paragraphs and key moments."""
    say = teller.words.word
    out.print(_graph(found), highlight=False)
    table = Table(say("review-player"), *(say(f"review-{name}") for name in ("even", "luck", "own", "others", "result")))
    for name in ("adjusted", "accuracy", "error-rate"):
        table.add_column(say(f"review-{name}"))
    for seat, report in enumerate(found.seats):
        part = report.part
        table.add_row(
            Text(f"● {teller.names[seat]}", style=_STYLES[seat % len(_STYLES)]),
            f"{part.even:.1%}",
            *(f"{share:+.1%}" for share in (part.luck, part.own, part.others)),
            f"{part.result:.0%}",
            f"{part.adjusted:.1%} ± {1.96 * part.error:.1%}",
            f"{report.accuracy:.1f}",
            f"{report.error_rate:.2%}",
        )
    out.print(table, highlight=False)
    for seat in range(found.match.seats):
        out.print(teller.paragraph(seat), markup=False, highlight=False)
    _print_moments(found, teller, say)


def _print_moments(found: Review, teller: Teller, say: Callable[..., str]) -> None:
    """Print the key moments, and how often each verdict was given."""
    out.print(f"\n{say('review-key-moments')}", style="bold")
    for moment in found.moments:
        out.print(f"{moment.at + 1:5}  {teller.moment(moment)}", markup=False, highlight=False)
        for line in teller.plan(moment.at):
            out.print(f"       {line}", style="dim", markup=False, highlight=False)
    counts = Table(
        "", *(say(f"review-verdict-{verdict}") for verdict in ("best", "only-move", "brilliant", "good", *ERRORS))
    )
    for seat, report in enumerate(found.seats):
        given = {str(verdict): count for verdict, count in report.verdicts.items()}
        cells = (str(given.get(each, 0)) for each in ("best", "only-move", "brilliant", "good", *ERRORS))
        counts.add_row(teller.names[seat], *cells)
    out.print(counts, highlight=False)


def _graph(found: Review) -> Text:
    """The win shares over the match: a column for some actions, a dot for each seat, `!` for turns that cost something."""
    shares = path(found)
    columns = min(_WIDTH, len(shares))
    grid: list[list[tuple[str, str]]] = [[(" ", "")] * columns for _ in range(_HEIGHT + 1)]
    marks = [(" ", "")] * columns
    for column in range(columns):
        part = shares[column * len(shares) // columns : (column + 1) * len(shares) // columns]
        for seat in range(found.match.seats):
            row = round((1 - fmean(each[seat] for each in part)) * _HEIGHT)
            grid[row][column] = ("●", _STYLES[seat % len(_STYLES)])
    for turn in found.turns:
        if turn.worst is not None and turn.verdict in ERRORS:
            marks[(turn.worst + 1) * columns // len(shares)] = ("!", _STYLES[turn.seat % len(_STYLES)])
    drawn = Text()
    for row, cells in enumerate(grid):
        drawn.append(f"{1 - row / _HEIGHT:5.0%} ┤" if row % 3 == 0 else "      │", style="dim")
        for sign, style in cells:
            drawn.append(sign, style=style)
        drawn.append("\n")
    drawn.append("       ")
    for sign, style in marks:
        drawn.append(sign, style=style)
    return drawn
