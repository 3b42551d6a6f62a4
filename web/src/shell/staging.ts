/** Scenes as the shell shows them: staged moments in their time, trails as long as they matter. */

import type { GamePage, Scene, StagedMoment } from "../games/contract";
import type { Line, View } from "./protocol";
import type { Timed } from "./queue";

/** No moment takes longer, however many scenes it has. */
const LONGEST = 1500;
/** Who has no turn of their own sees no more trails than these. */
const TRAILS = 4;

/** How long each staged moment is held at normal speed. */
const held = new WeakMap<StagedMoment, number>();

export function holding(moment: StagedMoment): number {
  return held.get(moment) ?? LONGEST;
}

/** The scenes that lead to a view, for the seat that looks at them. */
export function staged(
  page: Pick<GamePage, "scenes">,
  shown: Scene,
  view: View,
  lines: readonly Line[],
  viewer: number | null,
): Timed<Scene>[] {
  const isOwn = lines.some(({ actor }) => actor === viewer);
  const scenes = page.scenes(isOwn ? { ...shown, trails: [] } : shown, view, lines);
  const totals = new Map<StagedMoment, number>();
  for (const { scene, milliseconds } of scenes) if (scene.moment) totals.set(scene.moment, (totals.get(scene.moment) ?? 0) + milliseconds);
  for (const [moment, total] of totals) held.set(moment, Math.min(total, LONGEST));
  return scenes.map((one) => ({
    ...one,
    scene: withTrails(one.scene, viewer),
    milliseconds: one.milliseconds * share(one.scene.moment, totals),
  }));
}

/** A scene with the trails of others alone. */
function withTrails(scene: Scene, viewer: number | null): Scene {
  if (!scene.trails?.length) return scene;
  return { ...scene, trails: viewer === null ? scene.trails.slice(-TRAILS) : scene.trails.filter(({ seat }) => seat !== viewer) };
}

/** By how much the scenes of a moment are shortened to fit on its stage. */
function share(moment: StagedMoment | null | undefined, totals: ReadonlyMap<StagedMoment, number>): number {
  const total = moment ? (totals.get(moment) ?? 0) : 0;
  return total > LONGEST ? LONGEST / total : 1;
}
