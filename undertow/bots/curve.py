"""The curve of a training run as a picture (SVG), drawn by hand: no library is needed for two lines."""

from undertow.bots.training import Course

_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 640, 360, 64, 48, 24, 48


def curve(title: str, course: Course) -> str:
    """The network's surprise on lessons held back, epoch by epoch, beside that of the estimate."""
    losses = course.losses
    low = min([*losses, course.estimate_loss])
    high = max([*losses, course.estimate_loss])
    margin = max(0.01, 0.1 * (high - low))
    low, high = low - margin, high + margin

    def x(epoch: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * epoch / max(1, len(losses) - 1)

    def y(loss: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (high - loss) / (high - low)

    points = " ".join(f"{x(epoch):.1f},{y(loss):.1f}" for epoch, loss in enumerate(losses))
    level = y(course.estimate_loss)
    right = _WIDTH - _RIGHT
    marks = "".join(
        _mark(_LEFT, y(low + part * (high - low)), f"{low + part * (high - low):.3f}") for part in (0.0, 0.5, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        'font-family="sans-serif" font-size="13">\n'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>\n'
        f'<text x="{_LEFT}" y="24" font-size="16">{title}, {course.positions:,} positions</text>\n'
        f"{marks}"
        f'<line x1="{_LEFT}" y1="{level:.1f}" x2="{right}" y2="{level:.1f}" stroke="#b5651d" stroke-dasharray="6 4"/>\n'
        f'<text x="{right}" y="{level - 6:.1f}" text-anchor="end" fill="#b5651d">the estimate written by hand</text>\n'
        f'<polyline points="{points}" fill="none" stroke="#1f5f8b" stroke-width="2"/>\n'
        f'<text x="{right}" y="{y(losses[-1]) + 16:.1f}" text-anchor="end" fill="#1f5f8b">the network</text>\n'
        f'<text x="{_LEFT}" y="{_HEIGHT - 14}">surprise (cross-entropy) on positions held back, '
        f"by epoch, 1 to {len(losses)}</text>\n"
        "</svg>\n"
    )


def _mark(x: float, y: float, text: str) -> str:
    """A mark at the left side."""
    return f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{text}</text>\n'
