"""Who may know what in Niagara. The only secrets are tiles that have been chosen and not revealed."""

from undertow.engine.bits import members
from undertow.engine.game import Refusal, View
from undertow.engine.state import SPECTATOR
from undertow.games.niagara import actions, forecast, log_text
from undertow.games.niagara import preview as previews
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.box import COLOURS, PLACES, TILES
from undertow.games.niagara.refusals import NO_SUCH_SEAT, NOT_IN_THIS_STEP, REASONS, STEP_REASONS
from undertow.games.niagara.state import (
    ALL_TILES,
    BANK,
    CANOES_EACH,
    CARGO,
    CHOOSE,
    CHOSEN,
    DEPOSIT,
    GOAL_REACHED,
    LEFT,
    LOST,
    NEWEST,
    NONE,
    OWNED,
    PLACE,
    PLAYED,
    depth,
    goals_left,
    tile_of,
)

STEPS = ("lot", "repair", "choose", "pick-canoe", "move", "arrive", "steal", "weather", "finished")

describe = log_text.describe
label = log_text.label
preview = previews.preview


def view(state: Niagara, seat: int) -> View:
    """All that the seat, or a spectator, may know."""
    speeds = forecast.speeds(state, seat)
    return {
        "round": state.round,
        "step": STEPS[state.step],
        "turn": state.turn(),
        "choosers": list(state.choosers()),
        "lifebelt": state.belt,
        "weather": state.weather,
        "next_branch": "left" if state.branch == LEFT else "right",
        "ending": bool(state.ending),
        "canoes": [_canoe(state, canoe, speeds) for canoe in range(state.seats * CANOES_EACH)],
        "deposits": {colour: _gems(state, DEPOSIT + 5 * index) for index, colour in enumerate(COLOURS)},
        "deposit_spaces": {colour: list(state.deposit_at).index(index) for index, colour in enumerate(COLOURS)},
        "players": [_player(state, player) for player in range(state.seats)],
        "own": None if seat == SPECTATOR else _own(state, seat),
        "moving": _moving(state),
        "speeds": speeds,
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _canoe(state: Niagara, canoe: int, speeds: list[int]) -> View:
    """One canoe, and where each possible speed of the river would take it from here."""
    place, cargo = state.canoes[PLACE + canoe], state.canoes[CARGO + canoe]
    drifts = () if place in (BANK, LOST) else speeds
    return {
        "id": f"canoe-{canoe // CANOES_EACH}-{canoe % CANOES_EACH + 1}",
        "seat": canoe // CANOES_EACH,
        "number": canoe % CANOES_EACH + 1,
        "place": PLACES[place],
        "cargo": None if cargo == NONE else COLOURS[cargo],
        "fates": {str(speed): PLACES[forecast.place_after(state, place, speed)] for speed in drifts},
    }


def _gems(state: Niagara, first: int) -> dict[str, int]:
    """Gems by colour, from a run of five counts."""
    return {colour: state.gems[first + index] for index, colour in enumerate(COLOURS)}


def _player(state: Niagara, player: int) -> View:
    """What everybody sees of a player; the pile below its top only by the option."""
    newest, revealed = state.tiles[NEWEST + player], tile_of(state, player)
    played = state.tiles[PLAYED + player]
    four, five, seven = goals_left(state, player)
    return {
        "gems": _gems(state, OWNED + 5 * player),
        "missing": {"four-alike": four, "five-colours": five, "any-seven": seven},
        "has_chosen": state.tiles[CHOSEN + player] != NONE,
        "tile": None if revealed == NONE else TILES[revealed],
        "newest": None if newest == NONE else TILES[newest],
        "tiles_played": len(members(played)),
        "tiles_left": _tile_names(ALL_TILES & ~played) if state.show_played else None,
    }


def _own(state: Niagara, seat: int) -> View:
    """What a seat knows about its own tiles, its secret choice included."""
    chosen = state.tiles[CHOSEN + seat]
    return {
        "seat": seat,
        "chosen": None if chosen == NONE else TILES[chosen],
        "tiles_left": _tile_names(ALL_TILES & ~state.tiles[PLAYED + seat]),
    }


def _tile_names(bits: int) -> list[str]:
    """Tiles in ascending order."""
    return [TILES[tile] for tile in members(bits)]


def _moving(state: Niagara) -> View | None:
    """The canoe in the middle of its move, and which canoes are still to come."""
    if not state.may_move and state.canoe == NONE:
        return None
    return {
        "canoe": None if state.canoe == NONE else state.canoe % CANOES_EACH + 1,
        "points": state.points,
        "worked": bool(state.worked),
        "unloaded": None if state.unloaded == NONE else COLOURS[state.unloaded],
        "may_move": [which + 1 for which in members(state.may_move)],
        "must_move": [which + 1 for which in members(state.must_move)],
    }


def spots(state: Niagara, seat: int) -> dict[str, tuple[str, ...]]:
    """For each action that the seat may take now, the board elements to click for it."""
    if seat == SPECTATOR:
        return {}
    return {actions.TEXTS[action]: _spot(state, seat, action) for action in state.legal_for(seat)}


def _spot(state: Niagara, seat: int, action: int) -> tuple[str, ...]:
    """The elements of one legal action."""
    if action < actions.REPAIR_NOTHING:
        return (f"owned-{seat}-{COLOURS[action - actions.REPAIR_WITH]}",)
    if action in (actions.REPAIR_NOTHING, actions.STAY, actions.STEAL_NOTHING):
        return ("pass",)
    if action < actions.TAKE_CANOE:
        return (f"tile-{seat}-{TILES[action - actions.PLAY]}",)
    if action < actions.STAY:
        alike = state.canoes[PLACE + 2 * seat] == state.canoes[PLACE + 2 * seat + 1] and state.may_move == 3
        numbers = (1, 2) if alike and not _is_canoe_legal(state, 1) else (action - actions.TAKE_CANOE + 1,)
        return tuple(f"canoe-{seat}-{number}" for number in numbers)
    if action <= actions.UNLOAD:
        deposit = COLOURS[state.deposit_at[depth(state.canoes[PLACE + state.canoe])]]
        return (
            (f"deposit-{deposit}",) if action == actions.UNLOAD else (f"deposit-{deposit}-{COLOURS[action - actions.LOAD]}",)
        )
    if action < actions.STEAL_FROM:
        return (previews.spot_of_move(action),)
    if action < actions.STEAL_NOTHING:
        victim = action - actions.STEAL_FROM
        return (f"canoe-{victim // CANOES_EACH}-{victim % CANOES_EACH + 1}",)
    return (f"weather-{state.weather + (1 if action == actions.WEATHER_UP else -1)}",)


def _is_canoe_legal(state: Niagara, which: int) -> bool:
    """Whether that canoe of the seat to act is offered."""
    return actions.TAKE_CANOE + which in list(state.legal())


def refusal_of(state: Niagara, seat: int, action: int) -> Refusal | None:
    """The rule that keeps a seat, which may choose now, from an action."""
    code = actions.bar(state, seat, action)
    if code < NOT_IN_THIS_STEP:
        return None
    if code == NOT_IN_THIS_STEP:
        message, rule = STEP_REASONS[state.step]
        return Refusal(message, {"points": state.points}, rule)
    message, rule = REASONS[code - NO_SUCH_SEAT]
    return Refusal(message, {"points": state.points}, rule)


def seen(state: Niagara, action: int, seat: int) -> str:
    """The action's text as the seat sees it happen: a tile is chosen face down."""
    if state.step == CHOOSE and state.seat != seat:
        return "play ?"
    return actions.TEXTS[action]


def census(state: Niagara) -> dict[str, int]:
    """Gems by colour and canoes, wherever they are."""
    counts = {f"{colour} gems": 0 for colour in COLOURS}
    for index, count in enumerate(state.gems):
        counts[f"{COLOURS[index % 5]} gems"] += count
    for cargo in list(state.canoes)[CARGO:]:
        if cargo != NONE:
            counts[f"{COLOURS[cargo]} gems"] += 1
    counts["canoes"] = sum(1 for place in list(state.canoes)[:CARGO] if 0 <= place < len(PLACES))
    return counts


def ending(state: Niagara) -> str:
    """How a finished match ended."""
    if state.ending != GOAL_REACHED:
        return "ended-round-limit"
    four, five, _ = goals_left(state, state.winners()[0])
    if four == 0:
        return "ended-four-alike"
    return "ended-five-colours" if five == 0 else "ended-any-seven"
