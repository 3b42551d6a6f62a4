import { expect, test } from "vitest";
import { laidOutHand } from "../src/games/plain/parts";

const handOf = (count: number) => laidOutHand({ own: { coins: 3, hand: Array.from({ length: count }, (_, card) => card) } });

test.each([1, 3, 6, 7, 14, 30])("a counter and a hand of %i cards are one row", (count) => {
  const laid = handOf(count);
  const things = laid.items.filter((item) => item.kind !== "heading");
  expect(things).toHaveLength(count + 1);
  expect(new Set(things.map((thing) => thing.y)).size).toBe(1);
  things.slice(1).forEach((thing, index) => {
    const before = things[index];
    expect(thing.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  });
  const last = things.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(laid.width);
});

test("a hand is as high with one card as with many, and hardly wider than its limit", () => {
  expect(handOf(30).height).toBe(handOf(1).height);
  expect(handOf(30).width).toBeLessThan(800);
});

test("an empty hand has a place", () => {
  expect(handOf(0).items.some((item) => item.kind === "empty")).toBe(true);
});
