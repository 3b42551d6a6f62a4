import { expect, test } from "vitest";
import { clamped, closeTo, whole, zoomedAt } from "../src/games/atlantis/camera";
import { arrows, runs } from "../src/games/atlantis/arrows";
import { GEOMETRIES, figurePoint, figureSize, point, walkWay } from "../src/games/atlantis/geometry";
import { finale, keyMoments } from "../src/games/atlantis/ending";
import { waysOf } from "../src/games/atlantis/hints";
import { SHAPES } from "../src/games/atlantis/items";
import { cheapest, coins, verdict, worth } from "../src/games/atlantis/payment";
import { offersOf, plansOf } from "../src/games/atlantis/plans";
import { scenes, still } from "../src/games/atlantis/scenes";
import words from "../../undertow/games/atlantis/words/en.ftl?raw";
import {
  type AtlantisView,
  type Bag,
  COLOURS,
  type Figure,
  type Move,
  PLACES,
  type Place,
  pointsHeld,
  tilesGone,
} from "../src/games/atlantis/view";
import type { ActionFacts, Line } from "../src/shell/protocol";

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
  const unseen = { red: {}, green: {}, grey: {}, brown: {}, blue: {}, white: {}, gold: {} };
  const items = { red: "flag", green: "olive", grey: "helmet", brown: "amphora", blue: "ring", white: "statue", gold: "crown" };
  return {
    edition: "bg",
    items,
    step: "start",
    turn: 0,
    choosers: [0],
    seat: 0,
    first: 0,
    path,
    gaps: [],
    players: [],
    own: null,
    turn_so_far: null,
    deck: 90,
    discard: bag(),
    cards_out: bag(),
    unseen_cards: bag(),
    tiles_out: {},
    shuffles: 0,
    unseen_tiles: { A: unseen, B: unseen },
    ending: false,
    scores: [],
    winners: [],
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

const boards = Object.entries(GEOMETRIES);

test.each(boards)("all places of the %s board lie on it, and none on another", (_, board) => {
  const points = numbers.map((number) => point(board, number));
  expect(board.points).toHaveLength(PLACES + 2);
  for (const [index, at] of points.entries()) {
    expect(at.x).toBeGreaterThan(board.tile / 2);
    expect(at.x).toBeLessThan(board.width - board.tile / 2);
    expect(at.y).toBeLessThan(board.height - board.tile / 2);
    for (const other of points.slice(index + 1))
      expect(Math.max(Math.abs(at.x - other.x), Math.abs(at.y - other.y))).toBeGreaterThan(board.tile + 4);
  }
});

test.each(boards)("the way of the %s board goes on from each place to one beside it", (_, board) => {
  for (const number of numbers.slice(1)) {
    const [from, to] = [point(board, number - 1), point(board, number)];
    expect(Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y))).toBeLessThan(20);
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(170);
  }
});

test("a target of a place is at least 44 pixels wide on a phone of 360", () => {
  const { cell, width } = GEOMETRIES.tall;
  expect(Math.min(cell.width, cell.height) * (360 / width)).toBeGreaterThanOrEqual(44);
});

test.each(boards)("arrows of the %s board point along the path, downwards at each turn", (_, board) => {
  const turns = arrows(board).filter(({ angle }) => angle === 90);
  expect(turns).toHaveLength(new Set(board.rows).size - 1);
  for (const { number, x, y } of arrows(board)) {
    const [from, to] = [point(board, number - 1), point(board, number)];
    expect(Math.hypot(x - (from.x + to.x) / 2, y - (from.y + to.y) / 2)).toBeLessThan(board.causeway);
  }
});

test("a figure walks from where it stands along the path to its goal", () => {
  const board = GEOMETRIES.wide;
  const way = walkWay(board, 2, 13, { x: 1, y: 2 }, { x: 3, y: 4 });
  expect(way).toMatch(/^M1 2L/);
  expect(way).toMatch(/L3 4$/);
  expect(way.match(/C/g)).toHaveLength(1);
});

test.each(boards)("figures that share a place of the %s board stand side by side", (_, board) => {
  const two = view([{ place: "place-9" }, { place: "place-9" }]).figures;
  const [first, second] = two.map((figure) => figurePoint(board, figure, two));
  expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThan(30);
});

test.each(boards.flatMap(([name, board]) => [2, 3, 4].map((seats) => [name, seats, board] as const)))(
  "at the ends of the %s board the figures of %i seats stand apart",
  (_, seats, board) => {
    for (const place of ["atlantis", "mainland"] as const) {
      const all = [0, 1, 2, 3]
        .slice(0, seats)
        .flatMap((seat) => [1, 2, 3].map((number) => ({ id: `${seat}-${number}`, seat, number, place, due: 0 })));
      const points = all.map((figure) => figurePoint(board, figure, all));
      const size = figureSize(board, place, seats);
      const { x, y, width, height } = board.homes[place];
      for (const [index, one] of points.entries()) {
        expect(one.x - 22 * size).toBeGreaterThanOrEqual(x);
        expect(one.x + 22 * size).toBeLessThanOrEqual(x + width);
        expect(one.y - 42 * size).toBeGreaterThanOrEqual(y);
        expect(one.y + 26 * size).toBeLessThanOrEqual(y + height);
        const apart = points
          .slice(index + 1)
          .map((other) => Math.abs(one.x - other.x) >= 40 * size || Math.abs(one.y - other.y) >= 60 * size);
        expect(apart).not.toContain(false);
      }
    }
  },
);

test.each(boards)("the camera of the %s board never leaves it and zooms around the point that is looked at", (_, board) => {
  const near = clamped(board, { x: 0, y: 0, zoom: 2 });
  expect(near).toEqual({ x: board.width / 4, y: board.height / 4, zoom: 2 });
  expect(clamped(board, { x: 10, y: 900, zoom: 0.5 })).toEqual(whole(board));
  const at = { x: 300, y: 400 };
  const zoomed = zoomedAt(board, whole(board), at, 2);
  expect((at.x - zoomed.x) * zoomed.zoom).toBeCloseTo(at.x - board.width / 2);
});

test.each(boards)("a close look at the %s board keeps the own figures in view", (_, board) => {
  const points = [point(board, 4), point(board, 6)];
  const near = closeTo(board, points);
  expect(near.zoom).toBeGreaterThan(1.3);
  for (const { x, y } of points) {
    expect(Math.abs(x - near.x)).toBeLessThan(board.width / near.zoom / 2);
    expect(Math.abs(y - near.y)).toBeLessThan(board.height / near.zoom / 2);
  }
});

test("the path falls into parts where tiles are gone", () => {
  const { path } = view([]);
  const torn = path.map((place) => ([5, 6].includes(place.place) ? { ...place, tile: null, face_down: 0 } : place));
  expect(runs(torn)).toEqual([
    [1, 4],
    [7, PLACES],
  ]);
  expect(tilesGone(view([], { path: torn })) - tilesGone(view([]))).toBe(4);
});

const player = { tiles: { 5: 2, 1: 1 }, cards: 4, shown: bag(), has_bridge: true, saved: 0, due: 9, paid: null, score: 6 };

test("points are tiles and cards while the match lasts, and what is left of them at its end", () => {
  expect(pointsHeld(view([], { players: [player] }), 0)).toBe(15);
  expect(pointsHeld(view([], { players: [{ ...player, paid: 9 }] }), 0)).toBe(6);
});

const move = (changes: Partial<Move>): Move => ({
  figure: 1,
  colour: "blue",
  leads_to: "place-5",
  gaps: [],
  price: 0,
  price_in_all: 0,
  needs_another_card: false,
  tile: { colour: "red", value: 3 },
  tile_from: "place-4",
  ends_game: false,
  ...changes,
});
const moving = (...moves: Move[]): AtlantisView => view([], { own: { seat: 0, hand: bag(), bought: bag(), can_pay: bag(), moves } });
const taking = (number: number): ActionFacts => ({
  action: `figure ${number}`,
  label: { id: "action-figure", args: {} },
  spots: [`figure-0-${number}`],
  preview: { leads_to: null, costs: [], brings: [{ id: "preview-card", args: { item: "ring", place: "5" } }], warns: [] },
  ends_turn: false,
});

test("a click on a destination takes the figure and plays the card", () => {
  const spots = new Map([["figure-0-1", [taking(1)]]]);
  const [plan] = plansOf(moving(move({}), move({ figure: 2 })), spots);
  expect(plan).toMatchObject({ action: "figure 1", next: ["play blue"], spots: ["place-5"], label: { id: "preview-card" } });
  expect(plansOf(moving(move({ figure: 2 })), spots)).toEqual([]);
  expect(plansOf({ ...moving(move({})), step: "move" }, spots)).toEqual([]);
});

test("a place that can be reached in several ways shows the best of them", () => {
  const spots = new Map([["place-5", [taking(1)]]]);
  const moves = [move({ price_in_all: 2 }), move({ figure: 2, tile: { colour: "red", value: 2 } }), move({ leads_to: "place-9" })];
  expect(offersOf(moves, spots)).toEqual([{ place: "place-5", move: moves[1] }]);
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
  expect(found.map(({ scene }) => scene.view.figures[0]?.place)).toEqual(["place-13", "place-13", "place-13", "place-13"]);
  expect(found[0]?.scene.walk).toEqual({ by: "figure-0-1", from: "place-2", to: "place-13" });
  expect(found[0]?.scene.bubble?.card).toBe("blue");
  expect(found[1]?.scene.flight).toEqual({ tile: { colour: "blue", value: 4 }, from: "place-12", to: "figure-0-1" });
  expect(found[1]?.scene.view.path[11]?.tile).toBeNull();
  expect(found[2]?.scene.torn).toBe("place-12");
  expect(found.at(-1)?.scene.view).toBe(after);
  expect(found.at(-1)?.scene.flight).toBeNull();
});

test("payments are shown beside the figure that is on its way", () => {
  const shown = still(
    view([{}, { place: "place-9" }], { turn_so_far: { sold: null, figure: 2, played: bag(), price_left: 3, cards_to_draw: 0 } }),
  );
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

test("the end counts tiles, cards and what the way home cost, and its sums are the scores", () => {
  const end = view([], { players: [{ ...player, paid: 9 }] });
  const counted = finale(end);
  expect(counted.map(({ points }) => points[0])).toEqual([11, 4, -9]);
  expect(counted.reduce((sum, { points }) => sum + (points[0] ?? 0), 0)).toBe(end.players[0]?.score);
});

test("a line of the log gives one key moment, the heaviest", () => {
  const lines = [
    line({ id: "log-price", args: { seat: 0, price: 2 } }),
    line({ id: "log-play", args: { seat: 0, place: "mainland" } }, { id: "log-third-figure", args: { seat: 0 } }),
    line({ id: "log-price", args: { seat: 1, price: 9 } }),
  ];
  expect(keyMoments(lines).map(({ length, told }) => [length, told.id])).toEqual([
    [2, "log-third-figure"],
    [3, "log-price"],
  ]);
});

test("a figure that comes home, a dear crossing and a bridge are staged", () => {
  const shown = still(
    view([{ place: "place-50" }], { gaps: [{ id: "gap-9", places: [9], price: 4, price_without_bridge: 4, bridges: 0 }] }),
  );
  const kinds = (...told: Line["messages"]): (string | undefined)[] =>
    scenes(shown, shown.view, [line(...told)]).flatMap(({ scene }) => (scene.moment ? [scene.moment.kind] : []));
  expect(kinds({ id: "log-play", args: { seat: 0, number: 1, item: "ring", place: "mainland" } })).toEqual(["triumph"]);
  expect(kinds({ id: "log-price", args: { seat: 0, price: 5 } })).toEqual(["loss"]);
  expect(kinds({ id: "log-price", args: { seat: 0, price: 1 } })).toEqual([]);
  expect(kinds({ id: "log-bridge", args: { seat: 0, gap: "9" } })).toEqual(["gain"]);
});

test("trails follow each figure until the viewer acts", () => {
  const shown = still(view([{ place: "place-2" }]));
  const found = scenes(shown, shown.view, [line({ id: "log-play", args: { seat: 0, number: 1, item: "ring", place: "9" } })]);
  expect(found.at(-1)?.scene.trails).toEqual([{ seat: 0, piece: "figure-0-1", places: ["place-2", "place-9"] }]);
});

test("what moves nothing takes no time", () => {
  const shown = still(view([]));
  expect(scenes(shown, shown.view, [line({ id: "log-figure", args: { seat: 0, number: 1 } })])).toEqual([
    { scene: { ...shown, trails: [] }, milliseconds: 0 },
  ]);
});

test.each(boards)("a plan is drawn on the %s board where its card leads, or its bridge lies", (_, board) => {
  const seen = moving(move({ figure: 2, colour: "blue", leads_to: "place-9" }));
  expect(waysOf(board, seen, ["figure 2", "play blue"])).toMatchObject([{ end: point(board, 9) }]);
  expect(waysOf(board, seen, ["bridge at 20"])).toEqual([{ d: "", end: point(board, 20) }]);
  expect(waysOf(board, seen, ["draw"])).toEqual([]);
});
