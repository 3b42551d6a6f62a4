/** From what is shown to the server's view: the figure walks its way, pays, and the tile behind it comes along. */

import type { Line, Told } from "../../shell/protocol";
import type { Timed } from "../../shell/queue";
import { followed } from "../../shell/trails";
import type { MomentKind, Scene, StagedMoment } from "../contract";
import { type AtlantisView, COLOURS, type Colour, type Place, type TileFace, numberOf, tiersSunk } from "./view";

/** Something that is shown for a moment beside a figure. */
export interface Bubble {
  /** The figure. */
  by: string;
  /** The card that was played. */
  card: Colour | null;
  /** The points that were paid. */
  paid: number;
}

/** A tile on its way from the path to the figure that takes it. */
export interface Flight {
  tile: TileFace;
  from: string;
  to: string;
}

/** A figure on its way along the path. */
export interface Walk {
  by: string;
  from: string;
  to: string;
}

export interface AtlantisScene extends Scene<AtlantisView> {
  bubble: Bubble | null;
  flight: Flight | null;
  walk: Walk | null;
  /** The place where the path has just torn. */
  torn: string | null;
  /** The place where something happens. */
  focus: string | null;
}

/** A walk takes as long as its way, up to a limit: who goes far goes faster. */
const STEP = 130;
const LONGEST = 1860;
const ARRIVE = 160;
const TEAR = 620;
const PAY = 520;
const FLY = 720;
const TURN = 420;
const SETTLE = 160;
/** How long a staged moment is held after what led to it. */
const HELD = 1200;
/** A crossing or a gap of this price is dear. */
const DEAR = 4;

export function still(view: AtlantisView): AtlantisScene {
  return { view, bubble: null, flight: null, walk: null, torn: null, focus: null };
}

export function scenes(shown: AtlantisScene, view: AtlantisView, lines: readonly Line[]): Timed<AtlantisScene>[] {
  let scene = shown;
  const found: Timed<AtlantisScene>[] = [];
  for (const told of lines.flatMap((line) => line.messages)) {
    for (const next of afterMessage(scene, told)) {
      scene = { ...next.scene, trails: next.scene.trails ?? scene.trails ?? [] };
      found.push({ ...next, scene, told: told.id });
    }
  }
  if (tiersSunk(view) > tiersSunk(shown.view)) {
    const sinking = staged(still(view), { id: "page-sinks", args: {} }, "blow", "atlantis");
    found.push(...sinking.map((one) => ({ ...one, scene: { ...one.scene, trails: scene.trails ?? [] }, told: "page-sinks" })));
  }
  const settled = { ...still(view), focus: scene.focus, trails: scene.trails ?? [] };
  // What moves nothing takes no time.
  return [...found, { scene: settled, milliseconds: found.length ? SETTLE : 0 }];
}

/** What a message of the log shows, scene by scene; nothing for what moves nothing on the board. */
function afterMessage(scene: AtlantisScene, told: Told): Timed<AtlantisScene>[] {
  const { id, args } = told;
  const seat = Number(args["seat"]);
  if (id === "log-play" || id === "log-play-occupied") return walk(scene, told, seat, spot(args["place"]));
  if (id === "log-price" && Number(args["price"]) >= DEAR) return staged(scene, told, "loss", mover(scene, seat));
  if (id === "log-pay-card") return payment(scene, seat, 1);
  if (id === "log-pay-tile") return payment(scene, seat, Number(args["value"]));
  if (id === "log-tile") return taking(scene, seat, spot(args["place"]));
  if (id === "log-revealed")
    return [{ scene: revealed(scene, spot(args["place"]), String(args["tile"]), Number(args["value"])), milliseconds: TURN }];
  if (id === "log-gap") return tearing(scene, told);
  if (id === "log-bridge") return bridging(scene, told, spot(String(args["gap"]).split("–")[0]));
  if (id === "log-third-figure") return staged(scene, told, "triumph", "mainland");
  if (id === "log-score") return [{ scene: arrived(scene), milliseconds: 0 }];
  return [];
}

/** A moment that is held on the board as it is. */
function staged(scene: AtlantisScene, told: Told, kind: MomentKind, at: string): Timed<AtlantisScene>[] {
  const moment: StagedMoment = { told, kind, at, seats: "seat" in told.args ? [Number(told.args["seat"])] : [] };
  return [{ scene: { ...scene, walk: null, moment }, milliseconds: HELD }];
}

function at(view: AtlantisView, id: string, change: (place: Place) => Place): AtlantisView {
  return { ...view, path: view.path.map((place) => (place.id === id ? change(place) : place)) };
}

const colourOf = (view: AtlantisView, item: string): Colour | null => COLOURS.find((colour) => view.items[colour] === item) ?? null;

function revealed(scene: AtlantisScene, id: string, item: string, value: number): AtlantisScene {
  const colour = colourOf(scene.view, item) ?? "white";
  return { ...scene, flight: null, walk: null, view: at(scene.view, id, (place) => ({ ...place, tile: { colour, value }, face_down: 0 })) };
}

/** The tile is gone and water comes in. What tears dearly ahead of the reader's own figures is staged. */
function tearing(scene: AtlantisScene, told: Told): Timed<AtlantisScene>[] {
  const torn = scene.flight?.from ?? null;
  const next = { ...scene, bubble: null, flight: null, walk: null, torn };
  if (!torn || !isFelt(scene.view, numberOf(torn))) return [{ scene: next, milliseconds: TEAR }];
  return staged(next, told, "blow", torn);
}

/** Whether water at a place costs much and lies ahead of a figure of the reader that is on its way. */
function isFelt({ path, figures, own }: AtlantisView, number: number): boolean {
  const before = path.findLast((place) => place.place < number && place.tile)?.tile?.value ?? 0;
  const after = path.find((place) => place.place > number && place.tile)?.tile?.value ?? 0;
  const isAhead = figures.some(({ seat, place }) => seat === own?.seat && place !== "atlantis" && numberOf(place) < number);
  return Math.min(before, after) >= DEAR && isAhead;
}

function bridging(scene: AtlantisScene, told: Told, id: string): Timed<AtlantisScene>[] {
  const number = numberOf(id);
  const laid = at(scene.view, id, (place) => ({ ...place, bridge: true }));
  const gaps = laid.gaps.map((gap) => (gap.places.includes(number) ? { ...gap, bridges: 1, price: 0 } : gap));
  return staged({ ...still({ ...laid, gaps }), focus: id }, told, "gain", id);
}

/** E1: when the match is settled, all figures go to the Mainland. */
function arrived(scene: AtlantisScene): AtlantisScene {
  return { ...scene, view: { ...scene.view, figures: scene.view.figures.map((figure) => ({ ...figure, place: "mainland" })) } };
}

/** A place of a message as a board element. */
function spot(place: string | number | undefined): string {
  return place === "atlantis" || place === "mainland" ? place : `place-${place}`;
}

/** A figure walks along the path; that it has come home is staged. */
function walk(scene: AtlantisScene, told: Told, seat: number, goal: string): Timed<AtlantisScene>[] {
  const id = `figure-${seat}-${told.args["number"]}`;
  const from = scene.view.figures.find((figure) => figure.id === id)?.place ?? "atlantis";
  const next: AtlantisScene = {
    ...still(moved(scene.view, id, goal)),
    bubble: { by: id, card: colourOf(scene.view, String(told.args["item"])), paid: 0 },
    walk: { by: id, from, to: goal },
    focus: goal,
    trails: followed(scene.trails ?? [], seat, id, from, goal),
  };
  const steps = Math.max(1, numberOf(goal) - numberOf(from));
  const walked = { scene: next, milliseconds: Math.min(LONGEST, steps * STEP) + ARRIVE };
  return goal === "mainland" ? [walked, ...staged({ ...next, bubble: null }, told, "triumph", "mainland")] : [walked];
}

function moved(view: AtlantisView, id: string, place: string): AtlantisView {
  return { ...view, figures: view.figures.map((figure) => (figure.id === id ? { ...figure, place } : figure)) };
}

/** The figure that a seat has moved in this turn. */
function mover(scene: AtlantisScene, seat: number): string {
  return scene.bubble?.by ?? `figure-${seat}-${scene.view.turn_so_far?.figure ?? 1}`;
}

function payment(scene: AtlantisScene, seat: number, paid: number): Timed<AtlantisScene>[] {
  return [
    { scene: { ...scene, bubble: { by: mover(scene, seat), card: null, paid }, flight: null, walk: null, torn: null }, milliseconds: PAY },
  ];
}

function taking(scene: AtlantisScene, seat: number, from: string): Timed<AtlantisScene>[] {
  const tile = scene.view.path.find((place) => place.id === from)?.tile;
  if (!tile) return [];
  const view = at(scene.view, from, (place) => ({ ...place, tile: null }));
  const flight = { tile, from, to: mover(scene, seat) };
  return [{ scene: { ...still(view), flight, focus: scene.focus }, milliseconds: FLY }];
}
