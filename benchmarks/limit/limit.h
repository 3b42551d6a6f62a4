/* What both games share: the generator of `undertow/engine/rng.py`, and sets of small numbers as bits. */
#ifndef LIMIT_H
#define LIMIT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { CHANCE = -1, OVER = -2, NONE = -1 };

/* The sfc32 generator. */
typedef struct {
    uint32_t a, b, c, count;
} Rng;

static inline uint32_t next_word(Rng *rng) {
    uint32_t mixed = rng->a + rng->b + rng->count++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + mixed;
    return mixed;
}

static inline Rng seeded(uint64_t seed) {
    Rng rng = {(uint32_t)seed, (uint32_t)(seed >> 32), 0x9E3779B9, 1};
    for (int round = 0; round < 12; round++) next_word(&rng);
    return rng;
}

/* A number below the bound, each equally likely: Lemire's method. */
static inline int64_t below(Rng *rng, uint32_t bound) {
    uint64_t product = (uint64_t)next_word(rng) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = -bound % bound;
        while ((uint32_t)product < threshold) product = (uint64_t)next_word(rng) * bound;
    }
    return product >> 32;
}

static inline int64_t bit(int64_t number) { return (int64_t)1 << number; }

static inline int64_t how_many(int64_t bits) { return __builtin_popcountll(bits); }

static inline int64_t lowest(int64_t bits) { return __builtin_ctzll(bits); }

/* The member of a set at an index, counted from the smallest. */
static inline int64_t member_at(int64_t bits, int64_t index) {
    while (index-- > 0) bits &= bits - 1;
    return lowest(bits);
}

#endif
