import { expect, test } from "vitest";
import type { Component } from "../src/shell/protocol";
import { boxFile } from "../src/shell/toml";

const part = (id: string, facts: Component["facts"], own: boolean): Component => ({
  id,
  grade: "A",
  source: 'the "rulebook"',
  own,
  editable: own,
  facts,
  row_names: [],
  may_add: {},
  sheet: { head: [], rows: [] },
});

test("a box becomes a file that the program reads", () => {
  const tile = { sides: "E1 A1 W1 F1", points: 2, dark: true };
  expect(boxFile([part("research", { "plus-2": 4 }, true), part("magic", { I: [tile], rows: [[1, 2]] }, false)])).toBe(
    [
      '[research]\ngrade = "A"\nsource = "my box"\nplus-2 = 4\n',
      '[magic]\ngrade = "A"\nsource = "the \\"rulebook\\""\nI = [{ sides = "E1 A1 W1 F1", points = 2, dark = true }]\nrows = [[1, 2]]\n',
    ].join("\n"),
  );
});
