"""Views of Atlantis. The only secrets are the cards in hand that were not shown, and the deck."""

from undertow.engine.bits import members
from undertow.engine.game import Refusal
from undertow.engine.state import SPECTATOR
from undertow.games.atlantis import dispatch, facts, log_text
from undertow.games.atlantis import preview as previews
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.box import EDITIONS, ITEMS
from undertow.games.atlantis.declared import COLOURS, DECLARED, LETTERS, Colour
from undertow.games.atlantis.multiset import count, one, size
from undertow.games.atlantis.state import (
    ATLANTIS,
    BRIDGED,
    FACE_DOWN,
    LOWER,
    THIRD_FIGURE,
    VALUE,
    dues,
    gap_end,
    item_of,
    letter_of,
    payable_cards,
    price_to_mainland,
    saved_figures,
    settled_score,
)
from undertow.games.atlantis.view_types import Bag, Figure, Gap, Own, Place, Player, TurnSoFar, Values, View

describe = log_text.describe
label = log_text.label
preview = previews.preview


def view(state: Atlantis, seat: int) -> View:
    """Everything that the seat, or a spectator, may know."""
    return {
        "edition": EDITIONS[state.edition],
        "items": dict(zip(COLOURS, ITEMS[EDITIONS[state.edition]], strict=True)),
        "step": DECLARED.steps[state.step].name,
        "turn": state.turn(),
        "choosers": list(state.choosers_vec()),
        "seat": state.seat,
        "first": state.first,
        "path": [_place(state, place) for place in range(1, facts.MAINLAND)],
        "gaps": gaps(state),
        "figures": [_figure(state, figure) for figure in range(state.seats * facts.FIGURES_EACH)],
        "players": [_player(state, player) for player in range(state.seats)],
        "own": None if seat == SPECTATOR else _own(state, seat),
        "turn_so_far": _turn_so_far(state),
        "deck": size(state.deck),
        "discard": bag(state.discard),
        "cards_out": bag(state.cards_out),
        "tiles_out": values(state.tiles_out),
        "shuffles": state.shuffles,
        "unseen_cards": bag(_unseen_cards(state, seat)),
        "unseen_tiles": {letter: _unseen_tiles(state, index) for index, letter in enumerate(LETTERS)},
        "ending": bool(state.ending),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def bag(cards: int) -> Bag:
    """Cards by colour."""
    return {colour: count(cards, item) for item, colour in enumerate(COLOURS)}


def values(tiles: int) -> Values:
    """Tiles by value."""
    return {str(value): count(tiles, value - 1) for value in range(1, 8)}


def _place(state: Atlantis, place: int) -> Place:
    """What is seen at a place of the path."""
    seen = facts.path_of(state, place)
    known = 0 < seen < FACE_DOWN
    return {
        "id": previews.spot(place),
        "place": place,
        "letter": LETTERS[letter_of(place)] if state.stacks[place] else None,
        "tile": {"colour": COLOURS[item_of(seen)], "value": seen & VALUE} if known else None,
        "face_down": (1 if seen == FACE_DOWN else 0) + (1 if known and seen & LOWER else 0),
        "bridge": seen == BRIDGED,
    }


def gaps(state: Atlantis) -> list[Gap]:
    """W1, W2: the gaps with places, prices and bridges; water at an end of the path is no gap."""
    found: list[Gap] = []
    place = 1
    while place < facts.MAINLAND:
        if facts.path_of(state, place) > 0:
            place += 1
            continue
        end = gap_end(state, place)
        if place > ATLANTIS + 1 and end < facts.MAINLAND - 1:
            places = range(place, end + 1)
            bridges = sum(1 for each in places if facts.path_of(state, each) == BRIDGED)
            value = min(facts.path_of(state, place - 1) & VALUE, facts.path_of(state, end + 1) & VALUE)
            found.append(
                {
                    "id": f"gap-{place}",
                    "places": list(places),
                    "price": 0 if bridges else value,
                    "price_without_bridge": value,
                    "bridges": bridges,
                }
            )
        place = end + 1
    return found


def _figure(state: Atlantis, figure: int) -> Figure:
    """One figure, its place and the present price of its way to the Mainland."""
    place = facts.place_of(state, figure)
    return {
        "id": f"figure-{figure // facts.FIGURES_EACH}-{figure % facts.FIGURES_EACH + 1}",
        "seat": figure // facts.FIGURES_EACH,
        "number": figure % facts.FIGURES_EACH + 1,
        "place": previews.spot(place),
        "due": price_to_mainland(state, place),
    }


def _player(state: Atlantis, player: int) -> Player:
    """What everybody sees of a player, with the dues and the score if the match were settled now."""
    over = state.step == facts.FINISHED
    return {
        "tiles": values(facts.owned_of(state, player)),
        "cards": size(facts.hand_of(state, player)),
        "shown": bag(facts.shown_of(state, player)),
        "has_bridge": bool(state.bridges >> player & 1),
        "saved": saved_figures(state, player),
        "due": facts.due_of(state, player) if over else dues(state, player),
        "paid": facts.paid_of(state, player) if over else None,
        "score": settled_score(state, player),
    }


def _own(state: Atlantis, seat: int) -> Own:
    """What a seat alone knows: its hand, and which cards of it cannot pay in this turn."""
    acting = state.seat == seat
    return {
        "seat": seat,
        "hand": bag(facts.hand_of(state, seat)),
        "bought": bag(state.bought if acting else 0),
        "can_pay": bag(payable_cards(state) if acting else facts.hand_of(state, seat)),
        "moves": previews.moves(state) if acting and state.step in (facts.START, facts.MOVE) else [],
    }


def _turn_so_far(state: Atlantis) -> TurnSoFar | None:
    """What the seat to act has done in this turn."""
    if state.step <= facts.DEAL or state.step == facts.FINISHED:
        return None
    return {
        "sold": state.sold or None,
        "figure": None if state.figure == facts.NONE else state.figure % facts.FIGURES_EACH + 1,
        "played": bag(state.played),
        "price_left": state.price,
        "cards_to_draw": state.to_draw,
    }


def _unseen_cards(state: Atlantis, seat: int) -> int:
    """The cards that a viewer cannot see: the deck and what others hide."""
    hidden = state.deck
    for other in range(state.seats):
        if other != seat:
            hidden += facts.hand_of(state, other) - facts.shown_of(state, other)
    return hidden


def _unseen_tiles(state: Atlantis, letter: int) -> dict[Colour, Values]:
    """The tiles of a letter that nobody has seen, by colour and value."""
    return {colour: values(facts.unseen_of(state, letter, item)) for item, colour in enumerate(COLOURS)}


def spots(state: Atlantis, seat: int) -> dict[str, tuple[str, ...]]:
    """For each action that the seat may take now, the board elements to click for it."""
    if seat == SPECTATOR:
        return {}
    return {
        DECLARED.texts[action]: _spot(state, seat, facts.KIND[action], facts.ARGUMENT[action])
        for action in state.legal_for_vec(seat)
    }


def _spot(state: Atlantis, seat: int, kind: int, argument: int) -> tuple[str, ...]:
    """The elements of one legal action."""
    if kind == facts.CHOOSE_FIGURE:
        return _figure_spots(state, seat, argument)
    if kind == facts.PLAY:
        goal = previews.step_of(state, state.figure, argument).goal
        return (f"card-{seat}-{COLOURS[argument]}", previews.spot(goal))
    if kind == facts.PAY_CARD:
        return (f"card-{seat}-{COLOURS[argument]}",)
    if kind in (facts.BUY_WITH, facts.PAY_TILE):
        return (f"tile-{seat}-{argument}",)
    if kind == facts.SHOW_HAND:
        return (f"hand-{seat}",)
    if kind == facts.DRAW_CARDS:
        return ("deck",)
    return tuple(previews.spot(place) for place in range(argument, gap_end(state, argument) + 1))


def _figure_spots(state: Atlantis, seat: int, chosen: int) -> tuple[str, ...]:
    """A figure of the seat; on Atlantis, all of the seat's figures there."""
    places = [facts.place_of(state, seat * facts.FIGURES_EACH + which) for which in range(facts.FIGURES_EACH)]
    if places[chosen] == ATLANTIS:
        return tuple(f"figure-{seat}-{which + 1}" for which, place in enumerate(places) if place == ATLANTIS)
    return (f"figure-{seat}-{chosen + 1}",)


def refusal_of(state: Atlantis, seat: int, action: int) -> Refusal | None:  # noqa: ARG001 - only the seat to act may choose
    """Why a seat that may choose now may not take an action."""
    return DECLARED.refusal(dispatch.refusal_of(state, action), state.step, {"price": state.price})


def seen(state: Atlantis, action: int, seat: int) -> str:
    """The action's text as the seat sees it happen: others draw their cards unseen."""
    if facts.KIND[action] == facts.DRAWN and state.seat != seat:
        return "drawn ?"
    return DECLARED.texts[action]


def census(state: Atlantis) -> dict[str, int]:
    """Cards by colour, tiles by value, figures and bridges, wherever they are."""
    cards = state.deck + state.discard + state.cards_out
    tiles = state.tiles_out
    for seat in range(state.seats):
        cards += facts.hand_of(state, seat)
        tiles += facts.owned_of(state, seat)
    tiles += sum(facts.unseen_of(state, letter, item) for letter in range(len(LETTERS)) for item in range(len(COLOURS)))
    counts = {f"{colour} cards": number for colour, number in bag(cards).items()}
    bridges = len(members(state.bridges))
    for place in range(1, facts.MAINLAND):
        code = facts.path_of(state, place)
        if 0 < code < FACE_DOWN:
            tiles += one((code & VALUE) - 1)
        bridges += code == BRIDGED
    counts |= {f"tiles of {value}": number for value, number in values(tiles).items()}
    counts["bridges"] = bridges
    counts["figures"] = sum(
        1 for figure in range(state.seats * facts.FIGURES_EACH) if 0 <= facts.place_of(state, figure) <= facts.MAINLAND
    )
    return counts


def ending(state: Atlantis) -> str:
    """How a finished match ended."""
    return "ended-third-figure" if state.ending == THIRD_FIGURE else "ended-standstill"
