"""Boxes that owners have typed in: checked, used at tables, kept with an account."""

import json
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from undertow.engine.components import BoxError, told_facts, with_own_box
from undertow.engine.game import Argument, Game, OptionError, Refusal
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.schema import boxes
from undertow.server.storage.store import Store

Facts = Mapping[str, Mapping[str, Any]]


def boxed(game: Game[Any], facts: Facts) -> Game[Any]:
    """The game with an owner's facts; refused with the place and the reason if they do not fit."""
    if not facts:
        return game
    try:
        return with_own_box(game, facts)
    except BoxError as error:
        place: dict[str, Argument] = {"block": error.place.block, "key": error.place.key, "entry": error.place.entry}
        raise Refused("bad-box", Refusal(error.reason.id, {**error.reason.args, **place})) from None
    except OptionError:
        raise Refused("not-found") from None


def written(game: Game[Any]) -> str:
    """The facts of an owner's box for a text column; empty for the shipped box."""
    facts = told_facts(game)
    return store.as_json(facts) if facts else ""


def read(game: Game[Any], text: str) -> Game[Any]:
    """The game with the facts of a text column."""
    return boxed(game, json.loads(text)) if text else game


class Boxes:
    """The boxes of accounts, one for each game. All methods block."""

    def __init__(self, kept: Store) -> None:
        """Keep them in this store."""
        self._store = kept

    def of(self, account: str) -> dict[str, Facts]:
        """The boxes of an account by game."""
        with self._store.reading() as connection:
            rows = connection.execute(sa.select(boxes.c.game, boxes.c.facts).where(boxes.c.account == account))
            return {row.game: json.loads(row.facts) for row in rows}

    def keep(self, account: str, game: Game[Any], facts: Facts) -> None:
        """Keep a box that fits, in place of an earlier one."""
        text = written(boxed(game, facts))
        with self._store.writing() as connection:
            _drop(connection, account, game.id)
            if text:
                row = {"account": account, "game": game.id, "facts": text, "changed": store.now()}
                connection.execute(boxes.insert().values(row))

    def drop(self, account: str, game: str) -> None:
        """Forget a box."""
        with self._store.writing() as connection:
            _drop(connection, account, game)


def _drop(connection: sa.Connection, account: str, game: str) -> None:
    """Delete the box of an account for a game."""
    connection.execute(boxes.delete().where(boxes.c.account == account, boxes.c.game == game))
