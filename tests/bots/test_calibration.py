"""Calibration: predictions beside results, their error, and the diagram."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import undertow
from undertow.bots.calibration import calibration_of, diagram, predictions
from undertow.commands.app import app


def test_predictions_that_come_true_have_no_error() -> None:
    pairs = [(0.25, float(number % 4 == 0)) for number in range(400)] + [
        (0.75, float(number % 4 != 0)) for number in range(400)
    ]
    found = calibration_of(pairs)
    assert found.positions == 800
    assert [(each.positions, each.predicted, each.got) for each in found.bins] == [(400, 0.25, 0.25), (400, 0.75, 0.75)]
    assert found.error == 0


def test_the_error_is_the_distance_weighted_by_positions() -> None:
    found = calibration_of([(0.95, 1.0)] * 30 + [(0.55, 0.0)] * 10)
    assert found.error == pytest.approx(0.75 * 0.05 + 0.25 * 0.55)


def test_a_certain_prediction_has_a_place() -> None:
    assert calibration_of([(1.0, 1.0), (0.0, 0.0)]).error == 0
    assert calibration_of([]).error == 0


def test_predictions_are_those_of_the_seats_that_chose() -> None:
    game = undertow.game("atlantica")
    first, again = (predictions(game, 2, 1, 7, 16) for _ in range(2))
    assert first == again
    assert len(first) > 20
    assert all(0 <= predicted <= 1 and got in (0, 0.5, 1) for predicted, got in first)


def test_the_diagram_shows_every_tenth() -> None:
    drawn = diagram("Niagara, 3 seats", calibration_of([(0.05, 0.0), (0.35, 1.0), (0.95, 1.0)]))
    assert drawn.count("<circle") == 3
    assert "Niagara, 3 seats" in drawn


def test_the_command_prints_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "c.svg"
    command = ["calibrate", "niagara", "--games", "1", "--iterations", "8", "--plot", str(picture), "--json"]
    ran = CliRunner().invoke(app, command)
    assert ran.exit_code == 0, ran.output
    facts = json.loads(ran.stdout.splitlines()[-1])
    assert facts["positions"] == sum(each["positions"] for each in facts["bins"])
    assert picture.read_text().startswith("<svg")
    assert CliRunner().invoke(app, ["calibrate", "niagara", "--plot", "c.png"]).exit_code == 2
