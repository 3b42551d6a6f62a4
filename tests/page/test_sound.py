"""The page's sounds as the speakers get them: equally loud, and never cut off."""

import pytest
from playwright.sync_api import Browser

from tools.loudness import is_level, measured

pytestmark = pytest.mark.browser


def test_all_sounds_are_equally_loud_and_beds_lie_below_them(browser: Browser) -> None:
    found = measured(browser)
    assert len(found) > 30
    assert {sound: loudness for sound, loudness in found.items() if not is_level(sound, loudness)} == {}


def test_nothing_is_cut_off_at_full_volume(browser: Browser) -> None:
    assert {sound: loudness.peak for sound, loudness in measured(browser, volume=1).items() if loudness.peak >= 0} == {}
