/** SHA-256 (FIPS 180-4) for pages on plain http, where browsers give no `crypto.subtle`. */

const PRIMES = firstPrimes(64);
const ROUND_WORDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK_BYTES = 64;

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number % 1) * 2 ** 32) | 0;
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((data.length + 9) / BLOCK_BYTES);
  const padded = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(data.length) * 8n);
  const state = Int32Array.from(START);
  for (let start = 0; start < padded.byteLength; start += BLOCK_BYTES) mix(state, padded, start);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** Work one block into the state. */
function mix(state: Int32Array, padded: DataView, start: number): void {
  const schedule = new Int32Array(64);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const word = round < 16 ? padded.getInt32(start + 4 * round) : extended(schedule, round);
    schedule[round] = word;
    const sumE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const sumA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const first = (h + sumE + ((e & f) ^ (~e & g)) + (ROUND_WORDS[round] ?? 0) + word) | 0;
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
}

function extended(schedule: Int32Array, round: number): number {
  const early = schedule[round - 15] ?? 0;
  const late = schedule[round - 2] ?? 0;
  const mixedEarly = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
  const mixedLate = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
  return ((schedule[round - 16] ?? 0) + mixedEarly + (schedule[round - 7] ?? 0) + mixedLate) | 0;
}
