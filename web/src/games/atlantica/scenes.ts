/** From what is shown to the server's view: cards are taken, slide left and are turned up one after the other. */

import type { Line, Told } from "../../shell/protocol";
import type { Timed } from "../../shell/queue";
import type { Scene } from "../contract";
import type { AtlanticaView } from "./view";

/** An open card: its place is a space, a stack, or the seat that has just taken it. */
export interface OpenCard {
  id: number;
  /** A kind of treasure, a research card, or a ship with its crates. */
  card: string;
  at: string;
  /** The pile that it has just come from. */
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
const STORM = 1600;
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
      scene = moved;
      found.push({ scene, milliseconds: told.id.startsWith("log-drawn") ? DRAW : told.id === "log-hurricane" ? STORM : GLIDE });
    }
  }
  return [...found, { scene: settled(scene, view), milliseconds: SETTLE }];
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
  return { view, cards: cards.toSorted((a, b) => a.id - b.id), flights: [], next };
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
      return taken(scene, placeOf(action) ?? "treasure-1", seat);
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
  const way = scene.view.under_way ?? { symbols_left: 3, replaced: false, areas_used: [], paying: [], takes_left: 0 };
  return { ...scene, flights: [], view: { ...scene.view, under_way: { ...way, action } } };
}

function flying(scene: AtlanticaScene, card: string, from: string, to: string, joins = false): AtlanticaScene {
  const flight = { id: scene.next, card, from, to };
  return { ...scene, flights: joins ? [...scene.flights.slice(-4), flight] : [flight], next: scene.next + 1 };
}

function taken(scene: AtlanticaScene, at: string, seat: string): AtlanticaScene {
  return { ...scene, flights: [], cards: scene.cards.map((card) => (card.at === at ? { ...card, at: seat } : card)) };
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
