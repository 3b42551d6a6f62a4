"""More bots than the server has time for: people's bots come first, and one that had to think less says so."""

import asyncio
from typing import Any

from tests.server.api.test_app import BOTS, act, look, new_table
from tests.server.attacks.test_database_outage import THREE_BOTS
from tests.server.attacks.test_stuck_tables import Scene, play
from tests.server.playing import new_guest
from tests.server.running import running, wait_until
from undertow.server.live.seating import NewSeat
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
