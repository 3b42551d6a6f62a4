"""The chance of live matches: draws that everybody can check afterwards. Specified in docs/chance.md."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

SEED_BYTES = 32
LEAST_NONCE_BYTES, MOST_NONCE_BYTES = 16, 32
BURN = "burn"
_COMMITMENT_LABEL = b"undertow commitment 1"
_STREAM_LABEL = b"undertow chance 1"
_NOTE_LABEL = b"undertow chance note 1"
_WORD_BYTES = 8
_WORDS_IN_A_BLOCK = 4
_NONCE = re.compile(f"(?:[0-9a-f]{{2}}){{{LEAST_NONCE_BYTES},{MOST_NONCE_BYTES}}}")
_NONCE_NOTE = re.compile(f"nonce (0|[1-9][0-9]?) ({_NONCE.pattern})")


@dataclass(frozen=True)
class Note:
    """A chance note and the length of the log from which it counts."""

    at: int
    text: str


def new_seed() -> bytes:
    """32 bytes from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash published before the match: it fixes the seed and does not reveal it."""
    return hashlib.sha256(_COMMITMENT_LABEL + _checked(seed)).hexdigest()


def is_commitment_to(seed: bytes, published: str) -> bool:
    """Whether the published commitment belongs to the seed."""
    return hmac.compare_digest(commitment(seed), published.lower())


def is_nonce(text: str) -> bool:
    """Whether a text is 16 to 32 bytes in small hexadecimal digits."""
    return _NONCE.fullmatch(text) is not None


def nonce_note(seat: int, nonce: str) -> str:
    """The text of the note that mixes in a person's nonce."""
    return checked_note(f"nonce {seat} {nonce}")


def checked_note(text: str) -> str:
    """The text of a chance note; raises ValueError for anything else."""
    if text != BURN and _NONCE_NOTE.fullmatch(text) is None:
        raise ValueError(f"a chance note is 'burn' or 'nonce SEAT HEX', not {text!r}")
    return text


class ChanceStream:
    """The stream of draws that a seed and its notes determine."""

    def __init__(self, seed: bytes, notes: Iterable[str] = ()) -> None:
        """Start at the first draw after these notes."""
        self._key = _checked(seed)
        self._words_used = 0
        for text in notes:
            self.rekey(text)

    def rekey(self, note: str) -> None:
        """Mix a note into the key and start again at word 0."""
        self._key = hashlib.sha256(_NOTE_LABEL + self._key + checked_note(note).encode()).digest()
        self._words_used = 0

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1."""
        if not 0 < bound <= 2**32:
            raise ValueError(f"a draw is from 1 to 2**32 possibilities, not {bound}")
        limit = 2**64 - 2**64 % bound
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        return word % bound

    def pick(self, weights: Iterable[int]) -> int:
        """A random index, with these weights as odds."""
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
        digest = hashlib.sha256(_STREAM_LABEL + self._key + block.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[word * _WORD_BYTES : (word + 1) * _WORD_BYTES], "big")


def _checked(seed: bytes) -> bytes:
    """The seed, if it has the right length."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes, not {len(seed)}")
    return seed
