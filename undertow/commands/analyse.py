"""`undertow analyse`: search a position for the best lines and tell why."""

import json
import math
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.table import Table

from undertow.bots.analysis import LONGER, Analysis
from undertow.bots.engine import facts_of
from undertow.bots.hints import ABOUT_EQUAL
from undertow.bots.levels import iterations_of, level
from undertow.bots.plans import Plan, plan_of
from undertow.commands.console import (
    ComponentsOption,
    FileOrNoneArgument,
    JsonOption,
    LanguageOption,
    PositionOption,
    SeedOption,
    clear_errors,
    out,
    own_language,
    read_match_or_position,
)
from undertow.engine.game import Message, OptionError
from undertow.engine.language import Language, language
from undertow.engine.match import Match, replayed


def analyse(
    file: FileOrNoneArgument = None,
    position: PositionOption = "",
    move: Annotated[int | None, typer.Option("--move", min=0, help="Look at the match after this many actions.")] = None,
    seat: Annotated[int | None, typer.Option(help="The seat to advise; by default the one to act.")] = None,
    lines: Annotated[int, typer.Option(min=1, max=50, help="How many lines to show.")] = 5,
    at: Annotated[str, typer.Option("--level", help="The level whose search is used.")] = "expert",
    iterations: Annotated[int, typer.Option(min=0, help="Iterations of the search; 0: eight times those of a move.")] = 0,
    seconds: Annotated[float, typer.Option(min=0, help="A time limit; the result then depends on the machine.")] = math.inf,
    seed: SeedOption = 1,
    lang: LanguageOption = "",
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Search a match or a position for the best lines of a seat, by what that seat knows, and tell why."""
    with clear_errors(lang):
        whole = read_match_or_position(file, position, components).match
        if move is not None and move > len(whole.log):
            raise OptionError(Message("usage-fewer-actions", {"file": str(file), "count": len(whole.log)}))
        match = replayed(whole, move)
        who = _advised(match, seat)
        found = Analysis(match.game, match.state, who, at, seed)
        usual = LONGER * iterations_of(level(at), match.game.id, match.seats)
        found.run(iterations or usual, seconds)
        plans = [plan_of(found, action) for action in found.ranked()[:lines]]
        if as_json:
            typer.echo(json.dumps(_facts(found, plans), ensure_ascii=False))
        else:
            _print(match, found, plans, language(lang or own_language(), match.game.folder))


def _advised(match: Match, seat: int | None) -> int:
    """The seat to advise; raises OptionError if it has nothing to choose."""
    choosers = [int(each) for each in match.state.choosers()]
    if not choosers:
        raise OptionError(Message("usage-no-choice"))
    if seat is not None and seat not in choosers:
        raise OptionError(Message("usage-other-chooser", {"number": str(seat), "other": choosers[0]}))
    return choosers[0] if seat is None else seat


def _facts(found: Analysis, plans: list[Plan]) -> dict[str, Any]:
    """The result as plain data."""
    infos = found.infos(len(plans))
    return {
        "position": found.game.position_of(found.state, found.seat),
        "seat": found.seat,
        "iterations": found.iterations,
        "lines": [
            facts_of(info) | {"gains": [asdict(each) for each in plan.gains], "risks": [asdict(each) for each in plan.risks]}
            for info, plan in zip(infos, plans, strict=True)
        ],
    }


def _print(match: Match, found: Analysis, plans: list[Plan], words: Language) -> None:
    """Print the lines, best first, with their reasons."""
    names = match.names or tuple(words.word("player-name", number=number + 1) for number in range(match.seats))
    table = Table("", "visits", "win share", "95 %", "line", title=f"{match.game.name}, {names[found.seat]}")
    infos = found.infos(len(plans))
    for info, plan in zip(infos, plans, strict=True):
        is_equal = info.rank > 1 and infos[0].value - info.value < ABOUT_EQUAL
        low, high = info.interval
        line = ", ".join(step.action if step.seat == found.seat else f"({step.action})" for step in info.line[:8])
        table.add_row(
            f"{'≈' if is_equal else ''}{info.rank}", str(info.visits), f"{info.value:.1%}", f"{low:.1%} to {high:.1%}", line
        )
        for message in (*plan.gains[:3], *plan.risks[:2]):
            table.add_row("", "", "", "", f"  {words.say(message, names.__getitem__)}", style="dim")
    out.print(table, highlight=False)
    out.print(f"{found.iterations:,} iterations; ≈ means about equal to the first", highlight=False)
