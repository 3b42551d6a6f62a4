"""`python -m undertow` is the command line."""

from undertow.commands.app import app

app()
