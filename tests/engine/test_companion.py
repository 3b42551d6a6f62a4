"""The companion of a real table: a simulated family tells a match, with mistakes and corrections."""

from typing import Any

import pytest

import undertow
from undertow.engine.companion import Companion
from undertow.engine.game import Game
from undertow.engine.match import Match, RefusedAction, fingerprint
from undertow.engine.redealing import hand_of
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR

GAMES = ("niagara", "atlantis", "atlantica", "fantazja")
SEED = bytes(32)


def tell(companion: Companion, actor: int, text: str) -> None:
    """Tell the companion what happened at the real table."""
    if actor == CHANCE:
        companion.draw(text)
    else:
        companion.act(actor, text)


def make_mistake(companion: Companion, rng: Rng) -> None:
    """Tell something wrong: it is refused and changes nothing, or it is taken back."""
    match = companion.match
    log, state = list(match.log), fingerprint(match.state)
    wrong = match.game.text(rng.below(len(match.game.actions)))
    try:
        tell(companion, match.turn, wrong)
    except RefusedAction:
        pass
    else:
        companion.take_back(0)
    assert (match.log, fingerprint(match.state), match.slots) == (log, state, {})


def accompany(name: str, seed: int, seats: int) -> None:
    """Play a random match beside a companion and compare both at the end."""
    game, rng = undertow.game(name), Rng(seed)
    truth = Match(game, seats, game.first_by_lot())
    companion = Companion(Match(game, seats, game.first_by_lot()))
    while truth.turn != OVER:
        text = game.text(truth.state.sample(rng) if truth.turn == CHANCE else truth.state.any_legal(rng))
        if len(companion.match.log) <= len(truth.log):  # else the outcome was certain
            if not companion.match.slots and rng.below(6) == 0:
                make_mistake(companion, rng)
            tell(companion, truth.turn, text)
        truth.record(text)
        companion.advance(SEED)
    assert companion.match.log == truth.log
    assert fingerprint(companion.match.state) == fingerprint(truth.state)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_family_with_typing_errors_ends_in_the_state_of_the_match(name: str, seed: int) -> None:
    """Wrong entries are refused or taken back, and the log equals the match's log."""
    seats = undertow.game(name).seats
    accompany(name, seed, seats[seed % len(seats)])


def test_an_outcome_that_is_used_up_is_told_from_one_of_another_draw() -> None:
    """Each path tile of Atlantis exists once; a card does not belong to the path."""
    game = undertow.game("atlantis")
    companion = Companion(Match(game))
    tile = companion.outcomes(SPECTATOR)[0].text
    companion.draw(tile)
    with pytest.raises(RefusedAction, match="companion-all-out") as refused:
        companion.draw(tile)
    assert refused.value.refusal.args == {"count": 1}
    with pytest.raises(RefusedAction, match="companion-not-here"):
        companion.draw("drawn red")
    with pytest.raises(RefusedAction, match="no-such-action"):
        companion.draw("drawn purple")
    assert companion.match.log == [tile]


def test_a_draw_has_to_be_told_before_an_action() -> None:
    """No seat acts while chance has to."""
    with pytest.raises(RefusedAction, match="companion-draw-first"):
        Companion(Match(undertow.game("atlantis"))).act(0, "show hand")


def test_a_secret_draw_names_the_seats_that_see_it() -> None:
    """Only its owner is asked for a drawn card; everybody is asked for path tiles."""
    game, rng = undertow.game("atlantis"), Rng(2)
    companion = Companion(Match(game))
    knowers = {}
    while companion.match.turn == CHANCE:
        question = companion.question()
        assert question is not None
        knowers[companion.outcomes(0)[0].text.split()[0], question.knowers] = True
        companion.draw(game.text(companion.match.state.sample(rng)))
    assert list(knowers) == [("revealed", ()), ("drawn", (0,)), ("drawn", (1,))]


def test_taking_back_reaches_over_a_bot_and_its_draws() -> None:
    """What people told last is taken back together with everything that followed; the program draws for its bot."""
    game, rng = undertow.game("fantazja"), Rng(5)
    companion = Companion(Match(game), bots=[1])
    match = companion.match
    told: list[int] = []
    while match.turn != OVER and len(told) < 30:
        companion.advance(SEED)
        question = companion.question()
        if question is None:
            match.play(match.turn, game.text(match.state.any_legal(rng)))
            continue
        assert question.knowers != (1,)
        told.append(len(match.log))
        actor = question.seats[0]
        text = game.text(match.state.sample(rng) if actor == CHANCE else match.state.any_legal(rng))
        tell(companion, actor, text)
    for length in reversed(told):
        companion.take_back(0)
        assert len(match.log) == length
    with pytest.raises(RefusedAction, match="companion-nothing-told"):
        companion.take_back(0)


def tell_public(companion: Companion, truth: Match, text: str) -> None:
    """Tell what everybody at the real table sees; a bot acts by itself."""
    actor = truth.turn
    if actor == CHANCE:
        companion.draw(text)
    elif actor in companion.bots:
        companion.match.play(actor, text)
    else:
        shown = hand_of(truth.game, truth.state, actor) if text == truth.game.hand_shown else None
        companion.act(actor, text, shown)


@pytest.mark.parametrize("bots", [(), (1,)], ids=["people", "bot"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_with_unknown_hands_the_program_never_contradicts_the_truth(seed: int, seats: int, bots: tuple[int, ...]) -> None:
    """Every true action is accepted, and a spectator of the companion sees what one of the match sees."""
    game: Game[Any] = undertow.game("atlantis")
    rng = Rng(seed)
    truth = Match(game, seats, game.first_by_lot())
    companion = Companion(Match(game, seats, game.first_by_lot()), bots, unknown_hands=True)
    while truth.turn != OVER:
        text = game.text(truth.state.sample(rng) if truth.turn == CHANCE else truth.state.any_legal(rng))
        if len(companion.match.log) <= len(truth.log):
            tell_public(companion, truth, text)
        truth.record(text)
        companion.advance(SEED)
        if len(companion.match.log) == len(truth.log):
            assert game.view(companion.match.state, SPECTATOR) == game.view(truth.state, SPECTATOR)
    assert companion.match.state.scores() == truth.state.scores()
    assert [hand_of(game, companion.match.state, bot) for bot in bots] == [hand_of(game, truth.state, bot) for bot in bots]


def test_unknown_hands_do_not_allow_what_no_hand_allows() -> None:
    """A tile that a seat does not own cannot be sold, whatever is in its hand."""
    game = undertow.game("atlantis")
    companion = Companion(Match(game), unknown_hands=True)
    rng = Rng(3)
    while companion.match.turn == CHANCE:
        companion.draw(game.text(companion.match.state.sample(rng)))
        companion.advance(SEED)
    with pytest.raises(RefusedAction, match="refused-tile-not-sold"):
        companion.act(companion.match.turn, "buy with 7")
