/** From what is shown to the server's view: the canoe's own move first, then the river disc by disc. */

import type { Line, Told, View } from "../../shell/protocol";
import { type Piece, reconciled } from "../../shell/pieces";
import type { Timed } from "../../shell/queue";
import type { Scene } from "../contract";
import { type Disc, firstDiscs, other, pushed, pushedDiscs } from "./river";
import { COLOURS, type Colour, type NiagaraView, type Place } from "./view";

export interface NiagaraScene extends Scene {
  view: NiagaraView;
  discs: Disc[];
  gems: Piece[];
}

const GLIDE = 620;
const PUSH = 560;
const SETTLE = 160;

export function still(view: View): NiagaraScene {
  const niagara = view as NiagaraView;
  return { view: niagara, discs: firstDiscs(), gems: reconciled([], gemPlaces(niagara)) };
}

export function scenes(shown: Scene, view: View, lines: readonly Line[]): Timed<Scene>[] {
  const after = view as NiagaraView;
  let scene = shown as NiagaraScene;
  const found: Timed<NiagaraScene>[] = [];
  for (const told of lines.flatMap((line) => line.messages)) {
    if (told.id === "log-river") {
      for (let push = 0; push < Number(told.args["speed"]); push++) {
        scene = afterPush(scene);
        found.push({ scene, milliseconds: PUSH });
      }
    } else {
      const moved = afterMessage(scene.view, told);
      if (!moved) continue;
      scene = { ...scene, view: moved, gems: reconciled(scene.gems, gemPlaces(moved)) };
      found.push({ scene, milliseconds: GLIDE });
    }
  }
  const settled = { view: after, discs: scene.discs.filter((disc) => disc.place !== "fallen"), gems: reconciled(scene.gems, gemPlaces(after)) };
  return [...found, { scene: settled, milliseconds: SETTLE }];
}

/** Where all gems are, as the places of pieces. */
export function gemPlaces(view: NiagaraView): Map<string, Map<string, number>> {
  const places = new Map<string, Map<string, number>>();
  const put = (at: string, colour: Colour, count: number): void => {
    if (count) places.set(at, (places.get(at) ?? new Map<string, number>()).set(colour, count));
  };
  for (const deposit of COLOURS) for (const colour of COLOURS) put(`deposit-${deposit}`, colour, view.deposits[deposit][colour]);
  view.players.forEach((player, seat) => {
    for (const colour of COLOURS) put(`seat-${seat}`, colour, player.gems[colour]);
  });
  for (const canoe of view.canoes) if (canoe.cargo) put(canoe.id, canoe.cargo, 1);
  return places;
}

/** One push of the river: discs and canoes move on, and what falls loses its gem. */
function afterPush(scene: NiagaraScene): NiagaraScene {
  const branch = scene.view.next_branch;
  const canoes = scene.view.canoes.map((canoe) => ({ ...canoe, place: pushed(canoe.place, branch) }));
  return { view: { ...scene.view, canoes, next_branch: other(branch) }, discs: pushedDiscs(scene.discs, branch), gems: scene.gems };
}

/** The view once a message of the log has come true; null for what moves nothing on the board. */
function afterMessage(view: NiagaraView, { id, args }: Told): NiagaraView | null {
  const moves: Record<string, Place> = { "log-land": "bank", "log-land-gem": "bank", "log-fall": "lost", "log-go": args["place"] as Place };
  const place = moves[id];
  const isOne = (seat: number, number: number): boolean => seat === args["seat"] && number === args["number"];
  if (place) return changed(view, (canoe) => (isOne(canoe.seat, canoe.number) ? { ...canoe, place } : canoe));
  if (id === "log-load") return loaded(view, isOne, args["deposit"] as Colour, args["colour"] as Colour);
  return null;
}

function changed(view: NiagaraView, change: (canoe: NiagaraView["canoes"][number]) => NiagaraView["canoes"][number]): NiagaraView {
  return { ...view, canoes: view.canoes.map(change) };
}

function loaded(view: NiagaraView, isOne: (seat: number, number: number) => boolean, deposit: Colour, colour: Colour): NiagaraView {
  const left = { ...view.deposits[deposit], [colour]: view.deposits[deposit][colour] - 1 };
  const aboard = changed(view, (canoe) => (isOne(canoe.seat, canoe.number) ? { ...canoe, cargo: colour } : canoe));
  return { ...aboard, deposits: { ...view.deposits, [deposit]: left } };
}
