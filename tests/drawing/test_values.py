"""CSS values of the page, resolved for viewers without CSS functions."""

import pytest

from undertow.drawing.values import colour, resolved

TOKENS = {"--ink": "light-dark(#000000, #ffffff)", "--soft": "var(--ink)", "--loop": "var(--loop)"}


@pytest.mark.parametrize(
    ("value", "light", "dark"),
    [
        ("var(--soft)", "#000000", "#ffffff"),
        ("var(--missing, red)", "red", "red"),
        ("color-mix(in srgb, var(--ink) 25%, transparent)", "rgba(0, 0, 0, 0.25)", "rgba(255, 255, 255, 0.25)"),
        ("color-mix(in srgb, #ff0000, #0000ff)", "rgba(128, 0, 128, 1)", "rgba(128, 0, 128, 1)"),
        ("drop-shadow(1px 2px 1px color-mix(in srgb, #000 40%, transparent))",)
        + ("drop-shadow(1px 2px 1px rgba(0, 0, 0, 0.4))",) * 2,
    ],
)
def test_values_are_resolved_for_a_theme(value: str, light: str, dark: str) -> None:
    assert resolved(value, TOKENS, is_dark=False) == light
    assert resolved(value, TOKENS, is_dark=True) == dark


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ("calc(var(--river) + 22px)", "106px"),
        ("calc(var(--river) / 2 - 18px)", "24px"),
        ("600 max(22px, var(--least)) serif", "600 22px serif"),
        ("clamp(4px, 9px, 6px)", "6px"),
        ("min(100%, 30px * 1.5)", "45px"),
    ],
)
def test_lengths_are_worked_out(value: str, found: str) -> None:
    assert resolved(value, {"--river": "84px"}, is_dark=False) == found


def test_a_property_that_refers_to_itself_ends() -> None:
    assert "var(--loop)" in resolved("var(--loop)", TOKENS, is_dark=False)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("#fff", (255, 255, 255, 1)),
        ("#11223380", (17, 34, 51, 128 / 255)),
        ("rgb(90 60 20 / 0.06)", (90, 60, 20, 0.06)),
        ("rgba(1, 2, 3, 50%)", (1, 2, 3, 0.5)),
        ("currentColor", None),
    ],
)
def test_colours_are_read(text: str, found: tuple[float, ...] | None) -> None:
    assert colour(text) == found
