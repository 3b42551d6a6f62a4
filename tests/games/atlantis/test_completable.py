"""T5: exactly the steps that can be ended and paid are offered, checked against a plain search."""

from functools import cache
from itertools import combinations

import pytest

from tests.games.atlantis.board import GAME
from undertow.engine.play import play
from undertow.engine.rng import Rng
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.declared import COLOURS
from undertow.games.atlantis.facts import ARGUMENT, KIND, MOVE, PAY, PAY_CARD, PAY_TILE, START

TABLES = [(seats, edition) for seats in (2, 3, 4) for edition in ("bg", "ru")]


def random_states(seats: int, edition: str, seed: int, games: int) -> list[Atlantis]:
    """All states of some random matches in which a seat chooses."""
    rng, found = Rng(seed), list[Atlantis]()

    def remembered(state: Atlantis, seat: int) -> int:
        found.append(state.clone())
        return state.any_legal(rng)

    for _ in range(games):
        play(GAME.start(seats=seats, edition=edition), remembered, rng)
    return found


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_t5_every_step_offered_can_be_ended_within_the_turn(seats: int, edition: str) -> None:
    rng = Rng(seats)
    for state in random_states(seats, edition, 1, 4):
        for action in state.legal():
            ended, steps = state.clone(), 0
            ended.apply(action)
            while ended.turn() == state.turn() and ended.figure != -1:
                legal = list(ended.legal())
                assert legal, "a step was offered that leads nowhere"
                ended.apply(legal[rng.below(len(legal))])
                steps += 1
                assert steps < 200
            standing = [figure["place"] for figure in GAME.view(ended, 0)["figures"] if figure["place"].startswith("place")]
            assert ended.step in (MOVE, PAY) or len(standing) == len(set(standing))


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_t5_what_is_offered_is_what_a_plain_search_finds(seats: int, edition: str) -> None:
    for state in random_states(seats, edition, 2, 6):
        plain = Plain(state)
        legal = set(state.legal())
        if state.step == MOVE:
            offered = {COLOURS[ARGUMENT[action]] for action in legal}
            assert offered == {card for card in set(plain.hand) if plain.leads_on(plain.place, card, plain.hand, 0)}
        elif state.step == START:
            movable = {figure["number"] for figure in plain.own_figures if plain.can_move(figure["place"])}
            texts = {GAME.text(action) for action in legal}
            assert ("show hand" in texts) == (not movable)
        elif state.step == PAY:
            cards = {COLOURS[ARGUMENT[action]] for action in legal if KIND[action] == PAY_CARD}
            tiles = {ARGUMENT[action] for action in legal if KIND[action] == PAY_TILE}
            assert (bool(cards), tiles) == plain.useful_pieces(state.price, state.least)


class Plain:
    """A second, simple implementation of moving and paying, based on a view."""

    def __init__(self, state: Atlantis) -> None:
        view = GAME.view(state, state.turn())
        self.path = {each["place"]: each for each in view["path"]}
        self.prices = {gap["places"][0]: gap["price"] for gap in view["gaps"]}
        self.own_figures = [figure for figure in view["figures"] if figure["seat"] == state.turn()]
        moving = view["turn_so_far"]["figure"]
        others = [f["place"] for f in view["figures"] if not (f["seat"] == state.turn() and f["number"] == moving)]
        self.occupied = {int(place.removeprefix("place-")) for place in others if place.startswith("place")}
        self.place = next((number(f["place"]) for f in self.own_figures if f["number"] == moving), 0)
        self.hand = tuple(colour for colour, many in view["own"]["hand"].items() for _ in range(many))
        self.bought = tuple(colour for colour, many in view["own"]["bought"].items() for _ in range(many))
        tiles = view["players"][state.turn()]["tiles"]
        self.tiles = [int(value) for value, many in tiles.items() for _ in range(many)]
        self.owed = view["turn_so_far"]["price_left"]

    def can_move(self, place: str) -> bool:
        """Whether a figure at the place can move."""
        if place == "mainland":
            return False
        return any(self.leads_on(number(place), card, self.hand, 0) for card in set(self.hand))

    def leads_on(self, place: int, card: str, hand: tuple[str, ...], price: int) -> bool:
        """Whether a card can begin or continue a move that ends on a free place and can be paid."""
        goal = next((p for p in range(place + 1, 54) if (self.path[p]["tile"] or {}).get("colour") == card), 54)
        price += sum(cost for start, cost in self.prices.items() if place < start < goal)
        left = list(hand)
        left.remove(card)
        if goal == 54 or goal not in self.occupied:
            return bool(self.owed + price <= sum(self.tiles) + self.paying_cards(tuple(left)))
        return any(self.leads_on(goal, next_card, tuple(left), price) for next_card in set(left))

    def paying_cards(self, left: tuple[str, ...]) -> int:
        """W5: cards left that are not bought ones; of each colour the bought ones were played first."""
        return sum(min(left.count(c), self.hand.count(c) - self.bought.count(c)) for c in set(left))

    def useful_pieces(self, price: int, least: int) -> tuple[bool, set[int]]:
        """W4: whether a card, and which tiles, can be part of a payment without a superfluous part."""
        cards = min(self.paying_cards(self.hand), 12)
        has_card, tiles = False, set()
        for chosen in submultisets(tuple(self.tiles)):
            for many in range(cards + 1):
                total = sum(chosen) + many
                smallest = min([least, *chosen, *([1] if many else [])])
                if total >= price > total - smallest and total:
                    has_card = has_card or many > 0
                    tiles |= set(chosen)
        return has_card, tiles


@cache
def submultisets(pieces: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All choices of some of the pieces, at most five of them where there are many."""
    most = len(pieces) if len(pieces) <= 9 else 5
    return {chosen for many in range(most + 1) for chosen in combinations(pieces, many)}


def number(place: str) -> int:
    """A place of the view as a number."""
    ends = {"atlantis": 0, "mainland": 54}
    return ends[place] if place in ends else int(place.removeprefix("place-"))
