"""Hints over the interface: only for the own seat, only when it may choose, never at a rated table, not too often."""

import asyncio
from typing import Any

import pytest

from tests.server.api.test_app import BOTS, look, new_table
from tests.server.running import running
from tests.server.workers.test_jobs import job
from undertow.server.limits import Rate
from undertow.server.workers import worker
from undertow.server.workers.pool import Pool


def asked(held: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    return {"seat": seat, "secret": held["secrets"][seat]}


def test_a_seat_gets_advice_about_its_own_choice(database: str) -> None:
    with running(database) as server:
        client = server.client()
        held = new_table(client, [{"kind": "me"}, *BOTS[1:]], pace=10_000, options={"first": "0"})
        answer = client.post(f"/api/tables/{held['table']}/hint", json=asked(held))
        assert answer.status_code == 200, answer.text
        found, seen = answer.json(), look(client, held, 0)
        assert found["version"] == seen["version"]
        assert 1 <= len(found["advice"]) <= 3
        offered = {action["action"] for action in seen["actions"]}
        for each in found["advice"]:
            assert each["plan"][0] == each["action"]
            assert each["action"] in offered
            assert 0 <= each["low"] <= each["chance"] <= each["high"] <= 1
            assert set(each["reason"]) == {"id", "args"}


def test_hints_are_refused_at_rated_tables_to_strangers_and_out_of_turn(database: str) -> None:
    with running(database) as server:
        client = server.client()
        rated = new_table(client, [{"kind": "me"}, *BOTS[1:]], rated=True, options={"first": "0"})
        assert look(client, rated, 0)["rated"] is True
        refused = client.post(f"/api/tables/{rated['table']}/hint", json=asked(rated))
        assert (refused.status_code, refused.json()["code"]) == (409, "no-hints")
        held = new_table(client, [{"kind": "me"}, {"kind": "open"}, *BOTS[2:]])
        early = client.post(f"/api/tables/{held['table']}/hint", json=asked(held))
        assert early.json()["code"] == "not-begun"
        stranger = client.post(f"/api/tables/{held['table']}/hint", json={"seat": 0, "secret": "x"})
        assert stranger.json()["code"] == "not-your-seat"


def test_hints_are_not_given_too_often(database: str) -> None:
    with running(database, hints=Rate(0.001, 1)) as server:
        client = server.client()
        held = new_table(client, [{"kind": "me"}, *BOTS[1:]], pace=10_000, options={"first": "0"})
        codes = [client.post(f"/api/tables/{held['table']}/hint", json=asked(held)).status_code for _ in range(2)]
        assert codes == [200, 429]


@pytest.mark.usefixtures("no_time_limit")
def test_advice_does_not_depend_on_what_others_chose_in_secret() -> None:
    logs = [["play 1"], ["play 3"], ["play cloud"]]
    found = [worker.advised(job(log, 1, kind="hint", budget=0.05)) for log in logs]
    assert found[0] == found[1] == found[2]


def test_a_busy_server_lets_bots_think_less() -> None:
    async def scenario() -> list[float]:
        pool = Pool(2)
        found = [pool.budget()]
        jobs = [asyncio.create_task(pool.ask(job())) for _ in range(8)]
        await asyncio.sleep(0)
        found.append(pool.budget())
        await asyncio.gather(*jobs)
        found.append(pool.budget())
        await pool.close()
        return found

    assert asyncio.run(scenario()) == [1.0, 0.25, 1.0]
