/** The review of a finished match: begun on the server, asked for again until it is complete. */

import type { components } from "../api-types";
import { answered, request } from "../api";

export type ReviewProgress = components["schemas"]["ReviewProgress"];
export type ReviewFacts = components["schemas"]["ReviewFacts"];
export type ReviewedTurn = components["schemas"]["ReviewedTurn"];

const PAUSE = 1_000;
const ERRORS = ["inaccuracy", "mistake", "blunder"];

/** A table whose match is reviewed, or a match file. */
export type Reviewed = { table: string } | { file: string };

/** Begin a review and tell each step of it; ends once it is complete, has failed or is no longer wanted. */
export async function follow(
  what: Reviewed,
  lang: string,
  tell: (progress: ReviewProgress) => void,
  isWanted: () => boolean,
): Promise<void> {
  let progress = await begin(what, lang);
  while (isWanted()) {
    tell(progress);
    if (progress.is_over || progress.has_failed) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    progress = await request<ReviewProgress>(
      "GET",
      "table" in what ? `/tables/${what.table}/review?lang=${lang}` : `/reviews/${progress.id}?lang=${lang}`,
    );
  }
}

async function begin(what: Reviewed, lang: string): Promise<ReviewProgress> {
  if ("table" in what) return request("POST", `/tables/${what.table}/review?lang=${lang}`);
  return answered(
    await fetch(`/api/files/review?lang=${lang}`, { method: "POST", headers: { "content-type": "text/plain" }, body: what.file }),
  );
}

/** The seat's own actions at the beginning of a better line. */
export function ownSteps(better: NonNullable<ReviewedTurn["better"]>): string[] {
  const [first] = better.line;
  const other = better.line.findIndex(([seat]) => seat !== first?.[0]);
  const own = better.line.slice(0, other < 0 ? undefined : other).map(([, action]) => action);
  return own[0] === better.action ? own : [better.action];
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
