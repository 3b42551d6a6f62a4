"""Reviews of finished matches: measured by workers at the lowest priority, quickly first, then well, and kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from undertow.server.background import outline
from undertow.server.storage import kept_reviews
from undertow.server.storage.store import Store
from undertow.server.workers.pool import REVIEWS, Pool

log = logging.getLogger("undertow.server")

EFFORTS = ("quick", "normal")
_AT_ONCE = 4  # events of one job: a bot's move waits no longer than this
_KEPT = 64  # matches whose reviews are kept


@dataclass
class RunningReview:
    """The review of one match: what was measured so far at each effort."""

    file: str
    names: tuple[str, ...]
    total: int
    id: str = ""  # under which its findings are kept; empty if nowhere
    findings: dict[str, list[Any]] = field(default_factory=lambda: {effort: [] for effort in EFFORTS})
    reports: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)  # by effort and language
    task: asyncio.Task[None] | None = None
    has_failed: bool = False

    @property
    def done(self) -> int:
        """Events measured, over all efforts."""
        return sum(len(found) for found in self.findings.values())

    @property
    def effort(self) -> str | None:
        """The best effort that is complete; None while there is none."""
        complete = [effort for effort in EFFORTS if len(self.findings[effort]) == self.total]
        return complete[-1] if complete else None


class KeptFindings:
    """Complete findings in the database."""

    def __init__(self, store: Store, work: Callable[..., Awaitable[Any]]) -> None:
        """Keep the store; `work` runs a blocking call in a thread."""
        self._store = store
        self._work = work

    async def load(self, running: RunningReview) -> None:
        """Take what an earlier review of the match has found."""
        if running.id:
            for effort, found in (await self._work(self._load, running.id)).items():
                if effort in running.findings and len(found) == running.total:
                    running.findings[effort] = found

    async def keep(self, running: RunningReview, effort: str) -> None:
        """Keep what was found at an effort."""
        if running.id:
            await self._work(self._keep, running.id, effort, running.findings[effort])

    def _load(self, id: str) -> dict[str, list[Any]]:
        """The findings of a review, by effort."""
        with self._store.writing() as connection:
            kept_reviews.touch(connection, id)
            return kept_reviews.findings(connection, id)

    def _keep(self, id: str, effort: str, found: list[Any]) -> None:
        """Write findings."""
        with self._store.writing() as connection:
            kept_reviews.keep(connection, id, effort, found)


class Reviews:
    """Starts reviews and answers how far they are. Lives on the event loop."""

    def __init__(self, pool: Pool, kept: KeptFindings | None = None) -> None:
        """Nothing is reviewed yet; `kept` holds earlier findings."""
        self._pool = pool
        self._found = kept
        self._kept: OrderedDict[str, RunningReview] = OrderedDict()

    def has(self, table: str) -> bool:
        """Whether a table's match is reviewed already, or is being reviewed."""
        return table in self._kept and not self._kept[table].has_failed

    def begin(self, table: str, file: str, names: tuple[str, ...], total: int, id: str = "") -> None:
        """Review a match, unless that was begun before; `table` is its table or, for a file, its review's id."""
        if self.has(table):
            self._kept.move_to_end(table)
            return
        running = RunningReview(file, names, total, id)
        self._kept[table] = running
        running.task = asyncio.create_task(self._measure(table, running))
        while len(self._kept) > _KEPT:
            _, oldest = self._kept.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def progress(self, table: str, lang: str) -> dict[str, Any] | None:
        """How far a review is, with its best report so far; None if it was never begun."""
        running = self._kept.get(table)
        if running is None:
            return None
        effort = running.effort
        found = None if effort is None else await self._report(table, running, effort, lang)
        return {
            "id": table,
            "done": running.done,
            "total": len(EFFORTS) * running.total,
            "is_over": running.effort == EFFORTS[-1],
            "has_failed": running.has_failed,
            "review": found,
        }

    async def close(self) -> None:
        """Stop measuring."""
        tasks = [running.task for running in self._kept.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _measure(self, table: str, running: RunningReview) -> None:
        """Measure all events at each effort."""
        try:
            if self._found is not None:
                await self._found.load(running)
            for effort in EFFORTS:
                found = running.findings[effort]
                is_new = len(found) < running.total
                while len(found) < running.total:
                    job = {"kind": "review", "game": table, "file": running.file, "effort": effort, "first": len(found)}
                    found += (await self._pool.ask({**job, "count": _AT_ONCE}, REVIEWS, table))["findings"]
                if is_new and self._found is not None:
                    await self._found.keep(running, effort)
        except Exception as error:
            running.has_failed = True
            log.error("a match could not be reviewed", extra={"table": table[:6], "error": outline(error)})

    async def _report(self, table: str, running: RunningReview, effort: str, lang: str) -> dict[str, Any]:
        """The report of an effort in a language."""
        if (effort, lang) not in running.reports:
            job = {"kind": "report", "game": table, "file": running.file, "effort": effort, "lang": lang}
            facts = {**job, "findings": running.findings[effort], "names": running.names}
            running.reports[effort, lang] = (await self._pool.ask(facts, REVIEWS, table))["review"]
        return running.reports[effort, lang]
