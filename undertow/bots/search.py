"""Information-set tree search for every game, compiled.

Each iteration draws a guess (a determinization), descends one tree that all guesses share, expands a node, rolls out a few
turns and evaluates the result for every seat. Every seat maximises its own win share. Chance is sampled and has no nodes:
statistics after a draw are shared by its outcomes. With `greedy_opponents` the same holds for opponents' choices, which
follow their estimates. With `deep_priors` the priors of later turns are renewed in every guess. In a secret simultaneous
choice each seat selects by its own statistics, which do not depend on the others' choices.
"""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.config import NO_CHARACTER, SearchConfig, Stop
from undertow.bots.last_turn import LastTurn
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
from undertow.bots.tree_policy import samples
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State

_CLOCK_EVERY: Final = 8  # iterations between two checks of the clock and the stop signal
_LEAST_EXPLORED: Final = 0.02  # the smallest share of the usual exploration, where all values are alike
_SETTLED_EVERY: Final = 32  # iterations between two checks whether the choice is settled
_MOST_NODES: Final = 400_000
_LIKING: Final = 0.1  # the share of a win for which a character gives up what it likes most
_KNOWN: Final = 8  # visits that an action needs to belong to a line
_PRIOR_SAMPLES: Final = 4  # samples whose mean is a deep prior in this turn


@final
class Search:
    """A search for one seat's next action; it can continue through the small actions of a turn."""

    def __init__(self, state: State, seat: i64, rng: Rng, config: SearchConfig) -> None:
        """Search from this state; only guesses of it are used."""
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.config: SearchConfig = config
        self.seats: i64 = len(state.scores())
        self.iterations: i64 = 0
        self._path: vec[i64] = vec[i64](capacity=64)
        self._exploration: float = config.exploration
        self._insisted: i64 = NOWHERE  # the action that iterations must begin with, if any
        self._begin(state)

    def _begin(self, state: State) -> None:
        """Start with an empty tree."""
        self._tree: Tree = Tree(self.seats)
        self._root: i64 = 0
        self._looked: float = 0.0  # values of the seat so far: how many, their sum, the sum of their squares
        self._sum: float = 0.0
        self._squares: float = 0.0
        self._turn_to(state)

    def _turn_to(self, state: State) -> None:
        """Search from this state from now on."""
        if len(state.legal_for_vec(self.seat)) == 0:
            raise ValueError(f"seat {self.seat} has nothing to choose now")
        self._state: State = state.clone()  # the caller may change its own state
        self._choice: i64 = NOWHERE  # the node at which the seat itself chooses next
        self._missed: vec[i64] = overlooked(self.weighed(), self.config.overlook, self.rng)
        if self.config.exact_last_turn and state.turn() == self.seat and state.is_last_turn():
            best = LastTurn(self.seat, self.rng).best_actions(state.guess(self.seat, self.rng))
            self._missed = others_of(self.weighed(), best)

    def weighed(self) -> vec[i64]:
        """The actions that the seat weighs now."""
        return weighed_by(self._state, self.seat)

    def run(self, iterations: i64, seconds: float, stop: Stop, until_settled: bool = False) -> i64:
        """Run up to `iterations`, until the time is over or `stop` is asked; returns how many ran.

        `until_settled` stops once the choice cannot change; values are less exact then.
        """
        if len(self.weighed()) == 1:
            return 0
        done: i64 = 0
        begun = time.perf_counter()
        while done < iterations:
            if done > 0 and done % _CLOCK_EVERY == 0 and (stop.asked or time.perf_counter() - begun > seconds):
                break
            if until_settled and done % _SETTLED_EVERY == 0 and self._is_settled(iterations - done):
                break
            self._iterate()
            done += 1
        self.iterations += done
        return done

    def insist(self, action: i64, iterations: i64) -> None:
        """Run iterations in which the seat begins with an action, so that its consequences become well known."""
        self._insisted = action
        for _ in range(iterations):
            self._iterate()
        self._insisted = NOWHERE
        self.iterations += iterations

    def samples(self, actions: vec[i64], rounds: i64, seed: i64, turns: i64, is_known: bool = False) -> vec[float]:
        """The win shares of all seats some turns after each action, round by round, by the policy learnt so far.

        A round uses the same guess and random numbers for all actions; the state itself if everything `is_known`.
        """
        return samples(self._tree, self._root, self._state, self.seat, actions, rounds, seed, turns, self.config, is_known)

    def _is_settled(self, left: i64) -> bool:
        """Whether `left` more iterations cannot change the most visited action."""
        most: i64 = 0
        second: i64 = 0
        for action in self.weighed():
            visits = self.visits(action)
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second > left

    def _iterate(self) -> None:
        """One iteration: guess, descend, roll out, back up."""
        state = self._state.guess(self.seat, self.rng)
        mover = self._descend(state)
        rollout(state, mover, self.rng, self.config)
        values = evaluate(state, self.seats, self.config, self.rng)
        win = values[self.seat]
        weight = self.config.margin_weight * settled(win)
        if weight > 0.0:
            values[self.seat] += weight * (state.margin(self.seat) - win)
        if self.config.character != NO_CHARACTER:
            values[self.seat] += _LIKING * state.liking(self.seat, self.config.character)
        for node in self._path:
            note(self._tree, node, values, win)
        self._adapt_exploration(values[self.seat])

    def _adapt_exploration(self, value: float) -> None:
        """Explore less where values hardly differ, so that small differences still decide."""
        self._looked += 1.0
        self._sum += value
        self._squares += value * value
        if self._looked >= _SETTLED_EVERY and self.config.usual_spread > 0.0:
            mean = self._sum / self._looked
            spread = math.sqrt(max(0.0, self._squares / self._looked - mean * mean))
            share = spread / self.config.usual_spread
            self._exploration = self.config.exploration * max(_LEAST_EXPLORED, min(1.0, share))

    def _descend(self, state: State) -> i64:
        """Descend to a new node, filling the path; returns the seat that acted last."""
        self._path = vec[i64](capacity=64)
        tree, node = self._tree, self._root
        mover = self.seat
        secret: i64 = 0  # seats that have yet to choose in a secret choice
        own: i64 = NOWHERE  # this seat's choice in it
        is_later = False  # another seat has acted, so the state differs between guesses
        insisted = self._insisted
        turn = play_chance(state, self.rng)
        while turn != OVER:
            if secret == 0:
                if own != NOWHERE:
                    node, own = branch_with(tree, node, own), NOWHERE
                together: i64 = len(state.choosers_vec())
                secret = together if together > 1 else i64(0)
            legal = state.sensible_vec()
            is_insisted = turn == self.seat and insisted != NOWHERE
            if is_insisted:
                legal, insisted = append(vec[i64](), insisted), NOWHERE
            mover = turn
            is_later = is_later or turn != self.seat
            if secret == 0 and len(legal) == 1 and not is_insisted:
                state.apply(legal[0])
            elif secret == 0 and turn != self.seat and self.config.greedy_opponents:
                state.apply(rollout_action(state, turn, self.rng, len(legal)))
            else:
                is_new = tree.first[node] == NOWHERE
                child = self._select(state, node, turn, legal, is_later)
                self._path = append(self._path, child)
                state.apply(tree.action[child])
                if is_new or len(tree.action) > _MOST_NODES:
                    return mover
                if secret > 0:
                    own = tree.action[child] if turn == self.seat else own
                    node = shared_child(tree, node)
                    secret -= 1
                else:
                    node = child
            turn = play_chance(state, self.rng)
        return mover

    def _select(self, state: State, node: i64, turn: i64, legal: vec[i64], is_later: bool) -> i64:
        """The legal child with the highest score; missing children are added with a prior."""
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
                child = add_child(tree, node, before, action, self._prior(state, turn, action))
            elif config.deep_priors:
                self._renew_prior(state, turn, child, is_later)
            before = child
            tree.seen[child] += 1
            if node == self._choice and len(legal) > 1 and has(self._missed, action):
                continue
            found = score(tree, child, turn, config.prior_weight, self._exploration)
            if found > best_score:
                best, best_score = child, found
        return best

    def _prior(self, state: State, turn: i64, action: i64) -> float:
        """The prior of an action for the seat that acts."""
        config = self.config
        if config.deep_priors:
            value = value_after_turn(state, turn, action, self.seats, self.rng, config)
        else:
            value = estimate_after(state, turn, action, self.rng)
        return with_noise(value, config.noise, self.rng)

    def _renew_prior(self, state: State, turn: i64, child: i64, is_later: bool) -> None:
        """Renew a prior in a later turn; in this turn average the first few."""
        tree = self._tree
        if is_later:
            tree.prior[child] = self._prior(state, turn, tree.action[child])
        elif tree.seen[child] < _PRIOR_SAMPLES:
            prior = self._prior(state, turn, tree.action[child])
            tree.prior[child] += (prior - tree.prior[child]) / float(tree.seen[child] + 1)

    def best(self) -> i64:
        """The most visited action."""
        legal = self.weighed()
        best: i64 = legal[0]
        most: i64 = -1
        for action in legal:
            if self.visits(action) > most:
                best, most = action, self.visits(action)
        return best

    def visits(self, action: i64) -> i64:
        """How often an action was visited."""
        child = self._child(action)
        return 0 if child == NOWHERE else self._tree.visits[child]

    def chance(self, action: i64) -> float:
        """The seat's expected win share after an action; 0 if it was never visited."""
        child = self._child(action)
        if child == NOWHERE or self._tree.visits[child] == 0:
            return 0.0
        return self._tree.wins[child] / float(self._tree.visits[child])

    def _child(self, action: i64) -> i64:
        """The node of an action at the seat's next choice."""
        return i64(NOWHERE) if self._choice == NOWHERE else child_with(self._tree, self._choice, action)

    def line(self, action: i64, seed: i64) -> vec[i64]:
        """The likely line after an own action, in the guess that `seed` gives: seats and actions in turn.

        It ends where the tree knows too little. Chance is drawn by the seed and listed as a seat.
        """
        rng = Rng(seed)
        state = self._state.guess(self.seat, rng)
        course = vec[i64](capacity=64)
        tree, node = self._tree, self._root
        secret: i64 = 0
        own: i64 = NOWHERE
        is_begun = False
        turn = state.turn()
        while turn != OVER:
            if turn == CHANCE:
                chosen = state.sample(rng)
            else:
                if secret == 0:
                    if own != NOWHERE:
                        node, own = branch_with(tree, node, own), NOWHERE
                    together: i64 = len(state.choosers_vec())
                    secret = together if together > 1 else i64(0)
                legal = state.sensible_vec()
                if secret == 0 and len(legal) == 1:
                    chosen = legal[0]
                    is_begun = is_begun or turn == self.seat
                elif secret == 0 and turn != self.seat and self.config.greedy_opponents:
                    chosen = rollout_action(state, turn, rng, len(legal))
                else:
                    is_own_first = turn == self.seat and not is_begun
                    child = child_with(tree, node, action) if is_own_first else most_visited(tree, node, legal)
                    if child == NOWHERE:
                        break
                    is_begun = is_begun or is_own_first
                    chosen = tree.action[child]
                    if secret > 0:
                        own = chosen if turn == self.seat else own
                        node = shared_child(tree, node)
                        secret -= 1
                    else:
                        node = child
            course = append(append(course, turn), chosen)
            state.apply(chosen)
            turn = state.turn()
        return course

    def advance(self, action: i64, state: State) -> i64:
        """Move to the state after an own action; returns how many visits are kept."""
        known = self._state.guess(self.seat, self.rng)
        was_forced = len(weighed_by(known, self.seat)) == 1
        child = self._root if was_forced else self._child(action)
        if child != NOWHERE and len(known.choosers_vec()) == 1:
            known.apply(action)
            if known.turn() == self.seat:
                self._root = child
                self._turn_to(state)
                return self._tree.visits[child]
        self._begin(state)
        return 0


def settled(share: float) -> float:
    """How settled a result is, from 0 for an even one to 1 for a certain one."""
    square = (2.0 * share - 1.0) * (2.0 * share - 1.0)
    return square * square


def weighed_by(state: State, seat: i64) -> vec[i64]:
    """The actions that a chooser weighs."""
    return state.sensible_vec() if state.turn() == seat else state.legal_for_vec(seat)


def others_of(actions: vec[i64], kept: vec[i64]) -> vec[i64]:
    """The actions without those to keep."""
    found = vec[i64]()
    for action in actions:
        if not has(kept, action):
            found = append(found, action)
    return found


def most_visited(tree: Tree, node: i64, legal: vec[i64]) -> i64:
    """The most visited legal child, or NOWHERE if none was visited often."""
    best: i64 = NOWHERE
    most: i64 = _KNOWN - 1
    before: i64 = NOWHERE
    for action in legal:
        before = last_before(tree, node, before, action)
        child = child_after(tree, node, before)
        if child != NOWHERE and tree.action[child] == action and tree.visits[child] > most:
            best, most = child, tree.visits[child]
    return best


def overlooked(legal: vec[i64], likelihood: float, rng: Rng) -> vec[i64]:
    """The actions that the search leaves out; at least one stays."""
    missed = vec[i64]()
    if likelihood <= 0.0:
        return missed
    kept = legal[rng.below(len(legal))]
    for action in legal:
        if action != kept and rng.unit() < likelihood:
            missed = append(missed, action)
    return missed


def has(actions: vec[i64], action: i64) -> bool:
    """Whether an action is in the list."""
    for each in actions:
        if each == action:
            return True
    return False
