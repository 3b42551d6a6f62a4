import { expect, test } from "vitest";
import { WIDTH, laidOutHand } from "../src/games/plain/parts";

const handOf = (count: number) => laidOutHand({ own: { hand: Array.from({ length: count }, (_, card) => card) } } as never);

test.each([1, 3, 6, 7, 14, 30])("a hand of %i cards is one row inside the frame", (count) => {
  const cards = handOf(count).items.filter((item) => item.kind === "card");
  expect(cards).toHaveLength(count);
  expect(new Set(cards.map((card) => card.y)).size).toBe(1);
  expect(Math.max(...cards.map((card) => card.x + card.width))).toBeLessThanOrEqual(WIDTH);
  cards.slice(1).forEach((card, index) => {
    const before = cards[index];
    expect(card.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  });
});

test("a hand is as high with one card as with many", () => {
  expect(handOf(30).height).toBe(handOf(1).height);
});
