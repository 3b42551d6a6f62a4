/** The parts of the path that carry tiles, and the arrows along them. */

import type { Point } from "../../shell/spots";
import { type Geometry, isTurn, point } from "./geometry";
import { PLACES, type Place, hasTile } from "./view";

/** An arrow of the path, between a place and the one before it. */
export interface Arrow extends Point {
  number: number;
  angle: number;
}

/** Arrows at the turns and along the rows, which tell the direction of the path. */
export function arrows(board: Geometry): Arrow[] {
  const found: Arrow[] = [];
  for (let number = 2; number <= PLACES; number++) {
    const [before, here] = [point(board, number - 1), point(board, number)];
    const turns = isTurn(board, number);
    if (!turns && number % 2) continue;
    const out = turns ? Math.sign(before.x - point(board, number - 2).x) * board.turn * 0.76 : 0;
    const angle = turns ? 90 : (Math.atan2(here.y - before.y, here.x - before.x) * 180) / Math.PI;
    found.push({ number, x: (before.x + here.x) / 2 + out, y: (before.y + here.y) / 2, angle });
  }
  return found;
}

/** Parts of the path that carry tiles, as the numbers of their first and last places. */
export function runs(path: readonly Place[]): [number, number][] {
  const found: [number, number][] = [];
  for (const { place } of path.filter(hasTile)) {
    const last = found.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else found.push([place, place]);
  }
  return found;
}
