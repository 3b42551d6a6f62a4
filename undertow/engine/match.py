"""A match: a game, its options, who sits where, and its log. The match is its log; the state is worked out from it."""

import hashlib
import struct
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from undertow.engine.chance import ChanceStream
from undertow.engine.game import Game, Message, Refusal
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State

_GUESSES = 12


class RefusedAction(IllegalAction):
    """A refusal with its reason; the match is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the reason for whoever shows it."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{refusal.id}{rule}")
        self.refusal = refusal


def fingerprint(state: State) -> str:
    """A hash of everything that is true: the same exactly for the same state."""
    facts = list(state.encode())
    return hashlib.sha256(struct.pack(f">{len(facts)}q", *facts)).hexdigest()


def came_to_light(game: Game[Any], before: State, action: int, after: State, seat: int) -> bool:
    """Whether an action showed its own seat something that it could not know before."""
    guesses = [before.guess(seat, Rng(number)) for number in range(_GUESSES)]
    others = {tuple(guess.encode()): guess for guess in guesses}
    others.pop(tuple(before.encode()), None)  # what was true leads to what is true
    if not others:
        return False
    seen = game.view(after, seat)
    for other in others.values():
        if action not in list(other.legal()):
            return True
        other.apply(action)
        if game.view(other, seat) != seen:
            return True
    return False


class Match:
    """One playthrough."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object], names: Iterable[str] = ()) -> None:
        """Begin; nothing has happened yet."""
        self.game = game
        self.seats = seats
        self.options = game.check_options(seats, options)
        self.names = tuple(names)
        self.log: list[str] = []
        self.state: State = game.begin(seats, self.options)
        self._actors: list[int] = []
        self._is_joint: list[bool] = []  # for each action, whether it was part of a secret choice
        self._slots: dict[int, str] = {}

    @property
    def turn(self) -> int:
        """The seat to act, CHANCE, or OVER."""
        return self.state.turn()

    def play(self, seat: int, text: str) -> None:
        """Take an action for a seat, or raise RefusedAction and change nothing.

        In a secret simultaneous choice it is kept in the seat's own slot, to be replaced at will until the last of
        the seats has chosen; then all are taken together.
        """
        refusal = self.game.why_not(self.state, seat, text)
        if refusal is not None:
            raise RefusedAction(refusal)
        choosers = list(self.state.choosers())
        if len(choosers) == 1:
            self._take(text)
            return
        self._slots[seat] = text
        if len(self._slots) == len(choosers):
            chosen, self._slots = self._slots, {}
            for chooser in choosers:
                self._take(chosen[chooser], is_joint=True)

    def slot(self, seat: int) -> str | None:
        """What the seat has chosen in a secret choice that is still open; only for that seat's eyes."""
        return self._slots.get(seat)

    def waiting_for(self) -> list[int]:
        """The seats that have yet to choose."""
        return [seat for seat in self.state.choosers() if seat not in self._slots]

    def record(self, text: str) -> None:
        """Take an action for whoever's turn it is, chance included, as it stands in a log."""
        action = self.game.number(text)
        if self.turn == OVER:
            raise RefusedAction(Refusal("match-is-over"))
        if action not in list(self.state.legal()):
            if self.turn == CHANCE:
                raise IllegalAction(f"{text!r} is not a possible outcome here")
            refusal = self.game.why_not(self.state, self.turn, text)
            raise RefusedAction(refusal or Refusal("not-your-turn"))
        self._slots = {}
        self._take(text, is_joint=len(list(self.state.choosers())) > 1)

    def draw(self, stream: ChanceStream) -> None:
        """Let chance act, as often as it is its turn."""
        while self.turn == CHANCE:
            outcome = list(self.state.legal())[stream.pick(self.state.odds())]
            self._take(self.game.text(outcome))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take something back: its open choice, or its last action if nothing came to light by it."""
        if seat in self._slots:
            return True
        if self._slots or not self._actors or self._actors[-1] != seat or self._is_joint[-1]:
            return False
        before = replayed(self, len(self.log) - 1).state
        return not came_to_light(self.game, before, self.game.number(self.log[-1]), self.state, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, never beyond one of chance or of another seat, nor what has been seen."""
        if not self.can_undo(seat):
            raise RefusedAction(Refusal("nothing-to-undo"))
        if self._slots.pop(seat, None) is None:
            self.go_back_to(len(self.log) - 1)

    def go_back_to(self, length: int) -> None:
        """Forget all actions beyond so many."""
        kept = list(zip(self.log, self._is_joint, strict=True))[:length]
        self.state = self.game.begin(self.seats, self.options)
        self.log, self._actors, self._is_joint, self._slots = [], [], [], {}
        for text, is_joint in kept:
            self._take(text, is_joint)

    def actor(self, index: int) -> int:
        """Who took an action of the log."""
        return self._actors[index]

    def log_texts(self, seat: int) -> list[tuple[Message, ...]]:
        """What the log says to the seat, or to a SPECTATOR, action by action."""
        state = self.game.begin(self.seats, self.options)
        lines = []
        for text in self.log:
            action = self.game.number(text)
            lines.append(self.game.describe(state, action, seat))
            state.apply(action)
        return lines

    def _take(self, text: str, is_joint: bool = False) -> None:
        """Carry out an action known to be legal and write it down."""
        actor = self.turn
        self.state.apply(self.game.number(text))
        self.log.append(text)
        self._actors.append(actor)
        self._is_joint.append(is_joint)


def replayed(match: Match, length: int | None = None) -> Match:
    """The same match played again from its log, up to so many actions."""
    copy = Match(match.game, match.seats, match.options, match.names)
    for text in match.log[:length]:
        copy.record(text)
    return copy


def stream_after(match: Match, seed: bytes) -> ChanceStream:
    """The seed's stream, past the draws that the match has already made."""
    stream = ChanceStream(seed)
    for _ in _draws(match, stream):
        pass
    return stream


def verify_chance(match: Match, seed: bytes) -> int | None:
    """The index of the first action of chance that the seed does not give; None if all of them fit."""
    for index, drawn in _draws(match, ChanceStream(seed)):
        if drawn != match.log[index]:
            return index
    return None


def _draws(match: Match, stream: ChanceStream) -> Iterator[tuple[int, str]]:
    """For each action of chance in the log, its index and what the stream gives for it."""
    state = match.game.begin(match.seats, match.options)
    for index, text in enumerate(match.log):
        if state.turn() == CHANCE:
            yield index, match.game.text(list(state.legal())[stream.pick(state.odds())])
        state.apply(match.game.number(text))
