import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/shell/connection";
import { line, PROBLEM, snapshot } from "./facts";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  /** What was sent without the pings that measure the way. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

let wake: () => void;
const listener = { seen: vi.fn(), connected: vi.fn(), refused: vi.fn(), ended: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSocket.all = [];
  const events = { addEventListener: (_: string, heard: () => void) => (wake = heard), removeEventListener: () => undefined };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "here" });
  vi.stubGlobal("window", { ...events, setTimeout, setInterval });
  vi.stubGlobal("document", { ...events, visibilityState: "visible" });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(): Connection {
  const connection = new Connection("t", { seat: 1, secret: "s" }, listener);
  FakeSocket.last.open();
  return connection;
}

test("it greets with the seat, and after a break with what it has seen", () => {
  connected();
  expect(FakeSocket.last.url).toBe("wss://here/api/tables/t/live");
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", protocol: 1, version: 0, lines: 0, seat: 1, secret: "s" });
  FakeSocket.last.hear(snapshot({ version: 7, log_from: 2, log: [line(0, "a")] }));
  FakeSocket.last.close();
  vi.advanceTimersByTime(200);
  FakeSocket.last.open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.sent[0]).toMatchObject({ version: 7, lines: 3 });
});

test("a request is sent again under the same id until it is answered", () => {
  const connection = connected();
  connection.act("go");
  const [, request] = FakeSocket.last.asked;
  FakeSocket.last.close();
  vi.advanceTimersByTime(200);
  FakeSocket.last.open();
  expect(FakeSocket.last.asked[1]).toEqual(request);
  expect(connection.waiting).toBe(1);
  FakeSocket.last.hear({ type: "answer", id: request?.["id"], ok: true, version: 2 });
  expect(connection.waiting).toBe(0);
});

test("what is asked without a connection is sent once there is one", () => {
  const connection = new Connection("t", null, listener);
  connection.undo();
  FakeSocket.last.open();
  expect(FakeSocket.last.asked.map((message) => message["type"])).toEqual(["hello", "undo"]);
});

test("a refusal is told and not sent again", () => {
  const connection = connected();
  connection.act("go");
  const id = FakeSocket.last.asked[1]?.["id"];
  FakeSocket.last.hear({ type: "answer", id, ok: false, problem: PROBLEM });
  expect(listener.refused).toHaveBeenCalledWith(PROBLEM);
  expect(connection.waiting).toBe(0);
});

test("an action tells how long the way to the server and back takes", () => {
  const connection = connected();
  expect(FakeSocket.last.sent[1]).toEqual({ type: "ping" });
  vi.advanceTimersByTime(70);
  FakeSocket.last.hear({ type: "pong" });
  connection.act("go");
  expect(FakeSocket.last.asked[1]).toMatchObject({ type: "act", lag: 70 });
});

test("it comes back after longer and longer pauses, up to five seconds", () => {
  connected();
  const pauses = [200, 400, 800, 1600, 3200, 5000, 5000];
  for (const pause of pauses) {
    const before = FakeSocket.all.length;
    FakeSocket.last.close();
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  expect(listener.connected).toHaveBeenLastCalledWith(false);
});

test("a table that refuses the seat ends the connection for good", () => {
  connected();
  FakeSocket.last.hear({ type: "refused", problem: PROBLEM });
  vi.advanceTimersByTime(60_000);
  expect(listener.ended).toHaveBeenCalledWith(PROBLEM);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a socket that answers no ping is given up", () => {
  connected();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(20_000);
  expect(listener.connected).toHaveBeenLastCalledWith(false);
});

test("after sleep a dead socket is found out within seconds", () => {
  connected();
  vi.advanceTimersByTime(10);
  wake();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(8_000);
  expect(listener.connected).toHaveBeenLastCalledWith(false);
});

test("a closed connection stays closed", () => {
  const connection = connected();
  connection.close();
  vi.advanceTimersByTime(60_000);
  wake();
  expect(FakeSocket.all).toHaveLength(1);
});
