import { expect, test, vi } from "vitest";
import type { Listener } from "../src/shell/connection";
import type { Problem } from "../src/shell/protocol";
import { type News, Session } from "../src/shell/session.svelte";
import { line, PROBLEM, snapshot } from "./facts";

function opened(seat: number | null = 0) {
  const listeners: Listener[] = [];
  const connection = { act: vi.fn(), undo: vi.fn(), close: vi.fn(), waiting: 1 };
  const seen = vi.fn<(news: News) => void>();
  const refused = vi.fn<(problem: Problem) => void>();
  const held = seat === null ? null : { seat, secret: "s" };
  const session = new Session("t", held, { seen, refused }, (_table, _seat, listener) => {
    listeners.push(listener);
    return connection;
  });
  const hear = (...changes: Parameters<typeof snapshot>): void => listeners.at(-1)?.seen(snapshot(...changes));
  return { session, connection, listeners, seen, refused, hear };
}

test("lines are added to the log, and lines that were taken back are replaced", () => {
  const { session, seen, hear } = opened();
  hear({ log_from: 0, log: [line(0, "a"), line(1, "b")] });
  hear({ log_from: 2, log: [line(0, "c")] });
  expect(session.log.map((one) => one.action)).toEqual(["a", "b", "c"]);
  expect(seen.mock.lastCall?.[0].goesOn).toBe(true);
  hear({ log_from: 1, log: [line(1, "d")] });
  expect(session.log.map((one) => one.action)).toEqual(["a", "d"]);
  expect(seen.mock.lastCall?.[0].goesOn).toBe(false);
});

test("a turn is news only if the reader had to wait before", () => {
  const { seen, hear } = opened();
  const turns = [[0], [0], [1], [0]].map((to_act) => {
    hear({ to_act });
    return seen.mock.lastCall?.[0].isMyTurnNow;
  });
  expect(turns).toEqual([false, false, false, true]);
});

test("one who watches never has a turn", () => {
  const { session, hear } = opened(null);
  hear({ to_act: [0, 1] });
  expect(session.isMyTurn).toBe(false);
});

test("a request counts as sent until an answer comes, also a refusal", () => {
  const { session, connection, listeners, refused, hear } = opened();
  session.act("go");
  expect(connection.act).toHaveBeenCalledWith("go");
  expect(session.sending).toBe(1);
  hear();
  expect(session.sending).toBe(0);
  session.undo();
  expect(session.sending).toBe(1);
  connection.waiting = 0;
  listeners[0]?.refused(PROBLEM);
  expect(session.sending).toBe(0);
  expect(refused).toHaveBeenCalledWith(PROBLEM);
});

test("who sits down connects anew and keeps what is shown", () => {
  const { session, connection, listeners, hear } = opened(0);
  hear({ log: [line(0, "a")] });
  session.sit({ seat: 2, secret: "z" });
  expect(connection.close).toHaveBeenCalledOnce();
  expect(listeners).toHaveLength(2);
  expect(session.viewer).toBe(2);
  expect(session.log).toHaveLength(1);
});

test("a lost and an ended connection are told", () => {
  const { session, listeners } = opened();
  listeners[0]?.connected(false);
  expect(session.isConnected).toBe(false);
  listeners[0]?.ended(PROBLEM);
  expect(session.ended).toBe(PROBLEM);
});
