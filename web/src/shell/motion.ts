/** Motion that all games share. */

import { pace } from "./settings.svelte";

/** Units of a drawing per millisecond: about 700 pixels a second on a desktop. */
const SPEED = 0.7;
const LEAST = 180;

/** How many milliseconds a journey takes at normal speed. */
export function journey(length: number): number {
  return Math.max(LEAST, Math.round(length / SPEED));
}

/** The style of an element with the class `travels`: it goes along a path of the drawing, turned to its heading. */
export function travelling(path: string, length: number): string {
  return `offset-path: path("${path}"); --journey: ${Math.round(journey(length) * pace())}ms`;
}
