"""Tables that begin with a position, or with a moment of a finished match."""

from typing import Any

import pytest

import undertow
from tests.server.playing import GAMES, new_guest, new_tables, people_table, play, refused
from undertow.engine.game import Game
from undertow.engine.matchfile import read
from undertow.engine.rng import Rng
from undertow.games import by_id
from undertow.server.live import gate
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable, Moment
from undertow.server.live.tables import Tables
from undertow.server.storage.store import Store


@pytest.fixture
def tables(store: Store) -> Tables:
    """The tables of a server."""
    return new_tables(store)


def finished(tables: Tables, game: str, seats: int = 0, **options: str) -> LiveTable:
    """A match that people have played to its end."""
    live, secrets = people_table(tables, game, seats, **options)
    play(tables, live, secrets, Rng(3))
    assert live.is_over
    return live


def fork(tables: Tables, source: LiveTable, length: int, rated: bool = False) -> tuple[LiveTable, dict[int, str]]:
    """A table that goes on from a moment of a match."""
    guest = new_guest(tables.store)
    sitting = [NewSeat("me", f"Q{seat.seat}") for seat in source.seats]
    origin = Moment(source.id, length)
    live = tables.create(guest, source.game.id, {}, sitting, 0, 60, rated=rated, origin=origin)
    return live, tables.secrets_for(live, [guest])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_a_moment_of_another(tables: Tables, game: str) -> None:
    source = finished(tables, game)
    length = len(source.match.log) * 2 // 3
    live, secrets = fork(tables, source, length)
    _, state = next(source.match.states_from(length))
    assert live.match.beginning() == state
    assert gate.snapshot(live, 0)["begun"] == {"origin": {"table": source.id, "length": length}}
    play(tables, live, secrets, Rng(4))
    assert live.is_over
    file = read(gate.match_file(live).encode(), by_id)
    assert file.match.state == live.match.state
    assert file.headers == {"about origin": f"table {source.id}, after {length} actions"}


def test_the_options_and_rules_are_those_of_the_match(tables: Tables) -> None:
    source = finished(tables, "niagara", tie="gem value")
    live, _ = fork(tables, source, 9)
    assert live.match.options == source.match.options
    assert live.row.rules_version == source.row.rules_version


def test_a_table_from_a_position_is_loaded_again_as_it_was(tables: Tables, store: Store) -> None:
    source = finished(tables, "atlantis")
    live, secrets = fork(tables, source, 30)
    play(tables, live, secrets, Rng(5), most=6)
    loaded = new_tables(store).table(live.id)
    assert loaded.match.state == live.match.state
    assert loaded.match.position == live.match.position != ""


def test_a_rematch_begins_where_the_match_began(tables: Tables) -> None:
    source = finished(tables, "fantazja")
    live, secrets = fork(tables, source, len(source.match.log) - 8)
    play(tables, live, secrets, Rng(6))
    again = tables.rematch(live.id, 0, secrets[0])
    assert again.match.position == live.match.position
    assert again.origin() == live.origin()


def test_a_running_match_is_no_place_to_begin(tables: Tables) -> None:
    source, secrets = people_table(tables, "niagara")
    play(tables, source, secrets, Rng(1), most=10)
    with refused("not-over"):
        fork(tables, source, 5)


@pytest.mark.parametrize("beyond", [0, 1, 1000])
def test_the_end_of_a_match_is_no_place_to_begin(tables: Tables, beyond: int) -> None:
    source = finished(tables, "fantazja")
    with refused("bad-request"):
        fork(tables, source, len(source.match.log) + beyond)


def test_a_match_from_a_moment_is_never_rated(tables: Tables) -> None:
    source = finished(tables, "fantazja")
    with refused("rated-position"):
        fork(tables, source, 5, rated=True)


def begin_at(tables: Tables, game: str, position: str, seats: int) -> LiveTable:
    """A table of one guest that begins with a position."""
    sitting = [NewSeat("me", f"P{seat}") for seat in range(seats)]
    return tables.create(new_guest(tables.store), game, {}, sitting, 0, 60, position=position)


def test_a_position_that_a_seat_knows_is_dealt(tables: Tables) -> None:
    game: Game[Any] = undertow.game("atlantis")
    state, rng = game.start(seats=2), Rng(5)
    while state.turn() < 0:
        state.apply(state.sample(rng))
    known = game.position_of(state, 0)
    assert len({str(state.guess(0, rng)) for _ in range(40)}) > 20  # equal deals are unlikely
    begun = {str(begin_at(tables, "atlantis", known, 2).match.beginning()) for _ in range(6)}
    assert len(begun) > 1
    assert {game.position_of(game.position(text), 0) for text in begun} == {known}


def test_a_position_of_older_rules_is_played_under_them(tables: Tables) -> None:
    older = by_id("niagara", 1)
    live = begin_at(tables, "niagara", str(older.start(seats=3)), 3)
    assert (live.row.rules_version, str(live.match.beginning())[:9]) == (1, "niagara@1")


@pytest.mark.parametrize(
    ("position", "seats", "code"),
    [
        ("niagara 3; step: choose; belt: 9", 3, "bad-position"),
        ("chess", 3, "bad-position"),
        ("niagara@99 3", 3, "other-rules-version"),
        ("~~~", 3, "bad-position"),
        (str(undertow.game("niagara").start(seats=4)), 3, "bad-options"),
    ],
)
def test_what_is_no_position_is_refused(tables: Tables, position: str, seats: int, code: str) -> None:
    with refused(code):
        begin_at(tables, "niagara", position, seats)


@pytest.mark.parametrize("game", GAMES)
def test_the_position_of_a_moment_says_what_its_viewer_knows(tables: Tables, game: str) -> None:
    """Re-dealing what the viewer cannot know does not change the position that the viewer is sent."""
    played, secrets = people_table(tables, game)
    play(tables, played, secrets, Rng(8), most=30)
    rules = undertow.game(game)
    state = played.match.state
    for viewer in (0, undertow.SPECTATOR):
        shown = rules.packed(state, viewer)
        twins = [state.guess(viewer, Rng(number)) for number in range(5)]
        assert {rules.packed(twin, viewer) for twin in twins} == {shown}
