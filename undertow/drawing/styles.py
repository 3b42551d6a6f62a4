"""Moves the styles of the page's components into the elements, so that any SVG viewer draws the same picture."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator

import cssselect2
import tinycss2

from undertow.drawing.values import resolved

KEPT = frozenset(
    """fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap
    stroke-linejoin stroke-miterlimit opacity filter display visibility clip-path mask paint-order text-anchor
    dominant-baseline font-family font-size font-style font-weight letter-spacing stop-color stop-opacity
    mix-blend-mode""".split()  # noqa: SIM905 - a list of words reads best as words
)
_MOVES = ("translate", "rotate", "scale", "transform")
_FONT = re.compile(r"(?:(italic)\s+)?(?:([1-9]00|bold|normal)\s+)?([\d.]+)px(?:/[\d.]+)?\s+(.+)")
_LENGTH = re.compile(r"(-?[\d.]+)(px|deg)")
_AXES = re.compile(r"(translate|scale)([XY])\(([^()]*)\)")
_COMMENT = re.compile(r"/\*.*?\*/", re.S)

Properties = dict[str, str]
Declaration = tuple[str, str]
Match = tuple[tuple[int, ...], int, str | None, list[Declaration]]


def flatten(board: ET.Element, styles: str, *, is_dark: bool = False) -> None:
    """Give every element of a board its own resolved style; classes and rules are no longer needed."""
    matcher = _matcher(styles)
    tokens = dict(_tokens(styles))
    inherited: dict[ET.Element, Properties] = {}
    for wrapped in cssselect2.ElementWrapper.from_xml_root(board).iter_subtree():
        element = wrapped.etree_element
        parent = wrapped.parent.etree_element if wrapped.parent is not None else None
        own = dict(_cascade(matcher.match(wrapped), element))
        properties = inherited[parent] if parent is not None else tokens
        custom = {name: value for name, value in own.items() if name.startswith("--")}
        inherited[element] = {**properties, **custom} if custom else properties
        _restyle(element, own, inherited[element], is_dark)


def _matcher(styles: str) -> cssselect2.Matcher:
    """The style rules that apply to a still picture on a wide screen."""
    matcher = cssselect2.Matcher()
    for rule in _rules(styles):
        declarations = list(_declarations(rule.content))
        for selector in _selectors(rule.prelude):
            matcher.add_selector(selector, declarations)
    return matcher


def _rules(styles: str) -> Iterator[tinycss2.ast.QualifiedRule]:
    """The plain rules, without animations and the layout of phones."""
    for rule in tinycss2.parse_stylesheet(styles, skip_comments=True, skip_whitespace=True):
        if rule.type == "qualified-rule":
            yield rule


def _selectors(prelude: list[tinycss2.ast.Node]) -> list[cssselect2.compiler.CompiledSelector]:
    """The selectors of a rule; those that ask for a pointer or a browser match nothing."""
    try:
        found: list[cssselect2.compiler.CompiledSelector] = cssselect2.compile_selector_list(prelude)
    except cssselect2.SelectorError:
        return []
    return found


def _declarations(content: list[tinycss2.ast.Node]) -> Iterator[Declaration]:
    """The declarations of a rule."""
    for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if node.type == "declaration":
            yield node.name, tinycss2.serialize(node.value).strip()


def _tokens(styles: str) -> Iterator[Declaration]:
    """The custom properties that all components share."""
    for rule in _rules(styles):
        if tinycss2.serialize(rule.prelude).strip() == ":root":
            yield from _declarations(rule.content)


def _cascade(matches: Iterable[Match], element: ET.Element) -> Iterator[Declaration]:
    """The declarations for an element, weakest first, its own `style` last."""
    for _, _, pseudo, declarations in matches:
        if pseudo is None:
            yield from declarations
    for part in _COMMENT.sub("", element.attrib.pop("style", "")).split(";"):
        name, colon, value = part.partition(":")
        if colon:
            yield name.strip(), value.strip()


def _restyle(element: ET.Element, own: Properties, properties: Properties, is_dark: bool) -> None:
    """Write the resolved styles of an element into its attributes."""
    for name, value in list(element.attrib.items()):
        if "(" in value and ("var(" in value or "light-dark(" in value or "color-mix(" in value):
            element.set(name, resolved(value, properties, is_dark=is_dark))
    found = {name: resolved(value, properties, is_dark=is_dark) for name, value in own.items() if not name.startswith("--")}
    if "font" in found:
        found = {**_font(found.pop("font")), **found}
    found.setdefault("transform", element.get("transform", "none"))
    if moves := [_move(name, found[name]) for name in _MOVES if found.get(name, "none") != "none"]:
        element.set("transform", " ".join(moves))
    if style := "; ".join(f"{name}: {value}" for name, value in found.items() if name in KEPT and value):
        element.set("style", style)
    for name in [
        name for name in element.attrib if name in ("class", "tabindex", "role") or name.startswith(("aria-", "data-"))
    ]:
        del element.attrib[name]


def _font(value: str) -> Properties:
    """The parts of the `font` shorthand."""
    found = _FONT.fullmatch(value)
    if not found:
        return {}
    style, weight, size, family = found.groups()
    parts = {"font-style": style, "font-weight": weight or "normal", "font-size": f"{size}px", "font-family": family}
    return {name: part for name, part in parts.items() if part}


def _move(name: str, value: str) -> str:
    """A CSS transform as an SVG transform, which has neither units nor single axes."""
    call = value if name == "transform" else f"{name}({value})"
    call = _AXES.sub(lambda found: _both_axes(*found.groups()), call)
    return _LENGTH.sub(r"\1", call)


def _both_axes(name: str, axis: str, amount: str) -> str:
    """`translateX(5px)` or `scaleY(2)` with the other axis spelled out."""
    rest = "0" if name == "translate" else "1"
    return f"{name}({amount}, {rest})" if axis == "X" else f"{name}({rest}, {amount})"
