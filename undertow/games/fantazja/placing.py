"""The cells where the current tile or token may be laid, in ascending order."""

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.engine.rng import Rng
from undertow.games.fantazja.facts import BORDER_CELL, BORDER_FITS, CELL, NONE, TOP, FantazjaState
from undertow.games.fantazja.fits import COVERING
from undertow.games.fantazja.land import are_neighbours, extends_land, is_guarded, is_kept_off, replacing
from undertow.games.fantazja.state import MILITARY


def find_cells(state: FantazjaState, cells: vec[i64]) -> i64:
    """Write the cells where the tile or token may be laid, ascending; returns their number."""
    if state.power != NONE:
        return find_for_power(state, cells)
    if extends_land(state, state.tile):
        return find_borders(state, cells)
    return find_bases(state, cells)


def find_borders(state: FantazjaState, cells: vec[i64]) -> i64:
    """T5, T8, P6: empty cells that the tile fits."""
    land = state.land
    tile = bit(state.tile)
    is_kept = is_kept_off(state, state.seat)
    count: i64 = 0
    for border in range(state.borders):
        if land[BORDER_FITS + border] & tile:
            cell = land[BORDER_CELL + border]
            if not is_kept or not are_neighbours(state.guard, cell):
                count = inserted(cells, count, cell)
    return count


def any_border(state: FantazjaState, rng: Rng) -> i64:
    """A uniform cell of `find_borders`; nothing may bar the seat."""
    land = state.land
    slot = state.tile
    count: i64 = 0
    for border in range(state.borders):
        count += (land[BORDER_FITS + border] >> slot) & 1
    left = rng.below(count)
    border = 0
    while left > 0 or not land[BORDER_FITS + border] & bit(slot):
        left -= (land[BORDER_FITS + border] >> slot) & 1
        border += 1
    return land[BORDER_CELL + border]


def find_bases(state: FantazjaState, cells: vec[i64]) -> i64:
    """T7, P6: buildings that the tile can be put on."""
    land = state.land
    fits = state.fits
    tile = bit(state.tile)
    count: i64 = 0
    for building in range(1, state.buildings):
        if fits[COVERING + land[TOP + building]] & tile:
            cell = land[CELL + building]
            if not is_guarded(state, state.seat, cell):
                count = inserted(cells, count, cell)
    return count


def find_for_power(state: FantazjaState, cells: vec[i64]) -> i64:
    """P6: any building; P8: those that the tile can replace."""
    land = state.land
    count: i64 = 0
    for building in range(1, state.buildings):
        if state.power == MILITARY or replacing(state, state.seat, building, bit(state.tile)):
            count = inserted(cells, count, land[CELL + building])
    return count


def inserted(cells: vec[i64], count: i64, cell: i64) -> i64:
    """Insert a cell into the first `count` ascending ones; returns the new count."""
    place = count
    while place > 0 and cells[place - 1] > cell:
        cells[place] = cells[place - 1]
        place -= 1
    cells[place] = cell
    return count + 1
