"""An attacker plays and takes back in a loop, so that loading the table would keep the server busy."""

from typing import Any

import pytest

from tests.server.playing import legal, new_tables, past_the_choice, people_table, play, refused
from undertow.engine.match import Match, fingerprint
from undertow.engine.rng import Rng
from undertow.server.live.access import Limits
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage.store import Store


def loop(tables: Tables, live: LiveTable, secrets: dict[int, str], times: int) -> None:
    """Play an action and take it back, again and again."""
    seat = live.to_act()[0]
    text = next(text for text in legal(live, seat) if not text.startswith("to "))
    for number in range(times):
        tables.act(live.id, seat, secrets[seat], f"a{number}-{live.events}", live.version, text)
        tables.undo(live.id, seat, secrets[seat], f"u{number}-{live.events}", live.version)


def applied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions that are played from now on."""
    seen: list[str] = []
    take = Match._take

    def counting(self: Match, text: str) -> Any:
        seen.append(text)
        return take(self, text)

    monkeypatch.setattr(Match, "_take", counting)
    return seen


def test_loading_plays_only_what_was_not_taken_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = new_tables(store, Limits(undos_per_turn=1000))
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(1), 30)
    past_the_choice(tables, live, secrets)
    loop(tables, live, secrets, 100)
    played = applied(monkeypatch)
    again = new_tables(store).table(live.id)
    assert played == again.match.log == live.match.log
    assert fingerprint(again.match.state) == fingerprint(live.match.state)
    assert again.version == live.version


def test_taking_back_replays_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = new_tables(store)
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(1), 30)
    past_the_choice(tables, live, secrets)
    played = applied(monkeypatch)
    loop(tables, live, secrets, 5)
    assert len(played) == 5


def test_nobody_takes_back_for_ever(store: Store) -> None:
    tables = new_tables(store, Limits(undos_per_turn=6))
    live, secrets = people_table(tables)
    past_the_choice(tables, live, secrets)
    loop(tables, live, secrets, 6)
    with refused("too-many-undos"):
        loop(tables, live, secrets, 1)
    with refused("too-many-undos"):
        seat = live.match.actor(len(live.match.log) - 1)
        new_tables(store, Limits(undos_per_turn=6)).undo(live.id, seat, secrets[seat], "elsewhere", live.version)
    play(tables, live, secrets, Rng(1), 1)  # the log is longer than ever, so it is allowed again
    loop(tables, live, secrets, 1)


def test_a_secret_choice_is_not_taken_back_for_ever(store: Store) -> None:
    tables = new_tables(store, Limits(undos_per_turn=3))
    live, secrets = people_table(tables)
    for number in range(4):
        tables.act(live.id, 0, secrets[0], f"a{number}", 0, legal(live, 0)[0])
        if number < 3:
            tables.undo(live.id, 0, secrets[0], f"u{number}", 0)
    with refused("too-many-undos"):
        tables.undo(live.id, 0, secrets[0], "u4", 0)
    assert tables.undo(live.id, 0, secrets[0], "u0", 0) == 0  # an old request still gets its answer
