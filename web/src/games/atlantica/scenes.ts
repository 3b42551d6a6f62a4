/** From what is shown to the server's view: cards are taken, slide left and are turned up one after the other. */

import type { Line, Told } from "../../shell/protocol";
import type { Timed } from "../../shell/queue";
import { followed } from "../../shell/trails";
import type { MomentKind, Scene, StagedMoment } from "../contract";
import { type AtlanticaView, KINDS, type Kind, type Player, sum } from "./view";

/** An open card: its place is a space, a stack, or the seat that has just taken it. */
export interface OpenCard {
  id: number;
  /** A kind of treasure, a research card, or a ship with its crates. */
  card: string;
  at: string;
  /** The pile that it has just come from, or the space that it has just been taken from. */
  from: string | null;
}

/** A card seen only on its way. */
export interface Flight {
  id: number;
  card: string;
  from: string;
  to: string;
}

export interface AtlanticaScene extends Scene<AtlanticaView> {
  cards: OpenCard[];
  flights: Flight[];
  /** The number of the next card. */
  next: number;
}

const GLIDE = 480;
const DRAW = 160;
/** How long a staged moment is held. */
export const HELD = 1300;
const STORM = 1500;
/** So many of a kind are worth a stage. */
const LARGE_SET = 3;
const SETTLE = 120;
const ROWS = { treasure: 6, research: 4 } as const;

/** The open cards of a view by place. */
export function openCards(view: AtlanticaView): Map<string, string> {
  const found = new Map<string, string>();
  for (const space of [...view.boat.spaces, ...view.station.spaces]) if (space.card) found.set(space.id, space.card);
  for (const stack of view.port.stacks) if (stack.crates) found.set(stack.id, `${stack.ship} ${stack.crates}`);
  return found;
}

export function still(view: AtlanticaView): AtlanticaScene {
  return settled({ view, cards: [], flights: [], next: 0 }, view);
}

export function scenes(shown: AtlanticaScene, view: AtlanticaView, lines: readonly Line[]): Timed<AtlanticaScene>[] {
  let scene = shown;
  const found: Timed<AtlanticaScene>[] = [];
  for (const line of lines) {
    for (const told of line.messages) {
      const moved = afterMessage(scene, told, line.action);
      if (!moved) continue;
      const moment = momentOf(scene.view, told, placeOf(line.action));
      scene = { ...moved, moment, trails: trodden(scene, told, placeOf(line.action)) };
      found.push({ scene, milliseconds: timeOf(told.id, moment), told: told.id });
    }
  }
  if (shown.view.boat.deck && !view.boat.deck && view.hurricane.found_by === null)
    found.push({ scene: { ...scene, flights: [], moment: stormIsNear() }, milliseconds: HELD, told: "page-storm" });
  // What moves nothing takes no time.
  return [...found, { scene: settled(scene, view), milliseconds: found.length ? SETTLE : 0 }];
}

function timeOf(id: string, moment: StagedMoment | null): number {
  if (id === "log-hurricane") return STORM;
  if (moment) return HELD;
  return id.startsWith("log-drawn") ? DRAW : GLIDE;
}

/** From now on every refill draws from the hurricane's stack. */
const stormIsNear = (): StagedMoment => ({ told: { id: "page-storm", args: {} }, kind: "loss", at: "hurricane", seats: [] });

/** What is staged: the hurricane, a ship that is filled, a large set. */
function momentOf(view: AtlanticaView, told: Told, place: string | null): StagedMoment | null {
  const seat = Number(told.args["seat"]);
  const player = view.players[seat];
  const stage = (id: string, kind: MomentKind, at: string): StagedMoment => ({
    told: { id, args: told.args },
    kind,
    at,
    seats: [seat],
  });
  if (told.id === "log-hurricane") return stage(told.id, "blow", "hurricane");
  const kind = KINDS.find((one) => one === told.args["kind"]);
  if (told.id !== "log-take-treasure" || !player || !kind) return null;
  // Only the reader's own harbour is on the board.
  if (isFilled(player)) return stage("page-filled", "triumph", view.own?.seat === seat ? "harbour" : (place ?? "treasure-1"));
  return player.treasures[kind] + 1 >= LARGE_SET ? stage(told.id, "gain", place ?? "treasure-1") : null;
}

/** Whether one more treasure fills the last crate of a seat with several. */
const isFilled = ({ treasures, crates }: Player): boolean => crates > 1 && sum(treasures) + 1 === crates;

/** The trails with what has been taken from the board. */
function trodden(scene: AtlanticaScene, told: Told, place: string | null): NonNullable<Scene["trails"]> {
  const trails = scene.trails ?? [];
  const from = told.id === "log-take-ship" ? `stack-${told.args["ship"]}` : place;
  if (!told.id.startsWith("log-take-") || !from) return trails;
  return followed(trails, Number(told.args["seat"]), from, from, `seat-${told.args["seat"]}`);
}

/** The scene with exactly the cards of the view; cards that fit keep their place, then their id. */
function settled(scene: AtlanticaScene, view: AtlanticaView): AtlanticaScene {
  const wanted = openCards(view);
  const cards: OpenCard[] = [];
  const moving: OpenCard[] = [];
  for (const card of scene.cards) {
    if (wanted.get(card.at) === card.card) {
      wanted.delete(card.at);
      cards.push(card);
    } else moving.push(card);
  }
  let { next } = scene;
  for (const [at, name] of wanted) {
    const index = moving.findIndex((card) => card.card === name && !card.at.startsWith("seat-"));
    const [card] = index < 0 ? [] : moving.splice(index, 1);
    cards.push({ id: card?.id ?? next++, card: name, at, from: null });
  }
  return { view, cards: cards.toSorted((a, b) => a.id - b.id), flights: [], next, trails: scene.trails ?? [] };
}

/** The scene once a message of the log has come true; null for what moves nothing. */
function afterMessage(scene: AtlanticaScene, { id, args }: Told, action: string): AtlanticaScene | null {
  const seat = `seat-${args["seat"]}`;
  switch (id) {
    case "log-act":
      return under(scene, action);
    case "log-pay":
      return flying(scene, `diver ${args["colour"]}`, seat, "used pile");
    case "log-pay-two":
      return flying(flying(scene, `diver ${args["colour"]}`, seat, "used pile"), `diver ${args["colour"]}`, seat, "used pile", true);
    case "log-drawn":
    case "log-drawn-own":
      return flying(scene, args["colour"] ? `diver ${args["colour"]}` : "diver", "diver deck", seat, true);
    case "log-recruits":
      return flying(scene, "diver", "diver deck", seat);
    case "log-hurricane":
      return flying(scene, "hurricane", "hurricane stack", seat);
    case "log-take-treasure":
      return owning(taken(scene, placeOf(action) ?? "treasure-1", seat), Number(args["seat"]), args["kind"] as Kind);
    case "log-take-ship":
      return taken(scene, `stack-${args["ship"]}`, seat);
    case "log-take-research":
      return taken(scene, placeOf(action) ?? "research-1", seat);
    case "log-end-turn":
    case "log-catch-breath":
      return slid(scene);
    case "log-revealed-treasure":
      return turnedUp(scene, String(args["kind"]), "treasure");
    case "log-revealed-research":
      return turnedUp(scene, String(args["card"]), "research");
    case "log-revealed-ship":
      return come(scene, `${args["ship"]} ${args["crates"]}`, `stack-${args["ship"]}`, `stack-${args["ship"]}`);
    default:
      return null;
  }
}

/** The space that an action such as `take treasure 3` names; null for one that names none. */
function placeOf(action: string): string | null {
  const found = /^take (treasure|research) (\d)$/.exec(action);
  return found ? `${found[1]}-${found[2]}` : null;
}

function under(scene: AtlanticaScene, action: string): AtlanticaScene {
  const way = scene.view.under_way ?? {
    seat: scene.view.seat,
    symbols_left: 3,
    replaced: false,
    areas_used: [],
    paying: [],
    takes_left: 0,
    may_stop: false,
  };
  return { ...scene, flights: [], view: { ...scene.view, under_way: { ...way, action } } };
}

function flying(scene: AtlanticaScene, card: string, from: string, to: string, joins = false): AtlanticaScene {
  const flight = { id: scene.next, card, from, to };
  return { ...scene, flights: joins ? [...scene.flights.slice(-4), flight] : [flight], next: scene.next + 1 };
}

function taken(scene: AtlanticaScene, at: string, seat: string): AtlanticaScene {
  return { ...scene, flights: [], cards: scene.cards.map((card) => (card.at === at ? { ...card, at: seat, from: at } : card)) };
}

/** The scene once a seat has one treasure more: later ones of the same change are counted with it. */
function owning(scene: AtlanticaScene, seat: number, kind: Kind): AtlanticaScene {
  const players = scene.view.players.map((player, index) =>
    index === seat ? { ...player, treasures: { ...player.treasures, [kind]: player.treasures[kind] + 1 } } : player,
  );
  return { ...scene, view: { ...scene.view, players } };
}

/** The rows slide left to close their holes; what has been taken is gone. */
function slid(scene: AtlanticaScene): AtlanticaScene {
  const cards = scene.cards.filter((card) => !card.at.startsWith("seat-"));
  const numbers = (row: string): number[] =>
    cards
      .filter((card) => card.at.startsWith(row))
      .map((card) => Number(card.at.slice(row.length + 1)))
      .toSorted();
  const places = new Map<string, string>();
  for (const row of Object.keys(ROWS)) numbers(row).forEach((number, index) => places.set(`${row}-${number}`, `${row}-${index + 1}`));
  return { ...scene, flights: [], cards: cards.map((card) => ({ ...card, at: places.get(card.at) ?? card.at })) };
}

function turnedUp(scene: AtlanticaScene, card: string, row: keyof typeof ROWS): AtlanticaScene {
  const full = new Set(scene.cards.map((one) => one.at));
  const free = Array.from({ length: ROWS[row] }, (_, index) => `${row}-${index + 1}`).find((place) => !full.has(place));
  if (!free) return scene;
  const pile = row === "research" ? "research deck" : scene.view.boat.deck > 0 ? "treasure deck" : "hurricane stack";
  return come(scene, card, free, pile);
}

function come(scene: AtlanticaScene, card: string, at: string, from: string): AtlanticaScene {
  return { ...scene, flights: [], cards: [...scene.cards, { id: scene.next, card, at, from }], next: scene.next + 1 };
}
