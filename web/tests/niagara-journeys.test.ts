import { expect, test } from "vitest";
import { GEOMETRIES, type Geometry, RIVER, heading, journey, stream } from "../src/games/niagara/geometry";
import { plansOf } from "../src/games/niagara/plans";
import { type Place, SPACES } from "../src/games/niagara/view";
import type { ActionFacts } from "../src/shell/protocol";
import type { Point } from "../src/shell/spots";

type Curve = [Point, Point, Point, Point];

/** The curves of a path that is made of M and C alone. */
function curves(path: string): Curve[] {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? NaN,
    y: numbers[2 * index + 1] ?? NaN,
  }));
  return Array.from({ length: (points.length - 1) / 3 }, (_, index) => points.slice(3 * index, 3 * index + 4) as Curve);
}

function at([a, b, c, d]: Curve, t: number): Point {
  const mix = (k: "x" | "y"): number => a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t * t * (1 - t) + d[k] * t ** 3;
  return { x: mix("x"), y: mix("y") };
}

const samples = (path: string): Point[] => curves(path).flatMap((curve) => [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => at(curve, t)));

function fromLine(point: Point, line: readonly Point[]): number {
  return Math.min(
    ...line.slice(1).map((to, index) => {
      const from = line[index] ?? to;
      const along = { x: to.x - from.x, y: to.y - from.y };
      const t = Math.max(0, Math.min(1, ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / (along.x ** 2 + along.y ** 2)));
      return Math.hypot(point.x - from.x - along.x * t, point.y - from.y - along.y * t);
    }),
  );
}

const pointOf = (board: Geometry, place: Place): Point => board.spaces[place as keyof Geometry["spaces"]];
const isOneStream = (from: Place, to: Place): boolean =>
  !from.includes("-") || !to.includes("-") || from.split("-")[0] === to.split("-")[0];

test.each(Object.entries(GEOMETRIES))("a canoe in the %s board stays in the river all the way", (_, board) => {
  const lines = [stream(board, "left"), stream(board, "right")];
  for (const from of SPACES)
    for (const to of SPACES) {
      if (from === to || !isOneStream(from, to)) continue;
      const { path } = journey(board, from, to, pointOf(board, from), pointOf(board, to));
      for (const point of samples(path))
        expect(Math.min(...lines.map((line) => fromLine(point, line))), `${from} to ${to}: ${path}`).toBeLessThan(RIVER / 2 - 17);
    }
});

test.each(Object.entries(GEOMETRIES))("a canoe in the %s board arrives as it then lies", (_, board) => {
  for (const [from, to] of [
    ["1", "5"],
    ["5", "2"],
    ["3", "left-7"],
    ["right-7", "4"],
  ] as const) {
    const { path, isReversed } = journey(board, from, to, pointOf(board, from), pointOf(board, to));
    const [, , before, end] = curves(path).at(-1) ?? [];
    if (!before || !end) throw new Error("no path");
    const facing = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI + (isReversed ? 180 : 0);
    expect(Math.abs(((facing - heading(board, to) + 540) % 360) - 180)).toBeLessThan(2);
  }
});

test("a click on a destination takes the canoe that can go there", () => {
  const take: ActionFacts = {
    action: "canoe 1",
    label: { id: "action-canoe", args: { number: 1 } },
    spots: ["canoe-0-1"],
    preview: {
      leads_to: null,
      costs: [],
      brings: [
        { id: "preview-points", args: { points: 6 } },
        { id: "preview-end", args: { number: 1, place: "left-6", kept: 0 } },
        { id: "preview-end-land", args: { number: 1 } },
      ],
      warns: [],
    },
    ends_turn: false,
  };
  const plans = plansOf(new Map([["canoe-0-1", [take]]]), 0);
  expect(plans.map(({ action, next, spots }) => [action, next, spots])).toEqual([
    ["canoe 1", ["to 6 left"], ["space-left-6"]],
    ["canoe 1", ["land"], ["bank"]],
  ]);
});
