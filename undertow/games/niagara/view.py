"""Views of Niagara. The only secrets are chosen tiles that are not yet revealed."""

from undertow.engine.bits import members
from undertow.engine.game import Message, Refusal
from undertow.engine.state import SPECTATOR
from undertow.games.niagara import dispatch, facts, forecast, log_text
from undertow.games.niagara import preview as previews
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.declared import COLOURS, DECLARED, PLACES, TILES, Tile
from undertow.games.niagara.state import ALL_TILES, BANK, GOAL_REACHED, LEFT, LOST, depth, goals_left, tile_of
from undertow.games.niagara.view_types import Canoe, Gems, Moving, Own, Player, View

_GOALS = ("ended-four-alike", "ended-five-colours", "ended-any-seven")

describe = log_text.describe
preview = previews.preview


def label(state: Niagara, action: int) -> Message:  # noqa: ARG001 - the same in every state
    """The label of an action."""
    return DECLARED.label(action)


def view(state: Niagara, seat: int) -> View:
    """Everything that the seat, or a spectator, may know."""
    speeds = forecast.speeds(state, seat)
    return {
        "round": state.round,
        "step": DECLARED.steps[state.step].name,
        "turn": state.turn(),
        "choosers": list(state.choosers_vec()),
        "lifebelt": state.belt,
        "weather": state.weather,
        "next_branch": "left" if state.branch == LEFT else "right",
        "ending": bool(state.ending),
        "canoes": [_canoe(state, canoe, speeds) for canoe in range(state.seats * facts.CANOES_EACH)],
        "deposits": {colour: _deposit(state, index) for index, colour in enumerate(COLOURS)},
        "deposit_spaces": {colour: list(state.deposit_at).index(index) for index, colour in enumerate(COLOURS)},
        "players": [_player(state, player) for player in range(state.seats)],
        "own": None if seat == SPECTATOR else _own(state, seat),
        "moving": _moving(state),
        "speeds": speeds,
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _canoe(state: Niagara, canoe: int, speeds: list[int]) -> Canoe:
    """One canoe, and where each possible speed of the river would take it from here."""
    place, cargo = facts.place_of(state, canoe), facts.cargo_of(state, canoe)
    drifts = () if place in (BANK, LOST) else speeds
    return {
        "id": f"canoe-{canoe // facts.CANOES_EACH}-{canoe % facts.CANOES_EACH + 1}",
        "seat": canoe // facts.CANOES_EACH,
        "number": canoe % facts.CANOES_EACH + 1,
        "place": PLACES[place],
        "cargo": None if cargo == facts.NONE else COLOURS[cargo],
        "fates": {str(speed): PLACES[forecast.place_after(state, place, speed)] for speed in drifts},
    }


def _deposit(state: Niagara, deposit: int) -> Gems:
    """The gems in a deposit by colour."""
    return {colour: facts.deposit_of(state, deposit, index) for index, colour in enumerate(COLOURS)}


def _player(state: Niagara, player: int) -> Player:
    """What everybody sees of a player; only an option shows the pile below its top."""
    newest, revealed = facts.newest_of(state, player), tile_of(state, player)
    played = facts.played_of(state, player)
    four, five, seven = goals_left(state, player)
    return {
        "gems": {colour: facts.owned_of(state, player, index) for index, colour in enumerate(COLOURS)},
        "missing": {"four-alike": four, "five-colours": five, "any-seven": seven},
        "has_chosen": facts.chosen_of(state, player) != facts.NONE,
        "tile": None if revealed == facts.NONE else TILES[revealed],
        "newest": None if newest == facts.NONE else TILES[newest],
        "tiles_played": len(members(played)),
        "tiles_left": _tile_names(ALL_TILES & ~played) if state.show_played else None,
    }


def _own(state: Niagara, seat: int) -> Own:
    """What a seat knows about its own tiles, its secret choice included."""
    chosen = facts.chosen_of(state, seat)
    return {
        "seat": seat,
        "chosen": None if chosen == facts.NONE else TILES[chosen],
        "tiles_left": _tile_names(ALL_TILES & ~facts.played_of(state, seat)),
    }


def _tile_names(bits: int) -> list[Tile]:
    """Tiles in ascending order."""
    return [TILES[tile] for tile in members(bits)]


def _moving(state: Niagara) -> Moving | None:
    """The canoe in the middle of its move, and which canoes are still to come."""
    if not state.may_move and state.canoe == facts.NONE:
        return None
    return {
        "canoe": None if state.canoe == facts.NONE else state.canoe % facts.CANOES_EACH + 1,
        "points": state.points,
        "worked": bool(state.worked),
        "unloaded": None if state.unloaded == facts.NONE else COLOURS[state.unloaded],
        "may_move": [which + 1 for which in members(state.may_move)],
        "must_move": [which + 1 for which in members(state.must_move)],
    }


def spots(state: Niagara, seat: int) -> dict[str, tuple[str, ...]]:
    """For each action that the seat may take now, the board elements to click for it."""
    if seat == SPECTATOR:
        return {}
    return {
        DECLARED.texts[action]: _spot(state, seat, facts.KIND[action], facts.ARGUMENT[action])
        for action in state.legal_for_vec(seat)
    }


def _spot(state: Niagara, seat: int, kind: int, argument: int) -> tuple[str, ...]:
    """The elements of one legal action."""
    if kind == facts.REPAIR_WITH:
        return (f"owned-{seat}-{COLOURS[argument]}",)
    if kind == facts.PLAY:
        return (f"tile-{seat}-{TILES[argument]}",)
    if kind == facts.TAKE_CANOE:
        return _canoe_spots(state, seat, argument)
    if kind == facts.LOAD:
        return (f"deposit-{_deposit_here(state)}-{COLOURS[argument]}",)
    if kind == facts.UNLOAD:
        return (f"deposit-{_deposit_here(state)}",)
    if kind == facts.GO_TO:
        return (f"space-{PLACES[argument]}",)
    if kind == facts.LAND:
        return ("bank",)
    if kind == facts.FALL:
        return ("fall",)
    if kind == facts.STEAL_FROM:
        return (f"canoe-{argument // facts.CANOES_EACH}-{argument % facts.CANOES_EACH + 1}",)
    if kind in (facts.WEATHER_DOWN, facts.WEATHER_UP):
        return (f"weather-{state.weather + argument}",)
    return ("pass",)


def _canoe_spots(state: Niagara, seat: int, which: int) -> tuple[str, ...]:
    """A canoe of the seat, or both if they are alike and one stands for both."""
    first = seat * facts.CANOES_EACH
    alike = facts.place_of(state, first) == facts.place_of(state, first + 1) and state.may_move == 3
    numbers = (1, 2) if alike and facts.TAKE_CANOE + 1 not in list(state.legal_vec()) else (which + 1,)
    return tuple(f"canoe-{seat}-{number}" for number in numbers)


def _deposit_here(state: Niagara) -> str:
    """The deposit where the canoe being moved is."""
    return COLOURS[state.deposit_at[depth(facts.place_of(state, state.canoe))]]


def refusal_of(state: Niagara, seat: int, action: int) -> Refusal | None:
    """Why a seat that may choose now may not take an action."""
    return DECLARED.refusal(dispatch.refusal_of(state, seat, action), state.step, {"points": state.points})


def seen(state: Niagara, action: int, seat: int) -> str:
    """The action's text as the seat sees it happen: a tile is chosen face down."""
    if state.step == facts.CHOOSE and state.seat != seat:
        return "play ?"
    return DECLARED.texts[action]


def census(state: Niagara) -> dict[str, int]:
    """Gems by colour and canoes, wherever they are."""
    canoes = range(facts.MOST_SEATS * facts.CANOES_EACH)
    cargoes = [facts.cargo_of(state, canoe) for canoe in canoes]
    counts = {
        f"{colour} gems": cargoes.count(index)
        + sum(facts.deposit_of(state, deposit, index) for deposit in range(len(COLOURS)))
        + sum(facts.owned_of(state, seat, index) for seat in range(facts.MOST_SEATS))
        for index, colour in enumerate(COLOURS)
    }
    return counts | {"canoes": sum(1 for canoe in canoes if 0 <= facts.place_of(state, canoe) < len(PLACES))}


def ending(state: Niagara) -> str:
    """How a finished match ended: the goal that all winners have reached, if there is one."""
    if state.ending != GOAL_REACHED:
        return "ended-round-limit"
    left = [goals_left(state, winner) for winner in state.winners()]
    for ending, missing in zip(_GOALS, zip(*left, strict=True), strict=True):
        if not any(missing):
            return ending
    return "ended-different-goals"
