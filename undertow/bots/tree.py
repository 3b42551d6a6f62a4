"""The tree of a search: nodes are numbers, their statistics lie in arrays. Compiled.

A node stands for the action that leads to it. The children of a node are chained in ascending order of their actions,
so that walking along the legal actions finds them in one pass.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOWHERE: Final = -1
_ROOM: Final = 4096


@final
class Tree:
    """Nodes with visits, availability counts, priors and the sum of values for every seat."""

    def __init__(self, seats: i64) -> None:
        """Create the root."""
        self.seats: i64 = seats
        self.action: vec[i64] = vec[i64](capacity=_ROOM)
        self.first: vec[i64] = vec[i64](capacity=_ROOM)
        self.after: vec[i64] = vec[i64](capacity=_ROOM)
        self.shared: vec[i64] = vec[i64](capacity=_ROOM)  # the node after a secret choice, for all its outcomes
        self.visits: vec[i64] = vec[i64](capacity=_ROOM)
        self.seen: vec[i64] = vec[i64](capacity=_ROOM)
        self.prior: vec[float] = vec[float](capacity=_ROOM)
        self.value: vec[float] = vec[float](capacity=2 * _ROOM)
        self.wins: vec[float] = vec[float](capacity=_ROOM)  # the searching seat's win shares, without its margin
        self.add(NOWHERE, 0.0)

    def add(self, action: i64, prior: float) -> i64:
        """Add a node without a parent."""
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.first = append(self.first, NOWHERE)
        self.after = append(self.after, NOWHERE)
        self.shared = append(self.shared, NOWHERE)
        self.visits = append(self.visits, 0)
        self.seen = append(self.seen, 0)
        self.prior = append(self.prior, prior)
        self.wins = append(self.wins, 0.0)
        for _seat in range(self.seats):
            self.value = append(self.value, 0.0)
        return node


def last_before(tree: Tree, node: i64, start: i64, action: i64) -> i64:
    """The last child from `start` on whose action is smaller than this one."""
    found = start
    following = tree.first[node] if start == NOWHERE else tree.after[start]
    while following != NOWHERE and tree.action[following] < action:
        found = following
        following = tree.after[following]
    return found


def child_after(tree: Tree, node: i64, before: i64) -> i64:
    """The child after `before`; the first child if that is NOWHERE."""
    return tree.first[node] if before == NOWHERE else tree.after[before]


def add_child(tree: Tree, node: i64, before: i64, action: i64, prior: float) -> i64:
    """Insert a child after `before`; as the first child if that is NOWHERE."""
    following = child_after(tree, node, before)
    child = tree.add(action, prior)
    tree.after[child] = following
    if before == NOWHERE:
        tree.first[node] = child
    else:
        tree.after[before] = child
    return child


def child_with(tree: Tree, node: i64, action: i64) -> i64:
    """The child with this action, or NOWHERE."""
    child = child_after(tree, node, last_before(tree, node, NOWHERE, action))
    if child == NOWHERE or tree.action[child] != action:
        return NOWHERE
    return child


def branch_with(tree: Tree, node: i64, action: i64) -> i64:
    """The child with this action, created if missing."""
    before = last_before(tree, node, NOWHERE, action)
    child = child_after(tree, node, before)
    if child != NOWHERE and tree.action[child] == action:
        return child
    return add_child(tree, node, before, action, 0.0)


def shared_child(tree: Tree, node: i64) -> i64:
    """The node after a secret choice, shared by all its outcomes."""
    if tree.shared[node] == NOWHERE:
        child = tree.add(NOWHERE, 0.0)
        tree.shared[node] = child
    return tree.shared[node]


def score(tree: Tree, child: i64, seat: i64, prior_weight: float, exploration: float) -> float:
    """The upper confidence bound of a child: its mean for the seat plus an exploration term."""
    visits = float(tree.visits[child]) + prior_weight
    mean = (tree.value[child * tree.seats + seat] + prior_weight * tree.prior[child]) / visits
    return mean + exploration * math.sqrt(math.log(float(tree.seen[child]) + 1.0) / visits)


def note(tree: Tree, node: i64, values: vec[float], win: float) -> None:
    """Back up one visit with the values of all seats and the win share of the searching one."""
    tree.visits[node] += 1
    tree.wins[node] += win
    start = node * tree.seats
    for seat in range(tree.seats):
        tree.value[start + seat] += values[seat]
