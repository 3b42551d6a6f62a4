/** Atlantis's view by the names that the page uses. The types are generated from undertow/games/atlantis/view_types.py: `npm run types`. */

import { atlantisColourValues, atlantisLetterValues, type components } from "../../shell/api-types";

type Schemas = components["schemas"];

export const COLOURS = atlantisColourValues;
export const LETTERS = atlantisLetterValues;
export const VALUES = [1, 2, 3, 4, 5, 6, 7] as const;
export const PLACES = 53;

export type AtlantisView = Schemas["atlantis.View"];
export type Bag = Schemas["atlantis.Bag"];
export type Colour = Schemas["atlantis.Colour"];
export type Figure = Schemas["atlantis.Figure"];
export type Gap = Schemas["atlantis.Gap"];
export type Letter = Schemas["atlantis.Letter"];
export type Move = Schemas["atlantis.Move"];
export type Place = Schemas["atlantis.Place"];
export type TileFace = Schemas["atlantis.TileFace"];
export type Values = Schemas["atlantis.Values"];

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

export function hasTile(place: Place): boolean {
  return place.tile !== null || place.face_down > 0;
}

const TILES = 84;

/** How many tiles have left the path. */
export const tilesGone = (view: AtlantisView): number =>
  TILES - view.path.reduce((left, place) => left + (place.tile ? 1 : 0) + place.face_down, 0);

/** Each tier of the city sinks when so many tiles more have left the path. */
const TIER = 8;
const TIERS = 5;

/** How many tiers of the city the sea has taken. */
export const tiersSunk = (view: AtlantisView): number => Math.min(TIERS, Math.floor(tilesGone(view) / TIER));

/** The points of a seat's tiles and cards; after the match, what is left of them. */
export function pointsHeld(view: AtlantisView, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  if (player.paid !== null) return player.score;
  return Object.entries(player.tiles).reduce((points, [value, count]) => points + Number(value) * count, player.cards);
}
