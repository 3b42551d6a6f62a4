"""The ladder as an SVG picture: each bot against the next weaker one."""

from collections.abc import Mapping, Sequence
from html import escape

from undertow.bots.arena.statistics import Tie

_LABELS, _PANEL, _GAP, _ROW, _HEAD, _FOOT, _MARGIN = 178, 190, 22, 23, 62, 30, 24
_STYLE = """
  svg { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
  .page { fill: #fbfaf7; } .panel { fill: #f1eee6; } .ink { fill: #22302f; } .soft { fill: #66736f; }
  .grid { stroke: #dcd7ca; } .even { stroke: #66736f; stroke-dasharray: 3 3; }
  .better { stroke: #0f7b6c; fill: #0f7b6c; }
  .open { stroke: #b7791f; fill: #b7791f; }
  .worse { stroke: #b83a3a; fill: #b83a3a; }
  .title { font-size: 20px; font-weight: 650; } .game { font-size: 15px; font-weight: 650; } .small { font-size: 11px; }
  .label { font-size: 12.5px; } text.number { font-size: 11.5px; stroke: none; }
  .bar { stroke-width: 5; stroke-linecap: round; stroke-opacity: .42; }
  @media (prefers-color-scheme: dark) {
    .page { fill: #14201f; } .panel { fill: #1c2b2a; } .ink { fill: #e9efe9; } .soft { fill: #9fb0ab; }
    .grid { stroke: #2c3e3c; } .even { stroke: #9fb0ab; }
    .better { stroke: #4fd1b8; fill: #4fd1b8; }
    .open { stroke: #e7b75a; fill: #e7b75a; }
    .worse { stroke: #f08a80; fill: #f08a80; }
  }
"""

Panels = Mapping[str, Sequence[Sequence[Tie]]]  # by the name of the game: the ties of each number of seats


def picture(panels: Panels, caption: str) -> str:
    """The whole picture."""
    widest = max(len(tables) for tables in panels.values())
    width = max(2 * _MARGIN + _LABELS + widest * (_PANEL + _GAP) - _GAP, 760)
    parts, top = [], 92
    for name, tables in panels.items():
        parts.append(_band(name, tables, top))
        top += _HEAD + _ROW * max(len(ties) for ties in tables) + _FOOT + 8
    legend = "dot: win share · bar: 95 % interval · dashed: even · green: clearly better · amber: open · red: worse"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top + 8}" width="{width}" height="{top + 8}"'
            ' role="img" aria-labelledby="title description">',
            '<title id="title">The ladder of bots</title>',
            '<desc id="description">For each game and number of seats, the win share of each bot against the one'
            " below it; the numbers stand in the tables of the same page.</desc>",
            f"<style>{_STYLE}</style>",
            f'<rect class="page" width="{width}" height="{top + 8}" rx="14"/>',
            _text(_MARGIN, 40, "Each level against the one below it", "ink title"),
            _text(_MARGIN, 60, caption, "soft small"),
            _text(_MARGIN, 77, legend, "soft small"),
            *parts,
            "</svg>\n",
        ]
    )


def _band(name: str, tables: Sequence[Sequence[Tie]], top: int) -> str:
    """One game: row labels and a panel for each number of seats."""
    parts = [_text(_MARGIN, top + 34, name, "ink game")]
    for row, tie in enumerate(tables[0]):
        middle = top + _HEAD + _ROW * row + _ROW // 2
        parts.append(_text(_MARGIN, middle + 4, tie.entrant, "ink label"))
        parts.append(_text(_MARGIN + _LABELS - 14, middle + 4, f"› {tie.line_up[-1]}", "soft label", "end"))
    for column, ties in enumerate(tables):
        parts.append(_panel(ties, _MARGIN + _LABELS + column * (_PANEL + _GAP), top))
    return "\n".join(parts)


def _panel(ties: Sequence[Tie], left: int, top: int) -> str:
    """One number of seats: a row for each pairing."""
    seats, floor = len(ties[0].line_up), top + _HEAD + _ROW * len(ties)
    inner, start = _PANEL - 68, left + 12
    parts = [
        f'<rect class="panel" x="{left}" y="{top + 14}" width="{_PANEL}" height="{_HEAD + _ROW * len(ties) + 4}" rx="8"/>',
        _text(left + 12, top + 34, f"{seats} seats", "ink label"),
    ]
    for percent in (0, 50, 100):
        x = start + inner * percent / 100
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top + _HEAD - 6}" y2="{floor}"/>')
        parts.append(_text(x, top + _HEAD - 12, f"{percent}", "soft small", "middle"))
    even = start + inner / seats
    parts.append(f'<line class="even" x1="{even:.1f}" x2="{even:.1f}" y1="{top + _HEAD - 6}" y2="{floor}"/>')
    for row, tie in enumerate(ties):
        parts.append(_row(tie, start, inner, top + _HEAD + _ROW * row + _ROW // 2, left + _PANEL - 10))
    return "\n".join(parts)


def _row(tie: Tie, start: float, inner: float, y: float, right: float) -> str:
    """One pairing: interval, mean, and the mean as a number."""
    if not tie.share.matches:
        return _text(right, y + 4, "–", "soft number", "end")
    low, mean, high = (start + inner * value for value in (tie.share.low, tie.share.mean, tie.share.high))
    return "\n".join(
        [
            f'<line class="bar {tie.verdict}" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="{tie.verdict}" cx="{mean:.1f}" cy="{y}" r="3.6"/>',
            _text(right, y + 4, f"{tie.share.mean:.0%}".replace("%", " %"), f"number {tie.verdict}", "end"),
        ]
    )


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    """A line of text."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'
