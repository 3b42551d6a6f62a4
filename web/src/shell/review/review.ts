/** The review of a finished match: begun on the server, asked for again until it is complete. */

import type { components } from "../api-types";
import { request } from "../api";

export type ReviewProgress = components["schemas"]["ReviewProgress"];
export type ReviewFacts = components["schemas"]["ReviewFacts"];
export type ReviewedTurn = components["schemas"]["ReviewedTurn"];

const PAUSE = 1_000;
const ERRORS = ["inaccuracy", "mistake", "blunder"];

/** Begin a review and tell each step of it; ends once it is complete, has failed or is no longer wanted. */
export async function follow(
  table: string,
  lang: string,
  tell: (progress: ReviewProgress) => void,
  isWanted: () => boolean,
): Promise<void> {
  const address = `/tables/${table}/review?lang=${lang}`;
  let progress = await request<ReviewProgress>("POST", address);
  while (isWanted()) {
    tell(progress);
    if (progress.is_over || progress.has_failed) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (isWanted()) progress = await request<ReviewProgress>("GET", address);
  }
}

export const isError = (turn: ReviewedTurn): boolean => ERRORS.includes(turn.verdict);

/** The line of a seat's win shares, in a box of the given size. */
export function lineOf(path: ReviewFacts["path"], seat: number, width: number, height: number): string {
  const last = Math.max(1, path.length - 1);
  return path.map((shares, at) => `${((at / last) * width).toFixed(1)},${((1 - (shares[seat] ?? 0)) * height).toFixed(1)}`).join(" ");
}

/** A win share as points in a hundred, with its sign. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points < 0 ? `−${String(-points)}` : `+${String(points)}`;
}
