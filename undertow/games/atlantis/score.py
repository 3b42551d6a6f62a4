"""The score helper for owners of the box: what a player owes at the end, the best payment, and the final count."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from undertow.engine.game import Game
from undertow.engine.language import Language
from undertow.engine.scorer import ScoreError, ScoreField, counted, number, parts
from undertow.games.atlantis.box import CARDS_EACH, TILES_OF_A_LETTER
from undertow.games.atlantis.declared import COLOURS, FIGURES_EACH, LETTERS, PLACES
from undertow.games.atlantis.multiset import one
from undertow.games.atlantis.payment import cheapest

VALUES = range(1, 8)
TILES = TILES_OF_A_LETTER * len(LETTERS)
BRIDGE = "bridge"
FIELDS = (
    ScoreField("gaps", "score-gaps"),
    ScoreField("figures", "score-figures"),
    ScoreField("tiles", "score-tiles"),
    ScoreField("cards", "score-cards"),
)


def best_score(told: Mapping[str, str], game: Game[Any]) -> Mapping[str, Any]:  # noqa: ARG001 - the same for every box
    """E1 to E3: dues, payment and total of a player; raises ScoreError for what the box does not allow."""
    prices = [_price(part) for part in parts(told.get("gaps", ""))]
    if len(prices) > PLACES // 2:
        raise ScoreError("score-most", name="gaps", most=PLACES // 2, found=len(prices))
    ahead = [number(part, 0, len(prices)) for part in parts(told.get("figures", ""))]
    if len(ahead) > FIGURES_EACH:
        raise ScoreError("score-most", name="figures", most=FIGURES_EACH, found=len(ahead))
    tiles = counted(told.get("tiles", ""), {str(value): TILES for value in VALUES})
    if sum(tiles.values()) > TILES:
        raise ScoreError("score-most", name="tiles", most=TILES, found=sum(tiles.values()))
    cards = number(told.get("cards", ""), 0, CARDS_EACH * len(COLOURS))
    dues = [sum(prices[len(prices) - count :]) for count in ahead]
    owed, worth = sum(dues), sum(int(value) * count for value, count in tiles.items())
    paid = int(cheapest(sum(count * one(int(value) - 1) for value, count in tiles.items()), cards, owed))
    return {
        "prices": prices,
        "dues": dues,
        "owed": owed,
        "tiles": worth,
        "cards": cards,
        "paid": paid,
        "payment": _payment(tiles, cards, paid),
        "missing": max(0, owed - paid),
        "total": worth + cards - paid - max(0, owed - paid),
    }


def _price(gap: str) -> int:
    """W2: the smaller of the two values at a gap's ends, such as "4-1"; nothing for a bridge."""
    if gap == BRIDGE:
        return 0
    ends = [end.strip() for end in gap.split("-")]
    if len(ends) > 2:
        raise ScoreError("score-gap", text=gap)
    return min(number(end, VALUES[0], VALUES[-1]) for end in ends)


def _payment(tiles: Mapping[str, int], cards: int, paid: int) -> dict[str, Any]:
    """Tiles and cards that make up a payment, with as few tiles as the cards allow."""
    ways: dict[int, tuple[int, ...]] = {0: ()}  # for each sum, the fewest tiles that make it
    for value in (int(value) for value, count in tiles.items() for _ in range(count)):
        for total, used in list(ways.items()):
            made = total + value
            if made <= paid and (made not in ways or len(ways[made]) > len(used) + 1):
                ways[made] = (*used, value)
    total = min((each for each in ways if paid - cards <= each), key=lambda each: len(ways[each]))
    return {"tiles": dict(Counter(map(str, ways[total]))), "cards": paid - total}


def sentences(score: Mapping[str, Any], words: Language) -> list[str]:
    """The total, how it comes about, and how to pay."""
    lines = [words.word("score-total", points=score["total"])]
    lines += ["  " + words.word("score-due", number=number, price=due) for number, due in enumerate(score["dues"], 1) if due]
    lines.append("  " + words.word("score-worth", tiles=score["tiles"], cards=score["cards"]))
    if score["owed"]:
        payment = score["payment"]
        tiles = ", ".join(f"{count} × {value}" for value, count in payment["tiles"].items()) or "–"
        lines.append("  " + words.word("score-pay", price=score["owed"], tiles=tiles, cards=payment["cards"]))
        if score["paid"] > score["owed"]:
            lines.append("  " + words.word("score-lost", points=score["paid"] - score["owed"]))
    if score["missing"]:
        lines.append("  " + words.word("score-missing", points=score["missing"]))
    return [*lines, words.word("score-sure")]
