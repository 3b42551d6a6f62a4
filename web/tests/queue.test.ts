import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SceneQueue } from "../src/shell/queue";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const timed = (...names: string[]): { scene: string; milliseconds: number }[] => names.map((scene) => ({ scene, milliseconds: 100 }));

test("scenes are shown one after the other", () => {
  const shown: string[] = [];
  const queue = new SceneQueue<string>(
    (scene) => shown.push(scene),
    () => 1,
  );
  queue.add(timed("a", "b"));
  queue.add(timed("c"));
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(queue.isMoving).toBe(false);
});

test("the speed is asked before every scene", () => {
  const shown: string[] = [];
  let pace = 2;
  const queue = new SceneQueue<string>(
    (scene) => shown.push(scene),
    () => pace,
  );
  queue.add(timed("a", "b", "c"));
  vi.advanceTimersByTime(199);
  expect(shown).toEqual(["a"]);
  pace = 0.5;
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(50);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("without motion only the last scene is shown", () => {
  const shown: string[] = [];
  const settled = vi.fn();
  new SceneQueue<string>(
    (scene) => shown.push(scene),
    () => 0,
    settled,
  ).add(timed("a", "b", "c"));
  expect(shown).toEqual(["c"]);
  expect(settled).toHaveBeenCalledOnce();
});

test("skipping ends on the last scene", () => {
  const shown: string[] = [];
  const settled = vi.fn();
  const queue = new SceneQueue<string>(
    (scene) => shown.push(scene),
    () => 1,
    settled,
  );
  queue.add(timed("a", "b", "c"));
  queue.skip();
  vi.runAllTimers();
  expect(shown).toEqual(["a", "c"]);
  expect(settled).toHaveBeenCalledOnce();
});
