import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type AtlanticaScene, openCards, scenes, still } from "../src/games/atlantica/scenes";
import type { AtlanticaView } from "../src/games/atlantica/view";
import type { Line } from "../src/shell/protocol";

/** Whole matches, written by tests/page/test_scenes.py: the first view, then every line with the view after it. */
interface Played {
  first: AtlanticaView;
  steps: { line: Line; view: AtlanticaView }[];
}

const file = process.env["UNDERTOW_MOMENTS"];
const cardsOf = (scene: AtlanticaScene): Map<string, string> =>
  new Map(scene.cards.filter((card) => !card.at.startsWith("seat-")).map((card) => [card.at, card.card]));

function expectUniqueIds(scene: AtlanticaScene): void {
  const ids = [...scene.cards, ...scene.flights].map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
}

/** Show a match line by line; gives how many cards kept their id while they slid to the left. */
function watch({ first, steps }: Played): number {
  let slid = 0;
  let shown = still(first);
  for (const { line, view } of steps) {
    const found = scenes(shown, view, [line]).map(({ scene }) => scene);
    found.forEach(expectUniqueIds);
    // What the log tells is all that happens: nothing has to be put right at the end.
    expect(cardsOf(found.at(-2) ?? shown), JSON.stringify(line)).toEqual(openCards(view));
    const last = found.at(-1) ?? shown;
    expect(last.view).toBe(view);
    expect(cardsOf(last)).toEqual(openCards(view));
    expect(last.cards).toHaveLength(openCards(view).size);
    expect(last.flights).toEqual([]);
    const places = new Map(shown.cards.map((card) => [card.id, card.at]));
    if (line.action === "end turn") slid += last.cards.filter((card) => places.has(card.id) && places.get(card.id) !== card.at).length;
    shown = last;
  }
  return slid;
}

test.skipIf(!file)(
  "every moment of whole matches ends exactly on the server's view, also when all comes at once",
  () => {
    const matches = JSON.parse(readFileSync(file ?? "", "utf8")) as Played[];
    for (const played of matches) {
      expect(watch(played)).toBeGreaterThan(20);
      const end = played.steps.at(-1)?.view as AtlanticaView;
      const found = scenes(
        still(played.first),
        end,
        played.steps.map(({ line }) => line),
      );
      expect(found.length).toBeGreaterThan(played.steps.length / 2);
      expect(cardsOf(found.at(-1)?.scene as AtlanticaScene)).toEqual(openCards(end));
    }
  },
  60_000,
);
