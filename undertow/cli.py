"""The command line: every command with help, clear errors, and --json where a program may read the answer."""

import json
import os
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import undertow
from undertow.bots import bots
from undertow.bots.levels import MIDDLE
from undertow.bots.simulation import Summary
from undertow.bots.simulation import simulate as simulate_games
from undertow.bots.speed import measure
from undertow.commands import arena, export, ladder, train
from undertow.commands.console import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    LanguageOption,
    OptionsOption,
    clear_errors,
    err,
    out,
    read_options,
)
from undertow.engine import compiled, rulestext
from undertow.engine.chance import SEED_BYTES, commitment, new_seed
from undertow.engine.game import Game, OptionError
from undertow.engine.language import LANGUAGES, Language, language
from undertow.engine.match import Match, fingerprint, replayed, verify_chance
from undertow.engine.matchfile import LONGEST_NAME, MatchFile, read
from undertow.engine.scorer import best_score, told_by
from undertow.engine.state import OVER, SPECTATOR
from undertow.games import drawing, scorer
from undertow.terminal import YOU, LeftTable, TerminalTable, print_rules

app = typer.Typer(help="Published board games as fast, exact rules, with bots.", no_args_is_help=True, add_completion=False)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("export")(export.export)
app.command("train")(train.train)

DatabaseOption = Annotated[
    str, typer.Option(envvar="UNDERTOW_DATABASE", help="sqlite:///FILE or postgresql://…; a file of your own if left out.")
]


@app.callback()
def main() -> None:
    """Say so where the slow way is taken."""
    if not compiled.is_compiled():
        err.print("undertow: running interpreted, about 50 times slower than compiled", style="yellow", highlight=False)


def _language() -> str:
    """The language of the environment, if we have it."""
    code = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2].lower()
    return code if code in LANGUAGES else "en"


def _sitting(seats: str) -> list[str]:
    """Who sits where, from a list such as "you,bot,random"."""
    sitting = [word.strip().lower() for word in seats.split(",")]
    for index, word in enumerate(sitting):
        if word == "bot":
            sitting[index] = MIDDLE
        elif word != YOU and word not in bots():
            raise OptionError(f"a seat is {YOU}, bot or one of {', '.join(bots())}, not {word!r}")
    return sitting


def _names(sitting: Sequence[str], words: Language) -> list[str]:
    """Names for the people and bots at a table."""
    kinds = ["player-name" if who == YOU else "bot-name" for who in sitting]
    return [words.word(kind, number=seat) for seat, kind in enumerate(kinds, 1)]


def _game(id: str, components: Path | None) -> Game[Any]:
    """The game with that id, with the components of another file where one is named."""
    found = undertow.game(id)
    return found if components is None else found.with_components(components)


def _read_match(file: Path, components: Path | None) -> MatchFile:
    """The match in a file, or standard input for "-"."""
    data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    return read(data, lambda game: _game(game, components))


@app.command("games")
def list_games(lang: LanguageOption = "", as_json: JsonOption = False) -> None:
    """List the games with their seats, minutes and options."""
    with clear_errors():
        _list_games(lang or _language(), as_json)


def _list_games(code: str, as_json: bool) -> None:
    """All games, for people or programs."""
    listed: list[dict[str, Any]] = [
        {
            "id": game.id,
            "name": game.name,
            "designer": game.designer,
            "rules": game.version,
            "seats": list(game.seats),
            "minutes": list(game.minutes),
            "options": {option.id: list(option.values) for option in game.options},
        }
        for game in map(undertow.game, undertow.games())
    ]
    if as_json:
        typer.echo(json.dumps(listed, ensure_ascii=False))
        return
    for game in map(undertow.game, undertow.games()):
        words = language(code, game.folder)
        people = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
        out.print(
            f"[bold]{game.id}[/]  {game.name}, {game.designer}, {people} seats, {game.minutes[0]}–{game.minutes[1]} min"
        )
        out.print(f"  {words.word('game-sentence')}", highlight=False, markup=False)
        for option in game.options:
            label = words.word(f"option-{option.id.replace('_', '-')}")
            out.print(f"    {option.id} = {' | '.join(option.values)}   {label}", highlight=False, markup=False)


@app.command()
def table(
    game: GameArgument,
    seats: Annotated[str, typer.Option(help="Who sits where: you, bot, random or greedy, separated by commas.")] = "",
    option: OptionsOption = [],  # noqa: B006
    lang: LanguageOption = "",
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    seed: Annotated[str, typer.Option(help="Seed of chance, 64 hexadecimal digits; drawn anew if left out.")] = "",
    resume: Annotated[Path | None, typer.Option(help="Take up a saved match.", show_default=False)] = None,
    components: ComponentsOption = None,
) -> None:
    """Play in the terminal, against bots or with others at this screen."""
    with clear_errors():
        rules = _game(game, components)
        words = language(lang or _language(), rules.folder)
        sitting = _sitting(seats or ",".join([YOU] + ["bot"] * (rules.seats[0] - 1)))
        chance = _seed(seed)
        if resume is None:
            names = _names(sitting, words)
            if name and YOU in sitting:
                names[sitting.index(YOU)] = _checked_name(name)
            match = Match(rules, len(sitting), {"first": "lot", **read_options(option)}, names)
        else:
            match, chance = _resumed(rules, _read_match(resume, components), sitting, chance, words)
        terminal_table = TerminalTable(match, sitting, chance, words, out)
        try:
            terminal_table.run()
        except (LeftTable, KeyboardInterrupt):
            _keep(terminal_table, sitting, words, components)


def _seed(text: str) -> bytes:
    """The seed of chance as bytes."""
    if not text:
        return new_seed()
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise OptionError(f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    return seed


def _checked_name(name: str) -> str:
    """A name that a match file can hold."""
    name = name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise OptionError(f"a name has 1 to {LONGEST_NAME} printable characters")
    return name


def _resumed(rules: Game[Any], saved: MatchFile, sitting: list[str], chance: bytes, words: Language) -> tuple[Match, bytes]:
    """A saved match of this game, with its own chance, for these players."""
    if saved.match.game.id != rules.id:
        raise OptionError(f"this is a match of {saved.match.game.id}, not of {rules.id}")
    if saved.match.seats != len(sitting):
        raise OptionError(f"the match has {saved.match.seats} seats; say who sits there, for example --seats you,bot,bot")
    if not saved.match.names:
        saved.match.names = tuple(_names(sitting, words))
    return saved.match, saved.seed or chance


def _keep(terminal_table: TerminalTable, sitting: Sequence[str], words: Language, components: Path | None) -> None:
    """Nothing is lost: an unfinished match goes to the user's data folder."""
    match = terminal_table.match
    if not match.log or match.turn == OVER:
        return
    folder = user_data_path("undertow", ensure_exists=True)
    number = 1
    while (file := folder / f"{match.game.id}-{number}.match").exists():
        number += 1
    terminal_table.save(file)
    command = f"undertow table {match.game.id} --seats {','.join(sitting)} --resume {file}"
    if components is not None:
        command += f" --components {components}"
    out.print("\n" + words.word("table-kept", command=command), markup=False, highlight=False, soft_wrap=True)


@app.command()
def simulate(
    game: GameArgument,
    seats: Annotated[int, typer.Option(help="Number of seats; the least if left out.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many matches to play.")] = 100,
    bot: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one a seat, separated by commas.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same output.")] = 1,
    option: OptionsOption = [],  # noqa: B006
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many matches and print statistics: lengths, scores, wins by seat and bot, how the games ended."""
    with clear_errors():
        rules = _game(game, components)
        names = [name.strip() for name in bot.split(",")]
        count = seats or (len(names) if len(names) > 1 else rules.seats[0])
        names = names * count if len(names) == 1 else names
        if unknown := [name for name in names if name not in bots()]:
            raise OptionError(f"there is no bot {unknown[0]!r}; there are {', '.join(bots())}")
        if len(names) != count:
            raise OptionError(f"{len(names)} bots for {count} seats")
        options = rules.check_options(count, read_options(option))
        with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err) as bar:
            task = bar.add_task("Playing", total=games)
            summary = simulate_games(rules, options, names, games, seed, lambda: bar.advance(task))
        if as_json:
            typer.echo(json.dumps(summary.as_dict()))
        else:
            _print_summary(rules, summary)


def _print_summary(rules: Game[Any], summary: Summary) -> None:
    """Statistics for people."""
    facts = summary.as_dict()
    length = facts["decisions"]
    out.print(f"{facts['games']} games, {length['least']} to {length['most']} decisions, {length['mean']:.1f} on average")
    by_seat = Table("seat", "win share", "mean score")
    for seat, (share, score) in enumerate(zip(summary.seat_shares, summary.seat_scores, strict=True)):
        by_seat.add_row(str(seat), f"{share:.1%}", f"{score:.2f}")
    by_bot = Table("bot", "win share at one seat")
    for name, share in summary.bot_shares.items():
        by_bot.add_row(name, f"{share:.1%}")
    words = language("en", rules.folder)
    endings = Table("how it ended", "games")
    for ending, count in summary.endings.most_common():
        endings.add_row(words.word(ending), str(count))
    out.print(by_seat, by_bot, endings)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file, or - for standard input.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this many actions.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Tell it with the knowledge of this seat; all is told if left out.")
    ] = None,
    lang: LanguageOption = "",
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Check a match file and show the match: its log, the board at the end or after some actions, the result."""
    with clear_errors():
        saved = _read_match(file, components)
        whole = saved.match
        if to is not None and to > len(whole.log):
            raise OptionError(f"{file} has only {len(whole.log)} actions")
        if seat is not None and not 0 <= seat < whole.seats:
            raise OptionError(f"there is no seat {seat}; seats go from 0 to {whole.seats - 1}")
        match = replayed(whole, to)
        words = language(lang or _language(), match.game.folder)
        names = match.names or tuple(words.word("player-name", number=number + 1) for number in range(match.seats))
        if as_json:
            typer.echo(json.dumps(_replay_facts(saved, match, seat), ensure_ascii=False))
            return
        for number, line in enumerate(_told(match, seat), 1):
            said = " ".join(words.say(message, names.__getitem__) for message in line)
            out.print(f"{number:4}  {said}", markup=False, highlight=False)
        viewer = SPECTATOR if seat is None else seat
        out.print(drawing(match.game, match.game.view(match.state, viewer), words, names.__getitem__))
        if match.turn == OVER:
            winners = [names[winner] for winner in match.state.winners()]
            out.print(words.word("table-winners", names=", ".join(winners), count=len(winners)), markup=False)
        if saved.seed:
            _print_verdict(saved)


def _told(match: Match, seat: int | None) -> list[Any]:
    """The log as a seat knows it; without one, each action as its own actor knows it."""
    if seat is not None:
        return list(match.log_texts(seat))
    stories = {viewer: match.log_texts(viewer) for viewer in (*range(match.seats), SPECTATOR)}
    return [stories[match.actor(index) if match.actor(index) >= 0 else SPECTATOR][index] for index in range(len(match.log))]


def _replay_facts(saved: MatchFile, match: Match, seat: int | None) -> dict[str, Any]:
    """What a program may want to know about a match file."""
    viewer = SPECTATOR if seat is None else seat
    return {
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "names": list(match.names),
        "actions": [
            {"actor": match.actor(index), "text": text, "messages": [asdict(message) for message in messages]}
            for index, (text, messages) in enumerate(zip(match.log, _told(match, seat), strict=True))
        ]
        if seat is None
        else [{"actor": match.actor(i), "messages": [asdict(m) for m in line]} for i, line in enumerate(_told(match, seat))],
        "fingerprint": fingerprint(match.state) if seat is None else None,
        "view": match.game.view(match.state, viewer),
        "over": match.turn == OVER,
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "chance_verified": verify_chance(saved.match, saved.seed) is None if saved.seed else None,
    }


def _print_verdict(saved: MatchFile) -> None:
    """Whether chance was what the seed gives."""
    wrong = verify_chance(saved.match, saved.seed)
    if wrong is None:
        out.print("Chance: every draw is the one that the seed gives.", style="green")
    else:
        out.print(f"Chance: action {wrong + 1} is not what the seed gives.", style="red")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8712,
    database: DatabaseOption = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")] = 1,
    public_url: Annotated[str, typer.Option(help="How browsers reach the server, such as https://play.example.org.")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the page and its tables over HTTP and WebSocket, by default for this machine alone."""
    with clear_errors():
        from undertow.server.serve import run
        from undertow.server.service import Settings

        if public_url and not public_url.startswith(("http://", "https://")):
            raise OptionError("a public URL begins with http:// or https://")
        err.print(f"undertow: serving on http://{host}:{port}", markup=False, highlight=False)
        if open_browser:
            _open_once_served(f"http://{host}:{port}/")
        run(Settings(database=database or _own_database(), public_url=public_url), host, port, workers)


@app.command()
def migrate(database: DatabaseOption = "") -> None:
    """Bring a database up to date; a server on PostgreSQL does not do that by itself."""
    with clear_errors():
        from undertow.server.storage.store import SCHEMA, Store

        store = Store(database or _own_database())
        store.migrate()
        store.close()
        out.print(f"The database is at schema {SCHEMA}.", highlight=False)


def _open_once_served(url: str) -> None:
    """Open the browser as soon as the server answers, without waiting here."""

    def wait_and_open() -> None:
        for _ in range(100):
            time.sleep(0.1)
            with suppress(OSError), urllib.request.urlopen(url + "health"):  # noqa: S310 - our own address
                webbrowser.open(url)
                return

    threading.Thread(target=wait_and_open, daemon=True).start()


def _own_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('undertow', ensure_exists=True) / 'tables.db'}"


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file, or - for standard input.")],
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Check the chance of a match file: whether its seed fits its commitment and gives every draw. Exit code 1 if not."""
    with clear_errors():
        saved = _read_match(file, components)
        if not saved.seed:
            raise OptionError(f"{file} has no seed, so its chance cannot be checked")
        wrong = verify_chance(saved.match, saved.seed)
        if as_json:
            facts = {"commitment": commitment(saved.seed), "published": saved.commitment or None, "first_wrong": wrong}
            typer.echo(json.dumps(facts))
        else:
            _print_verdict(saved)
            if not saved.commitment:
                out.print("The file names no commitment to compare the seed with.", style="yellow")
    if wrong is not None:
        raise typer.Exit(1)


@app.command()
def rules(
    game: GameArgument,
    rule: Annotated[str, typer.Argument(metavar="[RULE]", help="The number of one rule, such as M1.")] = "",
    lang: LanguageOption = "",
    search: Annotated[str, typer.Option(help="Only the rules with this text in them.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Print the rules of a game, one of them, or those that mention something."""
    with clear_errors():
        folder, code = undertow.game(game).folder, lang or _language()
        found = (rulestext.rule(folder, code, rule),) if rule else rulestext.rules_of(folder, code)
        if search:
            found = tuple(each for each in found if each.rule and search.casefold() in each.text.casefold())
            if not found:
                raise KeyError(f"no rule mentions {search!r}")
        if as_json:
            typer.echo(json.dumps([asdict(each) for each in found], ensure_ascii=False))
        else:
            print_rules(out, found)


@app.command()
def components(
    game: GameArgument,
    check: Annotated[
        Path | None, typer.Option(help="Check another file of components, and print what is in it.", show_default=False)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Print what is in a game's box, with how sure we are of it (A to C) and how we know."""
    with clear_errors():
        listed = _game(game, check).about()
        if check is not None:
            err.print(f"{check} fits {game}", style="green", markup=False, highlight=False)
        if as_json:
            typer.echo(json.dumps([asdict(each) for each in listed], ensure_ascii=False))
            return
        table = Table("component", "grade", "facts", "source")
        for each in listed:
            facts = "\n".join(f"{key} {value}" for key, value in each.facts.items())
            table.add_row(each.id, each.grade, facts, each.source)
        out.print(table)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def score(context: typer.Context, game: GameArgument, lang: LanguageOption = "", as_json: JsonOption = False) -> None:
    """Work out the best score of the cards before a player, for owners of the box.

    Say what lies there by the game's own options, such as --treasures gold=4,weapons=1 --ships 3,2; without any of them
    each is asked for.
    """
    with clear_errors():
        helper = scorer(game)
        words = language(lang or _language(), undertow.game(game).folder)
        told = told_by(helper.FIELDS, context.args)
        if not context.args:
            told = {field.name: _asked(words.word(field.question)) for field in helper.FIELDS}
        best = best_score(helper, told)
        if as_json:
            typer.echo(json.dumps(best, ensure_ascii=False))
            return
        for line in helper.sentences(best, words):
            out.print(line, markup=False, highlight=False)


def _asked(question: str) -> str:
    """What is typed in answer to a question; the end of input is an empty answer."""
    try:
        return err.input(f"{question}: ", markup=False)
    except EOFError:
        return ""


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="One game; all if left out.")] = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each measurement takes, about.")] = 2.0,
    as_json: JsonOption = False,
) -> None:
    """Measure the rules on one core: compiled, and interpreted in a second process, side by side."""
    with clear_errors():
        chosen = [undertow.game(game)] if game else [undertow.game(each) for each in undertow.games()]
        rows = []
        with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), console=err, transient=True) as bar:
            task = bar.add_task("Measuring", total=2 * len(chosen))
            for each in chosen:
                seats = each.seats[len(each.seats) // 2]
                here = measure(each, seats, seconds)
                bar.advance(task)
                rows.append((here, _measure_interpreted(each.id, seats, seconds)))
                bar.advance(task)
        if as_json:
            typer.echo(json.dumps([{"compiled": fast, "interpreted": slow} for fast, slow in rows]))
        else:
            _print_bench(rows)


def _measure_interpreted(game: str, seats: int, seconds: float) -> dict[str, Any]:
    """The same measurement in a process that runs the sources."""
    command = [sys.executable, "-m", "undertow.bots.speed", game, str(seats), str(seconds)]
    ran = subprocess.run(command, env={**os.environ, compiled.SWITCH: "1"}, capture_output=True, text=True, check=True)
    measured: dict[str, Any] = json.loads(ran.stdout)
    return measured


def _print_bench(rows: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """One table a game: compiled, interpreted, and how many times faster."""
    for fast, slow in rows:
        table = Table("one core", "compiled" if fast["compiled"] else "INTERPRETED", "interpreted", "ratio")
        table.title = f"{fast['game']}, {fast['seats']} seats"
        for key, label in (
            ("playouts_per_second", "random playouts a second"),
            ("decisions_per_second", "decisions a second inside the rules' own code"),
            ("driven_decisions_per_second", "decisions a second driven from Python"),
            ("iterations_per_second", "search iterations a second, with estimates"),
        ):
            table.add_row(label, f"{fast[key]:,.0f}", f"{slow[key]:,.0f}", f"{fast[key] / slow[key]:.1f}")
        clone, slow_clone = fast["clone_nanoseconds"], slow["clone_nanoseconds"]
        table.add_row("clone, nanoseconds", f"{clone:,.0f}", f"{slow_clone:,.0f}", f"{slow_clone / clone:.1f}")
        table.add_row("memory of a state, bytes", f"{fast['state_bytes']:,}", "", "")
        out.print(table)


if __name__ == "__main__":
    app()
