import { expect, test } from "vitest";
import { paragraphs, pieces, wordsOf } from "../src/shell/rulestext";

const EMPTY = { text: "", rule: "", level: 0, marks: [], picture: "", rows: [], item: false };

test("rules are read rule by rule", () => {
  const file = "# Game\n\nPlain\ntext.\n\n## Part\n\n- **A1** First **bold**.\n- **A2** Second\n  line.\n- An item.\n";
  expect(paragraphs(file)).toEqual([
    { ...EMPTY, text: "Game", level: 1 },
    { ...EMPTY, text: "Plain text." },
    { ...EMPTY, text: "Part", level: 2 },
    { ...EMPTY, text: "First **bold**.", rule: "A1" },
    { ...EMPTY, text: "Second line.", rule: "A2" },
    { ...EMPTY, text: "An item.", item: true },
  ]);
});

test("marks at the end of a rule are told apart from its text", () => {
  const [one] = paragraphs('- **G4** Text. [ruling] [reading: "не може"; two ways] [deviation: „дума“; why]');
  expect(one?.text).toBe("Text.");
  expect(one?.marks).toEqual([
    { word: "ruling", quote: "", note: "" },
    { word: "reading", quote: "не може", note: "two ways" },
    { word: "deviation", quote: "дума", note: "why" },
  ]);
  expect(one && wordsOf(one)).toContain("не може");
});

test("tables and pictures are read", () => {
  const [table, picture] = paragraphs("| a | b |\n|---|---|\n| 1 | 2 |\n\n![The board](pictures/setup.svg)");
  expect(table?.rows).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect([picture?.picture, picture?.text]).toEqual(["pictures/setup.svg", "The board"]);
});

test("bold words and references to rules are pieces of a text", () => {
  expect(pieces("a **b** [c](#G4)")).toEqual([
    { text: "a ", bold: false, rule: "" },
    { text: "b", bold: true, rule: "" },
    { text: " ", bold: false, rule: "" },
    { text: "c", bold: false, rule: "G4" },
  ]);
});
