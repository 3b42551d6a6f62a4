import { expect, test, vi } from "vitest";
import { Choosing } from "../src/shell/choosing.svelte";
import type { Line, Snapshot } from "../src/shell/protocol";
import { action, line, snapshot } from "./facts";

interface Table {
  snapshot: Snapshot | null;
  log: readonly Line[];
  viewer: number | null;
  undo: () => void;
}

function seated(hasToWait: (text: string) => boolean = () => false) {
  const undo = vi.fn();
  const act = vi.fn<(action: string) => void>();
  const table: Table = { snapshot: null, log: [], viewer: 0, undo };
  const choosing = new Choosing(table, act, ({ action: text }) => hasToWait(text));
  /** The table after a change. */
  const see = (log: readonly string[], offered: readonly string[], changes: Partial<Snapshot> = {}): void => {
    table.log = log.map((text) => line(0, text));
    table.snapshot = snapshot({ actions: offered.map((text) => action(text)), ...changes });
    choosing.seen(table.snapshot);
  };
  see([], ["a", "b"]);
  return { choosing, act, undo, table, see };
}

test("an action is taken at once unless it has to wait", () => {
  const { choosing, act } = seated();
  choosing.take(action("a"));
  expect(act.mock.calls).toEqual([["a"]]);
  expect(choosing.unconfirmed).toBeNull();
});

test("an action that has to wait is taken by confirming it or choosing it again", () => {
  const { choosing, act } = seated(() => true);
  choosing.take(action("a"));
  choosing.take(action("b"));
  expect(act).not.toHaveBeenCalled();
  expect(choosing.looked.map((one) => one.action)).toEqual(["b"]);
  choosing.confirm();
  expect(act.mock.calls).toEqual([["b"]]);
  choosing.take(action("a"));
  choosing.take(action("a"));
  expect(act.mock.calls).toEqual([["b"], ["a"]]);
});

test("the same action at another place is another choice", () => {
  const { choosing, act } = seated(() => true);
  choosing.take(action("a", ["here"]));
  choosing.take(action("a", ["there"]));
  expect(act).not.toHaveBeenCalled();
});

test("taking back drops an action that waits before it asks the server", () => {
  const { choosing, undo } = seated(() => true);
  choosing.take(action("a"));
  choosing.undo();
  expect(choosing.unconfirmed).toBeNull();
  expect(undo).not.toHaveBeenCalled();
  choosing.undo();
  expect(undo).toHaveBeenCalledOnce();
});

test("an action that is no longer offered does not wait any longer", () => {
  const { choosing, see } = seated(() => true);
  choosing.take(action("a"));
  see([], ["a"]);
  expect(choosing.unconfirmed?.action).toBe("a");
  see([], ["b"]);
  expect(choosing.unconfirmed).toBeNull();
});

test("actions carried out together follow one another and are taken back together", () => {
  const { choosing, act, undo, see } = seated();
  choosing.carryOut(["a", "b", "c"]);
  see(["a"], ["b"]);
  see(["a", "b"], ["c"]);
  see(["a", "b", "c"], [], { can_undo: true });
  expect(act.mock.calls).toEqual([["a"], ["b"], ["c"]]);
  choosing.undo();
  see(["a", "b"], ["c"], { can_undo: true });
  see(["a"], ["b"], { can_undo: true });
  see([], ["a"], { can_undo: true });
  expect(undo).toHaveBeenCalledTimes(3);
});

test("nothing follows on an action that is not offered, or was refused", () => {
  const { choosing, act, see } = seated();
  choosing.carryOut(["a", "x", "b"]);
  see(["a"], ["b"]);
  see(["a"], ["x", "b"]);
  expect(act.mock.calls).toEqual([["a"]]);
  choosing.carryOut(["b", "x"]);
  choosing.refused({ message: "refused-stale", arguments: {}, rule: null });
  see(["a"], ["x"]);
  expect(act.mock.calls).toEqual([["a"], ["b"]]);
  expect(choosing.reason?.message).toBe("refused-stale");
});

test("a plan of the game's page carries out all its actions", () => {
  const { choosing, act, see } = seated();
  const plan = { ...action("a"), next: ["b"] };
  choosing.take(plan);
  see(["a"], ["b"]);
  expect(act.mock.calls).toEqual([["a"], ["b"]]);
});

test("the turn so far is told in the words of the offers, then the choice, then what waits", () => {
  const { choosing, see, table } = seated((text) => text === "b");
  see(["z", "a"], ["b", "secret"], { can_undo: true, chosen: "secret" });
  table.log = [line(1, "other"), ...table.log];
  choosing.take(action("b"));
  expect(choosing.turnSoFar.map((told) => told.id)).toEqual(["said-z", "label-a", "label-secret", "label-b"]);
});

test("a turn that cannot be taken back is not told", () => {
  const { choosing, see } = seated();
  see(["a"], ["b"], { can_undo: false });
  expect(choosing.turnSoFar).toEqual([]);
});

test("steps without a choice are taken back with the choice before them", () => {
  const { choosing, act, undo, see } = seated();
  choosing.take(action("a"));
  see(["a"], ["only"], { can_undo: true });
  choosing.force(action("only"));
  expect(act.mock.calls).toEqual([["a"], ["only"]]);
  see(["a", "only"], ["c", "d"], { can_undo: true });
  choosing.undo();
  see(["a"], ["only"], { can_undo: true });
  expect(undo).toHaveBeenCalledTimes(2);
  see([], ["a", "b"]);
  expect(undo).toHaveBeenCalledTimes(2);
});

test("nothing happens by itself after something was taken back, until the next choice", () => {
  const { choosing, see } = seated();
  choosing.take(action("a"));
  see(["a"], ["only"], { can_undo: true });
  choosing.undo();
  see([], ["a", "b"]);
  expect(choosing.isTakenBack).toBe(true);
  choosing.take(action("b"));
  expect(choosing.isTakenBack).toBe(false);
});
