"""What a view of Niagara contains. `view.py` builds it, and the page's types are generated from it."""

from typing import Literal, TypedDict

from undertow.games.niagara.declared import Colour, Place, Tile

Branch = Literal["left", "right"]
Gems = dict[Colour, int]
Goal = Literal["four-alike", "five-colours", "any-seven"]


class Canoe(TypedDict):
    """A canoe, with its place after each possible speed of the river."""

    id: str
    seat: int
    number: int
    place: Place
    cargo: Colour | None
    fates: dict[str, Place]


class Player(TypedDict):
    """What everybody knows of a player; `tiles_left` only if the option shows played tiles."""

    gems: Gems
    missing: dict[Goal, int]
    has_chosen: bool
    tile: Tile | None
    newest: Tile | None
    tiles_played: int
    tiles_left: list[Tile] | None


class Own(TypedDict):
    """The viewer's own tiles and secret choice."""

    seat: int
    chosen: Tile | None
    tiles_left: list[Tile]


class Moving(TypedDict):
    """The canoe that is being moved, and the canoes that may or must still move."""

    canoe: int | None
    points: int
    worked: bool
    unloaded: Colour | None
    may_move: list[int]
    must_move: list[int]


class View(TypedDict):
    """Everything that one viewer may know."""

    round: int
    step: str
    turn: int
    choosers: list[int]
    lifebelt: int
    weather: int
    next_branch: Branch
    ending: bool
    canoes: list[Canoe]
    deposits: dict[Colour, Gems]
    deposit_spaces: dict[Colour, int]
    players: list[Player]
    own: Own | None
    moving: Moving | None
    speeds: list[int]
    scores: list[int]
    winners: list[int]
