/** The arrows of hints: what the plans of a strong player would do on the board. */

import type { Point } from "../../shell/spots";
import { type Geometry, point, wayThrough } from "./geometry";
import { type AtlantisView, type Move, numberOf } from "./view";

/** A way on the board, and where it ends. */
export interface Way {
  d: string;
  end: Point;
}

/** The ways of a plan: where its figure goes with its first card, or where its bridge lies. */
export function waysOf(board: Geometry, view: AtlantisView, plan: readonly string[]): Way[] {
  const bridge = plan.map((action) => /^bridge at (\d+)$/.exec(action)?.[1]).find(Boolean);
  if (bridge) return [{ d: "", end: point(board, Number(bridge)) }];
  const figure = Number(plan.map((action) => /^figure (\d)$/.exec(action)?.[1]).find(Boolean) ?? view.turn_so_far?.figure);
  const colour = plan.map((action) => /^play (\w+)$/.exec(action)?.[1]).find(Boolean);
  const move = view.own?.moves.find((one) => one.colour === colour && (one.figure === figure || view.step === "move"));
  return move ? [wayOf(board, view, move)] : [];
}

function wayOf(board: Geometry, { figures, own }: AtlantisView, move: Move): Way {
  const start = figures.find(({ seat, number }) => seat === own?.seat && number === move.figure)?.place ?? "atlantis";
  return { d: wayThrough(board, numberOf(start), numberOf(move.leads_to)), end: point(board, numberOf(move.leads_to)) };
}
