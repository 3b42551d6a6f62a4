"""Positions that somebody explores without a table: actions of all seats, chance chosen or drawn. Nothing is kept."""

import secrets
from collections.abc import Sequence
from typing import Any

from undertow.engine.game import Game, Refusal
from undertow.engine.match import Match, RefusedAction
from undertow.engine.matchfile import write
from undertow.engine.state import CHANCE, SPECTATOR, IllegalAction, State
from undertow.engine.variations import Variation, check, file_with, lines_of
from undertow.server.live import beginnings, gate
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.workers.analysing import match_at

_RATED_TABLES = 500  # that a position is compared with, those changed last


def begun(game: Game[Any], position: str, log: Sequence[str]) -> Match:
    """A position with the actions taken from it; refused if one of them is not legal."""
    if not position:
        position = str(game.begin(game.seats[0], game.check_options(game.seats[0], {})))
    with beginnings.refusing():
        try:
            return match_at(game, position, list(log))
        except IllegalAction as error:
            raise Refused("bad-request", reason=str(error)) from None


def explore(match: Match, action: str, is_drawn: bool) -> Refusal | None:
    """Take an action of the seat to act or of chance, or draw all that chance decides; returns the reason of a refusal."""
    try:
        if is_drawn:
            match.play_chance(secrets.token_bytes(32))
        elif action:
            match.record(action)
    except RefusedAction as error:
        return error.refusal
    except IllegalAction:
        return Refusal("no-such-action", {"text": action})
    return None


def saved(match: Match, nodes: Sequence[Variation]) -> gate.Data:
    """A tree of variations as lines, and as a file of its own; refused if an action is not legal."""
    try:
        check(match, nodes)
    except IllegalAction as error:
        raise Refused("bad-request", reason=str(error)) from None
    return {"lines": lines_of(nodes), "file": write(file_with(match, nodes))}


def refuse_rated(tables: Any, match: Match) -> None:
    """Refuse to analyse what is on the board of a rated match in progress, as anybody sees it."""
    with tables.store.reading() as connection:
        rated = store.rated_in_progress(connection, match.game.id, _RATED_TABLES)
    shown = {_public(match.game, state) for state in _states(match)} if rated else set()
    for table in rated:
        try:
            with tables.looking(table) as live:
                is_there = not live.is_over and _public(live.game, live.match.state) in shown
        except Refused:  # it has just been deleted
            continue
        if is_there:
            raise Refused("rated-analysis")


def _states(match: Match) -> list[State]:
    """The states from the beginning to now."""
    return [*(state for _, state in match.states_from(0)), match.state]


def _public(game: Game[Any], state: State) -> str:
    """What everybody sees of a state."""
    return game.position_of(state, SPECTATOR)


def explored(match: Match, viewer: int | None, first: int, reason: Refusal | None) -> gate.Data:
    """Where an exploration stands, as a seat sees it, by default the one to act; with all that may happen next."""
    turn = match.turn
    seat = viewer if viewer is not None else turn if turn >= 0 else _last_actor(match)
    found = gate.practised(match, seat, first, reason)
    return {
        **found,
        "viewer": seat,
        "seats": match.seats,
        "actor": turn if turn >= 0 else None,
        "actions": gate.action_facts(match.game, match.state, turn) if turn >= 0 and turn == seat else [],
        "outcomes": _outcomes(match, seat) if turn == CHANCE else [],
        "position": match.game.packed(match.state, None),
    }


def _last_actor(match: Match) -> int:
    """The seat that acted last; seat 0 if none has."""
    return next((match.actor(at) for at in range(len(match.log) - 1, -1, -1) if match.actor(at) >= 0), 0)


def _outcomes(match: Match, viewer: int) -> list[gate.Data]:
    """What chance may bring, with its odds."""
    state, game = match.state, match.game
    odds = list(state.odds())
    return [
        {
            "action": game.text(number),
            "messages": gate.messages(game.describe(state, number, viewer)),
            "odds": weight / sum(odds),
        }
        for number, weight in zip(list(state.legal()), odds, strict=True)
    ]
