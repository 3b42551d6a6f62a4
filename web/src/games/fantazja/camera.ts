/** What part of the land is shown: the point in the middle, in units of the drawing, and pixels a unit. */

import type { Point } from "../../shell/spots";
import type { SideName } from "./view";

/** Units from cell to cell. */
export const CELL = 100;

export interface Camera extends Point {
  zoom: number;
}

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

const CLOSEST = 2.4;
const CLOSEST_BY_ITSELF = 1.2;
const FARTHEST = 0.18;
/** Cells of 52 pixels can be read and touched; below that only a part of the land is shown. */
const READABLE = 0.52;

/** Pixels of a cell that have to be seen for a finger. */
const FINGER = 18;

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

/** The camera after zooming by a factor around a point of the screen, measured from the middle of the board. */
export function zoomed(camera: Camera, factor: number, around: Point): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, FARTHEST), CLOSEST);
  const shift = 1 / camera.zoom - 1 / zoom;
  return { x: camera.x + around.x * shift, y: camera.y + around.y * shift, zoom };
}

/** The camera after a drag by so many pixels. */
export function dragged(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom };
}

/** Moved just so far that a point, with its cell around it, is seen. */
export function revealing(camera: Camera, point: Point, size: Size): Camera {
  const reach = { x: size.width / camera.zoom / 2 - CELL / 2, y: size.height / camera.zoom / 2 - CELL / 2 };
  const toward = (middle: number, wanted: number, room: number): number =>
    Math.abs(wanted - middle) <= room ? middle : wanted - Math.sign(wanted - middle) * Math.max(room, 0);
  return { ...camera, x: toward(camera.x, point.x, reach.x), y: toward(camera.y, point.y, reach.y) };
}

export interface Edge {
  side: SideName;
  count: number;
  nearest: Point;
}

/** The cells around points that are not seen, by the side of the board on which they lie, with the nearest of each. */
export function unseen(camera: Camera, points: readonly Point[], size: Size): Edge[] {
  const found = new Map<SideName, Edge>();
  const room = { x: (size.width / 2 - FINGER) / camera.zoom, y: (size.height / 2 - FINGER) / camera.zoom };
  const distance = (point: Point): number => Math.hypot(point.x - camera.x, point.y - camera.y);
  for (const point of points) {
    const over = { x: Math.abs(point.x - camera.x) - room.x, y: Math.abs(point.y - camera.y) - room.y };
    if (over.x <= 0 && over.y <= 0) continue;
    const side: SideName = over.x > over.y ? (point.x > camera.x ? "east" : "west") : point.y > camera.y ? "south" : "north";
    const edge = found.get(side);
    const nearest = edge && distance(edge.nearest) <= distance(point) ? edge.nearest : point;
    found.set(side, { side, count: (edge?.count ?? 0) + 1, nearest });
  }
  return [...found.values()];
}
