"""A new game is a package that passes its tests as it is written."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.outside.installing import environment_with, install
from undertow.commands.app import app
from undertow.commands.new_game import files_of


def test_a_new_game_passes_the_laws_on_its_first_run(tmp_path: Path) -> None:
    target = tmp_path / "sea_shells"
    made = CliRunner().invoke(app, ["new-game", "sea_shells", "--folder", str(target)])
    assert made.exit_code == 0, made.output
    installed = install(target, tmp_path / "environment")
    told = ["-m", "pytest", "-q", "-c", "/dev/null", "-p", "no:cacheprovider", str(target / "test_sea_shells.py")]
    ran = subprocess.run(
        [sys.executable, *told], env=environment_with(installed), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    program = "import undertow; print(undertow.game('sea_shells').name, 'sea_shells' in undertow.game_ids())"
    told = [sys.executable, "-c", program]
    shown = subprocess.run(told, env=environment_with(installed), capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["Sea", "shells", "True"]


def test_nothing_of_the_template_is_left() -> None:
    for text in files_of("sea_shells").values():
        assert "newgame" not in text.lower()


@pytest.mark.parametrize("name", ["Sea", "niagara", "json", "class", "a-b", ""])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    refused = CliRunner().invoke(app, ["new-game", name, "--folder", str(tmp_path / "new")])
    assert refused.exit_code == 2
    assert not (tmp_path / "new").exists()


def test_an_existing_folder_is_left_alone(tmp_path: Path) -> None:
    refused = CliRunner().invoke(app, ["new-game", "sea_shells", "--folder", str(tmp_path)])
    assert refused.exit_code == 2
    assert "exists" in refused.output
    assert not list(tmp_path.iterdir())
