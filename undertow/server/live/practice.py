"""Tasks from a position, played against quick bots without a table. The caller keeps position and log."""

import secrets
from collections.abc import Sequence

import undertow
from undertow.bots import choose
from undertow.engine.match import Match, RefusedAction
from undertow.engine.notation import PositionError
from undertow.engine.rng import Rng
from undertow.engine.state import OVER, IllegalAction
from undertow.server.live import gate
from undertow.server.refusals import Refused

SEAT = 0  # the seat of the caller
_BOT = "greedy"
_DEAL = 1  # the seed of what a position leaves unknown
_MOST_REPLIES = 200  # actions of bots and chance after one of the caller


def practise(game: str, position: str, log: Sequence[str], action: str) -> gate.Data:
    """Replay a task, take the caller's action and let the others reply; a wrong action only gives the reason."""
    match = _begun(game, position, log)
    length = len(match.log)
    try:
        if action:
            match.play(SEAT, action)
    except RefusedAction as error:
        return gate.practised(match, SEAT, length, error.refusal)
    _reply(match)
    return gate.practised(match, SEAT, length, None)


def _begun(game: str, position: str, log: Sequence[str]) -> Match:
    """The task as far as it has been played; what its position leaves unknown is dealt alike every time."""
    if game not in undertow.game_ids():
        raise Refused("not-found")
    try:
        played = undertow.game(game)
        match = Match(played, position=str(played.dealt(position, Rng(_DEAL))))
        for text in log:
            match.record(text)
    except (PositionError, IllegalAction) as error:
        raise Refused("bad-request", reason=str(error)) from None
    return match


def _reply(match: Match) -> None:
    """Let chance and the other seats act until it is the caller's turn."""
    rng, seed = Rng(secrets.randbits(63)), secrets.token_bytes(32)
    for _ in range(_MOST_REPLIES):
        match.play_chance(seed)
        waiting = match.waiting_for()
        if match.turn == OVER or SEAT in waiting:
            return
        seat = waiting[0]
        match.play(seat, match.game.text(choose(_BOT, match.state, seat, rng)))
