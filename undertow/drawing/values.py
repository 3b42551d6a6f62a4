"""Resolves CSS values of the page: custom properties, themes and mixed colours."""

import re
from collections.abc import Callable, Mapping

_VAR = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)")
_DEEPEST = 12  # how often a property may refer to another one
_NAMED = {"transparent": (0.0, 0.0, 0.0, 0.0), "white": (255.0, 255.0, 255.0, 1.0), "black": (0.0, 0.0, 0.0, 1.0)}

Colour = tuple[float, float, float, float]


def resolved(value: str, properties: Mapping[str, str], *, is_dark: bool) -> str:
    """A value without references to properties, themes or mixtures."""
    for _ in range(_DEEPEST):
        if "var(" not in value:
            break
        value = _VAR.sub(lambda found: properties.get(found[1], found[2] or "").strip(), value)
    value = _replaced(value, "light-dark(", lambda parts: parts[1 if is_dark else 0])
    value = _replaced(value, "color-mix(", _mixed)
    for call, result in _SUMS.items():
        value = _replaced(value, call, result)
    return value.strip()


def _replaced(value: str, call: str, result: Callable[[list[str]], str]) -> str:
    """The value with every call of a CSS function replaced, innermost first."""
    while (start := value.rfind(call)) >= 0:
        end = _closing(value, start + len(call))
        value = value[:start] + result(arguments(value[start + len(call) : end])) + value[end + 1 :]
    return value


def _closing(value: str, start: int) -> int:
    """The index of the bracket that closes a call."""
    depth = 1
    for place in range(start, len(value)):
        depth += {"(": 1, ")": -1}.get(value[place], 0)
        if depth == 0:
            return place
    raise ValueError(f"a bracket is not closed in {value!r}")


def arguments(text: str) -> list[str]:
    """The arguments of a call, split at its own commas."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _mixed(parts: list[str]) -> str:
    """`color-mix(in srgb, A 30%, B)` as one colour; the first colour if a part is not a plain colour."""
    _, (one, share), (other, rest) = parts[0], _share(parts[1]), _share(parts[2])
    weight = share if share is not None else 1 - rest if rest is not None else 0.5
    first, second = colour(one), colour(other)
    if first is None or second is None:
        return one
    alpha = first[3] * weight + second[3] * (1 - weight)
    if alpha == 0:
        return "rgba(0, 0, 0, 0)"
    channels = [(first[i] * first[3] * weight + second[i] * second[3] * (1 - weight)) / alpha for i in range(3)]
    return "rgba({:.0f}, {:.0f}, {:.0f}, {:.3g})".format(*channels, alpha)


def _length(text: str) -> float:
    """A sum of lengths in pixels, such as `84px + 22px`; raises ValueError for other units."""
    if not _SUM.fullmatch(text):
        raise ValueError(f"{text!r} is not a sum of lengths")
    terms = re.findall(r"([+-]?)\s*([^\s+-]+(?:\s*[*/]\s*[^\s+-]+)*)", text.replace("px", ""))
    return sum((-1 if sign == "-" else 1) * _product(term) for sign, term in terms)


def _product(text: str) -> float:
    """A product or quotient of numbers."""
    first, *rest = re.split(r"\s*([*/])\s*", text)
    found = float(first)
    for sign, factor in zip(rest[::2], rest[1::2], strict=True):
        found = found * float(factor) if sign == "*" else found / float(factor)
    return found


def _pixels(choose: Callable[[list[float]], float]) -> Callable[[list[str]], str]:
    """The result of a function of lengths; ignores empty arguments and other units."""

    def result(parts: list[str]) -> str:
        known = [_length(part) for part in parts if _SUM.fullmatch(part)]
        return f"{choose(known):g}px" if known else ""

    return result


_SUM = re.compile(r"[\d.]+(?:px)?(?:\s*[-+*/]\s*[\d.]+(?:px)?)*")
_SUMS = {
    "calc(": _pixels(lambda lengths: lengths[0]),
    "clamp(": _pixels(lambda lengths: sorted(lengths)[len(lengths) // 2]),
    "max(": _pixels(max),
    "min(": _pixels(min),
}


def _share(part: str) -> tuple[str, float | None]:
    """A colour of a mixture and its share, if one is named."""
    found = re.fullmatch(r"(.*?)\s+([\d.]+)%", part)
    return (found[1], float(found[2]) / 100) if found else (part, None)


def colour(text: str) -> Colour | None:
    """A plain colour as red, green, blue and opacity; None for anything else."""
    if text in _NAMED:
        return _NAMED[text]
    if found := re.fullmatch(r"#([0-9a-fA-F]{3,4})", text):
        text = "#" + "".join(digit * 2 for digit in found[1])
    if found := re.fullmatch(r"#([0-9a-fA-F]{6})([0-9a-fA-F]{2})?", text):
        red, green, blue = (float(int(found[1][i : i + 2], 16)) for i in (0, 2, 4))
        return red, green, blue, int(found[2] or "ff", 16) / 255
    if found := re.fullmatch(r"rgba?\(([^()]*)\)", text):
        numbers = [_number(part) for part in re.split(r"[\s,/]+", found[1].strip())]
        return numbers[0], numbers[1], numbers[2], numbers[3] if len(numbers) > 3 else 1.0
    return None


def _number(text: str) -> float:
    """A number, or a percentage as a fraction."""
    return float(text[:-1]) / 100 if text.endswith("%") else float(text)
