/** The arrows of hints: from the action of a plan to what it takes, and from the port to the harbour. */

import type { Point } from "../../shell/spots";
import { type Geometry, placePoint } from "./geometry";
import type { ActionShown, AtlanticaView } from "./view";

/** A way on the board, and where it ends. */
export interface Way {
  d: string;
  end: Point;
}

/** How far below an action an arrow begins that only points at it. */
const STUB = 74;

/** A way that swings a little to the side, so that ways beside each other can be told apart. */
function swung(from: Point, to: Point): Way {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = { x: (from.x + to.x) / 2 - dy * 0.16, y: (from.y + to.y) / 2 + dx * 0.16 };
  return { d: `M${from.x} ${from.y}Q${Math.round(aside.x)} ${Math.round(aside.y)} ${to.x} ${to.y}`, end: to };
}

/** Where the plate of an action lies. */
function platePoint(board: Geometry, view: AtlanticaView, isIt: (action: ActionShown) => boolean): Point | null {
  for (const { id, actions } of view.areas) {
    const box = board.plates[id][actions.findIndex(isIt)];
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

/** The place of the card that an action takes. */
function takenPlace(action: string): string | null {
  const [, row, number] = /^take (treasure|research) (\d)$/.exec(action) ?? [];
  if (row) return `${row}-${number}`;
  const ship = /^take (boat|freighter|transport)$/.exec(action)?.[1];
  return ship ? `stack-${ship}` : null;
}

/** The ways of a plan of a seat; a payment has none, since its cards lie in the hand. */
export function waysOf(board: Geometry, view: AtlanticaView, seat: number, plan: readonly string[]): Way[] {
  let from = platePoint(board, view, ({ text }) => text === view.under_way?.action);
  return plan.flatMap((action) => {
    const begun = platePoint(board, view, ({ text }) => text === action);
    if (begun) {
      from = begun;
      return [{ d: `M${begun.x} ${begun.y + STUB}V${begun.y}`, end: begun }];
    }
    const place = takenPlace(action);
    if (!place) return [];
    const taken = placePoint(board, place, seat);
    const isShip = place.startsWith("stack");
    if (isShip) return [swung(taken, placePoint(board, `seat-${seat}`, seat))];
    return from ? [swung(from, taken)] : [];
  });
}
