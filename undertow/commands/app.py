"""The command line. Each command's module is imported only when it runs, for a quick start."""

import importlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from typer._click.exceptions import ClickException, NoArgsIsHelpError
from typer.core import TyperCommand, TyperGroup

from undertow.engine import compiled

PLAY, STUDY, PROGRAM, HOST = "Play", "Study", "Program", "Host"


@dataclass(frozen=True)
class Command:
    """A command: `undertow.commands.NAME` has the function `NAME` that runs it, with _ for -."""

    name: str
    panel: str
    summary: str


COMMANDS = (
    Command("serve", PLAY, "Play on the page: serve it and its tables."),
    Command("table", PLAY, "Play in the terminal, against bots or with others at this screen."),
    Command("games", PLAY, "List the games with their seats, minutes and options."),
    Command("rules", PLAY, "Print the rules of a game."),
    Command("score", PLAY, "Work out the best score of a player's cards."),
    Command("components", PLAY, "Print what is in a game's box."),
    Command("replay", STUDY, "Check a match file and show the match."),
    Command("picture", STUDY, "Draw the board of a match file or a position as SVG or PNG."),
    Command("verify", STUDY, "Check the chance of a match file, or a position."),
    Command("simulate", STUDY, "Let bots play many matches and print statistics."),
    Command("arena", STUDY, "Compare bots on the same deals."),
    Command("ladder", STUDY, "Measure the strength of all levels."),
    Command("analyse", STUDY, "Search a position for the best lines and tell why."),
    Command("review", STUDY, "Review matches: luck and skill told apart, mistakes and key moments."),
    Command("puzzles", STUDY, "Mine puzzles from matches between bots, and verify them."),
    Command("calibrate", STUDY, "Compare predicted win shares with the results of matches."),
    Command("engine", PROGRAM, "Answer other programs on standard input and output."),
    Command("new-game", PROGRAM, "Write the package of a new game, which passes all laws."),
    Command("train", PROGRAM, "Train a value network from self-play."),
    Command("export", PROGRAM, "Write matches as Parquet, one row per decision."),
    Command("bench", PROGRAM, "Measure the speed of the rules."),
    Command("migrate", HOST, "Bring a database up to date."),
    Command("admin", HOST, "Look after a server's database: close, ban, rename, purge, prune, backup, restore."),
)


class QuickConversion:
    """Passes texts and missing values on; typer converts others. Its conversion imports pydantic, which is slow."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value for the command's function."""
        if value is None or param.type_descriptor.annotation is str:
            return value
        param._runtime_param = None
        return param.get_runtime_param().coerce(value, param=param, ctx=ctx)


def converted_quickly(parameters: list[Any]) -> list[Any]:
    """The parameters; those with one value are converted quickly."""
    for each in parameters:
        if each.nargs == 1 and not each.multiple and getattr(each, "_runtime_param", "") is None:
            each._runtime_param = QuickConversion()
    return parameters


class QuickCommand(TyperCommand):
    """A command that converts its parameters quickly."""

    def get_params(self, ctx: Any) -> list[Any]:
        """All parameters, `--help` included."""
        return converted_quickly(super().get_params(ctx))


class LazyGroup(TyperGroup):
    """A group whose commands are stubs for the help page; the real one is imported when it runs."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        """Write the commands in plain text under the heading of their panel."""
        for panel in dict.fromkeys(each.panel for each in COMMANDS):
            with formatter.section(panel):
                formatter.write_dl([(each.name, each.summary) for each in COMMANDS if each.panel == panel])

    def get_params(self, ctx: Any) -> list[Any]:
        """The options of `undertow` itself, converted quickly."""
        return converted_quickly(super().get_params(ctx))

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; errors in the command line are told in the reader's language."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except ClickException as error:
            if not standalone_mode:
                raise
            sys.exit(_show(error))
        except typer.Abort:
            sys.exit(1)
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Replace the stub by the real command."""
        name, stub, rest = super().resolve_command(ctx, args)
        return name, None if stub is None else load(str(name)), rest


def _show(error: ClickException) -> int:
    """Print an error in the command line; returns the exit code."""
    if isinstance(error, NoArgsIsHelpError):  # which holds the whole help
        error.show()
        return error.exit_code
    from undertow.commands.console import own_language, visible
    from undertow.commands.usage_errors import lines_of
    from undertow.engine.language import language

    for line in lines_of(error, language(own_language())):
        typer.echo(visible(line), err=True)
    return error.exit_code


def load(name: str) -> Any:
    """Import a command."""
    module = importlib.import_module(f"undertow.commands.{name.replace('-', '_')}")
    function = getattr(module, name.replace("-", "_"))
    if isinstance(function, typer.Typer):  # with commands of its own
        return typer.main.get_command(function)
    single = typer.Typer(add_completion=False, rich_markup_mode=None)
    single.command(name, cls=QuickCommand, context_settings=getattr(module, "CONTEXT_SETTINGS", None))(function)
    return typer.main.get_command(single)


app = typer.Typer(
    help="Published board games as fast, exact rules, with bots.",
    no_args_is_help=True,
    cls=LazyGroup,
    rich_markup_mode=None,  # importing what typer needs for coloured help takes longer than the rest of the start
)
for each in COMMANDS:
    app.command(each.name, help=each.summary)(lambda: None)


def _print_version(wanted: bool) -> None:
    """Print the version and stop, if asked to."""
    if wanted:
        from undertow import __version__

        typer.echo(f"undertow {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Warn if the rules run interpreted; make modules of this folder importable."""
    sys.path.append(str(Path.cwd()))
    if compiled.runs_sources():
        from undertow.commands.console import err

        err.print("undertow: running interpreted, about 50 times slower than compiled", style="yellow", highlight=False)
