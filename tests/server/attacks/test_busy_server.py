"""More bots than the server has time for: people's bots come first, and a shortened search is shown."""

import asyncio
from typing import Any

import httpx

from tests.server.api.test_app import BOTS, act, look, new_table
from tests.server.attacks.test_database_outage import THREE_BOTS
from tests.server.attacks.test_stuck_tables import Scene, play
from tests.server.playing import legal, new_guest, new_tables
from tests.server.running import THREE, running, wait_until
from undertow.engine.state import SPECTATOR
from undertow.server.live import gate
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.storage.store import Store
from undertow.server.workers.pool import BOTS_ALONE, PEOPLE


def test_a_bot_that_had_to_think_less_says_so_until_it_thinks_in_full(database: str) -> None:
    with running(database) as server:
        client, pool = server.client(), server.service.jobs._pool
        seats = [BOTS[0], {"kind": "bot", "bot": "first-time"}, BOTS[2]]
        pool._asked[PEOPLE] += 9  # nine jobs of other tables
        held = new_table(client, seats, options={"first": "0"})
        wait_until(lambda: [seat["thinking"] for seat in look(client, held)["seats"]] == ["", "short", ""])
        pool._asked[PEOPLE] -= 9
        for number in range(100):
            wait_until(lambda: 0 in look(client, held)["to_act"])
            seen = look(client, held, 0)
            if {seat["thinking"] for seat in seen["seats"]} == {""}:
                break
            act(client, held, 0, f"b{number}", seen["version"], seen["actions"][0]["action"])
        else:
            raise AssertionError("it still says so")


def thinking(live: LiveTable) -> list[str]:
    return [seat["thinking"] for seat in gate.snapshot(live, SPECTATOR)["seats"]]


def test_viewers_at_other_servers_and_after_a_restart_know_it_too(store: Store) -> None:
    tables = new_tables(store)
    sitting = [NewSeat("me", "Ada"), NewSeat("bot", bot="strong"), NewSeat("bot", bot="strong")]
    live = tables.create(new_guest(store), "niagara", {}, sitting, 0, 60)
    other = new_tables(store)
    assert thinking(other.table(live.id)) == ["", "", ""]
    tables.act_for_bot(live.id, 1, live.version, legal(live, 1)[0], True)
    tables.act_for_bot(live.id, 2, live.version, legal(live, 2)[0])
    other.others_changed(live.id)
    for server in (tables, other, new_tables(store)):
        assert thinking(server.table(live.id)) == ["", "short", ""]


def test_a_persons_bot_is_not_kept_waiting_by_many_tables_of_bots(database: str) -> None:
    """One worker process, and more jobs than it can ever do."""
    level = {"kind": "bot", "bot": "first-time"}
    moves, waited = list[str](), list[int]()
    with running(database, bot_workers=1) as server:
        client, pool, tables = server.client(), server.service.jobs._pool, server.service.tables
        act_for_bot, ask = tables.act_for_bot, pool.ask

        def note_move(table: str, *more: Any) -> int:
            moves.append(table)
            return act_for_bot(table, *more)

        async def note_question(job: dict[str, Any], priority: int = PEOPLE, table: str = "") -> dict[str, Any]:
            if priority == PEOPLE:
                waited.append(len(moves))
            return await ask(job, priority, table)

        tables.act_for_bot, pool.ask = note_move, note_question  # type: ignore[method-assign, assignment]
        alone = [new_table(client, [level] * 3)["table"] for _ in range(12)]
        wait_until(lambda: len(pool._queue) >= 8)
        held = new_table(client, [THREE[0], level, level], options={"first": "1"})
        wait_until(lambda: held["table"] in moves)
        # One move was under way, one had been thought out, and every eighth turn goes to the oldest job.
        assert moves.index(held["table"]) - waited[0] <= 3
        wait_until(lambda: any("short" in shown(client, table) for table in alone))
        assert shown(client, held["table"]) == ["", "", ""]


def shown(client: httpx.Client, table: str) -> list[str]:
    return [seat["thinking"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def test_tables_of_bots_alone_have_the_lowest_priority(store: Store) -> None:
    scene, seen = Scene(store), dict[str, int]()
    creator = new_guest(store)
    alone = scene.tables.create(creator, "niagara", {}, [NewSeat("bot", bot=each["bot"]) for each in THREE_BOTS], 0, 60)

    async def note(_job: dict[str, Any], priority: int = 0, table: str = "") -> dict[str, Any]:
        seen[table] = priority
        await asyncio.Event().wait()
        return {}

    scene.pool.ask = note  # type: ignore[assignment, method-assign]

    async def scenario() -> None:
        for table in (scene.id, alone.id):
            scene.jobs.consider(table)
        while len(seen) < 2:
            await asyncio.sleep(0)
        assert seen == {scene.id: PEOPLE, alone.id: BOTS_ALONE}

    play(scene, scenario())
