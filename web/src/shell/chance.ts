/** Checks the chance of a finished match. The stream is specified in docs/chance.md. */

import type { ChanceNote, ChanceRecord, Line } from "./protocol";

/** SHA-256 of some bytes. */
export type Digest = (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** What this browser knows from before the match. */
export interface Remembered {
  /** The commitment it was shown before it sent a nonce; "" if it saw none. */
  commitment: string;
  nonces: readonly RememberedNonce[];
}

export interface RememberedNonce {
  nonce: string;
  /** Whether it was sent before the first action, so that it has to count for every draw. */
  isFirst: boolean;
}

/** What is wrong: the seed, the commitment, a missing nonce, a note, or the draw at a line of the log. */
export type Failure = { what: "seed" | "commitment" | "nonce" | "note" } | { what: "draw" | "log"; at: number };

export type Verdict = { isFair: true; draws: number; nonces: number } | { isFair: false; failure: Failure };

const CHANCE_ACTOR = -1;
const HIDDEN = "?";
const BLOCK_WORDS = 4;
const WORD_BYTES = 8;
const ALL_WORDS = 2n ** 64n;
const NOTE = /^(?:burn|nonce \d+ (?:[0-9a-f]{2}){16,32})$/;

const bytes = new TextEncoder();

/** The browser's own SHA-256, or ours where it gives none: on plain http from another machine. */
export async function digest(): Promise<Digest> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing on plain http
  if (crypto.subtle) return async (data) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  const { sha256 } = await import("./sha256");
  return (data) => Promise.resolve(sha256(data));
}

/** What the server publishes before the match. */
export async function commitmentTo(seed: Uint8Array, sha256: Digest): Promise<string> {
  return toHex(await sha256(joined(bytes.encode("undertow commitment 1"), seed)));
}

/** The draws that belong to a seed and the notes of the match. */
export class ChanceStream {
  private block = new Uint8Array();
  private wordsUsed = 0;

  constructor(
    private key: Uint8Array,
    private readonly sha256: Digest,
  ) {}

  /** Mix a note into the key; the stream starts again. */
  async note(text: string): Promise<void> {
    this.key = await this.sha256(joined(bytes.encode("undertow chance note 1"), this.key, bytes.encode(text)));
    this.wordsUsed = 0;
  }

  /** A number from 0 up to but not including the bound, each equally likely. */
  async below(bound: number): Promise<number> {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > 2 ** 32)
      throw new RangeError(`a draw is from 1 to 2**32 possibilities, not ${bound}`);
    const possibilities = BigInt(bound);
    const limit = ALL_WORDS - (ALL_WORDS % possibilities);
    let word = await this.nextWord();
    while (word >= limit) word = await this.nextWord();
    return Number(word % possibilities);
  }

  /** An index into the weights, each as likely as its weight says. */
  async pick(weights: readonly number[]): Promise<number> {
    let left = await this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  }

  private async nextWord(): Promise<bigint> {
    const word = this.wordsUsed % BLOCK_WORDS;
    if (word === 0) {
      const count = new Uint8Array(8);
      new DataView(count.buffer).setBigUint64(0, BigInt(this.wordsUsed / BLOCK_WORDS));
      this.block = await this.sha256(joined(bytes.encode("undertow chance 1"), this.key, count));
    }
    this.wordsUsed++;
    return new DataView(this.block.buffer).getBigUint64(word * WORD_BYTES);
  }
}

/** Check commitment, nonces and every draw of a match against its log; lines that stay secret are skipped. */
export async function verify(record: ChanceRecord, remembered: Remembered | null, log: readonly Line[], sha256: Digest): Promise<Verdict> {
  const failure = (await wrongPromise(record, remembered, sha256)) ?? wrongLine(record, log) ?? (await wrongDraw(record, sha256));
  if (failure) return { isFair: false, failure };
  return { isFair: true, draws: record.draws.length, nonces: remembered?.nonces.length ?? 0 };
}

/** What of the promises made before the match was not kept. */
async function wrongPromise(record: ChanceRecord, remembered: Remembered | null, sha256: Digest): Promise<Failure | null> {
  const seed = fromHex(record.seed);
  if (seed.length !== 32 || (await commitmentTo(seed, sha256)) !== record.commitment.toLowerCase()) return { what: "seed" };
  if (remembered?.commitment && remembered.commitment !== record.commitment) return { what: "commitment" };
  if (!record.notes.every(({ text }) => NOTE.test(text))) return { what: "note" };
  const isMissing = remembered?.nonces.some((sent) => !record.notes.some((note) => isNoteOf(note, sent)));
  return isMissing ? { what: "nonce" } : null;
}

function isNoteOf(note: ChanceNote, sent: RememberedNonce): boolean {
  return note.text.startsWith("nonce ") && note.text.endsWith(` ${sent.nonce}`) && (!sent.isFirst || note.at === 0);
}

/** The first line of the log that differs from the draws: every action of chance takes exactly one. */
function wrongLine({ draws }: ChanceRecord, log: readonly Line[]): Failure | null {
  const outcomes = new Map(draws.map((draw) => [draw.at, draw.outcome]));
  const at = log.findIndex((line, index) => {
    const outcome = outcomes.get(index);
    if (line.actor !== CHANCE_ACTOR) return outcome !== undefined;
    return outcome === undefined || (!line.action.includes(HIDDEN) && line.action !== outcome);
  });
  return at < 0 ? null : { what: "log", at };
}

/** The first draw that seed and notes do not give. */
async function wrongDraw({ seed, notes, draws }: ChanceRecord, sha256: Digest): Promise<Failure | null> {
  const stream = new ChanceStream(fromHex(seed), sha256);
  let applied = 0;
  let last = -1;
  for (const { at, weights, picked } of draws) {
    if (at <= last) return { what: "draw", at };
    last = at;
    for (let note = notes[applied]; note && note.at <= at; note = notes[++applied]) await stream.note(note.text);
    const isPossible = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0);
    if (!isPossible || (await stream.pick(weights)) !== picked) return { what: "draw", at };
  }
  return null;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
