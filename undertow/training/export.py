"""Matches as Parquet for offline learning: one row for each decision."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from undertow.bots import check_bot, choose
from undertow.bots.arena.executor import Executor, alone, in_order
from undertow.bots.simulation import BotMatch, match_seed, rotated
from undertow.engine.game import Game, OptionError
from undertow.engine.match import Match
from undertow.engine.matchfile import FindGame, read
from undertow.engine.play import steps
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State
from undertow.engine.tensor import Tensor
from undertow.env.arrays import mask, observation
from undertow.env.batch import worth
from undertow.games import game as game_by_id
from undertow.games import tensor


@dataclass(frozen=True)
class Finished:
    """A finished match: its actions, and who sat where."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    actions: tuple[int, ...]
    names: tuple[str, ...]
    position: str = ""  # where it began, if not with the set-up

    def beginning(self) -> State:
        """The state before its first action."""
        if self.position:
            return Match(self.game, position=self.position).beginning()
        return Match(self.game, self.seats, self.options).beginning()


def from_files(files: Sequence[Path], find_game: FindGame = game_by_id) -> Iterator[Finished]:
    """Read matches from files; raises OptionError for an unfinished one."""
    for file in files:
        match = read(file.read_bytes(), find_game).match
        _check_version(match, str(file))
        if match.turn != OVER:
            raise OptionError(f"the match in {file} is not over, so it has no outcome to learn from")
        actions = tuple(match.game.number(text) for text in match.log)
        yield Finished(match.game, match.seats, match.options, actions, match.names, match.position)


def _check_version(match: Match, where: str) -> None:
    """Raise OptionError for older rules."""
    if match.game.version != game_by_id(match.game.id).version:
        raise OptionError(f"the match in {where} has rules version {match.game.version}; only the newest has features")


def from_self_play(
    beginning: Match, bots: Sequence[str], games: int, seed: int, executor: Executor = alone
) -> Iterator[Finished]:
    """Play `games` matches from one beginning between bots that rotate by one seat after each."""
    for bot in bots:
        check_bot(bot, beginning.game.id)
    if len(bots) != beginning.seats:
        raise OptionError(f"{len(bots)} bots for {beginning.seats} seats")
    if beginning.turn == OVER:
        raise OptionError("the match is over at this position")
    _check_version(beginning, "this position")
    game, options, position = beginning.game, beginning.options, beginning.position
    matches = (
        RecordedMatch(game, options, rotated(bots, number), match_seed(seed, number), position) for number in range(games)
    )
    return in_order(executor, matches)


@dataclass(frozen=True, eq=False)
class RecordedMatch(BotMatch):
    """A match whose actions are kept."""

    position: str = ""

    def do(self) -> Finished:
        """The finished match."""
        rng, bots = Rng(self.seed), self.bots
        unplayed = Finished(self.game, len(bots), self.options, (), bots, self.position)
        state = unplayed.beginning()
        actions = tuple(action for _, action in steps(state, lambda state, seat: choose(bots[seat], state, seat, rng), rng))
        return replace(unplayed, actions=actions)


def schema(game: Game[Any], rows: Tensor) -> pa.Schema:
    """The columns; the file's metadata describes the features."""
    layout = [{"name": part.name, "start": rows.starts[part.name], "shape": list(part.shape)} for part in rows.layout]
    facts = {"game": game.id, "version": game.version, "seats": rows.seats, "actions": list(game.actions), "layout": layout}
    return pa.schema(
        [
            pa.field("match", pa.int32()),
            pa.field("decision", pa.int32()),
            pa.field("seat", pa.int8()),
            pa.field("player", pa.dictionary(pa.int16(), pa.string())),
            pa.field("features", pa.list_(pa.float32(), rows.size)),
            pa.field("mask", pa.list_(pa.bool_(), len(game.actions))),
            pa.field("action", pa.int16()),
            pa.field("outcome", pa.float32()),
            pa.field("score", pa.int32()),
        ],
        metadata={"undertow": json.dumps(facts)},
    )


def rows_of(match: Finished, number: int, rows: Tensor, columns: pa.Schema) -> pa.Table:
    """The decisions of one match, each seen by its own seat."""
    state = match.beginning()
    seats, taken, features, masks = [], [], [], []
    for action in match.actions:
        turn = state.turn()
        if turn != CHANCE:
            seats.append(turn)
            taken.append(action)
            features.append(observation(rows, state, turn))
            masks.append(mask(state.legal(), len(match.game.actions)))
        state.apply(action)
    worths = [worth(state, seat, match.seats, False) for seat in range(match.seats)]
    names = match.names or tuple(f"seat {seat}" for seat in range(match.seats))
    arrays = [
        pa.array([number] * len(seats), pa.int32()),
        pa.array(range(len(seats)), pa.int32()),
        pa.array(seats, pa.int8()),
        pa.array([names[seat] for seat in seats], pa.string()).dictionary_encode().cast(columns.field("player").type),
        pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(features)), rows.size),
        pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(masks).astype(np.bool_)), len(match.game.actions)),
        pa.array(taken, pa.int16()),
        pa.array([worths[seat] for seat in seats], pa.float32()),
        pa.array([state.scores()[seat] for seat in seats], pa.int32()),
    ]
    return pa.Table.from_arrays(arrays, schema=columns)


def export(path: Path, matches: Iterable[Finished], progress: Callable[[], None] = lambda: None) -> int:
    """Write the decisions of matches; the file appears only when it is complete."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    writer: pq.ParquetWriter | None = None
    first: Finished | None = None
    decisions = 0
    try:
        for number, match in enumerate(matches):
            if first is None:
                first, rows = match, tensor(match.game.id, match.seats)
                columns = schema(match.game, rows)
                writer = pq.ParquetWriter(unfinished, columns, compression="zstd")
            if (match.game.id, match.seats) != (first.game.id, first.seats):
                raise OptionError("all matches of a file must be of one game and one number of seats")
            if writer is not None:
                found = rows_of(match, number, rows, columns)
                writer.write_table(found)
                decisions += found.num_rows
            progress()
        if writer is None:
            raise OptionError("there is no match to export")
        writer.close()
        unfinished.replace(path)
    finally:
        if writer is not None:
            writer.close()
        unfinished.unlink(missing_ok=True)
    return decisions
