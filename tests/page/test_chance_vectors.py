"""The page's checker of chance is tested with vectors of engine/chance.py; run this file to write them anew."""

import json
from pathlib import Path
from typing import Any

from undertow.engine.chance import BURN, ChanceStream, commitment, nonce_note

VECTORS = Path(__file__).parent.parent.parent / "web" / "tests" / "chance-vectors.json"
COUNTING, ZEROS, ONES = bytes(range(32)), bytes(32), b"\xff" * 32
SHORT, LONG = nonce_note(0, "9f" * 16), nonce_note(2, "0a" * 32)
STREAMS: list[tuple[bytes, list[str], int]] = [
    (COUNTING, [], 6),
    (COUNTING, [SHORT], 6),
    (ZEROS, [SHORT, LONG, BURN, BURN], 52),
    (ONES, [SHORT, LONG, BURN, BURN], 2**32),
    (ONES, [], 3_000_000_000),
]
PICKS: list[tuple[bytes, list[int]]] = [(COUNTING, [1, 2, 3]), (ZEROS, [0, 5, 0, 7, 1]), (ONES, [9])]
DRAWS = 12


def stream_vector(seed: bytes, notes: list[str], bound: int) -> dict[str, Any]:
    """The first draws of a seed after some notes."""
    stream = ChanceStream(seed, notes)
    draws = [stream.below(bound) for _ in range(DRAWS)]
    return {"seed": seed.hex(), "commitment": commitment(seed), "notes": notes, "bound": bound, "draws": draws}


def pick_vector(seed: bytes, weights: list[int]) -> dict[str, Any]:
    """The first picks of a seed."""
    stream = ChanceStream(seed)
    return {"seed": seed.hex(), "weights": weights, "picked": [stream.pick(weights) for _ in range(DRAWS)]}


def vectors() -> dict[str, Any]:
    """All vectors, as the page's tests read them."""
    return {
        "streams": [stream_vector(seed, notes, bound) for seed, notes, bound in STREAMS],
        "picks": [pick_vector(seed, weights) for seed, weights in PICKS],
    }


def test_the_vectors_of_the_page_are_what_the_engine_draws() -> None:
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors()


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
