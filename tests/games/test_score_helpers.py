"""The score helpers: what the rulebooks' examples say, what no box allows, and which values are reconstructed."""

from typing import Any

import pytest

import undertow
from undertow.engine.components import own_box, with_own_box
from undertow.engine.language import LANGUAGES, language
from undertow.engine.scorer import ScoreError, best_score, told_by
from undertow.games import scorer


def score(game: str, facts: dict[str, Any] | None = None, **told: Any) -> dict[str, Any]:
    """The score of a game, fields with dashes written as underscores."""
    shipped = undertow.game(game)
    boxed = shipped.with_components(own_box(facts, shipped.about())) if facts else shipped
    return dict(best_score(scorer(game), {name.replace("_", "-"): text for name, text in told.items()}, boxed))


def refusal(game: str, **told: Any) -> tuple[str, dict[str, Any]]:
    """Why a score cannot be worked out."""
    with pytest.raises(ScoreError) as refused:
        score(game, None, **told)
    return refused.value.message.id, dict(refused.value.message.args)


# Niagara


def test_niagara_tells_goals_and_what_is_missing() -> None:
    found = score("niagara", player_1="pink=4", player_2="pink,blue=2")
    assert [player["missing"] for player in found["players"][:2]] == [
        {"four": 0, "five": 4, "seven": 3},
        {"four": 2, "five": 3, "seven": 4},
    ]
    assert found["winners"] == [1]


def test_niagara_several_reach_a_goal_and_gem_values_may_decide() -> None:
    found = score("niagara", player_1="violet=4", player_3="pink,blue,yellow,white,violet")
    assert (found["winners"], found["winners_by_value"]) == ([1, 3], [3])
    assert score("niagara", player_1="violet=3")["winners"] == []


def test_niagara_knows_how_many_gems_there_are() -> None:
    assert refusal("niagara", player_1="pink=4", player_2="pink=4") == (
        "score-most",
        {"name": "pink", "most": 7, "found": 8},
    )
    assert refusal("niagara", player_1="green")[0] == "score-unknown"


# Atlantis


def test_atlantis_counts_as_in_example_3() -> None:
    """Stefan owes 1 + 4 + 1 and 1 and pays with a tile of 7; Philip pays 1 with a card."""
    stefan = score("atlantis", gaps="1-3,4-5,7-1", figures="3,1,0", tiles="7", cards="0")
    assert (stefan["dues"], stefan["owed"], stefan["paid"], stefan["total"]) == ([6, 1, 0], 7, 7, 0)
    assert stefan["payment"] == {"tiles": {"7": 1}, "cards": 0}
    philip = score("atlantis", gaps="1-3,4-5,7-1", figures="1", tiles="5", cards="3")
    assert (philip["owed"], philip["payment"], philip["total"]) == (1, {"tiles": {}, "cards": 1}, 7)


def test_atlantis_pays_so_that_the_most_is_kept() -> None:
    assert score("atlantis", gaps="4", figures="1", tiles="3,3,7", cards="0")["total"] == 13 - 6
    assert score("atlantis", gaps="4", figures="1", tiles="3,3,7", cards="1")["total"] == 14 - 4
    assert score("atlantis", gaps="bridge,4-2", figures="2", tiles="1", cards="0")["total"] == -1


def test_atlantis_refuses_what_cannot_be() -> None:
    assert refusal("atlantis", gaps="8")[0] == "score-number"
    assert refusal("atlantis", gaps="1-2-3")[0] == "score-gap"
    assert refusal("atlantis", gaps="1", figures="2")[0] == "score-number"
    assert refusal("atlantis", figures="0,0,0,0")[0] == "score-most"
    assert refusal("atlantis", tiles="7=80,6=80")[0] == "score-most"


def test_atlantis_works_out_many_tiles_quickly() -> None:
    found = score("atlantis", gaps=",".join(["7"] * 20), figures="20,20,20", tiles="1=12,2=12,3=12,4=12,5=12,6=12,7=12")
    assert (found["owed"], found["paid"], found["missing"]) == (420, 336, 84)


# Atlantica


def test_atlantica_takes_a_fourth_research_card_and_any_ship_of_the_book() -> None:
    assert score("atlantica", research="+2=4")["total"] == 8
    assert score("atlantica", treasures="gold=4", ships="5,5,5,5,5,5,5,5,5")["total"] == 15
    assert refusal("atlantica", research="+2=5")[1] == {"name": "+2", "most": 4, "found": 5}
    assert refusal("atlantica", ships=",".join(["1"] * 25))[1] == {"name": "ships", "most": 24, "found": 25}


def test_atlantica_says_which_values_are_reconstructed() -> None:
    found = score("atlantica", treasures="gold=3,weapons=2,amphorae=5", ships="5,5")
    assert found["reconstructed"] == [{"kind": "gold", "count": 3, "points": 9}]
    assert score("atlantica", treasures="architecture=6", ships="5,5")["reconstructed"] != []


def test_atlantica_counts_with_the_rows_that_are_told() -> None:
    found = score("atlantica", treasures="gold=3", ships="3", values="gold=2/5/11")
    assert (found["total"], found["reconstructed"]) == (11, [])
    rows = {**next(part.facts for part in undertow.game("atlantica").about() if part.id == "set_values"), "gold": [2, 5, 12]}
    own = score("atlantica", {"set_values": rows}, treasures="gold=3", ships="3")
    assert (own["total"], own["reconstructed"]) == (12, [])
    assert refusal("atlantica", values="gold=1/x")[0] == "score-number"


# Fantazja


def test_fantazja_counts_as_in_the_example() -> None:
    found = score(
        "fantazja",
        sculptors="production-iii,special=2,residential-i,military-ii,military-iii,magic-i",
        sculptors_bonus="1",
        engineers="magic-iii,production-i,residential-i=2,residential-ii,military-ii",
        engineers_bonus="1",
    )
    assert [each["total"] for each in found["factions"]] == [18, 16]
    assert found["winner"] == "sculptors"
    assert {name: each["token"] for name, each in found["majorities"].items()} == {
        "residential": "engineers",
        "production": "pool",
        "military": "sculptors",
        "magic": "pool",
        "special": "sculptors",
    }
    assert found["reconstructed"]


def test_fantazja_ties_go_to_imagination_and_one_building_takes_no_token() -> None:
    tied = score("fantazja", sculptors="magic-i", engineers="military-i", engineers_imagination="2")
    assert (tied["winner"], tied["by_imagination"]) == ("engineers", True)
    assert tied["majorities"]["magic"]["token"] == "stays"  # noqa: S105 - of a building
    assert score("fantazja")["winner"] == ""


def test_fantazja_counts_with_the_points_that_are_told() -> None:
    found = score("fantazja", sculptors="magic-ii=2", points="ii=4")
    assert (found["factions"][0]["total"], found["reconstructed"]) == (8, False)


def test_fantazja_counts_what_any_box_may_have() -> None:
    assert score("fantazja", sculptors="residential-i=9")["factions"][0]["total"] == 9
    with pytest.raises(ScoreError) as refused:
        score("fantazja", sculptors="residential-i=9,magic-i=9", sculptors_imagination="10")
    assert refused.value.message.args == {"name": "sculptors", "most": 27, "found": 28}


def test_fantazja_knows_the_tiles_of_an_own_box() -> None:
    own = with_own_box(undertow.game("fantazja"), own_tiles())
    helper = scorer("fantazja")
    assert not best_score(helper, {"sculptors": "residential-i=3"}, own)["reconstructed"]
    with pytest.raises(ScoreError) as refused:
        best_score(helper, {"sculptors": "residential-i=4"}, own)
    assert refused.value.message.args["most"] == 3


def own_tiles() -> dict[str, dict[str, Any]]:
    """The shipped tiles as their owner would tell them, one of them worth more."""
    found = {part.id: dict(part.facts) for part in undertow.game("fantazja").about() if part.editable}
    found["residential"]["I"] = [{**tile, "points": 2} for tile in found["residential"]["I"]]
    return found


# All


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", undertow.game_ids())
def test_every_score_is_told_in_every_language(game: str, code: str) -> None:
    helper, words = scorer(game), language(code, undertow.game(game).folder)
    told = {
        "niagara": {"player-1": "pink=4", "player-2": "pink,blue,yellow,white,violet"},
        "atlantis": {"gaps": "4,bridge", "figures": "2,1", "tiles": "7", "cards": "1"},
        "atlantica": {"treasures": "gold=3", "ships": "2", "research": "joker=2,one-kind"},
        "fantazja": {"sculptors": "magic-i=2"},
    }[game]
    lines = helper.sentences(best_score(helper, told, undertow.game(game)), words)
    assert len(lines) > 3
    assert all(words.word(field.question, number=field.number) for field in helper.FIELDS)


def test_a_command_line_is_read_field_by_field() -> None:
    fields = scorer("atlantis").FIELDS
    assert told_by(fields, ["--gaps", "1", "--cards=3"]) == {"gaps": "1", "cards": "3"}
    for arguments, reason in (
        (["--x", "1"], "score-unknown"),
        (["--gaps"], "score-no-value"),
        (["--cards=1"] * 2, "score-twice"),
    ):
        with pytest.raises(ScoreError) as refused:
            told_by(fields, arguments)
        assert refused.value.message.id == reason
