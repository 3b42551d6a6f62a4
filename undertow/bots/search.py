"""Information-set tree search for every game, compiled.

Each iteration deals what the seat cannot know anew (`guess`), walks down one tree shared by all deals, adds what it
meets there, plays on for a few turns and judges the end by everybody's `estimate`. Every seat maximises its own value.
Chance is sampled and leaves no mark in the tree: what follows it is learnt for all its outcomes together; in games where
that is better, so are the others' choices, which their estimates make. A careful search judges what it meets there anew
in every deal, so that it still chooses by what it will see then. In a secret simultaneous choice each seat
chooses by statistics of its own that depend on nobody else's choice of that moment.
"""

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.config import SearchConfig, Stop
from undertow.bots.playout import (
    estimate_after,
    evaluate,
    play_chance,
    rollout,
    rollout_action,
    value_after_turn,
    with_noise,
)
from undertow.bots.tree import (
    NOWHERE,
    Tree,
    add_child,
    branch_with,
    child_after,
    child_with,
    last_before,
    note,
    score,
    shared_child,
)
from undertow.engine.rng import Rng
from undertow.engine.state import OVER, State

_LOOK_UP: Final = 8  # iterations between two looks at the clock and the stop sign
_LOOK_BACK: Final = 32  # iterations between two looks at whether the choice is settled
_MOST_NODES: Final = 400_000
_LOOKS: Final = 4  # at an action of this turn, whose mean is a careful first judgement


@final
class Search:
    """The thoughts of one seat about its next action; they may be carried on through the small actions of a turn."""

    def __init__(self, state: State, seat: i64, rng: Rng, config: SearchConfig) -> None:
        """Think about a state of which only guesses are ever looked at."""
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.config: SearchConfig = config
        self.seats: i64 = len(state.scores())
        self.iterations: i64 = 0
        self._path: vec[i64] = vec[i64](capacity=64)
        self._begin(state)

    def _begin(self, state: State) -> None:
        """Start from nothing."""
        self._tree: Tree = Tree(self.seats)
        self._root: i64 = 0
        self._turn_to(state)

    def _turn_to(self, state: State) -> None:
        """Think about this state from now on."""
        if len(state.legal_for(self.seat)) == 0:
            raise ValueError(f"seat {self.seat} has nothing to choose now")
        self._state: State = state.clone()  # the table may go on while it is thought about
        self._choice: i64 = NOWHERE  # the node at which the seat itself chooses next
        self._missed: vec[i64] = overlooked(state.legal_for(self.seat), self.config.overlook, self.rng)

    def run(self, iterations: i64, seconds: float, stop: Stop, until_settled: bool = False) -> i64:
        """Think for so many iterations, less if the time is over or somebody says stop; returns how many there were.

        `until_settled` stops once the choice cannot change; values are less exact then.
        """
        if len(self._state.legal_for(self.seat)) == 1:
            return 0
        done: i64 = 0
        begun = time.perf_counter()
        while done < iterations:
            if done > 0 and done % _LOOK_UP == 0 and (stop.asked or time.perf_counter() - begun > seconds):
                break
            if until_settled and done % _LOOK_BACK == 0 and self._is_settled(iterations - done):
                break
            self._iterate()
            done += 1
        self.iterations += done
        return done

    def _is_settled(self, left: i64) -> bool:
        """Whether the action looked at most often stays that, whatever so many more iterations look at."""
        most: i64 = 0
        second: i64 = 0
        for action in self._state.legal_for(self.seat):
            visits = self.visits(action)
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second > left

    def _iterate(self) -> None:
        """One deal: down the tree, a short playout, the result back up."""
        table = self._state.guess(self.seat, self.rng)
        mover = self._descend(table)
        rollout(table, mover, self.rng, self.config)
        values = evaluate(table, self.seats, self.config, self.rng)
        for node in self._path:
            note(self._tree, node, values)

    def _descend(self, table: State) -> i64:
        """Walk down to a new node; fills the path and returns the seat that acted last."""
        self._path = vec[i64](capacity=64)
        tree, node = self._tree, self._root
        mover = self.seat
        secret: i64 = 0  # how many seats of a secret choice have still to choose
        own: i64 = NOWHERE  # what this seat has chosen in it
        is_later = False  # whether another seat has acted, so that the table is another one in every deal
        turn = play_chance(table, self.rng)
        while turn != OVER:
            if secret == 0:
                if own != NOWHERE:
                    node, own = branch_with(tree, node, own), NOWHERE
                together: i64 = len(table.choosers())
                secret = together if together > 1 else 0
            legal = table.legal()
            mover = turn
            is_later = is_later or turn != self.seat
            if secret == 0 and len(legal) == 1:
                table.apply(legal[0])
            elif secret == 0 and turn != self.seat and self.config.greedy_opponents:
                table.apply(rollout_action(table, turn, self.rng, len(legal)))
            else:
                is_new = tree.first[node] == NOWHERE
                child = self._select(table, node, turn, legal, is_later)
                self._path = append(self._path, child)
                table.apply(tree.action[child])
                if is_new or len(tree.action) > _MOST_NODES:
                    return mover
                if secret > 0:
                    own = tree.action[child] if turn == self.seat else own
                    node = shared_child(tree, node)
                    secret -= 1
                else:
                    node = child
            turn = play_chance(table, self.rng)
        return mover

    def _select(self, table: State, node: i64, turn: i64, legal: vec[i64], is_later: bool) -> i64:
        """The child to follow: among the legal ones the best by upper confidence; new ones are evaluate and added."""
        if turn == self.seat and self._choice == NOWHERE:
            self._choice = node
        tree, config = self._tree, self.config
        best: i64 = NOWHERE
        best_score = -1.0
        before: i64 = NOWHERE
        for action in legal:
            before = last_before(tree, node, before, action)
            child = child_after(tree, node, before)
            if child == NOWHERE or tree.action[child] != action:
                child = add_child(tree, node, before, action, self._look(table, turn, action))
            elif config.deep_priors:
                self._look_again(table, turn, child, is_later)
            before = child
            tree.seen[child] += 1
            if node == self._choice and has(self._missed, action):
                continue
            found = score(tree, child, turn, config.prior_weight, config.exploration)
            if found > best_score:
                best, best_score = child, found
        return best

    def _look(self, table: State, turn: i64, action: i64) -> float:
        """A first judgement of an action, for the seat that acts."""
        config = self.config
        if config.deep_priors:
            value = value_after_turn(table, turn, action, self.seats, self.rng, config)
        else:
            value = estimate_after(table, turn, action, self.rng)
        return with_noise(value, config.noise, self.rng)

    def _look_again(self, table: State, turn: i64, child: i64, is_later: bool) -> None:
        """ValueNet an action anew where the table is another one than before; in this turn take the mean of a few looks."""
        tree = self._tree
        if is_later:
            tree.prior[child] = self._look(table, turn, tree.action[child])
        elif tree.seen[child] < _LOOKS:
            look = self._look(table, turn, tree.action[child])
            tree.prior[child] += (look - tree.prior[child]) / float(tree.seen[child] + 1)

    def best(self) -> i64:
        """The action that was looked at most often."""
        legal = self._state.legal_for(self.seat)
        best: i64 = legal[0]
        most: i64 = -1
        for action in legal:
            if self.visits(action) > most:
                best, most = action, self.visits(action)
        return best

    def visits(self, action: i64) -> i64:
        """How often an action was looked at."""
        child = self._child(action)
        return 0 if child == NOWHERE else self._tree.visits[child]

    def chance(self, action: i64) -> float:
        """The win share that the seat may expect from an action; 0 if it was never looked at."""
        child = self._child(action)
        if child == NOWHERE or self._tree.visits[child] == 0:
            return 0.0
        return self._tree.value[child * self.seats + self.seat] / float(self._tree.visits[child])

    def _child(self, action: i64) -> i64:
        """The node of an action of the seat's next choice."""
        return NOWHERE if self._choice == NOWHERE else child_with(self._tree, self._choice, action)

    def advance(self, action: i64, state: State) -> i64:
        """Go on to the state after an own action; returns how many visits of it are kept, none if more has happened."""
        known = self._state.guess(self.seat, self.rng)
        was_forced = len(known.legal_for(self.seat)) == 1
        child = self._root if was_forced else self._child(action)
        if child != NOWHERE and len(known.choosers()) == 1:
            known.apply(action)
            if known.turn() == self.seat:
                self._root = child
                self._turn_to(state)
                return self._tree.visits[child]
        self._begin(state)
        return 0


def overlooked(legal: vec[i64], likelihood: float, rng: Rng) -> vec[i64]:
    """The actions that are not thought of; at least one always is."""
    missed = vec[i64]()
    if likelihood <= 0.0:
        return missed
    kept = legal[rng.below(len(legal))]
    for action in legal:
        if action != kept and rng.unit() < likelihood:
            missed = append(missed, action)
    return missed


def has(actions: vec[i64], action: i64) -> bool:
    """Whether an action is in a list."""
    for each in actions:
        if each == action:
            return True
    return False
