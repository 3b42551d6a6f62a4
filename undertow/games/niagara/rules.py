"""The rules of Niagara in the order of the rulebook: set-up, the four phases, the end.

`declared.py` names the steps and the functions of each kind of action.
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, lowest
from undertow.games.niagara import facts
from undertow.games.niagara.facts import (
    ALLOWED,
    ARRIVE,
    CANOES_EACH,
    CARGO,
    CHOOSE,
    CHOSEN,
    COLOURS,
    DEPOSIT,
    FINISHED,
    MOVE,
    NEWEST,
    NONE,
    NOT_IN_THIS_STEP,
    PICK_CANOE,
    PLACE,
    PLAYED,
    REPAIR,
    STEAL,
    WEATHER,
    NiagaraState,
    add_deposit,
    add_owned,
    cargo_of,
    chosen_of,
    owned_of,
    place_of,
    played_of,
    set_cargo,
    set_place,
)
from undertow.games.niagara.river import bring_back_canoe, lose_canoe, move_river, return_gem
from undertow.games.niagara.state import (
    ALL_TILES,
    BANK,
    CLOUD,
    GOAL_REACHED,
    LOST,
    OVER_THE_FALL,
    ROUND_LIMIT,
    TIE_GEM_VALUE,
    depth,
    distance,
    gems_owned,
    goals_at,
    goals_left,
    has_other_colour,
    left_neighbour,
    lost_canoes,
    value_owned,
)

LAST_ROUND: Final = 100
LOWEST_WEATHER: Final = -1
HIGHEST_WEATHER: Final = 2
LOADING_COST: Final = 2


# Set-up


def set_up(state: NiagaraState, first: i64, gems_each: i64) -> None:
    """C1, C3, E4: set up canoes, gems and lifebelt; the lot decides if `first` is NONE."""
    for canoe in range(state.seats * CANOES_EACH):
        set_place(state, canoe, BANK)
    for colour in range(i64(COLOURS)):
        add_deposit(state, colour, colour, gems_each)
    if first != NONE:
        begin_with(state, first)


def refusal_of_drawn_seat(state: NiagaraState, seat: i64) -> i64:
    """E4: the lot falls on a seat of this match."""
    return ALLOWED if seat < state.seats else facts.NO_SUCH_SEAT


def begin_with(state: NiagaraState, seat: i64) -> None:
    """E4: the first holder of the lifebelt."""
    state.belt = seat
    begin_round(state)


# Phase I: repair, then choose a tile


def begin_round(state: NiagaraState) -> None:
    """P2: repairs come first, in order from the lifebelt."""
    offer_repair(state, state.belt, 0)


def offer_repair(state: NiagaraState, seat: i64, already_asked: i64) -> None:
    """P2, P3: stop at the next seat that can repair; after the last, everybody chooses a tile."""
    state.repaired = 0
    while already_asked < state.seats:
        lost = lost_canoes(state, seat)
        if lost > 0 and gems_owned(state, seat) > 0:
            state.step = REPAIR
            state.seat = seat
            return
        if lost == CANOES_EACH:
            bring_back_canoe(state, seat)  # P3: one comes back free
        seat = left_neighbour(state, seat)
        already_asked += 1
    state.step = CHOOSE
    state.seat = 0


def refusal_of_repair(state: NiagaraState, colour: i64) -> i64:
    """P2: a repair is paid with an own landed gem."""
    return ALLOWED if owned_of(state, state.seat, colour) > 0 else facts.GEM_NOT_OWNED


def repair(state: NiagaraState, colour: i64) -> None:
    """P2: the gem returns to its deposit, the canoe to the bank; the other canoe may follow."""
    seat = state.seat
    add_owned(state, seat, colour, -1)
    return_gem(state, colour)
    bring_back_canoe(state, seat)
    state.repaired += 1
    if state.one_repair or lost_canoes(state, seat) == 0 or gems_owned(state, seat) == 0:
        repair_nothing(state)


def repair_nothing(state: NiagaraState) -> None:
    """P2: the next seat is asked."""
    seat = left_neighbour(state, state.seat)
    offer_repair(state, seat, (seat - state.belt) % state.seats if seat != state.belt else state.seats)


def playable_tiles(state: NiagaraState, seat: i64) -> i64:
    """P1: the tiles that are not in the pile, as bits; none once the seat has chosen."""
    if chosen_of(state, seat) != NONE:
        return 0
    return ALL_TILES & ~played_of(state, seat)


def refusal_of_play(state: NiagaraState, seat: i64, tile: i64) -> i64:
    """P1: any tile that is not in the pile."""
    if chosen_of(state, seat) != NONE:
        return NOT_IN_THIS_STEP
    return ALLOWED if playable_tiles(state, seat) & bit(tile) else facts.TILE_PLAYED


def play(state: NiagaraState, tile: i64) -> None:
    """P1: the choice stays secret; phase II begins when all have chosen."""
    tiles = state.tiles
    tiles[CHOSEN + state.seat] = tile
    for seat in range(state.seats):
        if tiles[CHOSEN + seat] == NONE:
            state.seat = seat
            return
    begin_turn(state, state.belt)


# Phase II: move canoes, or change the weather


def begin_turn(state: NiagaraState, seat: i64) -> None:
    """The seat reveals its tile. M1, K1: this decides what it may and must do."""
    tiles = state.tiles
    tile = tiles[CHOSEN + seat]
    tiles[PLAYED + seat] |= bit(tile)
    tiles[NEWEST + seat] = tile
    state.seat = seat
    if tile == CLOUD:
        state.step = WEATHER
        return
    settle_which_canoes(state, seat)
    if state.may_move:
        state.step = PICK_CANOE
    else:
        end_turn(state)  # M1: with both canoes lost nothing moves


def settle_which_canoes(state: NiagaraState, seat: i64) -> None:
    """M1: which canoes may move and which must, judged at the start of the turn."""
    state.may_move = 0
    state.must_move = 0
    canoes = state.canoes
    for which in range(i64(CANOES_EACH)):
        place = canoes[PLACE + seat * CANOES_EACH + which]
        if place != LOST:
            state.may_move |= bit(which)
            if place != BANK:
                state.must_move |= bit(which)
    if both_on_the_bank(state, seat):
        state.must_move = state.may_move


def both_on_the_bank(state: NiagaraState, seat: i64) -> bool:
    """M1: of two canoes on the bank exactly one moves."""
    first = seat * CANOES_EACH
    return state.may_move == 3 and place_of(state, first) == BANK and place_of(state, first + 1) == BANK


def refusal_of_take_canoe(state: NiagaraState, which: i64) -> i64:
    """M1: a canoe that may still move; of two that are alike, the first stands for both."""
    canoes = state.canoes
    first = state.seat * CANOES_EACH
    if not state.may_move & bit(which):
        if canoes[PLACE + first + which] == LOST:
            return facts.CANOE_LOST
        return facts.CANOE_MOVED
    alike = canoes[PLACE + first] == canoes[PLACE + first + 1] and canoes[CARGO + first] == canoes[CARGO + first + 1]
    if which == 1 and state.may_move == 3 and alike:
        return facts.CANOES_ALIKE
    return ALLOWED


def take_canoe(state: NiagaraState, which: i64) -> None:
    """M2: the canoe has the tile's full number of points."""
    if both_on_the_bank(state, state.seat):
        state.may_move = 0
    state.may_move &= ~bit(which)
    state.must_move &= state.may_move
    state.canoe = state.seat * CANOES_EACH + which
    state.points = chosen_of(state, state.seat) + 1
    state.step = MOVE


def refusal_of_stay(state: NiagaraState) -> i64:
    """M1: a canoe on the bank may stay there while the other one is in the water or lost."""
    return facts.CANOE_MUST_MOVE if state.must_move else ALLOWED


def refusal_of_go(state: NiagaraState, goal: i64) -> i64:
    """M2, M3: all points are used, but for those that a deposit takes on arrival."""
    start = state.canoes[PLACE + state.canoe]
    steps = distance(start, goal)
    if steps == 0:
        return facts.NO_MOVE if start == goal else facts.OTHER_BRANCH
    left = state.points - steps
    if left < 0:
        return facts.TOO_FAR
    return refusal_of_points_left(state, goal, left) if left > 0 else i64(ALLOWED)


def refusal_of_points_left(state: NiagaraState, goal: i64, left: i64) -> i64:
    """M2: points are kept only for a deposit at the goal, to load or unload there, or to do both."""
    at = state.deposit_at[depth(goal)]
    if state.worked or at == NONE:
        return facts.POINTS_LEFT
    cargo = state.canoes[CARGO + state.canoe]
    if left == LOADING_COST:
        return ALLOWED if cargo != NONE or has_other_colour(state, at, NONE) else facts.NOTHING_TO_LOAD
    if left == 2 * LOADING_COST and cargo != NONE:
        return ALLOWED if has_other_colour(state, at, cargo) else facts.NOTHING_TO_LOAD
    return facts.POINTS_LEFT


def goals_for_all_points(state: NiagaraState) -> i64:
    """M2: the places, as bits, that use all points; they are always allowed."""
    return goals_at(state.canoes[PLACE + state.canoe], state.points)


def goals_for_deposits(state: NiagaraState) -> i64:
    """M2: the places, as bits, with a deposit for the points left."""
    if state.worked:
        return 0
    goals = goals_with_use(state, LOADING_COST)
    if state.canoes[CARGO + state.canoe] == NONE:
        return goals
    return goals | goals_with_use(state, 2 * LOADING_COST)


def goals_with_use(state: NiagaraState, left: i64) -> i64:
    """M2: the places, as bits, that leave these points and a use for them."""
    goals = goals_at(state.canoes[PLACE + state.canoe], state.points - left)
    useful: i64 = 0
    while goals:
        goal = lowest(goals)
        goals &= goals - 1
        if refusal_of_points_left(state, goal, left) == ALLOWED:
            useful |= bit(goal)
    return useful


def go(state: NiagaraState, goal: i64) -> None:
    """M2: move the canoe, keeping points for the deposit; G6: an empty one going up may steal."""
    start = place_of(state, state.canoe)
    state.points -= distance(start, goal)
    set_place(state, state.canoe, goal)
    state.unloaded = NONE
    if state.points > 0:
        state.step = ARRIVE
    elif depth(goal) < depth(start) and cargo_of(state, state.canoe) == NONE and has_victim(state):
        state.step = STEAL
    else:
        finish_canoe(state)


def refusal_of_land(state: NiagaraState) -> i64:
    """M5: the bank is one step beyond space 1; G4: an option forbids a gem just loaded."""
    start = state.canoes[PLACE + state.canoe]
    if start == BANK:
        return facts.ON_THE_BANK
    if depth(start) > state.points:
        return facts.TOO_FAR
    return facts.NOT_LANDED_THIS_TURN if state.keep_aboard and has_loaded(state) else ALLOWED


def has_loaded(state: NiagaraState) -> bool:
    """G4: whether the canoe being moved carries a gem that it has loaded in this turn."""
    return state.worked == 1 and state.canoes[CARGO + state.canoe] != NONE


def land(state: NiagaraState) -> None:
    """M5: the seat owns the gem now; E1: it may end the game."""
    colour = cargo_of(state, state.canoe)
    set_place(state, state.canoe, BANK)
    if colour != NONE:
        set_cargo(state, state.canoe, NONE)
        add_owned(state, state.seat, colour, 1)
        if has_reached_goal(state, state.seat):
            state.ending = GOAL_REACHED
    finish_canoe(state)


def refusal_of_fall(state: NiagaraState) -> i64:
    """M6: beyond space 7."""
    return ALLOWED if OVER_THE_FALL - depth(state.canoes[PLACE + state.canoe]) <= state.points else facts.TOO_FAR


def fall(state: NiagaraState) -> None:
    """M6: the canoe goes over the fall by choice."""
    lose_canoe(state, state.canoe)
    finish_canoe(state)


# Gems


def refusal_of_loading(state: NiagaraState) -> i64:
    """G1, G3: an empty canoe at a deposit, 2 points, once a turn."""
    canoes = state.canoes
    if state.deposit_at[depth(canoes[PLACE + state.canoe])] == NONE:
        return facts.NO_DEPOSIT
    if canoes[CARGO + state.canoe] != NONE:
        return facts.CANOE_FULL
    if state.worked and state.unloaded == NONE:
        return facts.DEPOSIT_USED
    return ALLOWED if state.points >= LOADING_COST else facts.TOO_FEW_POINTS


def refusal_of_load(state: NiagaraState, colour: i64) -> i64:
    """G1, G3: why this colour may not be loaded."""
    refusal = refusal_of_loading(state)
    return refusal_of_colour(state, colour) if refusal == ALLOWED else refusal


def refusal_of_colour(state: NiagaraState, colour: i64) -> i64:
    """G1, G3: a gem that lies here, of another colour than the one just unloaded."""
    if state.unloaded == colour:
        return facts.SAME_COLOUR
    at = state.deposit_at[depth(state.canoes[PLACE + state.canoe])]
    return ALLOWED if state.gems[DEPOSIT + at * COLOURS + colour] > 0 else facts.COLOUR_NOT_THERE


def colours_to_load(state: NiagaraState) -> i64:
    """G1, G3: the colours that lie here, as bits, without the one just unloaded."""
    gems = state.gems
    first = DEPOSIT + state.deposit_at[depth(state.canoes[PLACE + state.canoe])] * COLOURS
    colours: i64 = 0
    for colour in range(i64(COLOURS)):
        if gems[first + colour] > 0:
            colours |= bit(colour)
    return colours if state.unloaded == NONE else colours & ~bit(state.unloaded)


def load(state: NiagaraState, colour: i64) -> None:
    """G1: 2 points for a gem."""
    at = state.deposit_at[depth(place_of(state, state.canoe))]
    add_deposit(state, at, colour, -1)
    set_cargo(state, state.canoe, colour)
    spend_at_deposit(state, NONE)


def refusal_of_unload(state: NiagaraState) -> i64:
    """G1, G4: a gem from an earlier turn, 2 points, a deposit here."""
    if state.deposit_at[depth(state.canoes[PLACE + state.canoe])] == NONE:
        return facts.NO_DEPOSIT
    if state.canoes[CARGO + state.canoe] == NONE:
        return facts.CANOE_EMPTY
    if state.worked:
        return facts.LOADED_THIS_TURN
    return ALLOWED if state.points >= LOADING_COST else facts.TOO_FEW_POINTS


def unload(state: NiagaraState) -> None:
    """G1, G2: 2 points; a gem of any colour stays here; G3: another may be loaded instead."""
    at = state.deposit_at[depth(place_of(state, state.canoe))]
    colour = cargo_of(state, state.canoe)
    add_deposit(state, at, colour, 1)
    set_cargo(state, state.canoe, NONE)
    spend_at_deposit(state, colour)


def spend_at_deposit(state: NiagaraState, unloaded: i64) -> None:
    """G1, G5: a canoe whose points are used up stays where it is."""
    state.points -= LOADING_COST
    state.worked = 1
    state.unloaded = unloaded
    if state.points == 0:
        finish_canoe(state)


def is_victim(state: NiagaraState, canoe: i64) -> bool:
    """G6: a loaded canoe of an opponent on the space of the canoe being moved."""
    if canoe // CANOES_EACH == state.seat:
        return False
    canoes = state.canoes
    return canoes[PLACE + canoe] == canoes[PLACE + state.canoe] and canoes[CARGO + canoe] != NONE


def has_victim(state: NiagaraState) -> bool:
    """G6: whether anybody here can be robbed."""
    for canoe in range(state.seats * CANOES_EACH):
        if is_victim(state, canoe):
            return True
    return False


def refusal_of_steal(state: NiagaraState, canoe: i64) -> i64:
    """G6: only an empty canoe that has just come up and used all its points."""
    if canoe >= state.seats * CANOES_EACH:
        return facts.NO_SUCH_SEAT
    if state.step != STEAL:
        return NOT_IN_THIS_STEP
    if is_victim(state, canoe):
        return ALLOWED
    if canoe // CANOES_EACH == state.seat:
        return facts.OWN_CANOE
    return facts.VICTIM_ELSEWHERE if place_of(state, canoe) != place_of(state, state.canoe) else facts.VICTIM_EMPTY


def steal(state: NiagaraState, canoe: i64) -> None:
    """G6: the gem changes canoes for 0 points."""
    set_cargo(state, state.canoe, cargo_of(state, canoe))
    set_cargo(state, canoe, NONE)
    finish_canoe(state)


def finish_canoe(state: NiagaraState) -> None:
    """M1: one canoe is finished before the other begins."""
    state.canoe = NONE
    state.points = 0
    state.worked = 0
    state.unloaded = NONE
    if state.may_move:
        state.step = PICK_CANOE
    else:
        end_turn(state)


# Weather


def refusal_of_change_weather(state: NiagaraState, change: i64) -> i64:
    """K1: one step, within the scale."""
    weather = state.weather + change
    return ALLOWED if LOWEST_WEATHER <= weather <= HIGHEST_WEATHER else facts.WEATHER_AT_THE_END


def change_weather(state: NiagaraState, change: i64) -> None:
    """K1: the cloud moves no canoe."""
    state.weather += change
    end_turn(state)


def end_turn(state: NiagaraState) -> None:
    """Phase II goes round from the lifebelt; then the river moves, unless E1: the game is ending."""
    state.may_move = 0
    state.must_move = 0
    seat = left_neighbour(state, state.seat)
    if seat != state.belt:
        begin_turn(state, seat)
    elif state.ending:
        end_game(state)
    else:
        move_river(state)
        pass_lifebelt(state)


# Phase IV: the lifebelt passes on


def pass_lifebelt(state: NiagaraState) -> None:
    """To the left neighbour; P1: full piles come back; E3: after round 100 the game ends."""
    tiles = state.tiles
    for seat in range(state.seats):
        tiles[CHOSEN + seat] = NONE
        if tiles[PLAYED + seat] == ALL_TILES:
            tiles[PLAYED + seat] = 0
            tiles[NEWEST + seat] = NONE
    state.belt = left_neighbour(state, state.belt)
    if state.round == LAST_ROUND:
        state.ending = ROUND_LIMIT
        end_game(state)
    else:
        state.round += 1
        begin_round(state)


# End


def has_reached_goal(state: NiagaraState, seat: i64) -> bool:
    """E1: four gems of one colour, or five colours, or any seven."""
    four, five, seven = goals_left(state, seat)
    return four == 0 or five == 0 or seven == 0


def end_game(state: NiagaraState) -> None:
    """E1, E3: nothing more happens."""
    state.step = FINISHED
    state.seat = NONE


def contenders(state: NiagaraState) -> list[i64]:
    """E2, E3: the seats that have reached a goal; at the round limit, those with the most gems, if any."""
    if state.ending == GOAL_REACHED:
        return [seat for seat in range(state.seats) if has_reached_goal(state, seat)]
    most: i64 = 1
    for seat in range(state.seats):
        most = max(most, gems_owned(state, seat))
    return [seat for seat in range(state.seats) if gems_owned(state, seat) == most]


def winners(state: NiagaraState) -> list[int]:
    """E2, E3: all contenders together, or by the option `tie` those with the most valuable gems."""
    if state.step != FINISHED:
        return []
    seats = contenders(state)
    if state.tie == TIE_GEM_VALUE:
        best: i64 = 0
        for seat in seats:
            best = max(best, value_owned(state, seat))
        seats = [seat for seat in seats if value_owned(state, seat) == best]
    return [int(seat) for seat in seats]
