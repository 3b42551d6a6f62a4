"""Tables that accompany a real box: people tell what was drawn, and the gate keeps what they may not know."""

import json
from collections import Counter
from typing import Any

import pytest

import undertow
from tests.server.playing import new_guest, new_tables, refused
from undertow.engine.match import Match, fingerprint
from undertow.engine.matchfile import read
from undertow.engine.redealing import hand_of
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR
from undertow.server.live import gate
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage.store import Store


class Family:
    """People around a real box, who tell a match to the program."""

    def __init__(self, tables: Tables, game: str, seats: int, bots: tuple[int, ...] = (), hands: str = "told") -> None:
        """A table at which one device holds the seats of all people."""
        self.tables = tables
        guest = new_guest(tables.store)
        sitting = [NewSeat("bot", "", "greedy") if seat in bots else NewSeat("me", f"P{seat}") for seat in range(seats)]
        options = undertow.game(game).first_by_lot()
        self.live = tables.create(guest, game, options, sitting, 0, 60, companion=hands)
        self.secrets = tables.secrets_for(self.live, [guest])
        self.truth = Match(undertow.game(game), seats, options)

    def draw(self, seat: int, text: str) -> int:
        """Tell an outcome."""
        live = self.tables.table(self.live.id)
        return self.tables.tell_draw(live.id, seat, self.secrets[seat], f"d{live.events}", live.version, text)

    def act(self, seat: int, text: str) -> None:
        """Tell an action of a person, or let the bot act."""
        live, game = self.tables.table(self.live.id), self.truth.game
        if live.is_bot(seat):
            self.tables.act_for_bot(live.id, seat, live.version, text)
            return
        shown = (
            hand_of(game, self.truth.state, seat) if text == game.hand_shown and live.row.companion == "unknown" else None
        )
        self.tables.act(live.id, seat, self.secrets[seat], f"a{live.events}", live.version, text, hand=shown)

    def tell(self, text: str) -> None:
        """Tell what happens next in the true match, unless the program has drawn it."""
        live = self.tables.table(self.live.id)
        if len(live.match.log) <= len(self.truth.log):
            if self.truth.turn == CHANCE:
                draw = gate.snapshot(live, SPECTATOR)["draw"]
                knowers = [seat for seat in draw["seats"] if seat in self.secrets]
                self.draw(knowers[0] if knowers else min(self.secrets), text)
            else:
                self.act(self.truth.turn, text)
        self.truth.record(text)

    def take_back(self, seat: int) -> None:
        """Take back what was told last."""
        live = self.tables.table(self.live.id)
        self.tables.undo(live.id, seat, self.secrets[seat], f"u{live.events}", live.version)

    def play(self, rng: Rng, most: int = 10_000) -> None:
        """Play at random, and tell it."""
        for _ in range(most):
            if self.truth.turn == OVER:
                return
            state = self.truth.state
            self.tell(self.truth.game.text(state.sample(rng) if self.truth.turn == CHANCE else state.any_legal(rng)))


@pytest.mark.parametrize("game", undertow.game_ids())
def test_a_told_match_ends_as_the_true_one(tables: Tables, store: Store, game: str) -> None:
    family = Family(tables, game, undertow.game(game).seats[0])
    family.play(Rng(3))
    live = new_tables(store).table(family.live.id)  # loaded again from the store
    assert live.match.log == family.truth.log
    assert live.row.status == "finished"
    assert fingerprint(live.match.state) == fingerprint(family.truth.state)


def test_hands_that_nobody_tells_stay_unknown(tables: Tables) -> None:
    family = Family(tables, "atlantis", 3, hands="unknown")
    family.play(Rng(4))
    live, game = tables.table(family.live.id), family.truth.game
    assert game.view(live.match.state, SPECTATOR) == game.view(family.truth.state, SPECTATOR)
    assert live.match.state.scores() == family.truth.state.scores()
    shown = json.loads(gate.earlier(live, 0, None, len(live.match.log) // 2).text())["views"]
    assert [each["viewer"] for each in shown] == [None]
    assert "made up" in gate.match_file(live)


def test_with_unknown_hands_every_seat_sees_what_a_spectator_sees(tables: Tables) -> None:
    family = Family(tables, "atlantis", 2, hands="unknown")
    family.play(Rng(5), most=90)
    live = tables.table(family.live.id)
    public = gate.snapshot(live, SPECTATOR)
    for seat in range(2):
        seen = gate.snapshot(live, seat)
        assert (seen["view"], seen["log"]) == (public["view"], public["log"])
    while live.match.turn < 0:
        family.play(Rng(6), most=1)
    seat = live.match.turn
    offered = {each["action"] for each in gate.snapshot(live, seat)["actions"]}
    assert {family.truth.game.text(action) for action in family.truth.state.legal_for(seat)} <= offered


def deal(family: Family) -> None:
    """Tell the lot and the path of Atlantis, up to the first card for a hand."""
    family.draw(0, "drawn seat 0")
    live = family.live
    while not gate.snapshot(live, SPECTATOR)["draw"]["seats"]:
        family.draw(0, "")


def test_only_the_owner_is_asked_for_a_secret_card(tables: Tables) -> None:
    family = Family(tables, "atlantis", 2)
    deal(family)
    live = family.live
    owner = gate.snapshot(live, SPECTATOR)["draw"]["seats"][0]
    other = 1 - owner
    assert gate.snapshot(live, other)["draw"]["outcomes"] == []
    assert len(gate.snapshot(live, owner)["draw"]["outcomes"]) == 7
    with refused("illegal-action"):
        family.draw(other, "drawn red")
    with refused("illegal-action"):
        family.draw(owner, "")  # the program cannot look at the card either
    version = live.version
    family.draw(owner, "drawn red")
    assert live.version == version + 1


def test_the_odds_of_a_seat_do_not_follow_from_cards_that_it_cannot_see(tables: Tables) -> None:
    odds = []
    for cards in (["drawn red"] * 4, ["drawn blue"] * 4):
        family = Family(tables, "atlantis", 2)
        family.draw(0, "drawn seat 0")
        while not gate.snapshot(family.live, SPECTATOR)["draw"]["seats"]:
            family.draw(0, gate.snapshot(family.live, SPECTATOR)["draw"]["outcomes"][0]["action"])
        hidden = gate.snapshot(family.live, SPECTATOR)["draw"]["seats"][0]
        for text in cards:
            family.draw(hidden, text)
        odds.append(gate.snapshot(family.live, 1 - hidden)["draw"]["outcomes"])
    assert odds[0] == odds[1]
    assert sum(each["share"] for each in odds[0]) == pytest.approx(1, abs=0.01)


def test_what_the_box_does_not_have_is_refused_with_its_count(tables: Tables) -> None:
    family = Family(tables, "atlantis", 2)
    family.draw(0, "drawn seat 0")
    tile = gate.snapshot(family.live, 0)["draw"]["outcomes"][0]["action"]
    for _ in range(9):
        version = family.live.version
        try:
            family.draw(0, tile)
        except Exception as error:
            told: Any = error
            assert (told.refusal.id, told.refusal.args["count"] > 0) == ("companion-all-out", True)
            assert family.live.version == version
            return
    pytest.fail("the box has more than nine of a tile")


def test_draws_are_taken_back_one_after_the_other(tables: Tables) -> None:
    family = Family(tables, "atlantis", 2)
    family.play(Rng(8), most=60)
    live = family.live
    lengths: list[int] = []
    while gate.snapshot(live, 0)["can_undo"] and len(lengths) < 20:
        family.take_back(0)
        lengths.append(len(live.match.log))
    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) == 20


def test_the_end_is_taken_back_too(tables: Tables) -> None:
    family = Family(tables, "niagara", 3)
    family.play(Rng(9))
    live = tables.table(family.live.id)
    assert live.row.status == "finished"
    family.take_back(1)
    assert tables.table(live.id).row.status == "playing"
    assert gate.snapshot(tables.table(live.id), 0)["result"] is None


def test_two_devices_that_type_at_once_type_one_draw(tables: Tables) -> None:
    family = Family(tables, "atlantis", 2)
    live, secrets = family.live, family.secrets
    version = live.version
    first = tables.tell_draw(live.id, 0, secrets[0], "one", version, "drawn seat 0")
    with refused("stale"):
        tables.tell_draw(live.id, 1, secrets[1], "two", version, "drawn seat 1")
    assert tables.tell_draw(live.id, 0, secrets[0], "one", version, "drawn seat 0") == first  # a lost answer
    assert live.match.log == ["drawn seat 0"]


def test_a_real_table_has_no_chance_to_prove(tables: Tables) -> None:
    family = Family(tables, "niagara", 3)
    family.play(Rng(2))
    live = tables.table(family.live.id)
    with refused("told-chance"):
        gate.chance_of(live)
    file = read(gate.match_file(live).encode(), undertow.game)
    assert (file.seed, file.commitment, file.match.log) == (b"", "", family.truth.log)
    assert gate.snapshot(live, 0)["result"]["seed"] == ""


def new(tables: Tables, game: str, kinds: str, **wishes: Any) -> LiveTable:
    """A table with people (p) and bots (b)."""
    sitting = [NewSeat("bot", "", "greedy") if kind == "b" else NewSeat("me", "") for kind in kinds]
    return tables.create(new_guest(tables.store), game, {}, sitting, 0, 60, **wishes)


def test_what_a_real_table_cannot_be(tables: Tables) -> None:
    with refused("rated-companion"):
        new(tables, "niagara", "ppp", companion="told", rated=True)
    with refused("no-unknown-hands"):
        new(tables, "fantazja", "pp", companion="unknown")
    with refused("no-unknown-hands"):
        new(tables, "atlantis", "pbb", companion="unknown")
    live = new(tables, "niagara", "ppp")
    with refused("no-companion"):
        tables.tell_draw(live.id, 0, tables.keys.seat_secret(live.id, 0, 0), "x", live.version, "drawn seat 0")


def test_advice_only_where_the_table_allows_it(tables: Tables) -> None:
    for wishes in ({"companion": "told", "hints": False}, {"hints": False}):
        live = new(tables, "niagara", "ppp", **wishes)
        with refused("no-hints"):
            gate.hint_job(live, 0)


def test_a_bot_chooses_before_anybody_can_see_its_tile(tables: Tables) -> None:
    family = Family(tables, "niagara", 3, bots=(2,))
    family.draw(0, "drawn seat 0")
    family.act(2, "play 4")
    for seat in (0, 1, SPECTATOR):
        seen = gate.snapshot(family.live, seat)
        assert "play 4" not in json.dumps(seen["log"])
        assert seen["chosen"] is None
    family.act(0, "play 1")
    family.act(1, "play 2")
    assert family.live.match.log[-3:] == ["play 1", "play 2", "play 4"]


def test_a_bot_with_a_hand_gets_cards_that_people_enter(tables: Tables) -> None:
    family = Family(tables, "atlantis", 2, bots=(1,))
    family.draw(0, "drawn seat 0")
    while (draw := gate.snapshot(family.live, 0)["draw"])["seats"] != [1]:
        family.draw(0, draw["outcomes"][0]["action"])
    assert draw["is_for_bot"]
    family.draw(0, "drawn gold")
    line = gate.snapshot(family.live, 0)["log"][-1]
    assert line["action"] == "drawn ?"
    assert hand_of(family.truth.game, family.live.match.state, 1) == Counter(["gold"])
