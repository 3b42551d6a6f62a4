"""Styles of components, moved into their elements."""

import xml.etree.ElementTree as ET

from undertow.drawing.styles import flatten

STYLES = """
:root { --sea: light-dark(blue, navy); }
.piece { fill: red; cursor: pointer; font: 700 24px Georgia, serif; }
.piece.own { fill: var(--sea); }
.board .piece { stroke: var(--edge); }
.lit:hover { fill: lime; }
@keyframes bob { 50% { opacity: 0; } }
@media (max-width: 899px) { .piece { fill: pink; } }
"""


def flattened(inside: str, *, is_dark: bool = False) -> ET.Element:
    board = ET.fromstring(f'<svg class="board" viewBox="0 0 9 9">{inside}</svg>')
    flatten(board, STYLES, is_dark=is_dark)
    return board[0]


def test_the_stronger_rule_wins_and_the_theme_decides() -> None:
    assert "fill: blue" in flattened('<g class="own piece lit"/>').attrib["style"]
    assert "fill: navy" in flattened('<g class="own piece"/>', is_dark=True).attrib["style"]


def test_custom_properties_are_inherited() -> None:
    group = flattened('<g style="--edge: gold"><path class="piece" d="M0 0"/></g>')
    assert "stroke: gold" in group[0].attrib["style"]


def test_fonts_are_spelled_out_and_what_svg_lacks_is_left_out() -> None:
    style = flattened('<text class="piece">7</text>').attrib["style"]
    assert "font-weight: 700; font-size: 24px; font-family: Georgia, serif" in style
    assert "cursor" not in style


def test_transformations_lose_units_and_keep_the_attribute() -> None:
    assert (
        flattened('<g style="transform: translate(3px, -4.5px) scaleX(2)"/>').get("transform")
        == "translate(3, -4.5) scale(2, 1)"
    )
    assert (
        flattened('<g transform="translate(5 6)" style="rotate: -90deg"/>').get("transform") == "rotate(-90) translate(5 6)"
    )


def test_nothing_of_the_page_is_left() -> None:
    element = flattened('<g class="piece" data-spot="bank" role="button" aria-label="Land" tabindex="0"/>')
    assert set(element.attrib) == {"style"}
