"""The games as OpenSpiel games, with explicit chance and information states.

Importing this module registers every game as `undertow_<id>`: `pyspiel.load_game("undertow_<id>(players=3)")`.
"""

from typing import Any

import numpy as np
import pyspiel

from undertow.engine.game import Game, Option
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, State
from undertow.engine.tensor import Tensor
from undertow.env.arrays import observation, slices
from undertow.env.batch import worth
from undertow.env.played import seen_line, view_text
from undertow.games import game as game_by_id
from undertow.games import game_ids, tensor

LONGEST = 20_000  # the longest match; the laws check it
_HISTORY = ("history_taken", "history_seen", "history_last")  # parts of an information state besides the observation
_OFTEN = 16  # an action taken this often is written as 1
_LOT = -1  # how the value `lot` of an option with seats is written here


class SpielMatch:
    """The match behind a SpielState: its state, its log, and what each seat has seen."""

    def __init__(self, id: str, seats: int, options: dict[str, str]) -> None:
        """The position before the first action."""
        self.id = id
        self.options = options
        self.state: State = game_by_id(id).begin(seats, options)
        self.seen: list[list[str]] = [[] for _ in range(seats)]
        self.log: list[int] | None = []  # None for a guess, which has no log

    def take(self, action: int) -> None:
        """Take an action and record what each seat sees of it."""
        for seat, lines in enumerate(self.seen):
            lines.append(seen_line(game_by_id(self.id), self.state, action, seat))
        self.state.apply(action)
        if self.log is not None:
            self.log.append(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielMatch":
        """An independent copy."""
        copy = object.__new__(SpielMatch)
        copy.id, copy.options, copy.state = self.id, self.options, self.state.clone()
        copy.seen = [lines[:] for lines in self.seen]
        copy.log = None if self.log is None else self.log[:]
        return copy

    def __reduce__(self) -> Any:
        """Pickle the log instead of the state."""
        if self.log is None:
            raise TypeError("a guessed match has no log, so it cannot be serialised")
        return _replayed, (self.id, len(self.seen), self.options, self.log)


def _replayed(id: str, seats: int, options: dict[str, str], log: list[int]) -> SpielMatch:
    """The position after a log."""
    match = SpielMatch(id, seats, options)
    for action in log:
        match.take(action)
    return match


class SpielGame(pyspiel.Game):
    """A game for a number of players; each of our games has a subclass."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Create the game from OpenSpiel's parameters."""
        given = dict(params or {})
        self.game: Game[Any] = game_by_id(self.id)
        self.seats = int(given.get("players", self.game.seats[0]))
        texts = {option.id: _option_text(given.get(option.id, _default(option))) for option in self.game.options}
        self.options = self.game.check_options(self.seats, texts)
        self.rows: Tensor = tensor(self.id, self.seats)
        actions = len(self.game.actions)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game), info, given)

    def new_initial_state(self) -> "SpielState":
        """The state before the first action."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer for a player."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """The greatest possible number of chance nodes."""
        return LONGEST


class SpielState(pyspiel.State):
    """A position of a match. Secret simultaneous choices are taken in turn and stay hidden."""

    def __init__(self, own: SpielGame) -> None:
        """The beginning."""
        super().__init__(own)
        self.match = SpielMatch(own.id, own.seats, own.options)

    def current_player(self) -> int:
        """The player to act, chance or terminal."""
        turn = self.match.state.turn()
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions, ascending."""
        return list(self.match.state.legal()) if player == self.match.state.turn() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities."""
        odds = [int(weight) for weight in self.match.state.odds()]
        total = sum(odds)
        return [(outcome, weight / total) for outcome, weight in zip(self.match.state.legal(), odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        """Take an action and record what each seat sees of it."""
        self.match.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of an action."""
        return str(game_by_id(self.match.id).text(action))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.state.turn() == OVER

    def returns(self) -> list[float]:
        """1 for a sole winner, 0 in sum over all seats; zeros before the end."""
        state, seats = self.match.state, len(self.match.seen)
        if state.turn() != OVER:
            return [0.0] * seats
        return [worth(state, seat, seats, False) for seat in range(seats)]

    def __str__(self) -> str:
        """The views of all seats as text."""
        game = game_by_id(self.match.id)
        return "\n".join(view_text(game.view(self.match.state, seat)) for seat in range(len(self.match.seen)))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A different state that fits everything the player has seen.

        The history of the other seats cannot be derived from it. It becomes one line with their view of the new state, so
        that nothing of the true state shows.
        """
        other: SpielState = self.clone()
        game, match = game_by_id(self.match.id), other.match
        match.state = self.match.state.guess(player, Rng(int(sampler() * 2**62)))
        match.log = None
        for seat in range(len(match.seen)):
            if seat != player:
                match.seen[seat] = [f"guessed: {view_text(game.view(match.state, seat))}"]
        return other


class SpielObserver:
    """Observes a state for a player, as named tensors and as text."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        """Allocate the tensors."""
        if params:
            raise ValueError(f"observations have no parameters, but {params} were given")
        self._game = game
        self._kind = kind
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        has_numbers = self._is_private and kind.public_info
        width = game.rows.size + (len(_HISTORY) * (len(game.game.actions) + 1) if kind.perfect_recall else 0)
        self.tensor: Any = np.zeros(width, np.float32) if has_numbers else None
        self.dict: dict[str, Any] = {} if self.tensor is None else self._named_parts(game)

    def _named_parts(self, game: SpielGame) -> dict[str, Any]:
        """The parts of the tensor: the observation's slices and, with perfect recall, the history's."""
        parts = slices(game.rows, self.tensor)
        if self._kind.perfect_recall:
            history = self.tensor[game.rows.size :].reshape(len(_HISTORY), -1)
            parts |= dict(zip(_HISTORY, history, strict=True))
        return parts

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into `tensor`, which `dict` shares."""
        if self.tensor is not None:
            self.tensor[: self._game.rows.size] = observation(self._game.rows, state.match.state, player)
        if self.tensor is not None and self._kind.perfect_recall:
            self._set_history(state.match.seen[player], player)

    def _set_history(self, lines: list[str], player: int) -> None:
        """Write how often the player has seen each action, and the last action; the last cell counts hidden ones."""
        game, own, others, last = self._game.game, *(self.dict[name] for name in _HISTORY)
        for part in (own, others, last):
            part[:] = 0
        for line in lines:
            actor, _, text = line.partition(": ")
            cell = game.number(text) if game.has_action(text) else -1
            (own if actor == str(player) else others)[cell] += 1 / _OFTEN
            last[:] = 0
            last[cell] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view as text; with perfect recall, everything seen so far."""
        if self._kind.perfect_recall and self._is_private:
            return "\n".join((f"player {player}", *state.match.seen[player]))
        seat = player if self._is_private else SPECTATOR
        return view_text(self._game.game.view(state.match.state, seat))


def game_type(game: Game[Any]) -> Any:
    """The OpenSpiel game type of a game."""
    parameters = {option.id: _default(option) for option in game.options}
    return pyspiel.GameType(
        short_name=f"undertow_{game.id}",
        long_name=f"{game.name} by {game.designer}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], **parameters},
    )


def _default(option: Option) -> str | int:
    """The first value of an option; OpenSpiel reads digits as numbers."""
    return int(option.values[0]) if option.values[0].isdigit() else option.values[0]


def _option_text(value: str | int) -> str:
    """An OpenSpiel parameter as the value of an option."""
    return "lot" if value == _LOT else str(value)


def register() -> None:
    """Register all games with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for each in game_ids():
        if f"undertow_{each}" not in known:
            # OpenSpiel holds this even after the interpreter ends: a class survives that, a function does not.
            pyspiel.register_game(
                game_type(game_by_id(each)), type(f"{game_by_id(each).name}Game", (SpielGame,), {"id": each})
            )


register()
