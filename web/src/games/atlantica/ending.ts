/** The end of a match: what is counted, and what had turned it. */

import type { Line, Told } from "../../shell/protocol";
import type { Category, KeyMoment } from "../contract";
import { type AtlanticaView, KINDS } from "./view";

/** E3: research cards, then the sets of every kind, the largest last. */
export function finale({ players }: AtlanticaView): Category[] {
  const research = { told: { id: "finale-research", args: {} }, points: players.map(({ score }) => score.research_points) };
  const sets = KINDS.map((kind) => ({
    told: { id: "finale-kind", args: { kind } },
    points: players.map(({ score }) => score.sets.find((set) => set.kind === kind)?.points ?? 0),
  }));
  const counted = sets.filter(({ points }) => points.some(Boolean));
  return [research, ...counted.toSorted((one, other) => Math.max(...one.points) - Math.max(...other.points))];
}

const WEIGHTS: Record<string, number> = { "log-hurricane": 5, "log-calm": 5 };
const ACTIONS: Record<string, number> = { "dive-3": 3, "study-two": 2, "hire-transport": 2, "treat-all": 1.5 };

const weightOf = ({ id, args }: Told): number => WEIGHTS[id] ?? (id === "log-act" ? (ACTIONS[String(args["action"])] ?? 0) : 0);

/** The hurricane and the great actions; what comes late in a match weighs more. One for each line. */
export function keyMoments(lines: readonly Line[]): KeyMoment[] {
  return lines.flatMap(({ messages }, index) => {
    const [told] = messages.toSorted((one, other) => weightOf(other) - weightOf(one));
    const weight = told ? weightOf(told) : 0;
    return told && weight > 0 ? [{ length: index + 1, told, weight: weight + index / lines.length }] : [];
  });
}
