/** Niagara's view, as undertow/games/niagara/view.py builds it. */

import type { View } from "../../shell/protocol";

export const COLOURS = ["pink", "blue", "yellow", "white", "violet"] as const;
export type Colour = (typeof COLOURS)[number];
export const TILES = ["1", "2", "3", "4", "5", "6", "cloud"] as const;
export const SPACES = ["1", "2", "3", "4", "5", "left-6", "left-7", "right-6", "right-7"] as const;
export type Space = (typeof SPACES)[number];
export type Branch = "left" | "right";
/** Where a canoe can be; `falling` only while it is shown on its way over the fall. */
export type Place = Space | "bank" | "lost" | `falling-${Branch}`;
export type Gems = Record<Colour, number>;

export interface Canoe {
  id: string;
  seat: number;
  number: number;
  place: Place;
  cargo: Colour | null;
}

export interface Player {
  gems: Gems;
  missing: Record<"four-alike" | "five-colours" | "any-seven", number>;
  has_chosen: boolean;
  tile: string | null;
  newest: string | null;
  tiles_played: number;
  tiles_left: string[] | null;
}

export interface NiagaraView extends View {
  round: number;
  step: string;
  turn: number;
  lifebelt: number;
  weather: number;
  next_branch: Branch;
  canoes: Canoe[];
  deposits: Record<Colour, Gems>;
  players: Player[];
  own: { seat: number; chosen: string | null; tiles_left: string[] } | null;
  moving: { canoe: number | null; points: number } | null;
  speeds: number[];
}

/** The text of the action that goes to a space. */
export function goingTo(space: Space): string {
  const [branch, number] = space.split("-");
  return number ? `to ${number} ${branch}` : `to ${space}`;
}

export const isOnRiver = (place: Place): place is Space => (SPACES as readonly string[]).includes(place);
