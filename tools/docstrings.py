"""Adds docstrings to the C files of mypyc, which drops them: `help(State.apply)` would be empty."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

_METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+METH_[A-Z_ |]+, PyDoc_STR\("[^"\n]*--\\n\\n)("\))')
_CLASS = re.compile(r'(PyTypeObject CPyType_(\w+)_template_ = \{.*?\.tp_doc = PyDoc_STR\("[^"\n]*--\\n\\n)("\))', re.DOTALL)


def add_docstrings(files: Iterable[Path], sources: Iterable[Path]) -> None:
    """Add the docstrings of the sources to generated C files."""
    known = {name: text for source in sources for name, text in docstrings(source).items()}
    endings = {ending: text for name, text in known.items() for ending in _endings(name)}
    for file in files:
        if file.suffix == ".c" and file.is_file():
            text = file.read_text(encoding="utf-8")
            for pattern in (_METHOD, _CLASS):
                text = pattern.sub(lambda found: found[1] + c_text(endings.get(found[2], "")) + found[3], text)
            file.write_text(text, encoding="utf-8")


def docstrings(source: Path) -> dict[str, str]:
    """The docstrings of a module's classes, methods and functions by the names that mypyc gives them."""
    module = "___".join(source.with_suffix("").parts)
    found = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[f"{module}___{node.name}"] = ast.get_docstring(node) or ""
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef):
                found[f"{module}___{node.name}___{inner.name}"] = ast.get_docstring(inner) or ""  # type: ignore[attr-defined]
    return found


def _endings(name: str) -> list[str]:
    """The name without any number of leading packages: mypyc leaves out a prefix that all modules share."""
    parts = name.split("___")
    return ["___".join(parts[first:]) for first in range(len(parts) - 1)]


def c_text(text: str) -> str:
    """A text inside a C string, as UTF-8."""
    escaped = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n", ord("?"): "\\?"}
    return "".join(
        escaped.get(byte, chr(byte)) if 32 <= byte < 127 or byte in escaped else f"\\{byte:03o}" for byte in text.encode()
    )
