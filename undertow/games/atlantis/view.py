"""Who may know what in Atlantis. The only secrets are the cards in hand that were not shown, and the deck."""

from undertow.engine.bits import members
from undertow.engine.game import Refusal, View
from undertow.engine.state import SPECTATOR
from undertow.games.atlantis import actions, log_text
from undertow.games.atlantis import preview as previews
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.box import COLOURS, EDITIONS, ITEMS, LETTERS
from undertow.games.atlantis.multiset import count, one, size
from undertow.games.atlantis.refusals import NO_SUCH_SEAT, NOT_IN_THIS_STEP, REASONS, STEP_REASONS
from undertow.games.atlantis.state import (
    ATLANTIS,
    BRIDGED,
    DEAL,
    DUE,
    FACE_DOWN,
    FIGURE,
    FIGURES_EACH,
    FINISHED,
    HAND,
    LOWER,
    MAINLAND,
    MOVE,
    NONE,
    OWNED,
    PAID,
    PATH,
    SHOWN,
    START,
    THIRD_FIGURE,
    UNSEEN,
    VALUE,
    dues,
    gap_end,
    hand_of,
    item_of,
    letter_of,
    payable_cards,
    price_to_mainland,
    saved_figures,
    settled_score,
)

STEPS = (
    "lot",
    "lay",
    "deal",
    "draw-bought",
    "reveal",
    "draw",
    "draw-stuck",
    "start",
    "move",
    "pay",
    "bridge",
    "finished",
)

describe = log_text.describe
label = log_text.label
preview = previews.preview


def view(state: Atlantis, seat: int) -> View:
    """All that the seat, or a spectator, may know."""
    return {
        "edition": EDITIONS[state.edition],
        "items": dict(zip(COLOURS, ITEMS[EDITIONS[state.edition]], strict=True)),
        "step": STEPS[state.step],
        "turn": state.turn(),
        "choosers": list(state.choosers()),
        "seat": state.seat,
        "first": state.first,
        "path": [_place(state, place) for place in range(1, MAINLAND)],
        "gaps": gaps(state),
        "figures": [_figure(state, figure) for figure in range(state.seats * FIGURES_EACH)],
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


def bag(cards: int) -> dict[str, int]:
    """Cards by colour."""
    return {colour: count(cards, item) for item, colour in enumerate(COLOURS)}


def values(tiles: int) -> dict[str, int]:
    """Tiles by value."""
    return {str(value): count(tiles, value - 1) for value in range(1, 8)}


def _place(state: Atlantis, place: int) -> View:
    """What is seen at a place of the path."""
    seen = state.board[PATH + place]
    known = 0 < seen < FACE_DOWN
    return {
        "id": previews.spot(place),
        "place": place,
        "letter": LETTERS[letter_of(place)] if state.stacks[place] else None,
        "tile": {"colour": COLOURS[item_of(seen)], "value": seen & VALUE} if known else None,
        "face_down": (1 if seen == FACE_DOWN else 0) + (1 if known and seen & LOWER else 0),
        "bridge": seen == BRIDGED,
    }


def gaps(state: Atlantis) -> list[View]:
    """W1, W2: the gaps with their places, prices and bridges; water next to an end of the path is none."""
    found = []
    place = 1
    while place < MAINLAND:
        if state.board[PATH + place] > 0:
            place += 1
            continue
        end = gap_end(state, place)
        if place > ATLANTIS + 1 and end < MAINLAND - 1:
            places = range(place, end + 1)
            bridges = sum(1 for each in places if state.board[PATH + each] == BRIDGED)
            value = min(state.board[PATH + place - 1] & VALUE, state.board[PATH + end + 1] & VALUE)
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


def _figure(state: Atlantis, figure: int) -> View:
    """One figure: where it is, and what its way to the Mainland costs as things are."""
    place = state.board[FIGURE + figure]
    return {
        "id": f"figure-{figure // FIGURES_EACH}-{figure % FIGURES_EACH + 1}",
        "seat": figure // FIGURES_EACH,
        "number": figure % FIGURES_EACH + 1,
        "place": previews.spot(place),
        "due": price_to_mainland(state, place),
    }


def _player(state: Atlantis, player: int) -> View:
    """What everybody sees of a player, with the dues and the score if the match were settled now."""
    over = state.step == FINISHED
    return {
        "tiles": values(state.stock[OWNED + player]),
        "cards": size(state.stock[HAND + player]),
        "shown": bag(state.stock[SHOWN + player]),
        "has_bridge": bool(state.bridges >> player & 1),
        "saved": saved_figures(state, player),
        "due": state.stock[DUE + player] if over else dues(state, player),
        "paid": state.stock[PAID + player] if over else None,
        "score": settled_score(state, player),
    }


def _own(state: Atlantis, seat: int) -> View:
    """What a seat alone knows: its hand, and which cards of it cannot pay in this turn."""
    acting = state.seat == seat
    return {
        "seat": seat,
        "hand": bag(hand_of(state, seat)),
        "bought": bag(state.bought if acting else 0),
        "can_pay": bag(payable_cards(state) if acting else hand_of(state, seat)),
        "moves": previews.moves(state) if acting and state.step in (START, MOVE) else [],
    }


def _turn_so_far(state: Atlantis) -> View | None:
    """What the seat to act has done in this turn."""
    if state.step <= DEAL or state.step == FINISHED:
        return None
    return {
        "sold": state.sold or None,
        "figure": None if state.figure == NONE else state.figure % FIGURES_EACH + 1,
        "played": bag(state.played),
        "price_left": state.price,
        "cards_to_draw": state.to_draw,
    }


def _unseen_cards(state: Atlantis, seat: int) -> int:
    """The cards that a viewer has no sight of: the deck and what others hide."""
    hidden = state.deck
    for other in range(state.seats):
        if other != seat:
            hidden += state.stock[HAND + other] - state.stock[SHOWN + other]
    return hidden


def _unseen_tiles(state: Atlantis, letter: int) -> dict[str, dict[str, int]]:
    """The tiles of a letter that nobody has seen, by colour and value."""
    return {colour: values(state.stock[UNSEEN + letter * 7 + item]) for item, colour in enumerate(COLOURS)}


def spots(state: Atlantis, seat: int) -> dict[str, tuple[str, ...]]:
    """For each action that the seat may take now, the board elements to click for it."""
    if seat == SPECTATOR:
        return {}
    return {actions.TEXTS[action]: _spot(state, seat, action) for action in state.legal_for(seat)}


def _spot(state: Atlantis, seat: int, action: int) -> tuple[str, ...]:
    """The elements of one legal action."""
    if action < actions.PLAY:
        chosen = action - actions.CHOOSE_FIGURE
        place = state.board[FIGURE + seat * FIGURES_EACH + chosen]
        alike = [chosen + 1]
        if place == ATLANTIS:
            first = FIGURE + seat * FIGURES_EACH
            alike = [number + 1 for number in range(FIGURES_EACH) if state.board[first + number] == ATLANTIS]
        return tuple(f"figure-{seat}-{number}" for number in alike)
    if action < actions.BUY_WITH:
        item = action - actions.PLAY
        goal = previews.step_of(state, state.figure, item).goal
        return (f"card-{seat}-{COLOURS[item]}", previews.spot(goal))
    if action < actions.PAY_CARD:
        return (f"tile-{seat}-{action - actions.BUY_WITH + 1}",)
    if action < actions.PAY_TILE:
        return (f"card-{seat}-{COLOURS[action - actions.PAY_CARD]}",)
    if action < actions.SHOW_HAND:
        return (f"tile-{seat}-{action - actions.PAY_TILE + 1}",)
    if action == actions.SHOW_HAND:
        return (f"hand-{seat}",)
    if action == actions.DRAW_CARDS:
        return ("deck",)
    start = action - actions.BRIDGE_AT + actions.FIRST_GAP
    return tuple(previews.spot(place) for place in range(start, gap_end(state, start) + 1))


def refusal_of(state: Atlantis, seat: int, action: int) -> Refusal | None:  # noqa: ARG001
    """The rule that keeps a seat, which may choose now, from an action."""
    code = actions.bar(state, action)
    if code < NOT_IN_THIS_STEP:
        return None
    told = {"price": state.price}
    if code == NOT_IN_THIS_STEP:
        message, rule = STEP_REASONS[state.step - START]
    else:
        message, rule = REASONS[code - NO_SUCH_SEAT]
    return Refusal(message, told, rule)


def seen(state: Atlantis, action: int, seat: int) -> str:
    """The action's text as the seat sees it happen: others draw their cards unseen."""
    if actions.DRAWN <= action < actions.CHOOSE_FIGURE and state.seat != seat:
        return "drawn ?"
    return actions.TEXTS[action]


def census(state: Atlantis) -> dict[str, int]:
    """Cards by colour, tiles by value, figures and bridges, wherever they are."""
    cards = state.deck + state.discard + state.cards_out
    tiles = state.tiles_out
    for seat in range(state.seats):
        cards += state.stock[HAND + seat]
        tiles += state.stock[OWNED + seat]
    for index in range(UNSEEN, DUE):
        tiles += state.stock[index]
    counts = {f"{colour} cards": number for colour, number in bag(cards).items()}
    bridges = len(members(state.bridges))
    for place in range(1, MAINLAND):
        code = state.board[PATH + place]
        if 0 < code < FACE_DOWN:
            tiles += one((code & VALUE) - 1)
        bridges += code == BRIDGED
    counts |= {f"tiles of {value}": number for value, number in values(tiles).items()}
    counts["bridges"] = bridges
    counts["figures"] = sum(
        1 for figure in range(state.seats * FIGURES_EACH) if 0 <= state.board[FIGURE + figure] <= MAINLAND
    )
    return counts


def ending(state: Atlantis) -> str:
    """How a finished match ended."""
    return "ended-third-figure" if state.ending == THIRD_FIGURE else "ended-standstill"
