"""Rewrites the C files that mypyc writes, so that compilers make faster code of them. Their behaviour stays the same.

- mypyc counts a reference up and down around every use of an array of an object. An array that only `__init__` and
  `restore` assign lives as long as its object, and the caller keeps an argument alive. So a function needs no reference of
  its own to such an array of one of its arguments, if it only reads its length and reads or writes its items.
- Indices count from the end if they are negative. The compiler is told that few of them are.
- The lowest bit of a number is one instruction, which Python has no word for.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

_FUNCTION = re.compile(r"^[A-Za-z_][\w *]*?\**(\w+)\(([^;{}]*)\) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
_ASSIGNMENT = re.compile(r"->_(\w+) = ")
# Functions that may assign an array: they make an object or fill a fresh one, or are called by interpreted code.
_MAKERS = re.compile(r"(_____init__|___restore|_setup|_set_\w+|_clear|_dealloc|^CPyDef_\w+___[A-Z]\w*)$")
_LOAD = re.compile(
    r"^    (cpy_r_\w+) = \(\(\w+ \*\)(cpy_r_\w+)\)->_(\w+);\n    VEC_(?:I64|I32|U8|FLOAT)_INCREF\(\1\);\n", re.MULTILINE
)
_INDEX = re.compile(r"^(    (cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()\2\)", re.MULTILINE)
_LOWEST = re.compile(r"^(int64_t CPyDef_(?:\w+___)?bits___lowest\(int64_t (cpy_r_bits)\) \{\n)", re.MULTILINE)


def rewrite(files: Iterable[Path]) -> None:
    """Rewrite generated C files."""
    texts = {file: file.read_text(encoding="utf-8") for file in files if file.suffix == ".c" and file.is_file()}
    changed = {name for text in texts.values() for name in _reassigned(text)}
    for file, text in texts.items():
        fresh = _FUNCTION.sub(lambda found: _borrowing(found, changed), text)
        fresh = _INDEX.sub(r"\1likely(\2))", fresh)
        fresh = _LOWEST.sub(r"\1    return __builtin_ctzll(\2);\n", fresh)
        file.write_text(fresh, encoding="utf-8")


def _reassigned(text: str) -> Iterator[str]:
    """The attributes that a file assigns after their object was made."""
    for function in _FUNCTION.finditer(text):
        if not _MAKERS.search(function[1]):
            yield from _ASSIGNMENT.findall(function[3])


def _borrowing(function: re.Match[str], changed: set[str]) -> str:
    """A function that counts no references to arrays that live longer than its call."""
    whole, name, parameters, body = function.group(0, 1, 2, 3)
    if _MAKERS.search(name):
        return whole
    for load in _LOAD.finditer(body):
        array, owner, attribute = load.groups()
        if attribute not in changed and _is_kept(parameters, body, owner) and _is_only_indexed(body, array):
            whole = re.sub(rf"^    VEC_\w+_(?:IN|DE)CREF\({array}\);\n", "", whole, flags=re.MULTILINE)
    return whole


def _is_kept(parameters: str, body: str, owner: str) -> bool:
    """Whether an object is an argument, which the caller keeps alive, and never anything else."""
    return re.search(rf"\b{owner}\b", parameters) is not None and f" {owner} = " not in body


def _is_only_indexed(body: str, array: str) -> bool:
    """Whether a variable is loaded once, and else only its length and items are used."""
    uses = re.findall(rf"\b{array}\b(\.len|\.items| =|)", body)
    counted = len(re.findall(rf"^    VEC_\w+_(?:IN|DE)CREF\({array}\);$", body, re.MULTILINE))
    declared = len(re.findall(rf"^    Vec\w+ {array};$", body, re.MULTILINE))
    increased = len(re.findall(rf"_INCREF\({array}\);", body))
    return increased == 1 and uses.count(" =") == 1 and uses.count("") == counted + declared
