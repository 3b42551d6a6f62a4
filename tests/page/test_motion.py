"""What moves on the boards glides: nothing that changes its place jumps there."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitor
from tests.page.steps import play_now

pytestmark = pytest.mark.browser

ACTIONS = 20
# Looks at every frame and records each piece that has jumped since the frame before, except with a transition or with an
# animation that it begins with.
WATCH = """
  window.jumped = [];
  window.glided = 0;
  let before = new Map();
  let last = 0;
  const look = (time) => {
    const now = new Map();
    const isLate = time - last > 120;  // what began after the last frame may have come to its end since
    last = time;
    for (const piece of document.querySelectorAll('.board svg g[style*="transform"]')) {
      now.set(piece, piece.style.transform);
      if (isLate || !before.has(piece) || before.get(piece) === piece.style.transform) continue;
      const isGliding = piece.getAnimations()
        .some((one) => one.transitionProperty === 'transform' || one.effect.getKeyframes().some((frame) => frame.transform));
      if (isGliding) window.glided++;
      else window.jumped.push(`${piece.getAttribute('class')}: ${before.get(piece)}, ${piece.style.transform}`);
    }
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


@pytest.mark.parametrize("game", ["niagara", "atlantis", "atlantica", "fantazja"])
def test_pieces_glide_from_place_to_place(visitor: Visitor, game: str) -> None:
    page = visitor(settings='{"speed":"fast"}', script=WATCH)
    play_now(page, game)
    for _ in range(ACTIONS):
        page.wait_for_selector(".actions button, .payment .main", state="attached")
        page.evaluate(
            """() => {
              const all = document.querySelectorAll('.actions button');
              (document.querySelector('.payment .main') ?? all[all.length >> 1])?.click();
            }"""
        )
        page.wait_for_timeout(60)
    expect(page.locator(".actions button").first).to_be_visible()
    assert page.evaluate("window.jumped") == []
    assert page.evaluate("window.glided") > 0
