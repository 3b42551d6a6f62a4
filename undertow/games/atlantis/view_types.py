"""What a view of Atlantis contains. `view.py` builds it, and the page's types are generated from it."""

from typing import TypedDict

from undertow.games.atlantis.declared import Colour, Letter

Bag = dict[Colour, int]
Values = dict[str, int]


class TileFace(TypedDict):
    """A tile that lies face up."""

    colour: Colour
    value: int


class Place(TypedDict):
    """A place of the path. `face_down` counts its hidden tiles."""

    id: str
    place: int
    letter: Letter | None
    tile: TileFace | None
    face_down: int
    bridge: bool


class Gap(TypedDict):
    """Water between two parts of the path, and what crossing it costs."""

    id: str
    places: list[int]
    price: int
    price_without_bridge: int
    bridges: int


class Figure(TypedDict):
    """A figure, its place and the price of its way to the Mainland."""

    id: str
    seat: int
    number: int
    place: str
    due: int


class Player(TypedDict):
    """What everybody knows of a player; `paid` only after the match."""

    tiles: Values
    cards: int
    shown: Bag
    has_bridge: bool
    saved: int
    due: int
    paid: int | None
    score: int


class GapPrice(TypedDict):
    """A gap on the way of a move."""

    id: str
    price: int


class Move(TypedDict):
    """One card for one figure, and the result."""

    figure: int
    colour: Colour
    leads_to: str
    gaps: list[GapPrice]
    price: int
    price_in_all: int
    needs_another_card: bool
    tile: TileFace | None
    tile_from: str | None
    ends_game: bool


class Own(TypedDict):
    """The viewer's own hand. `bought` cards cannot pay in this turn."""

    seat: int
    hand: Bag
    bought: Bag
    can_pay: Bag
    moves: list[Move]


class TurnSoFar(TypedDict):
    """What the seat to act has done in this turn."""

    sold: int | None
    figure: int | None
    played: Bag
    price_left: int
    cards_to_draw: int


class View(TypedDict):
    """Everything that one viewer may know."""

    edition: str
    items: dict[Colour, str]
    step: str
    turn: int
    choosers: list[int]
    seat: int
    first: int
    path: list[Place]
    gaps: list[Gap]
    figures: list[Figure]
    players: list[Player]
    own: Own | None
    turn_so_far: TurnSoFar | None
    deck: int
    discard: Bag
    cards_out: Bag
    tiles_out: Values
    shuffles: int
    unseen_cards: Bag
    unseen_tiles: dict[Letter, dict[Colour, Values]]
    ending: bool
    scores: list[int]
    winners: list[int]
