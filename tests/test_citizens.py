"""States, games and matches behave like other Python objects: compared, copied, pickled, printed, typed, documented."""

import copy
import json
import os
import pickle
import subprocess
import sys
import typing
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow.engine.match import Match
from undertow.engine.state import CHANCE, OVER, State
from undertow.games import game as find_game

ROOT = Path(__file__).resolve().parent.parent
GAMES = undertow.game_ids()


def played(id: str, actions: int = 70, **options: object) -> Match:
    """A match after some random actions."""
    game = undertow.game(id)
    match, rng = Match(game, game.seats[-1], options, ["Ana"] * game.seats[-1]), undertow.Rng(4)
    for _ in range(actions):
        state = match.state
        match.record(game.text(state.sample(rng) if state.turn() == CHANCE else state.any_legal(rng)))
    return match


def reloaded(value: Any) -> Any:
    """What comes out of a pickle of the value."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own


def test_no_name_of_the_package_hides_a_module() -> None:
    """`import undertow.games.niagara.rules as rules` works, so no function may share a subpackage's name."""
    folders = {folder.name for folder in (ROOT / "undertow").iterdir() if (folder / "__init__.py").exists()}
    assert not folders & set(undertow.__all__)
    program = "import undertow.games.niagara.rules as rules; print(rules.__name__)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "undertow.games.niagara.rules\n"


@pytest.mark.parametrize("id", GAMES)
def test_states_are_equal_by_their_facts(id: str) -> None:
    state = played(id).state
    other = state.clone()
    assert state == other
    other.apply(other.legal()[0])
    assert state != other
    assert state != "something else"
    assert state != played(GAMES[0] if id != GAMES[0] else GAMES[1]).state
    with pytest.raises(TypeError, match="fingerprint"):
        hash(state)


@pytest.mark.parametrize("id", GAMES)
def test_copies_are_equal_and_independent(id: str) -> None:
    match = played(id)
    for state in (copy.copy(match.state), copy.deepcopy(match.state), reloaded(match.state)):
        assert state == match.state
        assert undertow.fingerprint(state) == undertow.fingerprint(match.state)
        state.apply(state.legal()[0])
        assert state != match.state
    for other in (copy.copy(match), copy.deepcopy(match), reloaded(match)):
        assert other == match
        assert other.state == match.state
        other.record(match.game.text(match.state.legal()[0]))
        assert other != match
        assert len(match.log) == 70


def test_open_secret_choices_and_positions_survive_pickling() -> None:
    match = Match(undertow.game("niagara"), 3, {"tie": "gem value"})
    match.play(1, "play 3")
    assert reloaded(match).slots == {1: "play 3"}
    later = Match(match.game, position=str(played("niagara").state))
    assert reloaded(later) == later


@pytest.mark.parametrize("id", GAMES)
def test_games_are_pickled_by_name(id: str) -> None:
    game = undertow.game(id)
    assert reloaded(game) is game
    assert copy.deepcopy(game) is game
    assert {game: 1}[undertow.game(id)] == 1
    assert repr(game) == f"<Game {id}, rules {game.version}>"


def test_games_and_states_of_another_box_are_pickled_with_its_file(tmp_path: Path) -> None:
    game, path = undertow.game("niagara"), tmp_path / "components.toml"
    shipped = (game.folder / "components.toml").read_text(encoding="utf-8")
    path.write_text(shipped.replace("in_play = 7", "in_play = 6"), encoding="utf-8")
    other = game.with_components(path)
    assert other != game
    assert reloaded(other) == other
    state = other.start()
    assert reloaded(state) == state
    path.write_text(shipped.replace("in_play = 7", "in_play = 5"), encoding="utf-8")
    with pytest.raises(undertow.OptionError, match="have changed"):
        reloaded(other)


@pytest.mark.parametrize("id", GAMES)
def test_repr_gives_an_equal_state(id: str) -> None:
    state = played(id).state
    assert eval(repr(state)) == state  # noqa: S307 - our own
    assert str(state).startswith(f"{id} ")


def test_a_match_says_where_it_stands() -> None:
    assert repr(Match(undertow.game("niagara"), 3, {})) == "<Match niagara, 3 seats, 0 actions, seat 0 to act>"


def continued(state: State) -> tuple[State, str]:
    """In another process: one more action, and the fingerprint."""
    state.apply(state.legal()[0])
    return state, undertow.fingerprint(state)


def test_states_and_matches_go_to_a_process_pool() -> None:
    states = [played(name).state for name in GAMES]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for before, (after, print_there) in zip(states, pool.map(continued, states), strict=True):
            assert undertow.fingerprint(after) == print_there
            assert after == continued(before)[0]
        assert list(pool.map(repr, [played("atlantis")])) == [repr(played("atlantis"))]


def test_pickles_pass_between_compiled_and_interpreted(tmp_path: Path) -> None:
    matches = [played(name) for name in GAMES]
    (tmp_path / "here").write_bytes(pickle.dumps([(match, match.state) for match in matches]))
    program = (
        "import pickle, sys, undertow; from pathlib import Path; folder = Path(sys.argv[1])\n"
        "pairs = pickle.loads((folder / 'here').read_bytes())\n"
        "print(all(undertow.fingerprint(state) == undertow.fingerprint(match.state) for match, state in pairs))\n"
        "(folder / 'there').write_bytes(pickle.dumps(pairs))"
    )
    environment = {**os.environ, "UNDERTOW_INTERPRETED": "1"}
    run = [sys.executable, "-c", program, str(tmp_path)]
    assert subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout == "True\n"
    returned = pickle.loads((tmp_path / "there").read_bytes())  # noqa: S301 - our own
    assert [match for match, _ in returned] == matches


@pytest.mark.parametrize("id", GAMES)
def test_lists_are_ordinary_lists(id: str) -> None:
    state = played(id).state
    while state.turn() == CHANCE:
        state.apply(state.legal()[0])
    for found in (
        state.legal(),
        state.legal_for(state.turn()),
        state.choosers(),
        undertow.game(id).start(first="lot").odds(),
    ):
        assert type(found) is list
        assert json.loads(json.dumps(found)) == found
    assert state.legal().index(state.legal()[-1]) == len(state.legal()) - 1


@pytest.mark.parametrize("id", GAMES)
def test_seats_that_are_not_there_are_named(id: str) -> None:
    state, rng = played(id).state, undertow.Rng(1)
    seats = len(state.scores())
    expected = rf"there is no seat {{}}; seats go from 0 to {seats - 1}"
    calls: list[typing.Callable[[int], object]] = [
        state.estimate,
        state.features,
        state.legal_for,
        lambda seat: state.guess(seat, rng),
        lambda seat: undertow.game(id).view(state, seat),
        lambda seat: undertow.game(id).position_of(state, seat),
        lambda seat: undertow.choose("greedy", state, seat, rng),
    ]
    for call in calls:
        for seat in (-7, -1, seats):
            with pytest.raises(ValueError, match=expected.format(seat)):
                call(seat)


def test_compiled_methods_have_docstrings() -> None:
    for method in ("apply", "legal", "guess", "clone", "estimate"):
        assert getattr(State, method).__doc__
        for name in GAMES:
            assert getattr(type(undertow.game(name).start()), method).__doc__
    assert "IllegalAction" in (State.apply.__doc__ or "")
    assert undertow.random_playouts.__doc__
    assert State.__doc__
    assert undertow.Rng.__doc__


def test_playouts_are_at_the_front_door() -> None:
    state, rng = undertow.game("niagara").start(), undertow.Rng(1)
    assert undertow.random_playouts(state, 2, rng) > 100
    assert undertow.paths(state, 2) == 49
    undertow.random_playout(state, rng)
    assert state.turn() == OVER


def test_every_game_has_an_overload() -> None:
    typed = {typing.get_args(typing.get_type_hints(each, _types())["id"]) for each in typing.get_overloads(find_game)}
    assert typed == {(name,) for name in GAMES} | {()}


def _types() -> dict[str, Any]:
    """Names that the overloads use while types are checked."""
    states = {type(undertow.game(name).start()).__name__: type(undertow.game(name).start()) for name in GAMES}
    return {"Literal": typing.Literal, "Game": undertow.Game, "State": State, **states}


USERS_PROGRAM = """\
import undertow
from undertow import Knowledge, Match, Rng, State

niagara = undertow.game("niagara")
state = niagara.start(seats=3)
reveal_type(state)  # Niagara
state.sampel(Rng(1))  # mistake
state.apply("play 4")  # mistake
first: str = state.legal()[0]  # mistake
reveal_type(state.legal())  # list[int]
undertow.game("niagra").start().wether  # mistake
any_game = undertow.game(str(input()))
reveal_type(any_game.start())  # State
any_game.start().board  # mistake
match = Match(niagara, 3, {})
match.recrod("play 4")  # mistake
match.state.sampel(Rng(1))  # mistake
other = niagara.position(str(state))
other.wether  # mistake
print(other.weather + 1, state == other, niagara.knowledge(niagara.position_of(state, 0)).guess(Rng(1)).weather)
known: Knowledge[State] = undertow.game("stones").knowledge("")
known.gues(Rng(1))  # mistake
undertow.random_playouts(state, "two", Rng(1))  # mistake
"""


def test_mypy_finds_planted_mistakes(tmp_path: Path) -> None:
    """A user's program is checked strictly; every mistake is found and nothing else is reported."""
    (tmp_path / "program.py").write_text(USERS_PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--follow-imports=silent", "program.py"]
    environment = {**os.environ, "MYPYPATH": str(ROOT), "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache" / "user")}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    lines = USERS_PROGRAM.splitlines()
    planted = {number for number, line in enumerate(lines, 1) if line.endswith("# mistake")}
    reported = [line.split(":", 3) for line in run.stdout.splitlines() if line.startswith("program.py:")]
    assert {int(line[1]) for line in reported if line[2] == " error"} == planted, run.stdout + run.stderr
    revealed = [line[3] for line in reported if "Revealed type" in line[3]]
    expected = [line.partition("# ")[2] for line in lines if line.startswith("reveal_type")]
    assert len(revealed) == len(expected)
    assert all(kind in found for kind, found in zip(expected, revealed, strict=True)), revealed
