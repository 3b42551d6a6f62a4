"""Positions in a short form for links: the numbers of the encoding, compressed, in letters that need no escaping.

    niagara~K0t…

Only differences from the beginning are stored, so a link holds little more than what has changed. An adaptive binary
range coder writes them: general compressors need 50 % more bytes for such short data.
"""

import base64
import binascii
from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine import position
from undertow.engine.game import Game, Message, OptionError
from undertow.engine.notation import PositionError
from undertow.engine.rng import Rng
from undertow.engine.state import SPECTATOR, State

S = TypeVar("S", bound=State)

SIGN = "~"
_LONGEST_LINK = 4000
_ONE = 1 << 16  # a probability of 1
_LEAST = 330  # the smallest probability of a bit
_SLOWEST = 24  # observations after which a probability keeps its speed of change


def is_packed(text: str) -> bool:
    """Whether a text is a packed position."""
    return SIGN in text.partition(" ")[0]


def pack(game: Game[S], state: S, viewer: int | None = None) -> str:
    """The packed position. For a viewer, it holds one state that fits the viewer's knowledge."""
    shown: Any = state if viewer is None else state.guess(viewer, Rng(0))
    seats, options = len(state.scores()), position.options_of(game, state)
    head = ";".join([str(seats), _viewer_text(viewer), game.box_digest[:8], *(f"{k}:{v}" for k, v in options.items())])
    packer = _Packer()
    _code_text(packer, head)
    _code_numbers(packer, [int(fact) for fact in shown.encode()], _beginning(game))
    return f"{position.name_of(game)}{SIGN}{base64.urlsafe_b64encode(packer.data()).decode().rstrip('=')}"


def unpack(game: Game[S], text: str) -> tuple[S, int | None]:
    """The state and the viewer of a packed position; raises PositionError."""
    name, _, code = text.partition(SIGN)
    position.check_name(game, name)
    try:
        head, facts = _unpacked(game, code)
        seats, viewer, box, *pairs = head.split(";")
        if box != game.box_digest[:8]:
            raise PositionError(Message("position-other-box"), len(name) + 2)
        options = game.check_options(int(seats), dict(pair.split(":", 1) for pair in pairs))
        state = game.begin(int(seats), options)
        state.restore(vec[i64](facts))
        line = position.write(game, state, _viewer(viewer))
        checked: Any = game.position(line) if viewer == "" else game.knowledge(line).guess(Rng(0))
        if list(checked.encode()) != facts:
            raise ValueError("the numbers hold more than a position")
    except (PositionError, OptionError) as error:
        raise PositionError(error.message, len(name) + 2) from error
    except Exception as error:  # damaged numbers may raise anything
        raise PositionError(Message("position-packed"), len(name) + 2) from error
    return checked, _viewer(viewer)


def _unpacked(game: Game[Any], code: str) -> tuple[str, list[int]]:
    """The head and the numbers of a packed position."""
    if len(code) > _LONGEST_LINK or not code.isascii():
        raise ValueError(f"a packed position has at most {_LONGEST_LINK} letters, digits, '-' and '_'")
    try:
        data = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None
    unpacker = _Unpacker(data)
    return _code_text(unpacker, ""), _code_numbers(unpacker, [], _beginning(game))


def _beginning(game: Game[Any]) -> list[int]:
    """The encoding of the beginning."""
    seats = game.seats[0]
    return [int(fact) for fact in game.begin(seats, game.check_options(seats, {})).encode()]


def _viewer_text(viewer: int | None) -> str:
    """The viewer as a short text."""
    return "" if viewer is None else "s" if viewer == SPECTATOR else str(viewer)


def _viewer(text: str) -> int | None:
    """The viewer from its short text."""
    return None if text == "" else SPECTATOR if text == "s" else int(text)


# What is coded: the same functions write and read


class _Coder(Protocol):
    """Codes bits; a reader ignores its arguments and returns what was written."""

    def bit(self, bit: int, context: object) -> int:
        """Code a bit in its context."""


def _code_bits(coder: _Coder, number: int, width: int, context: object) -> int:
    """Code a number bit by bit, highest first; the context of a bit is the bits before it."""
    found = 1
    for place in range(width - 1, -1, -1):
        found = 2 * found + coder.bit(number >> place & 1, (context, found))
    return found - (1 << width)


def _code_text(coder: _Coder, text: str) -> str:
    """Code a short text."""
    data = text.encode()
    length = _code_bits(coder, len(data), 8, "length")
    codes = [*data, *[0] * (length - len(data))]
    return bytes(_code_bits(coder, code, 8, "text") for code in codes[:length]).decode()


def _code_numbers(coder: _Coder, numbers: Sequence[int], begun: Sequence[int]) -> list[int]:
    """Code numbers relative to the beginning. An equal end is left out; one bit per number says whether it is equal."""
    alike = _alike_at_the_end(numbers, begun)
    count = _code_bits(coder, len(numbers) - alike, 12, "count")
    alike = _code_bits(coder, alike, 12, "alike")
    if alike > len(begun):
        raise ValueError("it is longer than the beginning")
    found: list[int] = []
    before = 0
    for index in range(count):
        number = numbers[index] if index < len(numbers) else 0
        same = coder.bit(int(index < len(begun) and begun[index] == number), ("same", before))
        before = (before << 1 | same) & 3
        if same and index >= len(begun):
            raise ValueError("there is no such number in the beginning")
        found.append(begun[index] if same else _code_number(coder, number))
    return found + list(begun[len(begun) - alike :])


def _alike_at_the_end(numbers: Sequence[int], begun: Sequence[int]) -> int:
    """How many numbers at the end equal those of the beginning."""
    alike = 0
    while alike < min(len(numbers), len(begun)) and numbers[-1 - alike] == begun[-1 - alike]:
        alike += 1
    return alike


def _code_number(coder: _Coder, number: int) -> int:
    """Code a 64-bit number: sign, number of bytes, then the bytes."""
    size = abs(number if number >= 0 else ~number).bit_length() + 7 >> 3
    kind = _code_bits(coder, size + (9 if number < 0 else 0), 5, "kind")
    size, is_negative = (kind - 9, True) if kind > 8 else (kind, False)
    if size > 8:
        raise ValueError("a number is too large")
    magnitude = ~number if number < 0 else number
    context = "byte" if size < 2 else "bytes"
    found = sum(_code_bits(coder, magnitude >> 8 * place & 255, 8, context) << 8 * place for place in range(size))
    return ~found if is_negative else found


# The range coder


class _Odds:
    """The probability of a 0 in each context, learnt while coding."""

    def __init__(self) -> None:
        """Start with no observations."""
        self._known: dict[object, tuple[int, int]] = {}

    def zero(self, context: object) -> int:
        """The probability of a 0, in parts of `_ONE`."""
        return self._known.get(context, (_ONE // 2, 0))[0]

    def learn(self, context: object, bit: int) -> None:
        """Update the probability with an observed bit."""
        odds, seen = self._known.get(context, (_ONE // 2, 0))
        odds += ((0 if bit else _ONE) - odds) * 10 // min(10 * seen + 16, 10 * _SLOWEST)
        self._known[context] = min(max(odds, _LEAST), _ONE - _LEAST), seen + 1


class _Packer:
    """Range encoder: narrows a range with every bit."""

    def __init__(self) -> None:
        """Begin with the whole range."""
        self._odds = _Odds()
        self._low = 0  # a Python integer of any length, so there is no carry to propagate
        self._range = 1 << 32
        self._bytes = 4

    def bit(self, bit: int, context: object) -> int:
        """Narrow the range to the part of the bit."""
        bound = self._range * self._odds.zero(context) >> 16
        self._low, self._range = (self._low + bound, self._range - bound) if bit else (self._low, bound)
        self._odds.learn(context, bit)
        while self._range < 1 << 24:
            self._low, self._range, self._bytes = self._low << 8, self._range << 8, self._bytes + 1
        return bit

    def data(self) -> bytes:
        """The shortest bytes within the range; zeros at the end are left out."""
        for places in range(8 * self._bytes, -1, -8):
            number = -(-self._low >> places) << places
            if number < self._low + self._range:
                return number.to_bytes(self._bytes + 1, "big")[1:].rstrip(b"\0")
        raise AssertionError("a range is never empty")


class _Unpacker:
    """Reads what `_Packer` wrote."""

    def __init__(self, data: bytes) -> None:
        """Begin with the first bytes."""
        self._odds = _Odds()
        self._data = self._endless(data)
        self._code = 0
        for _ in range(4):
            self._code = self._code << 8 | next(self._data)
        self._range = 1 << 32

    @staticmethod
    def _endless(data: bytes) -> Iterator[int]:
        """The bytes, then zeros, up to a limit that no valid position reaches."""
        yield from data
        for _ in range(64):
            yield 0
        raise ValueError("it is cut short")

    def bit(self, bit: int, context: object) -> int:
        """The next bit."""
        bound = self._range * self._odds.zero(context) >> 16
        bit = int(self._code >= bound)
        self._code, self._range = (self._code - bound, self._range - bound) if bit else (self._code, bound)
        self._odds.learn(context, bit)
        while self._range < 1 << 24:
            self._code, self._range = self._code << 8 | next(self._data), self._range << 8
        return bit
