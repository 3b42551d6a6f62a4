"""`undertow serve`: the page and its tables."""

import gc
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from undertow.commands.console import (
    DatabaseOption,
    clear_errors,
    err,
    found_game,
    own_database,
)
from undertow.engine import compiled
from undertow.engine.game import Message, OptionError

_WHILE_LOADING = 100_000  # collect garbage rarely: nearly nothing that is loaded is garbage


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8712,
    database: DatabaseOption = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")] = 1,
    public_url: Annotated[str, typer.Option(help="The address that browsers use, such as https://play.example.org.")] = "",
    trusted_proxies: Annotated[
        str, typer.Option(help="Proxies whose X-Forwarded-For is trusted: addresses and networks, separated by commas.")
    ] = "",
    game: Annotated[
        list[str], typer.Option(help="Another game as package:NAME; installed games are found automatically.")
    ] = [],  # noqa: B006
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the page and its tables; by default only to this machine."""
    with clear_errors():
        gc.set_threshold(_WHILE_LOADING)
        from undertow.server.serve import listen, run
        from undertow.server.service import Settings

        if public_url and not public_url.startswith(("http://", "https://")):
            raise OptionError(Message("usage-url"))
        for name in game:
            found_game(name)
        settings = Settings(database or own_database(), public_url, trusted_proxies)
        listening = listen(settings, host, port, workers)
        err.print(f"undertow: serving on http://{host}:{port}", markup=False, highlight=False)
        for line in shortcomings():
            err.print(f"undertow: {line}", markup=False, highlight=False)
        if open_browser:
            _open_once_served(f"http://{host}:{port}/")
        run(settings, listening, workers)


def shortcomings() -> list[str]:
    """What this installation was built without."""
    from undertow.server.api.app import PAGE

    found = []
    if not PAGE.is_dir():
        found.append("this installation was built without Node, so it has no page; only programs can play")
    if compiled.runs_sources():
        found.append("the rules are not compiled here, so bots think about 50 times slower")
    return found


def _open_once_served(url: str) -> None:
    """Open the browser as soon as the server answers, without waiting here."""

    def wait_and_open() -> None:
        for _ in range(100):
            time.sleep(0.1)
            with suppress(OSError), urllib.request.urlopen(url + "health"):  # noqa: S310 - our own address
                webbrowser.open(url)
                return

    threading.Thread(target=wait_and_open, daemon=True).start()
