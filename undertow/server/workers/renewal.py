"""Switches the workers to compiled rules that were built while the server runs."""

import logging

from undertow.engine import compiled
from undertow.server.workers.pool import Pool

log = logging.getLogger("undertow.server")


class Renewal:
    """Replaces interpreted workers once the compiled modules are in place. The server's own process stays as it is."""

    def __init__(self, pool: Pool) -> None:
        """Nothing is replaced before `look` finds compiled modules."""
        self._pool = pool
        self.is_due = compiled.may_be_compiled_later()

    async def look(self) -> None:
        """Replace the workers if the rules have been compiled; once."""
        if self.is_due and compiled.is_available():
            self._pool.renew()
            self.is_due = False
            log.info("the rules are compiled; bots use them from now on")
