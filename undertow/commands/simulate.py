"""`undertow simulate`: statistics over many matches between bots."""

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from undertow.bots import check_bot
from undertow.bots.simulation import Summary
from undertow.bots.simulation import simulate as simulate_games
from undertow.commands.arena import JobsOption, RayAddressOption, RayOption, clear_executor_errors, executor_for
from undertow.commands.console import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    SeedOption,
    clear_errors,
    game_with,
    out,
    read_options,
)
from undertow.commands.progress import progress_bar
from undertow.engine.game import Game, Message, OptionError
from undertow.engine.language import language


def simulate(
    id: GameArgument,
    seats: Annotated[int, typer.Option(help="Number of seats; by default the smallest.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many matches to play.")] = 100,
    bot: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one per seat, separated by commas.")
    ] = "greedy",
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
    option: OptionsOption = [],  # noqa: B006
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many matches and print statistics: lengths, scores, wins, endings."""
    with clear_errors(), clear_executor_errors():
        game = game_with(id, components)
        names = [name.strip() for name in bot.split(",")]
        count = seats or (len(names) if len(names) > 1 else game.seats[0])
        names = names * count if len(names) == 1 else names
        for name in names:
            check_bot(name, game.id)
        if len(names) != count:
            raise OptionError(Message("usage-bots", {"bots": len(names), "seats": count}))
        executor = executor_for(jobs, ray, ray_address, ())
        options = game.check_options(count, read_options(option))
        with progress_bar() as bar:
            task = bar.add_task("Playing", total=games)
            summary = simulate_games(game, options, names, games, seed, lambda: bar.advance(task), executor)
        if as_json:
            typer.echo(json.dumps(summary.as_dict()))
        else:
            _print_summary(game, summary)


def _print_summary(game: Game[Any], summary: Summary) -> None:
    """Print the statistics as tables."""
    facts = summary.as_dict()
    length = facts["decisions"]
    games = "1 game" if facts["games"] == 1 else f"{facts['games']} games"
    out.print(f"{games}, {length['least']} to {length['most']} decisions, {length['mean']:.1f} on average")
    by_seat = Table("seat", "win share", "mean score")
    for seat, (share, score) in enumerate(zip(summary.seat_shares, summary.seat_scores, strict=True)):
        by_seat.add_row(str(seat), f"{share:.1%}", f"{score:.2f}")
    by_bot = Table("bot", "win share at one seat")
    for name, share in summary.bot_shares.items():
        by_bot.add_row(name, f"{share:.1%}")
    words = language("en", game.folder)
    endings = Table("how it ended", "games")
    for ending, count in summary.endings.most_common():
        endings.add_row(words.word(ending), str(count))
    out.print(by_seat, by_bot, endings)
