/** What is asked of the seat that is to act, and how far it is. */

import type { Told } from "../../shell/protocol";
import type { FantazjaView } from "./view";

const STEPS = ["place", "turn", "pay", "give", "take", "swap", "bury"];

export function phase(view: FantazjaView): Told {
  return { id: `page-step-${stepOf(view)}`, args: {} };
}

function stepOf(view: FantazjaView): string {
  if (view.step === "place" && view.pending?.power === "military") return "guard";
  if (STEPS.includes(view.step)) return view.step;
  if (view.acted) return "power";
  return view.own?.hand.some((tile) => tile.fits.length > 0) ? "main" : "nothing-fits";
}

export function goal(view: FantazjaView, seat: number | null): Told {
  const own = seat === null ? 0 : (view.players[seat]?.score ?? 0);
  const others = seat === null ? 0 : (view.players[1 - seat]?.score ?? 0);
  return { id: seat === null ? "page-goal-match" : "page-goal", args: { own, others, left: view.tiles_left } };
}
