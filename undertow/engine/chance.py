"""The chance of live matches: draws that nobody can steer and everybody can check. Specified in docs/chance.md."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

SEED_BYTES = 32
_COMMITMENT_LABEL = b"undertow commitment 1"
_STREAM_LABEL = b"undertow chance 1"
_WORD_BYTES = 8
_WORDS_IN_A_BLOCK = 4


def new_seed() -> bytes:
    """32 bytes from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the match: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(_COMMITMENT_LABEL + _checked(seed)).hexdigest()


def is_commitment_to(seed: bytes, published: str) -> bool:
    """Whether the published commitment belongs to the seed."""
    return hmac.compare_digest(commitment(seed), published.lower())


class ChanceStream:
    """The draws that belong to a seed, one after the other."""

    def __init__(self, seed: bytes) -> None:
        """Start at the first draw."""
        self._seed = _checked(seed)
        self._words_used = 0

    def below(self, bound: int) -> int:
        """A number from 0 up to but not including the bound, each equally likely."""
        if not 0 < bound <= 2**32:
            raise ValueError(f"a draw is from 1 to 2**32 possibilities, not {bound}")
        limit = 2**64 - 2**64 % bound
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        return word % bound

    def pick(self, weights: Iterable[int]) -> int:
        """An index into the weights, each as likely as its weight says."""
        counted = list(weights)
        left = self.below(sum(counted))
        for index, weight in enumerate(counted):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("the draw lies below the sum of the weights")

    def _next_word(self) -> int:
        """The next 64 bits of the stream."""
        block, word = divmod(self._words_used, _WORDS_IN_A_BLOCK)
        self._words_used += 1
        digest = hashlib.sha256(_STREAM_LABEL + self._seed + block.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[word * _WORD_BYTES : (word + 1) * _WORD_BYTES], "big")


def _checked(seed: bytes) -> bytes:
    """The seed, if it has the right length."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes, not {len(seed)}")
    return seed
