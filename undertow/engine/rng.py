"""The fast generator of simulations and searches: sfc32, with the same numbers compiled and interpreted.

It is not for live matches: those draw from the verifiable stream in `chance.py`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A small, seedable stream of random numbers."""

    def __init__(self, seed: int) -> None:
        """Start the stream of a seed; only the lowest 64 bits of the number count."""
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = 0x9E3779B9
        self._count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        mixed: i64 = (self._a + self._b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 21) | (self._c >> 11)) + mixed) & _WORD
        return mixed

    def saved(self) -> tuple[int, int, int, int]:
        """The current position in the stream, for `restore`."""
        return int(self._a), int(self._b), int(self._c), int(self._count)

    def restore(self, saved: tuple[int, int, int, int]) -> None:
        """Continue from a saved position."""
        self._a, self._b, self._c, self._count = saved

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1; the bound is at most 2**30."""
        if bound <= 0:
            raise ValueError("the bound must be positive")
        # Lemire's method; the product stays below 2**62.
        product = self.word() * bound
        return product >> 32 if product & _WORD >= bound else self._accepted(product, bound)

    def _accepted(self, product: i64, bound: i64) -> i64:
        """The number of a product that may have to be rejected: then another word is drawn."""
        threshold = ((_WORD + 1) - bound) % bound
        while product & _WORD < threshold:
            product = self.word() * bound
        return product >> 32

    def unit(self) -> float:
        """A uniform number, at least 0 and below 1."""
        return float(self.word()) / 4294967296.0

    def weighted(self, weights: vec[i64]) -> i64:
        """A random index, with these weights as odds."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        index: i64 = 0
        for weight in weights:
            if left < weight:
                break
            left -= weight
            index += 1
        return index
