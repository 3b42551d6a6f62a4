"""Analyses of positions that people bring: measured by workers at the lowest priority, a few at a time for each client."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

from undertow.engine.components import told_facts
from undertow.engine.match import Match
from undertow.review.lines import STEPS
from undertow.server.limits import Counts, RateLimiter
from undertow.server.refusals import Refused
from undertow.server.workers.pool import REVIEWS, Pool, WorkerDied

_AT_ONCE = 2  # analyses of one client under way


class Analyses:
    """Asks workers for lines and verdicts. Lives on the event loop."""

    def __init__(self, pool: Pool, limiter: RateLimiter) -> None:
        """Nothing is analysed yet; `limiter` counts analyses of each client."""
        self._pool = pool
        self._limiter = limiter
        self._running = Counts(_AT_ONCE)
        self._asked: set[asyncio.Task[dict[str, Any]]] = set()

    def begin(self, client: str) -> None:
        """Count an analysis of a client, or refuse it."""
        self._limiter.take(client)
        self._running.take(client)

    async def lines(self, client: str, match: Match) -> AsyncIterator[dict[str, Any]]:
        """The lines of the seat to act, again and again, each time better; `begin` comes first."""
        with self._counted(client):
            for step in range(len(STEPS)):
                found = await self._ask({"kind": "lines", "step": step, **_job(match)})
                yield {"step": step, "is_last": step == len(STEPS) - 1, **found}

    async def verdict(self, client: str, match: Match, action: str) -> dict[str, Any]:
        """The verdict on an action of the seat to act; `begin` comes first."""
        with self._counted(client):
            return await self._ask({"kind": "verdict", "action": action, **_job(match)})

    async def close(self) -> None:
        """Stop what is under way."""
        for asked in self._asked:
            asked.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)

    @contextmanager
    def _counted(self, client: str) -> Iterator[None]:
        """Give back what `begin` counted."""
        try:
            yield
        finally:
            self._running.give_back(client)

    async def _ask(self, job: dict[str, Any]) -> dict[str, Any]:
        """A worker's answer. A client that goes away does not end the worker: a step is short, a new process is not."""
        asked = asyncio.create_task(self._pool.ask(job, REVIEWS))
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        try:
            return await asyncio.shield(asked)
        except WorkerDied:
            raise Refused("internal") from None


def _job(match: Match) -> dict[str, Any]:
    """What a worker needs to know of a position and its log."""
    facts = {"game": match.game.id, "rules": match.game.version, "components": told_facts(match.game)}
    return {**facts, "position": match.position, "log": list(match.log)}
