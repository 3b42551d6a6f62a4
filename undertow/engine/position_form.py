"""A position as a form: its entries one by one, with what each may hold."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from undertow.engine.game import Game
from undertow.engine.notation import Field
from undertow.engine.state import State


@dataclass(frozen=True)
class FormEntry:
    """An entry of a position: its key and index, how it is edited, what it holds, and whether it can be unknown."""

    key: str
    index: str
    field: Field
    items: tuple[str, ...]
    is_secret: bool


def form_of(game: Game[Any], state: State, viewer: int | None = None) -> list[FormEntry]:
    """The entries of a position in their order, also those that hold nothing; for a viewer with `?`."""
    if game.notation is None:
        return []
    return list(_entries(game, state, viewer))


def _entries(game: Game[Any], state: State, viewer: int | None) -> Iterator[FormEntry]:
    """Each entry for each of its indices."""
    facts, seats = game.notation.facts(state), len(state.scores())  # type: ignore[union-attr]
    for entry in game.notation.entries.values():  # type: ignore[union-attr]
        for index, label in enumerate(entry.labels(seats)):
            if entry.by and not label:
                continue
            secret = entry.secret(facts, viewer, index) if viewer is not None and entry.secret else None
            items = entry.codec.write(entry.values(facts, index)) if secret is None else secret
            yield FormEntry(entry.key, label, entry.codec.field, tuple(items), entry.secret is not None)
