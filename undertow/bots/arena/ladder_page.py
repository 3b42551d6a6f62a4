"""The ladder as a page: what was played and how, whether the goals are reached, and every result with its interval."""

from collections.abc import Sequence

from undertow.bots.arena.ladder import YARDSTICK, goal_of
from undertow.bots.arena.ladder_record import Climbed
from undertow.bots.arena.statistics import Interval, Tie
from undertow.engine.tuning import LadderGoal
from undertow.games import game

_METHOD = """Every deal is played at all seatings: the stronger bot sits at each seat in turn, the weaker one at all others,
and the stream of chance begins the same. The number is the stronger one's win share (a shared victory counts in
parts), the range is its 95 % interval: Wilson's, with the number of matches that the spread between deals is worth
(Student's quantile for few deals). Even is one part in as many as there are seats; **bold** means that the whole interval
lies above it. Ratings are openskill's (Plackett-Luce), with two standard deviations."""


def page(climbed: Sequence[Climbed], made: Sequence[str], picture: str) -> str:
    """The whole page; `made` says by what, when and where the last run was made."""
    lines = ["# The ladder", "", "How strong the bots are. Do not edit: a command writes it.", ""]
    lines += [f"- {line}" for line in made]
    lines += ["", _METHOD, "", f"![Each level against the one below it]({picture})", "", "## Goals", ""]
    lines += _goals(climbed)
    for each in climbed:
        lines += _section(each)
    return "\n".join(lines) + "\n"


def _goals(climbed: Sequence[Climbed]) -> list[str]:
    """Whether each level is above the next, and the strongest far enough above the one-step bot."""
    lines = ["| table | each level clearly above the one below | strongest against greedy | goal |", "|---|---|---|---|"]
    for each in climbed:
        steps = [tie for tie in each.ties if tie.line_up in each.steps]
        clear = [tie for tie in steps if tie.share.matches and tie.verdict == "better"]
        unclear = ", ".join(f"{tie.entrant} › {tie.line_up[-1]}" for tie in steps if tie not in clear)
        verdict = f"{len(clear)} of {len(steps)}" + (f" (not: {unclear})" if unclear else "")
        top, goal = _test_of_goal(each)
        told = f"{percent(top.share)}" if top else ""
        reached = f"{100 * goal.win_share:.0f} %: {_reached(top, goal)}" if top and goal else ""
        lines.append(f"| {each.table.game}, {each.table.seats} seats | {verdict} | {told} | {reached} |")
    return [*lines, ""]


def _test_of_goal(each: Climbed) -> tuple[Tie | None, LadderGoal | None]:
    """The tie of the strongest against the yardstick, and its goal if there is one."""
    strongest = each.steps[-1][0]
    tie = next((tie for tie in each.ties if (tie.entrant, tie.line_up[-1]) == (strongest, YARDSTICK)), None)
    return tie, goal_of(each.table)


def _reached(tie: Tie, goal: LadderGoal) -> str:
    """Whether a goal is reached: beyond doubt, on the whole, or not."""
    if not tie.share.matches:
        return "not played"
    if tie.share.low >= goal.win_share:
        return "reached beyond doubt"
    return "reached" if tie.share.mean >= goal.win_share else "not reached"


def _section(each: Climbed) -> list[str]:
    """All ties of one table, and the ratings."""
    name = game(each.table.game).name
    weaker = each.names[:-1]
    lines = [
        f"## {name}, {each.table.seats} seats",
        "",
        f"Even is {100 / each.table.seats:.0f} %. {each.matches:,} matches, the last on {each.day}. "
        f"Code of rules, bots and weights: {each.code}.",
        "",
    ]
    lines += ["| | " + " | ".join(weaker) + " |", "|---|" + "---|" * len(weaker)]
    for strong in each.names[:0:-1]:
        cells = {tie.line_up[-1]: _cell(tie) for tie in each.ties if tie.entrant == strong}
        lines.append(f"| {strong} | " + " | ".join(cells.get(weak, "") for weak in weaker) + " |")
    lines += ["", "| bot | rating | matches | ms a decision | longest ms |", "|---|---|---|---|---|"]
    for rung in each.rungs:
        times = f"{1000 * rung.seconds:.2f} | {1000 * rung.slowest:.0f}"
        lines.append(f"| {rung.entrant} | {rung.rating:.1f} ± {2 * rung.doubt:.1f} | {rung.matches} | {times} |")
    return [*lines, ""]


def percent(share: Interval) -> str:
    """A win share with its interval and how many matches it rests on."""
    if not share.matches:
        return "not played"
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}, {share.matches} matches)"


def _cell(tie: Tie) -> str:
    """A tie in a table."""
    if not tie.share.matches:
        return "–"
    text = f"{100 * tie.share.mean:.0f} % ({100 * tie.share.low:.0f}–{100 * tie.share.high:.0f})"
    return f"**{text}**" if tie.verdict == "better" else text
