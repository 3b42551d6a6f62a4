/** Atlantica's view, as undertow/games/atlantica/view.py builds it. */

import type { View } from "../../shell/protocol";

export const COLOURS = ["white", "yellow", "red", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = ["architecture", "ceramics", "gold", "amphorae", "inscriptions", "sculptures", "weapons"] as const;
export type Kind = (typeof KINDS)[number];
export const SHIPS = ["boat", "freighter", "transport"] as const;
export type Ship = (typeof SHIPS)[number];
export const RESEARCH = [
  "plus-2",
  "plus-3",
  "plus-4",
  "three-kinds",
  "four-kinds",
  "one-kind",
  "blue",
  "per-research",
  "per-ship",
  "twelve-crates",
  "joker",
] as const;
export type Research = (typeof RESEARCH)[number];
export type AreaId = "boat" | "port" | "tavern" | "station";

export interface ActionShown {
  /** The board element, such as `dive-2`. */
  id: string;
  /** The action's text. */
  text: string;
  /** For each symbol, the colours that pay it. */
  cost: Colour[][];
  gives: boolean;
  payable: boolean | null;
  open: boolean | null;
  one_more: Colour[];
}

export interface Area {
  id: AreaId;
  used: boolean;
  actions: ActionShown[];
}

export interface Space<Card extends string> {
  id: string;
  card: Card | null;
  gain: number | null;
  tavern: boolean;
}

export interface Stack {
  id: string;
  ship: Ship;
  crates: number | null;
  gain: number | null;
  left: number;
  tavern: boolean;
}

export interface Score {
  total: number;
  treasure_points: number;
  research_points: number;
  sets: { kind: Kind; count: number; jokers: number; points: number; next: number }[];
  research: { card: Research; count: number; points: number; kind: Kind | null }[];
  jokers_unused: number;
  dropped: Partial<Record<Kind, number>>;
  ships: { ship: Ship | "ship"; crates: number; treasures: Kind[] }[];
  treasures: number;
  crates: number;
  aboard: number;
  room_for_all: number;
}

export interface Player {
  divers: number;
  divers_face_down: number;
  lacks: Colour[];
  treasures: Record<Kind, number>;
  ships: { ship: Ship; crates: number }[];
  research: Record<Research, number>;
  crates: number;
  crates_missing: number;
  found_hurricane: boolean;
  score: Score;
}

export interface AtlanticaView extends View {
  round: number;
  step: string;
  turn: number;
  seat: number;
  areas: Area[];
  boat: { spaces: Space<Kind>[]; deck: number; hurricane_stack: number };
  port: { stacks: Stack[] };
  tavern: { deck: number; shuffled_from: Record<Colour, number>; used: Record<Colour, number> };
  station: { spaces: Space<Research>[]; deck: number };
  unseen: { treasures: Record<Kind, number>; ships: Record<Ship, Record<string, number>>; research: Record<Research, number> };
  hurricane: {
    found_by: number | null;
    turns_left: number | null;
    cards_before_its_stack: number;
    stack: number;
    chance_this_refill: [number, number];
    extra_turn: number[];
  };
  under_way: {
    symbols_left: number;
    replaced: boolean;
    areas_used: AreaId[];
    action: string | null;
    paying: Colour[];
    takes_left: number;
  } | null;
  players: Player[];
  own: { seat: number; hand: Record<Colour, number> } | null;
}

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
