/** Steps without a choice, which happen by themselves. */

import type { ActionFacts, Snapshot } from "./protocol";

/** How long the reader may still take back the choice that leads to the end of the turn. */
const GRACE = 900;
const STEP = 250;

/**
 * The only action of a seat, if it may be taken at once. How quickly it is taken tells others that there was no choice.
 * So it is taken only where they know that anyway, because nothing is hidden now, or where all others are bots.
 */
export function forcedAction(
  { actions, chosen, seats, to_act, viewer }: Snapshot,
  seat: number | null,
  hasSecrets: boolean,
): ActionFacts | null {
  const [action, ...others] = actions;
  if (!action || others.length || chosen || seat === null || viewer !== seat || !to_act.includes(seat)) return null;
  const isAmongBots = seats.every((one) => one.seat === seat || one.kind === "bot");
  return !hasSecrets || isAmongBots ? action : null;
}

/** How many milliseconds pass before it is taken, at a pace at which scenes are shown. */
export function delay(action: ActionFacts, canUndo: boolean, pace: number): number {
  return action.ends_turn && canUndo ? GRACE : STEP * pace;
}
