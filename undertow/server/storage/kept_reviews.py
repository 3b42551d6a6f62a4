"""Findings of reviews, kept by match, rules version and engine. Works inside the caller's transaction."""

import json
from typing import Any

import sqlalchemy as sa

from undertow.server.storage.schema import reviews
from undertow.server.storage.store import now


def findings(connection: sa.Connection, id: str) -> dict[str, list[Any]]:
    """The complete findings of a review, by effort."""
    query = sa.select(reviews.c.effort, reviews.c.findings).where(reviews.c.id == id)
    return {row.effort: json.loads(row.findings) for row in connection.execute(query)}


def keep(connection: sa.Connection, id: str, effort: str, found: list[Any]) -> None:
    """Keep the findings of an effort; another server may have kept them before."""
    connection.execute(reviews.delete().where(reviews.c.id == id, reviews.c.effort == effort))
    facts = {"id": id, "effort": effort, "findings": json.dumps(found, ensure_ascii=False), "changed": now()}
    connection.execute(reviews.insert().values(facts))


def touch(connection: sa.Connection, id: str) -> None:
    """Note that a review was asked for."""
    connection.execute(reviews.update().where(reviews.c.id == id).values(changed=now()))
