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
        """Start the stream that belongs to the seed, any whole number; only its lowest 64 bits count."""
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
        """Where the stream is now, for `restore`."""
        return int(self._a), int(self._b), int(self._c), int(self._count)

    def restore(self, saved: tuple[int, int, int, int]) -> None:
        """Go on from where a stream was."""
        self._a, self._b, self._c, self._count = saved

    def below(self, bound: i64) -> i64:
        """A number from 0 up to but not including the bound (at most 2**30), each equally likely."""
        if bound <= 0:
            raise ValueError("the bound must be positive")
        # Lemire's method; the product stays below 2**62, and a rejected word is drawn again.
        product = self.word() * bound
        low = product & _WORD
        if low < bound:
            threshold = ((_WORD + 1) - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & _WORD
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to but not including 1."""
        return float(self.word()) / 4294967296.0

    def weighted(self, weights: vec[i64]) -> i64:
        """An index into the weights, each as likely as its weight says."""
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
