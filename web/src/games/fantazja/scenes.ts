/** From what is shown to the server's view: a tile is laid first, then Dark Energy takes what it takes. */

import type { Line } from "../../shell/protocol";
import type { Timed } from "../../shell/queue";
import type { Scene } from "../contract";
import { type Building, type FantazjaView, cellId, stepsOf, turned } from "./view";

export interface FantazjaScene extends Scene<FantazjaView> {
  /** The cells whose buildings are about to go. */
  doomed: readonly string[];
}

const LAID = 520;
const STRIKE = 1300;
const DRAWN = 140;
const OTHER = 260;

export function still(view: FantazjaView): FantazjaScene {
  return { view, doomed: [] };
}

export function scenes(shown: FantazjaScene, view: FantazjaView, lines: readonly Line[]): Timed<FantazjaScene>[] {
  const told = lines.flatMap((line) => line.messages);
  const settled = { scene: still(view), milliseconds: pauseAfter(told.map((message) => message.id)) };
  if (!told.some((message) => message.id === "log-dark-energy")) return [settled];
  const struck = strikeOf(shown.view, view);
  return struck.doomed.length ? [{ scene: struck, milliseconds: STRIKE }, settled] : [settled];
}

function pauseAfter(ids: readonly string[]): number {
  if (ids.some((id) => id === "log-place" || id === "log-replace" || id === "log-guard" || id === "log-pay")) return LAID;
  return ids.every((id) => id.startsWith("log-drawn") || id === "log-turn") ? DRAWN : OTHER;
}

/** The land with the tile just laid, before Dark Energy takes it and others away. */
function strikeOf(before: FantazjaView, after: FantazjaView): FantazjaScene {
  const laid = laidBuilding(before, after);
  const standing = laid ? [...before.buildings.filter((one) => one.cell !== laid.cell), laid] : before.buildings;
  const kept = new Set(after.buildings.map((building) => building.cell));
  const doomed = standing.filter((building) => !kept.has(building.cell)).map((building) => building.cell);
  return { view: { ...before, buildings: standing, last: after.last }, doomed };
}

function laidBuilding(before: FantazjaView, after: FantazjaView): Building | null {
  const { pending } = before;
  const { last } = after;
  if (!pending?.tile || !last) return null;
  const below = before.buildings.find((building) => building.cell === last.cell);
  const under = below && !pending.power ? [{ seat: below.seat, tile: below.tile }, ...below.under] : (below?.under ?? []);
  return {
    ...pending.tile,
    ...stepsOf(last.cell),
    id: cellId(last.cell),
    cell: last.cell,
    seat: before.mover,
    sides: turned(pending.tile.sides, last.turning),
    turning: last.turning,
    under,
    guarded: false,
    coverable_by: [],
  };
}
