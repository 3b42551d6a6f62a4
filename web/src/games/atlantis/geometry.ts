/** Where everything lies on the board, in units of the drawing: eight rows, to and fro, from Atlantis to the Mainland. */

import type { Point } from "../../shell/spots";
import { type Figure, PLACES, numberOf, placeAt } from "./view";

export const WIDTH = 720;
export const HEIGHT = 812;
export const TILE = 76;
const COLUMNS = 8;
const STEP = 88;
const ROW = 98;
const LEFT = (WIDTH - STEP * (COLUMNS - 1)) / 2;
const TOP = 64;
/** The cells that Atlantis takes before the first place. */
const BEFORE = 5;
/** Where the figures of a seat stand at the ends of the path. */
const ATLANTIS: Point = { x: 128, y: 66 };
const MAINLAND: Point = { x: 202, y: 752 };
export const DECK: Point = { x: 54, y: 754 };
export const DISCARD: Point = { x: 126, y: 754 };

/** The row of a place, from the top. */
export function rowOf(number: number): number {
  return Math.floor((number - 1 + BEFORE) / COLUMNS);
}

/** The middle of a place. */
export function point(number: number): Point {
  if (number <= 0) return { x: LEFT + STEP * (BEFORE - 1) - 10, y: TOP };
  if (number > PLACES) return { x: LEFT + STEP * BEFORE + 6, y: TOP + ROW * (COLUMNS - 1) };
  const row = rowOf(number);
  const along = (number - 1 + BEFORE) % COLUMNS;
  const column = row % 2 ? COLUMNS - 1 - along : along;
  return { x: LEFT + column * STEP, y: TOP + row * ROW + Math.round(7 * Math.sin(column * 1.1 + row * 1.9)) };
}

/** How far a tile lies askew, as tiles do on a table. */
export function tilt(number: number): number {
  return ((number * 37) % 7) - 3;
}

/** A line through the middles of places, a turn of the way drawn round. */
export function wayThrough(first: number, last: number): string {
  const corner = 26;
  let path = "";
  for (let number = first; number <= last; number++) {
    const here = point(number);
    if (!path) path = `M${here.x} ${here.y}`;
    else if (rowOf(number) === rowOf(number - 1) || number > PLACES) path += `L${here.x} ${here.y}`;
    else {
      const before = point(number - 1);
      const out = before.x > WIDTH / 2 ? corner : -corner;
      path += `C${before.x + out} ${before.y} ${here.x + out} ${here.y} ${here.x} ${here.y}`;
    }
  }
  return path;
}

/** The places at which a figure turns on its way, and its goal. */
export function stops(from: string, to: string): string[] {
  const [first, last] = [numberOf(from), numberOf(to)];
  const found: string[] = [];
  for (let number = Math.max(1, first + 1); number < last; number++) {
    const turnsHere = rowOf(number) !== rowOf(number + 1) || rowOf(number) !== rowOf(number - 1);
    if (turnsHere && number !== first) found.push(placeAt(number));
  }
  return [...found, to];
}

/** The middle of the ground of a seat at an end of the path. */
export function ground(place: string, seat: number): Point {
  const first = place === "atlantis" ? ATLANTIS : MAINLAND;
  return { x: first.x + seat * STEP, y: first.y };
}

const HUDDLE: Point[] = [
  { x: -24, y: 6 },
  { x: 24, y: 6 },
  { x: 0, y: 22 },
];

/** Where a figure stands; a figure on its way beside the one whose place it passes. */
export function figurePoint(figure: Figure, all: readonly Figure[]): Point {
  if (figure.place === "atlantis" || figure.place === "mainland") {
    const middle = ground(figure.place, figure.seat);
    const offset = HUDDLE[figure.number - 1] ?? { x: 0, y: 0 };
    return { x: middle.x + offset.x, y: middle.y + offset.y };
  }
  const here = all.filter((other) => other.place === figure.place);
  const middle = point(numberOf(figure.place));
  const aside = here.length > 1 ? (here.indexOf(figure) ? -32 : 8) : 0;
  return { x: middle.x + 15 + aside, y: middle.y + 14 };
}

/** Where the board is looked at: the middle of the view, and how much it is enlarged. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: Camera = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };
export const CLOSE = 2;
const NEAREST = 3.5;

/** The nearest camera that shows nothing beyond the board. */
export function clamped({ x, y, zoom }: Camera): Camera {
  const near = Math.min(NEAREST, Math.max(1, zoom));
  const [wide, high] = [WIDTH / near / 2, HEIGHT / near / 2];
  return { x: Math.min(WIDTH - wide, Math.max(wide, x)), y: Math.min(HEIGHT - high, Math.max(high, y)), zoom: near };
}

/** The camera after a zoom that keeps a point of the drawing where it is on the screen. */
export function zoomedAt(camera: Camera, at: Point, zoom: number): Camera {
  const near = Math.min(NEAREST, Math.max(1, zoom));
  const keep = camera.zoom / near;
  return clamped({ x: at.x + (camera.x - at.x) * keep, y: at.y + (camera.y - at.y) * keep, zoom: near });
}
