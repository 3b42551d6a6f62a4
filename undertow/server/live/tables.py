"""All live tables: creating, seating, moves, offers and endings."""

from collections.abc import Callable
from typing import Any

from undertow.engine.game import Game
from undertow.server.keys import Keys
from undertow.server.live.access import Limits
from undertow.server.live.creating import Creating
from undertow.server.live.ending import Ending
from undertow.server.live.moves import Moves
from undertow.server.live.offers import Offers
from undertow.server.live.pairing import Pairing
from undertow.server.live.timing import Timing
from undertow.server.storage.store import Store


class Tables(Creating, Moves):
    """The tables of one server process. All methods block and may be called from any thread."""

    def __init__(
        self, store: Store, keys: Keys, find_game: Callable[[str, int | None], Game[Any]], limits: Limits | None = None
    ) -> None:
        """Nothing is loaded yet; set `on_change` to hear of changes."""
        super().__init__(store, keys, find_game, limits)
        self.offers = Offers(self)
        self.ending = Ending(self)
        self.timing = Timing(self)
        self.pairing = Pairing(self)
