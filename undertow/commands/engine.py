"""`undertow engine`: answer other programs by the engine protocol."""

import sys

from undertow.bots.engine import serve
from undertow.commands.console import ComponentsOption


def engine(components: ComponentsOption = None) -> None:
    """Answer requests, one line of JSON each, until the input ends. The protocol is described in docs/engine.md."""
    serve(sys.stdin, sys.stdout, components)
