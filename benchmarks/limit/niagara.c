/* The rules of Niagara in C, for `benchmarks/limit/compare.py` only. Numbers and names are those of
 * `undertow/games/niagara`; the rules are numbered as in RULES.md. */

#include "limit.h"

enum { COLOURS = 5, MOST_SEATS = 5, CANOES_EACH = 2, CANOES = MOST_SEATS * CANOES_EACH, DEPTHS = 8 };
enum { LOT, REPAIR, CHOOSE, PICK_CANOE, MOVE, ARRIVE, STEAL, WEATHER, FINISHED };
enum { CLOUD = 6, ALL_TILES = 127, LAST_ROUND = 100, LOADING_COST = 2 };
enum { BANK = 0, FORK = 5, LEFT_6 = 6, LEFT_7 = 7, RIGHT_6 = 8, RIGHT_7 = 9, LOST = 10, PLACES = 10 };
enum { GOAL_REACHED = 1, ROUND_LIMIT = 2 };
enum {
    DRAWN_SEAT = 0,
    REPAIR_WITH = 5,
    REPAIR_NOTHING = 10,
    PLAY = 11,
    TAKE_CANOE = 18,
    STAY = 20,
    LOAD = 21,
    UNLOAD = 26,
    GO_TO = 27,
    LAND = 36,
    FALL = 37,
    STEAL_FROM = 38,
    STEAL_NOTHING = 48,
    WEATHER_DOWN = 49,
    WEATHER_UP = 50
};

typedef struct {
    int64_t seats, one_repair, step, seat, belt, round, weather, branch, ending, repaired;
    int64_t may_move, must_move, canoe, points, worked, unloaded;
    struct {
        int64_t place[CANOES], cargo[CANOES];
    } canoes;
    struct {
        int64_t deposit[COLOURS][COLOURS], owned[MOST_SEATS][COLOURS];
    } gems;
    struct {
        int64_t chosen[MOST_SEATS], newest[MOST_SEATS], played[MOST_SEATS];
    } tiles;
    int64_t deposit_at[DEPTHS];
} State;

const char *fields =
    "seats one_repair step seat belt round weather branch ending repaired may_move must_move canoe points worked unloaded "
    "canoes gems tiles deposit_at";

/* Reading a state */

static inline int64_t depth(int64_t place) { return place >= RIGHT_6 ? place - 2 : place; }

static inline int64_t left_neighbour(const State *s, int64_t seat) { return seat + 1 == s->seats ? 0 : seat + 1; }

static int64_t lost_canoes(const State *s, int64_t seat) {
    const int64_t *place = s->canoes.place + seat * CANOES_EACH;
    return (place[0] == LOST) + (place[1] == LOST);
}

static int64_t gems_owned(const State *s, int64_t seat) {
    int64_t total = 0;
    for (int colour = 0; colour < COLOURS; colour++) total += s->gems.owned[seat][colour];
    return total;
}

static bool has_other_colour(const State *s, int64_t at, int64_t colour) {
    for (int other = 0; other < COLOURS; other++)
        if (other != colour && s->gems.deposit[at][other] > 0) return true;
    return false;
}

/* E1: four gems of one colour, or five colours, or any seven. */
static bool has_reached_goal(const State *s, int64_t seat) {
    int64_t total = 0, colours = 0, most = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int64_t count = s->gems.owned[seat][colour];
        total += count;
        colours += count > 0;
        if (count > most) most = count;
    }
    return most >= 4 || colours == 5 || total >= 7;
}

/* Phase I: repair, then choose a tile */

static void bring_back_canoe(State *s, int64_t seat) {
    int64_t *place = s->canoes.place + seat * CANOES_EACH;
    place[place[0] == LOST ? 0 : 1] = BANK;
}

/* P2, P3: stop at the next seat that can repair; when all have been asked, everybody chooses. */
static void offer_repair(State *s, int64_t seat, int64_t already_asked) {
    s->repaired = 0;
    for (; already_asked < s->seats; already_asked++) {
        int64_t lost = lost_canoes(s, seat);
        if (lost > 0 && gems_owned(s, seat) > 0) {
            s->step = REPAIR;
            s->seat = seat;
            return;
        }
        if (lost == CANOES_EACH) bring_back_canoe(s, seat);
        seat = left_neighbour(s, seat);
    }
    s->step = CHOOSE;
    s->seat = 0;
}

static void repair_nothing(State *s) {
    int64_t seat = left_neighbour(s, s->seat);
    int64_t asked = seat != s->belt ? (seat - s->belt + s->seats) % s->seats : s->seats;
    offer_repair(s, seat, asked);
}

static void repair(State *s, int64_t colour) {
    s->gems.owned[s->seat][colour]--;
    s->gems.deposit[colour][colour]++;
    bring_back_canoe(s, s->seat);
    s->repaired++;
    if (s->one_repair || lost_canoes(s, s->seat) == 0 || gems_owned(s, s->seat) == 0) repair_nothing(s);
}

/* Phases III and IV: the river moves, the lifebelt passes on */

static void lose_canoe(State *s, int64_t canoe) {
    int64_t colour = s->canoes.cargo[canoe];
    s->canoes.place[canoe] = LOST;
    if (colour != NONE) {
        s->gems.deposit[colour][colour]++;
        s->canoes.cargo[canoe] = NONE;
    }
}

/* R3: the main channel and one branch move on by one space; the branches take turns. */
static void push_disc(State *s) {
    int64_t six = s->branch == 0 ? LEFT_6 : RIGHT_6, seven = six + 1;
    for (int64_t canoe = 0; canoe < s->seats * CANOES_EACH; canoe++) {
        int64_t place = s->canoes.place[canoe];
        if (place == seven) lose_canoe(s, canoe);
        else if (place == six) s->canoes.place[canoe] = seven;
        else if (place == FORK) s->canoes.place[canoe] = six;
        else if (BANK < place && place < FORK) s->canoes.place[canoe] = place + 1;
    }
    s->branch = !s->branch;
}

/* R1, R2: the lowest number played plus the weather, not below 0; clouds alone leave the weather. */
static int64_t speed(const State *s) {
    int64_t least = CLOUD;
    for (int64_t seat = 0; seat < s->seats; seat++)
        if (s->tiles.chosen[seat] < least) least = s->tiles.chosen[seat];
    int64_t number = (least == CLOUD ? 0 : least + 1) + s->weather;
    return number > 0 ? number : 0;
}

static void end_game(State *s) {
    s->step = FINISHED;
    s->seat = NONE;
}

static void pass_lifebelt(State *s) {
    for (int64_t seat = 0; seat < s->seats; seat++) {
        s->tiles.chosen[seat] = NONE;
        if (s->tiles.played[seat] == ALL_TILES) {
            s->tiles.played[seat] = 0;
            s->tiles.newest[seat] = NONE;
        }
    }
    s->belt = left_neighbour(s, s->belt);
    if (s->round == LAST_ROUND) {
        s->ending = ROUND_LIMIT;
        end_game(s);
    } else {
        s->round++;
        offer_repair(s, s->belt, 0);
    }
}

/* Phase II: move canoes, or change the weather */

/* M1: which canoes may move and which must, judged at the start of the turn. */
static void settle_which_canoes(State *s, int64_t seat) {
    const int64_t *place = s->canoes.place + seat * CANOES_EACH;
    s->may_move = (place[0] != LOST) | (place[1] != LOST) << 1;
    s->must_move = s->may_move & ((place[0] != BANK) | (place[1] != BANK) << 1);
    if (place[0] == BANK && place[1] == BANK) s->must_move = s->may_move;
}

/* Phase II goes round from the lifebelt; then the river moves, unless E1: the game is ending. */
static void end_turn(State *s);

static void begin_turn(State *s, int64_t seat) {
    int64_t tile = s->tiles.chosen[seat];
    s->tiles.played[seat] |= bit(tile);
    s->tiles.newest[seat] = tile;
    s->seat = seat;
    if (tile == CLOUD) {
        s->step = WEATHER;
        return;
    }
    settle_which_canoes(s, seat);
    if (s->may_move) s->step = PICK_CANOE;
    else end_turn(s);
}

static void end_turn(State *s) {
    s->may_move = s->must_move = 0;
    int64_t seat = left_neighbour(s, s->seat);
    if (seat != s->belt) {
        begin_turn(s, seat);
    } else if (s->ending) {
        end_game(s);
    } else {
        for (int64_t left = speed(s); left > 0; left--) push_disc(s);
        pass_lifebelt(s);
    }
}

static void finish_canoe(State *s) {
    s->canoe = NONE;
    s->points = 0;
    s->worked = 0;
    s->unloaded = NONE;
    if (s->may_move) s->step = PICK_CANOE;
    else end_turn(s);
}

/* P1: the choice stays secret; phase II begins when all have chosen. */
static void play(State *s, int64_t tile) {
    s->tiles.chosen[s->seat] = tile;
    for (int64_t seat = 0; seat < s->seats; seat++)
        if (s->tiles.chosen[seat] == NONE) {
            s->seat = seat;
            return;
        }
    begin_turn(s, s->belt);
}

static bool both_on_the_bank(const State *s) {
    const int64_t *place = s->canoes.place + s->seat * CANOES_EACH;
    return s->may_move == 3 && place[0] == BANK && place[1] == BANK;
}

static void take_canoe(State *s, int64_t which) {
    if (both_on_the_bank(s)) s->may_move = 0;
    s->may_move &= ~bit(which);
    s->must_move &= s->may_move;
    s->canoe = s->seat * CANOES_EACH + which;
    s->points = s->tiles.chosen[s->seat] + 1;
    s->step = MOVE;
}

/* M3: the steps of a move in one direction, or 0 if there is no such move. */
static int64_t distance(int64_t start, int64_t goal) {
    if (start > FORK && goal > FORK && (start >= RIGHT_6) != (goal >= RIGHT_6)) return 0;
    int64_t steps = depth(goal) - depth(start);
    return steps < 0 ? -steps : steps;
}

/* G6: a loaded canoe of an opponent on the space of the canoe being moved. */
static bool is_victim(const State *s, int64_t canoe) {
    return canoe / CANOES_EACH != s->seat && s->canoes.place[canoe] == s->canoes.place[s->canoe] &&
           s->canoes.cargo[canoe] != NONE;
}

static bool has_victim(const State *s) {
    for (int64_t canoe = 0; canoe < s->seats * CANOES_EACH; canoe++)
        if (is_victim(s, canoe)) return true;
    return false;
}

/* M2: points kept are for the deposit, and G6: a canoe that came up empty may rob. */
static void go(State *s, int64_t goal) {
    int64_t start = s->canoes.place[s->canoe];
    s->points -= distance(start, goal);
    s->canoes.place[s->canoe] = goal;
    s->unloaded = NONE;
    if (s->points > 0) s->step = ARRIVE;
    else if (depth(goal) < depth(start) && s->canoes.cargo[s->canoe] == NONE && has_victim(s)) s->step = STEAL;
    else finish_canoe(s);
}

static void land(State *s) {
    int64_t colour = s->canoes.cargo[s->canoe];
    s->canoes.place[s->canoe] = BANK;
    if (colour != NONE) {
        s->canoes.cargo[s->canoe] = NONE;
        s->gems.owned[s->seat][colour]++;
        if (has_reached_goal(s, s->seat)) s->ending = GOAL_REACHED;
    }
    finish_canoe(s);
}

/* G1, G5: a canoe whose points are used up stays where it is. */
static void spend_at_deposit(State *s, int64_t unloaded) {
    s->points -= LOADING_COST;
    s->worked = 1;
    s->unloaded = unloaded;
    if (s->points == 0) finish_canoe(s);
}

static void load(State *s, int64_t colour) {
    s->gems.deposit[s->deposit_at[depth(s->canoes.place[s->canoe])]][colour]--;
    s->canoes.cargo[s->canoe] = colour;
    spend_at_deposit(s, NONE);
}

static void unload(State *s) {
    int64_t colour = s->canoes.cargo[s->canoe];
    s->gems.deposit[s->deposit_at[depth(s->canoes.place[s->canoe])]][colour]++;
    s->canoes.cargo[s->canoe] = NONE;
    spend_at_deposit(s, colour);
}

/* The legal actions, as bits */

static int64_t canoe_mask(const State *s) {
    const int64_t *place = s->canoes.place + s->seat * CANOES_EACH, *cargo = s->canoes.cargo + s->seat * CANOES_EACH;
    int64_t may_move = s->may_move;
    if (may_move == 3 && place[0] == place[1] && cargo[0] == cargo[1]) may_move = 1;
    return may_move << TAKE_CANOE | (s->must_move ? 0 : bit(STAY));
}

static int64_t deposit_mask(const State *s) {
    int64_t at = s->deposit_at[depth(s->canoes.place[s->canoe])];
    if (at == NONE || s->points < LOADING_COST) return 0;
    if (s->canoes.cargo[s->canoe] != NONE) return s->worked ? 0 : bit(UNLOAD);
    if (s->worked && s->unloaded == NONE) return 0;
    int64_t mask = 0;
    for (int64_t colour = 0; colour < COLOURS; colour++)
        if (colour != s->unloaded && s->gems.deposit[at][colour] > 0) mask |= bit(LOAD + colour);
    return mask;
}

/* M2, M3: all points are used, but for those that a deposit takes on arrival. */
static bool can_go(const State *s, int64_t start, int64_t goal) {
    int64_t steps = distance(start, goal), left = s->points - steps;
    if (steps == 0 || left < 0) return false;
    if (left == 0) return true;
    int64_t at = s->deposit_at[depth(goal)], cargo = s->canoes.cargo[s->canoe];
    if (s->worked || at == NONE) return false;
    if (left == LOADING_COST) return cargo != NONE || has_other_colour(s, at, NONE);
    return left == 2 * LOADING_COST && cargo != NONE && has_other_colour(s, at, cargo);
}

static int64_t move_mask(const State *s) {
    int64_t start = s->canoes.place[s->canoe], mask = 0;
    for (int64_t goal = BANK + 1; goal < PLACES; goal++)
        if (can_go(s, start, goal)) mask |= bit(GO_TO - 1 + goal);
    if (start != BANK && depth(start) <= s->points) mask |= bit(LAND);
    if (DEPTHS - depth(start) <= s->points) mask |= bit(FALL);
    return mask;
}

static int64_t steal_mask(const State *s) {
    int64_t mask = bit(STEAL_NOTHING);
    for (int64_t canoe = 0; canoe < s->seats * CANOES_EACH; canoe++)
        if (is_victim(s, canoe)) mask |= bit(STEAL_FROM + canoe);
    return mask;
}

static int64_t repair_mask(const State *s) {
    int64_t mask = bit(REPAIR_NOTHING);
    for (int64_t colour = 0; colour < COLOURS; colour++)
        if (s->gems.owned[s->seat][colour] > 0) mask |= bit(REPAIR_WITH + colour);
    return mask;
}

static int64_t legal_mask(const State *s) {
    switch (s->step) {
        case LOT: return (bit(s->seats) - 1) << DRAWN_SEAT;
        case REPAIR: return repair_mask(s);
        case CHOOSE: return (ALL_TILES & ~s->tiles.played[s->seat]) << PLAY;
        case PICK_CANOE: return canoe_mask(s);
        case MOVE: return deposit_mask(s) | move_mask(s);
        case ARRIVE: return deposit_mask(s);
        case STEAL: return steal_mask(s);
        case WEATHER: return (s->weather > -1 ? bit(WEATHER_DOWN) : 0) | (s->weather < 2 ? bit(WEATHER_UP) : 0);
        default: return 0;
    }
}

/* What `playouts.h` needs */

static int64_t turn(const State *s) { return s->step == FINISHED ? OVER : s->step == LOT ? CHANCE : s->seat; }

static int64_t sample(const State *s, Rng *rng) { return DRAWN_SEAT + below(rng, s->seats); }

static int64_t any_legal(const State *s, Rng *rng) {
    int64_t mask = legal_mask(s);
    return member_at(mask, below(rng, how_many(mask)));
}

static int64_t legal(const State *s, int64_t *actions) {
    int64_t count = 0;
    for (int64_t mask = legal_mask(s); mask; mask &= mask - 1) actions[count++] = lowest(mask);
    return count;
}

static void apply(State *s, int64_t action) {
    if (action >= WEATHER_DOWN) {
        s->weather += action == WEATHER_UP ? 1 : -1;
        end_turn(s);
    } else if (action == STEAL_NOTHING) {
        finish_canoe(s);
    } else if (action >= STEAL_FROM) {
        s->canoes.cargo[s->canoe] = s->canoes.cargo[action - STEAL_FROM];
        s->canoes.cargo[action - STEAL_FROM] = NONE;
        finish_canoe(s);
    } else if (action == FALL) {
        lose_canoe(s, s->canoe);
        finish_canoe(s);
    } else if (action == LAND) {
        land(s);
    } else if (action >= GO_TO) {
        go(s, action - GO_TO + 1);
    } else if (action == UNLOAD) {
        unload(s);
    } else if (action >= LOAD) {
        load(s, action - LOAD);
    } else if (action == STAY) {
        end_turn(s);
    } else if (action >= TAKE_CANOE) {
        take_canoe(s, action - TAKE_CANOE);
    } else if (action >= PLAY) {
        play(s, action - PLAY);
    } else if (action == REPAIR_NOTHING) {
        repair_nothing(s);
    } else if (action >= REPAIR_WITH) {
        repair(s, action - REPAIR_WITH);
    } else {
        s->belt = action - DRAWN_SEAT;
        offer_repair(s, s->belt, 0);
    }
}

#include "playouts.h"
