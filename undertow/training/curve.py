"""The loss curve of a training run, as an SVG or PNG."""

from importlib.util import find_spec
from pathlib import Path

from undertow.engine.game import OptionError
from undertow.training.pipeline import History

_PIXELS = 1280
_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 640, 360, 64, 48, 24, 48


def check_picture(path: Path) -> None:
    """Raise OptionError if this file cannot hold the picture."""
    if path.suffix not in (".svg", ".png"):
        raise OptionError(f"{path} should end in .svg or .png")
    if path.suffix == ".png" and find_spec("resvg_py") is None:
        raise OptionError(f"{path} needs the package resvg-py: pip install 'undertow[learn]', or plot an .svg")
    if not path.absolute().parent.is_dir():
        raise OptionError(f"there is no folder for {path}")


def write_curve(path: Path, title: str, history: History) -> None:
    """Write the curve to a file; its suffix gives the format."""
    svg = curve(title, history)
    if path.suffix == ".svg":
        path.write_text(svg, encoding="utf-8")
        return
    import resvg_py

    path.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=_PIXELS)))


def curve(title: str, history: History) -> str:
    """The validation loss of the network per epoch, beside the loss of the estimate."""
    losses = history.losses
    low = min([*losses, history.estimate_loss])
    high = max([*losses, history.estimate_loss])
    margin = max(0.01, 0.1 * (high - low))
    low, high = low - margin, high + margin

    def x(epoch: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * epoch / max(1, len(losses) - 1)

    def y(loss: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (high - loss) / (high - low)

    points = " ".join(f"{x(epoch):.1f},{y(loss):.1f}" for epoch, loss in enumerate(losses))
    level = y(history.estimate_loss)
    right = _WIDTH - _RIGHT
    marks = "".join(
        _mark(_LEFT, y(low + part * (high - low)), f"{low + part * (high - low):.3f}") for part in (0.0, 0.5, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        'font-family="sans-serif" font-size="13">\n'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>\n'
        f'<text x="{_LEFT}" y="24" font-size="16">{title}, {history.positions:,} positions</text>\n'
        f"{marks}"
        f'<line x1="{_LEFT}" y1="{level:.1f}" x2="{right}" y2="{level:.1f}" stroke="#b5651d" stroke-dasharray="6 4"/>\n'
        f'<text x="{right}" y="{level - 6:.1f}" text-anchor="end" fill="#b5651d">the estimate written by hand</text>\n'
        f'<polyline points="{points}" fill="none" stroke="#1f5f8b" stroke-width="2"/>\n'
        f'<text x="{right}" y="{y(losses[-1]) + 16:.1f}" text-anchor="end" fill="#1f5f8b">the network</text>\n'
        f'<text x="{_LEFT}" y="{_HEIGHT - 14}">validation loss (cross-entropy), '
        f"by epoch, 1 to {len(losses)}</text>\n"
        "</svg>\n"
    )


def _mark(x: float, y: float, text: str) -> str:
    """A tick at the left side."""
    return f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{text}</text>\n'
