/** From what is shown to the server's view: a tile is laid first, then Dark Energy takes what it takes, then tokens change hands. */

import type { Line, Told } from "../../shell/protocol";
import type { Timed } from "../../shell/queue";
import { type Trail, followed } from "../../shell/trails";
import type { MomentKind, Scene, StagedMoment } from "../contract";
import { type Building, type FantazjaView, cellId, stepsOf, turned } from "./view";

export interface FantazjaScene extends Scene<FantazjaView> {
  /** The cells whose buildings Dark Energy is about to take, from the one that called it onwards. */
  doomed: readonly Doomed[];
}

/** A cell that Dark Energy reaches, and from where. */
export interface Doomed {
  cell: string;
  from: string | null;
  /** How many buildings the lightning has passed through before. */
  depth: number;
}

const LAID = 520;
const STRIKE = 1450;
const DRAWN = 140;
const OTHER = 260;
/** How long what is staged is held. */
const HELD = 1150;

export function still(view: FantazjaView): FantazjaScene {
  return { view, doomed: [] };
}

export function scenes(shown: FantazjaScene, view: FantazjaView, lines: readonly Line[]): Timed<FantazjaScene>[] {
  const told = lines.flatMap((line) => line.messages);
  const trails = marked(shown, lines);
  const found: Timed<FantazjaScene>[] = [];
  const strike = told.find(({ id }) => id === "log-dark-energy");
  const before = strike ? struck(shown.view, view, strike) : null;
  if (before?.doomed.length) found.push({ scene: { ...before, trails }, milliseconds: STRIKE, told: "log-dark-energy" });
  const tokens = told.filter(({ id }) => id === "log-token");
  const laid = placed(shown.view, view, told);
  // A token changes hands in its own moment.
  const earlier = { ...still(tokens.length ? { ...view, types: shown.view.types } : view), trails };
  const first = told.find(({ id }) => id !== "log-turn")?.id;
  if (laid)
    found.push({ scene: { ...earlier, moment: laid }, milliseconds: HELD, told: laid.told.id === "log-bonus" ? "log-bonus" : "log-place" });
  else if (tokens.length) found.push({ scene: earlier, milliseconds: pauseAfter(told), ...(first ? { told: first } : {}) });
  for (const token of tokens)
    found.push({
      scene: { ...still(view), trails, moment: staged(token, "gain", `token-${token.args["type"]}`) },
      milliseconds: HELD,
      told: "log-token",
    });
  const rest = found.length ? 0 : pauseAfter(told);
  return [...found, { scene: { ...still(view), trails }, milliseconds: rest, ...(first && !found.length ? { told: first } : {}) }];
}

function pauseAfter(told: readonly Told[]): number {
  const ids = told.map(({ id }) => id);
  if (ids.some((id) => id === "log-place" || id === "log-replace" || id === "log-guard" || id === "log-pay")) return LAID;
  return ids.every((id) => id.startsWith("log-drawn") || id === "log-turn") ? DRAWN : OTHER;
}

const staged = (told: Told, kind: MomentKind, at: string): StagedMoment => ({
  told,
  kind,
  at,
  seats: [told.args["seat"], told.args["rival"]].filter((seat) => seat !== undefined).map(Number),
});

/** What is staged where a tile is laid: a bonus, or a building over one of the rival's. */
function placed(before: FantazjaView, after: FantazjaView, told: readonly Told[]): StagedMoment | null {
  const laid = told.find(({ id }) => id === "log-place");
  if (!laid || !after.last) return null;
  const at = cellId(after.last.cell);
  const bonus = told.find(({ id }) => id === "log-bonus");
  if (bonus) return staged(bonus, "triumph", at);
  const below = before.buildings.find(({ id }) => id === at);
  const above = after.buildings.find(({ id }) => id === at);
  if (!below || !above || below.seat === above.seat) return null;
  return staged({ id: "page-moment-over", args: { ...laid.args, seat: above.seat, rival: below.seat } }, "blow", at);
}

/** Where others have built since the viewer's last action. */
function marked(shown: FantazjaScene, lines: readonly Line[]): readonly Trail[] {
  let trails = shown.trails ?? [];
  for (const { messages } of lines)
    for (const { id, args } of messages)
      if (id === "log-place" || id === "log-replace")
        trails = followed(trails, Number(args["seat"]), String(args["cell"]), "castle", String(args["cell"]));
  return trails;
}

/** The land with the tile just laid, before Dark Energy takes it and others away. */
function struck(before: FantazjaView, after: FantazjaView, told: Told): FantazjaScene {
  const laid = laidBuilding(before, after);
  const standing = laid ? [...before.buildings.filter((one) => one.cell !== laid.cell), laid] : before.buildings;
  const kept = new Set(after.buildings.map((building) => building.cell));
  const gone = standing.filter((building) => !kept.has(building.cell)).map((building) => building.cell);
  const first = after.last?.cell ?? gone[0] ?? "";
  return {
    view: { ...before, buildings: standing, last: after.last, pending: null },
    doomed: chain(first, gone),
    moment: { told, kind: "blow", at: cellId(first), around: gone.map(cellId), seats: [before.mover] },
  };
}

/** The way of the lightning from a cell through its neighbours; what is not joined to them is struck from the first cell. */
function chain(first: string, gone: readonly string[]): Doomed[] {
  const found: Doomed[] = gone.includes(first) ? [{ cell: first, from: null, depth: 0 }] : [];
  const left = gone.filter((cell) => cell !== first);
  while (left.length) {
    const [cell, from] = left.flatMap((one) =>
      found.filter(({ cell: other }) => isBeside(one, other)).map((other) => [one, other] as const),
    )[0] ?? [left[0] ?? "", found[0]];
    left.splice(left.indexOf(cell), 1);
    found.push({ cell, from: from?.cell ?? null, depth: (from?.depth ?? 0) + 1 });
  }
  return found;
}

function isBeside(one: string, other: string): boolean {
  const [a, b] = [stepsOf(one), stepsOf(other)];
  return Math.abs(a.east - b.east) + Math.abs(a.north - b.north) === 1;
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
