/** From what is shown to the server's view: one thing of the log after the other, the river disc by disc. */

import type { Line, Told } from "../../shell/protocol";
import { type Piece, reconciled } from "../../shell/pieces";
import type { Timed } from "../../shell/queue";
import type { Scene } from "../contract";
import { type Disc, firstDiscs, other, pushed, pushedDiscs } from "./river";
import { viewsOf } from "./story";
import { COLOURS, type Canoe, type Colour, type NiagaraView } from "./view";

export interface NiagaraScene extends Scene<NiagaraView> {
  discs: Disc[];
  gems: Piece[];
}

const GLIDE = 620;
const PUSH = 560;
const SETTLE = 160;
/** For what only turns up or passes on. */
const SHOWN = 320;
const QUICK = ["log-reveal", "log-lifebelt", "log-first", "log-weather"];

export function still(view: NiagaraView): NiagaraScene {
  return { view, discs: firstDiscs(), gems: reconciled([], gemPlaces(view)) };
}

export function scenes(shown: NiagaraScene, view: NiagaraView, lines: readonly Line[]): Timed<NiagaraScene>[] {
  let scene = shown;
  const found: Timed<NiagaraScene>[] = [];
  for (const line of lines) {
    for (const told of line.messages) {
      for (const [next, milliseconds] of told.id === "log-river"
        ? pushes(scene, Number(told.args["speed"]))
        : moves(scene, told, line.action)) {
        scene = next;
        found.push({ scene, milliseconds });
      }
    }
  }
  const settled = {
    view,
    discs: scene.discs.filter((disc) => disc.place !== "fallen"),
    gems: reconciled(scene.gems, gemPlaces(view)),
  };
  return [...found, { scene: settled, milliseconds: SETTLE }];
}

type Step = readonly [scene: NiagaraScene, milliseconds: number];

/** The river, disc by disc. */
function pushes(scene: NiagaraScene, speed: number): Step[] {
  const found: Step[] = [];
  for (let push = 0; push < speed; push++) {
    scene = afterPush(scene);
    found.push([scene, PUSH]);
  }
  return found;
}

/** What somebody did, or what followed from it. */
function moves(scene: NiagaraScene, told: Told, action: string): Step[] {
  const time = QUICK.includes(told.id) ? SHOWN : GLIDE;
  return viewsOf(scene.view, told, action).map((view) => [{ ...scene, view, gems: reconciled(scene.gems, gemPlaces(view)) }, time]);
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

/** One push of the river: discs and canoes move on, and what is beyond the last space falls. */
function afterPush(scene: NiagaraScene): NiagaraScene {
  const branch = scene.view.next_branch;
  const canoes = scene.view.canoes.map((canoe): Canoe => {
    const place = pushed(canoe.place, branch);
    return { ...canoe, place: place === "lost" && canoe.place !== "lost" ? `falling-${branch}` : place };
  });
  return {
    view: { ...scene.view, canoes, moving: null, next_branch: other(branch) },
    discs: pushedDiscs(scene.discs, branch),
    gems: scene.gems,
  };
}
