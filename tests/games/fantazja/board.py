"""Fantazja states for tests, drawn as text.

A drawing has one word a cell, rows from north to south: `++` is the castle, `.` an empty cell. A building is the
faction (s or e), the type (H house, M mill, G garrison, T tower, K market, W well, O observatory), the level and the
letter: `sH1a`. Tiles below follow after a slash: `sH2a/eH1a`. Without `@90` a tile is turned so that it agrees with
the neighbours nearer to the castle.
"""

from collections.abc import Sequence

from undertow.engine.bits import bit, members
from undertow.engine.game import Game, Refusal
from undertow.engine.match import Match
from undertow.games.fantazja import GAME, land, rules
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import SPECIALS, TILE_NAMES, TURNINGS, TYPES, cell_name
from undertow.games.fantazja.facts import (
    CASTLE_CELL,
    MAIN,
    ROW,
    SLOTS,
    cell_of,
    discard_of,
    hand_of,
    imagination_of,
    set_bonus,
    set_discard,
    set_hand,
    set_imagination,
    set_pile,
    set_tokens,
    tokens_of,
    top_of,
)
from undertow.games.fantazja.state import holder, token_of

_BUILDINGS = {"H": "house", "M": "mill", "G": "garrison", "T": "tower"}
_SPECIALS = {"K": "market", "W": "well", "O": "observatory"}


def slot(name: str) -> int:
    return TILE_NAMES.index(name)


def tiles(names: str) -> int:
    """A set from names separated by commas."""
    return sum(bit(slot(name.strip())) for name in names.split(",") if name.strip())


class DrawnBoard:
    """A state to play on by texts."""

    def __init__(self, state: Fantazja, game: Game[Fantazja] = GAME) -> None:
        self.state = state
        self.game = game

    def play(self, *texts: str) -> "DrawnBoard":
        for text in texts:
            number = self.game.number(text)
            assert number in list(self.state.legal()), f"{text!r} is not among {self.legal()}"
            self.state.apply(number)
        return self

    def legal(self) -> list[str]:
        return [self.game.text(action) for action in self.state.legal()]

    def offers(self, verb: str) -> list[str]:
        """The legal actions that begin with a word, without it."""
        return [text.removeprefix(verb + " ") for text in self.legal() if text.startswith(verb + " ")]

    def why_not(self, text: str) -> Refusal:
        refusal = self.game.why_not(self.state, self.state.turn(), text)
        assert refusal is not None
        return refusal

    def hand(self, seat: int) -> list[str]:
        return [TILE_NAMES[tile] for tile in members(hand_of(self.state, seat))]

    def discard(self, seat: int) -> list[str]:
        return [TILE_NAMES[tile] for tile in members(discard_of(self.state, seat))]

    def imagination(self, seat: int) -> list[str]:
        return [TILE_NAMES[tile] for tile in members(imagination_of(self.state, seat))]

    def tokens(self) -> dict[str, int]:
        """Holders of the tokens that are not in the pool; 2 is the land."""
        held = {name: int(holder(self.state, kind)) for kind, name in enumerate(TYPES)}
        return {name: seat for name, seat in held.items() if seat >= 0}

    def cells(self) -> dict[str, str]:
        """The visible tiles by cell."""
        found = {}
        for building in range(1, self.state.buildings):
            top = top_of(self.state, building)
            name = ("s " if top < SLOTS else "e ") + TILE_NAMES[top % SLOTS]
            found[cell_name(cell_of(self.state, building))] = name
        return found


def drawn(
    drawing: str = "++",
    *,
    hands: Sequence[str] = ("", ""),
    imagination: Sequence[str] = ("", ""),
    discards: Sequence[str] = ("", ""),
    piles: Sequence[str] = ("", ""),
    tokens: dict[str, int] | None = None,
    bonus: Sequence[int] = (0, 0),
    bonus_left: int = 8,
    seat: int = 0,
    game: Game[Fantazja] = GAME,
    **options: str,
) -> DrawnBoard:
    """A state in the middle of a match, the seat's turn just begun; tiles that are not named are out of play."""
    state = game.start(seats=2, first="0", **options)
    for player in range(2):
        set_pile(state, player, tiles(piles[player]))
        set_hand(state, player, tiles(hands[player]))
        set_imagination(state, player, tiles(imagination[player]))
        set_discard(state, player, tiles(discards[player]))
        set_bonus(state, player, bonus[player])
    for name, owner in (tokens or {}).items():
        set_tokens(state, owner, tokens_of(state, owner) | token_of(TYPES.index(name)))
    state.bonus_left = bonus_left
    _lay(state, drawing)
    state.step, state.seat, state.listed = MAIN, seat, 0
    rules.begin_turn(state, seat)
    return DrawnBoard(state, game)


def _lay(state: Fantazja, drawing: str) -> None:
    """Put the drawn buildings on the land, those nearest to the castle first."""
    rows = [line.split() for line in drawing.strip("\n").splitlines() if line.strip()]
    middle = next((row, column) for row, line in enumerate(rows) for column, word in enumerate(line) if word == "++")
    waiting = {
        CASTLE_CELL + (row - middle[0]) * ROW + column - middle[1]: word
        for row, line in enumerate(rows)
        for column, word in enumerate(line)
        if word not in (".", "++")
    }
    while waiting:
        cell = next(cell for cell in waiting if land.border_at(state, cell) >= 0)
        _stack(state, cell, waiting.pop(cell))


def _stack(state: Fantazja, cell: int, word: str) -> None:
    """One building with the tiles below it."""
    names, _, turning = word.partition("@")
    for depth, code in enumerate(reversed(names.split("/"))):
        seat, tile = "se".index(code[0]), slot(_tile_name(code[1:]))
        fitting = members(land.turnings_instead(state, tile, cell))
        quarter = TURNINGS.index(turning) if turning else (fitting[0] if len(fitting) else 0)
        if depth == 0:
            land.attach(state, seat, tile, cell, quarter)
        else:
            land.cover(state, seat, tile, land.building_at(state, cell), quarter)


def _tile_name(code: str) -> str:
    """`H1a` is house I a."""
    if code in _SPECIALS:
        assert _SPECIALS[code] in SPECIALS
        return _SPECIALS[code]
    return f"{_BUILDINGS[code[0]]} {'I' * int(code[1])} {code[2]}"


class FantazjaMatch(Match):
    """A match whose state is known to be one of Fantazja."""

    state: Fantazja


def after(*texts: str, game: Game[Fantazja] = GAME, **options: str) -> FantazjaMatch:
    """A match from its beginning, played by a written log."""
    match = FantazjaMatch(game, 2, options)
    for text in texts:
        match.record(text)
    return match
