/** Clicks on a destination while a figure is still to be chosen: the figure and its card are chosen by them. */

import type { ActionFacts, Told } from "../../shell/protocol";
import type { Spots } from "../../shell/spots";
import type { Plan } from "../../shell/table.svelte";
import type { AtlantisView, Move } from "./view";

/** Every place that a figure can be led to by one card. */
export function plansOf(view: AtlantisView, spots: Spots): Plan[] {
  const own = view.own;
  if (!own || view.step !== "start") return [];
  return own.moves.flatMap((move) => {
    const take = spots.get(`figure-${own.seat}-${move.figure}`)?.find(({ action }) => action === `figure ${move.figure}`);
    return take ? [plan(take, move, view.items[move.colour])] : [];
  });
}

function plan(take: ActionFacts, move: Move, item: string): Plan {
  const told = take.preview.brings.find(({ args }) => args["item"] === item);
  const label: Told = told ?? take.label;
  return {
    action: take.action,
    next: [`play ${move.colour}`],
    label,
    spots: [move.leads_to],
    preview: { leads_to: move.leads_to, costs: [], brings: [label], warns: [] },
    ends_turn: false,
  };
}

/** What a place brings and costs: the best move to it. */
export interface Offer {
  place: string;
  move: Move;
}

const worth = (move: Move): number => (move.tile?.value ?? 0) - move.price_in_all - (move.needs_another_card ? 1 : 0);

/** The offers of the moves whose places can be clicked now. */
export function offersOf(moves: readonly Move[], spots: Spots): Offer[] {
  const places = Map.groupBy(
    moves.filter((move) => spots.has(move.leads_to)),
    (move) => move.leads_to,
  );
  return [...places].flatMap(([place, found]) => {
    const [move] = found.toSorted((one, other) => worth(other) - worth(one));
    return move ? [{ place, move }] : [];
  });
}
