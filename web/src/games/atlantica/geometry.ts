/** Where everything lies on the board, in units of the drawing, once for each shape of the window. */

import type { Point } from "../../shell/spots";
import type { Shape } from "../contract";
import type { AreaId } from "./view";

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Geometry {
  width: number;
  height: number;
  /** The plates of each area's actions, by level. */
  plates: Record<AreaId, readonly Box[]>;
  /** Where the signs with the areas' names begin. */
  signs: Record<AreaId, Point>;
  /** The middles of the open treasures and research cards. */
  treasures: readonly Point[];
  research: readonly Point[];
  /** How large cards are drawn. */
  treasureSize: number;
  researchSize: number;
  shipSize: number;
  piles: Readonly<Record<string, Point>>;
  gauge: Box;
  /** The reader's own ships. */
  harbour: Box;
  /** The surface of the sea. */
  surface: number;
  /** The diving boat. */
  boat: Point;
}

const inARow = (count: number, x: number, y: number, step: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ x: x + index * step, y }));
const boxes = (count: number, x: number, y: number, width: number, height: number, gap: number): Box[] =>
  inARow(count, x, y, width + gap).map((at) => ({ ...at, width, height }));

const WIDE: Geometry = {
  width: 1200,
  height: 800,
  plates: {
    station: boxes(3, 20, 128, 208, 92, 10),
    tavern: boxes(3, 20, 290, 158, 92, 8),
    port: boxes(3, 690, 312, 162, 148, 8),
    // Each dive lies below the spaces that it adds to those before it.
    boat: [
      { x: 28, y: 654, width: 132, height: 92 },
      { x: 206, y: 678, width: 216, height: 92 },
      { x: 470, y: 702, width: 326, height: 92 },
    ],
  },
  signs: {
    station: { x: 20, y: 4 },
    tavern: { x: 20, y: 258 },
    port: { x: 690, y: 280 },
    boat: { x: 172, y: 494 },
  },
  treasures: [
    { x: 94, y: 578 },
    { x: 260, y: 602 },
    { x: 368, y: 602 },
    { x: 525, y: 626 },
    { x: 633, y: 626 },
    { x: 741, y: 626 },
  ],
  research: inARow(4, 86, 78, 136),
  treasureSize: 1.12,
  researchSize: 0.96,
  shipSize: 0.74,
  piles: {
    "research deck": { x: 622, y: 78 },
    "diver deck": { x: 560, y: 336 },
    "used pile": { x: 630, y: 336 },
    "treasure deck": { x: 900, y: 640 },
    "hurricane stack": { x: 984, y: 640 },
  },
  gauge: { x: 690, y: 12, width: 502, height: 66 },
  harbour: { x: 690, y: 108, width: 502, height: 160 },
  surface: 484,
  boat: { x: 94, y: 474 },
};

/** A tall board without room to spare. */
const LEAST = { width: 720, height: 786 };
/** The most that a tall board grows, and from how much on its harbour has a strip of its own. */
const MOST_MORE = 300;
const STRIP_FROM = 110;
const MOST_STRIP = 190;

/** The tall board with more height than it needs: the harbour gets a strip of its own, then the areas move apart. */
function tall(more: number): Geometry {
  const hasStrip = more >= STRIP_FROM;
  const strip = hasStrip ? Math.min(more, MOST_STRIP) : 0;
  const rest = more - strip;
  const [tavern, port, boat] = [strip + rest * 0.2, strip + rest * 0.4, more];
  return {
    width: LEAST.width,
    height: LEAST.height + more,
    plates: {
      station: boxes(3, 10, 172 + strip, 228, 90, 8),
      tavern: boxes(3, 10, 288 + tavern, 184, 90, 6),
      port: boxes(3, 10, 402 + port, 228, 114, 8),
      boat: boxes(3, 10, 684 + boat, 228, 90, 8),
    },
    signs: {
      station: { x: 10, y: 48 + strip },
      tavern: { x: 10, y: 262 + tavern },
      port: { x: 10, y: 376 + port },
      boat: { x: 94, y: 532 + boat },
    },
    treasures: inARow(6, 56, 622 + boat, 95),
    research: inARow(4, 80, 124 + strip, 140),
    treasureSize: 0.96,
    researchSize: 0.98,
    shipSize: 0.7,
    piles: {
      "research deck": { x: 654, y: 124 + strip },
      "diver deck": { x: 614, y: 334 + tavern },
      "used pile": { x: 678, y: 334 + tavern },
      "treasure deck": { x: 620, y: 622 + boat },
      "hurricane stack": { x: 684, y: 622 + boat },
    },
    gauge: { x: 8, y: 4, width: hasStrip ? 704 : 330, height: 42 },
    harbour: hasStrip ? { x: 8, y: 54, width: 704, height: strip - 14 } : { x: 346, y: 0, width: 368, height: 72 },
    surface: 530 + boat,
    boat: { x: 46, y: 526 + boat },
  };
}

/** The board for a frame of so much height for its width. */
export function geometryFor(shape: Shape, heightPerWidth: number): Geometry {
  if (shape === "wide") return WIDE;
  return tall(Math.round(Math.min(Math.max(heightPerWidth * LEAST.width - LEAST.height, 0), MOST_MORE)));
}

/** The middle of a card's place; piles have their own names, and what a seat takes goes to its harbour or its plate. */
export function placePoint(board: Geometry, place: string, viewer: number | null): Point {
  const [name = "", last = ""] = place.split("-");
  const number = Number(last);
  if (name === "seat") return seatPoint(board, number, viewer);
  const point =
    name === "treasure" ? board.treasures[number - 1] : name === "research" ? board.research[number - 1] : pilePoint(board, place);
  if (!point) throw new Error(`there is no place ${place} on the board`);
  return point;
}

/** How large a card is drawn at a place. */
export function cardSize(board: Geometry, place: string): number {
  if (place.startsWith("treasure-")) return board.treasureSize;
  if (place.startsWith("research-")) return board.researchSize;
  return place.startsWith("stack-") ? board.shipSize / 0.84 : 1;
}

const STACKS = ["stack-boat", "stack-freighter", "stack-transport"];

function pilePoint(board: Geometry, place: string): Point | undefined {
  const plate = board.plates.port[STACKS.indexOf(place)];
  return plate ? { x: plate.x + plate.width / 2, y: plate.y + plate.height * 0.41 } : board.piles[place];
}

/** What others take leaves the board upwards, to their plates. */
function seatPoint(board: Geometry, seat: number, viewer: number | null): Point {
  const { x, y, width, height } = board.harbour;
  return seat === viewer ? { x: x + width / 2, y: y + height / 2 } : { x: (board.width * (seat + 0.5)) / 4, y: -50 };
}

const SYMBOL = 27;
const PADDING = 5;
const GAP = 6;
/** The room for what says that two cards stand in for one. */
const REPLACED = 38;

export interface Pill {
  x: number;
  width: number;
  /** Where each colour's sign lies. */
  signs: number[];
}

/** The symbols of a cost side by side, around 0; `replaced` is the one that two cards of another colour would pay. */
export function costPills(sizes: readonly number[], replaced = -1): Pill[] {
  const widths = sizes.map((size, index) => size * SYMBOL + 2 * PADDING + (index === replaced ? REPLACED : 0));
  const whole = widths.reduce((total, width) => total + width, 0) + GAP * (sizes.length - 1);
  let x = -whole / 2;
  return widths.map((width, index) => {
    const pill = { x, width, signs: Array.from({ length: sizes[index] ?? 0 }, (_, sign) => x + PADDING + SYMBOL * (sign + 0.5)) };
    x += width + GAP;
    return pill;
  });
}
