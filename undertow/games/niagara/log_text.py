"""What the log of a Niagara match says: the action, then everything that followed from it by itself."""

from undertow.engine.game import Message
from undertow.games.niagara import actions, rules
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.box import COLOURS, PLACES, TILES
from undertow.games.niagara.state import (
    BANK,
    CANOES_EACH,
    CARGO,
    CHOSEN,
    CLOUD,
    FINISHED,
    LOST,
    NONE,
    PLACE,
    PLAYED,
    ROUND_LIMIT,
    depth,
    gems_owned,
    lost_canoes,
    tile_of,
)


def label(state: Niagara, action: int) -> Message:  # noqa: ARG001
    """What the action is called when a player chooses it."""
    if action < actions.REPAIR_WITH:
        return Message("action-drawn-seat", {"seat": action - actions.DRAWN_SEAT})
    if action < actions.REPAIR_NOTHING:
        return Message("action-repair", {"colour": COLOURS[action - actions.REPAIR_WITH]})
    if actions.PLAY <= action < actions.TAKE_CANOE:
        return Message("action-play", {"tile": TILES[action - actions.PLAY]})
    if actions.TAKE_CANOE <= action < actions.STAY:
        return Message("action-canoe", {"number": action - actions.TAKE_CANOE + 1})
    if actions.LOAD <= action < actions.UNLOAD:
        return Message("action-load", {"colour": COLOURS[action - actions.LOAD]})
    if actions.GO_TO <= action < actions.LAND:
        return Message("action-to", {"place": PLACES[action - actions.GO_TO + 1]})
    if actions.STEAL_FROM <= action < actions.STEAL_NOTHING:
        victim = action - actions.STEAL_FROM
        return Message("action-steal", {"rival": victim // CANOES_EACH, "number": victim % CANOES_EACH + 1})
    return Message("action-" + actions.TEXTS[action].replace(" ", "-"))


def describe(state: Niagara, action: int, seat: int) -> tuple[Message, ...]:
    """What the seat's log says of the action, taken in this state, and of what followed."""
    after = state.clone()
    after.apply(action)
    return (_headline(state, action, seat), *_consequences(state, action, after))


def _headline(state: Niagara, action: int, seat: int) -> Message:
    """The action itself."""
    actor = state.seat
    if action < actions.REPAIR_WITH:
        return Message("log-first", {"seat": action - actions.DRAWN_SEAT})
    if action < actions.REPAIR_NOTHING:
        return Message("log-repair", {"seat": actor, "colour": COLOURS[action - actions.REPAIR_WITH]})
    if action == actions.REPAIR_NOTHING:
        return Message("log-no-repair", {"seat": actor})
    if action < actions.TAKE_CANOE:
        if seat != actor:
            return Message("log-chosen", {"seat": actor})
        return Message("log-chosen-own", {"seat": actor, "tile": TILES[action - actions.PLAY]})
    if action < actions.STAY:
        return Message("log-canoe", {"seat": actor, "number": action - actions.TAKE_CANOE + 1})
    if action == actions.STAY:
        return Message("log-stay", {"seat": actor})
    if action < actions.STEAL_FROM:
        return _canoe_headline(state, action)
    if action == actions.STEAL_NOTHING:
        return Message("log-no-steal", {"seat": actor})
    if action < actions.STEAL_NOTHING:
        victim = action - actions.STEAL_FROM
        colour = COLOURS[state.canoes[CARGO + victim]]
        return Message("log-steal", {"seat": actor, "rival": victim // CANOES_EACH, "colour": colour})
    weather = state.weather + (1 if action == actions.WEATHER_UP else -1)
    return Message("log-weather", {"seat": actor, "weather": weather})


def _canoe_headline(state: Niagara, action: int) -> Message:
    """What the canoe being moved does."""
    place, cargo = state.canoes[PLACE + state.canoe], state.canoes[CARGO + state.canoe]
    told: dict[str, str | int] = {"seat": state.seat, "number": state.canoe % CANOES_EACH + 1}
    if action == actions.FALL:
        return Message("log-fall", told)
    if action == actions.LAND:
        return Message("log-land", told) if cargo == NONE else Message("log-land-gem", {**told, "colour": COLOURS[cargo]})
    if action >= actions.GO_TO:
        return Message("log-go", {**told, "place": PLACES[action - actions.GO_TO + 1]})
    deposit = COLOURS[state.deposit_at[depth(place)]]
    if action == actions.UNLOAD:
        return Message("log-unload", {**told, "colour": COLOURS[cargo], "deposit": deposit})
    return Message("log-load", {**told, "colour": COLOURS[action - actions.LOAD], "deposit": deposit})


def _consequences(state: Niagara, action: int, after: Niagara) -> list[Message]:
    """What nobody chose: goals, tiles revealed, the river, canoes that come back, the end."""
    told = _new_goals(state, after)
    round_is_over = after.round != state.round or after.ending == ROUND_LIMIT
    told += _reveals(state, after, round_is_over)
    if round_is_over:
        told += _river(state, action, after)
    elif action < actions.REPAIR_WITH or actions.REPAIR_WITH <= action <= actions.REPAIR_NOTHING:
        told += _free_canoes(state, after)
    if after.step == FINISHED:
        told.append(Message("log-end"))
    return told


def _new_goals(state: Niagara, after: Niagara) -> list[Message]:
    """Seats that have just met a condition of victory."""
    return [
        Message("log-goal", {"seat": seat})
        for seat in range(state.seats)
        if rules.has_reached_goal(after, seat) and not rules.has_reached_goal(state, seat)
    ]


def _reveals(state: Niagara, after: Niagara, round_is_over: bool) -> list[Message]:
    """Tiles turned up by this action; several, if seats with no canoe were passed over."""
    order = [(state.belt + step) % state.seats for step in range(state.seats)]
    told = []
    for seat in order:
        if tile_of(state, seat) != NONE or state.belt == NONE:
            continue
        # When the round is over all tiles have been turned up, and by then they are out of the state.
        tile = state.tiles[CHOSEN + seat] if round_is_over else tile_of(after, seat)
        if tile == NONE:
            continue
        told.append(Message("log-reveal", {"seat": seat, "tile": TILES[tile]}))
        if tile != CLOUD and lost_canoes(after, seat) == CANOES_EACH:
            told.append(Message("log-no-canoe", {"seat": seat}))
    return told


def _river(state: Niagara, action: int, after: Niagara) -> list[Message]:
    """The river's move, what it took, the piles taken back, the lifebelt."""
    river = _before_the_river(state, action, after)
    speed = rules.speed(river)
    told = [Message("log-river", {"speed": speed})]
    for _ in range(speed):
        pushed = river.clone()
        rules.push_disc(pushed)
        told += _swept(river, pushed)
        river = pushed
    for seat in range(state.seats):
        if after.tiles[PLAYED + seat] == 0:
            told.append(Message("log-tiles-back", {"seat": seat}))
    if after.step != FINISHED:
        told.append(Message("log-lifebelt", {"seat": after.belt, "round": after.round}))
    return told + _free_canoes(river, after)


def _before_the_river(state: Niagara, action: int, after: Niagara) -> Niagara:
    """The table at the end of phase II: the last action done, the river still at rest."""
    river = state.clone()
    river.weather = after.weather
    if action == actions.LAND:
        river.canoes[PLACE + state.canoe] = BANK
    elif action == actions.FALL:
        rules.lose_canoe(river, state.canoe)
    elif actions.GO_TO <= action < actions.LAND:
        river.canoes[PLACE + state.canoe] = action - actions.GO_TO + 1
    elif action == actions.UNLOAD:
        river.canoes[CARGO + state.canoe] = NONE
    elif actions.LOAD <= action < actions.UNLOAD:
        river.canoes[CARGO + state.canoe] = action - actions.LOAD
    elif actions.STEAL_FROM <= action < actions.STEAL_NOTHING:
        river.canoes[CARGO + state.canoe] = river.canoes[CARGO + action - actions.STEAL_FROM]
        river.canoes[CARGO + action - actions.STEAL_FROM] = NONE
    return river


def _swept(before: Niagara, after: Niagara) -> list[Message]:
    """Canoes that one push of the river took over the fall."""
    told = []
    for canoe in range(before.seats * CANOES_EACH):
        if after.canoes[PLACE + canoe] == LOST and before.canoes[PLACE + canoe] != LOST:
            args: dict[str, str | int] = {"seat": canoe // CANOES_EACH, "number": canoe % CANOES_EACH + 1}
            cargo = before.canoes[CARGO + canoe]
            if cargo == NONE:
                told.append(Message("log-swept", args))
            else:
                told.append(Message("log-swept-gem", {**args, "colour": COLOURS[cargo]}))
    return told


def _free_canoes(before: Niagara, after: Niagara) -> list[Message]:
    """P3: seats that had nothing left and got a canoe back."""
    return [
        Message("log-free-canoe", {"seat": seat})
        for seat in range(before.seats)
        if lost_canoes(before, seat) == CANOES_EACH
        and gems_owned(after, seat) == 0
        and lost_canoes(after, seat) < CANOES_EACH
    ]
