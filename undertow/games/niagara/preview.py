"""What an action in Niagara would cost and bring, told before it is taken."""

from undertow.engine.game import Message, Preview
from undertow.games.niagara import actions, rules
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.box import COLOURS, PLACES
from undertow.games.niagara.forecast import deadly_speed, speeds
from undertow.games.niagara.state import (
    BANK,
    CANOES_EACH,
    CARGO,
    CHOOSE,
    CHOSEN,
    CLOUD,
    LOST,
    NONE,
    PICK_CANOE,
    PLACE,
    STEAL,
    depth,
)


def spot_of_move(action: int) -> str:
    """The board element to which a move leads."""
    if action == actions.LAND:
        return "bank"
    return "fall" if action == actions.FALL else f"space-{PLACES[action - actions.GO_TO + 1]}"


def preview(state: Niagara, seat: int, action: int) -> Preview:
    """What a legal action of the seat would cost and bring."""
    if action < actions.REPAIR_NOTHING:
        return Preview("bank", (_gem("preview-pay-gem", action - actions.REPAIR_WITH),), (Message("preview-canoe-back"),))
    if action == actions.REPAIR_NOTHING:
        return Preview(warns=(Message("preview-canoe-stays-lost"),))
    if action < actions.TAKE_CANOE:
        return _of_tile(state, seat, action - actions.PLAY)
    if action < actions.STAY:
        return Preview(brings=(Message("preview-points", {"points": state.tiles[CHOSEN + seat] + 1}),))
    if action in (actions.STAY, actions.STEAL_NOTHING):
        return Preview()
    if action < actions.GO_TO:
        return _at_deposit(state, seat, action)
    if action < actions.STEAL_FROM:
        return _of_move(state, seat, action)
    if action < actions.STEAL_NOTHING:
        return Preview(brings=(_gem("preview-gem-stolen", state.canoes[CARGO + action - actions.STEAL_FROM]),))
    return _of_weather(state, seat, 1 if action == actions.WEATHER_UP else -1)


def _gem(message: str, colour: int) -> Message:
    """A message about a gem."""
    return Message(message, {"colour": COLOURS[colour]})


def _of_tile(state: Niagara, seat: int, tile: int) -> Preview:
    """All end points of a tile, and how fast the river may become with it."""
    river = _speed_message(speeds(state, seat, tile))
    if tile == CLOUD:
        return Preview(brings=(Message("preview-cloud"), river))
    turn = state.clone()
    turn.tiles[CHOSEN + seat] = tile
    turn.seat, turn.step = seat, PICK_CANOE
    rules.settle_which_canoes(turn, seat)
    ends = [end for which in range(CANOES_EACH) for end in _ends(turn, which)]
    return Preview(brings=(*ends, river))


def _ends(turn: Niagara, which: int) -> list[Message]:
    """Where a canoe can end this turn, with the points kept for a deposit."""
    if rules.refusal_of_canoe(turn, which) != 0:
        return []
    moved = turn.clone()
    rules.take_canoe(moved, which)
    start = moved.canoes[PLACE + moved.canoe]
    ends = []
    if rules.refusal_of_land(moved) == 0:
        ends.append(Message("preview-end-land", {"number": which + 1}))
    for goal in range(1, LOST):
        if rules.refusal_of_go(moved, goal) == 0:
            kept = moved.points - rules.distance(start, goal)
            message = "preview-end-deposit" if kept else "preview-end"
            ends.append(Message(message, {"number": which + 1, "place": PLACES[goal], "kept": kept}))
    return ends


def _at_deposit(state: Niagara, seat: int, action: int) -> Preview:
    """Loading or unloading: 2 points."""
    costs = (Message("preview-cost", {"points": rules.LOADING_COST}),)
    if action == actions.UNLOAD:
        return Preview(costs=(*costs, _gem("preview-gem-unloaded", state.canoes[CARGO + state.canoe])))
    stays = state.points == rules.LOADING_COST
    warns = _danger(state, seat, state.canoes[PLACE + state.canoe]) if stays else ()
    return Preview(costs=costs, brings=(_gem("preview-gem-loaded", action - actions.LOAD),), warns=warns)


def _of_move(state: Niagara, seat: int, action: int) -> Preview:
    """A move: its steps, the points kept, and what waits there."""
    start, cargo = state.canoes[PLACE + state.canoe], state.canoes[CARGO + state.canoe]
    spot = spot_of_move(action)
    if action == actions.FALL:
        return Preview(spot, warns=(Message("preview-canoe-lost"),))
    if action == actions.LAND:
        return _of_landing(state, seat, depth(start), cargo)
    goal = action - actions.GO_TO + 1
    steps = rules.distance(start, goal)
    costs = [Message("preview-cost", {"points": steps})]
    if state.points > steps:
        costs.append(Message("preview-kept", {"points": state.points - steps}))
    brings: tuple[Message, ...] = ()
    arrived = state.clone()
    rules.go(arrived, goal)
    if arrived.step == STEAL and arrived.seat == seat:
        brings = (Message("preview-may-steal"),)
    return Preview(spot, tuple(costs), brings, _danger(state, seat, goal))


def _of_landing(state: Niagara, seat: int, steps: int, cargo: int) -> Preview:
    """Landing: the gem comes home, and perhaps the match with it."""
    costs = (Message("preview-cost", {"points": steps}),)
    if cargo == NONE:
        return Preview("bank", costs)
    landed = state.clone()
    rules.land(landed)
    brings = [_gem("preview-gem-landed", cargo)]
    if rules.has_reached_goal(landed, seat):
        brings.append(Message("preview-goal"))
    return Preview("bank", costs, tuple(brings))


def _of_weather(state: Niagara, seat: int, change: int) -> Preview:
    """The new weather and the speeds that it leaves possible."""
    weather = state.weather + change
    changed = state.clone()
    changed.weather, changed.step = weather, PICK_CANOE  # the next tile stays face down, as it does on the table
    brings = [Message("preview-weather", {"weather": weather})]
    possible = speeds(changed, seat)
    if possible:
        brings.append(_speed_message(possible))
    return Preview(f"weather-{weather}", brings=tuple(brings))


def _speed_message(possible: list[int]) -> Message:
    """How fast the river may become."""
    if len(possible) == 1:
        return Message("preview-speed", {"speed": possible[0]})
    return Message("preview-speeds", {"least": possible[0], "most": possible[-1]})


def _danger(state: Niagara, seat: int, place: int) -> tuple[Message, ...]:
    """A warning if the river may take a canoe from the place over the fall."""
    if place == BANK or state.step == CHOOSE:
        return ()
    speed = deadly_speed(state, seat, place)
    return () if speed == NONE else (Message("preview-may-fall", {"speed": speed}),)
