"""The ladder as a page: method, goals, and every result with its interval."""

from collections.abc import Sequence

from undertow.bots.arena.ladder import REFERENCE, goal_of
from undertow.bots.arena.ladder_record import LadderResult
from undertow.bots.arena.statistics import Interval, Tie
from undertow.engine.tuning import LadderGoal
from undertow.games import game

_METHOD = """\
Every deal is played at all seatings. The stronger bot sits at each seat in turn and the weaker one at all others, with the
same stream of chance. A number is the win share of the stronger bot; a shared win counts as a fraction. The range is its
95 % interval: Wilson's, with an effective number of matches from the spread between deals, and with Student's quantile
for few deals. Even is one divided by the number of seats. **Bold** means that the whole interval is above even. Ratings are
openskill's (Plackett-Luce), with two standard deviations."""


def page(results: Sequence[LadderResult], made: Sequence[str], picture: str) -> str:
    """The whole page; `made` lists command, versions and machine of the last run."""
    lines = ["# The ladder", "", "How strong the bots are. Written by `undertow ladder`; do not edit.", ""]
    lines += [f"- {line}" for line in made]
    lines += ["", _METHOD, "", f"![Each level against the next weaker one]({picture})", "", "## Goals", ""]
    lines += _goals(results)
    for each in results:
        lines += _section(each)
    return "\n".join(lines) + "\n"


def _goals(results: Sequence[LadderResult]) -> list[str]:
    """The table of goals: steps between levels, and the strongest against the reference bot."""
    lines = ["| game | levels clearly above the next weaker one | strongest against greedy | goal |", "|---|---|---|---|"]
    for each in results:
        steps = [tie for tie in each.ties if tie.line_up in each.steps]
        clear = [tie for tie in steps if tie.share.matches and tie.verdict == "better"]
        unclear = ", ".join(f"{tie.entrant} › {tie.line_up[-1]}" for tie in steps if tie not in clear)
        verdict = f"{len(clear)} of {len(steps)}" + (f" (not: {unclear})" if unclear else "")
        top, goal = _test_of_goal(each)
        told = f"{percent(top.share)}" if top else ""
        reached = f"{100 * goal.win_share:.0f} %: {_reached(top, goal)}" if top and goal else ""
        lines.append(f"| {each.setup.game}, {each.setup.seats} seats | {verdict} | {told} | {reached} |")
    return [*lines, ""]


def _test_of_goal(each: LadderResult) -> tuple[Tie | None, LadderGoal | None]:
    """The pairing of the strongest with the reference bot, and its goal or None."""
    strongest = each.steps[-1][0]
    tie = next((tie for tie in each.ties if (tie.entrant, tie.line_up[-1]) == (strongest, REFERENCE)), None)
    return tie, goal_of(each.setup)


def _reached(tie: Tie, goal: LadderGoal) -> str:
    """Whether a goal is reached, and whether the whole interval lies above it."""
    if not tie.share.matches:
        return "not played"
    if tie.share.low >= goal.win_share:
        return "reached, whole interval above"
    return "reached" if tie.share.mean >= goal.win_share else "not reached"


def _section(each: LadderResult) -> list[str]:
    """All pairings and ratings of one game and number of seats."""
    name = game(each.setup.game).name
    weaker = each.names[:-1]
    lines = [
        f"## {name}, {each.setup.seats} seats",
        "",
        f"Even is {100 / each.setup.seats:.0f} %. {each.matches:,} matches, the last on {each.day}. "
        f"Code of rules, bots and weights: {each.code}.",
        "",
    ]
    lines += ["| | " + " | ".join(weaker) + " |", "|---|" + "---|" * len(weaker)]
    for strong in each.names[:0:-1]:
        cells = {tie.line_up[-1]: _cell(tie) for tie in each.ties if tie.entrant == strong}
        lines.append(f"| {strong} | " + " | ".join(cells.get(weak, "") for weak in weaker) + " |")
    lines += ["", "| bot | rating | matches | ms per decision | longest ms |", "|---|---|---|---|---|"]
    for rung in each.rungs:
        times = f"{1000 * rung.seconds:.2f} | {1000 * rung.slowest:.0f}"
        lines.append(f"| {rung.entrant} | {rung.rating:.1f} ± {2 * rung.doubt:.1f} | {rung.matches} | {times} |")
    return [*lines, ""]


def percent(share: Interval) -> str:
    """A win share with its interval and number of matches."""
    if not share.matches:
        return "not played"
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}, {share.matches} matches)"


def _cell(tie: Tie) -> str:
    """One cell: a win share with its interval."""
    if not tie.share.matches:
        return "–"
    text = f"{100 * tie.share.mean:.0f} % ({100 * tie.share.low:.0f}–{100 * tie.share.high:.0f})"
    return f"**{text}**" if tie.verdict == "better" else text
