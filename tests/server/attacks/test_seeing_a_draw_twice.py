"""An attacker looks at a draw, takes it back, and plays with that knowledge. No draw may come a second time."""

import pytest

import undertow
from tests.server.playing import (
    act,
    guests_table,
    new_guest,
    new_tables,
    people_table,
    play_to_a_draw,
    refused,
)
from undertow.engine.chance import Note
from undertow.engine.draws import verify_chance
from undertow.engine.matchfile import MatchFile, read, write
from undertow.server.live.seating import NewSeat
from undertow.server.live.tables import Tables


@pytest.mark.parametrize("rated", [False, True])
def test_alone_with_bots_an_offer_to_undo_allows_only_what_plain_undo_allows(tables: Tables, rated: bool) -> None:
    guest = new_guest(tables.store)
    sitting = [NewSeat("me"), NewSeat("bot", bot="random")]
    live = tables.create(guest, "atlantis", {}, sitting, 0, 60, rated=rated)
    secrets = tables.secrets_for(live, [guest])
    for _ in range(3):
        seat = play_to_a_draw(tables, live, secrets)
        log, version = list(live.match.log), live.version
        with refused("rated-undo" if rated else "illegal-action"):
            tables.offers.ask_undo(live.id, seat, secrets[seat])
        assert (live.match.log, live.version, live.offer()) == (log, version, None)


def test_alone_with_bots_an_offer_takes_back_what_plain_undo_would(tables: Tables) -> None:
    guest = new_guest(tables.store)
    live = tables.create(guest, "niagara", {}, [NewSeat("me"), *[NewSeat("bot", bot="random")] * 2], 0, 60)
    secrets = tables.secrets_for(live, [guest])
    while not (act(tables, live, secrets) == 0 and live.match.log and live.can_undo(0) and not live.match.slots):
        pass
    length = len(live.match.log)
    tables.offers.ask_undo(live.id, 0, secrets[0])
    assert len(live.match.log) == length - 1


def test_people_at_one_screen_are_each_asked(tables: Tables) -> None:
    live, secrets = people_table(tables, "atlantis", 3)
    seat = play_to_a_draw(tables, live, secrets)
    length = len(live.match.log)
    tables.offers.ask_undo(live.id, seat, secrets[seat])
    others = [other for other in range(3) if other != seat]
    tables.offers.answer_offer(live.id, others[0], secrets[others[0]], True)
    assert len(live.match.log) == length
    tables.offers.answer_offer(live.id, others[1], secrets[others[1]], True)
    assert len(live.match.log) < length


def test_an_agreed_undo_burns_the_draws_and_the_match_still_verifies(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "atlantis", 2)
    seat = play_to_a_draw(tables, live, secrets)
    seen, action = set(), ""
    for count in range(1, 7):
        length = live.match.undo_length(seat)
        assert length is not None
        action, drawn = live.match.log[length], live.match.log[length + 1 :]
        seen.add(tuple(drawn))
        tables.offers.ask_undo(live.id, seat, secrets[seat])
        tables.offers.answer_offer(live.id, 1 - seat, secrets[1 - seat], True)
        assert live.match.notes == [Note(length, "burn")] * count
        assert act(tables, live, secrets, action) == seat
    assert len(seen) > 1  # six draws from fresh words; without the burn all would be equal
    again = new_tables(tables.store).table(live.id)
    assert again.match.log == live.match.log
    assert again.match.notes == live.match.notes
    saved = read(write(MatchFile(again.match, again.row.commitment, again.seed)).encode(), undertow.game)
    assert verify_chance(saved.match, saved.seed) is None


def test_at_a_rated_table_nobody_goes_back_over_a_draw_even_if_all_agree(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "atlantis", 2, rated=True)
    seat = play_to_a_draw(tables, live, secrets)
    with refused("rated-undo"):
        tables.offers.ask_undo(live.id, seat, secrets[seat])
    assert live.offer() is None


def test_the_accomplice_who_gets_up_does_not_make_the_attacker_free(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "atlantis", 2)
    seat = play_to_a_draw(tables, live, secrets)
    tables.offers.ask_undo(live.id, seat, secrets[seat])
    tables.leave(live.id, 1 - seat, secrets[1 - seat])
    with refused("no-offer"):
        tables.offers.answer_offer(live.id, seat, secrets[seat], True)
    with refused("illegal-action"):
        tables.offers.ask_undo(live.id, seat, secrets[seat])
