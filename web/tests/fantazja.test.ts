import { expect, test } from "vitest";
import { type Camera, boxAround, following, middleOf, revealing, showing } from "../src/games/fantazja/camera";
import { unseen } from "../src/games/fantazja/beyond";
import { dragged, zoomed } from "../src/games/fantazja/roaming";
import { waysOf } from "../src/games/fantazja/hints";
import { finale } from "../src/games/fantazja/ending";
import { scenes, still } from "../src/games/fantazja/scenes";
import {
  type Building,
  type FantazjaView,
  type HandTile,
  type TileFacts,
  cellId,
  offerOf,
  stepsOf,
  tileId,
  tileWords,
  turned,
} from "../src/games/fantazja/view";
import type { Line } from "../src/shell/protocol";

const SCREEN = { width: 360, height: 300 };
const tile = (name: string, changes: Partial<TileFacts> = {}): TileFacts => ({
  tile: name,
  type: "residential",
  level: "I",
  points: 1,
  dark: false,
  sides: [
    { symbol: "earth", count: 1 },
    { symbol: "air", count: 2 },
    { symbol: "water", count: 3 },
    { symbol: "fire", count: 1 },
  ],
  ...changes,
});
const building = (cell: string, seat: number, name: string): Building => ({
  ...tile(name),
  id: cellId(cell),
  cell,
  ...stepsOf(cell),
  seat,
  turning: "0",
  under: [],
  guarded: false,
  coverable_by: [],
});
const view = (changes: Partial<FantazjaView>): FantazjaView =>
  ({
    step: "main",
    turn: 0,
    turns: 1,
    mover: 0,
    buildings: [],
    borders: [],
    last: null,
    pending: null,
    own: null,
    ...changes,
  }) as FantazjaView;
const line = (...ids: string[]): Line => ({ actor: 0, action: "", spots: [], messages: ids.map((id) => ({ id, args: {} })) });

test("cells and tiles have the names of the server", () => {
  expect(stepsOf("2N 1W")).toEqual({ east: -1, north: 2 });
  expect(stepsOf("castle")).toEqual({ east: 0, north: 0 });
  expect(cellId("12S 3E")).toBe("cell-12S-3E");
  expect(tileId(1, "mill III a")).toBe("tile-1-mill-III-a");
  expect(tileWords("mill III a")).toEqual({ building: "windmill", level: "III", letter: "a" });
  expect(tileWords("market")).toEqual({ building: "market", level: "", letter: "" });
});

test("a tile turned by 90 degrees shows in the east what it showed in the north", () => {
  const { sides } = tile("house I a");
  expect(turned(sides, "90").map((side) => side.symbol)).toEqual(["fire", "earth", "air", "water"]);
  expect(turned(sides, "0")).toEqual(sides);
  expect(turned(turned(sides, "90"), "270")).toEqual(sides);
});

test("a small land is shown as a whole, a large one around the action and never beyond its edge", () => {
  const small = boxAround([
    { east: -2, north: 0 },
    { east: 2, north: 1 },
  ]);
  expect(following(small, boxAround([{ east: 2, north: 1 }]), SCREEN)).toEqual(showing(small, SCREEN));
  const large = boxAround([
    { east: -9, north: -9 },
    { east: 9, north: 9 },
  ]);
  const near = following(large, boxAround([{ east: 9, north: 9 }]), SCREEN);
  expect(near.zoom).toBeGreaterThan(showing(large, SCREEN).zoom * 2);
  expect(near.x + SCREEN.width / near.zoom / 2).toBeCloseTo(large.right);
  expect(near.y - SCREEN.height / near.zoom / 2).toBeCloseTo(large.top);
});

test("zooming keeps the point under the fingers, dragging moves with them", () => {
  const camera: Camera = { x: 40, y: -20, zoom: 0.6 };
  const around = { x: 90, y: -50 };
  const under = (one: Camera): number[] => [one.x + around.x / one.zoom, one.y + around.y / one.zoom];
  const [x = 0, y = 0] = under(zoomed(camera, 1.7, around));
  expect(x).toBeCloseTo(under(camera)[0] ?? 0);
  expect(y).toBeCloseTo(under(camera)[1] ?? 0);
  expect(dragged(camera, { x: 60, y: 0 }).x).toBeCloseTo(40 - 100);
});

test("cells out of snapshot are counted by their side, and the nearest can be brought into snapshot", () => {
  const camera: Camera = { x: 0, y: 0, zoom: 0.6 };
  const points = [
    { east: 9, north: 0 },
    { east: 6, north: 1 },
    { east: 0, north: 7 },
    { east: 1, north: 1 },
  ].map(middleOf);
  const edges = unseen(camera, points, SCREEN);
  expect(edges.map((edge) => [edge.side, edge.count])).toEqual([
    ["east", 2],
    ["north", 1],
  ]);
  const nearest = edges[0]?.nearest ?? { x: 0, y: 0 };
  expect(nearest).toEqual(middleOf({ east: 6, north: 1 }));
  expect(unseen(revealing(camera, nearest, SCREEN), [nearest], SCREEN)).toEqual([]);
});

test("the scenes end exactly on the server's view", () => {
  const before = view({});
  const after = view({ buildings: [building("1N", 0, "house I a")], last: { cell: "1N", turning: "0" } });
  const found = scenes(still(before), after, [line("log-place")]);
  expect(found.map(({ scene }) => scene.view)).toEqual([after]);
  expect(found.at(-1)?.scene.view).toBe(after);
});

test("before Dark Energy takes its tiles the one just laid is seen, turned as it lies, and all that go are doomed", () => {
  const standing = [building("1N", 1, "house I c"), building("2N", 1, "garrison I b"), building("1S", 0, "mill I a")];
  const pending = {
    power: null,
    tile: tile("tower I c", { dark: true }),
    cell: null,
    fits: [],
    given: [],
    taken: [],
    shown: null,
    shown_count: 0,
    buried: null,
    buried_count: 0,
  };
  const before = view({ buildings: standing, pending });
  const after = view({ buildings: standing.slice(2), last: { cell: "1N 1W", turning: "90" } });
  const [strike, settled] = scenes(still(before), after, [line("log-place", "log-dark-energy", "log-removed")]);
  const shown = strike?.scene as ReturnType<typeof still>;
  expect(shown.doomed).toEqual([
    { cell: "1N 1W", from: null, depth: 0 },
    { cell: "1N", from: "1N 1W", depth: 1 },
    { cell: "2N", from: "1N", depth: 2 },
  ]);
  expect(shown.moment).toMatchObject({ kind: "blow", at: "cell-1N-1W", seats: [0] });
  expect(shown.moment?.around?.toSorted()).toEqual(["cell-1N", "cell-1N-1W", "cell-2N"]);
  const laid = shown.view.buildings.find((one) => one.cell === "1N 1W");
  expect([laid?.tile, laid?.seat, laid?.sides[0]?.symbol]).toEqual(["tower I c", 0, "fire"]);
  expect(settled?.scene.view).toBe(after);
  expect((settled?.scene as ReturnType<typeof still>).doomed).toEqual([]);
});

test("a picked tile comes before one already shown, and nothing is offered without either", () => {
  const hand: HandTile[] = [
    {
      ...tile("house I a"),
      id: "tile-0-house-I-a",
      fits: [{ cell: "1N", turnings: ["0"], removes: [], bonus: false, scores: [1, 0], tokens: [] }],
      fails: [],
    },
  ];
  const shown = view({ own: { seat: 0, hand, imagination: [], pile: [], put_under: [], put_under_opponent: [] } });
  expect(offerOf(shown, "house I a")?.fits).toHaveLength(1);
  expect(offerOf(shown, null)).toBeNull();
});

const types = (holder: number | null): FantazjaView["types"] => ({ residential: { holder } }) as FantazjaView["types"];

test("a building over one of the rival's is staged, one over an own building is not", () => {
  const before = (seat: number): FantazjaView => view({ buildings: [building("1N", seat, "house I a")] });
  const after = view({ buildings: [building("1N", 0, "house II a")], last: { cell: "1N", turning: "0" } });
  const laid: Line = { ...line(), messages: [{ id: "log-place", args: { seat: 0, cell: "1N" } }] };
  const [over] = scenes(still(before(1)), after, [laid]);
  expect(over?.scene.moment).toMatchObject({ told: { id: "page-moment-over" }, kind: "blow", at: "cell-1N", seats: [0, 1] });
  expect(scenes(still(before(0)), after, [laid]).map(({ scene }) => scene.moment)).toEqual([undefined]);
});

test("a token changes hands in a moment of its own, after what was done", () => {
  const before = view({ types: types(null) });
  const after = view({ types: types(1) });
  const told: Line = { ...line("log-drawn"), messages: [{ id: "log-token", args: { seat: 1, type: "residential" } }] };
  const found = scenes(still(before), after, [told]);
  expect(found.map(({ scene }) => [scene.view.types.residential.holder, scene.moment?.at])).toEqual([
    [null, undefined],
    [1, "token-residential"],
    [1, undefined],
  ]);
});

test("the last scene keeps where others have built", () => {
  const laid: Line = { ...line(), messages: [{ id: "log-place", args: { seat: 1, cell: "2N 1E" } }] };
  expect(scenes(still(view({})), view({}), [laid]).at(-1)?.scene.trails).toEqual([
    { seat: 1, piece: "2N 1E", places: ["castle", "2N 1E"] },
  ]);
});

test("at the end every point is counted once, and what tells the seats apart most comes last", () => {
  const standing = [building("1N", 0, "house I a"), { ...building("1S", 1, "mill II a"), type: "production" as const, points: 3 }];
  const players = [{ score: 1 }, { score: 8 }] as FantazjaView["players"];
  const counted = finale(view({ buildings: standing, players }));
  expect(counted.map(({ told, points }) => [told.id, points])).toEqual([
    ["finale-type", [1, 0]],
    ["finale-type", [0, 3]],
    ["finale-bonus", [0, 5]],
  ]);
});

test("a hint leads into the cells of its plan", () => {
  expect(waysOf(["build mill I c", "at 2N 1W", "pay well"], 1).map(({ end }) => end)).toEqual([{ x: -100, y: -200 }]);
  expect(waysOf(["imagine mill I c"], 2)).toEqual([]);
});
