"""What others know of a seat's hidden tiles, and guesses that fit it.

Each seat has two records: what the opponent knows and what a spectator knows. A record holds the
tiles certainly in the hand, those certainly among the imagination points, those that are in one of the two but not in
the pile, and the most and the fewest of the last that have become imagination points. A tile put face down
as an imagination point could be any of the hand, so tiles that were certainly in the hand become “one of the two”.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at
from undertow.engine.rng import Rng
from undertow.games.fantazja.facts import (
    BOTTOM,
    BOTTOM_LENGTH,
    HAND,
    IMAGINATION,
    KNOWN,
    MOST_AT_BOTTOM,
    NONE,
    PAIRS,
    PILE,
    FantazjaState,
)
from undertow.games.fantazja.state import bottom_tiles, opponent

BY_OPPONENT: Final = 0
BY_WATCHER: Final = 1

# In a record.
IN_HAND: Final = 0
AS_IMAGINATION: Final = 1
OUT_OF_PILE: Final = 2
MOST_HIDDEN: Final = 3
LEAST_HIDDEN: Final = 4
RECORD: Final = 5


def record_of(viewer: i64, seat: i64) -> i64:
    """The index in `held` where a record about a seat begins."""
    return KNOWN + (2 * viewer + seat) * RECORD


# What is learnt and forgotten


def learn_in_hand(state: FantazjaState, seat: i64, tiles: i64) -> None:
    """Everybody has seen tiles come to the seat's hand, or seen them there."""
    held = state.held
    learn(held, seat, tiles, record_of(BY_OPPONENT, seat))
    learn(held, seat, tiles, record_of(BY_WATCHER, seat))


def learn_privately(state: FantazjaState, seat: i64, tiles: i64, viewer: i64) -> None:
    """One kind of viewer has seen tiles in the seat's hand."""
    learn(state.held, seat, tiles, record_of(viewer, seat))


def learn(held: vec[i64], seat: i64, tiles: i64, record: i64) -> None:
    """Enter into a record that tiles were seen in the seat's hand."""
    held[record + IN_HAND] |= tiles
    if held[record + OUT_OF_PILE] & tiles:
        held[record + OUT_OF_PILE] &= ~tiles
        settle(held, seat, record)


def learn_as_imagination(state: FantazjaState, seat: i64, slot: i64) -> None:
    """P5: everybody has seen which tile became an imagination point."""
    for viewer in range(2):
        state.held[record_of(viewer, seat) + AS_IMAGINATION] |= bit(slot)


def see_leave(state: FantazjaState, seat: i64, slot: i64) -> None:
    """A hidden tile has been revealed and lies open now."""
    held = state.held
    for viewer in range(i64(2)):
        record = record_of(viewer, seat)
        held[record + IN_HAND] &= ~bit(slot)
        if (held[record + AS_IMAGINATION] | held[record + OUT_OF_PILE]) & bit(slot):
            held[record + AS_IMAGINATION] &= ~bit(slot)
            held[record + OUT_OF_PILE] &= ~bit(slot)
            settle(held, seat, record)


def see_paid(state: FantazjaState, seat: i64, slot: i64) -> None:
    """T7: an imagination point is revealed, so the rest holds one uncertain tile fewer."""
    held = state.held
    for viewer in range(i64(2)):
        record = record_of(viewer, seat)
        if held[record + OUT_OF_PILE] & bit(slot):
            held[record + MOST_HIDDEN] -= 1
            held[record + LEAST_HIDDEN] = max(0, held[record + LEAST_HIDDEN] - 1)
            held[record + OUT_OF_PILE] &= ~bit(slot)
        held[record + AS_IMAGINATION] &= ~bit(slot)
        settle(held, seat, record)


def lose_track(state: FantazjaState, seat: i64, hand_before: i64) -> None:
    """T6: one tile of the hand, nobody else knows which, is an imagination point now."""
    held = state.held
    for viewer in range(i64(2)):
        record = record_of(viewer, seat)
        known = held[record + IN_HAND]
        if known == 0 and held[record + OUT_OF_PILE] == 0:
            continue
        if how_many(known) == hand_before:
            held[record + LEAST_HIDDEN] += 1  # there was nothing else in the hand
        held[record + MOST_HIDDEN] += 1
        held[record + OUT_OF_PILE] |= known
        held[record + IN_HAND] = 0
        settle(held, seat, record)


def forget_hand(state: FantazjaState, seat: i64) -> None:
    """P7: a spectator cannot tell which tiles went under the pile."""
    record = record_of(BY_WATCHER, seat)
    state.held[record + IN_HAND] = 0
    state.held[record + OUT_OF_PILE] = 0
    settle(state.held, seat, record)


def settle(held: vec[i64], seat: i64, record: i64) -> None:
    """Draw the conclusions that the counts of tiles force."""
    uncertain = held[record + OUT_OF_PILE]
    if uncertain == 0:
        held[record + MOST_HIDDEN] = 0
        held[record + LEAST_HIDDEN] = 0
        return
    free = how_many(held[IMAGINATION + seat]) - how_many(held[record + AS_IMAGINATION])
    most = min(held[record + MOST_HIDDEN], free)
    least = held[record + LEAST_HIDDEN]
    if most <= 0:
        held[record + IN_HAND] |= uncertain
        uncertain = 0
    elif least > 0 and how_many(uncertain) == least:
        held[record + AS_IMAGINATION] |= uncertain
        uncertain = 0
    if uncertain == 0:
        most = 0
        least = 0
    held[record + OUT_OF_PILE] = uncertain
    held[record + MOST_HIDDEN] = most
    held[record + LEAST_HIDDEN] = least


# Guesses


def guess_rest(state: FantazjaState, viewer_seat: i64, rng: Rng) -> None:
    """Deal anew, on this copy, everything that the seat (or a spectator, below 0) cannot know."""
    if viewer_seat >= 0:
        shuffle_pairs(state, viewer_seat, rng)
        deal_anew(state, opponent(viewer_seat), BY_OPPONENT, rng)
        if state.buried != NONE and state.seat != viewer_seat:
            state.buried = member_at(state.shown, rng.below(how_many(state.shown)))
        return
    for seat in range(2):
        deal_anew(state, seat, BY_WATCHER, rng)
        for fact in range(RECORD):  # what only the opponent has seen cannot be known
            state.held[record_of(BY_OPPONENT, seat) + fact] = state.held[record_of(BY_WATCHER, seat) + fact]
    if state.shown:
        show_others(state, rng)


def shuffle_pairs(state: FantazjaState, seat: i64, rng: Rng) -> None:
    """P7: the owner knows which tiles went under the pile together, but not their order."""
    first = BOTTOM + seat * MOST_AT_BOTTOM
    for place in range(state.held[BOTTOM_LENGTH + seat] - 1):
        if state.held[PAIRS + seat] & bit(place):
            low = min(state.held[first + place], state.held[first + place + 1])
            high = max(state.held[first + place], state.held[first + place + 1])
            swap = rng.below(2) == 1
            state.held[first + place] = high if swap else low
            state.held[first + place + 1] = low if swap else high


def deal_anew(state: FantazjaState, seat: i64, viewer: i64, rng: Rng) -> None:
    """Deal hand, pile and imagination points of a seat, as the record allows."""
    record = record_of(viewer, seat)
    pool = state.held[HAND + seat] | state.held[PILE + seat] | state.held[IMAGINATION + seat]
    hand_size = how_many(state.held[HAND + seat])
    points = how_many(state.held[IMAGINATION + seat])
    if viewer == BY_WATCHER:
        pool |= bottom_tiles(state, seat)
    hand = state.held[record + IN_HAND]
    imagination = state.held[record + AS_IMAGINATION]
    uncertain = state.held[record + OUT_OF_PILE]
    pool &= ~(hand | imagination | uncertain)
    if uncertain:
        hidden = hide_some(state, record, hand_size - how_many(hand), points - how_many(imagination), hand_size, rng)
        imagination |= hidden
        hand |= uncertain & ~hidden
    while how_many(hand) < hand_size:
        slot = member_at(pool, rng.below(how_many(pool)))
        pool &= ~bit(slot)
        hand |= bit(slot)
    while how_many(imagination) < points:
        slot = member_at(pool, rng.below(how_many(pool)))
        pool &= ~bit(slot)
        imagination |= bit(slot)
    if viewer == BY_WATCHER:
        for place in range(state.held[BOTTOM_LENGTH + seat]):
            slot = member_at(pool, rng.below(how_many(pool)))
            pool &= ~bit(slot)
            state.held[BOTTOM + seat * MOST_AT_BOTTOM + place] = slot
    state.held[HAND + seat] = hand
    state.held[IMAGINATION + seat] = imagination
    state.held[PILE + seat] = pool


def hide_some(state: FantazjaState, record: i64, room: i64, free: i64, hand_size: i64, rng: Rng) -> i64:
    """Choose which uncertain tiles have become imagination points; the hand has room for the others."""
    uncertain = state.held[record + OUT_OF_PILE]
    hidden: i64 = 0
    least = max(state.held[record + LEAST_HIDDEN], how_many(uncertain) - room)
    most = min(state.held[record + MOST_HIDDEN], free)
    for _point in range(max(least, most)):
        # Each time a point was made, every tile of the hand was equally likely.
        if how_many(hidden) < least or rng.below(hand_size + 1) < how_many(uncertain):
            slot = member_at(uncertain, rng.below(how_many(uncertain)))
            uncertain &= ~bit(slot)
            hidden |= bit(slot)
        if uncertain == 0:
            break
    return hidden


def show_others(state: FantazjaState, rng: Rng) -> None:
    """P7: to a spectator, the shown tiles may be any of the hand."""
    count = how_many(state.shown)
    left = state.held[HAND + opponent(state.seat)]
    state.shown = 0
    for _tile in range(count):
        slot = member_at(left, rng.below(how_many(left)))
        left &= ~bit(slot)
        state.shown |= bit(slot)
    if state.buried != NONE:
        state.buried = member_at(state.shown, rng.below(count))
