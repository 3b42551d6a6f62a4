"""Bots at tables: the example over the public interface, worker processes that die, moves that are cancelled."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import undertow
from tests.server.api.test_app import BOTS, act, look, new_table
from tests.server.running import Running, running, wait_until
from undertow.bots import bots
from undertow.engine.match import Match
from undertow.engine.rng import Rng
from undertow.server.live.gate import seat_job
from undertow.server.refusals import Refused
from undertow.server.storage.store import Store
from undertow.server.workers import worker
from undertow.server.workers.pool import Pool

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("game", undertow.game_ids())
def test_the_example_bot_plays_a_whole_match(database: str, game: str) -> None:
    with running(database) as server:
        assert len(run_example_bot(server, game)["scores"]) == undertow.game(game).seats[0]


def test_the_example_bot_waits_when_it_asked_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(f"sqlite:///{tmp_path / 'x.db'}") as server:
        allowed = [True, True, False, True, True, False]
        take = server.service.requests.take

        def take_or_refuse(client: str) -> None:
            if allowed and not allowed.pop(0):
                raise Refused("too-many-requests", seconds=1)
            take(client)

        monkeypatch.setattr(server.service.requests, "take", take_or_refuse)
        assert len(run_example_bot(server, "niagara")["scores"]) == 3
        assert not allowed


def run_example_bot(server: Running, game: str) -> dict[str, Any]:
    """Let it play a match; returns the result."""
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, game]
    played = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert played.returncode == 0, played.stderr
    result: dict[str, Any] = json.loads(played.stdout)
    return result


def test_the_example_bot_is_short() -> None:
    source = (ROOT / "examples" / "bot.py").read_text().split('"""')[2]
    assert len([line for line in source.splitlines() if line.strip()]) <= 40


def job(log: Sequence[str] = (), seat: int = 0, guess: int = 1, **more: Any) -> dict[str, Any]:
    """The job of a seat of Niagara after a log, with the guess of a fixed seed."""
    match = Match(undertow.game("niagara"), 3, {})
    for text in log:
        match.record(text)
    return {**seat_job("a table", match, seat, Rng(guess)), "bot": "greedy", "seed": 1, **more}


async def choose(pool: Pool) -> str:
    """The action that a worker chooses."""
    return str((await pool.ask(job()))["action"])


@pytest.mark.usefixtures("no_time_limit")
def test_a_worker_knows_no_more_than_its_seat() -> None:
    """The others' secret choices do not change the move of a seed."""
    for bot in bots():
        logs = [["play 1"], ["play 3"], ["play cloud"]]
        moves = [{worker.KeptSearch().choose(job(log, 1, bot=bot, seed=seed)) for log in logs} for seed in range(10)]
        assert all(len(found) == 1 for found in moves)


async def until_asked(pool: Pool) -> None:
    """Return once the only worker has a job."""
    while pool._idle:
        await asyncio.sleep(0)


def test_a_worker_that_is_killed_is_replaced_and_its_move_made_again() -> None:
    async def scenario() -> tuple[str, int, set[int]]:
        pool = Pool(1)
        await choose(pool)
        pids = set(pool.pids())
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)  # so that it is sure to be at work when it dies
        choosing = asyncio.create_task(choose(pool))
        await until_asked(pool)
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        found = await choosing
        after = set(pool.pids())
        await pool.close()
        return found, pool.replaced, pids & after

    found, replaced, same = asyncio.run(scenario())
    assert found in undertow.game("niagara").actions
    assert replaced == 1
    assert same == set()


def test_a_cancelled_move_ends_its_worker_and_the_next_one_is_made() -> None:
    async def scenario() -> str:
        pool = Pool(1)
        await choose(pool)
        (pid,) = pool.pids()
        os.kill(pid, signal.SIGSTOP)
        choosing = asyncio.create_task(choose(pool))
        await until_asked(pool)
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        found = await choose(pool)
        assert pid not in pool.pids()
        await pool.close()
        return found

    assert asyncio.run(scenario()).startswith("play ")


def rounds_of(store_url: str, table: str) -> list[Any]:
    store = Store(store_url)
    with store.reading() as connection:
        found = store.events(connection, table, 0, 100_000)
    store.close()
    return found


def test_bots_act_after_the_server_comes_back(database: str) -> None:
    with running(database) as server:
        held = new_table(server.client(), BOTS, pace=10_000, options={"first": "1"})
        act(server.client(), held, 0, "a", 0, "play 1")
        wait_until(lambda: look(server.client(), held)["to_act"] == [1])
    store = Store(database)
    with store.writing() as connection:
        store.change_match(connection, held["table"], pace=0)
    store.close()
    with running(database) as server:
        wait_until(lambda: 0 in look(server.client(), held)["to_act"])
    ids = [(event.seat, event.client_id) for event in rounds_of(database, held["table"]) if event.client_id]
    assert len(ids) == len(set(ids))


def test_bots_keep_the_pace(database: str) -> None:
    with running(database) as server:
        client = server.client()
        held = new_table(client, [{"kind": "me"}, *BOTS[1:]], pace=300, options={"first": "1"})
        begun = time.time()
        act(client, held, 0, "a", 0, "play 1")
        wait_until(lambda: 0 in look(client, held)["to_act"] and len(look(client, held)["log"]) > 4)
        taken = [event for event in rounds_of(database, held["table"]) if event.kind == "action" and event.client_id]
        gaps = [later.time - earlier.time for earlier, later in pairwise(taken)]
        assert gaps
        assert min(gaps) >= 290
        assert time.time() - begun > 0.3


def test_the_page_may_ask_for_faster(database: str) -> None:
    with running(database) as server:
        client = server.client()
        held = new_table(client, BOTS, pace=10_000, options={"first": "1"})
        act(client, held, 0, "a", 0, "play 1")
        wait_until(lambda: look(client, held)["to_act"] == [1])
        asked = {"seat": 0, "secret": held["secrets"][0], "pace": 0}
        assert client.post(f"/api/tables/{held['table']}/pace", json=asked).status_code == 200
        wait_until(lambda: 0 in look(client, held)["to_act"])


def test_a_person_takes_back_what_a_bot_was_thinking_about(database: str) -> None:
    """Two people agree to an undo while a bot searches: the bot's move is dropped."""
    sitting = [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "greedy"}, {"kind": "me", "name": "B"}]
    with running(database) as server:
        client = server.client()
        held = new_table(client, sitting, pace=3000, options={"first": "1"})
        act(client, held, 0, "a", 0, "play 1")
        act(client, held, 2, "b", 0, "play 1")
        wait_until(lambda: len(look(client, held)["log"]) == 3)  # all have chosen; the bot is to move
        before = look(client, held)["version"]
        table = f"/api/tables/{held['table']}"
        undoing = {"seat": 0, "secret": held["secrets"][0], "kind": "undo"}
        asked = client.post(f"{table}/offer", json=undoing)
        assert asked.status_code == 200, asked.text
        agreeing = {"seat": 2, "secret": held["secrets"][2], "agree": True}
        assert client.post(f"{table}/offer/answer", json=agreeing).status_code == 200
        assert look(client, held)["log"] == []
        assert look(client, held)["version"] == before + 1
        wait_until(lambda: look(client, held)["to_act"] == [0, 2])  # the bot chooses anew
