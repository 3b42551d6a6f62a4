"""The laws of secrecy: what a viewer is shown or told, and what guesses may know. `laws.py` checks them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict

from undertow.engine.match import fingerprint
from undertow.engine.rng import Rng
from undertow.engine.state import SPECTATOR, State
from undertow.engine.trial import LawBroken, Trial


def view_is_blind(trial: Trial, state: State) -> None:
    """A viewer's output does not depend, in any byte, on facts hidden from it."""
    for seat in trial.viewers():
        shown = shown_to(trial, state, seat)
        for _ in range(2):
            other = shown_to(trial, state.guess(seat, trial.rng), seat)
            if other != shown:
                part = next(key for key in shown if shown[key] != other.get(key))
                detail = f"{part} of seat {seat} depends on a secret: {shown[part]} or {other.get(part)}"
                raise LawBroken("view_is_blind", detail, trial)


def shown_to(trial: Trial, state: State, seat: int) -> dict[str, str]:
    """Everything that a viewer is sent about a state."""
    game = trial.game
    legal = [] if seat == SPECTATOR else list(state.legal_for(seat))
    refusals = [] if seat == SPECTATOR else [game.why_not(state, seat, text) for text in game.actions]
    return {
        "turn": _bytes([state.turn(), list(state.choosers())]),
        "view": _bytes(game.view(state, seat)),
        "legal list": _bytes(legal),
        "spots": _bytes(game.spots(state, seat)),
        "previews": _bytes([asdict(game.preview(state, seat, game.text(action))) for action in legal]),
        "reasons": _bytes([refusal and asdict(refusal) for refusal in refusals]),
    }


def _bytes(shown: object) -> str:
    """Plain data in one canonical form; raises for anything else."""
    return json.dumps(shown, sort_keys=True, ensure_ascii=False)


def guess_fits(trial: Trial, state: State) -> None:
    """A guess is a complete state and depends only on what the seat knows."""
    for seat in trial.viewers():
        seed = trial.rng.word()
        guess = state.guess(seat, Rng(seed))
        same = trial.game.census(guess) == trial.game.census(state)
        trial.require(same, "guess_fits", f"the guess of seat {seat} has {trial.game.census(guess)}")
        again = state.guess(seat, trial.rng).guess(seat, Rng(seed))
        blind = fingerprint(again) == fingerprint(guess)
        trial.require(blind, "guess_fits", f"the guess of seat {seat} depends on what it does not know")


def log_is_blind(trial: Trial, before: State, action: int, after: State) -> None:
    """What a viewer's log says follows from what the viewer sees.

    If, after a re-deal of what the viewer cannot know, an action looks the same and leads to the same view, it has
    the same description. (That the text itself tells no secret is for `guess_is_possible`.)
    """
    game = trial.game
    for seat in trial.viewers():
        text, log_text = game.seen(before, action, seat), game.describe(before, action, seat)
        shown = _bytes(game.view(after, seat))
        other = before.guess(seat, trial.rng)
        for choice in list(other.legal()):
            if game.seen(other, choice, seat) != text:
                continue
            next_state = other.clone()
            next_state.apply(choice)
            if _bytes(game.view(next_state, seat)) != shown:
                continue
            same_text = game.describe(other, choice, seat) == log_text
            trial.require(same_text, "log_is_blind", f"the log of seat {seat} tells a secret: {log_text}")


def position_is_blind(trial: Trial, before: State, action: int, after: State) -> None:  # noqa: ARG001 - one state
    """A seat's position contains no secret, and guesses from the text equal those from the state."""
    game, law = trial.game, "position_is_blind"
    for seat in trial.viewers():
        text, seed = game.position_of(after, seat), trial.rng.word()
        other = game.position_of(after.guess(seat, trial.rng), seat)
        trial.require(other == text, law, f"seat {seat} is told a secret: {text!r} or {other!r}")
        for written in (text, game.packed(after, seat)) if is_packed_too(trial) else (text,):
            try:
                known = game.knowledge(written)
            except ValueError as error:
                raise LawBroken(law, f"{written!r} is refused: {error}", trial) from None
            trial.require(str(known) == text, law, f"{written!r} is written as {known}")
            same = fingerprint(known.guess(Rng(seed))) == fingerprint(after.guess(seat, Rng(seed)))
            trial.require(same, law, f"guesses from {written!r} differ from those of the state")


def is_packed_too(trial: Trial) -> bool:
    """Whether to check the packed form as well: only sometimes, because packing is slow."""
    return trial.rng.below(8) == 0


def guess_is_possible(trial: Trial) -> None:
    """A guess is one of the states that fit everything the seat has seen."""
    for seat in trial.viewers():
        for text, truth, possible in _knowledge(trial, seat):
            for _ in range(3):
                guess = truth.guess(seat, trial.rng)
                fits = fingerprint(guess) in possible
                trial.require(fits, "guess_is_possible", f"after {text!r} seat {seat} guesses an impossible state")


def guess_explores(trial: Trial) -> None:
    """Where several states fit a seat's knowledge, guesses vary."""
    for seat in trial.viewers():
        for _, truth, possible in _knowledge(trial, seat):
            if len(possible) >= 3:
                guesses = {fingerprint(truth.guess(seat, trial.rng)) for _ in range(64)}
                varies = len(guesses) > 1
                trial.require(varies, "guess_explores", f"{len(possible)} states fit, but seat {seat} guesses only one")
                break


def _knowledge(
    trial: Trial, seat: int, largest: int = 100, actions: int = 40
) -> Iterator[tuple[str, State, dict[str, State]]]:
    """After each action: its text, the true state, and all states that fit the seat's knowledge.

    The set is computed exactly, from what the seat saw of each action and its view afterwards. If it grows too
    large, the search stops.
    """
    truth = trial.game.begin(trial.seats, trial.options)
    possible = {fingerprint(truth): truth}
    for text in trial.log[:actions]:
        action = trial.game.number(text)
        possible = _still_possible(trial, truth, action, possible, seat)
        truth = truth.clone()
        truth.apply(action)
        if len(possible) > largest:
            return
        yield text, truth, possible


def _still_possible(trial: Trial, truth: State, action: int, possible: Mapping[str, State], seat: int) -> dict[str, State]:
    """The states that fit what the seat sees of an action and its view afterwards."""
    game = trial.game
    text = game.seen(truth, action, seat)
    after = truth.clone()
    after.apply(action)
    shown = _bytes(game.view(after, seat))
    found = {}
    for candidate in possible.values():
        for choice in list(candidate.legal()):
            if game.seen(candidate, choice, seat) != text:
                continue
            following = candidate.clone()
            following.apply(choice)
            if _bytes(game.view(following, seat)) == shown:
                found[fingerprint(following)] = following
    return found
