"""Numbers about a server process for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from undertow.server.jobs import Jobs, Pool
from undertow.server.tables import Tables

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
        self.move_seconds = Histogram(
            "undertow_move_seconds", "From receiving a move to its answer", registry=self.registry, buckets=_SECONDS
        )
        self.notices = Counter(
            "undertow_notices", "Notices tried by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self.sockets = Gauge("undertow_sockets", "Open WebSockets", registry=self.registry)

    def watch(self, tables: Tables, jobs: Jobs, pool: Pool) -> None:
        """Show numbers that others keep."""
        in_memory = Gauge("undertow_tables_in_memory", "Tables kept in memory", registry=self.registry)
        in_memory.set_function(tables.in_memory)
        moves = Gauge("undertow_bot_moves_total", "Moves made by bots", registry=self.registry)
        moves.set_function(lambda: jobs.moves)
        workers = Gauge("undertow_bot_workers", "Worker processes that run", registry=self.registry)
        workers.set_function(lambda: len(pool.pids()))
        replaced = Gauge(
            "undertow_bot_workers_replaced_total", "Worker processes that died in a job", registry=self.registry
        )
        replaced.set_function(lambda: pool.replaced)

    def text(self) -> bytes:
        """All numbers as Prometheus reads them."""
        return generate_latest(self.registry)
