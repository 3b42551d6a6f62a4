import { expect, test } from "vitest";
import { boldParts, paragraphs } from "../src/shell/rulestext";

test("rules are read rule by rule", () => {
  const file = "# Game\n\nPlain\ntext.\n\n## Part\n\n- **A1** First **ruling**.\n- **A2** Second\n  line.\n";
  expect(paragraphs(file)).toEqual([
    { text: "Game", rule: "", level: 1 },
    { text: "Plain text.", rule: "", level: 0 },
    { text: "Part", rule: "", level: 2 },
    { text: "First **ruling**.", rule: "A1", level: 0 },
    { text: "Second line.", rule: "A2", level: 0 },
  ]);
  expect(boldParts("a **b** c")).toEqual(["a ", "b", " c"]);
});
