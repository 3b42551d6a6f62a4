"""Previews of Niagara: what an action would cost, bring and risk."""

from undertow.engine.game import Message, Preview
from undertow.games.niagara import facts, rules
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.declared import COLOURS, PLACES
from undertow.games.niagara.forecast import deadly_speed, speeds
from undertow.games.niagara.state import BANK, CLOUD, LOST, depth, distance

_LOADING_COST = Message("preview-cost", {"points": rules.LOADING_COST})


def preview(state: Niagara, seat: int, action: int) -> Preview:
    """What a legal action of the seat would cost and bring."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    if kind == facts.REPAIR_WITH:
        return Preview("bank", (_gem("preview-pay-gem", argument),), (Message("preview-canoe-back"),))
    if kind == facts.REPAIR_NOTHING:
        return Preview(warns=(Message("preview-canoe-stays-lost"),))
    if kind == facts.PLAY:
        return _of_tile(state, seat, argument)
    if kind == facts.TAKE_CANOE:
        points = Message("preview-points", {"points": facts.chosen_of(state, seat) + 1})
        return Preview(brings=(points, *_ends(state, argument)))
    if kind == facts.UNLOAD:
        return Preview(costs=(_LOADING_COST, _gem("preview-gem-unloaded", facts.cargo_of(state, state.canoe))))
    if kind == facts.LOAD:
        return _of_loading(state, seat, argument)
    if kind == facts.FALL:
        return Preview("fall", warns=(Message("preview-canoe-lost"),))
    if kind == facts.LAND:
        return _of_landing(state, seat)
    if kind == facts.GO_TO:
        return _of_move(state, seat, argument)
    if kind == facts.STEAL_FROM:
        return Preview(brings=(_gem("preview-gem-stolen", facts.cargo_of(state, argument)),))
    if kind in (facts.WEATHER_DOWN, facts.WEATHER_UP):
        return _of_weather(state, seat, argument)
    return Preview()


def _gem(message: str, colour: int) -> Message:
    """A message about a gem."""
    return Message(message, {"colour": COLOURS[colour]})


def _of_tile(state: Niagara, seat: int, tile: int) -> Preview:
    """All places a tile can lead to, and the possible speeds of the river with it."""
    river = _speed_message(speeds(state, seat, tile))
    if tile == CLOUD:
        return Preview(brings=(Message("preview-cloud"), river))
    turn = state.clone()
    facts.set_chosen(turn, seat, tile)
    turn.seat, turn.step = seat, facts.PICK_CANOE
    rules.settle_which_canoes(turn, seat)
    ends = [end for which in range(facts.CANOES_EACH) for end in _ends(turn, which)]
    return Preview(brings=(*ends, river))


def _ends(turn: Niagara, which: int) -> list[Message]:
    """Where a canoe can end this turn, with the points kept for a deposit."""
    if rules.refusal_of_take_canoe(turn, which) != facts.ALLOWED:
        return []
    moved = turn.clone()
    rules.take_canoe(moved, which)
    start = facts.place_of(moved, moved.canoe)
    ends = []
    if rules.refusal_of_land(moved) == facts.ALLOWED:
        ends.append(Message("preview-end-land", {"number": which + 1}))
    for goal in range(1, LOST):
        if rules.refusal_of_go(moved, goal) == facts.ALLOWED:
            kept = moved.points - distance(start, goal)
            message = "preview-end-deposit" if kept else "preview-end"
            ends.append(Message(message, {"number": which + 1, "place": PLACES[goal], "kept": kept}))
    return ends


def _of_loading(state: Niagara, seat: int, colour: int) -> Preview:
    """Loading a gem, and the danger if the canoe then stays."""
    stays = state.points == rules.LOADING_COST
    warns = _danger(state, seat, facts.place_of(state, state.canoe)) if stays else ()
    return Preview(costs=(_LOADING_COST,), brings=(_gem("preview-gem-loaded", colour),), warns=warns)


def _of_move(state: Niagara, seat: int, goal: int) -> Preview:
    """A move: its steps, the points kept, and what waits there."""
    steps = distance(facts.place_of(state, state.canoe), goal)
    costs = [Message("preview-cost", {"points": steps})]
    if state.points > steps:
        costs.append(Message("preview-kept", {"points": state.points - steps}))
    brings: tuple[Message, ...] = ()
    arrived = state.clone()
    rules.go(arrived, goal)
    if arrived.step == facts.STEAL and arrived.seat == seat:
        brings = (Message("preview-may-steal"),)
    return Preview(f"space-{PLACES[goal]}", tuple(costs), brings, _danger(state, seat, goal))


def _of_landing(state: Niagara, seat: int) -> Preview:
    """Landing: the gem comes home, which may win the match."""
    cargo = facts.cargo_of(state, state.canoe)
    costs = (Message("preview-cost", {"points": depth(facts.place_of(state, state.canoe))}),)
    if cargo == facts.NONE:
        return Preview("bank", costs)
    landed = state.clone()
    rules.land(landed)
    brings = [_gem("preview-gem-landed", cargo)]
    if rules.has_reached_goal(landed, seat):
        brings.append(Message("preview-goal"))
    return Preview("bank", costs, tuple(brings))


def _of_weather(state: Niagara, seat: int, change: int) -> Preview:
    """The new weather and the speeds that remain possible."""
    weather = state.weather + change
    changed = state.clone()
    changed.weather, changed.step = weather, facts.PICK_CANOE  # the next tile stays face down, as with the real box
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
    if place == BANK or state.step == facts.CHOOSE:
        return ()
    speed = deadly_speed(state, seat, place)
    return () if speed == facts.NONE else (Message("preview-may-fall", {"speed": speed}),)
