/** What lies over the edges of the land, once for each shape of the window. */

import type { Shape } from "../contract";

/** How a majority is drawn, in units of its own: the token in the middle is pulled to its holder. */
export interface Majority {
  width: number;
  height: number;
  token: number;
  pull: number;
  /** How far from the ends the counts stand. */
  inset: number;
}

export interface Edges {
  /** Whether the majorities lie one below the other at the left, instead of side by side at the top. */
  isColumn: boolean;
  majority: Majority;
  /** The pixels that they and the tools take from the land. */
  left: number;
  top: number;
  right: number;
}

const LONG: Majority = { width: 104, height: 48, token: 17, pull: 9, inset: 15 };
const SHORT: Majority = { width: 66, height: 50, token: 13.5, pull: 4, inset: 10 };

const EDGES: Record<Shape, Edges> = {
  wide: { isColumn: true, majority: LONG, left: 128, top: 4, right: 60 },
  tall: { isColumn: false, majority: SHORT, left: 0, top: 56, right: 0 },
};
/** A phone on its side. */
const LOW: Edges = { ...EDGES.wide, left: 100, top: 0, right: 0 };

export const edgesOf = (shape: Shape, isSmall: boolean): Edges => (shape === "wide" && isSmall ? LOW : EDGES[shape]);
