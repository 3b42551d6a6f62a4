"""The laws that every game must pass. Call `check_game` on a game of your own: it raises LawBroken with the log.

A law is a function named for what it guards. State laws look at one state, step laws at one action, match laws at a
whole playout; `check_game` plays and asks them all. `secrecy.py` has the laws about what a seat may know.
"""

import math
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from undertow.engine import position
from undertow.engine.game import Game, Refusal
from undertow.engine.language import language, languages_of
from undertow.engine.match import fingerprint
from undertow.engine.play import steps
from undertow.engine.rng import Rng
from undertow.engine.rulestext import rules_of
from undertow.engine.secrecy import (
    guess_explores,
    guess_fits,
    guess_is_possible,
    is_packed_too,
    log_is_blind,
    position_is_blind,
    shown_to,
    view_is_blind,
)
from undertow.engine.state import CHANCE, OVER, SPECTATOR, IllegalAction, State
from undertow.engine.trial import LawBroken, Trial

Choice = Callable[[State, list[int]], int]
LONGEST_TEXT = 40
_PLAYED_ON = 60  # actions by which a restored state is compared with the original


# Laws about the list of actions


def texts_are_unique(trial: Trial) -> None:
    """Every action has a short, unique text; number and text convert into each other."""
    actions = trial.game.actions
    trial.require(len(set(actions)) == len(actions), "texts_are_unique", "two actions have the same text")
    for number, text in enumerate(actions):
        well_formed = 0 < len(text) <= LONGEST_TEXT and text == " ".join(text.split()) and text.isprintable()
        trial.require(well_formed and "?" not in text, "texts_are_unique", f"{text!r} is not a short plain text")
        there_and_back = trial.game.number(trial.game.text(number)) == number
        trial.require(there_and_back, "texts_are_unique", f"{text!r} does not lead back to {number}")


def files_exist(trial: Trial) -> None:
    """The game's folder has English words; other languages and RULES.md are optional."""
    file = trial.game.folder / "words" / "en.ftl"
    trial.require(file.is_file(), "files_exist", f"there is no file {file}")


# Laws about a state


def legal_is_ascending(trial: Trial, state: State) -> None:
    """Before the end there are legal actions, ascending and from the list; afterwards none."""
    legal = list(state.legal())
    if state.turn() == OVER:
        trial.require(not legal, "legal_is_ascending", f"{legal} is legal after the end")
        return
    trial.require(bool(legal), "legal_is_ascending", "nothing is legal before the end")
    trial.require(legal == sorted(set(legal)), "legal_is_ascending", f"{legal} is not ascending")
    in_list = legal[0] >= 0 and legal[-1] < len(trial.game.actions)
    trial.require(in_list, "legal_is_ascending", f"{legal} is not all in the list of actions")


def any_legal_is_drawn_from_legal(trial: Trial, state: State) -> None:
    """`any_legal` uses one random number below the count; each number gives a different action."""
    if state.turn() == OVER:
        return
    legal, drawn = list(state.legal()), []
    for number in range(len(legal)):
        one, other = _about_to_draw(number, len(legal)), _about_to_draw(number, len(legal))
        drawn.append(state.any_legal(one))
        other.below(len(legal))
        one_number = one.saved() == other.saved()
        trial.require(one_number, "any_legal_is_drawn_from_legal", f"{drawn[-1]} was not drawn by one number")
    trial.require(sorted(drawn) == legal, "any_legal_is_drawn_from_legal", f"{drawn} was drawn from {legal}")


def _about_to_draw(number: int, bound: int) -> Rng:
    """A generator whose next number below the bound is the given one."""
    rng = Rng(0)
    rng.restore((((2 * number + 1) << 31) // bound, 0, 0, 0))
    return rng


def choosers_are_consistent(trial: Trial, state: State) -> None:
    """The seat to act is the first chooser; exactly the choosers have legal actions."""
    choosers, turn = list(state.choosers()), state.turn()
    expected = [] if turn in (CHANCE, OVER) else [turn]
    trial.require(choosers[:1] == expected, "choosers_are_consistent", f"turn {turn}, choosers {choosers}")
    trial.require(choosers == sorted(set(choosers)), "choosers_are_consistent", f"{choosers} is not ascending")
    for seat in range(trial.seats):
        legal = list(state.legal_for(seat))
        trial.require(bool(legal) == (seat in choosers), "choosers_are_consistent", f"seat {seat} has {legal}")
        if seat == turn:
            same = legal == list(state.legal())
            trial.require(same, "choosers_are_consistent", f"legal and legal_for({seat}) differ")


def chance_has_odds(trial: Trial, state: State) -> None:
    """Chance has a positive weight for each outcome and samples only outcomes; elsewhere there are no odds."""
    odds = list(state.odds())
    if state.turn() != CHANCE:
        trial.require(not odds, "chance_has_odds", f"odds {odds} where chance does not act")
        return
    legal = list(state.legal())
    trial.require(len(odds) == len(legal), "chance_has_odds", f"{len(odds)} odds for {len(legal)} outcomes")
    trial.require(all(weight > 0 for weight in odds), "chance_has_odds", f"odds {odds} are not all positive")
    outcome = state.sample(trial.rng)
    trial.require(outcome in legal, "chance_has_odds", f"sampled {outcome}, which is no outcome")


def illegal_is_refused(trial: Trial, state: State) -> None:
    """An illegal action raises IllegalAction and changes nothing; `why_not` explains exactly the illegal ones."""
    before, legal = fingerprint(state), set(state.legal())
    for action in [-1, *range(len(trial.game.actions) + 1)]:
        if action in legal:
            continue
        refused = _is_refused(state, action)
        trial.require(refused, "illegal_is_refused", f"action {action} was taken although it is not legal")
    trial.require(fingerprint(state) == before, "illegal_is_refused", "a refused action changed the state")
    for seat in state.choosers():
        allowed = set(state.legal_for(seat))
        for number, text in enumerate(trial.game.actions):
            reason = trial.game.why_not(state, seat, text)
            trial.require((reason is None) == (number in allowed), "illegal_is_refused", f"why_not({text!r}) is {reason}")


def _is_refused(state: State, action: int) -> bool:
    """Whether the state refuses an action by raising IllegalAction."""
    try:
        state.apply(action)
    except IllegalAction:
        return True
    return False


def clone_is_independent(trial: Trial, state: State) -> None:
    """Changes to a copy do not affect the original, and vice versa."""
    before, copy = fingerprint(state), state.clone()
    trial.require(fingerprint(copy) == before, "clone_is_independent", "the copy differs")
    if state.turn() == OVER:
        return
    copy.apply(copy.legal()[0])
    trial.require(fingerprint(state) == before, "clone_is_independent", "playing on the copy changed the original")
    second = state.clone()
    copy_before = fingerprint(copy)
    second.apply(list(second.legal())[-1])
    trial.require(fingerprint(copy) == copy_before, "clone_is_independent", "copies share something")


def restore_is_exact(trial: Trial, state: State) -> None:
    """A fresh state restored from an encoding plays like the original; broken encodings are refused."""
    law = "restore_is_exact"
    facts, restored = state.encode(), trial.game.begin(trial.seats, trial.options)
    begun = fingerprint(restored)
    refused = _refuses_facts(restored, facts[:-1]) and fingerprint(restored) == begun
    trial.require(refused, law, "an encoding without its last number was not refused, or changed the state")
    restored.restore(facts)
    trial.require(fingerprint(restored) == fingerprint(state), law, "the restored state has other facts")
    for seat in trial.viewers():
        same = shown_to(trial, restored, seat) == shown_to(trial, state, seat)
        trial.require(same, law, f"seat {seat} sees the restored state differently")
    original, seed = state.clone(), trial.rng.word()
    played, replayed = _played_on(original, Rng(seed)), _played_on(restored, Rng(seed))
    trial.require(played == replayed, law, f"the same choices lead from {played} to {replayed}")
    trial.require(fingerprint(restored) == fingerprint(original), law, "the restored state plays differently")
    trial.require(restored.scores() == original.scores(), law, "the restored state has other scores later")


def _refuses_facts(state: State, facts: Any) -> bool:
    """Whether the state refuses to load these facts."""
    try:
        state.restore(facts)
    except ValueError:
        return True
    return False


def _played_on(state: State, rng: Rng) -> list[int]:
    """Play on at random by index into `legal`, whose order `any_legal` need not follow; returns the actions."""

    def choose(state: State, seat: int) -> int:  # noqa: ARG001 - it is this seat's turn
        """A random legal action, drawn by index."""
        legal = state.legal()
        return legal[rng.below(len(legal))]

    return [action for _, action in islice(steps(state, choose, rng), _PLAYED_ON)]


def scores_are_well_formed(trial: Trial, state: State) -> None:
    """One whole score per seat; at the end shares add up to 1, equal if nobody won."""
    scores, winners, shares = state.scores(), state.winners(), state.shares()
    law = "scores_are_well_formed"
    whole = len(scores) == trial.seats and all(isinstance(score, int) for score in scores)
    trial.require(whole, law, f"scores {scores}")
    trial.require(len(shares) == trial.seats, law, f"shares {shares}")
    if state.turn() == OVER:
        seats = winners == sorted(set(winners)) and set(winners) <= set(range(trial.seats))
        trial.require(seats, law, f"winners {winners} at the end")
        trial.require(bool(winners) or len(set(shares)) == 1, law, f"nobody has won, but the shares are {shares}")
        trial.require(math.isclose(sum(shares), 1), law, f"shares {shares} do not add up to 1")
        trial.require(trial.game.ending(state) in trial.game.endings, law, "the match ended in no known way")
    else:
        trial.require(not winners and not any(shares), law, f"winners {winners}, shares {shares} before the end")


def estimate_is_a_share(trial: Trial, state: State) -> None:
    """An estimate is from 0 to 1; at the end it is the win share."""
    shares = state.shares()
    for seat in range(trial.seats):
        value = state.estimate(seat)
        trial.require(0 <= value <= 1, "estimate_is_a_share", f"estimate {value} for seat {seat}")
        if state.turn() == OVER:
            exact = math.isclose(value, shares[seat], abs_tol=1e-9)
            trial.require(exact, "estimate_is_a_share", f"estimate {value} for seat {seat}, whose share is {shares[seat]}")


def spots_fit_legal(trial: Trial, state: State) -> None:
    """Exactly the actions that a seat may take have board elements to click."""
    for seat in trial.viewers():
        spots = trial.game.spots(state, seat)
        texts = [trial.game.text(action) for action in state.legal_for(seat)] if seat != SPECTATOR else []
        trial.require(list(spots) == texts, "spots_fit_legal", f"seat {seat}: spots for {list(spots)}, legal {texts}")
        for text, elements in spots.items():
            trial.require(bool(elements), "spots_fit_legal", f"{text!r} has no element")


def words_exist(trial: Trial, state: State) -> None:
    """Reasons, previews and action names of the seats to act exist in every language."""
    for seat in state.choosers():
        for text in trial.game.actions:
            reason = trial.game.why_not(state, seat, text)
            if reason is not None:
                _say(trial, reason)
                rules_exist(trial, reason)
            else:
                _say(trial, trial.game.label(state, text))
                preview = trial.game.preview(state, seat, text)
                for message in (*preview.costs, *preview.brings, *preview.warns):
                    _say(trial, message)


def rules_exist(trial: Trial, reason: Refusal) -> None:
    """The rule that a reason cites is in RULES.md."""
    if reason.rule:
        file = trial.game.folder / "RULES.md"
        trial.require(file.is_file(), "rules_exist", f"{reason.id!r} cites rule {reason.rule}, but there is no file {file}")
        numbers = [paragraph.rule for paragraph in rules_of(trial.game.folder, "en")]
        trial.require(reason.rule in numbers, "rules_exist", f"{reason.id!r} cites {reason.rule}, which {file} lacks")


def _say(trial: Trial, message: Any) -> None:
    """Format a message in every language that the game has."""
    for code in languages_of(trial.game.folder):
        words = language(code, trial.game.folder)
        trial.require(words.has(message.id), "words_exist", f"{message.id!r} is not in the {code} words")
        words.say(message, str)


# Laws about a step


def components_are_conserved(trial: Trial, before: State, action: int, after: State) -> None:
    """No component appears or disappears."""
    was, now = trial.game.census(before), trial.game.census(after)
    detail = f"{trial.game.text(action)!r} turned {was} into {now}"
    trial.require(was == now, "components_are_conserved", detail)


def log_text_can_be_told(trial: Trial, before: State, action: int, after: State) -> None:
    """Every line of the log exists in every language."""
    for seat in trial.viewers():
        log_text = trial.game.describe(before, action, seat)
        trial.require(bool(log_text), "log_text_can_be_told", f"nothing is said of {trial.game.text(action)!r}")
        for message in log_text:
            _say(trial, message)
    if after.turn() == OVER:
        for code in languages_of(trial.game.folder):
            ending = trial.game.ending(after)
            trial.require(language(code, trial.game.folder).has(ending), "log_text_can_be_told", f"{ending!r} has no words")


def position_is_exact(trial: Trial, before: State, action: int, after: State) -> None:  # noqa: ARG001 - one state
    """Reading the position, in full or packed, gives the same state; writing it again gives the same text."""
    game, law, text = trial.game, "position_is_exact", position.write(trial.game, after)
    for written in (text, game.packed(after)) if is_packed_too(trial) else (text,):
        try:
            found = game.position(written)
        except ValueError as error:
            raise LawBroken(law, f"{written!r} is refused: {error}", trial) from None
        trial.require(fingerprint(found) == fingerprint(after), law, f"{written!r} gives other facts")
        trial.require(list(found.legal()) == list(after.legal()), law, f"{written!r} gives other legal actions")
        again = position.write(game, found)
        trial.require(again == text, law, f"{written!r} is written as {again!r}")


# Laws about a whole playout


def replay_is_exact(trial: Trial) -> None:
    """Playing the log again gives the same state after every action."""
    state = trial.game.begin(trial.seats, trial.options)
    for index, text in enumerate(trial.log):
        state.apply(trial.game.number(text))
        same = fingerprint(state) == trial.prints[index]
        trial.require(same, "replay_is_exact", f"replaying differs after action {index + 1}, {text!r}")


STATE_LAWS: tuple[Callable[[Trial, State], None], ...] = (
    legal_is_ascending,
    any_legal_is_drawn_from_legal,
    choosers_are_consistent,
    chance_has_odds,
    illegal_is_refused,
    clone_is_independent,
    restore_is_exact,
    scores_are_well_formed,
    estimate_is_a_share,
    spots_fit_legal,
    guess_fits,
    view_is_blind,
    words_exist,
)
STEP_LAWS: tuple[Callable[[Trial, State, int, State], None], ...] = (
    components_are_conserved,
    log_is_blind,
    log_text_can_be_told,
    position_is_exact,
    position_is_blind,
)
MATCH_LAWS: tuple[Callable[[Trial], None], ...] = (replay_is_exact, guess_is_possible, guess_explores)


def check_playout(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object],
    rng: Rng,
    choose: Choice,
    *,
    share: float = 1.0,
    longest: int = 20_000,
) -> Trial:
    """Play one match and check all laws, on a random share of its states."""
    trial = Trial(game, seats, game.check_options(seats, options), rng)
    texts_are_unique(trial)
    files_exist(trial)
    state: State = game.begin(seats, trial.options)
    while state.turn() != OVER:
        looks = rng.unit() < share
        before = state.clone()
        if looks:
            _try_state(trial, state)
        else:
            legal_is_ascending(trial, state)
        action = state.sample(rng) if state.turn() == CHANCE else choose(state, list(state.legal()))
        state.apply(action)
        if looks:
            for law in STEP_LAWS:
                law(trial, before, action, state)
        trial.log.append(game.text(action))
        trial.prints.append(fingerprint(state))
        trial.require(len(trial.log) <= longest, "playouts_end", f"the match is not over after {longest} actions")
    _try_state(trial, state)
    for match_law in MATCH_LAWS:
        match_law(trial)
    return trial


def _try_state(trial: Trial, state: State) -> None:
    """Check all laws about a state; none may change it."""
    before = fingerprint(state)
    for law in STATE_LAWS:
        law(trial, state)
        trial.require(fingerprint(state) == before, law.__name__, "looking at the state changed it")


def check_game(
    game: Game[Any],
    *,
    playouts: int = 5,
    seed: int = 1,
    share: float = 1.0,
    longest: int = 20_000,
    progress: Callable[[str], None] = lambda line: None,
) -> None:
    """Check all laws on random playouts, for all seat counts and option values."""
    for seats in game.seats:
        for options in game.option_sets(seats):
            progress(f"{game.id}, {seats} seats, {options or 'default options'}")
            for number in range(playouts):
                rng = Rng(seed + number)
                check_playout(game, seats, options, rng, _random_choice(rng), share=share, longest=longest)


def _random_choice(rng: Rng) -> Choice:
    """Choices drawn uniformly."""
    return lambda state, legal: legal[rng.below(len(legal))]
