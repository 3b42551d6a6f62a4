/** Turns of a match, told from its log alone. */

import type { Line } from "./protocol";

/** So many lines of chance before anybody acts are told in one. */
const FOLDED = 3;

/** How many lines set the table up before anybody acts; 0 if they are few. */
export function setUpLines(log: readonly Line[]): number {
  const first = log.findIndex(({ actor }) => actor >= 0);
  const count = first < 0 ? log.length : first;
  return count >= FOLDED ? count : 0;
}

/** The lengths of the log at which turns end: where another seat goes on. What chance does belongs to the turn before it. */
export function turnsOf(log: readonly Line[]): number[] {
  const ends: number[] = [];
  let actor = -1;
  log.forEach((line, index) => {
    if (line.actor < 0) return;
    if (actor >= 0 && line.actor !== actor) ends.push(index);
    actor = line.actor;
  });
  return [...ends, log.length];
}
