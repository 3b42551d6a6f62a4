"""Measures how loud the page's sounds are, and makes them equally loud: `python -m tools.loudness [--write]`."""

import argparse
import base64
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS

WEB = Path(__file__).resolve().parent.parent / "web"
LEVELS = WEB / "src" / "shell" / "levels.ts"
VOLUME = 0.6  # the volume that readers find
TARGET = -29.0  # LUFS in the loudest fifth of a second
SOFTER = {"tap": 6.0, "bed": 14.0}  # what is heard at every click, and what lies below everything
TOLERANCE = 1.0
_RATE = 48_000
_WINDOW = _RATE // 5
_SECONDS = 3
_ROUNDS = 4  # of measuring and levelling: what presses loud sounds down is not linear
# A generator with a seed, so that noise is the same in every run.
_SEED = "let seed = 7; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;"
# The samples as text, since lists of numbers are slow to hand over.
_RENDER = """async ([render, name, volume, seconds]) => {
  const bytes = new Uint8Array((await synth[render](name, volume, seconds)).buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}"""


class Loudness(NamedTuple):
    """How loud a sound is."""

    lufs: float
    peak: float  # decibels below full scale


def main() -> int:
    """Print the loudness of every sound; returns 1 if one is too far from the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="Level all sounds and write levels.ts.")
    asked = parser.parse_args()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        if asked.write:
            level(browser)
        found = measured(browser)
        browser.close()
    for sound, loudness in sorted(found.items(), key=lambda one: one[1].lufs):
        print(f"{sound:10} {loudness.lufs:6.1f} LUFS {loudness.peak:6.1f} dB peak")
    return 0 if all(is_level(sound, loudness) for sound, loudness in found.items()) else 1


def is_level(sound: str, loudness: Loudness) -> bool:
    """Whether a sound is as loud as it should be and nothing of it is cut off."""
    return abs(loudness.lufs - target_of(sound)) <= TOLERANCE and loudness.peak < 0


def target_of(sound: str) -> float:
    """How loud a sound should be."""
    return TARGET - SOFTER.get(sound.split()[0], 0)


def measured(browser: Browser, volume: float = VOLUME) -> dict[str, Loudness]:
    """The loudness of all sounds and beds ("bed water") at a volume."""
    page = browser.new_page()
    page.add_script_tag(content=_SEED + bundle())
    found = {sound: loudness_of(rendered(page, "rendered", sound, volume)) for sound in levels()}
    found |= {f"bed {bed}": loudness_of(rendered(page, "renderedBed", bed, volume)) for bed in beds()}
    page.close()
    return found


def level(browser: Browser) -> None:
    """Write the levels at which all sounds are equally loud."""
    for _ in range(_ROUNDS):
        found = measured(browser)
        kept = {sound: level * 10 ** ((target_of(sound) - found[sound].lufs) / 20) for sound, level in levels().items()}
        write(kept.items())


def levels() -> dict[str, float]:
    """The level of each sound in levels.ts."""
    return {sound: float(level) for sound, level in re.findall(r"^  (\w+): ([\d.]+),$", LEVELS.read_text(), re.MULTILINE)}


def beds() -> list[str]:
    """The names of the beds."""
    text = (WEB / "src" / "shell" / "synth.ts").read_text()
    return re.findall(r"^  (\w+): \{ frequency", text, re.MULTILINE)


def write(kept: Iterable[tuple[str, float]]) -> None:
    """Replace the levels in levels.ts."""
    head = LEVELS.read_text().split("{", 1)[0]
    LEVELS.write_text(head + "{\n" + "".join(f"  {sound}: {level:.3g},\n" for sound, level in kept) + "};\n")


def bundle() -> str:
    """The synthesiser as one script that a page can run."""
    command = ["node_modules/.bin/rolldown", "src/shell/synth.ts", "--format", "iife", "--name", "synth"]
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"  # Node lies beside Python
    return subprocess.run(command, cwd=WEB, env={"PATH": path}, check=True, capture_output=True, text=True).stdout


def rendered(page: Page, render: str, name: str, volume: float) -> NDArray[np.float64]:
    """The samples of a sound or bed, made by a function of the synthesiser."""
    text = page.evaluate(_RENDER, [render, name, volume, _SECONDS])
    return np.frombuffer(base64.b64decode(text), dtype="<f4").astype(np.float64)


def loudness_of(samples: NDArray[np.float64]) -> Loudness:
    """Loudness by ITU-R BS.1770 in the loudest fifth of a second: about as long as ears collect it."""
    energy = np.concatenate([[0.0], np.cumsum(weighted(samples) ** 2)])
    loudest = float(np.max(energy[_WINDOW:] - energy[:-_WINDOW])) / _WINDOW
    return Loudness(-0.691 + 10 * np.log10(loudest), 20 * np.log10(float(np.max(np.abs(samples)))))


def weighted(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    """Samples filtered as ears hear them: K-weighting for 48 kHz, in the frequency domain."""
    size = 2 * len(samples)
    back = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    shelf = (1.53512485958697 - 2.69169618940638 * back + 1.19839281085285 * back**2) / (
        1 - 1.69065929318241 * back + 0.73248077421585 * back**2
    )
    high_pass = (1 - 2 * back + back**2) / (1 - 1.99004745483398 * back + 0.99007225036621 * back**2)
    return np.fft.irfft(np.fft.rfft(samples, size) * shelf * high_pass, size)[: len(samples)]


if __name__ == "__main__":
    sys.exit(main())
