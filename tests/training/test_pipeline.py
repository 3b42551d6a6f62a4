"""Training: a dataset from self-play, a network that learns from it, weights as files, a fair trial."""

from math import log
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

import undertow
from tests.bots.test_search import after_set_up
from tests.engine.tiny import tiny_game
from undertow.bots.playout import play_chance
from undertow.bots.value_net import ValueNet
from undertow.bots.weights import LEARNT, Weights, WeightsError, read, shipped, value_net_of, write
from undertow.commands.app import app
from undertow.engine.game import OptionError
from undertow.training.curve import curve, write_curve
from undertow.training.pipeline import History, Trial, as_weights, evaluated, fit, self_play
from undertow.training.trainer import Trainer

LEARNABLE = undertow.game_ids()
LARGEST = 300_000


def nothing() -> None:
    """Ignore progress."""


@pytest.mark.parametrize("id", LEARNABLE)
def test_a_network_gets_better_at_positions_it_has_not_seen(id: str) -> None:
    game = undertow.game(id)
    seats = game.seats[0]
    dataset, history = self_play(game, seats, 100, 1, nothing), History()
    untaught = Trainer(dataset.inputs, 12, seats, [], undertow.Rng(1)).loss(dataset, 0, dataset.count)
    found = list(fit(dataset, None, 1, history))
    assert min(history.losses) < 0.98 * untaught  # little is certain in Niagara
    value_net = as_weights(game, dataset, found[-1], "").value_net()
    assert sum(value_net.values(after_set_up(id, 30), seats)) == pytest.approx(1)


def test_the_same_seed_gives_the_same_weights_and_training_goes_on_from_a_file() -> None:
    game = undertow.game("atlantis")
    dataset = self_play(game, 2, 30, 4, nothing)
    first, second = (list(fit(dataset, None, 4, History())) for _ in range(2))
    assert first == second
    before = as_weights(game, dataset, first[0], "")
    resumed = History()
    list(fit(dataset, before, 4, resumed))
    assert resumed.losses[0] < 1


def test_weights_that_look_at_other_facts_are_not_gone_on_with() -> None:
    dataset = self_play(undertow.game("atlantis"), 2, 1, 4, nothing)
    before = Weights("atlantis", 2, 2, 1, (0.5, -1.25, 0.0, 3.0), "undertow train atlantis", "")
    with pytest.raises(OptionError, match="2 inputs, but the game has"):
        list(fit(dataset, before, 4, History()))


def test_searches_may_play_the_matches_to_learn_from() -> None:
    game = undertow.game("atlantis")
    searched, again, greedy = (self_play(game, 2, 2, 5, nothing, iterations) for iterations in (4, 4, 0))
    assert list(searched.facts) == list(again.facts)
    assert list(searched.facts) != list(greedy.facts)


def test_network_in_search_and_in_training_say_the_same() -> None:
    game, state = undertow.game("atlantis"), after_set_up("atlantis", 30)
    inputs = len(state.features(0))
    trainer = Trainer(inputs, 3, 2, [], undertow.Rng(2))
    dataset = self_play(game, 2, 1, 9, nothing)
    value_net = ValueNet(inputs, 3, list(trainer.weights))
    replayed: undertow.State = game.start(seats=2, first="lot")
    rng = undertow.Rng(9 * 1_000_003)
    play_chance(replayed, rng)
    expected = [dataset.facts[index] for index in range(inputs)]
    assert list(replayed.features(0)) == expected
    shares = [dataset.shares[seat] for seat in range(2)]
    chances = value_net.values(replayed, 2)
    winner = shares.index(max(shares))
    assert trainer.loss(dataset, 0, 1) == pytest.approx(-log(chances[winner]), rel=1e-6)


def test_equal_searches_are_not_proven_better() -> None:
    game = undertow.game("atlantis")
    dataset = self_play(game, 2, 20, 3, nothing)
    untaught = Trainer(dataset.inputs, 4, 2, [], undertow.Rng(1))
    trial = evaluated(game, as_weights(game, dataset, list(untaught.weights), ""), 4, 1, nothing)
    assert trial.games == 4
    assert not trial.is_better


def test_better_means_beyond_noise() -> None:
    assert Trial(200, 0.6, 0.53, 0.67, 0.5).is_better
    assert not Trial(200, 0.55, 0.48, 0.62, 0.5).is_better
    assert "0.550 win share in 200 games" in str(Trial(200, 0.55, 0.48, 0.62, 0.5))


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    weights = Weights("atlantis", 2, 2, 1, (0.5, -1.25, 0.0, 3.0), "undertow train atlantis", "")
    write(weights, tmp_path / "weights.json")
    assert read(tmp_path / "weights.json") == weights


@pytest.mark.parametrize("text", ["", "{}", '{"game": "atlantis"}', "[1]"])
def test_a_file_without_weights_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text)
    with pytest.raises(WeightsError, match="holds no weights"):
        read(tmp_path / "bad.json")


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="3 weights do not match 2 inputs and 1 hidden units"):
        ValueNet(2, 1, [1.0, 2.0, 3.0])


def test_what_is_shipped_is_small_and_says_how_it_was_made() -> None:
    for path in sorted(LEARNT.glob("*.json")):
        weights = read(path)
        assert path == shipped(weights.game, weights.seats)
        assert path.stat().st_size < LARGEST
        assert weights.command.startswith(f"undertow train {weights.game}")
        assert "--seed" in weights.command
        assert "even is" in weights.proof
        assert value_net_of(weights.game, weights.seats) is not None
        assert 0 < weights.inputs <= len(after_set_up(weights.game, 30).features(0))
    assert value_net_of("niagara", 99) is None


def test_a_game_without_features_cannot_be_learnt() -> None:
    with pytest.raises(OptionError, match="tiny has no features to learn from"):
        self_play(tiny_game(), 2, 1, 1, nothing)


def test_the_command_trains_draws_and_goes_on(tmp_path: Path) -> None:
    file, picture = tmp_path / "w.json", tmp_path / "curve.svg"
    command = ["train", "atlantis", "--games", "20", "--trial", "0", "--out", str(file), "--plot", str(picture)]
    ran = CliRunner().invoke(app, command)
    assert ran.exit_code == 0, ran.output
    assert picture.read_text().startswith("<svg")
    assert CliRunner().invoke(app, [*command, "--resume", str(file)]).exit_code == 0
    wrong = CliRunner().invoke(app, ["train", "atlantica", "--games", "20", "--resume", str(file)])
    assert wrong.exit_code == 2
    assert CliRunner().invoke(app, ["train", "atlantis", "--resume", str(tmp_path / "none.json")]).exit_code == 2


def test_a_curve_shows_both_lines() -> None:
    drawn = curve("Atlantis, 2 seats", History(1000, 0.46, [0.5, 0.45, 0.44]))
    assert drawn.count("<svg") == drawn.count("</svg>") == 1
    assert "the network" in drawn
    assert "the estimate written by hand" in drawn


def test_a_curve_is_drawn_as_the_ending_of_its_file_says(tmp_path: Path) -> None:
    history = History(1000, 0.46, [0.5, 0.45, 0.44])
    write_curve(tmp_path / "curve.svg", "Atlantis, 2 seats", history)
    assert (tmp_path / "curve.svg").read_text() == curve("Atlantis, 2 seats", history)
    write_curve(tmp_path / "curve.png", "Atlantis, 2 seats", history)
    with Image.open(tmp_path / "curve.png") as picture:
        assert picture.size == (1280, 720)


@pytest.mark.parametrize(("name", "message"), [("curve.gif", "should end in .svg or .png"), ("no/curve.svg", "no folder")])
def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_played(
    tmp_path: Path, name: str, message: str
) -> None:
    ran = CliRunner().invoke(app, ["train", "atlantis", "--plot", str(tmp_path / name)])
    assert ran.exit_code == 2
    assert message in " ".join(ran.output.split())
    assert "Playing" not in ran.output
