/* The rules of Atlantis in C, for `benchmarks/limit/compare.py` only. Numbers and names are those of
 * `undertow/games/atlantis`; the rules are numbered as in RULES.md. The ways ahead are charted as there (decision 9). */

#include "limit.h"

enum { ITEMS = 7, KINDS = 7, FIGURES_EACH = 3, MAINLAND = 54, ATLANTIS = 0, LAST_OF_A = 26, VIEWERS = 5, FIRST_GAP = 2 };
enum { LOT, LAY, DEAL, DRAW_BOUGHT, REVEAL, DRAW, DRAW_STUCK, START, MOVE, PAY, BRIDGE, FINISHED };
enum { WATER = 0, BRIDGED = -1, FACE_DOWN = 128, VALUE = 7, LOWER = 64 };
enum { BULGARIAN = 0, THIRD_FIGURE = 1, STANDSTILL = 2, NOTHING_PAID = 8, FIRST_HAND = 4, CARDS_WHEN_STUCK = 2 };
enum { PLACE_BITS = 6, ANY_PLACE = 63, PRICE = 42 };
enum {
    DRAWN_SEAT = 0,
    REVEALED = 4,
    DRAWN = 53,
    CHOOSE_FIGURE = 60,
    PLAY = 63,
    BUY_WITH = 70,
    PAY_CARD = 77,
    PAY_TILE = 84,
    SHOW_HAND = 91,
    DRAW_CARDS = 92,
    BRIDGE_AT = 93
};

typedef struct {
    int64_t seats, edition, step, seat, first, at, to_draw, figure, price, least, sold, played, bought, bought_count;
    int64_t has_stirred, idle_turns, ending, bridges, occupied, deck, discard, shuffles, cards_out, tiles_out;
    int64_t changed_from, changed_to; /* the places that have changed since the ways were charted */
    struct {
        int64_t path[MAINLAND + 1], figure[12], way[MAINLAND + 1];
    } board;
    struct {
        int64_t hand[4], shown[4], owned[4], certain[VIEWERS], unseen[2][ITEMS], due[4], paid[4];
    } stock;
    int64_t stacks[MAINLAND];
} State;

const char *fields =
    "seats edition step seat first at to_draw figure price least sold played bought bought_count has_stirred idle_turns "
    "ending bridges occupied deck discard shuffles cards_out tiles_out changed_from changed_to board stock stacks";

static inline int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }

static inline int64_t max(int64_t a, int64_t b) { return a > b ? a : b; }

/* Bags of seven kinds: eight bits for the count of each */

static inline int64_t one(int64_t kind) { return bit(kind * 8); }

static inline int64_t count(int64_t bag, int64_t kind) { return (bag >> (kind * 8)) & 255; }

static inline int64_t size(int64_t bag) { return ((uint64_t)bag * 0x0101010101010101) >> 56; }

static inline int64_t worth(int64_t tiles) {
    int64_t total = 0;
    for (int kind = 0; kind < KINDS; kind++) total += (kind + 1) * count(tiles, kind);
    return total;
}

static int64_t drawn(int64_t bag, Rng *rng) {
    int64_t left = below(rng, size(bag)), kind = 0;
    for (; left >= (bag & 255); bag >>= 8, kind++) left -= bag & 255;
    return kind;
}

/* Payments */

/* Whether some of the tiles, none worth less than `least`, add up to a sum from low to high. */
static bool can_add_up(int64_t tiles, int64_t least, int64_t low, int64_t high) {
    if (high < 0) return false;
    low = max(low, 0);
    if (high <= 61) {
        int64_t sums = 1, reach = bit(high + 1) - 1;
        for (int64_t value = least; value <= KINDS; value++)
            for (int64_t many = count(tiles, value - 1); many > 0; many--) sums |= (sums << value) & reach;
        return sums >> low != 0;
    }
    bool sums[2048] = {true};
    for (int64_t value = least; value <= KINDS; value++)
        for (int64_t many = count(tiles, value - 1); many > 0; many--)
            for (int64_t total = high; total >= value; total--) sums[total] |= sums[total - value];
    for (int64_t total = low; total <= high; total++)
        if (sums[total]) return true;
    return false;
}

/* W4: whether the rest can be paid so that nothing could be left out. */
static bool can_finish(int64_t tiles, int64_t cards, int64_t owed, int64_t least) {
    if (owed <= 0) return -owed < least;
    if (cards >= owed || can_add_up(tiles, 1, owed - cards, owed)) return true;
    for (int64_t excess = 1; excess < least; excess++)
        if (can_add_up(tiles, excess + 1, owed + excess, owed + excess)) return true;
    return false;
}

/* E2: the least that can be paid for what is owed, or everything where that is not enough. */
static int64_t cheapest(int64_t tiles, int64_t cards, int64_t owed) {
    int64_t everything = worth(tiles) + cards;
    if (everything <= owed) return everything;
    if (can_add_up(tiles, 1, owed - cards, owed)) return owed;
    int64_t paid = owed + 1;
    while (!can_add_up(tiles, 1, paid, paid)) paid++;
    return paid;
}

/* The path */

static inline int64_t item_of(int64_t tile) { return (tile >> 3) & 7; }

static inline int64_t letter_of(int64_t place) { return place > LAST_OF_A; }

static inline int64_t left_neighbour(const State *s, int64_t seat) { return seat + 1 == s->seats ? 0 : seat + 1; }

static void set_place(State *s, int64_t place, int64_t seen) {
    s->board.path[place] = seen;
    s->changed_from = min(s->changed_from, place);
    s->changed_to = max(s->changed_to, place);
}

static inline int64_t way_behind(int64_t way, int64_t place, int64_t tile) {
    int64_t first_bit = item_of(tile) * PLACE_BITS;
    return (way & ~((int64_t)ANY_PLACE << first_bit)) | place << first_bit;
}

/* Change the ways behind a tile as its own has. */
static void pass_change_on(State *s, int64_t place, int64_t before, int64_t way) {
    int64_t change = way - before;
    while (change & (bit(PRICE) - 1) && place > ATLANTIS) {
        int64_t tile = s->board.path[place];
        if (tile > 0) {
            int64_t first_bit = item_of(tile) * PLACE_BITS;
            int64_t moved = (((way >> first_bit) & ANY_PLACE) - ((before >> first_bit) & ANY_PLACE)) * bit(first_bit);
            change -= moved;
            before += moved;
        }
        s->board.way[--place] += change;
    }
    if (change)
        for (int64_t behind = 0; behind < place; behind++) s->board.way[behind] += change;
}

/* Work out the ways of all places up to the last one that has changed, back to the first tile that has not. */
static void chart(State *s) {
    const int64_t *path = s->board.path;
    int64_t place = s->changed_to, ahead = place + 1, water = 0, before = 0, value = 0;
    for (; ahead < MAINLAND && path[ahead] <= 0; ahead++) water |= 1 - path[ahead];
    int64_t way = s->board.way[ahead];
    if (ahead < MAINLAND) {
        value = path[ahead] & VALUE;
        way = way_behind(way, ahead, path[ahead]);
    }
    for (; place > ATLANTIS; place--) {
        int64_t tile = path[place];
        if (tile <= 0) {
            water |= 1 - tile;
            s->board.way[place] = way;
            continue;
        }
        if (water == 1) way += min(value, tile & VALUE) << PRICE; /* W3 */
        water = 0;
        value = tile & VALUE;
        before = s->board.way[place];
        s->board.way[place] = way;
        if (place < s->changed_from) break;
        way = way_behind(way, place, tile);
    }
    if (place > ATLANTIS) pass_change_on(s, place, before, way);
    else s->board.way[ATLANTIS] = way;
    s->changed_from = MAINLAND;
    s->changed_to = 0;
}

static inline int64_t way_from(State *s, int64_t place) {
    if (s->changed_to) chart(s);
    return s->board.way[place];
}

/* W1, B2: the first places of all gaps without a bridge, as bits. */
static int64_t open_gaps(const State *s) {
    const int64_t *path = s->board.path;
    int64_t found = 0, place = 1;
    while (place < MAINLAND && path[place] <= 0) place++;
    while (place < MAINLAND) {
        while (place < MAINLAND && path[place] > 0) place++;
        int64_t start = place, water = 0;
        for (; place < MAINLAND && path[place] <= 0; place++) water |= 1 - path[place];
        if (water == 1 && place < MAINLAND) found |= bit(start);
    }
    return found;
}

static int64_t saved_figures(const State *s, int64_t seat) {
    const int64_t *figure = s->board.figure + seat * FIGURES_EACH;
    return (figure[0] == MAINLAND) + (figure[1] == MAINLAND) + (figure[2] == MAINLAND);
}

/* The end of a turn and of the match */

static void begin_turn(State *s) {
    s->step = START;
    s->figure = NONE;
    s->price = 0;
    s->least = NOTHING_PAID;
    s->sold = s->played = s->has_stirred = 0;
}

/* E1, E2: all remaining figures go to the Mainland, and every seat pays for its own. */
static void settle(State *s) {
    for (int64_t seat = 0; seat < s->seats; seat++) {
        int64_t owed = 0;
        for (int64_t which = 0; which < FIGURES_EACH; which++)
            owed += way_from(s, s->board.figure[seat * FIGURES_EACH + which]) >> PRICE;
        s->stock.due[seat] = owed;
        s->stock.paid[seat] = cheapest(s->stock.owned[seat], size(s->stock.hand[seat]), owed);
    }
    for (int64_t figure = 0; figure < s->seats * FIGURES_EACH; figure++) s->board.figure[figure] = MAINLAND;
    s->occupied = 0;
    s->step = FINISHED;
    s->seat = NONE;
}

static void end_turn(State *s) {
    if (s->step == DRAW_STUCK && !s->has_stirred) {
        if (++s->idle_turns == s->seats) s->ending = STANDSTILL;
    } else {
        s->idle_turns = 0;
    }
    if (s->ending) {
        settle(s);
    } else {
        s->seat = left_neighbour(s, s->seat);
        begin_turn(s);
    }
}

/* Cards */

static void draw_cards(State *s, int64_t step, int64_t cards);

/* S2: every seat gets one card more than the one before it; then the first seat begins. */
static void deal_next(State *s) {
    int64_t dealt = FIRST_HAND;
    for (int64_t seat = s->first; seat != s->seat; seat = left_neighbour(s, seat)) dealt++;
    s->seat = left_neighbour(s, s->seat);
    if (s->seat == s->first) begin_turn(s);
    else draw_cards(s, DEAL, dealt + 1);
}

/* S3: everybody knows now which cards are not in the new deck but in other hands. */
static void shuffle_discard(State *s) {
    if (s->discard == 0) return;
    s->deck = s->discard;
    s->discard = 0;
    s->shuffles++;
    for (int64_t viewer = 0; viewer < VIEWERS; viewer++) {
        s->stock.certain[viewer] = 0;
        for (int64_t seat = 0; seat < s->seats; seat++)
            if (seat != viewer) s->stock.certain[viewer] += s->stock.hand[seat] - s->stock.shown[seat];
    }
}

static void prepare_draw(State *s) {
    if (s->to_draw > 0 && s->deck == 0) shuffle_discard(s);
    if (s->to_draw > 0 && s->deck > 0) return;
    s->to_draw = 0;
    if (s->step == DEAL) deal_next(s);
    else if (s->step == DRAW_BOUGHT) s->step = START;
    else end_turn(s);
}

static void draw_cards(State *s, int64_t step, int64_t cards) {
    s->step = step;
    s->to_draw = cards;
    prepare_draw(s);
}

static void draw(State *s, int64_t item) {
    s->deck -= one(item);
    s->stock.hand[s->seat] += one(item);
    s->has_stirred = 1;
    if (s->step == DRAW_BOUGHT && s->edition == BULGARIAN) {
        s->bought += one(item);
        s->bought_count++;
    }
    s->to_draw--;
    prepare_draw(s);
}

/* One card out of the hand, and with it what others knew of it: a shown card leaves first. */
static void take_card(State *s, int64_t item) {
    s->stock.hand[s->seat] -= one(item);
    if (count(s->stock.shown[s->seat], item)) {
        s->stock.shown[s->seat] -= one(item);
    } else if (s->shuffles > 0) {
        for (int64_t viewer = 0; viewer < VIEWERS; viewer++)
            if (viewer != s->seat && count(s->stock.certain[viewer], item)) s->stock.certain[viewer] -= one(item);
    }
}

static void show_hand(State *s) {
    s->bought = s->bought_count = 0;
    int64_t hidden = s->stock.hand[s->seat] - s->stock.shown[s->seat];
    s->stock.shown[s->seat] = s->stock.hand[s->seat];
    for (int64_t viewer = 0; viewer < VIEWERS; viewer++)
        if (viewer != s->seat)
            for (int64_t kind = 0; kind < KINDS; kind++)
                s->stock.certain[viewer] -= min(count(s->stock.certain[viewer], kind), count(hidden, kind)) * one(kind);
    draw_cards(s, DRAW_STUCK, CARDS_WHEN_STUCK);
}

/* Bridges and tiles */

static void draw_at_the_end(State *s) { draw_cards(s, DRAW, 1 + saved_figures(s, s->seat)); }

static void offer_bridge(State *s) {
    if (!s->ending && s->bridges & bit(s->seat) && open_gaps(s)) s->step = BRIDGE;
    else draw_at_the_end(s);
}

static void place_bridge(State *s, int64_t place) {
    set_place(s, place, BRIDGED);
    s->bridges &= ~bit(s->seat);
    s->has_stirred = 1;
    if (s->step == BRIDGE) draw_at_the_end(s);
}

/* S1: in the set-up tile after tile; T8: later the lower tile of a stack. */
static void reveal(State *s, int64_t tile) {
    int64_t place = s->at;
    s->stock.unseen[letter_of(place)][item_of(tile)] -= one((tile & VALUE) - 1);
    if (s->step == REVEAL) {
        set_place(s, place, tile);
        offer_bridge(s);
        return;
    }
    set_place(s, place, s->stacks[place] > 1 ? tile + LOWER : tile);
    do s->at++;
    while (s->at < MAINLAND && s->stacks[s->at] == 0);
    if (s->at == MAINLAND) draw_cards(s, DEAL, FIRST_HAND);
}

/* T7: the nearest tile behind without a figure; T8: water, or the lower tile, is left. */
static void take_tile(State *s) {
    s->bought = s->bought_count = 0;
    int64_t place = s->board.figure[s->figure] - 1;
    while (place > ATLANTIS && (s->board.path[place] <= 0 || s->occupied & bit(place))) place--;
    if (place == ATLANTIS) {
        offer_bridge(s);
        return;
    }
    int64_t tile = s->board.path[place];
    s->stock.owned[s->seat] += one((tile & VALUE) - 1);
    if (tile & LOWER) {
        set_place(s, place, FACE_DOWN);
        s->at = place;
        s->step = REVEAL;
    } else {
        set_place(s, place, WATER);
        offer_bridge(s);
    }
}

/* Moving and paying */

/* T3, T4: on to the item's next tile or the Mainland; an occupied one asks for another card. */
static void play(State *s, int64_t item) {
    int64_t *place = s->board.figure + s->figure;
    int64_t way = way_from(s, *place), goal = (way >> (item * PLACE_BITS)) & ANY_PLACE;
    take_card(s, item);
    s->played += one(item);
    s->discard += one(item);
    if (count(s->bought, item)) s->bought -= one(item);
    s->price += (way >> PRICE) - (s->board.way[goal] >> PRICE);
    *place = goal;
    if (goal != MAINLAND) {
        if (s->occupied & bit(goal)) return;
        s->occupied |= bit(goal);
    } else if (saved_figures(s, s->seat) == FIGURES_EACH) {
        s->ending = THIRD_FIGURE;
    }
    if (s->price > 0) s->step = PAY;
    else take_tile(s);
}

static void pay(State *s, int64_t value) {
    s->price -= value;
    s->least = min(s->least, value);
    if (s->price <= 0) {
        s->price = 0;
        s->least = NOTHING_PAID;
        take_tile(s);
    }
}

static void pay_tile(State *s, int64_t value) {
    s->stock.owned[s->seat] -= one(value - 1);
    s->tiles_out += one(value - 1);
    pay(s, value);
}

static void pay_card(State *s, int64_t item) {
    take_card(s, item);
    if (s->edition == BULGARIAN) s->cards_out += one(item);
    else s->discard += one(item);
    pay(s, 1);
}

static void buy(State *s, int64_t value) {
    s->stock.owned[s->seat] -= one(value - 1);
    s->tiles_out += one(value - 1);
    s->sold = value;
    draw_cards(s, DRAW_BOUGHT, value / 2);
}

static void choose_figure(State *s, int64_t which) {
    s->figure = s->seat * FIGURES_EACH + which;
    s->occupied &= ~bit(s->board.figure[s->figure]);
    s->step = MOVE;
}

/* The legal choices, as bits from CHOOSE_FIGURE on */

static int64_t purse(const State *s) {
    return worth(s->stock.owned[s->seat]) + size(s->stock.hand[s->seat] - s->bought);
}

/* T5: the items that can be played from a place so that the move can be ended and paid. */
static int64_t playable(const State *s, int64_t place, int64_t hand, int64_t bought, int64_t money, int64_t price,
                        bool one_is_enough) {
    int64_t found = 0, way = s->board.way[place];
    price += way >> PRICE;
    for (int64_t cards = hand; cards;) {
        int64_t item = lowest(cards) >> 3;
        cards &= ~((int64_t)255 << (item * 8));
        int64_t landing = (way >> (item * PLACE_BITS)) & ANY_PLACE, is_bought = count(bought, item) > 0;
        int64_t left = is_bought ? money : money - 1, owed = price - (s->board.way[landing] >> PRICE);
        if (owed > left) continue;
        if (s->occupied & bit(landing) &&
            !playable(s, landing, hand - one(item), is_bought ? bought - one(item) : bought, left, owed, true))
            continue;
        found |= bit(item);
        if (one_is_enough) return found;
    }
    return found;
}

/* T2, T5, T6: the figures that can move, or else showing the hand; T1: buying. */
static int64_t choices_at_start(State *s) {
    int64_t found = 0, money = purse(s), tiles = s->stock.owned[s->seat];
    bool on_atlantis = false;
    if (s->changed_to) chart(s);
    for (int64_t which = 0; which < FIGURES_EACH; which++) {
        int64_t place = s->board.figure[s->seat * FIGURES_EACH + which];
        if (place == MAINLAND || (place == ATLANTIS && on_atlantis)) continue;
        on_atlantis |= place == ATLANTIS;
        if (playable(s, place, s->stock.hand[s->seat], s->bought, money, s->price, true)) found |= bit(which);
    }
    if (!found) found = bit(SHOW_HAND - CHOOSE_FIGURE);
    if (tiles && !s->sold && (s->deck || s->discard))
        for (int64_t value = 2; value <= KINDS; value++)
            if (count(tiles, value - 1)) found |= bit(BUY_WITH - CHOOSE_FIGURE + value - 1);
    return found;
}

static int64_t choices_of_payment(const State *s) {
    int64_t found = 0, cards = s->stock.hand[s->seat] - s->bought, tiles = s->stock.owned[s->seat], many = size(cards);
    if (cards && can_finish(tiles, many - 1, s->price - 1, 1))
        for (int64_t item = 0; item < ITEMS; item++)
            if (count(cards, item)) found |= bit(PAY_CARD - CHOOSE_FIGURE + item);
    for (int64_t value = 1; value <= KINDS; value++)
        if (count(tiles, value - 1) && can_finish(tiles - one(value - 1), many, s->price - value, min(s->least, value)))
            found |= bit(PAY_TILE - CHOOSE_FIGURE + value - 1);
    return found;
}

static int64_t choices_of(State *s) {
    switch (s->step) {
        case START: return choices_at_start(s);
        case MOVE:
            if (s->changed_to) chart(s);
            return playable(s, s->board.figure[s->figure], s->stock.hand[s->seat], s->bought, purse(s), s->price, false)
                   << (PLAY - CHOOSE_FIGURE);
        case PAY: return choices_of_payment(s);
        case BRIDGE: return bit(DRAW_CARDS - CHOOSE_FIGURE);
        default: return 0;
    }
}

static int64_t gaps_of(const State *s) {
    return (s->step == START || s->step == BRIDGE) && s->bridges & bit(s->seat) ? open_gaps(s) : 0;
}

/* What `playouts.h` needs */

static int64_t turn(const State *s) { return s->step == FINISHED ? OVER : s->step < START ? CHANCE : s->seat; }

/* A tile of the letter at hand, each that nobody has seen equally likely. */
static int64_t sampled_tile(const State *s, Rng *rng) {
    const int64_t *unseen = s->stock.unseen[letter_of(s->at)];
    int64_t together = 0, item = 0;
    for (int each = 0; each < ITEMS; each++) together += unseen[each];
    int64_t left = below(rng, size(together));
    for (; left >= size(unseen[item]); item++) left -= size(unseen[item]);
    int64_t tiles = unseen[item], kind = 0;
    for (; left >= (tiles & 255); tiles >>= 8, kind++) left -= tiles & 255;
    return REVEALED + item * KINDS + kind;
}

static int64_t sample(const State *s, Rng *rng) {
    if (s->step == LOT) return DRAWN_SEAT + below(rng, s->seats);
    return s->step == LAY || s->step == REVEAL ? sampled_tile(s, rng) : DRAWN + drawn(s->deck, rng);
}

static int64_t any_legal(State *s, Rng *rng) {
    int64_t choices = choices_of(s), gaps = gaps_of(s), others = how_many(choices);
    int64_t index = below(rng, others + how_many(gaps));
    return index < others ? CHOOSE_FIGURE + member_at(choices, index)
                          : BRIDGE_AT - FIRST_GAP + member_at(gaps, index - others);
}

static int64_t outcomes(const State *s, int64_t *actions) {
    int64_t found = 0;
    if (s->step == LOT) {
        for (int64_t seat = 0; seat < s->seats; seat++) actions[found++] = DRAWN_SEAT + seat;
    } else if (s->step == LAY || s->step == REVEAL) {
        for (int64_t tile = 0; tile < ITEMS * KINDS; tile++)
            if (count(s->stock.unseen[letter_of(s->at)][tile / KINDS], tile % KINDS)) actions[found++] = REVEALED + tile;
    } else {
        for (int64_t item = 0; item < ITEMS; item++)
            if (count(s->deck, item)) actions[found++] = DRAWN + item;
    }
    return found;
}

static int64_t legal(State *s, int64_t *actions) {
    if (s->step < START) return outcomes(s, actions);
    int64_t found = 0;
    for (int64_t bits = choices_of(s); bits; bits &= bits - 1) actions[found++] = CHOOSE_FIGURE + lowest(bits);
    for (int64_t bits = gaps_of(s); bits; bits &= bits - 1) actions[found++] = BRIDGE_AT - FIRST_GAP + lowest(bits);
    return found;
}

static void apply(State *s, int64_t action) {
    if (action >= BRIDGE_AT) {
        place_bridge(s, action - BRIDGE_AT + FIRST_GAP);
    } else if (action == DRAW_CARDS) {
        draw_at_the_end(s);
    } else if (action == SHOW_HAND) {
        show_hand(s);
    } else if (action >= PAY_TILE) {
        pay_tile(s, action - PAY_TILE + 1);
    } else if (action >= PAY_CARD) {
        pay_card(s, action - PAY_CARD);
    } else if (action >= BUY_WITH) {
        buy(s, action - BUY_WITH + 1);
    } else if (action >= PLAY) {
        play(s, action - PLAY);
    } else if (action >= CHOOSE_FIGURE) {
        choose_figure(s, action - CHOOSE_FIGURE);
    } else if (action >= DRAWN) {
        draw(s, action - DRAWN);
    } else if (action >= REVEALED) {
        reveal(s, (action - REVEALED) % KINDS + 1 + 8 * ((action - REVEALED) / KINDS));
    } else {
        s->first = s->seat = action - DRAWN_SEAT;
        s->step = LAY;
        s->at = 1;
    }
}

#include "playouts.h"
