/** What part of the land is shown: the point in the middle, in units of the drawing, and pixels a unit. */

import type { Point } from "../../shell/spots";

/** Units from cell to cell. */
export const CELL = 100;

export interface Camera extends Point {
  zoom: number;
}

/** What the camera shows: what can be done, all of the land, or what the reader has turned to. */
export type Mode = "follow" | "all" | "free";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  east: number;
  north: number;
}

const CLOSEST_BY_ITSELF = 1.2;
export const FARTHEST = 0.18;
/** Cells of 52 pixels can be read and touched; below that only a part of the land is shown. */
const READABLE = 0.52;

/** The middle of a cell. */
export function middleOf(place: Place): Point {
  return { x: place.east * CELL, y: -place.north * CELL };
}

/** The smallest box around cells, with a margin in units. */
export function boxAround(places: readonly Place[], margin = 8): Box {
  const xs = places.map((place) => place.east * CELL);
  const ys = places.map((place) => -place.north * CELL);
  const reach = CELL / 2 + margin;
  return { left: Math.min(...xs) - reach, right: Math.max(...xs) + reach, top: Math.min(...ys) - reach, bottom: Math.max(...ys) + reach };
}

/** The camera that shows a whole box. */
export function showing(box: Box, size: Size): Camera {
  const zoom = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top), CLOSEST_BY_ITSELF);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom: Math.max(zoom, FARTHEST) };
}

/** The whole land if it can be read so; otherwise as much around the action as can, never beyond the land. */
export function following(land: Box, action: Box | null, size: Size): Camera {
  const whole = showing(land, size);
  if (whole.zoom >= READABLE || !action) return whole;
  const near = showing(action, size);
  const zoom = Math.max(Math.min(near.zoom, READABLE * 1.15), READABLE * 0.7);
  return {
    x: within(near.x, land.left, land.right, size.width / zoom),
    y: within(near.y, land.top, land.bottom, size.height / zoom),
    zoom,
  };
}

/** A middle such that what is seen stays inside, or is centred where everything is seen. */
function within(middle: number, low: number, high: number, seen: number): number {
  if (seen >= high - low) return (low + high) / 2;
  return Math.min(Math.max(middle, low + seen / 2), high - seen / 2);
}

/** Moved just so far that a point, with its cell around it, is seen. */
export function revealing(camera: Camera, point: Point, size: Size): Camera {
  const reach = { x: size.width / camera.zoom / 2 - CELL / 2, y: size.height / camera.zoom / 2 - CELL / 2 };
  const toward = (middle: number, wanted: number, room: number): number =>
    Math.abs(wanted - middle) <= room ? middle : wanted - Math.sign(wanted - middle) * Math.max(room, 0);
  return { ...camera, x: toward(camera.x, point.x, reach.x), y: toward(camera.y, point.y, reach.y) };
}
