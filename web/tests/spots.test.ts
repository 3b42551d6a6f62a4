import { expect, test } from "vitest";
import type { ActionFacts } from "../src/shell/protocol";
import { keyOf, lastMoves, neighbour, reached, spotsOf } from "../src/shell/spots";

const action = (text: string, ...spots: string[]): ActionFacts => ({
  action: text,
  label: { id: text, args: {} },
  spots,
  preview: { leads_to: null, costs: [], brings: [], warns: [] },
  ends_turn: false,
});

test("an element has all actions that name it", () => {
  const spots = spotsOf([action("a", "x", "y"), action("b", "y")]);
  expect(spots.get("x")?.map((one) => one.action)).toEqual(["a"]);
  expect(spots.get("y")?.map((one) => one.action)).toEqual(["a", "b"]);
  expect(spots.get("z")).toBeUndefined();
});

test("arrows go to the nearest element ahead, straight before aside", () => {
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -10, y: 0 },
  ];
  expect(neighbour(points, { x: 0, y: 0 }, "ArrowRight")).toBe(0);
  expect(neighbour(points, { x: 0, y: 0 }, "ArrowLeft")).toBe(2);
  expect(neighbour(points, { x: 0, y: 0 }, "ArrowDown")).toBe(1);
  expect(neighbour(points, { x: 0, y: 0 }, "ArrowUp")).toBe(-1);
  expect(neighbour(points, { x: 0, y: 0 }, "Enter")).toBe(-1);
});

test("keys of the list are all different", () => {
  const keys = Array.from({ length: 35 }, (_, index) => keyOf(index));
  expect(new Set(keys).size).toBe(35);
  expect(keyOf(40)).toBe("");
});

test("the last move of every other seat is where it acted last", () => {
  const line = (actor: number, ...spots: string[]) => ({ actor, action: "", spots, messages: [] });
  const log = [line(1, "a"), line(2, "b", "c"), line(1, "c"), line(0, "d"), line(-1, "e"), line(2)];
  expect([...lastMoves(log, 0)]).toEqual([
    ["c", 1],
    ["b", 2],
  ]);
  expect([...lastMoves(log, null)]).toEqual([
    ["d", 0],
    ["c", 1],
    ["b", 2],
  ]);
});

test("a finger reaches small boxes beside it, and large ones only by hitting them", () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const boxes = [box(0, 0, 20, 20), box(40, 0, 20, 20), box(0, 0, 60, 60), box(0, 0, 100, 10)];
  expect(reached(boxes, { x: 10, y: 10 })).toEqual([0, 3]);
  expect(reached(boxes, { x: 30, y: 30 })).toEqual([0, 1]);
  expect(reached(boxes, { x: 90, y: 26 })).toEqual([3]);
  expect(reached(boxes, { x: 90, y: 40 })).toEqual([]);
});
