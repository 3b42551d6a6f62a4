import { expect, test } from "vitest";
import { HEIGHT, WIDTH, costPills, placePoint, plateBox, seatBox } from "../src/games/atlantica/geometry";
import { type ActionShown, type Area, type AtlanticaView, type Colour, missingColours, standing } from "../src/games/atlantica/view";

test("nothing lies outside the board or on another plate", () => {
  for (const seats of [2, 3, 4, 5]) {
    for (const place of [
      "treasure-1",
      "treasure-6",
      "research-4",
      "stack-transport",
      "hurricane stack",
      "used pile",
      `seat-${seats - 1}`,
    ]) {
      const { x, y } = placePoint(place, seats);
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
    expect(seatBox(seats - 1, seats).x + seatBox(seats - 1, seats).width).toBeLessThanOrEqual(WIDTH);
  }
  const boxes = (["station", "tavern", "port", "boat"] as const).flatMap((area) => [0, 1, 2].map((level) => plateBox(area, level)));
  for (const one of boxes) {
    expect(one.height).toBeGreaterThanOrEqual(88);
    const touching = boxes.filter(
      (other) =>
        other.x < one.x + one.width && one.x < other.x + other.width && other.y < one.y + one.height && one.y < other.y + other.height,
    );
    expect(touching).toEqual([one]);
  }
});

test("a cost is drawn around its middle, with room for a replacement", () => {
  const pills = costPills([2, 1, 1]);
  expect((pills[0]?.x ?? 0) + ((pills[2]?.x ?? 0) + (pills[2]?.width ?? 0))).toBeCloseTo(0);
  expect(pills.map((pill) => pill.signs.length)).toEqual([2, 1, 1]);
  expect(costPills([2, 1], 1)[1]?.width).toBeGreaterThan(costPills([2, 1])[1]?.width ?? 0);
});

const HAND: Record<Colour, number> = { white: 0, yellow: 0, red: 0, green: 1, blue: 0, violet: 1 };
const action = (changes: Partial<ActionShown>): ActionShown => ({
  id: "dive-3",
  text: "dive 3",
  cost: [["green", "yellow"], ["violet"], ["white"]],
  gives: true,
  payable: false,
  open: false,
  one_more: [],
  ...changes,
});
const boat = (used: boolean, ...actions: ActionShown[]): Area => ({ id: "boat", used, actions });
const looking = (changes: Partial<AtlanticaView>): AtlanticaView =>
  ({
    seat: 1,
    step: "act",
    own: { seat: 0, hand: HAND },
    under_way: { symbols_left: 3, replaced: false, areas_used: [], action: null, paying: [], takes_left: 0 },
    ...changes,
  }) as AtlanticaView;

test("while others play, what could be paid is marked, and what one diver is missing for", () => {
  const others = looking({});
  expect(standing(others, boat(true), action({ payable: true }))).toBe("affordable");
  expect(standing(others, boat(false), action({ one_more: ["white"] }))).toBe("near");
  expect(standing(others, boat(false), action({}))).toBe("idle");
  expect(standing(others, boat(false), action({ payable: true, gives: false }))).toBe("idle");
  expect(standing(looking({ own: null }), boat(false), action({ payable: true }))).toBe("idle");
});

test("in the own turn the areas used and the symbols left count", () => {
  const mine = looking({ seat: 0 });
  expect(standing(mine, boat(false), action({ open: true, payable: true }))).toBe("open");
  expect(standing(mine, boat(true), action({ payable: true }))).toBe("used");
  expect(standing(mine, boat(false), action({ one_more: ["white"] }))).toBe("near");
  expect(
    standing(
      looking({ seat: 0, under_way: { symbols_left: 2, replaced: false, areas_used: [], action: null, paying: [], takes_left: 0 } }),
      boat(false),
      action({ one_more: ["white"] }),
    ),
  ).toBe("idle");
});

test("the missing diver is one that the cost names, if there is such a one", () => {
  expect(missingColours(action({ one_more: ["white", "green"] }), HAND)).toEqual(["white"]);
  expect(missingColours(action({ one_more: ["green"] }), HAND)).toEqual(["green"]);
});
