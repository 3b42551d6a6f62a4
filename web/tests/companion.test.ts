import { describe, expect, it } from "vitest";
import { choosingBots, doneBefore, stepsToDo, teller } from "../src/shell/companion/steps";
import type { Line, PositionFacts, SeatFacts } from "../src/shell/protocol";
import { canMove, counted, type Entry, moved, textOf } from "../src/shell/position/form";
import { snapshot } from "./facts";

const seat = (number: number, kind: "person" | "bot"): SeatFacts => ({
  seat: number,
  name: `P${number}`,
  kind,
  bot: kind === "bot" ? "strong" : null,
  stand_in: false,
  thinking: "",
});
const line = (actor: number, ...seats: (number | null)[]): Line => ({
  actor,
  action: "x",
  spots: [],
  messages: seats.map((one) => ({ id: "log", args: Object.fromEntries(one === null ? [] : [["seat", one]]) })),
});
const table = snapshot({ seats: [seat(0, "person"), seat(1, "bot")], to_act: [0] });

describe("a bot at a real table", () => {
  it("asks for what it does and for what happens to it", () => {
    const log = [line(0, 0), line(1, 1), line(0, 0, 1), line(-1, 0), line(1, null)];
    expect(stepsToDo(log, 0, table)).toEqual([1, 2, 4]);
    expect(stepsToDo(log, 3, table)).toEqual([4]);
    expect(doneBefore(log, table)).toBe(4);
  });

  it("is waited for while people choose, and never asked to tell", () => {
    expect(choosingBots(snapshot({ ...table, to_act: [0, 1] }))).toEqual([1]);
    expect(teller(snapshot({ ...table, to_act: [1] }), [0])).toBeNull();
    expect(teller(table, [0])).toBe(0);
  });

  it("lets only the owner tell a secret draw", () => {
    const draw = { seats: [0], is_for_bot: false, outcomes: [] };
    expect(teller(snapshot({ ...table, draw }), [0])).toBe(0);
    expect(teller(snapshot({ ...table, draw: { ...draw, seats: [1], is_for_bot: true } }), [0])).toBeNull();
  });
});

describe("a position as a form", () => {
  const entry = (key: string, items: string[]): Entry => ({
    key,
    index: "",
    field: { kind: "counts", names: ["pink", "blue"], least: 0, most: 9 },
    items,
    is_secret: false,
  });
  const box = entry("box", ["2 pink", "blue"]);
  const hand = entry("hand", []);
  const facts = { text: "tiny 2; box: 2 pink, blue", options: {}, entries: [box, hand] } as unknown as PositionFacts;

  it("moves a piece and loses none", () => {
    const next = moved([box, hand], box, hand, "pink");
    expect(next.map(({ items }) => items)).toEqual([["pink", "blue"], ["pink"]]);
    expect(textOf(facts, next)).toBe("tiny 2; box: pink, blue; hand: pink");
    expect(canMove(box, box)).toBe(false);
  });

  it("writes what was written, and an emptied entry without items", () => {
    expect(textOf(facts, [box, hand])).toBe(facts.text);
    const emptied = counted(counted(counted(box, "pink", -1), "pink", -1), "blue", -1);
    expect(textOf(facts, [emptied, hand])).toBe("tiny 2; box");
  });
});
