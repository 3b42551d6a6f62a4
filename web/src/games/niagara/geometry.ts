/** Where everything lies on the board, in units of the drawing. */

import type { Point } from "../../shell/spots";
import type { Disc } from "./river";
import { COLOURS, type Canoe, type Colour, type Place, type Space, isOnRiver } from "./view";

export const WIDTH = 720;
export const HEIGHT = 900;
export const DISC = 44;

export const SPACE_POINTS: Record<Space, Point> = {
  "1": { x: 360, y: 228 },
  "2": { x: 302, y: 311 },
  "3": { x: 332, y: 405 },
  "4": { x: 408, y: 477 },
  "5": { x: 370, y: 571 },
  "left-6": { x: 226, y: 648 },
  "left-7": { x: 150, y: 742 },
  "right-6": { x: 514, y: 648 },
  "right-7": { x: 584, y: 742 },
};
export const SOURCE: Point = { x: 366, y: 130 };
export const FALLS = { left: { x: 118, y: 866 }, right: { x: 616, y: 866 } } as const;

export const DEPOSIT_POINTS: Record<Colour, Point> = {
  violet: { x: 170, y: 404 },
  white: { x: 566, y: 500 },
  yellow: { x: 140, y: 535 },
  blue: { x: 370, y: 696 },
  pink: { x: 368, y: 786 },
};
/** The space from which each deposit is reached. */
export const DEPOSIT_SPACES: Record<Colour, number> = { violet: 3, white: 4, yellow: 5, blue: 6, pink: 7 };
export const WEATHERS = [2, 1, 0, -1] as const;

export const MAIN = [SOURCE, ...(["1", "2", "3", "4", "5"] as const).map((space) => SPACE_POINTS[space])];
export const LEFT = [SPACE_POINTS["5"], SPACE_POINTS["left-6"], SPACE_POINTS["left-7"], FALLS.left];
export const RIGHT = [SPACE_POINTS["5"], SPACE_POINTS["right-6"], SPACE_POINTS["right-7"], FALLS.right];

/** A smooth line through points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  const begin = at(0);
  let path = `M${begin.x} ${begin.y}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, beyond] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${from.x + (to.x - before.x) / 6} ${from.y + (to.y - before.y) / 6}`;
    const second = `${to.x - (beyond.x - from.x) / 6} ${to.y - (beyond.y - from.y) / 6}`;
    path += `C${first} ${second} ${to.x} ${to.y}`;
  }
  return path;
}

/** The middle of a seat's plot on the bank. */
export function plot(seat: number, seats: number): Point {
  return { x: 16 + ((WIDTH - 32) / seats) * (seat + 0.5), y: 64 };
}

export function discPoint(disc: Disc): Point {
  if (disc.place === "fallen") return FALLS[disc.branch];
  return disc.place === "source" ? SOURCE : SPACE_POINTS[disc.place];
}

/** Where a canoe lies: those that share a space lie side by side. */
export function canoePoint(canoe: Canoe, all: readonly Canoe[], seats: number): Point {
  if (canoe.place === "bank") {
    const own = plot(canoe.seat, seats);
    const side = canoe.number === 1 ? -1 : 1;
    return seats > 4 ? { x: own.x, y: own.y + 9 + 14 * side } : { x: own.x + 40 * side, y: own.y + 10 };
  }
  if (canoe.place === "lost") {
    const lost = all.filter((other) => other.place === "lost").indexOf(canoe);
    return { x: 226 + (lost % 5) * 71, y: 852 + Math.floor(lost / 5) * 28 };
  }
  if (!isOnRiver(canoe.place)) return FALLS[canoe.place === "falling-left" ? "left" : "right"];
  const here = all.filter((other) => other.place === canoe.place);
  const middle = SPACE_POINTS[canoe.place];
  const step = Math.min(30, 92 / here.length);
  return { x: middle.x, y: middle.y + (here.indexOf(canoe) - (here.length - 1) / 2) * step };
}

/** How tall the area is that can be touched for a canoe. */
export function canoeReach(place: Place, all: readonly Canoe[]): number {
  const count = all.filter((canoe) => canoe.place === place).length;
  return place === "bank" ? 50 : Math.max(24, 92 / count);
}

/** The place of a gem in a heap of so many, around the middle of the heap. */
export function heapPoint(index: number, count: number, columns: number, step: number): Point {
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return { x: ((index % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step * 0.95 };
}

/** Gems of a heap in the order in which they lie. */
export function byColour(a: { kind: string; id: string }, b: { kind: string; id: string }): number {
  return COLOURS.indexOf(a.kind as Colour) - COLOURS.indexOf(b.kind as Colour) || a.id.localeCompare(b.id);
}
