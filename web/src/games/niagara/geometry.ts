/** Where everything lies on the board, in units of the drawing, once for each shape of the window. */

import type { Point } from "../../shell/spots";
import type { Shape } from "../contract";
import type { Disc } from "./river";
import { type Branch, COLOURS, type Canoe, type Colour, type Place, SPACES, type Space, isOnRiver } from "./view";

export const DISC = 46;
/** The river's width at the banks. */
export const RIVER = 112;
const MAIN = ["1", "2", "3", "4", "5"] as const;

/** A seat's part of the bank. */
export interface Plot extends Point {
  width: number;
  height: number;
}

export interface Geometry {
  width: number;
  height: number;
  spaces: Record<Space, Point>;
  source: Point;
  falls: Record<Branch, Point>;
  /** The heaps of gems; one that is turned lies upright. */
  deposits: Record<Colour, Point & { isTurned?: boolean }>;
  /** The bank as a box. */
  bank: Plot;
  jetty: Point & { angle: number };
  sign: Point & { angles: Record<Branch, number> };
  paper: Point;
  weather: Plot;
  /** The way from the brink down, for what goes over it. */
  over: Point;
  /** How far a fall, which is drawn downwards, is turned, and where its lip lies. */
  lip: Point & { angle: number };
  /** Where the first of the lost canoes lies, and how they go on. */
  lost: Plot;
}

const WIDE: Geometry = {
  width: 1200,
  height: 800,
  spaces: {
    "1": { x: 366, y: 432 },
    "2": { x: 460, y: 374 },
    "3": { x: 564, y: 352 },
    "4": { x: 664, y: 392 },
    "5": { x: 766, y: 424 },
    "left-6": { x: 850, y: 322 },
    "left-7": { x: 956, y: 252 },
    "right-6": { x: 850, y: 528 },
    "right-7": { x: 956, y: 600 },
  },
  source: { x: 270, y: 436 },
  falls: { left: { x: 1104, y: 222 }, right: { x: 1104, y: 630 } },
  deposits: {
    violet: { x: 556, y: 198 },
    white: { x: 646, y: 562 },
    yellow: { x: 740, y: 232 },
    blue: { x: 918, y: 425, isTurned: true },
    pink: { x: 1008, y: 425, isTurned: true },
  },
  bank: { x: 0, y: 0, width: 262, height: 800 },
  jetty: { x: 276, y: 436, angle: 90 },
  sign: { x: 842, y: 424, angles: { left: -42, right: 42 } },
  paper: { x: 286, y: 40 },
  weather: { x: 300, y: 672, width: 396, height: 84 },
  over: { x: 74, y: 26 },
  lip: { x: -44, y: 0, angle: -90 },
  lost: { x: 1146, y: 340, width: 0, height: 176 },
};

const TALL: Geometry = {
  width: 720,
  height: 900,
  spaces: {
    "1": { x: 360, y: 250 },
    "2": { x: 304, y: 334 },
    "3": { x: 330, y: 428 },
    "4": { x: 402, y: 500 },
    "5": { x: 368, y: 592 },
    "left-6": { x: 232, y: 662 },
    "left-7": { x: 156, y: 750 },
    "right-6": { x: 506, y: 662 },
    "right-7": { x: 578, y: 750 },
  },
  source: { x: 366, y: 162 },
  falls: { left: { x: 118, y: 866 }, right: { x: 616, y: 866 } },
  deposits: {
    violet: { x: 168, y: 398 },
    white: { x: 566, y: 520 },
    yellow: { x: 138, y: 546 },
    blue: { x: 368, y: 712 },
    pink: { x: 368, y: 802 },
  },
  bank: { x: 0, y: 0, width: 720, height: 164 },
  jetty: { x: 362, y: 178, angle: 0 },
  sign: { x: 368, y: 654, angles: { left: 180, right: 0 } },
  paper: { x: 12, y: 192 },
  weather: { x: 612, y: 184, width: 96, height: 268 },
  over: { x: 0, y: 62 },
  lip: { x: 0, y: -66, angle: 0 },
  lost: { x: 366, y: 872, width: 300, height: 0 },
};

export const GEOMETRIES: Record<Shape, Geometry> = { wide: WIDE, tall: TALL };

/** The space from which each deposit is reached. */
export const DEPOSIT_SPACES: Record<Colour, number> = { violet: 3, white: 4, yellow: 5, blue: 6, pink: 7 };
export const WEATHERS = [2, 1, 0, -1] as const;

/** The middle of the stream from the source to the end of a branch. */
export function stream(board: Geometry, branch: Branch): Point[] {
  return [
    board.source,
    ...MAIN.map((space) => board.spaces[space]),
    board.spaces[`${branch}-6`],
    board.spaces[`${branch}-7`],
    board.falls[branch],
  ];
}

const direction = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Where the water flows at each point of the stream into a branch; before the fork it goes on between the branches. */
function headings(board: Geometry, branch: Branch): Point[] {
  const line = stream(board, branch);
  const { "4": before, "left-6": left, "right-6": right } = board.spaces;
  const fork = direction(before, { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 });
  return line.map((at, index) => (index === MAIN.length ? fork : direction(line[index - 1] ?? at, line[index + 1] ?? at)));
}

/** A smooth line through points that has a direction at each of them. */
function along(line: readonly Point[], turns: readonly Point[]): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return line
    .map((to, index) => {
      const [from, out, into] = [line[index - 1], turns[index - 1], turns[index]];
      if (!from || !out || !into) return `M${round(to.x)} ${round(to.y)}`;
      const third = Math.hypot(to.x - from.x, to.y - from.y) / 3;
      const [a, b] = [from.x + out.x * third, from.y + out.y * third];
      const [c, d] = [to.x - into.x * third, to.y - into.y * third];
      return `C${round(a)} ${round(b)} ${round(c)} ${round(d)} ${round(to.x)} ${round(to.y)}`;
    })
    .join("");
}

/** A line of the stream beside its middle, by so many units, from one of its points on. */
export function lane(board: Geometry, branch: Branch, aside: number, first = 0): string {
  const line = stream(board, branch);
  const turns = headings(board, branch);
  const beside = line.map(({ x, y }, index) => {
    const turn = turns[index] ?? { x: 1, y: 0 };
    return { x: x - turn.y * aside, y: y + turn.x * aside };
  });
  return along(beside.slice(first), turns.slice(first));
}

/** Where a place lies in the order of the stream; the bank is the source. */
function depth(place: Place): number {
  if (place === "bank") return 0;
  if (place === "lost" || place.startsWith("falling")) return 8;
  return Number(place.at(-1));
}

const branchOf = (place: Place): Branch | null =>
  place.startsWith("left") || place === "falling-left" ? "left" : place.startsWith("right") || place === "falling-right" ? "right" : null;

/** Where the water flows at a space. */
const flowAt = (board: Geometry, space: Space): Point => headings(board, branchOf(space) ?? "left")[depth(space)] ?? { x: 1, y: 0 };

/** How a canoe lies in the water, in degrees; always with its letters more or less upright. */
export function heading(board: Geometry, place: Place): number {
  if (!isOnRiver(place)) return 0;
  const flow = flowAt(board, place);
  return upright((Math.atan2(flow.y, flow.x) * 180) / Math.PI);
}

const upright = (angle: number): number => (angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle);

export interface Journey {
  path: string;
  length: number;
  /** Whether the canoe goes with its stern ahead, so that its letters stay upright. */
  isReversed: boolean;
}

/** The way of a canoe from one place to another: along the stream, never over land but the bank. */
export function journey(board: Geometry, from: Place, to: Place, begin: Point, end: Point): Journey {
  const sense = depth(to) < depth(from) ? -1 : 1;
  const between = spacesBetween(from, to, sense);
  const ashore = from === "bank" || to === "bank" ? [board.source] : [];
  const middle = between.map((space) => board.spaces[space]);
  const points = [begin, ...(from === "bank" ? ashore : []), ...middle, ...(from === "bank" ? [] : ashore), end];
  const places: (Place | null)[] = [from, ...(from === "bank" ? [null] : []), ...between, ...(to === "bank" ? [null] : []), to];
  const turns = places.map((place, index) => {
    const at = points[index] ?? begin;
    if (!place || !isOnRiver(place)) return direction(points[index - 1] ?? at, points[index + 1] ?? at);
    const flow = flowAt(board, place);
    return { x: flow.x * sense, y: flow.y * sense };
  });
  const length = points
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - (points[index]?.x ?? x), y - (points[index]?.y ?? y)), 0);
  return { path: along(points, turns), length, isReversed: (turns.at(-1)?.x ?? 1) < -0.001 };
}

/** The spaces that a canoe passes on its way. */
function spacesBetween(from: Place, to: Place, sense: number): Space[] {
  const branch = branchOf(to) ?? branchOf(from) ?? "left";
  const found: Space[] = [];
  for (let at = depth(from) + sense; at !== depth(to) && at > 0 && at < 8; at += sense)
    found.push((at > 5 ? `${branch}-${at}` : String(at)) as Space);
  return found;
}

/** A seat's part of the bank. */
export function plot(board: Geometry, seat: number, seats: number): Plot {
  const { width, height } = board.bank;
  if (board.bank.height > board.bank.width) {
    const part = (height - 24) / seats;
    return { x: 12, y: 12 + part * seat + 4, width: width - 44, height: part - 8 };
  }
  const part = (width - 16) / seats;
  return { x: 8 + part * seat + 3, y: 8, width: part - 6, height: height - 26 };
}

/** How large canoes on the bank are drawn: five seats have less room. */
export const bankSize = (board: Geometry, seats: number): number => (board.width < 1000 && seats > 4 ? 0.82 : 1);

/** Where a seat's tile lies on its part of the bank. */
export function tilePoint(board: Geometry, seat: number, seats: number): Point & { size: number } {
  const own = plot(board, seat, seats);
  const size = board.width > 1000 ? Math.min(1.7, own.height / 84) : 0.94 * bankSize(board, seats);
  return { x: own.x + own.width - 26 * size - 4, y: board.width > 1000 ? own.y + own.height / 2 : own.y + 36 * size, size };
}

/** Where the lifebelt of a seat hangs: at the corner of its tile, or beside its letter. */
export function beltPoint(board: Geometry, seat: number, seats: number): Point {
  const { x, y, size } = tilePoint(board, seat, seats);
  const own = plot(board, seat, seats);
  return board.width > 1000 ? { x: x - 22 * size, y: y - 28 * size } : { x: own.x + 54, y: own.y + 21 };
}

/** The hollow in which a canoe lies. */
export const CRADLE = "M-49 0C-42-13-26-18 0-18S42-13 49 0C42 13 26 18 0 18S-42 13-49 0Z";

/** Where a seat's gems lie. */
export function gemsPoint(board: Geometry, seat: number, seats: number): Point {
  const own = plot(board, seat, seats);
  return { x: own.x + own.width / 2 - (board.width > 1000 ? 36 : 0), y: own.y + own.height - 14 };
}

/** Where a canoe lies at home. */
export function bankPoint(board: Geometry, canoe: Pick<Canoe, "seat" | "number">, seats: number): Point {
  const own = plot(board, canoe.seat, seats);
  const size = bankSize(board, seats);
  const gap = board.width > 1000 ? Math.min(42, (own.height - 44) / 2) : 34;
  const top = board.width > 1000 ? own.y + (own.height - 24) / 2 : own.y + 76;
  const left = board.width > 1000 ? own.x + 60 : own.x + 52 * size;
  return { x: left, y: top + (canoe.number - 1.5) * gap };
}

export function discPoint(board: Geometry, disc: Disc): Point {
  if (disc.place === "fallen") return board.falls[disc.branch];
  return disc.place === "source" ? board.source : board.spaces[disc.place];
}

/** Where a canoe lies: those that share a space lie side by side. */
export function canoePoint(board: Geometry, canoe: Canoe, all: readonly Canoe[], seats: number): Point {
  if (canoe.place === "bank") return bankPoint(board, canoe, seats);
  if (canoe.place === "lost") return lostPoint(board, canoe, all);
  if (!isOnRiver(canoe.place)) return board.falls[canoe.place === "falling-left" ? "left" : "right"];
  const here = all.filter((other) => other.place === canoe.place);
  const middle = board.spaces[canoe.place];
  const aside = (here.indexOf(canoe) - (here.length - 1) / 2) * Math.min(32, 92 / here.length);
  const angle = (heading(board, canoe.place) * Math.PI) / 180;
  return { x: middle.x - Math.sin(angle) * aside, y: middle.y + Math.cos(angle) * aside };
}

function lostPoint({ lost }: Geometry, canoe: Canoe, all: readonly Canoe[]): Point {
  const gone = all.filter((other) => other.place === "lost");
  const part = gone.length > 1 ? gone.indexOf(canoe) / (gone.length - 1) - 0.5 : 0;
  const spread = Math.min(1, (gone.length - 1) / 3);
  return { x: lost.x + lost.width * part * spread, y: lost.y + lost.height / 2 + lost.height * part * spread };
}

/** How broad the area is that can be touched for a canoe. */
export function canoeReach(place: Place, all: readonly Canoe[]): number {
  const count = all.filter((canoe) => canoe.place === place).length;
  return place === "bank" ? 40 : Math.max(24, 92 / count);
}

/** The place of a gem in a heap of so many, around the middle of the heap. */
export function heapPoint(index: number, count: number, columns: number, step: number): Point {
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return { x: ((index % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step * 0.95 };
}

/** Gems of a heap in the order in which they lie. */
export function byColour(a: { kind: string; id: string }, b: { kind: string; id: string }): number {
  return COLOURS.indexOf(a.kind as Colour) - COLOURS.indexOf(b.kind as Colour) || a.id.localeCompare(b.id);
}

/** The middles of all spaces, for drawing them. */
export const spacePoints = (board: Geometry): { space: Space; point: Point }[] =>
  SPACES.map((space) => ({ space, point: board.spaces[space] }));
