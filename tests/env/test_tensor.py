"""Rows of numbers contain what the seat's view contains, and nothing more."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import undertow
from undertow.bots import choose
from undertow.engine.play import steps
from undertow.engine.state import CHANCE, OVER, State
from undertow.engine.tensor import LARGEST
from undertow.env.arrays import observation, slices
from undertow.games import tensor

TABLES = [(game, seats) for game in undertow.game_ids() for seats in undertow.game(game).seats]
ROOT = Path(__file__).parent.parent.parent


def playout(game: str, seats: int, seed: int, bot: str = "random", **options: object) -> Any:
    """The states of a playout, one by one; the same object each time."""
    rng = undertow.Rng(seed)
    state: State = undertow.game(game).start(seats=seats, **options)
    yield state
    for _ in steps(state, lambda state, seat: choose(bot, state, seat, rng), rng):
        yield state


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_row_is_blind(game: str, seats: int, bot: str) -> None:
    """A seat's row does not depend on anything that the seat cannot know."""
    rows, rng = tensor(game, seats), undertow.Rng(seats)
    for number, state in enumerate(playout(game, seats, 11 * seats, bot, first="lot")):
        if number % 7 and state.turn() != OVER:
            continue
        for seat in range(seats):
            row = observation(rows, state, seat).tobytes()
            for _ in range(2):
                assert observation(rows, state.guess(seat, rng), seat).tobytes() == row, f"step {number}, seat {seat}"


@pytest.mark.parametrize("game", undertow.game_ids())
def test_rows_are_normalised_and_every_slice_is_used(game: str) -> None:
    """Some slices are rare, so a few matches do not show them at every number of seats."""
    used: set[str] = set()
    for seats in undertow.game(game).seats:
        rows = tensor(game, seats)
        for seed, option in enumerate(({}, *_other_options(game))):
            for bot in ("random", "greedy"):
                marks = np.zeros(rows.size, dtype=bool)
                for state in playout(game, seats, seed, bot, **option):
                    row = observation(rows, state, (seed + seats) % seats)
                    assert np.abs(row).max() <= 1
                    marks |= row != 0
                used |= {name for name, part in slices(rows, marks).items() if part.any()}
    assert used == {part.name for part in tensor(game, undertow.game(game).seats[0]).layout}


def _other_options(game: str) -> list[dict[str, str]]:
    return [{option.id: value} for option in undertow.game(game).options for value in option.values[-1:]]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_different_views_have_different_rows(game: str, seats: int) -> None:
    """At a seat's turn, different views of a playout have different rows."""
    rows = tensor(game, seats)
    seen: dict[bytes, str] = {}
    for state in playout(game, seats, 3, "greedy"):
        if (seat := state.turn()) < 0:
            continue
        view = undertow.game(game).view(state, seat)
        row = observation(rows, state, seat).tobytes() + bytes([seat])
        facts = json.dumps({**view, "round": 0, "turns": 0}, sort_keys=True)
        assert seen.setdefault(row, facts) == facts


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_slices_cover_the_row(game: str, seats: int) -> None:
    rows = tensor(game, seats)
    parts = slices(rows, np.arange(rows.size))
    assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == list(range(rows.size))


def test_niagara_rows_say_what_the_view_says() -> None:
    game, rows = undertow.game("niagara"), tensor("niagara", 4)
    for state in playout("niagara", 4, 5, "greedy"):
        for seat in range(4):
            view, parts = game.view(state, seat), slices(rows, observation(rows, state, seat))
            players = [view["players"][(seat + index) % 4] for index in range(4)]
            assert parts["gems"] * 7 == pytest.approx(np.clip([list(player["gems"].values()) for player in players], 0, 7))
            assert parts["has_chosen"].tolist() == [player["has_chosen"] for player in players]
            assert parts["own_choice"].any() == (view["own"]["chosen"] is not None)
            assert parts["lifebelt"].tolist() == [(seat + index) % 4 == view["lifebelt"] for index in range(4)]
            assert parts["cargo"].sum() == sum(canoe["cargo"] is not None for canoe in view["canoes"])
            assert parts["tiles_left"][0].sum() == len(view["own"]["tiles_left"])
            assert parts["points"] * 6 == pytest.approx(view["moving"]["points"] if view["moving"] else 0)


def test_atlantis_rows_say_what_the_view_says() -> None:
    game, rows = undertow.game("atlantis"), tensor("atlantis", 3)
    for state in playout("atlantis", 3, 5, "greedy"):
        if state.turn() == CHANCE:
            continue
        for seat in range(3):
            view, parts = game.view(state, seat), slices(rows, observation(rows, state, seat))
            players = [view["players"][(seat + index) % 3] for index in range(3)]
            assert parts["hand"] * 15 == pytest.approx(list(view["own"]["hand"].values()))
            assert parts["unseen_cards"] * 15 == pytest.approx(list(view["unseen_cards"].values()))
            if state.turn() != OVER:  # afterwards the view tells what was owed when the match was settled
                assert parts["players"][:, 18] * 63 == pytest.approx([min(63, player["due"]) for player in players])
            values = [place["tile"]["value"] if place["tile"] else 0 for place in view["path"]]
            assert parts["path"][:, 7] * 7 == pytest.approx(values)
            on_the_path = {
                (figure["place"], (figure["seat"] - seat) % 3)
                for figure in view["figures"]
                if figure["place"] not in ("atlantis", "mainland")
            }
            places = [view["path"][place]["id"] for place, _ in np.argwhere(parts["standing"])]
            assert on_the_path == set(zip(places, np.argwhere(parts["standing"])[:, 1].tolist(), strict=True))


def test_atlantica_rows_say_what_the_view_says() -> None:
    game, rows = undertow.game("atlantica"), tensor("atlantica", 3)
    for state in playout("atlantica", 3, 5, "greedy"):
        for seat in range(3):
            view, parts = game.view(state, seat), slices(rows, observation(rows, state, seat))
            players = [view["players"][(seat + index) % 3] for index in range(3)]
            assert parts["hand"] * 15 == pytest.approx(list(view["own"]["hand"].values()))
            assert parts["players"][:, 0] * 20 == pytest.approx([min(20, player["divers"]) for player in players])
            assert parts["players"][:, 40] * 40 == pytest.approx([player["crates"] for player in players])
            assert parts["treasures"].sum() == sum(space["card"] is not None for space in view["boat"]["spaces"])
            assert parts["diver_deck"] * 78 == pytest.approx(view["tavern"]["deck"])


def test_fantazja_rows_say_what_the_view_says() -> None:
    game, rows = undertow.game("fantazja"), tensor("fantazja", 2)
    for state in playout("fantazja", 2, 5, "greedy"):
        for seat in range(2):
            view, parts = game.view(state, seat), slices(rows, observation(rows, state, seat))
            own, rival = view["players"][seat], view["players"][1 - seat]
            zones = [view["own"]["hand"], view["own"]["pile"], view["own"]["put_under"], view["own"]["imagination"]]
            assert parts["own"].sum(axis=1).tolist() == [*map(len, zones), len(own["discard"])]
            assert parts["opponent"][0].sum() == len(rival["unseen"])
            land = parts["buildings"][: len(view["buildings"])]
            assert land[:, 27] * 30 == pytest.approx([building["east"] for building in view["buildings"]])
            assert land[:, 0].tolist() == [building["seat"] == seat for building in view["buildings"]]
            assert not parts["buildings"][len(view["buildings"]) :].any()


def test_a_number_of_seats_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(undertow.OptionError, match="fantazja is for 2 seats"):
        tensor("fantazja", 3)


def test_scales_stay_within_the_table_of_fractions() -> None:
    assert LARGEST == 127


def test_rows_are_the_same_interpreted() -> None:
    program = (
        "import hashlib, undertow\n"
        "from tests.env.test_tensor import playout\n"
        "from undertow.games import tensor\n"
        "from undertow.env.arrays import observation\n"
        "digest = hashlib.sha256()\n"
        "for game in undertow.game_ids():\n"
        "    seats = undertow.game(game).seats[-1]\n"
        "    for state, _ in zip(playout(game, seats, 2), range(150)):\n"
        "        digest.update(observation(tensor(game, seats), state, 1).tobytes())\n"
        "print(digest.hexdigest())\n"
    )
    digests = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "UNDERTOW_INTERPRETED": switch},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert digests[0] == digests[1]
