"""Views of Atlantica. The only secrets are the divers in hand; face-down cards are unknown to everybody."""

from collections.abc import Sequence
from typing import TypeVar

from undertow.engine.game import Refusal
from undertow.engine.state import SPECTATOR
from undertow.games.atlantica import dispatch, facts, forecast, log_text, rules
from undertow.games.atlantica import preview as previews
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import AREAS, COLOURS, DECLARED, KINDS, RESEARCH, SHIPS, Ship
from undertow.games.atlantica.explain import explain
from undertow.games.atlantica.payment import refusal_of_payment
from undertow.games.atlantica.state import (
    HURRICANE,
    RESEARCH_SPACE,
    STACK_SPACE,
    TAVERN_SPACES,
    cost_of,
    crates_of,
    unseen_in_stack,
)
from undertow.games.atlantica.tally import count_of, one_of, total_of
from undertow.games.atlantica.view_types import (
    ActionShown,
    Area,
    Player,
    ResearchSpace,
    Stack,
    TreasureSpace,
    UnderWay,
    View,
)

Name = TypeVar("Name", bound=str)

describe = log_text.describe
label = log_text.label
preview = previews.preview


def view(state: Atlantica, seat: int) -> View:
    """Everything that the seat, or a spectator, may know."""
    return {
        "round": max(0, state.turns) // state.seats + 1,
        "step": DECLARED.steps[state.step].name,
        "turn": state.turn(),
        "seat": state.seat,
        "first": state.first,
        "areas": _areas(state, seat),
        "boat": {
            "spaces": [_treasure_space(state, seat, space) for space in range(STACK_SPACE)],
            "deck": state.treasure_deck,
            "hurricane_stack": state.hurricane_stack,
        },
        "port": {"stacks": [_stack(state, seat, stack) for stack in range(len(SHIPS))]},
        "tavern": {
            "deck": total_of(facts.deck_of(state)) + total_of(facts.rest_of(state)),
            "shuffled_from": named(facts.made_of(state), COLOURS),
            "used": named(facts.used_of(state), COLOURS),
        },
        "station": {
            "spaces": [_research_space(state, seat, space) for space in range(RESEARCH_SPACE, facts.SPACES)],
            "deck": total_of(state.unseen_research),
        },
        "unseen": {
            "treasures": named(state.unseen_treasures, KINDS),
            "ships": {ship: _sizes(unseen_in_stack(state, stack)) for stack, ship in enumerate(SHIPS)},
            "research": named(state.unseen_research, RESEARCH),
        },
        "hurricane": forecast.hurricane(state),
        "under_way": _under_way(state),
        "players": [_player(state, player) for player in range(state.seats)],
        "own": None if seat == SPECTATOR else {"seat": seat, "hand": named(facts.hand_of(state, seat), COLOURS)},
        "scores": state.scores(),
        "winners": state.winners(),
    }


def named(tally: int, names: tuple[Name, ...]) -> dict[Name, int]:
    """A tally by names."""
    return {name: count_of(tally, sort) for sort, name in enumerate(names)}


def _sizes(tally: int) -> dict[str, int]:
    """Ships of one stack by their crates."""
    return {str(size + 1): count_of(tally, size) for size in range(facts.SIZES) if count_of(tally, size)}


def _areas(state: Atlantica, seat: int) -> list[Area]:
    """The four areas with what their actions cost, and for a seat whether its hand could pay them."""
    return [
        {
            "id": name,
            "used": bool(state.areas & 1 << area) and bool(state.is_open),
            "actions": [_action(state, seat, area, level) for level in range(1, facts.SYMBOLS + 1)],
        }
        for area, name in enumerate(AREAS)
    ]


def _action(state: Atlantica, seat: int, area: int, level: int) -> ActionShown:
    """One action of an area; `payable` considers only the hand, `open` everything.

    `one_more` names the colours of which one more diver would make it payable.
    """
    colours = [cost_of(state, area, symbol) for symbol in range(level)]
    text = previews.act_text(area, level)
    shown: ActionShown = {
        "id": text.replace(" ", "-"),
        "text": text,
        "cost": [[name for index, name in enumerate(COLOURS) if symbol & 1 << index] for symbol in colours],
        "gives": bool(rules.has_something(state, area, level)),
        "payable": None,
        "open": None,
        "one_more": [],
    }
    if seat != SPECTATOR:
        on_turn = state.seat == seat and bool(state.is_open)
        replaced = state.replaced if on_turn else 0
        hand = facts.hand_of(state, seat)
        shown["payable"] = refusal_of_payment(state, hand, area, 0, level, replaced) == facts.ALLOWED
        if not shown["payable"]:
            more = {name: hand + one_of(colour) for colour, name in enumerate(COLOURS)}
            shown["one_more"] = [
                name
                for name, hand in more.items()
                if refusal_of_payment(state, hand, area, 0, level, replaced) == facts.ALLOWED
            ]
        shown["open"] = on_turn and dispatch.refusal_of(state, previews.act_number(area, level)) == facts.ALLOWED
    return shown


def _treasure_space(state: Atlantica, seat: int, space: int) -> TreasureSpace:
    """One space of the boat."""
    card = facts.card_on(state, space)
    return {
        "id": f"treasure-{space + 1}",
        "card": None if card == facts.NONE else KINDS[card],
        "gain": _gain(state, seat, space),
        "tavern": _is_tavern(state, space),
    }


def _research_space(state: Atlantica, seat: int, space: int) -> ResearchSpace:
    """One space of the station."""
    card = facts.card_on(state, space)
    return {
        "id": f"research-{space - RESEARCH_SPACE + 1}",
        "card": None if card == facts.NONE else RESEARCH[card],
        "gain": _gain(state, seat, space),
        "tavern": _is_tavern(state, space),
    }


def _gain(state: Atlantica, seat: int, space: int) -> int | None:
    """What the card on a space would add to the seat's score."""
    empty = facts.card_on(state, space) == facts.NONE
    return None if empty or seat == SPECTATOR else previews.gain(state, seat, space)


def _is_tavern(state: Atlantica, space: int) -> bool:
    """T3: whether the tavern may take the card of a space."""
    return bool(state.box[TAVERN_SPACES] & 1 << space)


def _stack(state: Atlantica, seat: int, stack: int) -> Stack:
    """One stack of ships: its top, and how many there are in all."""
    top = facts.card_on(state, STACK_SPACE + stack)
    return {
        "id": f"stack-{SHIPS[stack]}",
        "ship": SHIPS[stack],
        "crates": None if top == facts.NONE else top % facts.SIZES + 1,
        "gain": _gain(state, seat, STACK_SPACE + stack),
        "left": total_of(unseen_in_stack(state, stack)) + (top != facts.NONE),
        "tavern": _is_tavern(state, STACK_SPACE + stack),
    }


def _under_way(state: Atlantica) -> UnderWay | None:
    """How far the turn has come: symbols left, replacement, what is being paid and taken."""
    if not state.is_open:
        return None
    cost = cost_of(state, state.area, state.paid) if state.step == facts.PAY else 0
    acting = state.area != facts.NONE
    return {
        "seat": state.seat,
        "symbols_left": facts.SYMBOLS - state.symbols,
        "replaced": bool(state.replaced),
        "areas_used": [name for area, name in enumerate(AREAS) if state.areas & 1 << area],
        "action": previews.act_text(state.area, state.level) if acting else None,
        "paying": [name for index, name in enumerate(COLOURS) if cost & 1 << index],
        "takes_left": state.takes if state.step == facts.TAKE else 0,
        "may_stop": state.step == facts.TAKE and bool(state.up_to),
    }


def named_ships(ships: int) -> list[tuple[Ship, int]]:
    """A tally of ships by name and crates."""
    return [
        (ship, size + 1)
        for stack, ship in enumerate(SHIPS)
        for size in range(facts.SIZES)
        for _ in range(count_of(ships, stack * facts.SIZES + size))
    ]


def _player(state: Atlantica, player: int) -> Player:
    """What everybody sees of a player, with the score."""
    treasures, ships = facts.treasures_of(state, player), facts.ships_of(state, player)
    research = facts.research_of(state, player)
    pending = state.pending if player == state.seat and state.step != facts.DEAL else 0
    since = facts.since_of(state, player)
    return {
        "divers": total_of(facts.hand_of(state, player)),
        "divers_face_down": pending,
        "lacks": [name for index, name in enumerate(COLOURS) if count_of(since, index) == 0],
        "treasures": named(treasures, KINDS),
        "ships": [{"ship": ship, "crates": crates} for ship, crates in named_ships(ships)],
        "research": named(research, RESEARCH),
        "crates": crates_of(ships),
        "crates_missing": max(0, total_of(treasures) - crates_of(ships)),
        "found_hurricane": state.finder == player and state.ending == HURRICANE,
        "score": explain(state.box, treasures, named_ships(ships), research),
    }


def spots(state: Atlantica, seat: int) -> dict[str, tuple[str, ...]]:
    """For each action that the seat may take now, the board elements to click for it."""
    if seat == SPECTATOR:
        return {}
    return {DECLARED.texts[action]: (spot_of(seat, action),) for action in state.legal_for_vec(seat)}


def spot_of(seat: int, action: int) -> str:
    """The element of one action."""
    if facts.KIND[action] in (facts.PAY_ONE, facts.PAY_TWO):
        return f"hand-{seat}-{COLOURS[facts.ARGUMENT[action]]}"
    if facts.KIND[action] == facts.TAKE_CARD:
        return previews.spot_of_space(facts.ARGUMENT[action])
    return DECLARED.texts[action].replace(" ", "-")


def refusal_of(state: Atlantica, seat: int, action: int) -> Refusal | None:  # noqa: ARG001 - only the seat to act may choose
    """Why a seat that may choose now may not take an action."""
    return DECLARED.refusal(dispatch.refusal_of(state, action), state.step, {"left": facts.SYMBOLS - state.symbols})


def seen(state: Atlantica, action: int, seat: int) -> str:
    """The action's text as the seat sees it happen: only the owner sees which diver comes to hand."""
    if state.step in (facts.DEAL, facts.DRAW) and state.seat != seat:
        return "drawn ?"
    return DECLARED.texts[action]


def census(state: Atlantica) -> dict[str, int]:
    """All cards by kind, wherever they are; treasures in the box and in the decks are counted together."""
    seats = range(state.seats)
    spaces = [facts.card_on(state, space) for space in range(facts.SPACES)]
    divers = [
        facts.deck_of(state),
        facts.used_of(state),
        facts.rest_of(state),
        *(facts.hand_of(state, seat) for seat in seats),
    ]
    treasures = [state.unseen_treasures, *(facts.treasures_of(state, seat) for seat in seats)]
    research = [state.unseen_research, *(facts.research_of(state, seat) for seat in seats)]
    ships = [state.unseen_ships, *(facts.ships_of(state, seat) for seat in seats)]
    return {
        **_counted([f"{colour} divers" for colour in COLOURS], divers, []),
        **_counted(KINDS, treasures, spaces[:STACK_SPACE]),
        **_counted(RESEARCH, research, spaces[RESEARCH_SPACE:]),
        **_counted(
            [f"{ship} {size + 1}" for ship in SHIPS for size in range(facts.SIZES)],
            ships,
            spaces[STACK_SPACE:RESEARCH_SPACE],
        ),
    }


def _counted(names: Sequence[str], tallies: list[int], cards: list[int]) -> dict[str, int]:
    """The count of each kind in tallies and among single cards."""
    return {name: sum(count_of(tally, sort) for tally in tallies) + cards.count(sort) for sort, name in enumerate(names)}


def ending(state: Atlantica) -> str:
    """How a finished match ended."""
    return "ended-hurricane" if state.ending == HURRICANE else "ended-calm"
