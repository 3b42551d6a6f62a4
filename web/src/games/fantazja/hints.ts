/** The arrows of hints: into the cells that the plans of a strong player build on. */

import type { Point } from "../../shell/spots";
import { CELL, middleOf } from "./camera";
import { stepsOf } from "./view";

/** A way on the land, and where it ends. */
export interface Way {
  d: string;
  end: Point;
}

/** The ways of a plan, from where the hand lies into its cells; plans for one cell come from different sides. */
export function waysOf(plan: readonly string[], rank: number): Way[] {
  return plan.flatMap((action) => {
    const cell = /^at (.+)$/.exec(action)?.[1];
    if (!cell) return [];
    const end = cell === "castle" ? { x: 0, y: 0 } : middleOf(stepsOf(cell));
    const aside = (rank % 2 ? 1 : -1) * CELL * (0.4 + 0.1 * rank);
    return [{ d: `M${end.x + aside} ${end.y + 1.3 * CELL}Q${end.x + aside} ${end.y + 0.5 * CELL} ${end.x} ${end.y}`, end }];
  });
}
