"""What a view of Fantazja contains. `view.py` builds it, and the page's types are generated from it."""

from typing import Literal, NotRequired, TypedDict

from undertow.games.fantazja.box import Faction, SideName, Symbol
from undertow.games.fantazja.declared import Level, Turning, Type

FailReason = Literal["symbol", "count", "type", "level", "guarded"]


class Side(TypedDict):
    """One side of a tile."""

    symbol: Symbol
    count: int


class TileFacts(TypedDict):
    """What is printed on a tile. Its sides begin with north."""

    tile: str
    type: Type
    level: Level | None
    points: int
    dark: bool
    sides: list[Side]


class TileBelow(TypedDict):
    """A tile under the top tile of a building."""

    seat: int
    tile: str


class Building(TileFacts):
    """A building on the land, as it is turned. `coverable_by` lists seats that could still build on it."""

    id: str
    cell: str
    east: int
    north: int
    seat: int
    turning: Turning
    under: list[TileBelow]
    guarded: bool
    coverable_by: list[int]


class Border(TypedDict):
    """An empty cell beside buildings: what a tile must show there, and the seats barred from it."""

    id: str
    cell: str
    east: int
    north: int
    need: list[Side | None]
    barred: list[int]


class Fit(TypedDict):
    """A cell where a tile fits, with the turnings."""

    cell: str
    turnings: list[Turning]


class TokenChange(TypedDict):
    """A power token that changes hands."""

    type: Type
    holder: int | None


class Outcome(TypedDict):
    """The result of laying a tile, without its payment."""

    removes: list[str]
    bonus: bool
    scores: list[int]
    tokens: list[TokenChange]


class Prospect(Fit, Outcome):
    """A cell where a tile fits, and the result of laying it there."""


class Fail(TypedDict):
    """A cell where a tile does not fit, and why.

    If a side is in the way: what the neighbour shows there, and how much of it the tile has.
    """

    cell: str
    reason: FailReason
    message: str
    rule: str
    side: NotRequired[SideName]
    symbol: NotRequired[Symbol]
    count: NotRequired[int]
    own: NotRequired[int]


class HandTile(TileFacts):
    """A tile in the viewer's hand, with the cells where it fits and where it does not."""

    id: str
    fits: list[Prospect]
    fails: list[Fail]


class TypeFacts(TypedDict):
    """The buildings of a type, its token, and the change at the end of this turn."""

    counts: list[int]
    holder: int | None
    on_the_land: bool
    missing_to_take: list[int]
    missing_to_free: int | None
    changes: bool
    holder_after: int | None


class Player(TypedDict):
    """What the viewer knows of a player. Of the viewer's own tiles: what the opponent knows."""

    faction: Faction
    score: int
    bonus: int
    hand: int
    pile: int
    put_under: int
    imagination: int
    discard: list[str]
    unseen: list[str]
    known_in_hand: list[str]
    known_as_imagination: list[str]
    known_out_of_pile: list[str]


class Own(TypedDict):
    """The viewer's own secrets."""

    seat: int
    hand: list[HandTile]
    imagination: list[str]
    pile: list[str]
    put_under: list[str]
    put_under_opponent: list[str]


class Pending(TypedDict):
    """The action or power that is in the middle of its steps."""

    power: Type | None
    tile: TileFacts | None
    cell: str | None
    fits: list[Prospect]
    given: list[str]
    taken: list[str]
    shown: list[str] | None
    shown_count: int
    buried: str | None
    buried_count: int


class Castle(TypedDict):
    """The castle in the middle of the land."""

    cell: str
    sides: list[Side]


class Guard(TypedDict):
    """The military token on the land: its owner, and its cell once it is chosen."""

    seat: int
    cell: str | None


class Laid(TypedDict):
    """The last tile that was laid."""

    cell: str
    turning: Turning


class View(TypedDict):
    """Everything that one viewer may know."""

    step: str
    turn: int
    choosers: list[int]
    first: int
    turns: int
    mover: int
    drawer: int
    acted: bool
    power_used: bool
    castle: Castle
    buildings: list[Building]
    borders: list[Border]
    guard: Guard | None
    last: Laid | None
    types: dict[Type, TypeFacts]
    players: list[Player]
    own: Own | None
    pending: Pending | None
    tiles: dict[str, TileFacts]
    bonus_left: int
    tiles_left: int
    scores: list[int]
    winners: list[int]
