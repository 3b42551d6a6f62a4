import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { HEIGHT, WIDTH, costPills, placePoint, plateBox, seatBox } from "../src/games/atlantica/geometry";
import { type AtlanticaScene, openCards, scenes, still } from "../src/games/atlantica/scenes";
import { type ActionShown, type Area, type AtlanticaView, type Colour, missingColours, standing } from "../src/games/atlantica/view";
import type { Line } from "../src/shell/protocol";

interface Moment {
  view: AtlanticaView;
  line: Line | null;
}

/** A recorded match as a seat saw it, moment by moment. */
function recorded(file: string, seat: number): Moment[] {
  const root = new URL("../..", import.meta.url).pathname;
  const text = execFileSync("python", ["-m", "tests.page.moments", `tests/golden/atlantica/${file}.match`, String(seat)], { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  return text.trim().split("\n").map((line) => JSON.parse(line) as Moment);
}

const cardsOf = (scene: AtlanticaScene): Map<string, string> => new Map(scene.cards.map((card) => [card.at, card.card]));
const last = (found: { scene: unknown }[]): AtlanticaScene => found.at(-1)?.scene as AtlanticaScene;

test.each([["hurricane-2", 0], ["hurricane-5", 3], ["calm-3", 1]] as const)("the scenes of %s end exactly on each view", (file, seat) => {
  const moments = recorded(file, seat);
  let scene = still(moments[0]?.view ?? {});
  for (const { view, line } of moments.slice(1)) {
    const found = scenes(scene, view, line ? [line] : []);
    for (const { scene: shown } of found) {
      const ids = [...(shown as AtlanticaScene).cards.map((card) => card.id), ...(shown as AtlanticaScene).flights.map((flight) => flight.id)];
      expect(new Set(ids).size).toBe(ids.length);
    }
    scene = last(found);
    expect(scene.view).toBe(view);
    expect(cardsOf(scene)).toEqual(openCards(view));
    expect(scene.cards).toHaveLength(openCards(view).size);
    expect(scene.flights).toEqual([]);
  }
}, 60_000);

test("what the messages say is already what the view shows: no card has to be put right at the end", () => {
  const moments = recorded("hurricane-2", 0);
  const begun = moments.findIndex(({ view }) => view.step === "act");
  let scene = still(moments[begun]?.view ?? {});
  for (const { view, line } of moments.slice(begun + 1)) {
    const found = scenes(scene, view, line ? [line] : []);
    const before = (found.at(-2)?.scene ?? scene) as AtlanticaScene;
    const open = new Map([...cardsOf(before)].filter(([at]) => !at.startsWith("seat-")));
    expect(open, line?.action).toEqual(openCards(view));
    scene = last(found);
  }
}, 60_000);

test("cards keep their ids while they slide to the left", () => {
  const moments = recorded("hurricane-2", 0);
  const ending = moments.findIndex(({ line, view }, index) => line?.action === "end turn" && openCards(moments[index - 1]?.view ?? view).get("treasure-1") === undefined);
  const before = still(moments[ending - 1]?.view ?? {});
  const after = last(scenes(before, moments[ending]?.view ?? {}, [moments[ending]?.line as Line]));
  const first = after.cards.find((card) => card.at === "treasure-1");
  expect(before.cards.find((card) => card.id === first?.id)?.at).toMatch(/^treasure-[2-6]$/);
});

test("several lines at once are shown one after the other", () => {
  const moments = recorded("hurricane-3", 0);
  const lines = moments.flatMap(({ line }) => (line ? [line] : []));
  const end = moments.at(-1)?.view as AtlanticaView;
  const found = scenes(still(moments[0]?.view ?? {}), end, lines);
  expect(found.length).toBeGreaterThan(lines.length / 2);
  expect(cardsOf(last(found))).toEqual(openCards(end));
}, 60_000);

test("nothing lies outside the board or on another plate", () => {
  for (const seats of [2, 3, 4, 5]) {
    for (const place of ["treasure-1", "treasure-6", "research-4", "stack-transport", "hurricane stack", "used pile", `seat-${seats - 1}`]) {
      const { x, y } = placePoint(place, seats);
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
    expect(seatBox(seats - 1, seats).x + seatBox(seats - 1, seats).width).toBeLessThanOrEqual(WIDTH);
  }
  const boxes = (["station", "tavern", "port", "boat"] as const).flatMap((area) => [0, 1, 2].map((level) => plateBox(area, level)));
  for (const one of boxes) {
    expect(one.height).toBeGreaterThanOrEqual(88);
    const touching = boxes.filter((other) => other.x < one.x + one.width && one.x < other.x + other.width && other.y < one.y + one.height && one.y < other.y + other.height);
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
const action = (changes: Partial<ActionShown>): ActionShown => ({ id: "dive-3", text: "dive 3", cost: [["green", "yellow"], ["violet"], ["white"]], gives: true, payable: false, open: false, one_more: [], ...changes });
const boat = (used: boolean, ...actions: ActionShown[]): Area => ({ id: "boat", used, actions });
const looking = (changes: Partial<AtlanticaView>): AtlanticaView => ({ seat: 1, step: "act", own: { seat: 0, hand: HAND }, under_way: { symbols_left: 3, replaced: false, areas_used: [], action: null, paying: [], takes_left: 0 }, ...changes }) as AtlanticaView;

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
  expect(standing(looking({ seat: 0, under_way: { symbols_left: 2, replaced: false, areas_used: [], action: null, paying: [], takes_left: 0 } }), boat(false), action({ one_more: ["white"] }))).toBe("idle");
});

test("the missing diver is one that the cost names, if there is such a one", () => {
  expect(missingColours(action({ one_more: ["white", "green"] }), HAND)).toEqual(["white"]);
  expect(missingColours(action({ one_more: ["green"] }), HAND)).toEqual(["green"]);
});
