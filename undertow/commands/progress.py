"""The progress bar of commands that play many matches."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from undertow.commands.console import err


def progress_bar() -> Progress:
    """A progress bar with the number done, the elapsed and the remaining time."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left", TimeRemainingColumn())
    return Progress("{task.description}", *columns, console=err)
