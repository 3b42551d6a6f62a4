"""Matches: secret slots, undo, replaying, the log as each seat sees it."""

import pytest

import undertow
from tests.engine.tiny import tiny_game
from undertow.engine.match import Match, RefusedAction, fingerprint, replayed

DEAL = ("drawn low", "drawn high", "drawn mid", "drawn low")  # seat 0: low, mid; seat 1: high, low


def dealt(*more: str) -> Match:
    match = Match(tiny_game(), 2, {})
    for text in (*DEAL, *more):
        match.record(text)
    return match


def test_a_secret_choice_waits_in_its_slot_until_all_have_chosen() -> None:
    match = dealt()
    match.play(1, "bid high")
    assert (match.slot(1), match.slot(0), match.waiting_for()) == ("bid high", None, [0])
    assert match.log == list(DEAL)
    match.play(1, "bid low")
    match.play(0, "bid mid")
    assert match.log[4:] == ["bid mid", "bid low"]
    assert match.slot(1) is None


def test_the_order_of_choosing_does_not_matter() -> None:
    one, other = dealt(), dealt()
    one.play(0, "bid mid")
    one.play(1, "bid low")
    other.play(1, "bid low")
    other.play(0, "bid mid")
    assert one.log == other.log
    assert fingerprint(one.state) == fingerprint(other.state)


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    match = dealt()
    match.play(0, "bid mid")
    for seat, text, reason in (
        (0, "bid high", "refused-card"),
        (1, "bid mid", "refused-card"),
        (1, "dance", "no-such-action"),
    ):
        with pytest.raises(RefusedAction) as refused:
            match.play(seat, text)
        assert refused.value.refusal.id == reason
    assert match.slot(0) == "bid mid"
    assert match.log == list(DEAL)


def test_chance_is_nobodys_to_play() -> None:
    match = Match(tiny_game(), 2, {})
    with pytest.raises(RefusedAction, match="not-your-turn"):
        match.play(0, "drawn low")
    with pytest.raises(undertow.IllegalAction, match="not a possible outcome"):
        match.record("bid low")


def test_a_slot_can_be_taken_back_and_a_shown_choice_cannot() -> None:
    match = dealt()
    match.play(0, "bid mid")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.slot(0) is None
    match.play(0, "bid mid")
    match.play(1, "bid low")
    for seat in (0, 1):
        with pytest.raises(RefusedAction, match="nothing-to-undo"):
            match.undo(seat) if seat == 0 else Match(tiny_game(), 2, {}).undo(seat)


def test_undo_goes_back_step_by_step_to_the_last_action_of_another() -> None:
    match = Match(undertow.game("niagara"), 3, {})
    for text in ("play 2", "play 2", "play 2", "canoe 1", "to 2", "canoe 1", "to 2", "canoe 1", "to 2"):
        match.record(text)
    for text in ("play 3", "play 4", "play 5"):  # the river has taken all to space 4, and the lifebelt is with seat 1
        match.record(text)
    before = fingerprint(match.state)
    match.play(1, "canoe 1")
    match.play(1, "load white")
    assert not match.can_undo(0)
    match.undo(1)
    match.undo(1)
    assert fingerprint(match.state) == before
    with pytest.raises(RefusedAction, match="nothing-to-undo"):
        match.undo(1)


def test_what_has_come_to_light_is_not_undone() -> None:
    """The end of a turn turns up the next player's tile: going back would let a seat play with that knowledge."""
    match = Match(undertow.game("niagara"), 3, {})
    for text in ("play 4", "play 3", "play 2", "canoe 1"):
        match.record(text)
    assert match.can_undo(0)
    match.play(0, "to 4")
    assert not match.can_undo(0)
    with pytest.raises(RefusedAction, match="nothing-to-undo"):
        match.undo(0)


def test_nothing_happens_after_the_end() -> None:
    match = dealt()
    while match.turn != undertow.OVER:
        match.record(match.game.text(match.state.legal()[0]))
    for act in (lambda: match.record("bid low"), lambda: match.play(0, "bid low")):
        with pytest.raises(RefusedAction, match="match-is-over"):
            act()


def test_a_replay_stops_where_it_is_told() -> None:
    match = dealt("bid mid", "bid low")
    assert replayed(match, 5).log == match.log[:5]
    assert fingerprint(replayed(match).state) == fingerprint(match.state)
    assert [match.actor(index) for index in range(6)] == [undertow.CHANCE] * 4 + [0, 1]


def test_the_log_text_depends_on_who_reads_it() -> None:
    match = dealt("bid mid", "bid low")
    assert [line[0].id for line in match.log_texts(0)][:2] == ["log-drawn-own", "log-drawn"]
    assert [line[0].id for line in match.log_texts(undertow.SPECTATOR)][:2] == ["log-drawn", "log-drawn"]
    assert match.log_texts(1)[4][0].id == "log-bid"
