/** The end of a match: what is counted, and what had turned it. */

import type { Line, Told } from "../../shell/protocol";
import type { Category, KeyMoment } from "../contract";
import { COLOURS, type NiagaraView } from "./view";

/** The gems of every seat, colour by colour, the largest heaps last. */
export function finale(view: NiagaraView): Category[] {
  return COLOURS.map((colour) => ({
    told: { id: "finale-gems", args: { colour } },
    points: view.players.map(({ gems }) => gems[colour]),
  })).sort((one, other) => Math.max(...one.points) - Math.max(...other.points));
}

/** How many gems the best of those without a goal lacked: more gems do not win. */
export function closeness(view: NiagaraView): Told {
  const lacks = view.players.map(({ missing }) => Math.min(...Object.values(missing)));
  const short = lacks.filter((lack) => lack > 0);
  return { id: "finale-close", args: { goals: lacks.length - short.length, count: short.length ? Math.min(...short) : 0 } };
}

const WEIGHTS: Record<string, number> = { "log-goal": 5, "log-steal": 4, "log-swept-gem": 3, "log-swept": 1, "log-fall": 2 };

/** Thefts, gems lost over the fall, and the goal; what comes late in a match weighs more. */
export function keyMoments(lines: readonly Line[]): KeyMoment[] {
  return lines.flatMap(({ messages }, index) =>
    messages
      .filter(({ id }) => id in WEIGHTS)
      .map((told) => ({ length: index + 1, told, weight: (WEIGHTS[told.id] ?? 0) + index / lines.length })),
  );
}
