"""Metrics of a server for Prometheus, over one or several processes."""

import os
from collections.abc import Callable
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from undertow.server.live.tables import Tables
from undertow.server.workers.jobs import Jobs
from undertow.server.workers.pool import Pool

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # shared by all processes, so that each can report the totals
_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The counters of one process, in a registry of their own."""

    def __init__(self) -> None:
        """Everything is at zero."""
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "undertow_requests", "HTTP requests by route and status", ["route", "status"], registry=self.registry
        )
        self.moves = Counter("undertow_moves", "Move requests of people by outcome", ["outcome"], registry=self.registry)
        self.accepted = self.moves.labels("accepted")  # looked up once, for it counts nearly every move
        self.move_seconds = Histogram(
            "undertow_move_seconds", "From receiving a move to its answer", registry=self.registry, buckets=_SECONDS
        )
        self.notices = Counter(
            "undertow_notices", "Notices tried by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self.sockets = self._gauge("undertow_sockets", "Open WebSockets")
        self._kept: list[tuple[Gauge, Callable[[], int]]] = []

    def watch(self, tables: Tables, jobs: Jobs, pool: Pool) -> None:
        """Add gauges whose values are read at each `refresh`."""
        self._kept = [
            (self._gauge("undertow_tables_in_memory", "Tables kept in memory"), tables.in_memory),
            (self._gauge("undertow_bot_workers", "Worker processes that run"), lambda: len(pool.pids())),
            (self._total("undertow_bot_moves_total", "Moves made by bots"), lambda: jobs.moves),
            (self._total("undertow_bot_workers_replaced_total", "Workers that died or hung"), lambda: pool.replaced),
            (
                self._total("undertow_bot_short_moves_total", "Moves with less thinking than the level's"),
                lambda: jobs.short_moves,
            ),
            (self._total("undertow_tables_reloaded_total", "Stuck tables loaded again"), lambda: jobs.reloads),
            (self._total("undertow_bot_simple_moves_total", "Moves made for a stuck bot"), lambda: jobs.simple_moves),
            (self._gauge("undertow_tables_stuck", "Tables that could not be freed yet"), jobs.stuck),
        ]

    def _gauge(self, name: str, meaning: str, mode: Literal["livesum", "sum"] = "livesum") -> Gauge:
        """A gauge that is summed over processes."""
        return Gauge(name, meaning, registry=self.registry, multiprocess_mode=mode)

    def _total(self, name: str, meaning: str) -> Gauge:
        """A gauge that only grows, summed over live and ended processes."""
        return self._gauge(name, meaning, "sum")

    def refresh(self) -> None:
        """Read the current values of all added gauges."""
        for gauge, number in self._kept:
            gauge.set(number())

    def text(self) -> bytes:
        """All metrics in Prometheus text format, summed over processes."""
        self.refresh()
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together, os.environ[FOLDER])  # type: ignore[no-untyped-call]
        return generate_latest(together)
