/** Niagara's view by the names that the page uses. The types are generated from undertow/games/niagara/view_types.py: `npm run types`. */

import { niagaraColourValues, niagaraPlaceValues, niagaraTileValues, type components } from "../../shell/api-types";

type Schemas = components["schemas"];

export const COLOURS = niagaraColourValues;
export const TILES = niagaraTileValues;

export type Branch = Schemas["niagara.Branch"];
export type Colour = Schemas["niagara.Colour"];
export type Gems = Schemas["niagara.Gems"];
export type Tile = Schemas["niagara.Tile"];
export type Player = Schemas["niagara.Player"];

export type Space = Exclude<Schemas["niagara.Place"], "bank" | "lost">;
export const SPACES = niagaraPlaceValues.filter((place): place is Space => place !== "bank" && place !== "lost");
/** Where a canoe can be shown; `falling` only on its way over the fall. */
export type Place = Schemas["niagara.Place"] | `falling-${Branch}`;
export type Canoe = Omit<Schemas["niagara.Canoe"], "place" | "fates"> & { place: Place };
/** A view, also with canoes on their way over the fall. */
export type NiagaraView = Omit<Schemas["niagara.View"], "canoes"> & { canoes: Canoe[] };

/** The text of the action that goes to a space. */
export function goingTo(space: Space): string {
  const [branch, number] = space.split("-");
  return number ? `to ${number} ${branch}` : `to ${space}`;
}

export const isOnRiver = (place: Place): place is Space => (SPACES as readonly string[]).includes(place);
