import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../src/games/contract";
import { History } from "../src/shell/history.svelte";
import type { View } from "../src/shell/protocol";
import { line } from "./facts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MOVE = 100;
const log = (length: number) => Array.from({ length }, (_, index) => line(0, String(index)));
const view = (at: number): View => ({ at });

/** A history whose every movement takes one scene of some milliseconds before it rests. */
function shown(viewAt: (length: number) => Promise<View | undefined> = async (length) => view(length)) {
  const rest = (scene: Scene) => ({ scene, milliseconds: 0 });
  const page = {
    still: (wanted: View): Scene => ({ view: wanted }),
    scenes: (from: Scene, wanted: View) => [
      { scene: { view: { from: from.view["at"], to: wanted["at"] } }, milliseconds: MOVE },
      rest({ view: wanted }),
    ],
  };
  return new History(page, () => 1, viewAt);
}

test("the first view is shown at once, fresh lines as a movement", () => {
  const history = shown();
  history.seen(view(3), log(3), log(3));
  expect(history.scene?.view).toEqual({ at: 3 });
  expect(history.linesShown).toBe(3);
  history.seen(view(4), log(4), log(1));
  expect(history.isMoving).toBe(true);
  expect(history.scene?.view).toEqual({ from: 3, to: 4 });
  vi.advanceTimersByTime(MOVE);
  expect(history.scene?.view).toEqual({ at: 4 });
  expect(history.isMoving).toBe(false);
});

test("a movement follows on the end of the one before it", () => {
  const history = shown();
  history.seen(view(0), [], null);
  history.seen(view(1), log(1), log(1));
  history.seen(view(2), log(2), log(1));
  vi.advanceTimersByTime(MOVE);
  expect(history.scene?.view).toEqual({ from: 1, to: 2 });
});

test("what was taken back is shown at once, and ends every movement", () => {
  const history = shown();
  history.seen(view(1), log(1), null);
  history.seen(view(2), log(2), log(1));
  history.seen(view(1), log(1), null);
  expect(history.scene?.view).toEqual({ at: 1 });
  expect(history.isMoving).toBe(false);
  vi.runAllTimers();
  expect(history.scene?.view).toEqual({ at: 1 });
});

test("skipping shows the end", () => {
  const history = shown();
  history.seen(view(0), [], null);
  history.seen(view(1), log(1), log(1));
  history.skip();
  expect(history.scene?.view).toEqual({ at: 1 });
  expect(history.isMoving).toBe(false);
});

test("the past stays while the table goes on, and now is the newest view", async () => {
  const history = shown();
  history.seen(view(5), log(5), null);
  await history.lookBack(2);
  expect(history.scene?.view).toEqual({ at: 2 });
  history.seen(view(6), log(6), log(1));
  expect(history.scene?.view).toEqual({ at: 2 });
  await history.lookBack(null);
  expect(history.scene?.view).toEqual({ at: 6 });
  expect(history.linesShown).toBe(6);
});

test("a moment that comes late is not shown", async () => {
  const asked: ((view: View) => void)[] = [];
  const history = shown(() => new Promise((resolve) => asked.push(resolve)));
  history.seen(view(5), log(5), null);
  const first = history.lookBack(1);
  const second = history.lookBack(2);
  asked[1]?.(view(2));
  asked[0]?.(view(1));
  await Promise.all([first, second]);
  expect(history.scene?.view).toEqual({ at: 2 });
});

test("a replay shows every moment since then and ends now", async () => {
  const history = shown();
  history.seen(view(4), log(4), null);
  const seen: (number | null)[] = [];
  const replay = history.replayFrom(1);
  for (let turn = 0; turn < 20 && (turn === 0 || history.past !== null); turn++) {
    await vi.advanceTimersByTimeAsync(MOVE / 2);
    if (history.past !== seen.at(-1)) seen.push(history.past);
  }
  await replay;
  expect(seen).toEqual([2, 3, 4, null]);
  expect(history.scene?.view).toEqual({ at: 4 });
});

test("going back to now ends a replay", async () => {
  const history = shown();
  history.seen(view(9), log(9), null);
  const replay = history.replayFrom(1);
  await vi.advanceTimersByTimeAsync(MOVE / 2);
  await history.lookBack(null);
  await vi.runAllTimersAsync();
  await replay;
  expect(history.past).toBeNull();
  expect(history.scene?.view).toEqual({ at: 9 });
});
