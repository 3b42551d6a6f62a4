"""NumPy arrays that share their memory with the vecs of compiled code."""

import ctypes
import sys
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from undertow.engine.state import State
from undertow.engine.tensor import Tensor

Floats = NDArray[np.float32]

# madvise advice from Linux's <sys/mman.h>.
_HUGE_PAGES = 14
_COLLAPSE = 25
_PAGE = 4096
_HUGE_PAGE = 2 << 20


class _Memory:
    """NumPy's array interface for the memory of a vec; keeps the vec alive."""

    def __init__(self, numbers: Any, dtype: type[np.generic], shape: tuple[int, ...]) -> None:
        """Point at the numbers of a vec, which must not grow afterwards."""
        window = np.frombuffer(numbers, dtype=dtype)
        self.numbers = numbers
        self.__array_interface__ = {
            "data": (window.ctypes.data, False),
            "typestr": np.dtype(dtype).str,
            "shape": shape,
            "version": 3,
        }


def shared(numbers: Any, dtype: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
    """An array that shares the memory of a vec."""
    return np.asarray(_Memory(numbers, dtype, shape))


def use_huge_pages(array: NDArray[Any]) -> None:
    """Ask Linux for huge pages, for fewer TLB misses over many rows; does nothing elsewhere."""
    begin = -(-array.ctypes.data // _PAGE) * _PAGE
    length = (array.ctypes.data + array.nbytes) // _PAGE * _PAGE - begin
    if sys.platform == "linux" and length >= _HUGE_PAGE:
        libc = ctypes.CDLL(None)
        for advice in (_HUGE_PAGES, _COLLAPSE):
            libc.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(length), advice)


def observation(tensor: Tensor, state: State, seat: int) -> Floats:
    """The observation of a seat, as a new row."""
    cells = vec[i32](np.zeros(tensor.size, dtype=np.int32))
    tensor.write(state, seat, cells, 0)
    return shared(cells, np.float32, (tensor.size,))


def mask(legal: Any, actions: int) -> NDArray[np.int8]:
    """Ones for the legal actions."""
    marked = np.zeros(actions, dtype=np.int8)
    marked[list(legal)] = 1
    return marked


def slices(tensor: Tensor, row: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The named slices of a row, each in its shape."""
    parts = {}
    for part in tensor.layout:
        start, size = tensor.starts[part.name], part.size(tensor.seats)
        shape = tuple(tensor.seats if length < 0 else length for length in part.shape)
        parts[part.name] = row[start : start + size].reshape(shape)
    return parts
