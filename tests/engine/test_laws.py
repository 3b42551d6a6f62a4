"""The laws hold for the tiny game, and each law catches a game that breaks it."""

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.engine.tiny import CARDS, TEXTS, Tiny, TinyPresenter, tiny_game
from undertow.engine import laws
from undertow.engine.game import Game, Message, Preview, Refusal, View
from undertow.engine.language import language
from undertow.engine.notation import Codec, Entry, Facts, Item, Notation, PositionError, Reading
from undertow.engine.rng import Rng
from undertow.engine.state import IllegalAction
from undertow.engine.trial import LawBroken


def test_the_tiny_game_keeps_all_laws() -> None:
    seen: list[str] = []
    laws.check_game(tiny_game(), playouts=12, progress=seen.append)
    assert len(seen) == 4  # two numbers of seats, two values of the one option


def test_chance_draws_by_its_odds() -> None:
    state, rng = Tiny(2), Rng(5)
    state.deck = [1, 0, 3]
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[state.sample(rng)] += 1
    assert counts[1] == 0
    assert 850 < counts[0] < 1150


def test_every_possible_state_can_be_guessed() -> None:
    """This game is small enough to compare the guesses with the exact set of possible states."""
    state = Tiny(2)
    for text in ("drawn low", "drawn high", "drawn low", "drawn mid", "bid low"):
        state.apply(TEXTS.index(text))
    rng = Rng(1)
    guesses = {(tuple(guess.hands[0]), guess.bids[0]) for guess in (state.guess(1, rng) for _ in range(2000))}
    # Seat 0 held two cards of the ten that seat 1 has not seen, and has bid one of them.
    assert guesses == {((1, 0, 0), 0), ((1, 0, 0), 1), ((1, 0, 0), 2), ((0, 1, 0), 0), ((0, 1, 0), 1), ((0, 1, 0), 2)} | {
        ((0, 0, 1), 0),
        ((0, 0, 1), 1),
        ((0, 0, 1), 2),
    }


# Games that break one law each; several for a law that guards several things.


class Descending(Tiny):
    def legal(self) -> list[int]:
        return list(super().legal())[::-1]


class AlwaysTheFirst(Tiny):
    def any_legal(self, rng: Rng) -> int:
        return int(super().legal()[0])


class DrawsTwice(Tiny):
    def any_legal(self, rng: Rng) -> int:
        rng.word()
        return super().any_legal(rng)


class OneChooser(Tiny):
    def choosers(self) -> list[int]:
        return list(super().choosers())[-1:]


class NoOdds(Tiny):
    def odds(self) -> list[int]:
        return [0 for _ in super().odds()]


class TakesAnything(Tiny):
    def apply(self, action: int) -> None:
        try:
            super().apply(action)
        except IllegalAction:
            return


class ChangesWhenRefusing(Tiny):
    def apply(self, action: int) -> None:
        try:
            super().apply(action)
        except IllegalAction:
            self.points[0] += 1
            raise


class SharedHands(Tiny):
    def clone(self) -> Tiny:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class RestoresNoPoints(Tiny):
    def restore(self, facts: Any) -> None:
        super().restore(facts)
        self.points = [0] * self.seats


class RestoresAnything(Tiny):
    def restore(self, facts: Any) -> None:
        try:
            super().restore(facts)
        except ValueError:
            return


class ChangesWhenNotRestoring(Tiny):
    def restore(self, facts: Any) -> None:
        self.discard[0] += 1
        super().restore(facts)


class EncodesTooLittle(Tiny):
    """The second round is worth more, but the encoding does not say which round it is."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rounds = 0

    def clone(self) -> Tiny:
        copy = super().clone()
        assert isinstance(copy, EncodesTooLittle)
        copy.rounds = self.rounds
        return copy

    def show_bids(self) -> None:
        super().show_bids()
        self.rounds += 1
        self.points[0] += self.rounds == 2


class EarlyWinner(Tiny):
    def winners(self) -> list[int]:
        return [0]


class Boastful(Tiny):
    def estimate(self, seat: int) -> float:
        return 2.0


class VanishingCard(Tiny):
    def show_bids(self) -> None:
        super().show_bids()
        self.discard[0] = 0


class Forgetful(Tiny):
    """Its guesses ignore cards that everybody saw return, and its view does not show them."""

    def certain(self, rival: int) -> list[int]:
        return [0, 0, 0]


class ForgetfulPresenter(TinyPresenter):
    def view(self, state: Tiny, seat: int) -> View:
        shown = super().view(state, seat)
        return {name: each for name, each in shown.items() if name != "known"}


class LosingGuess(Tiny):
    def guess(self, seat: int, rng: Rng) -> Tiny:
        other = super().guess(seat, rng)
        if any(other.deck):
            other.deck[next(card for card in range(3) if other.deck[card])] -= 1
        return other


class PeekingGuess(Tiny):
    """A guess that depends on cards that the seat does not know."""

    def guess(self, seat: int, rng: Rng) -> Tiny:
        for hand in self.hands:
            for _ in range(hand[2]):
                rng.word()
        return super().guess(seat, rng)


class TrueGuess(Tiny):
    def guess(self, seat: int, rng: Rng) -> Tiny:
        return self.clone()


class Endless(Tiny):
    def show_bids(self) -> None:
        for seat, card in enumerate(self.bids):
            if card >= 0:
                self.hands[seat][card] += 1
        self.bids = [-1] * self.seats


class Moody(Tiny):
    """Something outside the log changes the result: every other match is worth more."""

    begun = 0

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        Moody.begun += 1
        self.bonus = Moody.begun % 2

    def clone(self) -> Tiny:
        copy = super().clone()
        assert isinstance(copy, Moody)
        copy.bonus = self.bonus
        Moody.begun -= 1
        return copy

    def restore(self, facts: Any) -> None:
        """Keep the mood: it changes only with a new match."""
        super().restore(facts)
        Moody.begun -= 1
        self.bonus = Moody.begun % 2

    def show_bids(self) -> None:
        super().show_bids()
        self.points[0] += self.bonus


class SpectatorSees(TinyPresenter):
    def view(self, state: Tiny, seat: int) -> View:
        return {**super().view(state, seat), "hands": state.hands}


class PreviewTells(TinyPresenter):
    def preview(self, state: Tiny, seat: int, action: int) -> Preview:
        return Preview(brings=(Message("preview-card", {"count": state.hands[1 - seat][0]}),))


class ReasonTells(TinyPresenter):
    def refusal_of(self, state: Tiny, seat: int, action: int) -> Refusal | None:
        return Refusal("refused-card", {"rival": state.hands[seat - 1][0]}, "T2")


class SpotsTell(TinyPresenter):
    def spots(self, state: Tiny, seat: int) -> dict[str, tuple[str, ...]]:
        return {text: (*spot, f"rival-{state.hands[seat - 1][0]}") for text, spot in super().spots(state, seat).items()}


class LogTells(TinyPresenter):
    def describe(self, state: Tiny, action: int, seat: int) -> tuple[Message, ...]:
        return (Message("log-drawn-own", {"seat": 0, "card": CARDS[action % 3]}),)


class TextTells(TinyPresenter):
    def seen(self, state: Tiny, action: int, seat: int) -> str:
        return TEXTS[action]


class SilentReason(TinyPresenter):
    def refusal_of(self, state: Tiny, seat: int, action: int) -> Refusal | None:
        return None


class MissingSpot(TinyPresenter):
    def spots(self, state: Tiny, seat: int) -> dict[str, tuple[str, ...]]:
        return dict(list(super().spots(state, seat).items())[:1])


class UnknownWord(TinyPresenter):
    labels = ("action-drawn", "action-nameless")


class SilentLog(TinyPresenter):
    def describe(self, state: Tiny, action: int, seat: int) -> tuple[Message, ...]:
        return ()


class UncitedRule(TinyPresenter):
    def refusal_of(self, state: Tiny, seat: int, action: int) -> Refusal | None:
        return Refusal("refused-card", rule="T9")


class TinyNotation(Notation):
    """The numbers of the encoding as one entry, for all to see."""

    def __init__(self, *, refuses: bool) -> None:
        self.entries = {"all": Entry("all", "all", Anything())}
        self.fill = None
        self.written = {"all"}
        self.late = []
        self.refuses = refuses

    def check(self, reading: Reading, begun: Tiny) -> None:
        if self.refuses:
            raise PositionError("never", 1)

    def defaults(self) -> Facts:
        return {"all": []}

    def facts(self, state: Any) -> Facts:
        return {"all": list(state.encode())}


class Anything(Codec):
    def write(self, values: Sequence[int]) -> list[str]:
        return [str(value) for value in values]

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        return [int(item.text) for item in items]


BREAKS: list[tuple[str, Callable[[], Game[Tiny]]]] = [
    ("texts_are_unique", lambda: tiny_game(actions=(*TEXTS, TEXTS[0]))),
    ("texts_are_unique", lambda: tiny_game(actions=(*TEXTS, "drawn ?"))),
    ("files_exist", lambda: replace(tiny_game(), folder=Path("nowhere"))),
    ("rules_exist", lambda: tiny_game(presenter=UncitedRule)),
    ("legal_is_ascending", lambda: tiny_game(Descending)),
    ("any_legal_is_drawn_from_legal", lambda: tiny_game(AlwaysTheFirst)),
    ("any_legal_is_drawn_from_legal", lambda: tiny_game(DrawsTwice)),
    ("choosers_are_consistent", lambda: tiny_game(OneChooser)),
    ("chance_has_odds", lambda: tiny_game(NoOdds)),
    ("illegal_is_refused", lambda: tiny_game(TakesAnything)),
    ("illegal_is_refused", lambda: tiny_game(ChangesWhenRefusing)),
    ("illegal_is_refused", lambda: tiny_game(presenter=SilentReason)),
    ("clone_is_independent", lambda: tiny_game(SharedHands)),
    ("restore_is_exact", lambda: tiny_game(RestoresNoPoints)),
    ("restore_is_exact", lambda: tiny_game(RestoresAnything)),
    ("restore_is_exact", lambda: tiny_game(ChangesWhenNotRestoring)),
    ("restore_is_exact", lambda: tiny_game(EncodesTooLittle)),
    ("scores_are_well_formed", lambda: tiny_game(EarlyWinner)),
    ("scores_are_well_formed", lambda: tiny_game(endings=())),
    ("estimate_is_a_share", lambda: tiny_game(Boastful)),
    ("spots_fit_legal", lambda: tiny_game(presenter=MissingSpot)),
    ("guess_fits", lambda: tiny_game(LosingGuess)),
    ("guess_fits", lambda: tiny_game(PeekingGuess)),
    ("view_is_blind", lambda: tiny_game(presenter=SpectatorSees)),
    ("view_is_blind", lambda: tiny_game(presenter=PreviewTells)),
    ("view_is_blind", lambda: tiny_game(presenter=ReasonTells)),
    ("view_is_blind", lambda: tiny_game(presenter=SpotsTell)),
    ("words_exist", lambda: tiny_game(presenter=UnknownWord)),
    ("components_are_conserved", lambda: tiny_game(VanishingCard)),
    ("log_is_blind", lambda: tiny_game(presenter=LogTells)),
    ("guess_is_possible", lambda: tiny_game(presenter=TextTells)),
    ("log_text_can_be_told", lambda: tiny_game(presenter=SilentLog)),
    ("position_is_exact", lambda: tiny_game(notation=TinyNotation(refuses=True))),
    ("position_is_blind", lambda: tiny_game(notation=TinyNotation(refuses=False))),
    ("replay_is_exact", lambda: tiny_game(Moody)),
    ("guess_is_possible", lambda: tiny_game(Forgetful, ForgetfulPresenter)),
    ("guess_explores", lambda: tiny_game(TrueGuess)),
    ("playouts_end", lambda: tiny_game(Endless)),
]


# Laws of positions check the state after an action, so they may notice a break one action earlier.
LOOKS_AHEAD = {
    "restore_is_exact": "position_is_exact",
    "components_are_conserved": "position_is_exact",
    "guess_fits": "position_is_blind",
}


@pytest.mark.parametrize(("law", "broken"), BREAKS, ids=[f"{law}-{number}" for number, (law, _) in enumerate(BREAKS)])
def test_a_break_is_caught_by_its_law(law: str, broken: Callable[[], Game[Tiny]]) -> None:
    with pytest.raises(LawBroken) as caught:
        laws.check_game(broken(), playouts=40, longest=200)
    assert caught.value.law in (law, LOOKS_AHEAD.get(law))


def english_only(folder: Path) -> Game[Tiny]:
    """The tiny game with English words and no rules text."""
    (folder / "words").mkdir()
    shutil.copy(tiny_game().folder / "words" / "en.ftl", folder / "words")
    return replace(tiny_game(), folder=folder)


def test_english_words_are_enough(tmp_path: Path) -> None:
    game = english_only(tmp_path)
    shutil.copy(tiny_game().folder / "RULES.md", tmp_path)
    laws.check_game(game, playouts=2)
    assert language("pl", tmp_path).word("refused-card") == language("en", tmp_path).word("refused-card")


def test_a_cited_rule_needs_a_rules_text(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match=r"law rules_exist: 'now-bid' cites rule T1, but there is no file .*RULES\.md"):
        laws.check_game(english_only(tmp_path), playouts=2)


def test_every_law_has_a_break() -> None:
    named = {law.__name__ for law in (*laws.STATE_LAWS, *laws.STEP_LAWS, *laws.MATCH_LAWS)}
    assert named | {"texts_are_unique", "files_exist", "rules_exist", "playouts_end"} == {law for law, _ in BREAKS}


def test_the_error_shows_how_to_see_it_again() -> None:
    with pytest.raises(LawBroken, match=r"tiny, 2 seats.*after \d+ actions:\n  .*drawn"):
        laws.check_game(tiny_game(VanishingCard), playouts=40)
