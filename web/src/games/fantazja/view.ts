/** Fantazja's view by the names that the page uses. The types are generated from undertow/games/fantazja/view_types.py: `npm run types`. */

import type { Reason } from "../../shell/protocol";
import { fantazjaSideNameValues, fantazjaTypeValues, type components } from "../../shell/api-types";

type Schemas = components["schemas"];

export const SIDES = fantazjaSideNameValues;
export const TYPES = fantazjaTypeValues;

export type Building = Schemas["fantazja.Building"];
export type Fail = Schemas["fantazja.Fail"];
export type FantazjaView = Schemas["fantazja.View"];
export type Fit = Schemas["fantazja.Prospect"];
export type HandTile = Schemas["fantazja.HandTile"];
export type Side = Schemas["fantazja.Side"];
export type SideName = Schemas["fantazja.SideName"];
export type Symbol = Schemas["fantazja.Symbol"];
export type TileFacts = Schemas["fantazja.TileFacts"];
export type Type = Schemas["fantazja.Type"];
export type TypeFacts = Schemas["fantazja.TypeFacts"];

/** A tile's name for messages: building, level, letter. */
export function tileWords(tile: string): Record<string, string> {
  const [building = "", ...rest] = tile.split(" ");
  const level = rest.length > 1 ? (rest[0] ?? "") : "";
  return { building: building === "mill" && level === "III" ? "windmill" : building, level, letter: rest.at(-1) ?? "" };
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

/** Why a tile of a type does not fit at a cell, as the table says it. */
export function reasonOf(fail: Fail, type: Type): Reason {
  const words = { side: fail.side ?? "", symbol: fail.symbol ?? "", count: fail.count ?? 0, own: fail.own ?? 0, type };
  return { message: fail.message, arguments: words, rule: fail.rule };
}

/** By how much a count is too small; another element is further away than any count. */
export const shortness = ({ count, own }: Fail): number => (count ?? 9) - (own ?? 0);

/** What comes nearest to letting a tile fit. */
export const nearest = (tile: HandTile): Fail | undefined =>
  tile.fails.toSorted((one, other) => shortness(one) - shortness(other)).find(({ side }) => side);
