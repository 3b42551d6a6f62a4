/** Atlantica's view by the names that the page uses. The types are generated from undertow/games/atlantica/view_types.py: `npm run types`. */

import {
  atlanticaColourValues,
  atlanticaResearchValues,
  atlanticaShipValues,
  atlanticaTreasureKindValues,
  type components,
} from "../../shell/api-types";

type Schemas = components["schemas"];

export const COLOURS = atlanticaColourValues;
export const KINDS = atlanticaTreasureKindValues;
export const RESEARCH = atlanticaResearchValues;
export const SHIPS = atlanticaShipValues;

export type ActionShown = Schemas["atlantica.ActionShown"];
export type Area = Schemas["atlantica.Area"];
export type AreaId = Schemas["atlantica.AreaId"];
export type AtlanticaView = Schemas["atlantica.View"];
export type Colour = Schemas["atlantica.Colour"];
export type Kind = Schemas["atlantica.TreasureKind"];
export type Player = Schemas["atlantica.Player"];
export type Research = Schemas["atlantica.Research"];
export type Score = Schemas["atlantica.Score"];
export type Ship = Schemas["atlantica.Ship"];

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** How an action stands for the one who looks on. */
export type Standing = "open" | "chosen" | "affordable" | "near" | "used" | "idle";

export function standing(view: AtlanticaView, area: Area, action: ActionShown): Standing {
  if (action.open) return "open";
  if (view.under_way?.action === action.text) return "chosen";
  if (!view.own || !action.gives || view.step === "finished") return "idle";
  const isMine = view.under_way !== null && view.seat === view.own.seat;
  if (isMine && area.used) return "used";
  if (isMine && (view.step !== "act" || (view.under_way?.symbols_left ?? 0) < action.cost.length)) return "idle";
  if (action.payable) return isMine ? "idle" : "affordable";
  return action.one_more.length ? "near" : "idle";
}

/** Whether a hand lacks every colour of a symbol. */
export const lacks = (hand: Record<Colour, number>, symbol: readonly Colour[]): boolean => symbol.every((colour) => !hand[colour]);

/** The colours of which one diver is missing: those the cost names, or else any that would help as a pair. */
export function missingColours(action: ActionShown, hand: Record<Colour, number>): Colour[] {
  const named = action.cost.filter((symbol) => lacks(hand, symbol)).flat();
  const direct = action.one_more.filter((colour) => named.includes(colour));
  return direct.length ? direct : action.one_more;
}

/** The cards from the first refill to the last of the hurricane's stack, by the number of seats. */
const STORM_CARDS: Record<number, number> = { 2: 26, 3: 34, 4: 43, 5: 52 };

/** How near the hurricane is: 0 at the beginning, 1 once it is there. */
export function stormNearness({ hurricane, players }: AtlanticaView): number {
  if (hurricane.found_by !== null) return 1;
  const left = hurricane.cards_before_its_stack + hurricane.stack;
  return Math.max(0, Math.min(1, 1 - left / (STORM_CARDS[players.length] ?? left)));
}
