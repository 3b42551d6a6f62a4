"""People around a table: at one screen, on two devices, idle, gone, back again, and with accounts."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE, Visitor
from tests.page.steps import choose_all, game_card, host_and_link, people_here, play_now, sit_down
from tests.server.running import Running
from undertow.engine.rng import Rng

pytestmark = pytest.mark.browser


def table_of(page: Page) -> str:
    """The id of the table that a page is at."""
    page.wait_for_url("**/#/table/*")
    return page.url.split("/table/")[1].split("/")[0]


def menu(page: Page, entry: str) -> None:
    """Choose something from the table's menu."""
    page.get_by_role("button", name="More at this table").click()
    page.get_by_role("button", name=entry).click()


def test_people_at_one_screen_choose_behind_a_curtain_and_move_in_the_open(visitor: Visitor) -> None:
    page = visitor()
    people_here(page)
    choose_all(page, "1", "2", "1")
    curtain = page.get_by_role("button", name="Raise the curtain")
    for seat in range(3):
        # Everybody sees all moves, so the screen passes to the next seat by itself.
        expect(page.locator(f".seats li:nth-child({seat + 1}).me.acts")).to_be_visible()
        expect(curtain).to_have_count(0)
        page.locator(f".board .spot.lit[data-spot^='canoe-{seat}']").first.click()
        page.locator(".board .spot.lit[data-spot^='space']").first.click()
    # The next tiles are secret again.
    expect(curtain).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)


def test_while_bots_move_the_shared_screen_shows_no_tile_that_is_still_face_down(visitor: Visitor) -> None:
    page = visitor()
    game_card(page).get_by_role("link", name="New table").click()
    page.get_by_label("Who sits at seat 3").select_option("me")
    page.get_by_label("Name at seat 3").fill("Cleo")
    page.get_by_label("Who begins").select_option("1")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="Raise the curtain").click()
    page.locator(".hand .spot.lit[data-spot='tile-0-2']").click()
    expect(page.locator(".curtain")).to_contain_text("Cleo")
    page.get_by_role("button", name="Raise the curtain").click()
    page.locator(".hand .spot.lit[data-spot='tile-2-6']").click()
    expect(page.locator(".seats li.me.acts")).to_be_visible()
    expect(page.locator(".board [data-tile='0']").get_by_label("face down")).to_have_count(1)
    expect(page.locator(".seats li.me")).to_contain_text("Cleo")


def test_a_seat_moves_to_another_device_by_link(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    menu(page, "Continue on another device")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = page.get_by_role("textbox", name="Continue on another device").input_value()
    phone = visitor(link[link.index("/#") :], viewport={"width": 360, "height": 640})
    phone.get_by_role("button", name="Continue here").click()
    phone.locator(".hand .spot.lit[data-spot='tile-0-4']").click()
    expect(phone.locator(".log")).to_contain_text("Guest chooses tile 4.")
    # The link works once, and the old device has lost the seat.
    third = visitor(link[link.index("/#") :])
    third.get_by_role("button", name="Continue here").click()
    expect(third.get_by_role("alert")).to_contain_text("used up")
    page.reload()
    expect(page.locator(".seats li").first).to_be_visible()
    expect(page.locator(".spot.lit")).to_have_count(0)


def test_who_leaves_is_replaced_by_a_bot_if_the_others_agree(visitor: Visitor) -> None:
    host = visitor()
    invitation = host_and_link(host, open_seats=2)
    second, third = visitor(invitation), None
    sit_down(second, "Bo")
    third = visitor(invitation)
    sit_down(third, "Cy")
    expect(host.locator(".hand .spot.lit").first).to_be_visible()
    menu(third, "Leave the table")
    third.get_by_role("button", name="Leave", exact=True).click()
    expect(game_card(third)).to_be_visible()
    host.get_by_role("button", name="Let a bot play here").click()
    expect(second.locator(".offer")).to_contain_text("Ada asks to let a bot play")
    second.get_by_role("button", name="Agree").click()
    expect(host.locator(".seats li").nth(2)).to_contain_text("casual")
    host.locator(".hand .spot.lit[data-spot='tile-0-2']").click()
    second.locator(".hand .spot.lit[data-spot='tile-1-2']").click()
    expect(host.locator(".log")).to_contain_text("Ada turns up tile 2.")


def test_a_bot_stands_in_for_an_idle_seat_until_its_owner_is_back(visitor: Visitor, site: Running) -> None:
    host = visitor()
    request = host.context.request
    wishes = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    made = request.post(
        f"{site.url}/api/tables", data={"game": "niagara", "seats": wishes, "pace": 0, "idle_timeout": 0}
    ).json()
    friend = visitor(f"/#/table/{made['table']}/{made['invitation']}")
    sit_down(friend, "Bo")
    host.goto(f"{site.url}/#/table/{made['table']}")
    host.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    host.get_by_role("button", name="Let a bot play here").click()
    expect(friend.get_by_text("A bot plays for you.")).to_be_visible()
    friend.get_by_role("button", name="Take my seat back").click()
    expect(friend.get_by_text("A bot plays for you.")).to_have_count(0)


def test_an_action_is_taken_back_if_the_others_agree(visitor: Visitor, site: Running) -> None:
    host = visitor()
    request = host.context.request
    wishes = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    asked = {"game": "niagara", "options": {"first": "0"}, "seats": wishes, "pace": 0}
    made = request.post(f"{site.url}/api/tables", data=asked).json()
    friends = [visitor(f"/#/table/{made['table']}/{made['invitation']}") for _ in range(2)]
    for friend, name in zip(friends, ("Bo", "Cy"), strict=True):
        sit_down(friend, name)
        expect(friend.locator(".seats li.me")).to_be_visible()
    host.goto(f"{site.url}/#/table/{made['table']}")
    for seat, page in enumerate((host, *friends)):
        page.locator(f".hand .spot.lit[data-spot='tile-{seat}-3']").click()
    host.locator(".board .spot.lit[data-spot='canoe-0-1']").click()
    host.locator(".board .spot.lit[data-spot='space-3']").click()
    friends[0].locator(".board .spot.lit[data-spot^='canoe']").first.click()
    menu(host, "Ask to take back my last action")
    for friend in friends:
        expect(friend.locator(".offer")).to_contain_text("Ada asks to take back")
    friends[0].get_by_role("button", name="Agree").click()
    friends[1].get_by_role("button", name="Agree").click()
    expect(host.locator(".board .spot.lit[data-spot='space-3']")).to_be_visible()
    expect(friends[0].locator(".spot.lit")).to_have_count(0)


def play_to_the_end(site: Running, table: str) -> None:
    """Let all people at a table act to the end, landing and loading where they can."""
    tables, rng = site.service.tables, Rng(1)
    live = tables.table(table)
    while waiting := live.to_act():
        offered = [live.game.text(action) for action in live.match.state.legal_for(waiting[0])]
        gainful = [text for text in offered if text.startswith(("land", "load"))]
        text = (gainful or offered)[rng.below(len(gainful or offered))]
        secret = tables.keys.seat_secret(table, waiting[0], live.seats[waiting[0]].generation)
        tables.act(table, waiting[0], secret, f"a{live.events}", live.version, text)


def test_everybody_meets_at_the_next_match_and_the_last_one_is_counted(visitor: Visitor, site: Running) -> None:
    host = visitor()
    wishes = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "me", "name": "Cy"}]
    asked = {"game": "niagara", "seats": wishes, "pace": 0}
    made = host.context.request.post(f"{site.url}/api/tables", data=asked).json()
    friend = visitor(f"/#/table/{made['table']}/{made['invitation']}")
    sit_down(friend, "Bo")
    expect(friend.locator(".seats li.me")).to_be_visible()
    friend.goto(f"{site.url}/#/about")  # nobody looks while hundreds of actions are taken
    play_to_the_end(site, made["table"])
    for page in (host, friend):
        page.goto(f"{site.url}/#/table/{made['table']}")
        expect(page.locator(".result")).to_be_visible(timeout=2 * PATIENCE)
    host.get_by_role("button", name="Play again").click()
    friend.get_by_role("button", name="Join the new match").click()
    for page in (host, friend):
        page.wait_for_url(lambda url: made["table"] not in url)
    expect(friend.locator(".seats li.me")).to_contain_text("Bo")
    assert table_of(friend) == table_of(host) != made["table"]
    friend.goto(f"{site.url}/#/account")
    expect(friend.get_by_role("row", name="Niagara").get_by_role("cell").first).to_have_text("1")


def test_an_account_keeps_tables_and_results_on_every_device(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    table = table_of(page)
    page.get_by_role("link", name="Undertow").click()
    page.get_by_role("link", name="Account").click()
    page.get_by_label("Name").fill("River Otter")
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_role("status")).to_contain_text("Signed in as River Otter")
    other = visitor("/#/account")
    other.get_by_label("Name").fill("River Otter")
    other.get_by_label("Password").fill("a wrong password")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("alert")).to_contain_text("Name or password is wrong")
    other.get_by_label("Password").fill("a long password")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("status")).to_contain_text("River Otter")
    other.get_by_role("link", name="All games").click()
    expect(other.locator(f"a[href='#/table/{table}']")).to_be_visible()
    other.get_by_role("link", name="Account").click()
    other.get_by_role("button", name="Sign out", exact=True).click()
    expect(other.get_by_role("button", name="Sign in")).to_be_visible()


def test_a_listed_table_is_found_and_watched_by_anybody(visitor: Visitor) -> None:
    host = visitor()
    game_card(host).get_by_role("link", name="New table").click()
    host.get_by_label("Your name").fill("Ada Public")
    host.get_by_label("Anybody may watch this table").check()
    host.get_by_role("button", name="Set up the table").click()
    expect(host.locator(".hand .spot.lit").first).to_be_visible()
    stranger = visitor()
    stranger.get_by_role("link").filter(has_text="Ada Public").click()
    expect(stranger.locator(".seats li").first).to_contain_text("Ada Public")
    host.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    expect(stranger.locator(".log")).to_contain_text("Ada Public turns up tile 3.")
    expect(stranger.locator(".spot.lit")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (740, 360), (1440, 900)])
def test_whose_turn_it_is_stands_across_the_top_of_a_shared_screen(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]})
    people_here(page)
    page.get_by_role("button", name="Raise the curtain").click()
    ribbon = page.locator(".whose")
    expect(ribbon).to_contain_text("turn")
    first = ribbon.evaluate("(one) => getComputedStyle(one).backgroundColor")
    box = ribbon.bounding_box()
    bar = page.locator(".stage .bar").bounding_box()
    assert box
    assert bar
    assert box["width"] == size[0]
    assert box["y"] + box["height"] <= bar["y"] + 1
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.locator(".hand .spot.lit").first.click()
    page.get_by_role("button", name="Raise the curtain").click()
    expect(ribbon).not_to_have_css("background-color", first)
