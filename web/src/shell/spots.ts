/** What may be clicked: the actions of each board element, and the way between elements by arrow keys. */

import type { ActionFacts, Line } from "./protocol";

export type Spots = ReadonlyMap<string, readonly ActionFacts[]>;

export function spotsOf(actions: readonly ActionFacts[]): Spots {
  const found = new Map<string, ActionFacts[]>();
  for (const action of actions) {
    for (const spot of action.spots) {
      const there = found.get(spot);
      if (there) there.push(action);
      else found.set(spot, [action]);
    }
  }
  return found;
}

/** Where each seat but the viewer's acted last, as far as that is known: the board elements with their seat. */
export function lastMoves(log: readonly Line[], viewer: number | null): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const done = new Set([-1, viewer]);
  for (const line of log.toReversed()) {
    if (done.has(line.actor) || !line.spots.length) continue;
    done.add(line.actor);
    for (const spot of line.spots) if (!found.has(spot)) found.set(spot, line.actor);
  }
  return found;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** How far a finger reaches: half of what a target should measure. */
const REACH = 22;

/** The indices of the boxes that are smaller than a finger needs and that it reaches all the same from a point. */
export function reached(boxes: readonly Box[], from: Point): number[] {
  const isNear = ({ x, y, width, height }: Box): boolean =>
    Math.min(width, height) < 2 * REACH &&
    Math.abs(from.x - x - width / 2) <= Math.max(REACH, width / 2) &&
    Math.abs(from.y - y - height / 2) <= Math.max(REACH, height / 2);
  return boxes.flatMap((box, index) => (isNear(box) ? [index] : []));
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the nearest point in the direction of an arrow key, sideways distance counting double; -1 if none. */
export function neighbour(points: readonly Point[], from: Point, key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
    const aside = Math.abs((point.x - from.x) * direction.y) + Math.abs((point.y - from.y) * direction.x);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = index;
    }
  });
  return best;
}

const LETTERS = "1234567890abcdefghijklmnoprstuvwxyz";

/** The key that chooses the action at this place of the list. */
export function keyOf(index: number): string {
  return LETTERS[index] ?? "";
}
