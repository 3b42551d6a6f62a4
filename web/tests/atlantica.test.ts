import { expect, test } from "vitest";
import { finale, keyMoments } from "../src/games/atlantica/ending";
import { type Box, costPills, geometryFor, placePoint } from "../src/games/atlantica/geometry";
import { waysOf } from "../src/games/atlantica/hints";
import { droppedOn, onlyPayment, restOfCost, withPayment } from "../src/games/atlantica/payment";
import {
  type ActionShown,
  type Area,
  type AtlanticaView,
  type Colour,
  missingColours,
  standing,
  stormNearness,
} from "../src/games/atlantica/view";
import type { Line } from "../src/shell/protocol";

const PLACES = [
  ...[1, 2, 3, 4, 5, 6].map((number) => `treasure-${number}`),
  ...[1, 2, 3, 4].map((number) => `research-${number}`),
  ...["boat", "freighter", "transport"].map((ship) => `stack-${ship}`),
  ...["treasure deck", "hurricane stack", "research deck", "diver deck", "used pile"],
];
const meet = (one: Box, other: Box): boolean =>
  other.x < one.x + one.width && one.x < other.x + other.width && other.y < one.y + one.height && one.y < other.y + other.height;

const [WIDE, LOW, HIGH] = [geometryFor("wide", 0.66), geometryFor("tall", 1), geometryFor("tall", 1.45)];
const BOARDS = { wide: WIDE, tall: LOW, "somewhat taller": geometryFor("tall", 1.2), tallest: HIGH };

test.each(Object.entries(BOARDS))("nothing lies outside the %s board or on another plate", (_, board) => {
  for (const place of PLACES) {
    const { x, y } = placePoint(board, place, 0);
    expect(x > 0 && x < board.width && y > 0 && y < board.height).toBe(true);
  }
  const plates = Object.values(board.plates).flat();
  for (const one of [...plates, board.gauge, board.harbour]) {
    expect(one.x >= 0 && one.x + one.width <= board.width && one.y >= 0 && one.y + one.height <= board.height).toBe(true);
    expect([...plates, board.gauge, board.harbour].filter((other) => meet(one, other))).toEqual([one]);
  }
});

test("a plate is at least 44 pixels tall on a phone of 360", () => {
  const { plates, width } = LOW;
  for (const { height } of Object.values(plates).flat()) expect(height * (360 / width)).toBeGreaterThanOrEqual(44);
});

test("what others take leaves the board, what the reader takes goes to the harbour", () => {
  const { harbour } = WIDE;
  expect(placePoint(WIDE, "seat-1", 0).y).toBeLessThan(0);
  const own = placePoint(WIDE, "seat-1", 1);
  expect(meet({ ...own, width: 1, height: 1 }, harbour)).toBe(true);
});

test("a tall board fills its frame, and the harbour gets the room that is left", () => {
  expect(HIGH.height / HIGH.width).toBeCloseTo(1.45, 2);
  expect(HIGH.harbour.height).toBeGreaterThan(2 * LOW.harbour.height);
  expect(geometryFor("tall", 3).height).toBeLessThan(1.6 * LOW.width);
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
    under_way: { symbols_left: 3, replaced: false, areas_used: [], action: null, paying: [], takes_left: 0, may_stop: false },
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
      looking({
        seat: 0,
        under_way: { seat: 0, symbols_left: 2, replaced: false, areas_used: [], action: null, paying: [], takes_left: 0, may_stop: false },
      }),
      boat(false),
      action({ one_more: ["white"] }),
    ),
  ).toBe("idle");
});

test("the missing diver is one that the cost names, if there is such a one", () => {
  expect(missingColours(action({ one_more: ["white", "green"] }), HAND)).toEqual(["white"]);
  expect(missingColours(action({ one_more: ["green"] }), HAND)).toEqual(["green"]);
});

const holding = (hand: Partial<Record<Colour, number>>, replaced = false): AtlanticaView =>
  looking({
    seat: 0,
    own: { seat: 0, hand: { white: 0, yellow: 0, red: 0, green: 0, blue: 0, violet: 0, ...hand } },
    under_way: { seat: 0, symbols_left: 3, replaced, areas_used: [], action: "dive 3", paying: ["violet"], takes_left: 0, may_stop: false },
    areas: [boat(false, action({}))],
  });

test("an action with one way to pay is paid by one click", () => {
  const { cost } = action({});
  expect(onlyPayment(holding({ green: 1, violet: 1, white: 2 }), cost)).toEqual(["pay green", "pay violet", "pay white"]);
  expect(onlyPayment(holding({ green: 1, yellow: 1, violet: 1, white: 1 }), cost)).toBeNull();
  // T2: two of one colour replace a diver that is missing, once.
  expect(onlyPayment(holding({ green: 1, violet: 1, red: 2 }), cost)).toEqual(["pay green", "pay violet", "pay two red"]);
  expect(onlyPayment(holding({ green: 1, violet: 1, red: 2, blue: 2 }), cost)).toBeNull();
  expect(onlyPayment(holding({ green: 1, violet: 1, red: 2 }, true), cost)).toBeNull();
  const view = holding({ green: 1, violet: 1, white: 1 });
  expect(withPayment(view, action({ open: true }))).toEqual(["dive 3", "pay green", "pay violet", "pay white"]);
  expect(withPayment(view, action({ open: false }))).toBeNull();
  expect(restOfCost(view)).toEqual([["white"]]);
});

test("the storm comes nearer with every card, and is there once it is found", () => {
  const storm = (before: number, found: number | null): number =>
    stormNearness({ players: [{}, {}], hurricane: { cards_before_its_stack: before, stack: 11, found_by: found } } as AtlanticaView);
  expect(storm(15, null)).toBe(0);
  expect(storm(4, null)).toBeGreaterThan(storm(9, null));
  expect(storm(4, 1)).toBe(1);
});

const score = (research_points: number, gold: number): object => ({
  score: { research_points, sets: gold ? [{ kind: "gold", points: gold }] : [] },
});

test("the end counts research and the sets of each kind, the largest last", () => {
  const counted = finale({ players: [score(5, 9), score(7, 0)] } as AtlanticaView);
  expect(counted.map(({ told, points }) => [told.id, ...points])).toEqual([
    ["finale-research", 5, 7],
    ["finale-kind", 9, 0],
  ]);
});

test("the hurricane and great actions turn a match", () => {
  const line = (id: string, args: Record<string, string | number>): Line => ({ actor: 0, action: "", spots: [], messages: [{ id, args }] });
  const lines = [line("log-act", { action: "recruit-3" }), line("log-act", { action: "dive-3" }), line("log-hurricane", { seat: 1 })];
  expect(keyMoments(lines).map(({ length }) => length)).toEqual([2, 3]);
});

test("a diver that is dropped on an action pays for it as far as that is sure", () => {
  const open = action({ open: true });
  const hand = { green: 1, yellow: 1, violet: 1, white: 1 };
  expect(droppedOn(holding(hand), open, "green")).toEqual(["dive 3", "pay green", "pay violet", "pay white"]);
  expect(droppedOn(holding(hand), open, "violet")).toEqual(["dive 3"]);
  expect(droppedOn(holding({ ...hand, red: 1 }), open, "red")).toBeNull();
  expect(droppedOn(holding(hand), action({ open: false }), "green")).toBeNull();
});

test("a hint leads from its action to the card, and ships go home; payments lie in the hand", () => {
  const areas = [
    { id: "boat", used: false, actions: [action({ id: "dive-1", text: "dive 1" }), action({ id: "dive-2", text: "dive 2" })] },
  ];
  const view = { areas, under_way: null } as unknown as AtlanticaView;
  const ways = waysOf(WIDE, view, 0, ["dive 2", "pay green", "take treasure 3", "take boat"]);
  expect(ways).toHaveLength(3);
  const plate = WIDE.plates.boat[1];
  expect(ways[0]?.end.x).toBe((plate?.x ?? 0) + (plate?.width ?? 0) / 2);
  expect(ways[1]?.end).toEqual(WIDE.treasures[2]);
  expect(meet({ ...(ways[2]?.end ?? { x: 0, y: 0 }), width: 1, height: 1 }, WIDE.harbour)).toBe(true);
  expect(waysOf(WIDE, view, 0, ["catch breath"])).toEqual([]);
});
