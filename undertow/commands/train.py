"""`undertow train`: train a value network and compare it with the shipped one."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from undertow.bots.weights import Weights, WeightsError, read, write
from undertow.commands.arena import JobsOption, RayAddressOption, RayOption, clear_executor_errors, executor_for
from undertow.commands.console import GameArgument, SeedOption, clear_errors, found_game, out
from undertow.commands.progress import progress_bar
from undertow.engine.game import OptionError
from undertow.training.curve import check_picture, write_curve
from undertow.training.pipeline import History, as_weights, evaluated, fit, proven, self_play, trial_matches


def train(
    id: GameArgument,
    seats: Annotated[int, typer.Option(help="Number of seats; by default the smallest.")] = 0,
    games: Annotated[int, typer.Option(min=20, help="Matches of self-play to learn from.")] = 4000,
    iterations: Annotated[
        int,
        typer.Option(min=0, help="Iterations of the searches that play them; 0 lets greedy bots play."),
    ] = 0,
    trial: Annotated[int, typer.Option(min=0, help="Matches of the evaluation; 0 skips evaluation.")] = 200,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
    to: Annotated[Path | None, typer.Option("--out", help="Where to write the weights.", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue from the weights in this file.", show_default=False)] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the curve as this .svg or .png.", show_default=False)] = None,
) -> None:
    """Train a value network from self-play. After Ctrl-C, continue with --resume.

    Play with the weights under the name expert@FILE, for example in `undertow arena --bots expert,expert@FILE`.
    """
    with clear_errors(), clear_executor_errors():
        game = found_game(id)
        executor = executor_for(jobs, ray, ray_address, ())
        count = seats or game.seats[0]
        game.check_options(count, {})
        target = to or Path(f"{game.id}-{count}.json")
        before = _resumed(resume, game.id, count)
        if plot is not None:
            check_picture(plot)
        with progress_bar() as bar:
            playing = bar.add_task("Playing", total=games)
            dataset = self_play(game, count, games, seed, lambda: bar.advance(playing), iterations, executor)
            history, command = History(), shlex.join(["undertow", *sys.argv[1:]])
            learning = bar.add_task("Learning", total=None)
            weights = before
            for numbers in fit(dataset, before, seed, history):
                weights = as_weights(game, dataset, numbers, command)
                write(weights, target)
                bar.update(learning, completed=len(history.losses))
            bar.update(learning, total=len(history.losses), completed=len(history.losses))
            if plot is not None:
                write_curve(plot, f"{game.name}, {count} seats", history)
            if weights is None:
                raise OptionError("the loss did not improve; play more matches with --games")
            _say(history, target)
            if trial:
                evaluating = bar.add_task("Evaluating", total=trial_matches(count, trial))
                found = evaluated(game, weights, trial, seed, lambda: bar.advance(evaluating), executor)
                write(proven(weights, found), target)
        if trial:
            verdict = "better than the shipped weights" if found.is_better else "not proven better than the shipped weights"
            out.print(f"{found}: {verdict}", highlight=False)
            raise typer.Exit(0 if found.is_better else 1)


def _resumed(path: Path | None, game: str, seats: int) -> Weights | None:
    """The weights in the file given by --resume; None without one."""
    if path is None:
        return None
    try:
        found = read(path)
    except WeightsError as error:
        raise OptionError(str(error)) from None
    if (found.game, found.seats) != (game, seats):
        raise OptionError(f"{path} is about {found.game} with {found.seats} seats")
    return found


def _say(history: History, target: Path) -> None:
    """Print the losses of the training and where the weights are."""
    if not history.losses:
        return
    out.print(
        f"{history.positions:,} positions; validation loss {min(history.losses):.4f}, "
        f"{history.estimate_loss:.4f} with the estimate; weights in {target}",
        highlight=False,
    )
