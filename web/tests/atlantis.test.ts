import { expect, test } from "vitest";
import { CLOSE, HEIGHT, TILE, WHOLE, WIDTH, clamped, figurePoint, point, rowOf, stops, zoomedAt } from "../src/games/atlantis/geometry";
import { SHAPES } from "../src/games/atlantis/items";
import { cheapest, coins, verdict, worth } from "../src/games/atlantis/payment";
import { scenes, still } from "../src/games/atlantis/scenes";
import words from "../../undertow/games/atlantis/words/en.ftl?raw";
import { type AtlantisView, type Bag, COLOURS, type Figure, PLACES, type Place, numberOf, placeAt } from "../src/games/atlantis/view";
import type { Line } from "../src/shell/protocol";

const bag = (wanted: Partial<Bag> = {}): Bag => ({ ...(Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Bag), ...wanted });
const numbers = Array.from({ length: PLACES }, (_, index) => index + 1);

function view(figures: Partial<Figure>[], changes: Partial<AtlantisView> = {}): AtlantisView {
  const path = numbers.map((place): Place => ({
    id: `place-${place}`,
    place,
    letter: "A",
    tile: { colour: "blue", value: 4 },
    face_down: 1,
    bridge: false,
  }));
  const items = { red: "flag", green: "olive", grey: "helmet", brown: "amphora", blue: "ring", white: "statue", gold: "crown" };
  return {
    edition: "bg",
    items,
    step: "start",
    turn: 0,
    seat: 0,
    path,
    gaps: [],
    players: [],
    own: null,
    turn_so_far: null,
    deck: 90,
    discard: bag(),
    cards_out: bag(),
    unseen_cards: bag(),
    unseen_tiles: {},
    figures: figures.map((figure, index) => ({
      id: `figure-0-${index + 1}`,
      seat: 0,
      number: index + 1,
      place: "atlantis",
      due: 0,
      ...figure,
    })),
    ...changes,
  };
}

const line = (...messages: Line["messages"]): Line => ({ actor: 0, action: "", spots: [], messages });

test("all places lie on the board, and none on another", () => {
  const points = numbers.map(point);
  for (const [index, at] of points.entries()) {
    expect(at.x).toBeGreaterThan(TILE / 2);
    expect(at.x).toBeLessThan(WIDTH - TILE / 2);
    expect(at.y).toBeLessThan(HEIGHT - TILE / 2);
    for (const other of points.slice(index + 1))
      expect(Math.max(Math.abs(at.x - other.x), Math.abs(at.y - other.y))).toBeGreaterThan(TILE + 4);
  }
});

test("the way goes on from each place to one beside it", () => {
  for (const number of numbers.slice(1)) {
    const [from, to] = [point(number - 1), point(number)];
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(115);
  }
});

test("a target of a place is at least 44 pixels wide on a phone of 360", () => {
  expect((point(2).x - point(1).x) * (360 / WIDTH)).toBeGreaterThanOrEqual(44);
});

test("a figure walks around the turns of the way", () => {
  expect(stops("atlantis", "place-2")).toEqual(["place-2"]);
  const way = stops("place-2", "place-13").map(numberOf);
  expect(way).toEqual([3, 4, 11, 12, 13]);
  for (const [index, number] of way.entries()) if (index) expect(rowOf(number) - rowOf(way[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(stops("place-51", "mainland").map(numberOf)).toEqual([52, 54]);
  expect(placeAt(54)).toBe("mainland");
});

test("figures that share a place stand side by side", () => {
  const two = view([{ place: "place-9" }, { place: "place-9" }]).figures;
  const [first, second] = two.map((figure) => figurePoint(figure, two));
  expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThan(30);
});

test("the lens never shows anything beyond the board, and keeps what is under the fingers", () => {
  expect(clamped({ x: 0, y: 0, zoom: CLOSE })).toEqual({ x: WIDTH / 4, y: HEIGHT / 4, zoom: CLOSE });
  expect(clamped({ x: 10, y: 900, zoom: 0.5 })).toEqual(WHOLE);
  const at = { x: 300, y: 400 };
  const near = zoomedAt(WHOLE, at, 2);
  expect((at.x - near.x) * near.zoom).toBeCloseTo(at.x - WHOLE.x);
});

test("a turn is shown step by step and ends on exactly the server's view", () => {
  const before = view([{ place: "place-2" }]);
  const after = view([{ place: "place-13" }], { step: "bridge" });
  const told = line(
    { id: "log-play", args: { seat: 0, item: "ring", number: 1, place: "13" } },
    { id: "log-tile", args: { seat: 0, tile: "ring", value: 4, place: "12" } },
    { id: "log-gap", args: { gap: "12" } },
  );
  const found = scenes(still(before), after, [told]);
  expect(found.map(({ scene }) => scene.view.figures[0]?.place)).toEqual([
    "place-3",
    "place-4",
    "place-11",
    "place-12",
    "place-13",
    "place-13",
    "place-13",
  ]);
  expect(found[0]?.scene.bubble?.card).toBe("blue");
  expect(found[5]?.scene.flight).toEqual({ tile: { colour: "blue", value: 4 }, from: "place-12", to: "figure-0-1" });
  expect(found[5]?.scene.view.path[11]?.tile).toBeNull();
  expect(found.at(-1)?.scene.view).toBe(after);
  expect(found.at(-1)?.scene.flight).toBeNull();
});

test("payments are shown beside the figure that is on its way", () => {
  const shown = still(view([{}, { place: "place-9" }], { turn_so_far: { sold: null, figure: 2, played: bag(), price_left: 3 } }));
  const found = scenes(shown, shown.view, [line({ id: "log-pay-tile", args: { seat: 0, value: 3 } })]);
  expect(found[0]?.scene.bubble).toEqual({ by: "figure-0-2", card: null, paid: 3 });
});

test("every item of both editions has a picture", () => {
  const items = [...words.matchAll(/^item-(\w+) =/gm)].map((found) => found[1]);
  expect(Object.keys(SHAPES).toSorted()).toEqual(items.toSorted());
});

test("the cheapest payment is exact if it can be, with few cards, and never has anything to leave out", () => {
  const actions = (tiles: Record<string, number>, cards: Partial<Bag>, price: number): string[] =>
    cheapest(tiles, bag(cards), price).map((coin) => coin.action);
  expect(actions({ 5: 1, 2: 1 }, { red: 3 }, 5)).toEqual(["pay 5"]);
  expect(actions({ 7: 1, 2: 1 }, { red: 2, gold: 3 }, 5)).toEqual(["pay 2", "pay red", "pay gold", "pay gold"]);
  expect(actions({ 6: 1, 7: 1 }, {}, 5)).toEqual(["pay 6"]);
  expect(actions({ 3: 2 }, {}, 5)).toEqual(["pay 3", "pay 3"]);
  expect(actions({ 1: 1 }, {}, 5)).toEqual([]);
});

test("of all payments that small sets allow none is cheaper than the proposed one", () => {
  const tiles = { 2: 1, 3: 1, 6: 1, 7: 1 };
  const cards = bag({ green: 1, white: 1 });
  const all = coins(tiles, cards);
  for (let price = 1; price <= 20; price++) {
    const proposed = cheapest(tiles, cards, price);
    expect(["exact", "lost"]).toContain(verdict(proposed, price));
    for (let mask = 1; mask < 1 << all.length; mask++) {
      const some = all.filter((_, index) => mask & (1 << index));
      if (["exact", "lost"].includes(verdict(some, price))) expect(worth(some)).toBeGreaterThanOrEqual(worth(proposed));
    }
  }
});

test("what could be left out or does not reach is no payment", () => {
  const pay = (tiles: Record<string, number>, cards: Partial<Bag>, price: number): string => verdict(coins(tiles, bag(cards)), price);
  expect(pay({ 5: 1 }, {}, 5)).toBe("exact");
  expect(pay({ 6: 1 }, {}, 5)).toBe("lost");
  expect(pay({ 4: 1 }, {}, 5)).toBe("too-little");
  expect(pay({ 6: 1 }, { red: 1 }, 5)).toBe("too-much");
});
