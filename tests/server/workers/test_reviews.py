"""Reviews over the interface: only of finished matches, coarse first, begun once, not too many."""

import asyncio
import time
from typing import Any

import pytest

from tests.review.matches import played
from tests.server.api.test_app import BOTS, new_table
from tests.server.running import running
from undertow.engine.match import replayed
from undertow.engine.matchfile import MatchFile, write
from undertow.server.limits import Rate
from undertow.server.workers import reviewing
from undertow.server.workers.pool import REVIEWS, Pool
from undertow.server.workers.reviews import Reviews

FILE = write(MatchFile(replayed(played("atlantis", 2), 60)))


class Measured(Pool):
    """A pool that answers in this process and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, int]] = []

    async def ask(self, job: dict[str, Any], priority: int = 0, table: str = "") -> dict[str, Any]:
        self.asked.append((f"{job['kind']} {job['effort']}", priority))
        if job["kind"] == "report":
            return {"review": reviewing.report(job)}
        return {"findings": reviewing.measured({**job, "effort": "quick"})}


async def finished(reviews: Reviews, lang: str = "en") -> dict[str, Any]:
    while True:
        found = await reviews.progress("table", lang)
        assert found is not None
        if found["is_over"] or found["has_failed"]:
            return found
        await asyncio.sleep(0)


def test_a_review_is_coarse_first_then_better_and_measured_once_at_the_lowest_priority() -> None:
    async def look() -> None:
        pool = Measured()
        reviews = Reviews(pool)
        reviews.begin("table", FILE, ("Ana", "Bo"), 60)
        reviews.begin("table", FILE, ("Ana", "Bo"), 60)
        found = await finished(reviews)
        assert found["done"] == found["total"] == 120
        assert [seat["name"] for seat in found["review"]["seats"]] == ["Ana", "Bo"]
        assert len(found["review"]["path"]) == 61
        kinds = [kind for kind, _ in pool.asked if kind.startswith("review")]
        assert kinds == ["review quick"] * 15 + ["review normal"] * 15
        assert {priority for _, priority in pool.asked} == {REVIEWS}
        asked = len(pool.asked)
        assert await finished(reviews) == found
        assert len(pool.asked) == asked
        await reviews.close()

    asyncio.run(look())


def test_a_review_that_fails_says_so_and_can_be_begun_again() -> None:
    async def look() -> None:
        reviews = Reviews(Measured())
        reviews.begin("table", "no match file", (), 60)
        assert (await finished(reviews))["has_failed"]
        assert not reviews.has("table")
        assert await reviews.progress("another", "en") is None

    asyncio.run(look())


def test_a_match_in_progress_is_not_reviewed(database: str) -> None:
    with running(database) as server:
        client = server.client()
        for rated in (False, True):
            held = new_table(client, [{"kind": "me"}, *BOTS[1:]], rated=rated)
            refused = client.post(f"/api/tables/{held['table']}/review")
            assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
            assert client.get(f"/api/tables/{held['table']}/review").status_code == 404


def test_a_finished_match_is_reviewed_over_the_interface_and_not_too_many(database: str) -> None:
    with running(database, reviews=Rate(0.0001, 1)) as server:
        client = server.client()
        bots = [{"kind": "bot", "bot": "random"}] * 2
        tables = [new_table(client, bots, game="atlantis", pace=0)["table"] for _ in range(2)]
        for table in tables:
            _wait_until(lambda table=table: client.get(f"/api/tables/{table}/file").status_code == 200)
        begun = client.post(f"/api/tables/{tables[0]}/review?lang=bg")
        assert begun.status_code == 200, begun.text
        again = client.post(f"/api/tables/{tables[0]}/review?lang=bg")
        assert again.status_code == 200
        assert client.post(f"/api/tables/{tables[1]}/review").status_code == 429
        _wait_until(lambda: client.get(f"/api/tables/{tables[0]}/review?lang=bg").json()["review"] is not None)
        found = client.get(f"/api/tables/{tables[0]}/review?lang=bg").json()["review"]
        for seat in found["seats"]:
            assert seat["even"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"], abs=1e-9)


def _wait_until(is_so: Any) -> None:
    for _ in range(3000):
        if is_so():
            return
        time.sleep(0.1)
    raise AssertionError("it never came")
