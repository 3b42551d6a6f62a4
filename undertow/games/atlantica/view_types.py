"""What a view of Atlantica contains. `view.py` builds it, and the page's types are generated from it."""

from typing import Literal, TypedDict

from undertow.games.atlantica.declared import AreaId, Colour, Research, Ship, TreasureKind

UnnamedShip = Literal["ship"]  # in the score helper


class ActionShown(TypedDict):
    """An action of an area. `cost` lists, for each symbol, the colours that pay it.

    `payable` considers only the hand, `open` everything; both are None for spectators.
    `one_more` lists the colours of which one more diver would make the action payable.
    """

    id: str
    text: str
    cost: list[list[Colour]]
    gives: bool
    payable: bool | None
    open: bool | None
    one_more: list[Colour]


class Area(TypedDict):
    """An area of the board and its actions."""

    id: AreaId
    used: bool
    actions: list[ActionShown]


class TreasureSpace(TypedDict):
    """A space of the boat. `gain` is what its card adds to the viewer's score."""

    id: str
    card: TreasureKind | None
    gain: int | None
    tavern: bool


class ResearchSpace(TypedDict):
    """A space of the station. `gain` is what its card adds to the viewer's score."""

    id: str
    card: Research | None
    gain: int | None
    tavern: bool


class Stack(TypedDict):
    """A stack of ships: the crates of the top ship and the number of ships left."""

    id: str
    ship: Ship
    crates: int | None
    gain: int | None
    left: int
    tavern: bool


class SetScored(TypedDict):
    """The treasures of one kind aboard; `next` is their value with one card more."""

    kind: TreasureKind
    count: int
    jokers: int
    points: int
    next: int


class ResearchScored(TypedDict):
    """Equal research cards and their points. `kind` is the kind that the card counts, if any."""

    card: Research
    count: int
    points: int
    kind: TreasureKind | None


class ShipLoaded(TypedDict):
    """A ship and the treasures that it carries."""

    ship: Ship | UnnamedShip
    crates: int
    treasures: list[TreasureKind]


class Score(TypedDict):
    """A score with all its parts."""

    total: int
    treasure_points: int
    research_points: int
    sets: list[SetScored]
    research: list[ResearchScored]
    jokers: dict[str, int]
    jokers_unused: int
    dropped: dict[str, int]
    ships: list[ShipLoaded]
    treasures: int
    crates: int
    aboard: int
    room_for_all: int


class ShipOwned(TypedDict):
    """A ship of a player."""

    ship: Ship
    crates: int


class Player(TypedDict):
    """What everybody knows of a player. `lacks` lists the colours not drawn since the last payment."""

    divers: int
    divers_face_down: int
    lacks: list[Colour]
    treasures: dict[TreasureKind, int]
    ships: list[ShipOwned]
    research: dict[Research, int]
    crates: int
    crates_missing: int
    found_hurricane: bool
    score: Score


class Boat(TypedDict):
    """The diving boat: its open treasures and its decks."""

    spaces: list[TreasureSpace]
    deck: int
    hurricane_stack: int


class Port(TypedDict):
    """The port."""

    stacks: list[Stack]


class Tavern(TypedDict):
    """The divers: how many are in the deck, which were shuffled into it, which were used."""

    deck: int
    shuffled_from: dict[Colour, int]
    used: dict[Colour, int]


class Station(TypedDict):
    """The research station."""

    spaces: list[ResearchSpace]
    deck: int


class Unseen(TypedDict):
    """The cards that nobody has seen. Ships are counted by their crates."""

    treasures: dict[TreasureKind, int]
    ships: dict[Ship, dict[str, int]]
    research: dict[Research, int]


class Hurricane(TypedDict):
    """What everybody can know about the hurricane. The chance is a pair: draws out of cards."""

    found_by: int | None
    turns_left: int | None
    cards_before_its_stack: int
    stack: int
    chance_this_refill: tuple[int, int]
    extra_turn: list[int]
    calm_turns: int
    calm_turns_until_it_comes: int | None


class UnderWay(TypedDict):
    """The turn so far: symbols left, areas used, and the action being paid or carried out."""

    seat: int
    symbols_left: int
    replaced: bool
    areas_used: list[AreaId]
    action: str | None
    paying: list[Colour]
    takes_left: int
    may_stop: bool


class Own(TypedDict):
    """The viewer's own hand."""

    seat: int
    hand: dict[Colour, int]


class View(TypedDict):
    """Everything that one viewer may know."""

    round: int
    step: str
    turn: int
    seat: int
    first: int
    areas: list[Area]
    boat: Boat
    port: Port
    tavern: Tavern
    station: Station
    unseen: Unseen
    hurricane: Hurricane
    under_way: UnderWay | None
    players: list[Player]
    own: Own | None
    scores: list[int]
    winners: list[int]
