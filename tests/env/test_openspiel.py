"""OpenSpiel's own tests of a game, and its search bots in our games."""

import gzip
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import undertow

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this platform")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms.generate_playthrough import replay  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import undertow.env.openspiel  # noqa: E402
from undertow.games import tensor  # noqa: E402

GAMES = undertow.game_ids()
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"undertow_{game}", parameters)


def after(game: Any, actions: int, seed: int) -> Any:
    """A state after `count` random actions, chance included, where a seat is to act."""
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    while actions > 0 or state.is_chance_node():
        actions -= 1
        state.apply_action(int(rng.choice(state.legal_actions())))
        if state.is_terminal():
            return after(game, 0, seed)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_random_sim(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_serialising(game: str, most: bool) -> None:
    loaded = load(game, players=undertow.game(game).seats[-1 if most else 0])
    state = after(loaded, 120, 1)
    text = pyspiel.serialize_game_and_state(loaded, state)
    other_game, other = pyspiel.deserialize_game_and_state(text)
    assert (str(other_game), str(other)) == (str(loaded), str(state))


@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    """The tests that OpenSpiel runs on every registered game."""
    from open_spiel.integration_tests import api_test

    case = type(f"Api{game}", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": f"undertow_{game}", "game": load(game)})
    result = unittest.TextTestRunner(verbosity=0).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun > 3
    assert not [*result.failures, *result.errors]


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_is_independent(game: str) -> None:
    state = after(load(game), 60, 2)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_resampling_keeps_what_the_player_knows_and_nothing_else(game: str) -> None:
    state = after(load(game), 90, 3)
    player = state.current_player()
    texts = set()
    for number in range(8):
        other = state.resample_from_infostate(player, lambda number=number: number / 8)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        rival = (player + 1) % state.num_players()
        assert other.information_state_string(rival) != state.information_state_string(rival)
        texts.add(str(other))
        while not other.is_terminal():
            other.apply_action(other.legal_actions()[0])
    assert len(texts) > 1 or game == "niagara"


@pytest.mark.parametrize("game", GAMES)
def test_observers_name_their_parts(game: str) -> None:
    state = after(load(game), 60, 4)
    seen = make_observation(load(game))
    seen.set_from(state, 0)
    assert list(seen.dict) == [part.name for part in tensor(game, state.num_players()).layout]
    assert seen.tensor.tolist() == state.observation_tensor(0)
    public = make_observation(load(game), pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    assert '"own": null' in public.string_from(state, 0)


@pytest.mark.parametrize("game", GAMES)
def test_its_search_bots_play(game: str) -> None:
    loaded = load(game)
    state = after(loaded, 70, 5)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    for bot in (
        mcts.MCTSBot(loaded, 1.0, 4, evaluator, random_state=rng),
        ismcts.ISMCTSBot(loaded, evaluator, 1.0, 4, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_playthrough(game: str, tmp_path: Path) -> None:
    """A recorded random match in OpenSpiel's format: our states still look the same to OpenSpiel."""
    path = tmp_path / f"{game}.txt"
    path.write_bytes(gzip.decompress((PLAYTHROUGHS / f"{game}.txt.gz").read_bytes()))
    flags.FLAGS.mark_as_parsed()  # OpenSpiel asks for its own command line
    recorded, replayed = replay(str(path))
    assert replayed == recorded


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("undertow_atlantis(players=3,edition=ru,first=-1)")
    assert game.num_players() == 3
    assert game.options == {"first": "lot", "edition": "ru", "stuck_bonus": "off"}
    with pytest.raises(undertow.OptionError):
        pyspiel.load_game("undertow_atlantis(edition=fr)")


@pytest.mark.parametrize("game", undertow.game_ids())
def test_information_states_have_a_tensor_that_holds_the_observation(game: str) -> None:
    spiel = pyspiel.load_game(f"undertow_{game}")
    state, rng = spiel.new_initial_state(), np.random.default_rng(1)
    for _ in range(30):
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(outcomes)))
    told, seen = (np.array(tensor(0)) for tensor in (state.information_state_tensor, state.observation_tensor))
    assert spiel.information_state_tensor_size() == len(told) > len(seen)
    assert np.array_equal(told[: len(seen)], seen)
    assert told[len(seen) :].any()
