import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gemPlaces, scenes, still } from "../src/games/niagara/scenes";
import type { NiagaraView } from "../src/games/niagara/view";
import type { Line } from "../src/shell/protocol";

/** Whole matches, written by tests/page/test_scenes.py: the first view, then every line with the view after it. */
interface Played {
  first: NiagaraView;
  steps: { line: Line; view: NiagaraView }[];
}

const file = process.env["UNDERTOW_MOMENTS"];

/** All that lies on the board; after the last round nobody is told of the lifebelt any more. */
function board(view: NiagaraView, isOver: boolean): unknown {
  const canoes = view.canoes.map(({ id, place, cargo }) => ({ id, place, cargo }));
  const lifebelt = isOver ? null : view.lifebelt;
  return {
    canoes,
    deposits: view.deposits,
    owned: view.players.map((player) => player.gems),
    weather: view.weather,
    lifebelt,
    next: view.next_branch,
  };
}

test.skipIf(!file)(
  "what the log tells is all that happens: shown step by step, the board ends as the server says",
  () => {
    const matches = JSON.parse(readFileSync(file ?? "", "utf8")) as Played[];
    const told = new Set<string>();
    for (const { first, steps } of matches) {
      let before = first;
      for (const { line, view } of steps) {
        const found = scenes(still(before), view, [line]).map(({ scene }) => scene);
        expect(found.at(-1)?.view).toBe(view);
        const isOver = view.step === "finished";
        expect(board(found.at(-2)?.view ?? before, isOver), JSON.stringify(line)).toEqual(board(view, isOver));
        for (const scene of found) {
          expect(scene.gems).toHaveLength(35);
          expect([...gemPlaces(scene.view).values()].flatMap((kinds) => [...kinds.values()]).reduce((sum, count) => sum + count)).toBe(35);
        }
        for (const message of line.messages) told.add(message.id);
        before = view;
      }
    }
    expect([...told]).toEqual(
      expect.arrayContaining(["log-steal", "log-unload", "log-repair", "log-fall", "log-swept-gem", "log-free-canoe", "log-weather"]),
    );
  },
  60_000,
);
