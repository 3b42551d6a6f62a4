import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contribute, newNonce, remember, remembered } from "../src/shell/nonces";
import { snapshot } from "./facts";

const TABLE = snapshot().table;
const COMMITMENT = snapshot().commitment;
const fetched = vi.fn<(url: string, asked: { body: string }) => Promise<Response>>();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockImplementation(async () => new Response("{}"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const holding = (...seats: number[]) => ({
  table: TABLE,
  secrets: Object.fromEntries(seats.map((seat) => [String(seat), `secret ${seat}`])),
  invitation: null,
});

test("nonces have 16 bytes and are never the same", () => {
  const nonces = new Set(Array.from({ length: 50 }, newNonce));
  expect(nonces.size).toBe(50);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
});

test("the first commitment seen at a table is the one that counts", () => {
  remember("t", "first", "aa", true);
  remember("t", "second", "bb", false);
  expect(remembered("t")).toEqual({
    commitment: "first",
    nonces: [
      { nonce: "aa", isFirst: true },
      { nonce: "bb", isFirst: false },
    ],
  });
  expect(remembered("u")).toBeNull();
});

test("the oldest of very many tables are forgotten", () => {
  for (let table = 0; table < 230; table++) remember(`t${table}`, "c");
  expect(remembered("t0")).toBeNull();
  expect(remembered("t29")).toBeNull();
  expect(remembered("t30")).not.toBeNull();
  expect(remembered("t229")).not.toBeNull();
});

test("a browser that keeps nothing, or nonsense, remembers nothing", () => {
  kept.set("undertow-chance", "{");
  expect(remembered("t")).toBeNull();
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => remember("t", "c")).not.toThrow();
});

test("a seat without a nonce sends one and remembers it with the commitment", async () => {
  await contribute(snapshot({ nonces: [0], status: "waiting" }), holding(1));
  const [url, asked] = fetched.mock.calls[0] ?? [];
  const body = JSON.parse(asked?.body ?? "{}") as Record<string, unknown>;
  expect(url).toBe(`/api/tables/${TABLE}/nonce`);
  expect(body).toMatchObject({ seat: 1, secret: "secret 1" });
  expect(remembered(TABLE)).toEqual({ commitment: COMMITMENT, nonces: [{ nonce: body["nonce"], isFirst: true }] });
});

test("people at one screen send one nonce", async () => {
  await contribute(snapshot({ nonces: [2] }), holding(0, 2));
  expect(fetched).not.toHaveBeenCalled();
  expect(remembered(TABLE)).toEqual({ commitment: COMMITMENT, nonces: [] });
});

test("one who watches, or comes after the end, sends none", async () => {
  await contribute(snapshot(), holding());
  await contribute(snapshot({ status: "finished" }), holding(0));
  await contribute(snapshot({ status: "closed" }), holding(0));
  expect(fetched).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

test("a nonce that was refused is not remembered", async () => {
  fetched.mockImplementation(async () => new Response(JSON.stringify({ code: "match-is-over" }), { status: 409 }));
  await expect(contribute(snapshot(), holding(0))).rejects.toThrow("match-is-over");
  expect(remembered(TABLE)?.nonces).toEqual([]);
});
