"""Switches the workers to compiled rules that were built while the server runs."""

import asyncio
import logging

from undertow.engine import compiled
from undertow.server.workers.jobs import Pool

log = logging.getLogger("undertow.server")
_LOOK_SECONDS = 1.0


async def renew_when_compiled(pool: Pool) -> None:
    """Replace interpreted workers once the compiled modules are in place. The server's own process stays as it is."""
    if not compiled.may_be_compiled_later():
        return
    while not compiled.is_available():
        await asyncio.sleep(_LOOK_SECONDS)
    pool.renew()
    log.info("the rules are compiled; bots use them from their next move on")
