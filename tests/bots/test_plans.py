"""Plans: what an action leads to, in words that hold in the position."""

import pytest

import undertow
from tests.bots.test_search import after_set_up
from undertow.bots.analysis import Analysis
from undertow.bots.plans import Plan, plan_of
from undertow.engine.language import LANGUAGES, language

START = (
    "niagara 3; step: move; seat: 0; belt: 0; canoes 0: {canoe}, bank; canoes 1: bank, bank; canoes 2: bank, bank; "
    "{gems}canoe: 0 canoe 1; points: {points}; chosen 0: {points}; played 0: {points}; newest 0: {points}; "
    "chosen 1: 3; chosen 2: 3; deposit pink: 7 pink; deposit blue: 7 blue; deposit yellow: 7 yellow; "
    "deposit white: 7 white; deposit violet: {violet} violet"
)


def plan(position: str, action: str, iterations: int = 400) -> Plan:
    """The plan behind an action in a position."""
    game = undertow.game(position.split(" ")[0])
    state = game.position(position)
    found = Analysis(game, state, state.turn())
    found.run(iterations)
    return plan_of(found, game.number(action))


def said(found: Plan, game: str, code: str = "en") -> list[str]:
    """The messages of a plan as sentences."""
    words = language(code, undertow.game(game).folder)
    return [words.say(message, lambda seat: f"seat {seat}") for message in (*found.gains, *found.risks)]


def niagara(canoe: str, points: int, violet_home: int) -> str:
    """A move of seat 0 with a canoe and some violet gems at home."""
    gems = f"gems 0: {violet_home} violet; " if violet_home else ""
    return START.format(canoe=canoe, points=points, gems=gems, violet=7 - violet_home - canoe.count("violet"))


def test_a_third_gem_home_is_told_with_what_is_missing() -> None:
    told = said(plan(niagara("3 violet", 4, 2), "land"), "niagara")
    assert told[0] == "Gets the third violet gem home: 1 more gem wins."


def test_a_winning_gem_is_told_as_a_victory() -> None:
    found = plan(niagara("3 violet", 4, 3), "land")
    assert said(found, "niagara")[0] == "Wins the match."
    assert "Gets the fourth violet gem home, and that is enough to win." in said(found, "niagara")


def test_a_canoe_that_may_fall_is_a_risk_with_a_number_of_cases() -> None:
    position = niagara("left-6", 1, 0).replace("chosen 1: 3", "chosen 1: 6").replace("chosen 2: 3", "chosen 2: 6")
    found = plan(position, "to 7 left")
    (risk,) = [message for message in found.risks if message.id == "plan-risk-fall"]
    assert 1 <= int(risk.args["cases"]) <= 10


@pytest.mark.parametrize("id", undertow.game_ids())
def test_every_plan_can_be_said_in_four_languages(id: str) -> None:
    game, told = undertow.game(id), set()
    for played in range(5, 60, 9):
        state = after_set_up(id, played)
        found = Analysis(game, state, state.turn(), "casual")
        found.run(150)
        for action in found.ranked()[:2]:
            meant = plan_of(found, action)
            told |= {message.id for message in (*meant.gains, *meant.risks)}
            assert meant.line[0].action == game.text(action)
            for code in LANGUAGES:
                assert all(said(meant, id, code))
    assert len(told) >= 3, "plans of a match say different things"


@pytest.mark.parametrize("id", undertow.game_ids())
def test_a_plan_does_not_depend_on_what_the_seat_cannot_know(id: str) -> None:
    game, state, rng = undertow.game(id), after_set_up(id, 25), undertow.Rng(6)
    seat = state.turn()
    plans = []
    for possible in (state, state.guess(seat, rng), state.guess(seat, rng)):
        found = Analysis(game, possible, seat, "casual")
        found.run(120)
        plans.append(plan_of(found, found.ranked()[0]))
    assert plans[0] == plans[1] == plans[2]
