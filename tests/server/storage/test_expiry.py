"""For how long things are kept: one setting, which the pages for people and hosts repeat."""

import re
from dataclasses import asdict
from pathlib import Path

import httpx

from tests.server.running import running
from undertow.server.people import FORMER_PLAYER
from undertow.server.storage.expiry import Expiry

ROOT = Path(__file__).parents[3]


def test_the_documents_state_the_days() -> None:
    days = asdict(Expiry())
    assert f"UNDERTOW_KEEP={','.join(f'{name}={days[name]}' for name in days)}" in (ROOT / "docs/hosting.md").read_text()
    section = (ROOT / "docs/privacy.md").read_text().partition("## For how long")[2].partition("##")[0]
    assert [int(number) for number in re.findall(r"(\d+) days", section)] == [each for each in days.values() if each]


def test_the_page_gets_the_days_of_its_server(tmp_path: Path) -> None:
    kept = Expiry(waiting=1, bots=2, people=0, closed=4, finished=5, guests=6)
    with running(f"sqlite:///{tmp_path / 'x.db'}", expiry=kept) as server:
        assert httpx.get(f"{server.url}/api/keeping").json() == asdict(kept)


def test_the_page_knows_the_name_of_a_former_player() -> None:
    assert f'"{FORMER_PLAYER}"' in (ROOT / "web/src/shell/player.ts").read_text()
