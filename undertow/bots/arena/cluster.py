"""Does jobs on a Ray cluster: a running one, or one started on this machine."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from undertow.bots.arena.entrant import EntrantFailed, is_own
from undertow.bots.arena.executor import TRIES, Executor, Job, WorkerDied


class NoCluster(Exception):
    """Ray did not start, or there is no cluster at the address."""


def on_ray(address: str, entrants: Iterable[str]) -> Executor:
    """An executor on a Ray cluster; without an address, on a temporary cluster of this machine."""
    return partial(_on_ray, address, sorted({name.partition(":")[0] for name in entrants if is_own(name)}))


def _on_ray(address: str, own_modules: list[str], jobs: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Do all jobs on the cluster, then disconnect."""
    ray: Any = import_module("ray")
    environment = {"py_modules": [_place(module) for module in own_modules]} if own_modules else {}
    dashboard = {} if address else {"include_dashboard": False}
    with redirect_stdout(sys.stderr):  # Ray reports dead workers on standard output, which is for the result
        try:
            ray.init(address or "local", runtime_env=environment, log_to_driver=False, **dashboard)
        except Exception as error:  # Ray raises plain exceptions
            raise NoCluster(f"Ray did not start: {' '.join(str(error).split())}") from None
        try:
            yield from _handed_out(ray, jobs)
        finally:
            ray.shutdown()


def _handed_out(ray: Any, jobs: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Submit two jobs per processor at a time; Ray retries those whose worker died."""
    play = ray.remote(max_retries=TRIES, num_cpus=1)(_do)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    coming, running = iter(jobs), dict[Any, Any]()
    while True:
        while len(running) < most and (job := next(coming, None)) is not None:
            running[play.remote(job)] = job
        if not running:
            return
        for done in ray.wait(list(running))[0]:
            job = running.pop(done)
            yield job, _answer(ray, job, done)


def _do(job: Any) -> Any:
    """The result of a job."""
    return job.do()


def _answer(ray: Any, job: Job, done: Any) -> Any:
    """The result of a finished Ray task; raises what the task raised."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, EntrantFailed):
            raise EntrantFailed(str(error.cause)) from None
        raise
    except ray.exceptions.WorkerCrashedError:
        raise WorkerDied(f"{TRIES + 1} workers died over {job.name}") from None


def _place(module: str) -> str:
    """The file or folder that a cluster needs to import a user's module."""
    top = import_module(module.partition(".")[0])
    file = Path(str(top.__file__))
    return str(file.parent if file.name == "__init__.py" else file)
