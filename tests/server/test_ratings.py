"""Ratings: what counts, for whom, once, and equal to what is worked out again."""

import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.live.test_clocks import FISCHER, Hands
from tests.server.live.test_pairing import member
from tests.server.playing import new_guest, new_tables, play
from undertow.bots.strengths import NEWCOMER, strength
from undertow.commands.app import app
from undertow.engine.rng import Rng
from undertow.server.live.creating import Meeting
from undertow.server.live.seating import Newcomer, NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.people import People, Person
from undertow.server.ratings import Ratings, rated
from undertow.server.storage import ratings, schema
from undertow.server.storage import store as stored
from undertow.server.storage.store import Store


def rated_match(tables: Tables, people: list[Newcomer], game: str = "fantazja", is_timed: bool = False) -> LiveTable:
    """A rated table of these people, under way."""
    sitting = [NewSeat("me", "P0"), *(NewSeat("open") for _ in people[1:])]
    meeting = Meeting(is_open=True, clock=FISCHER if is_timed else None)
    live = tables.create(people[0].guest, game, {"first": "0"}, sitting, 0, 60, rated=True, meeting=meeting)
    for seat, who in enumerate(people[1:], 1):
        tables.join_open(live.id, who, f"P{seat}")
    return live


def play_out(tables: Tables, live: LiveTable, seed: int = 1) -> None:
    """Let everybody play at random to the end; bots too."""
    rng = Rng(seed)
    secrets = tables.secrets_for(live, [str(seat.guest) for seat in live.seats if seat.guest])
    while live.to_act():
        seat = live.to_act()[0]
        if live.is_bot(seat):
            legal = live.match.state.legal_for(seat)
            tables.act_for_bot(live.id, seat, live.version, live.game.text(list(legal)[rng.below(len(list(legal)))]))
        else:
            play(tables, live, secrets, rng, 1)


def points(store: Store, who: Newcomer, game: str = "fantazja", seats: int = 2) -> tuple[float, float, int] | None:
    """Somebody's rating: mean, deviation, matches."""
    with store.reading() as connection:
        found = ratings.rating_of(connection, str(who.account), game, seats)
    return None if found is None else (found.mu, found.sigma, found.matches)


def test_a_finished_match_changes_the_ratings_of_both(tables: Tables, store: Store) -> None:
    people = [member(store, "Ada"), member(store, "Bo")]
    live = rated_match(tables, people)
    play_out(tables, live)
    assert live.row.rating == stored.RATING_DUE
    assert Ratings(tables).settle_due() == 1
    assert live.row.rating == stored.RATING_SETTLED
    found = [points(store, who) for who in people]
    assert all(one is not None and one[1] < NEWCOMER.sigma and one[2] == 1 for one in found)
    winners = live.match.state.winners()
    if len(winners) == 1:
        mine, other = found[winners[0]], found[1 - winners[0]]
        assert mine is not None
        assert other is not None
        assert mine[0] > NEWCOMER.mu > other[0]


def test_a_match_counts_once(tables: Tables, store: Store) -> None:
    people = [member(store, "Ada"), member(store, "Bo")]
    live = rated_match(tables, people)
    play_out(tables, live)
    for _ in range(3):
        Ratings(tables).settle(live.id)
    tables.rematch(live.id, 0, tables.secrets_for(live, [people[0].guest])[0])
    assert Ratings(tables).settle_due() == 0
    assert (points(store, people[0]) or (0, 0, 0))[2] == 1


def test_two_servers_that_rate_at_once_count_every_match_once(postgresql_store: Store) -> None:
    store = postgresql_store
    servers = [new_tables(store), new_tables(store)]
    people = [member(store, name) for name in ("Ada", "Bo", "Cy")]
    for number in range(6):
        live = rated_match(servers[0], [people[number % 3], people[(number + 1) % 3]])
        play_out(servers[0], live, number)
    threads = [threading.Thread(target=Ratings(each).settle_due) for each in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [(points(store, who) or (0, 0, 0))[2] for who in people] == [4, 4, 4]
    assert Ratings(servers[0]).recompute(is_stored=False).differing == 0


def test_who_leaves_a_rated_match_has_lost_it_at_once(tables: Tables, store: Store) -> None:
    people = [member(store, "Ada"), member(store, "Bo")]
    live = rated_match(tables, people)
    tables.leave(live.id, 0, tables.secrets_for(live, [people[0].guest])[0])
    Ratings(tables).settle_due()
    loser, winner = points(store, people[0]), points(store, people[1])
    assert loser is not None
    assert winner is not None
    assert loser[0] < NEWCOMER.mu < winner[0]
    with store.reading() as connection:
        rows = store.events(connection, live.id, 0, live.events)
    assert [(row.seat, row.text) for row in rows if row.kind == stored.SITTING] == [(0, stored.LEFT)]
    # A person who remains may end the table; nobody else plays there.
    tables.ending.close(live.id, 1, tables.secrets_for(live, [people[1].guest])[1])


def test_whose_time_is_over_has_lost(tables: Tables, store: Store) -> None:
    hands = Hands(tables)
    people = [member(store, "Ada"), member(store, "Bo")]
    live = rated_match(tables, people, is_timed=True)
    hands.go_on(61)
    tables.timing.expire(live.id)
    Ratings(tables).settle_due()
    with store.reading() as connection:
        rows = ratings.results_of_match(connection, live.id)
    assert [(row.place, row.forfeit) for row in rows] == [(1, "time"), (0, "")]


def test_with_three_seats_the_others_play_on_and_who_left_is_last(tables: Tables, store: Store) -> None:
    people = [member(store, name) for name in ("Ada", "Bo", "Cy")]
    live = rated_match(tables, people, "niagara")
    tables.leave(live.id, 1, tables.secrets_for(live, [people[1].guest])[1])
    assert live.row.rating == ""
    play_out(tables, live)
    Ratings(tables).settle_due()
    with store.reading() as connection:
        places = [row.place for row in ratings.results_of_match(connection, live.id)]
    assert places[1] == max(places)
    assert min(places[0], places[2]) == 0


def test_a_match_against_bots_counts_and_the_bot_stays_as_it_was_measured(tables: Tables, store: Store) -> None:
    ada = member(store, "Ada")
    live = tables.create(ada.guest, "fantazja", {}, [NewSeat("me"), NewSeat("bot", bot="casual")], 0, 60, rated=True)
    play_out(tables, live)
    Ratings(tables).settle_due()
    with store.reading() as connection:
        mine, bot = ratings.results_of_match(connection, live.id)
    known = strength("fantazja", 2, "casual")
    assert known is not None
    assert (bot.mu_before, bot.mu_after, bot.sigma_after) == (known.mu, known.mu, known.sigma)
    assert mine.mu_after != mine.mu_before


def test_a_match_with_a_guest_does_not_count(tables: Tables, store: Store) -> None:
    ada = member(store, "Ada")
    live = tables.create(ada.guest, "fantazja", {}, [NewSeat("me"), NewSeat("open")], 0, 60, rated=True)
    tables.join(live.id, new_guest(store), tables.keys.invitation(live.id), "Guest")
    play_out(tables, live)
    Ratings(tables).settle_due()
    assert live.row.rating == stored.RATING_SETTLED
    assert points(store, ada) is None


def test_who_plays_both_seats_is_not_rated(tables: Tables, store: Store) -> None:
    ada = member(store, "Ada")
    live = tables.create(ada.guest, "fantazja", {}, [NewSeat("me"), NewSeat("me")], 0, 60, rated=True)
    play_out(tables, live)
    Ratings(tables).settle_due()
    assert points(store, ada) is None


def test_an_unrated_match_changes_nothing(tables: Tables, store: Store) -> None:
    ada = member(store, "Ada")
    live = tables.create(ada.guest, "fantazja", {}, [NewSeat("me"), NewSeat("bot", bot="casual")], 0, 60)
    play_out(tables, live)
    assert (live.row.rating, Ratings(tables).settle_due()) == ("", 0)


def test_ratings_are_equal_to_those_worked_out_again(tables: Tables, store: Store) -> None:
    people = [member(store, name) for name in ("Ada", "Bo", "Cy")]
    for number in range(5):
        play_out(tables, rated_match(tables, [people[number % 3], people[(number + 1) % 3]]), number)
        Ratings(tables).settle_due()
    assert Ratings(new_tables(store)).recompute(is_stored=False) == Ratings(tables).recompute(is_stored=True)
    assert Ratings(tables).recompute(is_stored=False).differing == 0
    with store.writing() as connection:
        connection.execute(schema.ratings.update().values(mu=40.0))
    assert Ratings(tables).recompute(is_stored=True).differing > 0
    assert Ratings(tables).recompute(is_stored=False).differing == 0


def test_a_former_player_is_forgotten_and_the_others_keep_what_they_won(tables: Tables, store: Store) -> None:
    ada, bo = member(store, "Ada"), member(store, "Bo")
    live = rated_match(tables, [ada, bo])
    people = People(store, tables.keys)
    people.delete_account(tables, Person(ada.guest, ada.account, ada.people), "a long password")
    Ratings(tables).settle_due()
    won = points(store, bo)
    assert won is not None
    assert won[0] > NEWCOMER.mu
    assert points(store, ada) is None
    assert Ratings(tables).recompute(is_stored=False).differing == 0
    with store.reading() as connection:
        assert [row.account for row in ratings.results_of_match(connection, live.id)] == [None, bo.account]


def test_a_draw_of_equals_changes_nothing_but_the_doubt() -> None:
    first, second = rated([NEWCOMER, NEWCOMER], [0, 0])
    assert first == second
    assert first.mu == pytest.approx(NEWCOMER.mu)
    assert first.sigma < NEWCOMER.sigma


def test_the_command_compares_and_repairs(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'undertow.db'}"
    store = Store(url)
    store.migrate()
    tables = new_tables(store)
    play_out(tables, rated_match(tables, [member(store, "Ada"), member(store, "Bo")]))
    Ratings(tables).settle_due()
    with store.writing() as connection:
        connection.execute(schema.ratings.update().values(mu=40.0))
    store.close()
    run = CliRunner().invoke
    assert run(app, ["admin", "ratings", "--database", url]).exit_code == 1
    assert "1 rated match" in run(app, ["admin", "ratings", "--recompute", "--database", url]).output
    assert run(app, ["admin", "ratings", "--database", url]).exit_code == 0
