"""A tiny card game on which every law about chance and secrets is proven.

Three kinds of cards, four of each. Every seat is dealt two. In a round all seats bid a card in secret; the highest bid,
if it is alone, takes a point. Bids are then discarded, but tied highest bids return to their owners' hands while the
deck lasts, and everybody has seen them there. Then each seat draws one. The match ends when no hand holds a card.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import Game, Message, Option, Preview, Refusal, View
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, IllegalAction, State

CARDS = ("low", "mid", "high")
COPIES = 4
DRAWN, BID = 0, 3
TEXTS = tuple(f"{kind} {card}" for kind in ("drawn", "bid") for card in CARDS)


class Tiny(State):
    """The state of a tiny game; interpreted, as a game of another package is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.deck = [COPIES] * 3
        self.discard = [0] * 3
        self.hands = [[0] * 3 for _ in range(seats)]
        self.known = [[0] * 3 for _ in range(seats)]  # cards in hand that everybody has seen return
        self.bids = [-1] * seats
        self.points = [0] * seats
        self.to_draw = [seat for _ in range(2) for seat in range(seats)]

    def turn(self) -> int:
        if self.to_draw:
            return CHANCE
        waiting = [seat for seat in range(self.seats) if self.bids[seat] < 0 and any(self.hands[seat])]
        return waiting[0] if waiting else OVER

    def legal(self) -> list[int]:
        turn = self.turn()
        if turn == OVER:
            return []
        cards, first = (self.deck, DRAWN) if turn == CHANCE else (self.hands[turn], BID)
        return [first + card for card in range(3) if cards[card]]

    def apply(self, action: int) -> None:
        if action not in list(self.legal()):
            raise IllegalAction(f"action {action} is not legal now")
        if action < BID:
            self.deck[action] -= 1
            self.hands[self.to_draw.pop(0)][action] += 1
            return
        seat, card = self.turn(), action - BID
        self.hands[seat][card] -= 1
        self.bids[seat] = card
        if self.turn() == OVER:
            self.show_bids()

    def show_bids(self) -> None:
        best = max(self.bids)
        leaders = [seat for seat in range(self.seats) if self.bids[seat] == best]
        for seat, card in enumerate(self.bids):
            if card >= 0:
                self.known[seat][card] = max(0, self.known[seat][card] - 1)  # a card that everybody has seen leaves first
                if len(leaders) > 1 and seat in leaders and any(self.deck):
                    self.hands[seat][card] += 1
                    self.known[seat][card] += 1
                else:
                    self.discard[card] += 1
        if len(leaders) == 1:
            self.points[leaders[0]] += 1
        self.bids = [-1] * self.seats
        self.to_draw = list(range(self.seats))[: sum(self.deck)]

    def clone(self) -> "Tiny":
        copy = type(self)(self.seats)
        copy.deck, copy.discard = self.deck[:], self.discard[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.known = [cards[:] for cards in self.known]
        copy.bids, copy.points, copy.to_draw = self.bids[:], self.points[:], self.to_draw[:]
        return copy

    def odds(self) -> list[int]:
        return [count for count in self.deck if count] if self.turn() == CHANCE else []

    def sample(self, rng: Rng) -> int:
        return int(self.legal()[rng.weighted(self.odds_vec())])

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best] if self.turn() == OVER else []

    def shares(self) -> list[float]:
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def guess(self, seat: int, rng: Rng) -> "Tiny":
        other = self.clone()
        rivals = [rival for rival in range(self.seats) if rival != seat]
        pool = self.deck[:]
        for rival in rivals:
            for card in range(3):
                pool[card] += self.hands[rival][card] + (self.bids[rival] == card) - self.certain(rival)[card]
        for rival in rivals:
            self.deal(other, rival, pool, rng)
        other.deck = pool
        return other

    def certain(self, rival: int) -> list[int]:
        """The cards that everybody knows a rival had when the round began."""
        return self.known[rival]

    def deal(self, other: "Tiny", rival: int, pool: list[int], rng: Rng) -> None:
        """A hand for a rival, and a bid from it if one has been made."""
        held = self.certain(rival)[:]
        has_bid = self.bids[rival] >= 0
        for _ in range(sum(self.hands[rival]) + has_bid - sum(held)):
            card = rng.weighted(vec[i64](pool))
            pool[card] -= 1
            held[card] += 1
        if has_bid:
            other.bids[rival] = rng.weighted(vec[i64](held))
            held[other.bids[rival]] -= 1
        other.hands[rival] = held

    def choosers(self) -> list[int]:
        if self.turn() in (CHANCE, OVER):
            return []
        return [seat for seat in range(self.seats) if self.bids[seat] < 0 and any(self.hands[seat])]

    def legal_for(self, seat: int) -> list[int]:
        if seat not in list(self.choosers()):
            return []
        return [BID + card for card in range(3) if self.hands[seat][card]]

    def estimate(self, seat: int) -> float:
        if self.turn() == OVER:
            return self.shares()[seat]
        return (1 + self.points[seat]) / (self.seats + sum(self.points))

    def encode(self) -> Any:
        facts = [*self.deck, *self.discard, *self.bids, *self.points, len(self.to_draw), *self.to_draw]
        for seat in range(self.seats):
            facts += self.hands[seat] + self.known[seat]
        return vec[i64](facts)

    def restore(self, facts: Any) -> None:
        left = list(facts)
        drawing = left[6 + 2 * self.seats] if len(left) > 6 + 2 * self.seats else 0
        if len(left) != 7 + 8 * self.seats + drawing:
            raise ValueError(f"{len(left)} numbers are no tiny state")

        def taken(count: int) -> list[int]:
            return [left.pop(0) for _ in range(count)]

        self.deck, self.discard, self.bids, self.points = taken(3), taken(3), taken(self.seats), taken(self.seats)
        self.to_draw = taken(taken(1)[0])
        for seat in range(self.seats):
            self.hands[seat], self.known[seat] = taken(3), taken(3)


class TinyPresenter:
    """Who may know what."""

    labels: ClassVar[tuple[str, ...]] = ("action-drawn", "action-bid")

    def view(self, state: Tiny, seat: int) -> View:
        return {
            "turn": state.turn(),
            "deck": sum(state.deck),
            "to_draw": state.to_draw,
            "discard": state.discard,
            "points": state.points,
            "hand_sizes": [sum(hand) for hand in state.hands],
            "has_bid": [bid >= 0 for bid in state.bids],
            "known": state.known,
            "hand": None if seat == SPECTATOR else state.hands[seat],
            "bid": None if seat == SPECTATOR else state.bids[seat],
        }

    def spots(self, state: Tiny, seat: int) -> dict[str, tuple[str, ...]]:
        if seat == SPECTATOR:
            return {}
        return {TEXTS[action]: (f"card-{CARDS[action - BID]}",) for action in state.legal_for(seat)}

    def preview(self, state: Tiny, seat: int, action: int) -> Preview:
        return Preview(brings=(Message("preview-card", {"count": state.hands[seat][action - BID]}),))

    def refusal_of(self, state: Tiny, seat: int, action: int) -> Refusal | None:
        return Refusal("now-bid", rule="T1") if action < BID else Refusal("refused-card", rule="T2")

    def label(self, state: Tiny, action: int) -> Message:
        return Message(self.labels[action // 3], {"card": CARDS[action % 3]})

    def seen(self, state: Tiny, action: int, seat: int) -> str:
        if action < BID:
            return TEXTS[action] if state.to_draw[0] == seat else "drawn ?"
        return TEXTS[action] if state.turn() == seat else "bid ?"

    def describe(self, state: Tiny, action: int, seat: int) -> tuple[Message, ...]:
        actor = state.to_draw[0] if action < BID else state.turn()
        kind = "log-drawn" if action < BID else "log-bid"
        told = Message(f"{kind}-own", {"seat": actor, "card": CARDS[action % 3]}) if actor == seat else None
        last = action >= BID and len(list(state.choosers())) == 1
        return (told or Message(kind, {"seat": actor}), *([Message("log-round")] if last else []))

    def census(self, state: Tiny) -> dict[str, int]:
        counts = {}
        for card, name in enumerate(CARDS):
            held = sum(hand[card] for hand in state.hands) + state.bids.count(card)
            counts[name] = held + state.deck[card] + state.discard[card]
        return counts

    def ending(self, state: Tiny) -> str:
        return "ended-no-cards"


def tiny_game(state: type[Tiny] = Tiny, presenter: type[TinyPresenter] = TinyPresenter, **changes: Any) -> Game[Tiny]:
    """The tiny game, or a broken one."""

    def begin(seats: int, options: Mapping[str, str]) -> Tiny:
        return state(seats)

    parts: dict[str, Any] = {
        "id": "tiny",
        "name": "Tiny",
        "designer": "nobody",
        "version": 1,
        "seats": (2, 3),
        "minutes": (1, 1),
        "options": (Option("colour", ("red", "blue")),),
        "actions": TEXTS,
        "endings": ("ended-no-cards",),
        "folder": Path(__file__).parent,
        "begin": begin,
        "presenter": presenter(),
        "components": (),
    }
    return Game(**{**parts, **changes})
