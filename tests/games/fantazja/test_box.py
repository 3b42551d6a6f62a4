"""Files of components: the box as shipped, boxes of other tiles, and files that are refused."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.games.fantazja.board import drawn
from tools.golden import kept
from undertow.commands.app import app
from undertow.engine.bits import members
from undertow.engine.components import BoxError
from undertow.engine.laws import check_playout
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, MatchFileError, read, write
from undertow.engine.rng import Rng
from undertow.games.fantazja import GAME, box, facts, game_from, game_with
from undertow.games.fantazja.declared import LEVELS, TILE_NAMES, TYPES
from undertow.games.fantazja.fits import turnings_meeting

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
        ('sides = "E1 A1 W2 F3"', 'sides = "E1 A1 W2 F7"', 29, "at most 4, not"),
        ('F3", points = 1 }', 'F3", points = -1 }', 29, "points must be a whole number"),
        ('F3", points = 1 }', 'F3", points = 1, level = 2 }', 29, "level is not expected"),
        ("observatory =", "lighthouse =", 94, "lighthouse: this game has no such fact"),
        ("tokens = 8", "tokens = true", 17, "the rulebook fixes this at 8"),
        ('    { sides = "E1 A2 W1 F1", points = 1 },\n', "", 0, "must be 27 tiles, but there are 26"),
        ('[castle]\ngrade = "C"', '[castle]\ngrade = "D"', 9, "the grade is one of A, B, C"),
        ("[hand]", "[hands]", 0, "is missing; there are: castle, bonus, hands"),
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


# A plausible box: four tiles of level I, one of level II and one of level III to a type, three special ones.
FOUR_SMALL = re.sub(r"(    .*)\n    .*dark = true },\n\]\nII = \[\n(.*)\n.*\n\]", r"\1\n\1\n\1\n]\nII = [\n\2\n]", SHIPPED)


def test_four_small_buildings_of_each_type_are_played(written: Callable[[str], Path]) -> None:
    """19 tiles of a faction extend the land then, more than our reconstruction has."""
    contents = box.load(written(FOUR_SMALL))
    assert sum(1 for tile in contents.tiles if tile.level < 2) == 19
    game = game_with(contents)
    rng = Rng(7)
    check_playout(game, 2, {}, rng, lambda state, legal: legal[rng.below(len(legal))], share=0.03)


def tiles(many: int, points: int) -> str:
    """So many tiles of a list."""
    return "".join(f'    {{ sides = "E1 A{1 + number % 3} W1 F2", points = {points} }},\n' for number in range(many))


def uneven(*houses: int) -> str:
    """A box with so many houses of each level, one building of each other type and level, and five special ones."""
    text = SHIPPED
    for block in TYPES[:4]:
        head, rest = text.split(f"[{block}]\n", 1)
        source, _, after = rest.partition("I = [")
        numbers = houses if block == "residential" else (1, 1, 1)
        lists = [f"{level} = [\n{tiles(many, 1)}]\n" for level, many in zip(LEVELS, numbers, strict=True)]
        following = after.split("\n\n[", 1)[1]
        text = f"{head}[{block}]\n{source}{''.join(lists)}\n[{following}"
    return f'{text}wonder = {{ sides = "E1 A1 W1 F1", points = 2 }}\nothers = [\n{tiles(1, 2)}]\n'


def test_a_box_may_have_any_number_of_each_kind(written: Callable[[str], Path]) -> None:
    game = game_from(written(uneven(6, 4, 3)))
    names = set(game.view(game.start(), 0)["tiles"])
    assert {f"house I {letter}" for letter in "abcdef"} <= names
    assert {"house II d", "house III c", "wonder", "special e"} <= names
    assert len(names) == 27
    assert len(set(game.actions)) == len(game.actions) == len(GAME.actions)
    facts_of = game.view(game.start(), 0)["tiles"]
    assert (facts_of["house I f"]["type"], facts_of["house I f"]["level"]) == ("residential", "I")
    assert (facts_of["special e"]["type"], facts_of["special e"]["level"]) == ("special", None)


def test_a_box_with_spare_tiles_keeps_the_laws(written: Callable[[str], Path]) -> None:
    game, rng = game_from(written(uneven(6, 4, 3))), Rng(11)
    check_playout(game, 2, {}, rng, lambda state, legal: legal[rng.below(len(legal))], share=0.03)


def test_spare_tiles_are_built_told_and_written_by_their_own_names(written: Callable[[str], Path]) -> None:
    game = game_from(written(uneven(6, 4, 3)))
    here = game.start(first="0")
    for name in 2 * ("house I e", "house I f", "house II d", "house III c", "special e", "mill I a"):
        here.apply(game.number(f"drawn {name}"))
    assert game.text(game.number("build house I f")) == "build house I f"
    assert game.label(here, "build house I f").args == {"building": "house", "level": "I", "letter": "f"}
    assert game.label(here, "imagine special e").args == {"building": "special", "level": "", "letter": "e"}
    here.apply(game.number("build house I f"))
    here.apply(next(action for action in here.legal() if game.text(action).startswith("at ")))
    assert "house I f" in str(here)
    assert str(game.position(str(here))) == str(here)


def test_a_match_with_spare_tiles_is_read_again(written: Callable[[str], Path]) -> None:
    game = game_from(written(uneven(6, 4, 3)))
    match = Match(game, 2, {})
    match.play_chance(bytes(32))
    match.record(game.text(match.state.legal()[0]))
    text = write(MatchFile(match))
    assert write(read(text.encode(), lambda name, version: GAME)) == text


def test_more_small_and_special_tiles_than_the_rulebook_leaves_are_refused(written: Callable[[str], Path]) -> None:
    """Its example shows production, military and magic of levels II and III, and a residential one of level II."""
    most = box.load(written(uneven(12, 1, 0))).tiles
    assert sum(1 for tile in most if tile.level < 2) == 20
    with pytest.raises(BoxError, match="at most 20, not 21"):
        box.load(written(uneven(13, 0, 0)))


def test_the_land_ends_where_no_action_leads(written: Callable[[str], Path]) -> None:
    """38 tiles could lie in a line; the 31st finds no cell north of the 30th, but others beside the line."""
    text = re.sub(r'sides = "[^"]+"', 'sides = "E1 E1 E1 E1"', FOUR_SMALL).replace(", dark = true", "")
    game = game_from(written(text))
    small = [name for name in TILE_NAMES if " I " in name]
    here = drawn(hands=(", ".join(small), ", ".join(small)), game=game)
    for step in range(30):
        here.play(f"build {small[step // 2]}", f"at {step + 1}N")
    here.play(f"build {small[15]}")
    assert "31N" not in here.offers("at")
    assert "1N 1E" in here.offers("at")
    assert here.play("at 29N 1E").state.buildings == 32
    anew = game.start()
    anew.restore(here.state.encode())
    assert list(anew.legal()) == list(here.state.legal())
    assert game.view(anew, 0) == game.view(here.state, 0)


def test_the_land_ends_in_every_direction_just_beyond_thirty_steps(written: Callable[[str], Path]) -> None:
    text = re.sub(r'sides = "[^"]+"', 'sides = "E1 E1 E1 E1"', FOUR_SMALL).replace(", dark = true", "")
    game = game_from(written(text))
    small = [name for name in TILE_NAMES if " I " in name]
    here = drawn(hands=(", ".join(small), ", ".join(small)), game=game)
    cells = [*(f"{step}N" for step in range(1, 29)), "20N 1E", "28N 1E"]
    for step, cell in enumerate(cells):
        here.play(f"build {small[step // 2]}", f"at {cell}")
    here.play(f"build {small[15]}")
    assert {"29N", "28N 2E", "29N 1E"} <= set(here.offers("at"))
    here.play("at 28N 2E", f"build {small[15]}")
    assert "30N" not in here.offers("at")
    assert not {"28N 3E", "29N 2E"} & set(here.offers("at"))


def test_t5_every_cell_beside_the_land_is_offered_in_order(written: Callable[[str], Path]) -> None:
    """The northernmost cell is found last, when all others have been listed."""
    text = re.sub(r'sides = "[^"]+"', 'sides = "E1 E1 E1 E1"', SHIPPED).replace(", dark = true", "")
    here = drawn(hands=("house I a, house I b", "house I a, house I b"), game=game_from(written(text)))
    here.play("build house I a", "at 1E", "build house I a", "at 1W", "build house I b", "at 1N", "build house I b")
    assert here.offers("at") == ["2N", "1N 1W", "1N 1E", "2W", "2E", "1S 1W", "1S", "1S 1E"]


def test_t5_a_tile_without_a_place_is_not_offered(written: Callable[[str], Path]) -> None:
    """The house shows earth alone, and the only earth of the land is covered by a tile that shows no more of it."""
    game = game_from(written(SHIPPED.replace('"E1 A1 W2 F3"', '"E1 E1 E1 E1"')))
    here = drawn(
        hands=("house I b, mill I a", "house I a, mill I a"), imagination=("", "mill II a"), piles=("", "well"), game=game
    )
    assert "house I a" not in here.offers("build")
    here.play("build house I b", "at 1N")
    assert here.state.turn() == 1
    assert here.offers("build") == ["mill I a"]
    assert here.why_not("build house I a").id == "refused-no-place"
    anew = game.start(first="0")
    anew.restore(here.state.encode())
    assert list(anew.legal()) == list(here.state.legal())


def test_a_large_land_still_grows_within_thirty_steps(written: Callable[[str], Path]) -> None:
    text = re.sub(r'sides = "[^"]+"', 'sides = "E1 E1 E1 E1"', FOUR_SMALL).replace(", dark = true", "")
    small = [name for name in TILE_NAMES if " I " in name]
    here = drawn(hands=(", ".join(small), ", ".join((*small, "market"))), game=game_from(written(text)))
    cells = [f"{step}N" for step in range(1, 28)] + ["20N 1W", *(f"20N {step}E" for step in range(1, 5))]
    for step, cell in enumerate(cells):
        here.play(f"build {small[step // 2]}", f"at {cell}")
    assert {"20N 5E", "19N 4E", "21N 4E"} <= {border["cell"] for border in GAME.view(here.state, 0)["borders"]}


ALIKE = SHIPPED.replace('"E1 A1 W2 F3"', '"E1 W1 E2 W2"').replace('"E2 A3 W3 F2"', '"E1 W1 E1 W1"')


@pytest.mark.parametrize("file", sorted((Path(__file__).parents[2] / "golden" / "fantazja").glob("*.match")))
def test_t5_t7_d1_what_fits_follows_from_the_box_and_the_land(file: Path) -> None:
    """Compares what is computed per box and per laid tile with a fresh computation."""
    saved = kept(file).match
    again, usual = (game.start(seats=2, **saved.options) for game in (game_with(box.load()), GAME))
    assert game_with(box.load()).start(first="1").first == 1
    for text in saved.log:
        for border in range(usual.borders):
            need = facts.border_need_of(usual, border)
            meeting = sum(1 << slot for slot in members(facts.all_tiles(usual)) if turnings_meeting(usual, slot, need))
            assert usual.land[facts.BORDER_FITS + border] & facts.all_tiles(usual) == meeting
        anew = GAME.start(seats=2, **saved.options)
        anew.restore(usual.encode())
        assert list(again.legal()) == list(usual.legal()) == list(anew.legal())
        again.apply(GAME.number(text))
        usual.apply(GAME.number(text))
    assert again.scores() == usual.scores()


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
    match.play_chance(bytes(32))
    match.record(game.text(match.state.legal()[0]))
    text = write(MatchFile(match)).encode()
    assert f"components: {game.box_digest}\n".encode() in text
    assert write(read(text, lambda name, version: game)).encode() == text


def test_a_match_of_an_own_box_carries_its_box(written: Callable[[str], Path]) -> None:
    match = Match(game_from(written(ALIKE)), 2, {})
    match.play_chance(bytes(32))
    text = write(MatchFile(match))
    again = read(text.encode(), lambda name, version: GAME)
    assert again.match == match
    assert again.match.game.box_digest == match.game.box_digest
    assert write(again) == text


def test_a_match_without_its_box_names_its_digest(written: Callable[[str], Path]) -> None:
    game = game_from(written(ALIKE))
    text = "".join(line for line in write(MatchFile(Match(game, 2, {}))).splitlines(True) if not line.startswith("box: "))
    with pytest.raises(MatchFileError, match=f"components of the digest {game.box_digest[:16]}"):
        read(text.encode(), lambda name, version: GAME)
    assert write(read(text.encode(), lambda name, version: game)) == text


@pytest.mark.parametrize(
    ("box", "reason"),
    [
        ("{}", "do not have the digest of the line before"),
        ("nonsense", "is not a box"),
        ("[]", "is not a box"),
        ('{"residential": 3}', "is not a box"),
        ('{"residential": {"I": NaN}}', "is not a box"),
        ('{"residential": {"I": "\\ud800"}}', "is not a box"),
        ('{"residential": {"I": ' + "[" * 2000 + "]" * 2000 + "}}", "is not a box"),
        ('{"residential": {"I": ' + "[" * 300 + "]" * 300 + "}}", "is not a box"),
        ('{"dragons": {"I": []}}', r"\[dragons\]: is not a block of this game"),
        ('{"residential": {"I": []}}', r"line \d+: .*tiles"),
        ('{"a": {"b": "' + "x" * 20_000 + '"}}', "longer than"),
    ],
)
def test_a_match_with_a_bad_box_is_refused(written: Callable[[str], Path], box: str, reason: str) -> None:
    lines = write(MatchFile(Match(game_from(written(ALIKE)), 2, {}))).splitlines()
    changed = "\n".join(f"box: {box}" if line.startswith("box: ") else line for line in lines)
    with pytest.raises(MatchFileError, match=reason):
        read(f"{changed}\n".encode(), lambda name, version: GAME)


def test_a_box_is_not_written_if_it_would_not_give_the_same_digest(written: Callable[[str], Path]) -> None:
    blocks = ALIKE.strip().split("\n\n[")
    turned = game_from(written("\n\n[".join([*blocks[:-2], blocks[-1], blocks[-2]])))
    text = write(MatchFile(Match(turned, 2, {})))
    assert "\nbox: " not in text
    assert write(read(text.encode(), lambda name, version: turned)) == text


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
