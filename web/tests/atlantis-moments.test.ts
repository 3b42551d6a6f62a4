import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GEOMETRIES, figurePoint } from "../src/games/atlantis/geometry";
import { scenes, still } from "../src/games/atlantis/scenes";
import type { AtlantisView } from "../src/games/atlantis/view";
import type { Line } from "../src/shell/protocol";

/** Whole matches, written by tests/page/test_scenes.py: the first view, then every line with the view after it. */
interface Played {
  first: AtlantisView;
  steps: { line: Line; view: AtlantisView }[];
}

const file = process.env["UNDERTOW_MOMENTS"];

/** All that lies on the board. */
function board(view: AtlantisView): unknown {
  return { path: view.path, figures: view.figures.map(({ id, place }) => ({ id, place })) };
}

test.skipIf(!file)("what the log tells is all that happens: shown step by step, the board ends as the server says", () => {
  const matches = JSON.parse(readFileSync(file ?? "", "utf8")) as Played[];
  const told = new Set<string>();
  for (const { first, steps } of matches) {
    let before = first;
    for (const { line, view } of steps) {
      const found = scenes(still(before), view, [line]).map(({ scene }) => scene);
      const last = found.at(-1);
      expect(last).toEqual({ ...still(view), focus: last?.focus, trails: last?.trails });
      const isLaid = line.messages.some((message) => message.id === "log-laid");
      if (!isLaid) expect(board(found.at(-2)?.view ?? before), JSON.stringify(line)).toEqual(board(view));
      for (const scene of found) {
        for (const board of Object.values(GEOMETRIES)) {
          for (const point of scene.view.figures.map((figure) => figurePoint(board, figure, scene.view.figures))) {
            expect(point.x).toBeGreaterThan(20);
            expect(point.x).toBeLessThan(board.width - 16);
            expect(point.y).toBeLessThan(board.height - 20);
          }
        }
      }
      for (const message of line.messages) told.add(message.id);
      before = view;
    }
  }
  expect([...told]).toEqual(
    expect.arrayContaining([
      "log-play",
      "log-play-occupied",
      "log-tile",
      "log-revealed",
      "log-bridge",
      "log-pay-card",
      "log-pay-tile",
      "log-slide",
      "log-score",
    ]),
  );
});
