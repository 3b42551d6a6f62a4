/** Turns of a match, told from its log alone. */

import type { Line } from "./protocol";

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
