"""Files of components: the box as shipped, boxes of other tiles, and files that are refused."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.games.fantazja.board import drawn
from undertow.commands.app import app
from undertow.engine.components import BoxError
from undertow.engine.laws import check_playout
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, MatchFileError, read, write
from undertow.engine.rng import Rng
from undertow.games.fantazja import GAME, box, game_from
from undertow.games.fantazja.declared import TILE_NAMES, TYPES

SHIPPED = (box.FOLDER / "components.toml").read_text(encoding="utf-8")


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        file = tmp_path / "mine.toml"
        file.write_text(text, encoding="utf-8")
        return file

    return write


def test_the_shipped_box_has_a_grade_and_a_source_for_everything() -> None:
    contents = box.load()
    assert {component.grade for component in contents.components} <= {"A", "B", "C"}
    assert all(component.source for component in contents.components)
    assert [component.id for component in contents.components][-5:] == list(TYPES)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('sides = "E1 A1 W2 F3"', 'sides = "E1 A1 W2"', 29, "sides are four letters"),
        ('sides = "E1 A1 W2 F3"', 'sides = "E1 A1 W2 X3"', 29, "sides are four letters"),
        ('sides = "E1 A1 W2 F3"', 'sides = "E1 A1 W2 F7"', 29, "at most 4 symbols"),
        ('F3", points = 1 }', 'F3", points = -1 }', 29, "points must be a whole number"),
        ('F3", points = 1 }', 'F3", points = 1, level = 2 }', 29, "level is not expected"),
        ("observatory =", "lighthouse =", 94, "this game has no fact lighthouse"),
        ("tokens = 8", "tokens = true", 17, "tokens must be a whole number"),
        ('    { sides = "E1 A2 W1 F1", points = 1 },\n', "", 0, "this file has 26"),
        ('[castle]\ngrade = "C"', '[castle]\ngrade = "D"', 9, "grade is one of A, B, C"),
        ("[hand]", "[hands]", 0, "is missing; there are castle, bonus, hands"),
        ("[hand]", "[hand", 20, "line 20"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_line_and_reason(
    written: Callable[[str], Path], old: str, new: str, line: int, reason: str
) -> None:
    assert old in SHIPPED
    with pytest.raises(BoxError) as refused:
        box.load(written(SHIPPED.replace(old, new, 1)))
    assert reason in str(refused.value)
    if line:
        assert f"line {line}" in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="No such file"):
        box.load(tmp_path / "nothing.toml")


def test_too_many_tiles_that_extend_the_land_are_refused(written: Callable[[str], Path]) -> None:
    more = '    { sides = "E1 A1 W1 F1", points = 1 },\n'
    text = SHIPPED.replace('    { sides = "E1 A2 W1 F1", points = 1 },\n', more * 2, 1)
    text = text.replace('    { sides = "E3 A2 W3 F3", points = 3, dark = true },\n', "", 1)
    with pytest.raises(BoxError, match="at most 15 tiles of a faction are small or special"):
        box.load(written(text))


ALIKE = SHIPPED.replace('"E1 A1 W2 F3"', '"E1 W1 E2 W2"').replace('"E2 A3 W3 F2"', '"E1 W1 E1 W1"')


def test_with_equal_symbols_on_a_tile_the_turning_is_asked_for(written: Callable[[str], Path]) -> None:
    game = game_from(written(ALIKE))
    here = drawn(hands=("house I a", "house I a"), game=game).play("build house I a")
    assert here.offers("at") == ["1N", "1S"]
    here.play("at 1N")
    assert here.legal() == ["turn 0", "turn 180"]  # earth 2 or earth 1 to the south
    assert here.why_not("turn 90").id == "refused-wrong-turning"
    here.play("turn 180")
    assert here.state.turn() == 1


def test_turnings_that_look_the_same_are_one_choice(written: Callable[[str], Path]) -> None:
    game = game_from(written(ALIKE))
    here = drawn("sH1a@0\n++", hands=("house II a", "house I a"), imagination=("mill I a", ""), game=game)
    here.play("build house II a", "at 1N")
    assert here.state.turn() == 1
    assert here.cells() == {"1N": "s house II a"}


def test_another_box_keeps_the_laws(written: Callable[[str], Path]) -> None:
    rng = Rng(3)
    game = game_from(written(ALIKE))
    check_playout(game, 2, {}, rng, lambda state, legal: legal[rng.below(len(legal))], share=0.03)


def test_thirty_tiles_in_a_line_stay_on_the_table(written: Callable[[str], Path]) -> None:
    """The longest land there can be: every small and special tile of both factions, one north of the other."""
    text = re.sub(r'sides = "[^"]+"', 'sides = "E1 E1 E1 E1"', SHIPPED).replace(", dark = true", "")
    game = game_from(written(text))
    small = ", ".join(name for name in TILE_NAMES if " I " in name and not name.endswith("d"))
    names = small + ", market, well, observatory"
    large = "house II a, house II b, mill II a, mill II b, tower II a, tower II b"
    here = drawn(hands=(names, names), imagination=(large, large), game=game)
    for step, name in enumerate(f"{each.strip()}" for each in names.split(",") for _ in range(2)):
        here.play(f"build {name}", f"at {step + 1}N")
        if here.legal() and here.legal()[0].startswith("pay"):
            here.play(here.legal()[0])
    assert here.state.buildings == 31
    assert here.cells()["30N"].startswith("e ")
    assert here.state.turn() == -2


def test_a_match_names_the_components_it_was_played_with(written: Callable[[str], Path]) -> None:
    game = game_from(written(ALIKE))
    match = Match(game, 2, {})
    match.draw(bytes(32))
    match.record(game.text(match.state.legal()[0]))
    text = write(MatchFile(match)).encode()
    assert f"components: {game.box_digest}\n".encode() in text
    assert write(read(text, lambda name, version: game)).encode() == text
    with pytest.raises(MatchFileError, match="played with the components of a file whose digest is"):
        read(text, lambda name, version: GAME)


def test_a_match_of_the_shipped_box_is_not_read_with_another(written: Callable[[str], Path]) -> None:
    text = write(MatchFile(Match(GAME, 2, {}))).encode()
    assert b"components" not in text
    with pytest.raises(MatchFileError, match="the components that come with the program"):
        read(text, lambda name, version: game_from(written(ALIKE)))


def test_comments_and_sources_make_no_other_box(written: Callable[[str], Path]) -> None:
    game = game_from(written("# mine\n" + SHIPPED.replace('source = "', 'source = "my box, ')))
    assert game.box_digest == ""


def test_the_command_line_checks_a_file_and_plays_with_it(written: Callable[[str], Path]) -> None:
    good, runner = str(written(ALIKE)), CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert runner.invoke(app, ["components", "fantazja", "--check", good]).exit_code == 0
    played = runner.invoke(app, ["simulate", "fantazja", "--components", good, "--games", "2", "--json"])
    assert played.exit_code == 0
    bad = runner.invoke(app, ["components", "fantazja", "--check", str(written(SHIPPED.replace("E1 A1 W2 F3", "E1")))])
    assert bad.exit_code == 2
    assert "line 29" in bad.output
