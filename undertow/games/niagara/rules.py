"""The rules of Niagara in the order of the rulebook: set-up, the four phases, the end.

`declared.py` names the steps and the functions of each kind of action.
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, lowest
from undertow.games.niagara.facts import (
    ALLOWED,
    ARRIVE,
    CANOE_EMPTY,
    CANOE_FULL,
    CANOE_LOST,
    CANOE_MOVED,
    CANOE_MUST_MOVE,
    CANOES_ALIKE,
    CANOES_EACH,
    CARGO,
    CHOOSE,
    CHOSEN,
    COLOUR_NOT_THERE,
    COLOURS,
    DEPOSIT,
    DEPOSIT_USED,
    FINISHED,
    GEM_NOT_OWNED,
    LOADED_THIS_TURN,
    MOVE,
    NEWEST,
    NO_DEPOSIT,
    NO_MOVE,
    NO_SUCH_SEAT,
    NONE,
    NOT_IN_THIS_STEP,
    NOT_LANDED_THIS_TURN,
    NOTHING_TO_LOAD,
    ON_THE_BANK,
    OTHER_BRANCH,
    OWN_CANOE,
    PICK_CANOE,
    PLACE,
    PLAYED,
    POINTS_LEFT,
    REPAIR,
    SAME_COLOUR,
    STEAL,
    TILE_PLAYED,
    TOO_FAR,
    TOO_FEW_POINTS,
    VICTIM_ELSEWHERE,
    VICTIM_EMPTY,
    WEATHER,
    WEATHER_AT_THE_END,
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
from undertow.games.niagara.state import (
    ALL_TILES,
    BANK,
    CLOUD,
    FORK,
    GOAL_REACHED,
    LEFT,
    LEFT_6,
    LEFT_7,
    LOST,
    OVER_THE_FALL,
    RIGHT,
    RIGHT_6,
    RIGHT_7,
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
    """C1, C3, E4: canoes to the bank, gems to the deposits, the lifebelt to the first seat, or to the lot if NONE."""
    for canoe in range(state.seats * CANOES_EACH):
        set_place(state, canoe, BANK)
    for colour in range(i64(COLOURS)):
        add_deposit(state, colour, colour, gems_each)
    if first != NONE:
        begin_with(state, first)


def refusal_of_drawn_seat(state: NiagaraState, seat: i64) -> i64:
    """E4: the lot falls on a seat of this match."""
    return ALLOWED if seat < state.seats else NO_SUCH_SEAT


def begin_with(state: NiagaraState, seat: i64) -> None:
    """E4: the first holder of the lifebelt."""
    state.belt = seat
    begin_round(state)


# Phase I: repair, then choose a tile


def begin_round(state: NiagaraState) -> None:
    """P2: repairs come first, in order from the lifebelt."""
    offer_repair(state, state.belt, 0)


def offer_repair(state: NiagaraState, seat: i64, already_asked: i64) -> None:
    """P2, P3: stop at the next seat that can repair; when all have been asked, everybody chooses."""
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
    return ALLOWED if owned_of(state, state.seat, colour) > 0 else GEM_NOT_OWNED


def repair(state: NiagaraState, colour: i64) -> None:
    """P2: the gem returns to the deposit of its colour, the canoe to the bank; the other may follow."""
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
    return ALLOWED if playable_tiles(state, seat) & bit(tile) else TILE_PLAYED


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
            return CANOE_LOST
        return CANOE_MOVED
    alike = canoes[PLACE + first] == canoes[PLACE + first + 1] and canoes[CARGO + first] == canoes[CARGO + first + 1]
    if which == 1 and state.may_move == 3 and alike:
        return CANOES_ALIKE
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
    return CANOE_MUST_MOVE if state.must_move else ALLOWED


def refusal_of_go(state: NiagaraState, goal: i64) -> i64:
    """M2, M3: all points are used, but for those that a deposit takes on arrival."""
    start = state.canoes[PLACE + state.canoe]
    steps = distance(start, goal)
    if steps == 0:
        return NO_MOVE if start == goal else OTHER_BRANCH
    left = state.points - steps
    if left < 0:
        return TOO_FAR
    return refusal_of_points_left(state, goal, left) if left > 0 else i64(ALLOWED)


def refusal_of_points_left(state: NiagaraState, goal: i64, left: i64) -> i64:
    """M2: points are kept only for a deposit at the goal, to load or unload there, or to do both."""
    at = state.deposit_at[depth(goal)]
    if state.worked or at == NONE:
        return POINTS_LEFT
    cargo = state.canoes[CARGO + state.canoe]
    if left == LOADING_COST:
        return ALLOWED if cargo != NONE or has_other_colour(state, at, NONE) else NOTHING_TO_LOAD
    if left == 2 * LOADING_COST and cargo != NONE:
        return ALLOWED if has_other_colour(state, at, cargo) else NOTHING_TO_LOAD
    return POINTS_LEFT


def goals_for_all_points(state: NiagaraState) -> i64:
    """M2: the places, as bits, that use all points; nothing forbids them."""
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
    """M2: the canoe moves; points kept are for the deposit, and G6: one that came up empty may rob."""
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
    """M5: the bank is one step beyond space 1; points left over are lost; G4: by the option not with a gem just loaded."""
    start = state.canoes[PLACE + state.canoe]
    if start == BANK:
        return ON_THE_BANK
    if depth(start) > state.points:
        return TOO_FAR
    return NOT_LANDED_THIS_TURN if state.keep_aboard and has_loaded(state) else ALLOWED


def has_loaded(state: NiagaraState) -> bool:
    """G4: whether the canoe being moved carries a gem that it has loaded in this turn."""
    return state.worked == 1 and state.canoes[CARGO + state.canoe] != NONE


def land(state: NiagaraState) -> None:
    """M5: the gem is owned now; E1: it may be the one that ends the game."""
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
    return ALLOWED if OVER_THE_FALL - depth(state.canoes[PLACE + state.canoe]) <= state.points else TOO_FAR


def fall(state: NiagaraState) -> None:
    """M6: the canoe goes over the fall by choice."""
    lose_canoe(state, state.canoe)
    finish_canoe(state)


# Gems


def refusal_of_loading(state: NiagaraState) -> i64:
    """G1, G3: an empty canoe at a deposit, 2 points, once a turn."""
    canoes = state.canoes
    if state.deposit_at[depth(canoes[PLACE + state.canoe])] == NONE:
        return NO_DEPOSIT
    if canoes[CARGO + state.canoe] != NONE:
        return CANOE_FULL
    if state.worked and state.unloaded == NONE:
        return DEPOSIT_USED
    return ALLOWED if state.points >= LOADING_COST else TOO_FEW_POINTS


def refusal_of_load(state: NiagaraState, colour: i64) -> i64:
    """G1, G3: loading is allowed, and this colour."""
    refusal = refusal_of_loading(state)
    return refusal_of_colour(state, colour) if refusal == ALLOWED else refusal


def refusal_of_colour(state: NiagaraState, colour: i64) -> i64:
    """G1, G3: a gem that lies here, of another colour than the one just unloaded."""
    if state.unloaded == colour:
        return SAME_COLOUR
    at = state.deposit_at[depth(state.canoes[PLACE + state.canoe])]
    return ALLOWED if state.gems[DEPOSIT + at * COLOURS + colour] > 0 else COLOUR_NOT_THERE


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
        return NO_DEPOSIT
    if state.canoes[CARGO + state.canoe] == NONE:
        return CANOE_EMPTY
    if state.worked:
        return LOADED_THIS_TURN
    return ALLOWED if state.points >= LOADING_COST else TOO_FEW_POINTS


def unload(state: NiagaraState) -> None:
    """G1, G2: 2 points; the gem stays here whatever its colour, and G3: another may be loaded for it."""
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
    """G6: only where an empty canoe has just come up with all its points used."""
    if canoe >= state.seats * CANOES_EACH:
        return NO_SUCH_SEAT
    if state.step != STEAL:
        return NOT_IN_THIS_STEP
    if is_victim(state, canoe):
        return ALLOWED
    if canoe // CANOES_EACH == state.seat:
        return OWN_CANOE
    return VICTIM_ELSEWHERE if place_of(state, canoe) != place_of(state, state.canoe) else VICTIM_EMPTY


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
    return ALLOWED if LOWEST_WEATHER <= weather <= HIGHEST_WEATHER else WEATHER_AT_THE_END


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


# Phase III: the river moves


def speed(state: NiagaraState) -> i64:
    """R1, R2: the lowest number played plus the weather, not below 0; clouds alone leave the weather."""
    lowest: i64 = CLOUD
    tiles = state.tiles
    for seat in range(state.seats):
        if tiles[CHOSEN + seat] < lowest:
            lowest = tiles[CHOSEN + seat]
    number: i64 = 0
    if lowest != CLOUD:
        number = lowest + 1
    return max(0, number + state.weather)


def move_river(state: NiagaraState) -> None:
    """R3: one disc for each step of speed."""
    for _step in range(speed(state)):
        push_disc(state)


def push_disc(state: NiagaraState) -> None:
    """R3: the main channel and one branch move on by one space; the branches take turns."""
    six: i64 = LEFT_6 if state.branch == LEFT else RIGHT_6
    seven: i64 = LEFT_7 if state.branch == LEFT else RIGHT_7
    canoes = state.canoes
    for canoe in range(state.seats * CANOES_EACH):
        place = canoes[PLACE + canoe]
        if place == seven:
            lose_canoe(state, canoe)
        elif place == six:
            canoes[PLACE + canoe] = seven
        elif place == FORK:
            canoes[PLACE + canoe] = six
        elif BANK < place < FORK:
            canoes[PLACE + canoe] = place + 1
    state.branch = RIGHT if state.branch == LEFT else LEFT


def lose_canoe(state: NiagaraState, canoe: i64) -> None:
    """R5: its gem returns to the deposit of its colour."""
    set_place(state, canoe, LOST)
    if cargo_of(state, canoe) != NONE:
        return_gem(state, cargo_of(state, canoe))
        set_cargo(state, canoe, NONE)


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


# Pieces that return


def bring_back_canoe(state: NiagaraState, seat: i64) -> None:
    """The first lost canoe of the seat returns to the bank."""
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        if place_of(state, canoe) == LOST:
            set_place(state, canoe, BANK)
            return


def return_gem(state: NiagaraState, colour: i64) -> None:
    """To the deposit of its own colour."""
    add_deposit(state, colour, colour, 1)
