/** From what is shown to the server's view: the figure walks its way, pays, and the tile behind it comes along. */

import type { Line, Told } from "../../shell/protocol";
import type { Timed } from "../../shell/queue";
import type { Scene } from "../contract";
import { stops } from "./geometry";
import { type AtlantisView, COLOURS, type Colour, type Place, type TileFace } from "./view";

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

export interface AtlantisScene extends Scene<AtlantisView> {
  bubble: Bubble | null;
  flight: Flight | null;
  /** The place where something happens. */
  focus: string | null;
}

const WALK = 380;
const ARRIVE = 620;
const PAY = 520;
const FLY = 720;
const TURN = 420;
const SETTLE = 160;

export function still(view: AtlantisView): AtlantisScene {
  return { view, bubble: null, flight: null, focus: null };
}

export function scenes(shown: AtlantisScene, view: AtlantisView, lines: readonly Line[]): Timed<AtlantisScene>[] {
  let scene = shown;
  const found: Timed<AtlantisScene>[] = [];
  for (const told of lines.flatMap((line) => line.messages)) {
    for (const next of afterMessage(scene, told)) {
      scene = next.scene;
      found.push(next);
    }
  }
  const settled = { ...still(view), focus: scene.focus };
  return [...found, { scene: settled, milliseconds: SETTLE }];
}

/** What a message of the log shows, scene by scene; nothing for what moves nothing on the board. */
function afterMessage(scene: AtlantisScene, { id, args }: Told): Timed<AtlantisScene>[] {
  if (id === "log-play" || id === "log-play-occupied")
    return walk(scene, Number(args["seat"]), Number(args["number"]), String(args["item"]), spot(args["place"]));
  if (id === "log-pay-card") return payment(scene, Number(args["seat"]), 1);
  if (id === "log-pay-tile") return payment(scene, Number(args["seat"]), Number(args["value"]));
  if (id === "log-tile") return taking(scene, Number(args["seat"]), spot(args["place"]));
  if (id === "log-revealed")
    return [{ scene: revealed(scene, spot(args["place"]), String(args["tile"]), Number(args["value"])), milliseconds: TURN }];
  if (id === "log-bridge") return bridging(scene, spot(String(args["gap"]).split("–")[0]));
  if (id === "log-score") return [{ scene: arrived(scene), milliseconds: 0 }];
  return [];
}

function at(view: AtlantisView, id: string, change: (place: Place) => Place): AtlantisView {
  return { ...view, path: view.path.map((place) => (place.id === id ? change(place) : place)) };
}

const colourOf = (view: AtlantisView, item: string): Colour | null => COLOURS.find((colour) => view.items[colour] === item) ?? null;

function revealed(scene: AtlantisScene, id: string, item: string, value: number): AtlantisScene {
  const colour = colourOf(scene.view, item) ?? "white";
  return { ...scene, flight: null, view: at(scene.view, id, (place) => ({ ...place, tile: { colour, value }, face_down: 0 })) };
}

function bridging(scene: AtlantisScene, id: string): Timed<AtlantisScene>[] {
  const view = at(scene.view, id, (place) => ({ ...place, bridge: true }));
  return [{ scene: { ...scene, view, bubble: null, flight: null, focus: id }, milliseconds: TURN }];
}

/** E1: when the match is settled, all figures go to the Mainland. */
function arrived(scene: AtlantisScene): AtlantisScene {
  return { ...scene, view: { ...scene.view, figures: scene.view.figures.map((figure) => ({ ...figure, place: "mainland" })) } };
}

/** A place of a message as a board element. */
function spot(place: string | number | undefined): string {
  return place === "atlantis" || place === "mainland" ? place : `place-${place}`;
}

function walk(scene: AtlantisScene, seat: number, number: number, item: string, goal: string): Timed<AtlantisScene>[] {
  const id = `figure-${seat}-${number}`;
  const from = scene.view.figures.find((figure) => figure.id === id)?.place ?? "atlantis";
  const card = colourOf(scene.view, item);
  return stops(from, goal).map((place) => ({
    scene: { view: moved(scene.view, id, place), bubble: { by: id, card, paid: 0 }, flight: null, focus: place },
    milliseconds: place === goal ? ARRIVE : WALK,
  }));
}

function moved(view: AtlantisView, id: string, place: string): AtlantisView {
  return { ...view, figures: view.figures.map((figure) => (figure.id === id ? { ...figure, place } : figure)) };
}

/** The figure that a seat has moved in this turn. */
function mover(scene: AtlantisScene, seat: number): string {
  return scene.bubble?.by ?? `figure-${seat}-${scene.view.turn_so_far?.figure ?? 1}`;
}

function payment(scene: AtlantisScene, seat: number, paid: number): Timed<AtlantisScene>[] {
  return [{ scene: { ...scene, bubble: { by: mover(scene, seat), card: null, paid }, flight: null }, milliseconds: PAY }];
}

function taking(scene: AtlantisScene, seat: number, from: string): Timed<AtlantisScene>[] {
  const tile = scene.view.path.find((place) => place.id === from)?.tile;
  if (!tile) return [];
  const view = at(scene.view, from, (place) => ({ ...place, tile: null }));
  return [{ scene: { view, bubble: null, flight: { tile, from, to: mover(scene, seat) }, focus: scene.focus }, milliseconds: FLY }];
}
