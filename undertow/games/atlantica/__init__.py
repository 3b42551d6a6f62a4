"""Atlantica by Christian Fiore and Knut Happel: dive for the treasures of a drowned kingdom before the hurricane comes."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import BoxSource, Game, Option
from undertow.games.atlantica import box, rules, view
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import DECLARED
from undertow.games.atlantica.facts import NONE, SIZES, set_deck, set_made
from undertow.games.atlantica.position import NOTATION
from undertow.games.atlantica.state import COLUMNS

_SHIPPED = box.load()


def box_numbers(contents: box.Box) -> vec[i64]:
    """The numbers of a box in the order in which the rules read them."""
    costs = [sum(1 << colour for colour in symbol) for area in contents.costs for symbol in area]
    values = [set_value(row, count) for row in contents.set_values for count in range(COLUMNS)]
    blue = contents.treasure_colours.index("blue")
    return vec[i64]([*costs, *values, blue, sum(1 << space for space in contents.tavern_spaces)])


def set_value(row: tuple[int, ...], count: int) -> int:
    """E3: the value of a set; cards beyond the end of the row count as another set."""
    rows, rest = divmod(count, len(row))
    return rows * row[-1] + (row[rest - 1] if rest else 0)


def _tally(counts: tuple[int, ...]) -> int:
    """Counts as a tally."""
    return sum(count << 4 * sort for sort, count in enumerate(counts))


NUMBERS = box_numbers(_SHIPPED)


def _beginning(contents: box.Box, numbers: vec[i64], seats: int, options: Mapping[str, str]) -> Atlantica:
    """The state before the set-up, for checked options."""
    state = Atlantica(None)
    state.seats = seats
    state.equal_turns = 1 if options["last_round"] == "equal turns" else 0
    state.up_to = 1 if options["taking"] == "up to" else 0
    state.box = numbers
    set_deck(state, _tally(contents.divers))
    set_made(state, _tally(contents.divers))
    state.unseen_treasures = _tally(contents.treasures)
    state.unseen_research = _tally(contents.research)
    state.unseen_ships = sum(
        1 << 4 * (SIZES * stack + crates - 1) for stack, ships in enumerate(contents.ships) for crates in ships
    )
    in_play = sum(contents.treasures) - contents.back_in_box[seats - 2]
    first = NONE if options["first"] == "lot" else int(options["first"])
    rules.set_up(state, first, contents.in_hurricane_stack, in_play - contents.in_hurricane_stack)
    return state


def game_with(contents: box.Box) -> Game[Atlantica]:
    """The game with the components of a box."""
    numbers = box_numbers(contents)
    return Game(
        id="atlantica",
        name="Atlantica",
        designer="Christian Fiore and Knut Happel",
        order=3,
        version=1,
        seats=box.SEATS,
        minutes=(30, 60),
        options=(
            Option("first", ("0", "1", "2", "3", "4", "lot")),
            Option("last_round", ("book", "equal turns")),
            Option("taking", ("all", "up to"), late=True),
        ),
        actions=DECLARED.texts,
        endings=("ended-hurricane", "ended-calm"),
        folder=box.FOLDER,
        begin=lambda seats, options: _beginning(contents, numbers, seats, options),
        presenter=view,
        components=contents.components,
        reboxed=game_from,
        notation=NOTATION,
        box_digest="" if contents.digest == _SHIPPED.digest else contents.digest,
    )


def game_from(source: BoxSource) -> Game[Atlantica]:
    """The game with the components of another box; raises BoxError if it does not fit the game."""
    return game_with(box.load(source))


GAME: Game[Atlantica] = game_with(_SHIPPED)
