"""Chance that the browser checks, refusals that are shown, tables that are closed, accounts that are deleted."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Visitor
from tests.page.steps import WATCHED, finished_match, game_card, host_and_link, play_now, sit_down
from tests.server.running import Running, running

pytestmark = pytest.mark.browser

CHECKED = re.compile(r"Chance checked: [1-9]\d* draws?")
ATLANTICA = "atlantica"  # every match of it draws cards


@pytest.fixture(scope="module")
def drawn(site: Running) -> str:
    """A match with many draws that bots have played to its end."""
    return finished_match(site, ATLANTICA, 2)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows nobody more than two unfinished tables."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'undertow.db'}", tables_per_guest=2) as server:
        yield server


def table_of(page: Page) -> str:
    """The id of the table that the page shows."""
    return page.url.rpartition("/table/")[2].split("/")[0]


def memory(page: Page) -> dict[str, Any]:
    """What the browser remembers of chance, by table."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['undertow-chance'] ?? '{}'"))
    return found


def notes(site: Running, table: str) -> list[str]:
    """The texts that were mixed into the chance of a match."""
    return [note.text for note in site.service.tables.table(table).match.notes]


def altered(page: Page, change: Any) -> None:
    """Let the server tell something else about the chance of matches."""

    def answer(route: Route) -> None:
        response = route.fetch()
        told = response.json()
        change(told)
        route.fulfill(response=response, json=told)

    page.context.route("**/chance", answer)


def test_a_match_begins_with_a_commitment_and_the_browsers_own_nonce(visitor: Visitor, site: Running) -> None:
    page = visitor()
    play_now(page)
    table = table_of(page)
    kept = memory(page)[table]
    assert notes(site, table) == [f"nonce 0 {kept['nonces'][0]['nonce']}"]
    assert kept["commitment"] == site.service.tables.table(table).row.commitment
    page.get_by_label("More at this table").click()
    page.get_by_text("How chance is kept fair").click()
    expect(page.locator("dialog code")).to_have_text(kept["commitment"])


def test_a_friend_mixes_in_a_nonce_when_sitting_down(visitor: Visitor, site: Running) -> None:
    host = visitor()
    link = host_and_link(host)
    friend = visitor(link)
    sit_down(friend, "Bo")
    expect(friend.locator(".seats li.me")).to_be_visible()
    table = table_of(host)
    own = [memory(page)[table]["nonces"][0]["nonce"] for page in (host, friend)]
    assert notes(site, table) == [f"nonce {seat} {nonce}" for seat, nonce in enumerate(own)]


def test_a_table_made_without_a_nonce_gets_one_when_its_player_comes(visitor: Visitor, site: Running) -> None:
    page = visitor(**WATCHED)
    wishes = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    made = page.context.request.post(f"{site.url}/api/tables", data={"game": "niagara", "seats": wishes}).json()
    with page.expect_response("**/nonce"):
        page.goto(f"{site.url}/#/table/{made['table']}")
    assert notes(site, made["table"]) == [f"nonce 0 {memory(page)[made['table']]['nonces'][0]['nonce']}"]


def test_the_result_the_replay_and_the_file_say_that_chance_was_checked(
    visitor: Visitor, drawn: str, site: Running, tmp_path: Path
) -> None:
    page = visitor(f"/#/table/{drawn}")
    expect(page.locator(".result")).to_contain_text(CHECKED)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay .chance")).to_contain_text(CHECKED)
    kept = tmp_path / "drawn.match"
    kept.write_text(site.client().get(f"/api/tables/{drawn}/file").text)
    page.goto(f"{site.url}/#/file")
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.locator(".replay .chance")).to_contain_text(CHECKED)


def test_without_the_browsers_own_digest_chance_is_checked_all_the_same(visitor: Visitor, drawn: str) -> None:
    page = visitor(f"/#/replay/{drawn}", script="Object.defineProperty(crypto, 'subtle', {value: undefined});")
    expect(page.locator(".chance")).to_contain_text(CHECKED)


def test_another_draw_is_found_out(visitor: Visitor, drawn: str) -> None:
    page = visitor(**WATCHED)
    altered(page, lambda told: told["draws"][0].update(weights=[1, *told["draws"][0]["weights"]]))
    page.goto(page.url.partition("#")[0] + f"#/replay/{drawn}")
    expect(page.locator(".chance")).to_contain_text("Chance is not what was promised.")


def test_another_seed_is_found_out(visitor: Visitor, drawn: str) -> None:
    page = visitor(**WATCHED)
    altered(page, lambda told: told.update(seed="00" * 32))
    page.goto(page.url.partition("#")[0] + f"#/replay/{drawn}")
    expect(page.locator(".chance")).to_contain_text("The seed does not fit the commitment.")


def test_a_nonce_that_was_not_used_is_found_out(visitor: Visitor, drawn: str) -> None:
    kept = json.dumps({drawn: {"commitment": "", "nonces": [{"nonce": "ab" * 16, "isFirst": True}]}})
    page = visitor(f"/#/replay/{drawn}", script=f"localStorage['undertow-chance'] = {kept!r};")
    expect(page.locator(".chance")).to_contain_text("The random number of your browser was not used.")


def test_play_now_offers_the_match_that_waits(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    table = table_of(page)
    page.get_by_role("link", name="Undertow").click()
    game_card(page).get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Continue").click()
    expect(page.locator(".spot.lit").first).to_be_visible()
    assert table_of(page) == table
    page.get_by_role("link", name="Undertow").click()
    game_card(page).get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="New match").click()
    expect(page.locator(".spot.lit").first).to_be_visible()
    assert table_of(page) != table


def test_who_has_too_many_tables_reads_why_and_closes_one(visitor: Visitor, strict: Running) -> None:
    page = visitor(url=strict.url)
    for game in ("atlantis", "fantazja"):
        play_now(page, game)
        page.get_by_role("link", name="Undertow").click()
    game_card(page).get_by_role("button", name="Play now").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("You have 2 unfinished")
    expect(dialog.locator("li").first).to_contain_text("Fantazja")
    dialog.get_by_role("button", name="Close the table").first.click()
    expect(dialog).to_contain_text("counts nowhere")
    dialog.get_by_role("button", name="Close for good").click()
    expect(dialog.locator("li")).to_have_count(1)
    dialog.get_by_role("button", name="New match").click()
    expect(page.locator(".spot.lit").first).to_be_visible()


def test_a_table_against_bots_is_closed_from_its_menu(visitor: Visitor, site: Running) -> None:
    page = visitor()
    play_now(page)
    table = table_of(page)
    page.get_by_label("More at this table").click()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="Close for good").click()
    expect(page.locator(".game").first).to_be_visible()
    expect(page.locator(f"a[href='#/table/{table}']")).to_have_count(0)
    page.goto(f"{site.url}/#/table/{table}")
    expect(page.locator("section.dock h1")).to_have_text("This table is closed.")


def test_a_refusal_that_nothing_else_shows_is_shown_by_the_page(visitor: Visitor) -> None:
    page = visitor(**WATCHED)
    refusal = {"code": "too-many-requests", "message": "refused-too-many-requests", "arguments": {"seconds": 7}}
    page.context.route("**/api/me", lambda route: route.fulfill(status=429, json=refusal))
    page.get_by_role("link", name="Account").click()
    expect(page.get_by_role("alert")).to_contain_text("wait 7 s")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_how_long_the_others_wait_is_asked_only_where_there_are_others(visitor: Visitor, site: Running) -> None:
    page = visitor("/#/new/niagara")
    expect(page.locator("form .seat").first).to_be_visible()
    expect(page.get_by_label("A bot may stand in after")).to_have_count(0)
    page.get_by_label("Who sits at seat 2").select_option("open")
    choice = page.get_by_label("A bot may stand in after")
    expect(choice).to_have_value("86400")
    choice.select_option(label="an hour")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".invite input")).to_be_visible()
    assert site.client().get(f"/api/tables/{table_of(page)}").json()["idle_timeout"] == 3600


def test_a_replay_asks_for_its_log_once(visitor: Visitor, finished: str) -> None:
    page = visitor(**WATCHED)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page.url.partition("#")[0] + f"#/replay/{finished}/5")
    expect(page.get_by_label("Moment of the match")).to_have_value("5")
    for _ in range(3):
        page.get_by_role("button", name="One action forward").click()
    expect(page.locator(".log .now")).to_be_visible()
    moments = [url for url in asked if "/moments/" in url]
    assert len(moments) == 4
    assert all("lines=0" in url for url in moments)


def signed_up(visitor: Visitor, name: str) -> Page:
    """Somebody with a new account."""
    page = visitor("/#/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_role("status")).to_contain_text(f"Signed in as {name}")
    return page


def test_a_password_is_changed_and_the_old_one_refused(visitor: Visitor) -> None:
    page = signed_up(visitor, "Quick Otter")
    page.get_by_role("button", name="Change password").click()
    for old, answer in (("a wrong password", "alert"), ("a long password", "status")):
        page.get_by_label("Current password").fill(old)
        page.get_by_label("New password").fill("another password")
        page.locator("form").get_by_role("button", name="Change password").click()
        expect(page.get_by_role(answer).last).to_be_visible()  # type: ignore[arg-type]
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    other = visitor("/#/account")
    other.get_by_label("Name").fill("Quick Otter")
    other.get_by_label("Password").fill("another password")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("status")).to_contain_text("Quick Otter")


def test_signing_out_everywhere_signs_out_here_and_elsewhere(visitor: Visitor) -> None:
    page = signed_up(visitor, "Wide Otter")
    other = visitor("/#/account")
    other.get_by_label("Name").fill("Wide Otter")
    other.get_by_label("Password").fill("a long password")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("status")).to_contain_text("Wide Otter")
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    other.reload()
    expect(other.get_by_role("button", name="Sign in")).to_be_visible()


def test_an_account_is_downloaded_and_deleted(visitor: Visitor, tmp_path: Path) -> None:
    page = signed_up(visitor, "Brief Otter")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    kept = tmp_path / "data.json"
    download.value.save_as(kept)
    assert "Brief Otter" in kept.read_text()
    page.get_by_role("button", name="Delete account").click()
    expect(page.locator("form")).to_contain_text("Finished matches stay")
    page.get_by_label("Current password").fill("a wrong password")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Current password").fill("a long password")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def test_what_is_kept_is_told_in_the_readers_language(visitor: Visitor) -> None:
    page = visitor(locale="pl-PL")
    page.get_by_role("link", name="Prywatność").click()
    expect(page.get_by_role("heading", name="Co przechowujemy")).to_be_visible()
