import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenes, still } from "../src/games/fantazja/scenes";
import type { FantazjaView } from "../src/games/fantazja/view";
import type { Line } from "../src/shell/protocol";

/** Whole matches, written by tests/page/test_scenes.py: the first view, then every line with the view after it. */
interface Played {
  first: FantazjaView;
  steps: { line: Line; view: FantazjaView }[];
}

const file = process.env["UNDERTOW_MOMENTS"];

/** Every tile on the land, covered ones too. */
const tilesOf = (view: FantazjaView): string[] =>
  view.buildings.flatMap((building) => [building, ...building.under].map(({ seat, tile }) => `${building.cell} ${seat} ${tile}`));

test.skipIf(!file)("what the log tells is all that happens: shown step by step, the board ends as the server says", () => {
  const matches = JSON.parse(readFileSync(file ?? "", "utf8")) as Played[];
  let strikes = 0;
  for (const { first, steps } of matches) {
    let before = first;
    for (const { line, view } of steps) {
      const found = scenes(still(before), view, [line]).map(({ scene }) => scene);
      expect(found.at(-1)?.view).toBe(view);
      expect([found.at(-1)?.doomed, found.at(-1)?.moment]).toEqual([[], undefined]);
      const struck = line.messages.find((message) => message.id === "log-dark-energy");
      expect(found.filter(({ doomed }) => doomed.length)).toHaveLength(struck ? 1 : 0);
      if (struck) {
        strikes++;
        // The land with the tile just laid, less what is doomed, is the land after.
        const [strike] = found;
        const shown = strike ? tilesOf(strike.view) : [];
        const doomed = shown.filter((tile) =>
          strike?.doomed.some(({ cell }) => tile.startsWith(`${cell} `) && /^[01]/.test(tile.slice(cell.length + 1))),
        );
        expect(doomed).toHaveLength(Number(struck.args["count"]));
        expect(shown.filter((tile) => !doomed.includes(tile)).toSorted()).toEqual(tilesOf(view).toSorted());
      }
      before = view;
    }
  }
  expect(strikes).toBeGreaterThan(3);
});
