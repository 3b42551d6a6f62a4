"""The possible moves of the river at the end of the round, by a seat's knowledge."""

from functools import lru_cache

from undertow.engine.bits import members
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.facts import (
    FINISHED,
    LOT,
    NONE,
    WEATHER,
    chosen_of,
    place_of,
    played_of,
    set_place,
)
from undertow.games.niagara.river import push_disc
from undertow.games.niagara.rules import HIGHEST_WEATHER, LOWEST_WEATHER
from undertow.games.niagara.state import ALL_TILES, BANK, CLOUD, LOST, tile_of

_EVERY_TILE = tuple(range(CLOUD + 1))
_AFTER: dict[tuple[int, int, int], int] = {}

Options = tuple[tuple[int, ...], bool]  # the tiles that a player may have played, and whether the tile is revealed


def speeds(state: Niagara, seat: int, own_tile: int = NONE) -> list[int]:
    """All possible speeds this round, given the seat's own choice or the tile it considers."""
    if state.step in (LOT, FINISHED) or state.ending:
        return []  # E1: the river does not move again
    players = tuple(
        (_tiles_possible(state, player, seat, own_tile), tile_of(state, player) != NONE) for player in range(state.seats)
    )
    return list(_speeds(players, state.weather, state.step == WEATHER))


@lru_cache(maxsize=4096)
def _speeds(players: tuple[Options, ...], weather: int, is_marker_next: bool) -> tuple[int, ...]:
    """The possible speeds, from the players' possible tiles; cached for all seats and actions."""
    # The lowest number so far (CLOUD if none), and how many clouds are still to be played.
    outlooks = {(CLOUD, 0)}
    for tiles, is_revealed in players:
        outlooks = {
            (min(lowest, tile), clouds + (tile == CLOUD and not is_revealed))
            for lowest, clouds in outlooks
            for tile in tiles
        }
    if is_marker_next:
        outlooks = {(lowest, clouds + 1) for lowest, clouds in outlooks}  # revealed, and yet to move the marker
    found = set()
    for lowest, clouds in outlooks:
        number = 0 if lowest == CLOUD else lowest + 1
        found |= {max(0, number + after) for after in _weathers(weather, clouds)}
    return tuple(sorted(found))


def _tiles_possible(state: Niagara, player: int, seat: int, own_tile: int) -> tuple[int, ...]:
    """The tiles that a player may have chosen this round, by the seat's knowledge."""
    revealed = tile_of(state, player)
    if revealed != NONE:
        return (revealed,)
    if player == seat and own_tile != NONE:
        return (own_tile,)
    if player == seat and chosen_of(state, player) != NONE:
        return (chosen_of(state, player),)
    if player != seat and not state.show_played:
        return _EVERY_TILE  # the pile is covered, so nothing is ruled out
    return tuple(members(ALL_TILES & ~played_of(state, player)))


def _weathers(weather: int, clouds: int) -> set[int]:
    """Where the marker may stand after a number of clouds."""
    reached = {weather}
    for _ in range(clouds):
        reached = {
            after for before in reached for after in (before - 1, before + 1) if LOWEST_WEATHER <= after <= HIGHEST_WEATHER
        }
    return reached


def place_after(state: Niagara, place: int, speed: int) -> int:
    """R3: where the river takes a canoe at a speed, which depends only on the next branch."""
    found = _AFTER.get((state.branch, place, speed))
    if found is None:
        found = _AFTER[state.branch, place, speed] = _drifted(state, place, speed)
    return found


def _drifted(state: Niagara, place: int, speed: int) -> int:
    """Let the rules move a canoe from the place."""
    if place in (BANK, LOST):
        return place
    drifting = state.clone()
    set_place(drifting, 0, place)
    for _ in range(speed):
        push_disc(drifting)
    return place_of(drifting, 0)


def deadly_speed(state: Niagara, seat: int, place: int) -> int:
    """The lowest possible speed at which a canoe at the place goes over the fall, or NONE."""
    for speed in speeds(state, seat):
        if place_after(state, place, speed) == LOST:
            return speed
    return NONE
