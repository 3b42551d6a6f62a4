import { expect, test } from "vitest";
import { delay, forcedAction } from "../src/shell/forced";
import type { Snapshot } from "../src/shell/protocol";
import { action, snapshot } from "./facts";

const bot = { seat: 1, kind: "bot" } as Snapshot["seats"][number];
const person = { seat: 1, kind: "person" } as unknown as Snapshot["seats"][number];
const me = { seat: 0, kind: "person" } as unknown as Snapshot["seats"][number];

function seen(change: Partial<Snapshot> = {}): Snapshot {
  return { ...snapshot(), viewer: 0, to_act: [0], chosen: null, actions: [action("stay")], seats: [me, bot], ...change };
}

test("the only action is taken among bots, secrets or not", () => {
  expect(forcedAction(seen(), 0, true)?.action).toBe("stay");
  expect(forcedAction(seen(), 0, false)?.action).toBe("stay");
});

test("among people it is taken only where nothing is hidden", () => {
  expect(forcedAction(seen({ seats: [me, person] }), 0, true)).toBeNull();
  expect(forcedAction(seen({ seats: [me, person] }), 0, false)?.action).toBe("stay");
});

test("a choice, another's turn, another's view and a secret choice that stands are left alone", () => {
  expect(forcedAction(seen({ actions: [action("stay"), action("go")] }), 0, false)).toBeNull();
  expect(forcedAction(seen({ to_act: [1] }), 0, false)).toBeNull();
  expect(forcedAction(seen({ viewer: 1 }), 0, false)).toBeNull();
  expect(forcedAction(seen({ chosen: "stay" }), 0, false)).toBeNull();
  expect(forcedAction(seen(), null, false)).toBeNull();
});

test("there is time to take back the choice before the end of a turn", () => {
  const end = { ...action("end"), ends_turn: true };
  expect(delay(end, true, 0)).toBeGreaterThan(500);
  expect(delay(end, false, 0)).toBe(0);
  expect(delay(action("go"), true, 1)).toBeLessThan(500);
});
