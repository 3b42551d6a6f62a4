/* Included at the end of each game, which defines State, turn, legal, any_legal, sample and apply. */

static int64_t playout(State *state, Rng *rng) {
    int64_t decisions = 0;
    for (int64_t seat = turn(state); seat != OVER; seat = turn(state)) {
        if (seat == CHANCE) {
            apply(state, sample(state, rng));
        } else {
            apply(state, any_legal(state, rng));
            decisions++;
        }
    }
    return decisions;
}

/* Play copies of a state to their ends; returns the number of decisions. */
int64_t playouts(const State *start, int64_t count, uint64_t seed) {
    Rng rng = seeded(seed);
    int64_t decisions = 0;
    while (count-- > 0) {
        State state = *start;
        decisions += playout(&state, &rng);
    }
    return decisions;
}

/* For the comparison of single steps. */
int64_t turn_of(const State *state) { return turn(state); }

int64_t legal_actions(State *state, int64_t *actions) { return legal(state, actions); }

void take_action(State *state, int64_t action) { apply(state, action); }
