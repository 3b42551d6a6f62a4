/** From what is shown to the server's view: one thing of the log after the other, the river disc by disc. */

import type { Line, Told } from "../../shell/protocol";
import { type Piece, reconciled } from "../../shell/pieces";
import type { Timed } from "../../shell/queue";
import { followed } from "../../shell/trails";
import type { MomentKind, Scene, StagedMoment } from "../contract";
import { type Disc, firstDiscs, other, pushed, pushedDiscs } from "./river";
import { viewsOf } from "./logeffects";
import { COLOURS, type Canoe, type Colour, type NiagaraView, type Place, isOnRiver } from "./view";

/** A canoe on its way along the river. */
export interface Travel {
  from: Place;
  to: Place;
}

export interface NiagaraScene extends Scene<NiagaraView> {
  discs: Disc[];
  gems: Piece[];
  /** The canoes that are being paddled, by their ids. */
  travels: ReadonlyMap<string, Travel>;
  /** How long the river takes for a push, in milliseconds, while it flows. */
  push?: number;
}

const NO_TRAVELS: ReadonlyMap<string, Travel> = new Map();
const GLIDE = 620;
/** For each space that a canoe is paddled. */
const STROKE = 160;
/** How long a canoe tips over the edge, and comes up below the fall. */
const TIP = 900;
const SURFACE = 550;
/** What is staged, how it feels and how long it is held. */
const MOMENTS: Record<string, { kind: MomentKind; held: number }> = {
  "log-steal": { kind: "blow", held: 950 },
  "log-fall": { kind: "loss", held: GLIDE },
  "log-swept": { kind: "loss", held: GLIDE },
  "log-swept-gem": { kind: "loss", held: GLIDE },
  "log-goal": { kind: "triumph", held: 1500 },
};
const LEAN = 420;
/** How long a push takes at speed 1, and how much less for each further one: a quick river is seen to be quick. */
const PUSH = 620;
const QUICKER = 45;
const SETTLE = 160;
/** For what only turns up or passes on. */
const SHOWN = 320;
const QUICK = ["log-reveal", "log-lifebelt", "log-first", "log-weather"];

export function still(view: NiagaraView): NiagaraScene {
  return { view, discs: firstDiscs(), gems: reconciled([], gemPlaces(view)), travels: NO_TRAVELS };
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
        found.push({ scene, milliseconds, told: told.id });
      }
    }
  }
  const settled = {
    view,
    discs: scene.discs.filter((disc) => disc.place !== "fallen"),
    gems: reconciled(scene.gems, gemPlaces(view)),
    travels: NO_TRAVELS,
    trails: scene.trails ?? [],
  };
  // What moves nothing takes no time.
  return [...found, { scene: settled, milliseconds: found.length ? SETTLE : 0 }];
}

type Step = readonly [scene: NiagaraScene, milliseconds: number];

/** The river, disc by disc. */
function pushes(scene: NiagaraScene, speed: number): Step[] {
  const found: Step[] = [];
  for (let push = 0; push < speed; push++) {
    scene = afterPush(scene, PUSH - QUICKER * Math.min(speed, 6));
    found.push([scene, PUSH - QUICKER * Math.min(speed, 6)]);
  }
  return found;
}

/** What somebody did, or what followed from it. */
function moves(scene: NiagaraScene, told: Told, action: string): Step[] {
  const before = scene;
  const staged = MOMENTS[told.id];
  const moment = staged ? { told, kind: staged.kind, ...concerned(scene.view, told, action) } : null;
  const steps = viewsOf(scene.view, told, action).map((view): Step => {
    const travels = paddled(scene.view, view);
    const time = staged?.held ?? (QUICK.includes(told.id) ? SHOWN : GLIDE);
    const gems = reconciled(scene.gems, gemPlaces(view));
    const { push: _, ...rest } = scene;
    const next = { ...rest, view, gems, travels, moment, trails: trodden(scene, view, travels) };
    scene = next;
    return [next, Math.max(time, ...[...travels.values()].map(strokes))];
  });
  if (moment?.kind === "loss") return overTheEdge(steps);
  // The thief leans over before the gem is gone.
  if (told.id === "log-steal" && steps.length) return [[{ ...before, moment }, LEAN], ...steps];
  return steps.length || !staged ? steps : [[{ ...scene, moment }, staged.held]];
}

/** A canoe is paddled to the brink, tips over and comes up below the fall. */
function overTheEdge(steps: readonly Step[]): Step[] {
  const [begun] = steps;
  const tipped = steps.map(([scene], index): Step => [{ ...scene, travels: NO_TRAVELS }, index ? SURFACE : TIP]);
  return begun?.[0].travels.size ? [[{ ...begun[0], moment: null }, begun[1]], ...tipped] : tipped;
}

/** Where a moment happens and whom it concerns. */
function concerned(view: NiagaraView, told: Told, action: string): Pick<StagedMoment, "at" | "seats"> {
  const seat = Number(told.args["seat"]);
  const [, rival, number] = /^steal seat (\d+) canoe (\d+)$/.exec(action) ?? [];
  if (told.id === "log-steal" && rival) return { at: `canoe-${rival}-${number}`, seats: [seat, Number(rival)] };
  const canoe = view.canoes.find((one) => one.seat === seat && one.number === told.args["number"]);
  return { at: told.id === "log-goal" ? "bank" : (canoe?.id ?? "fall"), seats: [seat] };
}

/** The trails with the ways that are being paddled. */
function trodden(scene: NiagaraScene, view: NiagaraView, travels: ReadonlyMap<string, Travel>): NonNullable<Scene["trails"]> {
  let trails = scene.trails ?? [];
  for (const [id, { from, to }] of travels) {
    const seat = view.canoes.find((canoe) => canoe.id === id)?.seat ?? 0;
    trails = followed(trails, seat, id, from, to);
  }
  return trails;
}

/** The canoes that have been paddled from one view to the next; those that are lost or repaired only glide. */
function paddled(before: NiagaraView, after: NiagaraView): ReadonlyMap<string, Travel> {
  const found = new Map<string, Travel>();
  after.canoes.forEach(({ id, place }) => {
    const from = before.canoes.find((canoe) => canoe.id === id)?.place ?? place;
    if (from !== place && from !== "lost" && place !== "lost") found.set(id, { from, to: place });
  });
  return found;
}

const strokes = ({ from, to }: Travel): number => {
  const depth = (place: Place): number => (place === "bank" ? -3 : isOnRiver(place) ? Number(place.at(-1)) : 8);
  return Math.abs(depth(from) - depth(to)) * STROKE + STROKE;
};

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
function afterPush(scene: NiagaraScene, push: number): NiagaraScene {
  const branch = scene.view.next_branch;
  const canoes = scene.view.canoes.map((canoe): Canoe => {
    const place = pushed(canoe.place, branch);
    return { ...canoe, place: place === "lost" && canoe.place !== "lost" ? `falling-${branch}` : place };
  });
  return {
    view: { ...scene.view, canoes, moving: null, next_branch: other(branch) },
    discs: pushedDiscs(scene.discs, branch),
    gems: scene.gems,
    travels: NO_TRAVELS,
    push,
    // The river carries the canoes away from where their trails end.
    trails: [],
  };
}
