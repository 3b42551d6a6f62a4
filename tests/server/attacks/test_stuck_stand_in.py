"""An owner takes back what the stand-in chose and hands the seat over again: the bot must still be able to act."""

from tests.server.playing import guests_table, legal, new_tables
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage import schema
from undertow.server.storage.store import Store


def hand_over(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
    """Let a bot act for seat 2, which has been idle."""
    with tables.store.writing() as connection:
        idle = {"idle_timeout": 0, "changed": 5, "waiting": "{}", "revision": live.row.revision + 1}
        connection.execute(schema.matches.update().values(idle))
    tables.others_changed(live.id)
    tables.offers.ask_stand_in(live.id, 0, secrets[0], 2)
    tables.offers.answer_offer(live.id, 1, secrets[1], True)


def test_a_choice_taken_back_by_the_owner_is_made_again_by_the_bot(store: Store) -> None:
    tables = new_tables(store)
    live, _, secrets = guests_table(tables, "niagara", 3)
    for number in range(3):
        hand_over(tables, live, secrets)
        tables.act_for_bot(live.id, 2, live.version, legal(live, 2)[number])
        assert list(live.match.slots) == [2]
        tables.take_back_seat(live.id, 2, secrets[2])
        tables.undo(live.id, 2, secrets[2], f"back{number}", live.version)
        assert live.match.slots == {}
    assert new_tables(store).table(live.id).match.slots == {}
