"""Plays what an arena's file still lacks, and writes it down."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from undertow.bots.arena.executor import Executor, Task
from undertow.bots.arena.playing import ArenaTable, Played
from undertow.bots.arena.results import Results
from undertow.bots.arena.schedule import Fixture


class Open:
    """An arena with its file and the matches that are still to be played."""

    def __init__(self, table: ArenaTable, results: Results, planned: Iterable[Fixture], folder: Path | None = None) -> None:
        """Leave out what the file has already; match files go to the folder, if there is one."""
        self.table = table
        self.results = results
        self.missing = [fixture for fixture in planned if fixture not in results.matches]
        self.folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def tasks(self) -> Iterator[Task]:
        """The missing matches, in order."""
        for fixture in self.missing:
            yield Task(self.table, fixture, self.folder is not None)

    def take(self, match: Played) -> None:
        """Write a match down."""
        if self.folder is not None:
            (self.folder / f"{file_name(match)}.match").write_text(match.match, encoding="utf-8")
        self.results.add(match)


def file_name(match: Played) -> str:
    """A name for the file of a match: its deal and who sat where."""
    return f"{match.deal:05}-" + "-".join(name.replace(":", ".") for name in match.seating)


def play_all(
    arenas: Sequence[Open],
    executor: Executor,
    advance: Callable[[Played], None] = lambda _: None,
    seconds: float | None = None,
) -> bool:
    """Play what is missing in turn, one match from each arena; False if the time was over before all had begun."""
    by_table = {id(arena.table): arena for arena in arenas}
    until = None if seconds is None else time.monotonic() + seconds
    coming = _Until((task for row in zip_longest(*(arena.tasks() for arena in arenas)) for task in row if task), until)
    running = executor(coming)
    try:
        for task, match in running:
            by_table[id(task.table)].take(match)
            advance(match)
    finally:
        close = getattr(running, "close", None)
        if close is not None:
            close()
    return not coming.is_cut


class _Until:
    """Tasks, until a moment has come."""

    def __init__(self, tasks: Iterator[Task], until: float | None) -> None:
        """Nothing is cut yet."""
        self._tasks = tasks
        self._until = until
        self.is_cut = False

    def __iter__(self) -> "_Until":
        """It is its own iterator."""
        return self

    def __next__(self) -> Task:
        """The next task, unless the time is over."""
        task = next(self._tasks)
        if self._until is not None and time.monotonic() >= self._until:
            self.is_cut = True
            raise StopIteration
        return task
