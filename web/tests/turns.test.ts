import { expect, test } from "vitest";
import { setUpLines, turnsOf } from "../src/shell/turns";
import { line } from "./facts";

test("a turn ends where another seat goes on, with what chance did after it", () => {
  const log = [-1, -1, 0, 0, -1, 1, 0].map((actor) => line(actor, "x"));
  expect(turnsOf(log)).toEqual([5, 6, 7]);
});

test("a match without actions is one turn", () => {
  expect(turnsOf([])).toEqual([0]);
  expect(turnsOf([line(-1, "x")])).toEqual([1]);
});

test("lines before anybody acts are folded if there are several", () => {
  const lines = (...actors: number[]) => setUpLines(actors.map((actor) => line(actor, "x")));
  expect(lines(-1, -1, 0)).toBe(0);
  expect(lines(-1, -1, -1, 0, -1)).toBe(3);
  expect(lines(-1, -1, -1)).toBe(3);
});
