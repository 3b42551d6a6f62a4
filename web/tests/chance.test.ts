import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ChanceStream, commitmentTo, type Digest, digest, type Remembered, verify } from "../src/shell/chance";
import type { ChanceRecord, Line } from "../src/shell/protocol";
import { sha256 } from "../src/shell/sha256";

/** Written by tests/page/test_chance_vectors.py from engine/chance.py. */
interface Vectors {
  streams: { seed: string; commitment: string; notes: string[]; bound: number; draws: number[] }[];
  picks: { seed: string; weights: number[]; picked: number[] }[];
}

const vectors = JSON.parse(readFileSync(new URL("./chance-vectors.json", import.meta.url), "utf8")) as Vectors;
const pure: Digest = async (data) => sha256(data);
const web = await digest();
const seedOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));

describe.each([
  ["the browser's digest", web],
  ["our own digest", pure],
])("with %s", (_, hash) => {
  test.each(vectors.streams)(
    "a stream gives the draws that Python gives: below $bound after $notes.length notes",
    async ({ seed, commitment, notes, bound, draws }) => {
      expect(await commitmentTo(seedOf(seed), hash)).toBe(commitment);
      const stream = new ChanceStream(seedOf(seed), hash);
      for (const note of notes) await stream.note(note);
      for (const drawn of draws) expect(await stream.below(bound)).toBe(drawn);
    },
  );

  test.each(vectors.picks)("weights $weights pick what Python picks", async ({ seed, weights, picked }) => {
    const stream = new ChanceStream(seedOf(seed), hash);
    for (const index of picked) expect(await stream.pick(weights)).toBe(index);
  });
});

test("our own SHA-256 is SHA-256 at every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(Buffer.from(sha256(data)).toString("hex")).toBe(createHash("sha256").update(data).digest("hex"));
  }
});

test("a word beyond the greatest multiple is thrown away", async () => {
  const words = [2n ** 64n - 1n, 2n ** 64n - 1n, 7n, 0n];
  const fixed: Digest = async () => {
    const block = new DataView(new ArrayBuffer(32));
    words.forEach((word, index) => block.setBigUint64(8 * index, word));
    return new Uint8Array(block.buffer);
  };
  expect(await new ChanceStream(new Uint8Array(32), fixed).below(6)).toBe(1);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("a draw below %s is refused", async (bound) => {
  await expect(new ChanceStream(new Uint8Array(32), web).below(bound)).rejects.toThrow(RangeError);
});

const SEED = "11".repeat(32);
const OWN = "ab".repeat(16);
const NOTES = [
  { at: 0, text: `nonce 0 ${OWN}` },
  { at: 2, text: "burn" },
];

/** So many that a wrong stream picks the same of them only by a freak. */
const MANY = Array.from({ length: 2 ** 12 }, (_, index) => index + 1);
const WEIGHTS = [MANY, [4, 4], [5]];

/** A match of four lines: chance, a person, chance, chance. */
async function match(): Promise<{ record: ChanceRecord; log: Line[]; remembered: Remembered }> {
  const stream = new ChanceStream(seedOf(SEED), web);
  await stream.note(`nonce 0 ${OWN}`);
  const first = await stream.pick(MANY);
  await stream.note("burn");
  const picks = [first, await stream.pick([4, 4]), await stream.pick([5])];
  const draws = [0, 2, 3].map((at, index) => ({
    at,
    weights: WEIGHTS[index] ?? [],
    picked: picks[index] ?? 0,
    outcome: `drawn ${picks[index]}`,
  }));
  const line = (actor: number, action: string): Line => ({ actor, action, spots: [], messages: [] });
  const log = [line(-1, `drawn ${picks[0]}`), line(0, "play"), line(-1, "drawn ?"), line(-1, `drawn ${picks[2]}`)];
  const commitment = await commitmentTo(seedOf(SEED), web);
  return {
    record: { commitment, seed: SEED, rules_version: 1, notes: NOTES, draws },
    log,
    remembered: { commitment, nonces: [{ nonce: OWN, isFirst: true }] },
  };
}

test("a fair match is found fair, with and without memory of it", async () => {
  const { record, log, remembered } = await match();
  expect(await verify(record, remembered, log, web)).toEqual({ isFair: true, draws: 3, nonces: 1 });
  expect(await verify(record, null, log, pure)).toEqual({ isFair: true, draws: 3, nonces: 0 });
});

type Found = Awaited<ReturnType<typeof match>>;
const changes: [string, object, (found: Found) => void][] = [
  ["another seed", { what: "seed" }, ({ record }) => (record.seed = "22".repeat(32))],
  ["a short seed", { what: "seed" }, ({ record }) => (record.seed = "22")],
  ["another commitment than was shown", { what: "commitment" }, ({ remembered }) => (remembered.commitment = "00".repeat(32))],
  ["a nonce left out", { what: "nonce" }, ({ record }) => (record.notes = NOTES.slice(1))],
  ["a nonce that came too late", { what: "nonce" }, ({ record }) => (record.notes = [{ ...NOTES[0], at: 1 } as (typeof NOTES)[0]])],
  ["a note of another kind", { what: "note" }, ({ record }) => (record.notes = [...NOTES, { at: 3, text: "again" }])],
  ["a note too many", { what: "draw", at: 0 }, ({ record }) => (record.notes = [{ at: 0, text: "burn" }, ...NOTES])],
  ["another pick", { what: "draw", at: 3 }, ({ record }) => (record.draws[2] = { at: 3, weights: [5], picked: 1, outcome: "drawn 0" })],
  [
    "a line that says something else",
    { what: "log", at: 0 },
    ({ log }) => (log[0] = { actor: -1, action: "drawn 9", spots: [], messages: [] }),
  ],
  ["a line of chance without a draw", { what: "log", at: 3 }, ({ record }) => record.draws.pop()],
  [
    "a draw without a line of chance",
    { what: "log", at: 1 },
    ({ record }) => record.draws.splice(1, 0, { at: 1, weights: [1], picked: 0, outcome: "play" }),
  ],
];

test.each(changes)("%s is found out", async (_, failure, change) => {
  const found = await match();
  change(found);
  expect(await verify(found.record, found.remembered, found.log, web)).toEqual({ isFair: false, failure });
});
