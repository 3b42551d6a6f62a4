/** Where everything lies on the board, in units of the drawing. */

import type { Point } from "../../shell/spots";
import type { AreaId } from "./view";

export const WIDTH = 720;
export const HEIGHT = 900;

export interface Box extends Point {
  width: number;
  height: number;
}

/** The top of each area's band, and how tall it is. */
export const BANDS: Record<AreaId, { y: number; height: number }> = {
  station: { y: 76, height: 214 },
  tavern: { y: 292, height: 124 },
  port: { y: 418, height: 164 },
  boat: { y: 584, height: 316 },
};

const LEFT = 16;
const PLATES: Record<AreaId, { y: number; width: number; height: number; gap: number }> = {
  station: { y: 198, width: 224, height: 88, gap: 8 },
  tavern: { y: 324, width: 184, height: 88, gap: 6 },
  port: { y: 450, width: 224, height: 128, gap: 8 },
  boat: { y: 798, width: 224, height: 92, gap: 8 },
};

/** The plate of an area's action, by level from 0. */
export function plateBox(area: AreaId, level: number): Box {
  const { y, width, height, gap } = PLATES[area];
  return { x: LEFT + level * (width + gap), y, width, height };
}

const TREASURE: Box = { x: LEFT, y: 668, width: 88, height: 120 };
const RESEARCH: Box = { x: LEFT, y: 106, width: 138, height: 88 };

/** The middle of a card's place; piles have their own names. */
export function placePoint(place: string, seats: number): Point {
  const [name = "", last = ""] = place.split("-");
  const number = Number(last);
  if (name === "treasure")
    return { x: TREASURE.x + (number - 1) * (TREASURE.width + 6) + TREASURE.width / 2, y: TREASURE.y + TREASURE.height / 2 };
  if (name === "research")
    return { x: RESEARCH.x + (number - 1) * (RESEARCH.width + 8) + RESEARCH.width / 2, y: RESEARCH.y + RESEARCH.height / 2 };
  if (name === "seat") return { x: seatBox(number, seats).x + 22, y: 36 };
  const point = PILES[place];
  if (!point) throw new Error(`there is no place ${place} on the board`);
  return point;
}

const stackPoint = (level: number): Point => {
  const plate = plateBox("port", level);
  return { x: plate.x + plate.width / 2, y: plate.y + 44 };
};

export const PILES: Record<string, Point> = {
  "stack-boat": stackPoint(0),
  "stack-freighter": stackPoint(1),
  "stack-transport": stackPoint(2),
  "treasure deck": { x: 610, y: 728 },
  "hurricane stack": { x: 674, y: 728 },
  "research deck": { x: 654, y: 150 },
  "diver deck": { x: 612, y: 368 },
  "used pile": { x: 674, y: 368 },
};

export const CARD_SIZES = { treasure: TREASURE, research: RESEARCH, stack: { width: 200, height: 84 } } as const;

/** A seat's place in the row at the top. */
export function seatBox(seat: number, seats: number): Box {
  const width = (WIDTH - 12) / seats;
  return { x: 6 + seat * width, y: 6, width: width - 4, height: 64 };
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
