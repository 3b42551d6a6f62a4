/** Atlantis's view, as undertow/games/atlantis/view.py builds it. */

import type { View } from "../../shell/protocol";

export const COLOURS = ["red", "green", "grey", "brown", "blue", "white", "gold"] as const;
export type Colour = (typeof COLOURS)[number];
export const VALUES = [1, 2, 3, 4, 5, 6, 7] as const;
export const PLACES = 53;
export type Bag = Record<Colour, number>;
export type Values = Record<string, number>;

export interface TileFace {
  colour: Colour;
  value: number;
}

export interface Place {
  id: string;
  place: number;
  letter: string | null;
  tile: TileFace | null;
  face_down: number;
  bridge: boolean;
}

export interface Gap {
  id: string;
  places: number[];
  price: number;
  price_without_bridge: number;
  bridges: number;
}

export interface Figure {
  id: string;
  seat: number;
  number: number;
  place: string;
  due: number;
}

export interface Player {
  tiles: Values;
  cards: number;
  shown: Bag;
  has_bridge: boolean;
  saved: number;
  due: number;
  paid: number | null;
  score: number;
}

/** One card for one figure, as it would turn out. */
export interface Move {
  figure: number;
  colour: Colour;
  leads_to: string;
  gaps: { id: string; price: number }[];
  price: number;
  price_in_all: number;
  needs_another_card: boolean;
  tile: TileFace | null;
  tile_from: string | null;
  ends_game: boolean;
}

export interface Own {
  seat: number;
  hand: Bag;
  bought: Bag;
  can_pay: Bag;
  moves: Move[];
}

export interface AtlantisView extends View {
  edition: string;
  items: Record<Colour, string>;
  step: string;
  turn: number;
  seat: number;
  path: Place[];
  gaps: Gap[];
  figures: Figure[];
  players: Player[];
  own: Own | null;
  turn_so_far: { sold: number | null; figure: number | null; played: Bag; price_left: number } | null;
  deck: number;
  discard: Bag;
  cards_out: Bag;
  unseen_cards: Bag;
  unseen_tiles: Record<string, Record<Colour, Values>>;
}

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0);

/** The places of a gap as people read them: 12, or 12–14. */
export function span(gap: Gap): string {
  const [first, last] = [gap.places[0], gap.places.at(-1)];
  return first === last ? `${first}` : `${first}–${last}`;
}

/** A place's number along the path; Atlantis comes before the first, the Mainland after the last. */
export function numberOf(place: string): number {
  if (place === "atlantis") return 0;
  return place === "mainland" ? PLACES + 1 : Number(place.slice(6));
}

export function placeAt(number: number): string {
  if (number <= 0) return "atlantis";
  return number > PLACES ? "mainland" : `place-${number}`;
}

export function hasTile(place: Place): boolean {
  return place.tile !== null || place.face_down > 0;
}
