"""Matches as Parquet."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import undertow
from undertow.commands.app import app
from undertow.engine.match import replayed
from undertow.engine.matchfile import read
from undertow.env.arrays import observation
from undertow.games import tensor

ROOT = Path(__file__).parent.parent
RUN = CliRunner()


@pytest.mark.parametrize("game", undertow.game_ids())
def test_one_row_for_each_decision_of_match_files(game: str, tmp_path: Path) -> None:
    seats = undertow.game(game).seats[0]
    version = undertow.game(game).version
    folder = ROOT / "golden" / game / ("" if version == 1 else f"v{version}")
    files = sorted(folder.glob(f"*-{seats}*.match"))[:2]
    out = tmp_path / "out.parquet"
    ran = RUN.invoke(app, ["export", str(out), *map(str, files)])
    assert ran.exit_code == 0, ran.output
    table = pq.read_table(out)
    facts = json.loads(table.schema.metadata[b"undertow"])
    assert (facts["game"], facts["seats"]) == (game, seats)
    rows = table.to_pylist()
    assert f"{len(rows)} decisions" in ran.output
    assert {row["match"] for row in rows} == set(range(len(files)))
    for row in rows[:50]:
        assert row["mask"][row["action"]]
        assert len(row["features"]) == tensor(game, seats).size
    last = [row for row in rows if row["match"] == 0]
    by_seat = {row["seat"]: row["outcome"] for row in last}
    assert sum(by_seat.values()) == pytest.approx(0, abs=1e-6)


def test_a_match_of_older_rules_is_refused(tmp_path: Path) -> None:
    older = ROOT / "golden" / "niagara" / "four-alike-3.match"
    ran = RUN.invoke(app, ["export", str(tmp_path / "out.parquet"), str(older)])
    assert ran.exit_code == 2
    assert "has rules version 1" in " ".join(ran.output.split())


def test_self_play_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    tables = []
    for name in ("a", "b"):
        out = tmp_path / f"{name}.parquet"
        told = ["export", str(out), "--game", "atlantis", "--bots", "greedy,random", "--games", "3", "-o", "edition=ru"]
        assert RUN.invoke(app, told).exit_code == 0
        tables.append(pq.read_table(out))
    assert tables[0].equals(tables[1])
    assert set(tables[0]["player"].to_pylist()) == {"greedy", "random"}
    assert np.array(tables[0]["features"].to_pylist()).max() <= 1


def test_bots_play_on_from_a_position(tmp_path: Path) -> None:
    match = read((ROOT / "golden" / "niagara" / "v2" / "five-colours-4.match").read_bytes(), undertow.game).match
    state = replayed(match, 60).state
    out = tmp_path / "out.parquet"
    told = ["export", str(out), "--position", match.game.packed(state), "--bots", "random", "--games", "3"]
    assert RUN.invoke(app, told).exit_code == 0
    rows = pq.read_table(out).to_pylist()
    first = [row for row in rows if row["decision"] == 0]
    assert len(first) == 3
    assert all(row["features"] == observation(tensor("niagara", 4), state, state.turn()).tolist() for row in first)
    wrong = RUN.invoke(app, [*told, "--bots", "random,random"])
    assert (wrong.exit_code, "2 bots for 4 seats" in wrong.output) == (2, True)
    over = ["export", str(out), "--position", str(match.state)]
    assert "the match is over" in " ".join(RUN.invoke(app, over).output.split())


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ([], "name match files, or let bots play a game"),
        (["--game", "atlantis", "--position", "atlantis 2"], "name match files, or let bots play a game"),
        (["--position", "niagara 3; step: dance"], "column 18: "),
        (["--game", "chess"], "no game “chess”"),
        (["--game", "niagara", "--bots", "greedy,greedy"], "is for 3, 4, 5 seats"),
        (["--game", "atlantis", "--bots", "nobody,greedy"], "no bot “nobody”"),
        (["missing.match"], "missing.match"),
    ],
)
def test_what_cannot_be_exported_is_said_in_one_line(told: list[str], reason: str, tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    ran = RUN.invoke(app, ["export", str(out), *told])
    assert ran.exit_code == 2
    assert reason in " ".join(ran.output.split())
    assert not list(tmp_path.iterdir())


def test_matches_of_different_games_do_not_go_into_one_file(tmp_path: Path) -> None:
    files = [next((ROOT / "golden" / game).glob("*.match")) for game in ("atlantis", "fantazja")]
    ran = RUN.invoke(app, ["export", str(tmp_path / "out.parquet"), *map(str, files)])
    assert ran.exit_code == 2
    assert "one game and one number of seats" in " ".join(ran.output.split())
    assert not list(tmp_path.iterdir())
