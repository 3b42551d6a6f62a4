"""Measuring a decision by what the seat knew: all candidates get the same guesses and random numbers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from undertow.bots.analysis import Analysis
from undertow.bots.config import SearchConfig
from undertow.bots.greedy import greedy_action
from undertow.bots.levels import game_of, iterations_of, level
from undertow.bots.plans import plan_of
from undertow.engine.game import Game, Message
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.review.effort import Effort
from undertow.review.findings import Candidate, Decision
from undertow.review.samples import Samples, difference, middle
from undertow.review.verdicts import is_doubtful, is_error, is_only_move

LEVEL = "expert"  # whose search is the reference
_LINE = 8  # actions of a line that are kept
_LEAST = 40  # iterations of a search
_STEP = 1 << 20  # between the seeds of two measurements
_GLANCES = 8  # guesses of a first idea
_DEEPER = 8  # times the effort, for a move that surprises
_OTHER_SEED = 1 << 10  # longer than any log


def decision(game: Game[Any], state: State, seat: int, taken: str, at: int, effort: Effort) -> Decision:
    """Measure the action that a seat took; one that was forced has no candidates."""
    if len(state.legal_for(seat)) == 1:
        return Decision(at, seat, taken)
    seats = len(state.scores())
    measured = Measurement(game, state, seat, taken, at, effort)
    found = measured.run()
    for _ in range(effort.doublings):
        if not is_doubtful(found, seats):
            break
        found = measured.run()
    if is_error(found, seats):
        found = replace(found, gains=measured.gains(found.best.action))
    if effort.doublings and is_only_move(found, seats) and not is_first_idea(game, state, seat, taken):
        return replace(found, is_surprising=_is_confirmed(game, state, found, effort))
    return found


def is_first_idea(game: Game[Any], state: State, seat: int, taken: str) -> bool:
    """Whether a glance at the position, one action deep, ever suggests the action."""
    glances = (greedy_action(state.guess(seat, Rng(number)), seat, Rng(number)) for number in range(_GLANCES))
    return game.number(taken) in glances


def _is_confirmed(game: Game[Any], state: State, found: Decision, effort: Effort) -> bool:
    """Whether a search with another seed and several times the effort finds the same only move."""
    deeper = replace(effort, training=_DEEPER * effort.training, rounds=_DEEPER * effort.rounds)
    again = Measurement(game, state, found.seat, found.taken, found.at + _OTHER_SEED, deeper).run()
    return again.taken == again.best.action and is_only_move(again, len(state.scores()))


class Measurement:
    """A search for one decision, continued until its verdict is clear."""

    tries = 6  # visits that every action gets
    visited, valued = 3, 2  # candidates that the search visited most, and that it values most

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        taken: str,
        at: int,
        effort: Effort,
        config: SearchConfig | None = None,
    ) -> None:
        """Nothing is searched yet; `config` replaces the usual parameters of the search."""
        self.analysis = Analysis(game, state, seat, LEVEL, seed=at + 1, config=config)
        self.game, self.state, self.seat, self.taken, self.at = game, state, seat, game.number(taken), at
        self.seats = len(state.scores())
        usual = iterations_of(level(LEVEL), game_of(state), self.seats)
        self.training, self.rounds = max(_LEAST, round(effort.training * usual)), effort.rounds
        self.seed = (at + 1) * _STEP

    def run(self) -> Decision:
        """Search, sample the candidates, and prepare a measurement twice as long."""
        self.analysis.run(self.training)
        weights = self._weights()
        actions = self._candidates()
        search = self.analysis.search
        for action in actions:
            search.insist(action, max(0, self.training // 3 - int(search.visits(action))))
        found = self._decision(actions, self._sampled(actions, self.seats), self._sampled(actions, 2 * self.seats), weights)
        self.training, self.rounds = 2 * self.training, 2 * self.rounds
        return found

    def gains(self, action: str) -> tuple[Message, ...]:
        """What an action leads to, in words."""
        return plan_of(self.analysis, self.game.number(action)).gains

    def _weights(self) -> dict[int, int]:
        """How often the search took each action by itself."""
        search = self.analysis.search
        return {action: int(search.visits(action)) for action in self.state.legal_for(self.seat)}

    def _candidates(self) -> list[int]:
        """The actions that the search prefers, the best after a few tries, and the one taken."""
        search, legal = self.analysis.search, [int(action) for action in self.state.legal_for(self.seat)]
        for action in map(int, search.weighed()):
            search.insist(action, max(0, self.tries - int(search.visits(action))))
        by_visits = sorted(legal, key=lambda action: -search.visits(action))[: self.visited]
        by_value = sorted(legal, key=lambda action: -search.chance(action))[: self.valued]
        return list(dict.fromkeys((*by_visits, *by_value, self.taken)))

    def _sampled(self, actions: list[int], turns: int, is_known: bool = False) -> Samples:
        """Samples of the actions that end after some turns."""
        seed = self.seed + turns * self.rounds  # the two horizons share no random numbers
        flat = self.analysis.search.samples(vec[i64](actions), self.rounds, seed, turns, is_known)
        return Samples(list(flat), len(actions), self.seats)

    def _decision(self, actions: list[int], near: Samples, far: Samples, weights: dict[int, int]) -> Decision:
        """The decision with its candidates, best first."""
        shares = [middle(near, far, index) for index in range(len(actions))]
        order = sorted(range(len(actions)), key=lambda index: -shares[index][self.seat])
        listed = []
        for index in order:
            gap = difference(near, far, order[0], index, self.seat)
            text = self.game.text(actions[index])
            listed.append(Candidate(text, shares[index], max(0.0, gap.mean), gap.error, gap.noise))
        steps = self.analysis.line(actions[order[0]])[:_LINE]
        line = tuple((step.seat, step.action) for step in steps)
        found = Decision(self.at, self.seat, self.game.text(self.taken), tuple(listed), line=line)
        if len(self.state.choosers()) > 1:
            return self._mixed(replace(found, is_secret=True), weights)
        return self._in_truth(found, [found.best.action, found.taken]) if found.loss else found

    def _mixed(self, found: Decision, weights: dict[int, int]) -> Decision:
        """A secret choice: how often the reference policy takes each of the best, and its true value."""
        best = [each.action for each in found.candidates if each.is_best]
        visits = [max(1, weights[self.game.number(text)]) for text in best]
        mixture = {text: visit / sum(visits) for text, visit in zip(best, visits, strict=True)}
        listed = tuple(replace(each, weight=mixture.get(each.action, 0.0)) for each in found.candidates)
        return self._in_truth(replace(found, candidates=listed), list(dict.fromkeys((*best, found.taken))))

    def _in_truth(self, found: Decision, texts: Sequence[str]) -> Decision:
        """The decision with the shares of some candidates in the true state."""
        actions = [self.game.number(text) for text in texts]
        near, far = (self._sampled(actions, turns, is_known=True) for turns in (self.seats, 2 * self.seats))
        known = {text: middle(near, far, index) for index, text in enumerate(texts)}
        listed = tuple(replace(each, known=known.get(each.action, ())) for each in found.candidates)
        return replace(found, candidates=listed)
