"""Many matches stepped in one call."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i32

import undertow
from undertow.bots import choose
from undertow.engine.state import CHANCE, OVER, State
from undertow.engine.tensor import NOTHING, nothing_kept
from undertow.env.arrays import mask, observation, shared
from undertow.env.vector import Matches
from undertow.games import tensor

TABLES = [(game, seats) for game in undertow.game_ids() for seats in undertow.game(game).seats]
RENEWING = {game for game, seats in TABLES if tensor(game, seats).kept}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_arrays_hold_what_the_states_say(game: str, seats: int) -> None:
    matches = Matches(game, 8, seats=seats)
    matches.reset(seats)
    for _ in range(400):
        for index in range(8):
            state: State = matches.state(index)
            turn = state.turn()
            assert matches.turns[index] == turn
            assert matches.terminations[index] == (turn == OVER)
            if turn == OVER:
                assert matches.masks[index].all()
                parts = np.array(state.shares()) * seats - 1
                assert matches.rewards[index] == pytest.approx(parts / (seats - 1))
                continue
            assert turn != CHANCE
            assert not matches.rewards[index].any()
            assert matches.masks[index].tolist() == mask(state.legal(), len(matches.game.actions)).tolist()
            assert matches.observations[index].tobytes() == observation(matches.tensor, state, turn).tobytes()
            assert matches.masks[index, matches.random_actions[index]]
        matches.step(matches.random_actions)


@pytest.mark.parametrize("game", undertow.game_ids())
def test_a_match_does_not_depend_on_how_many_there_are(game: str) -> None:
    few, many = Matches(game, 2), Matches(game, 9)
    few.reset(5)
    many.reset(5)
    for _ in range(500):
        assert few.observations.tobytes() == many.observations[:2].tobytes()
        assert few.random_actions.tolist() == many.random_actions[:2].tolist()
        few.step(few.random_actions)
        many.step(many.random_actions)


def test_a_match_that_has_ended_begins_anew_with_the_next_step() -> None:
    matches = Matches("atlantis", 4)
    matches.reset(1)
    ended = 0
    for _ in range(1500):
        before = matches.terminations.copy()
        matches.step(matches.random_actions)
        ended += int(before.sum())
        assert not (before & matches.terminations).any()
        assert not matches.rewards[before].any()
    assert ended > 4


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    matches = Matches("niagara", 3)
    matches.reset(1)
    before, chosen = matches.observations.copy(), matches.random_actions.copy()
    chosen[2] = np.flatnonzero(~matches.masks[2])[0]
    for wrong in (chosen, chosen[:2], np.array([-1, 0, 0]), np.array([0, 0, 10_000])):
        with pytest.raises(undertow.IllegalAction):
            matches.step(wrong)
    assert matches.observations.tobytes() == before.tobytes()
    assert (matches.state(0).turn(), matches.turns[0]) == (0, 0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_with_bots_only_the_own_seat_acts(game: str, seats: int) -> None:
    matches = Matches(game, 6, seats=seats, bots=["random"])
    matches.reset(3)
    assert matches.turns.tolist() == [index % seats for index in range(6)]
    ended = 0
    for _ in range(700):
        seated = matches.turns.copy()
        matches.step(matches.random_actions)
        live = (seated >= 0) & ~matches.terminations
        assert (matches.turns[live] == seated[live]).all()
        ended += int(matches.terminations.sum())
        assert np.abs(matches.rewards).max() <= 1
    assert ended > 0


def test_bots_of_ones_own_get_a_guess() -> None:
    handed = []

    def first_legal(known: State, seat: int, rng: undertow.Rng) -> int:
        handed.append(known)
        return known.legal_for(seat)[0]

    matches = Matches("niagara", 1, seats=3, seat=0, bots=[first_legal, "greedy"])
    matches.reset(1)
    for _ in range(20):
        matches.step(matches.random_actions)
    assert handed


def test_rewards_by_estimates_add_up_to_the_end() -> None:
    matches = Matches("atlantica", 5, seats=2, rewards="estimates")
    matches.reset(2)
    start = np.array([[matches.state(index).estimate(seat) * 2 - 1 for seat in range(2)] for index in range(5)])
    total = start.copy()
    for _ in range(2000):
        live = ~matches.terminations.copy()
        matches.step(matches.random_actions)
        total[live] += matches.rewards[live]
        for index in np.flatnonzero(matches.terminations):
            assert total[index] == pytest.approx([2 * share - 1 for share in matches.state(int(index)).shares()])
            return
    raise AssertionError("no match has ended")


@pytest.mark.parametrize("game", undertow.game_ids())
def test_all_but_renewed_observations_can_be_written_to(game: str) -> None:
    """Other libraries want writable memory. Rows that are only updated stay read-only."""
    matches = Matches(game, 2)
    assert matches.observations.flags.writeable == (game not in RENEWING)
    rest = (matches.masks, matches.rewards, matches.terminations, matches.turns, matches.random_actions)
    assert all(array.flags.writeable for array in rest)


@pytest.mark.parametrize("game", sorted(RENEWING))
def test_renewed_observations_refuse_to_be_changed_and_a_copy_does_not(game: str) -> None:
    matches = Matches(game, 2)
    matches.reset(1)
    before = matches.observations.copy()
    with pytest.raises(ValueError, match="read-only"):
        matches.observations[1, 0] = 0.5
    assert matches.observations.tobytes() == before.tobytes()
    before.fill(0.5)
    assert matches.observations.tobytes() != before.tobytes()


@pytest.mark.parametrize("game", sorted(set(undertow.game_ids()) - RENEWING))
def test_what_the_owner_writes_is_gone_with_the_next_step(game: str) -> None:
    left_alone, scribbled = Matches(game, 3), Matches(game, 3)
    left_alone.reset(1)
    scribbled.reset(1)
    for number in range(100):
        scribbled.observations.fill(0.5)
        if number % 40 == 39:
            left_alone.reset(number)
            scribbled.reset(number)
        else:
            left_alone.step(left_alone.random_actions)
            scribbled.step(scribbled.random_actions)
        assert scribbled.observations.tobytes() == left_alone.observations.tobytes()


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in TABLES if game in RENEWING])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_row_that_is_renewed_is_the_row_that_would_be_written(game: str, seats: int, bot: str) -> None:
    """Over whole matches, chance included: one row for the seat to act, one for each seat in turn."""
    rows, rng = tensor(game, seats), undertow.Rng(seats)
    kept = [nothing_kept(rows.kept) for _ in range(2)]
    cells = [vec[i32](np.zeros(rows.size, dtype=np.int32)) for _ in range(2)]
    for option in undertow.game(game).options:
        state: State = undertow.game(game).start(seats=seats, **{option.id: option.values[-1]})
        for each, row in zip(kept, cells, strict=True):
            shared(row, np.float32, (rows.size,)).fill(0)
            shared(each, np.int64, (rows.kept,)).fill(NOTHING)
        number, turn = 0, state.turn()
        while turn != OVER:
            for each, row, seat in zip(kept, cells, (max(turn, 0), number % seats), strict=True):
                rows.renew(state, seat, row, 0, each, 0)
                renewed = shared(row, np.float32, (rows.size,)).tobytes()
                assert renewed == observation(rows, state, seat).tobytes(), f"{option.id}, step {number}, seat {seat}"
            state.apply(state.sample(rng) if turn == CHANCE else choose(bot, state, turn, rng))
            number, turn = number + 1, state.turn()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"matches": 0}, "at least one match"),
        ({"matches": 1, "seats": 7}, "is for 3, 4, 5 seats"),
        ({"matches": 1, "bots": ["nobody"]}, "no bot “nobody”"),
        ({"matches": 1, "seats": 4, "bots": ["random", "random"]}, "name 1 bot for all"),
        ({"matches": 1, "bots": ["random"], "seat": 3}, "no seat 3"),
        ({"matches": 1, "rewards": "gems"}, "rewards are one of"),
        ({"matches": 1, "colour": "red"}, "no option “colour”"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, object], reason: str) -> None:
    with pytest.raises(undertow.OptionError, match=reason):
        Matches("niagara", **settings)  # type: ignore[arg-type]


def test_every_match_can_have_its_own_seed() -> None:
    one, other = Matches("niagara", 3), Matches("niagara", 3)
    one.reset([7, 8, 9])
    other.reset([7, 1, 9])
    for _ in range(12):
        one.step(one.random_actions.copy())
        other.step(other.random_actions.copy())
    same = [np.array_equal(one.observations[index], other.observations[index]) for index in range(3)]
    assert same == [True, False, True]
    with pytest.raises(undertow.OptionError, match="2 seeds for 3 matches"):
        one.reset([1, 2])


def test_ended_matches_can_begin_without_a_step_in_the_others() -> None:
    matches = Matches("atlantis", 8, bots=("random",))
    matches.reset(2)
    for _ in range(400):
        matches.step(matches.random_actions.copy())
        before, ended = matches.observations.copy(), matches.terminations.copy()
        matches.begin_ended()
        assert not matches.terminations.any()
        assert np.array_equal(before[~ended], matches.observations[~ended])
        if ended.any():
            return
    raise AssertionError("no match has ended")
