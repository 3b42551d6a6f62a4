/** The end of a match: what is counted, and what had turned it. */

import type { Line } from "../../shell/protocol";
import type { Category, KeyMoment } from "../contract";
import { type FantazjaView, TYPES } from "./view";

/** The visible tiles of both seats, type by type, then the bonus tokens; what tells them apart most comes last. */
export function finale(view: FantazjaView): Category[] {
  const seats = view.players.map((_, seat) => seat);
  const worth = (seat: number, isCounted: (type: string) => boolean): number =>
    view.buildings.filter((one) => one.seat === seat && isCounted(one.type)).reduce((sum, { points }) => sum + points, 0);
  const types = TYPES.map((type) => ({
    told: { id: "finale-type", args: { type } },
    points: seats.map((seat) => worth(seat, (other) => other === type)),
  }));
  const bonus = view.players.map(({ score }, seat) => score - worth(seat, () => true));
  const apart = ({ points }: Category): number => Math.abs((points[0] ?? 0) - (points[1] ?? 0));
  return [...types, { told: { id: "finale-bonus", args: {} }, points: bonus }]
    .filter(({ points }) => points.some((count) => count > 0))
    .sort((one, other) => apart(one) - apart(other));
}

/** How much each message weighs; Dark Energy by the tiles that it takes. */
const WEIGHTS: Record<string, number> = { "log-dark-energy": 1, "log-bonus": 4, "log-token": 1.5 };

export function keyMoments(lines: readonly Line[]): KeyMoment[] {
  return lines.flatMap(({ messages }, index) =>
    messages
      .filter(({ id }) => id in WEIGHTS)
      .map((told) => ({
        length: index + 1,
        told,
        weight: (WEIGHTS[told.id] ?? 0) * Number(told.args["count"] ?? 1) + index / lines.length,
      })),
  );
}
