"""Log messages of Niagara: the action, then its automatic consequences."""

from undertow.engine.game import Message
from undertow.games.niagara import facts, rules
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.declared import COLOURS, PLACES, TILES
from undertow.games.niagara.river import lose_canoe, push_disc, speed
from undertow.games.niagara.state import BANK, CLOUD, LOST, ROUND_LIMIT, depth, gems_owned, lost_canoes, tile_of


def describe(state: Niagara, action: int, seat: int) -> tuple[Message, ...]:
    """The seat's log messages for an action in this state and its consequences."""
    after = state.clone()
    after.apply(action)
    return (_headline(state, action, seat), *_consequences(state, action, after))


def _headline(state: Niagara, action: int, seat: int) -> Message:
    """The action itself."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    told: dict[str, str | int] = {"seat": state.seat}
    if kind == facts.DRAWN_SEAT:
        return Message("log-first", {"seat": argument})
    if kind == facts.REPAIR_WITH:
        return Message("log-repair", {**told, "colour": COLOURS[argument]})
    if kind == facts.REPAIR_NOTHING:
        return Message("log-no-repair", told)
    if kind == facts.PLAY:
        is_own = seat == state.seat
        return Message("log-chosen-own", {**told, "tile": TILES[argument]}) if is_own else Message("log-chosen", told)
    if kind == facts.TAKE_CANOE:
        return Message("log-canoe", {**told, "number": argument + 1})
    if kind == facts.STAY:
        return Message("log-stay", told)
    if kind == facts.STEAL_NOTHING:
        return Message("log-no-steal", told)
    if kind == facts.STEAL_FROM:
        return Message(
            "log-steal", {**told, "rival": argument // facts.CANOES_EACH, "colour": COLOURS[facts.cargo_of(state, argument)]}
        )
    if kind in (facts.WEATHER_DOWN, facts.WEATHER_UP):
        return Message("log-weather", {**told, "weather": state.weather + argument})
    return _canoe_headline(state, kind, argument)


def _canoe_headline(state: Niagara, kind: int, argument: int) -> Message:
    """What the canoe being moved does."""
    place, cargo = facts.place_of(state, state.canoe), facts.cargo_of(state, state.canoe)
    told: dict[str, str | int] = {"seat": state.seat, "number": state.canoe % facts.CANOES_EACH + 1}
    if kind == facts.FALL:
        return Message("log-fall", told)
    if kind == facts.LAND:
        return (
            Message("log-land", told) if cargo == facts.NONE else Message("log-land-gem", {**told, "colour": COLOURS[cargo]})
        )
    if kind == facts.GO_TO:
        return Message("log-go", {**told, "place": PLACES[argument]})
    told["deposit"] = COLOURS[state.deposit_at[depth(place)]]
    if kind == facts.UNLOAD:
        return Message("log-unload", {**told, "colour": COLOURS[cargo]})
    return Message("log-load", {**told, "colour": COLOURS[argument]})


def _consequences(state: Niagara, action: int, after: Niagara) -> list[Message]:
    """Automatic consequences: goals, revealed tiles, the river, returned canoes, the end."""
    told = _new_goals(state, after)
    round_is_over = after.round != state.round or after.ending == ROUND_LIMIT
    told += _reveals(state, after, round_is_over)
    if round_is_over:
        told += _river(state, action, after)
    elif facts.KIND[action] in (facts.DRAWN_SEAT, facts.REPAIR_WITH, facts.REPAIR_NOTHING):
        told += _free_canoes(state, after)
    if after.step == facts.FINISHED:
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
    """Tiles that this action turned up; several if seats without canoes were skipped."""
    order = [(state.belt + step) % state.seats for step in range(state.seats)]
    told = []
    for seat in order:
        if tile_of(state, seat) != facts.NONE or state.belt == facts.NONE:
            continue
        # At the end of a round all tiles are revealed, and the state no longer holds them.
        tile = facts.chosen_of(state, seat) if round_is_over else tile_of(after, seat)
        if tile == facts.NONE:
            continue
        told.append(Message("log-reveal", {"seat": seat, "tile": TILES[tile]}))
        if tile != CLOUD and lost_canoes(after, seat) == facts.CANOES_EACH:
            told.append(Message("log-no-canoe", {"seat": seat}))
    return told


def _river(state: Niagara, action: int, after: Niagara) -> list[Message]:
    """The river's move, what it took, the piles taken back, the lifebelt."""
    river = _before_the_river(state, action, after)
    discs = speed(river)
    told = [Message("log-river", {"speed": discs})]
    for _ in range(discs):
        pushed = river.clone()
        push_disc(pushed)
        told += _swept(river, pushed)
        river = pushed
    for seat in range(state.seats):
        if facts.played_of(after, seat) == 0:
            told.append(Message("log-tiles-back", {"seat": seat}))
    if after.step != facts.FINISHED:
        told.append(Message("log-lifebelt", {"seat": after.belt, "round": after.round}))
    return told + _free_canoes(river, after)


def _before_the_river(state: Niagara, action: int, after: Niagara) -> Niagara:
    """The state at the end of phase II, before the river moves."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    river = state.clone()
    river.weather = after.weather
    if kind == facts.LAND:
        facts.set_place(river, state.canoe, BANK)
    elif kind == facts.FALL:
        lose_canoe(river, state.canoe)
    elif kind == facts.GO_TO:
        facts.set_place(river, state.canoe, argument)
    elif kind == facts.UNLOAD:
        facts.set_cargo(river, state.canoe, facts.NONE)
    elif kind == facts.LOAD:
        facts.set_cargo(river, state.canoe, argument)
    elif kind == facts.STEAL_FROM:
        facts.set_cargo(river, state.canoe, facts.cargo_of(river, argument))
        facts.set_cargo(river, argument, facts.NONE)
    return river


def _swept(before: Niagara, after: Niagara) -> list[Message]:
    """Canoes that one push of the river took over the fall."""
    told = []
    for canoe in range(before.seats * facts.CANOES_EACH):
        if facts.place_of(after, canoe) == LOST and facts.place_of(before, canoe) != LOST:
            args: dict[str, str | int] = {"seat": canoe // facts.CANOES_EACH, "number": canoe % facts.CANOES_EACH + 1}
            cargo = facts.cargo_of(before, canoe)
            if cargo == facts.NONE:
                told.append(Message("log-swept", args))
            else:
                told.append(Message("log-swept-gem", {**args, "colour": COLOURS[cargo]}))
    return told


def _free_canoes(before: Niagara, after: Niagara) -> list[Message]:
    """P3: seats without canoes and gems that got a canoe back."""
    return [
        Message("log-free-canoe", {"seat": seat})
        for seat in range(before.seats)
        if lost_canoes(before, seat) == facts.CANOES_EACH
        and gems_owned(after, seat) == 0
        and lost_canoes(after, seat) < facts.CANOES_EACH
    ]
