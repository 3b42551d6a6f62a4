/** Fantazja's view, as undertow/games/fantazja/view.py builds it. */

import type { View } from "../../shell/protocol";

export const TYPES = ["residential", "production", "military", "magic", "special"] as const;
export type Type = (typeof TYPES)[number];
export type Symbol = "earth" | "air" | "water" | "fire";
export const SIDES = ["north", "east", "south", "west"] as const;
export type SideName = (typeof SIDES)[number];

export interface Side {
  symbol: Symbol;
  count: number;
}

/** What is printed on a tile; its sides stand north first. */
export interface TileFacts {
  tile: string;
  type: Type;
  level: string | null;
  points: number;
  dark: boolean;
  sides: Side[];
}

export interface Building extends TileFacts {
  id: string;
  cell: string;
  east: number;
  north: number;
  seat: number;
  turning: string;
  under: { seat: number; tile: string }[];
  guarded: boolean;
  coverable_by: number[];
}

export interface Border {
  id: string;
  cell: string;
  east: number;
  north: number;
  need: (Side | null)[];
  barred: number[];
}

/** A cell where a tile fits, and what would come of laying it there. */
export interface Fit {
  cell: string;
  turnings: string[];
  removes: string[];
  bonus: boolean;
  scores: number[];
  tokens: { type: Type; holder: number | null }[];
}

export interface Fail {
  cell: string;
  reason: string;
  message: string;
  rule: string;
  side?: SideName;
  symbol?: Symbol;
  count?: number;
  own?: number;
}

export interface HandTile extends TileFacts {
  id: string;
  fits: Fit[];
  fails: Fail[];
}

export interface TypeFacts {
  counts: number[];
  holder: number | null;
  on_the_land: boolean;
  missing_to_take: number[];
  missing_to_free: number | null;
  changes: boolean;
  holder_after: number | null;
}

export interface Player {
  faction: string;
  score: number;
  bonus: number;
  hand: number;
  pile: number;
  put_under: number;
  imagination: number;
  discard: string[];
  unseen: string[];
  known_in_hand: string[];
  known_as_imagination: string[];
  known_out_of_pile: string[];
}

export interface Pending {
  power: Type | null;
  tile: TileFacts | null;
  cell: string | null;
  fits: Fit[];
  given: string[];
  taken: string[];
  shown: string[] | null;
  shown_count: number;
  buried: string | null;
  buried_count: number;
}

export interface FantazjaView extends View {
  step: string;
  turn: number;
  turns: number;
  mover: number;
  acted: boolean;
  power_used: boolean;
  castle: { cell: string; sides: Side[] };
  buildings: Building[];
  borders: Border[];
  guard: { seat: number; cell: string | null } | null;
  last: { cell: string; turning: string } | null;
  types: Record<Type, TypeFacts>;
  players: Player[];
  own: {
    seat: number;
    hand: HandTile[];
    imagination: string[];
    pile: string[];
    put_under: string[];
    put_under_opponent: string[];
  } | null;
  pending: Pending | null;
  tiles: Record<string, TileFacts>;
  bonus_left: number;
  tiles_left: number;
}

/** A tile's name for messages: building, level, letter. */
export function tileWords(tile: string): Record<string, string> {
  const [building = "", level = "", letter = ""] = tile.split(" ");
  return { building: building === "mill" && level === "III" ? "windmill" : building, level, letter };
}

/** The stable id of a tile as a piece. */
export function tileId(seat: number, tile: string): string {
  return `tile-${seat}-${tile.replaceAll(" ", "-")}`;
}

/** The board element of a cell. */
export function cellId(cell: string): string {
  return `cell-${cell.replaceAll(" ", "-")}`;
}

/** How many cells east and north of the castle a cell lies. */
export function stepsOf(cell: string): { east: number; north: number } {
  const steps = { east: 0, north: 0 };
  for (const [, number, way] of cell.matchAll(/(\d+)([NESW])/g)) {
    if (way === "N" || way === "S") steps.north = Number(number) * (way === "N" ? 1 : -1);
    else steps.east = Number(number) * (way === "E" ? 1 : -1);
  }
  return steps;
}

/** Sides after a turning clockwise, in degrees. */
export function turned(sides: readonly Side[], turning: string | undefined): Side[] {
  const quarters = (Number(turning ?? 0) / 90) % 4;
  return sides.map((_, index) => sides[(index - quarters + 4) % 4]).filter((side) => side !== undefined);
}

/** The tile that is being laid, picked by the reader or already shown, with where it fits and where not. */
export interface Offer {
  tile: TileFacts;
  fits: readonly Fit[];
  fails: readonly Fail[];
}

export function offerOf(view: FantazjaView, picked: string | null): Offer | null {
  const hand = view.own?.hand ?? [];
  const chosen = hand.find((tile) => tile.tile === picked);
  if (chosen) return { tile: chosen, fits: chosen.fits, fails: chosen.fails };
  const { pending } = view;
  if (!pending?.tile || pending.fits.length === 0) return null;
  const fails = pending.power ? [] : (hand.find((tile) => tile.tile === pending.tile?.tile)?.fails ?? []);
  return { tile: pending.tile, fits: pending.fits, fails };
}
