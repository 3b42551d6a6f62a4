"""Plays the missing matches of arenas and stores them."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from undertow.bots.arena.executor import Executor, Task
from undertow.bots.arena.playing import ArenaSetup, Played
from undertow.bots.arena.results import Results
from undertow.bots.arena.schedule import Fixture


class Open:
    """An arena with its results and its missing matches."""

    def __init__(self, setup: ArenaSetup, results: Results, planned: Iterable[Fixture], folder: Path | None = None) -> None:
        """Find the missing matches; match files go into the folder, if given."""
        self.setup = setup
        self.results = results
        self.planned = tuple(planned)
        self.missing = [fixture for fixture in self.planned if fixture not in results.matches]
        self.folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def tasks(self) -> Iterator[Task]:
        """The missing matches, in order."""
        for fixture in self.missing:
            yield Task(self.setup, fixture, self.folder is not None)

    def take(self, match: Played) -> None:
        """Store a match."""
        if self.folder is not None:
            (self.folder / f"{file_name(match)}.match").write_text(match.match, encoding="utf-8")
        self.results.add(match)


def file_name(match: Played) -> str:
    """The name of a match file: deal and seating."""
    return f"{match.deal:05}-" + "-".join(name.replace(":", ".") for name in match.seating)


def play_all(
    arenas: Sequence[Open],
    executor: Executor,
    advance: Callable[[Played], None] = lambda _: None,
    seconds: float | None = None,
) -> bool:
    """Play missing matches, alternating between arenas; False if time ran out."""
    by_setup = {id(arena.setup): arena for arena in arenas}
    until = None if seconds is None else time.monotonic() + seconds
    coming = _Until((task for row in zip_longest(*(arena.tasks() for arena in arenas)) for task in row if task), until)
    running = executor(coming)
    try:
        for task, match in running:
            by_setup[id(task.setup)].take(match)
            advance(match)
    finally:
        close = getattr(running, "close", None)
        if close is not None:
            close()
    return not coming.is_cut


class _Until:
    """An iterator over tasks that ends at a given time."""

    def __init__(self, tasks: Iterator[Task], until: float | None) -> None:
        """Keep the tasks and the end time."""
        self._tasks = tasks
        self._until = until
        self.is_cut = False

    def __iter__(self) -> "_Until":
        """Return itself."""
        return self

    def __next__(self) -> Task:
        """The next task, unless the time is over."""
        task = next(self._tasks)
        if self._until is not None and time.monotonic() >= self._until:
            self.is_cut = True
            raise StopIteration
        return task
