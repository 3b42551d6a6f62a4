"""Somebody asks for long logs over and over. Each line is rendered once, and large answers count as several requests."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.playing import people_table, play
from tests.server.running import Running, running
from undertow.engine.rng import Rng
from undertow.engine.state import SPECTATOR
from undertow.server.limits import Rate, RateLimiter, client_key
from undertow.server.live import gate
from undertow.server.live.lines import LineCache
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused

AT_ONCE = 300
ENDLESS = Rate(1e-6, AT_ONCE)  # what is taken does not come back while a test runs


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> LineCache:
    """An empty cache."""
    fresh = LineCache()
    monkeypatch.setattr(gate, "_LINES", fresh)
    return fresh


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database, requests=ENDLESS) as started:
        yield started


def finished(tables: Tables) -> LiveTable:
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(1))
    return live


def moment(live: LiveTable, length: int, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gate.earlier(live, SPECTATOR, SPECTATOR, length, **more).text())
    return found


def test_every_line_is_rendered_once_however_often_it_is_asked_for(tables: Tables, lines: LineCache) -> None:
    live = finished(tables)
    length = len(live.match.log)
    first = gate.snapshot(live, SPECTATOR)["log"]
    for _ in range(5):
        assert gate.snapshot(live, SPECTATOR)["log"] == first
        assert moment(live, length)["log"] == first
        assert json.loads(gate.log_text(live, SPECTATOR, SPECTATOR))["log"] == first
    assert lines.rendered == length


def test_a_replay_fetches_its_log_once_and_then_views_only(tables: Tables, lines: LineCache) -> None:
    live = finished(tables)
    log = json.loads(gate.log_text(live, SPECTATOR, SPECTATOR))["log"]
    for length in range(len(log)):
        shown = moment(live, length, with_lines=False)
        assert shown["log"] == []
        assert shown["views"] == moment(live, length)["views"]
    assert lines.rendered == len(log)


def test_lines_that_were_taken_back_are_rendered_anew(tables: Tables, lines: LineCache) -> None:
    live, secrets = people_table(tables, "fantazja")
    while True:
        play(tables, live, secrets, Rng(live.version), 1)
        gate.snapshot(live, SPECTATOR)
        seat = next((seat for seat in secrets if live.can_undo(seat)), None)
        if seat is not None:
            before = live.match.log[-1]
            tables.undo(live.id, seat, secrets[seat], f"u{live.version}", live.version)
            others = [one["action"] for one in gate.snapshot(live, seat)["actions"] if one["action"] != before]
            if others:
                tables.act(live.id, seat, secrets[seat], "other", live.version, others[0])
                break
            play(tables, live, secrets, Rng(live.version), 1)  # nothing else is possible here
    kept = gate.snapshot(live, SPECTATOR)["log"]
    lines.__init__()  # type: ignore[misc]
    assert gate.snapshot(live, SPECTATOR)["log"] == kept


def test_a_viewer_who_has_the_earlier_lines_makes_nobody_render_them(tables: Tables, lines: LineCache) -> None:
    live = finished(tables)
    length = len(live.match.log)
    assert len(gate.snapshot(live, 0, live.version, length - 2)["log"]) == 2
    assert lines.rendered == 2


def test_rendered_lines_do_not_fill_the_memory(tables: Tables, lines: LineCache) -> None:
    lines.most = 100
    live = finished(tables)
    for viewer in (0, 1, SPECTATOR):
        gate.snapshot(live, viewer)
        assert lines._size <= 100
        assert lines._size == sum(len(kept.lines) for kept in lines._kept.values())


def asked_until_refused(client: httpx.Client, address: str) -> int:
    for count in range(AT_ONCE + 1):
        answer = client.get(address)
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) > 0
            return count
        assert answer.status_code == 200, answer.text
    raise AssertionError("never refused")


@pytest.mark.parametrize("address", ["", "/log", "/moments/{length}"])
def test_long_answers_count_as_several_requests(server: Running, address: str) -> None:
    live = finished(server.service.tables)
    path = f"/api/tables/{live.id}{address.format(length=len(live.match.log))}"
    assert asked_until_refused(server.client(), path) < AT_ONCE // 3


def test_short_answers_count_as_one(server: Running) -> None:
    live, _ = people_table(server.service.tables)
    assert asked_until_refused(server.client(), f"/api/tables/{live.id}") == AT_ONCE


def test_a_bucket_in_debt_refuses_until_it_has_filled_up_again() -> None:
    now = [0.0]
    limiter = RateLimiter(Rate(10, 20), lambda: now[0])
    limiter.take("x")
    limiter.charge("x", 29)
    now[0] = 1.05
    with pytest.raises(Refused) as refused:
        limiter.take("x")
    assert refused.value.refusal.args["seconds"] == 1
    now[0] = 2.05
    limiter.take("x")
    limiter.charge("x", 10**9)
    now[0] = 4.5  # debt has a limit, or one mistake would lock a school out for a year
    limiter.take("x")


def test_an_ipv6_network_is_one_client() -> None:
    assert client_key("2001:db8:1:2:3::4") == client_key("2001:db8:1:2:ffff::1")
    assert client_key("2001:db8:1:2::1") != client_key("2001:db8:1:3::1")
    assert client_key("::ffff:10.1.2.3") == client_key("10.1.2.3") != client_key("10.1.2.4")
