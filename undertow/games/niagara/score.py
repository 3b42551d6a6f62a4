"""The score helper for owners of the box: which goals each player has reached, and what is still missing."""

from collections.abc import Mapping
from typing import Any

from undertow.engine.game import Game
from undertow.engine.language import Language
from undertow.engine.scorer import ScoreError, ScoreField, counted
from undertow.games.niagara.declared import COLOURS
from undertow.games.niagara.facts import FINISHED, add_owned
from undertow.games.niagara.rules import has_reached_goal, winners
from undertow.games.niagara.state import GOAL_REACHED, TIE_GEM_VALUE, gems_owned, goals_left, value_owned

MOST_SEATS = 5
FIELDS = tuple(ScoreField(f"player-{number}", "score-gems", number) for number in range(1, MOST_SEATS + 1))
_NUMBERS: dict[str, int] = {colour: number for number, colour in enumerate(COLOURS)}
_GOALS = ("four", "five", "seven")


def best_score(told: Mapping[str, str], game: Game[Any]) -> Mapping[str, Any]:
    """E1, E2: the goals that players have reached; raises ScoreError for gems beyond the box."""
    each = int(next(part for part in game.about() if part.id == "gems").facts["in_play"])
    in_play: dict[str, int] = dict.fromkeys(COLOURS, each)
    gems = [counted(told.get(field.name, ""), in_play) for field in FIELDS]
    for colour, most in in_play.items():
        if (found := sum(each.get(colour, 0) for each in gems)) > most:
            raise ScoreError("score-most", name=colour, most=most, found=found)
    state = game.start(seats=MOST_SEATS)
    for seat, owned in enumerate(gems):
        for colour, count in owned.items():
            add_owned(state, seat, _NUMBERS[colour], count)
    state.ending, state.step = GOAL_REACHED, FINISHED
    players = [
        {
            "player": seat + 1,
            "gems": int(gems_owned(state, seat)),
            "missing": dict(zip(_GOALS, map(int, goals_left(state, seat)), strict=True)),
            "value": int(value_owned(state, seat)),
        }
        for seat in range(MOST_SEATS)
    ]
    together = winners(state) if any(has_reached_goal(state, seat) for seat in range(MOST_SEATS)) else []
    state.tie = TIE_GEM_VALUE
    by_value = winners(state) if len(together) > 1 else together
    return {
        "players": players,
        "winners": [seat + 1 for seat in together],
        "winners_by_value": [seat + 1 for seat in by_value],
    }


def sentences(score: Mapping[str, Any], words: Language) -> list[str]:
    """Each player with gems, then who has won."""
    lines = []
    for player in score["players"]:
        if player["gems"]:
            lines.append(words.word("score-player", number=player["player"], count=player["gems"]))
            lines += ["  " + words.word("score-goal", goal=goal, left=left) for goal, left in player["missing"].items()]
    won = score["winners"]
    names = ", ".join(words.word("player-name", number=number) for number in won)
    lines.append(words.word("score-won", names=names, count=len(won)) if won else words.word("score-none-won"))
    if len(won) > 1:
        best = ", ".join(words.word("player-name", number=number) for number in score["winners_by_value"])
        lines.append(words.word("score-by-value", names=best))
    return [*lines, words.word("score-sure")]
