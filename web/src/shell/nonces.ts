/** This browser's part in chance: the nonces it sends, and what it remembers to check them after the match. */

import { request, type Seat } from "./api";
import type { Remembered } from "./chance";
import type { Holding, Snapshot } from "./protocol";

const KEY = "undertow-chance";
/** Old tables are forgotten first. */
const MOST_REMEMBERED = 200;
const NONCE_BYTES = 16;

export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function stored(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Remembered>;
  } catch {
    return {};
  }
}

export function remembered(table: string): Remembered | null {
  return stored()[table] ?? null;
}

/** Remember the first commitment seen at a table, and a nonce sent after it. */
export function remember(table: string, commitment: string, nonce = "", isFirst = false): void {
  const { [table]: known, ...others } = stored();
  const nonces = [...(known?.nonces ?? []), ...(nonce ? [{ nonce, isFirst }] : [])];
  const newest = Object.entries(others).slice(1 - MOST_REMEMBERED);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...Object.fromEntries(newest), [table]: { commitment: known?.commitment || commitment, nonces } }),
    );
  } catch {
    // a browser that keeps nothing still plays; it can check the draws, but not its own nonce
  }
}

/** Send a nonce for this browser's first seat unless one of its seats has sent one. */
export async function contribute({ table, commitment, nonces, status }: Snapshot, { secrets }: Holding): Promise<void> {
  const [first] = Object.entries(secrets);
  if (!first || status === "finished" || status === "closed") return;
  remember(table, commitment);
  if (Object.keys(secrets).some((seat) => nonces.includes(Number(seat)))) return;
  const seat: Seat = { seat: Number(first[0]), secret: first[1] };
  const nonce = newNonce();
  await request("POST", `/tables/${table}/nonce`, { ...seat, nonce });
  remember(table, commitment, nonce, status === "waiting");
}
