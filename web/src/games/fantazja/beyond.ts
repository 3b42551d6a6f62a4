/** What lies beyond the edges of what is shown. */

import type { Point } from "../../shell/spots";
import type { Camera, Size } from "./camera";
import type { SideName } from "./view";

/** Pixels of a cell that have to be seen for a finger. */
const FINGER = 18;

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
