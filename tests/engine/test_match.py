"""Matches: secret slots, undo, replaying, the log as each seat sees it."""

import pytest

import undertow
from tests.engine.tiny import tiny_game
from undertow.engine.match import Action, ChanceNote, Choice, Match, RefusedAction, Undo, fingerprint, replayed
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER

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
    """The end of a turn reveals the next player's tile, so an undo would let a seat use that knowledge."""
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
    match.finish(lambda state, seat: state.legal()[0], bytes(32))
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


def played_on(match: Match, steps: int) -> list[Action | Choice | Undo | ChanceNote]:
    """Events of a random game with secret choices, draws, notes and undos of both kinds."""
    rng, seed = undertow.Rng(3), bytes(32)
    events = match.play_chance(seed)
    for step in range(steps):
        waiting = match.waiting_for()
        if not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        legal = list(match.state.legal_for(seat))
        events += match.play(seat, match.game.text(legal[rng.below(len(legal))]))
        if step % 5 == 1 and match.can_undo(seat):
            events += match.undo(seat)
        if step % 7 == 3 and (length := match.undo_length(seat)) is not None:
            events += match.undo_agreed(seat, length)
        if step % 11 == 5:
            events += match.note(seat, f"nonce {seat} {step:032x}")
        events += match.play_chance(seed)
    return events


@pytest.mark.parametrize(
    "game", [tiny_game(), undertow.game("niagara"), undertow.game("atlantis")], ids=lambda game: game.id
)
def test_the_events_of_a_match_make_the_same_match_elsewhere(game: undertow.Game) -> None:  # type: ignore[type-arg]
    match = Match(game, game.seats[0], {})
    events = played_on(match, 60)
    assert {type(event) for event in events} == {Action, Choice, Undo, ChanceNote} - (
        {Choice} if game.id == "atlantis" else set()
    )
    at_once, one_by_one = Match(game, game.seats[0], {}), Match(game, game.seats[0], {})
    at_once.fold(events)
    for event in events:
        one_by_one.apply(event)
    for copy in (at_once, one_by_one):
        assert (copy.log, copy.notes, copy.slots, copy.version) == (match.log, match.notes, match.slots, match.version)
        assert fingerprint(copy.state) == fingerprint(match.state)
    assert fingerprint(replayed(match).state) == fingerprint(match.state)


def test_going_far_back_restores_the_state() -> None:
    match = Match(undertow.game("niagara"), 3, {})
    rng, states = undertow.Rng(1), []
    while len(match.log) < 150:
        states.append(fingerprint(match.state))
        legal = list(match.state.legal())
        match.record(match.game.text(legal[rng.below(len(legal))]))
    assert [fingerprint(state) for _, state in match.states_from(3)] == states[3:]
    for length in (149, 140, 128, 100, 64, 63, 1, 0):
        match.undo_agreed(0, length)
        assert fingerprint(match.state) == states[length]


def test_an_undo_beyond_the_log_is_refused() -> None:
    match = dealt()
    for length in (-1, 4, 5):
        with pytest.raises(RefusedAction, match="nothing-to-undo"):
            match.undo_agreed(0, length)
    with pytest.raises(undertow.IllegalAction, match="cannot go back"):
        match.apply(Undo(0, 9))
    assert match.log == list(DEAL)


@pytest.mark.parametrize(("name", "seats"), [("niagara", 3), ("atlantis", 3), ("atlantica", 3), ("fantazja", 2)])
def test_states_with_equal_guesses_look_the_same_to_the_seat(name: str, seats: int) -> None:
    game, rng = undertow.game(name), Rng(7)
    state = game.begin(seats, game.check_options(seats, {}))
    for _ in range(60):
        if state.turn() == OVER:
            break
        for seat in range(seats):
            other = state.guess(seat, rng)
            if fingerprint(other.guess(seat, Rng(0))) == fingerprint(state.guess(seat, Rng(0))):
                assert game.view(other, seat) == game.view(state, seat)
        state.apply(state.sample(rng) if state.turn() == CHANCE else state.any_legal(rng))
