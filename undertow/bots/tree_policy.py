"""The policy that a search has learnt: a state is played on by the statistics of its tree, for a number of turns. Compiled.

Nothing is learnt here, so samples of one tree are independent. Every sample ends after the same number of turns, so that
values of different actions can be compared.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.config import SearchConfig
from undertow.bots.playout import evaluate, play_chance, rollout_action
from undertow.bots.tree import NOWHERE, Tree, child_after, child_with, last_before
from undertow.engine.rng import Rng
from undertow.engine.state import OVER, State

_KNOWN: Final = 8  # visits from which on the tree is followed
_LONGEST: Final = 400  # decisions of a sample


def samples(
    tree: Tree, root: i64, state: State, seat: i64, actions: vec[i64], rounds: i64, seed: i64, turns: i64,
    config: SearchConfig, is_known: bool,
) -> vec[float]:  # fmt: skip
    """The win shares after each action, round by round: all seats of the first action, of the second, and so on.

    Each round has one guess and one stream of random numbers for all actions; the state itself if everything `is_known`.
    """
    found = vec[float](capacity=rounds * len(actions) * 8)
    for number in range(rounds):
        start = seed + number
        guess = state if is_known else state.guess(seat, Rng(start))
        for action in actions:
            after = guess.clone()
            for value in sample(tree, root, after, seat, action, Rng(start ^ 0x5DEECE66D), turns, config):
                found = append(found, value)
    return found


def sample(
    tree: Tree, root: i64, state: State, seat: i64, action: i64, rng: Rng, turns: i64, config: SearchConfig
) -> vec[float]:
    """Play a state on for some turns, the seat's first action given; returns the win shares of all seats then."""
    node = root
    secret: i64 = 0  # seats that have yet to choose in a secret choice
    own: i64 = NOWHERE  # the seat's choice in it
    turn = play_chance(state, rng)
    mover = turn
    for _ in range(_LONGEST):
        if turn != mover:
            turns -= 1
            mover = turn
        if turn == OVER or (turns <= 0 and action == NOWHERE and secret == 0):
            break
        if secret == 0:
            if own != NOWHERE:
                node, own = known_child(tree, node, own), NOWHERE
            together: i64 = len(state.choosers_vec())
            secret = together if together > 1 else i64(0)
        legal = state.sensible_vec()
        if turn == seat and action != NOWHERE:
            chosen, action = action, NOWHERE
            child = known_child(tree, node, chosen)
        elif secret == 0 and len(legal) == 1:
            chosen, child = legal[0], node
        elif secret == 0 and turn != seat and config.greedy_opponents:
            chosen, child = rollout_action(state, turn, rng, len(legal)), node
        else:
            child = child_drawn(tree, node, legal, rng) if secret > 0 else best_child(tree, node, legal, turn)
            chosen = tree.action[child] if child != NOWHERE else rollout_action(state, turn, rng, config.rollout_width)
        state.apply(chosen)
        if secret > 0:
            own = chosen if turn == seat else own
            node = NOWHERE if node == NOWHERE else tree.shared[node]
            secret -= 1
        else:
            node = child
        turn = play_chance(state, rng)
    return evaluate(state, tree.seats, config, rng)


def known_child(tree: Tree, node: i64, action: i64) -> i64:
    """The child with this action, or NOWHERE."""
    return i64(NOWHERE) if node == NOWHERE else child_with(tree, node, action)


def best_child(tree: Tree, node: i64, legal: vec[i64], seat: i64) -> i64:
    """The legal child with the best mean for the seat among the well known ones, or NOWHERE."""
    if node == NOWHERE:
        return NOWHERE
    best: i64 = NOWHERE
    best_mean = -1.0
    before: i64 = NOWHERE
    for action in legal:
        before = last_before(tree, node, before, action)
        child = child_after(tree, node, before)
        if child != NOWHERE and tree.action[child] == action and tree.visits[child] >= _KNOWN:
            mean = tree.value[child * tree.seats + seat] / float(tree.visits[child])
            if mean > best_mean:
                best, best_mean = child, mean
    return best


def child_drawn(tree: Tree, node: i64, legal: vec[i64], rng: Rng) -> i64:
    """A legal child drawn by its visits, or NOWHERE: in a secret choice nobody may be predictable."""
    if node == NOWHERE:
        return NOWHERE
    children = vec[i64](capacity=8)
    visits = vec[i64](capacity=8)
    before: i64 = NOWHERE
    for action in legal:
        before = last_before(tree, node, before, action)
        child = child_after(tree, node, before)
        if child != NOWHERE and tree.action[child] == action and tree.visits[child] > 0:
            children = append(children, child)
            visits = append(visits, tree.visits[child])
    return children[rng.weighted(visits)] if len(children) > 0 else i64(NOWHERE)


def values_of(state: State, rounds: i64, seed: i64, turns: i64, seats: i64, config: SearchConfig) -> vec[float]:
    """The win shares of all seats after some turns without a tree, round by round; the state stays as it is."""
    found = vec[float](capacity=rounds * seats)
    nothing = Tree(seats)
    for number in range(rounds):
        for value in sample(nothing, NOWHERE, state.clone(), 0, NOWHERE, Rng(seed + number), turns, config):
            found = append(found, value)
    return found
