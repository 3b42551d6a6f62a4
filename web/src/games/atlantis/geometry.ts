/** Where everything lies on the board, in units of the drawing, once for each shape of the window. */

import type { Point } from "../../shell/spots";
import type { Shape } from "../contract";
import { type Figure, type Gap, PLACES, numberOf } from "./view";

/** A row of the path: the column of its first place, and of its last. */
type Row = readonly [first: number, last: number];

interface Plan {
  width: number;
  height: number;
  rows: readonly Row[];
  left: number;
  top: number;
  step: number;
  pitch: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

export interface Geometry {
  width: number;
  height: number;
  /** The middles of Atlantis's gate, of the places, and of the Mainland's gate. */
  points: readonly Point[];
  /** The row of each of them. */
  rows: readonly number[];
  /** What can be touched for a place. */
  cell: { width: number; height: number };
  tile: number;
  /** The half width of the causeway, and how far its turns reach out. */
  causeway: number;
  turn: number;
  /** Where the figures of all seats stand at the ends of the path. */
  homes: { atlantis: Box; mainland: Box };
  deck: Point;
  discard: Point;
  /** The shores as they can be clicked, and where their names and labels stand. */
  shores: { atlantis: string; mainland: string };
  names: { atlantis: Point; mainland: Point };
  labels: { atlantis: Point; mainland: Point };
}

function pathOf({ rows, left, top, step, pitch }: Plan): { points: Point[]; rows: number[] } {
  const points: Point[] = [];
  const found: number[] = [];
  rows.forEach(([first, last], row) => {
    const sense = Math.sign(last - first);
    for (let column = first; column !== last + sense; column += sense) {
      points.push({ x: left + column * step, y: Math.round(top + row * pitch + 7 * Math.sin(column * 0.8 + row * 1.9)) });
      found.push(row);
    }
  });
  return { points, rows: found };
}

const WIDE_PLAN: Plan = {
  width: 1200,
  height: 800,
  rows: [
    [2, 12],
    [12, 2],
    [2, 10],
    [10, 0],
    [0, 10],
  ],
  left: 70,
  top: 88,
  step: 88,
  pitch: 154,
};
const wide = pathOf(WIDE_PLAN);

const WIDE: Geometry = {
  width: WIDE_PLAN.width,
  height: WIDE_PLAN.height,
  points: [{ x: 168, y: 92 }, ...wide.points, { x: 1036, y: 704 }],
  rows: [0, ...wide.rows, 4],
  cell: { width: 88, height: 130 },
  tile: 77,
  causeway: 47,
  turn: 34,
  homes: { atlantis: { x: 12, y: 34, width: 144, height: 176 }, mainland: { x: 1044, y: 504, width: 148, height: 178 } },
  deck: { x: 1094, y: 746 },
  discard: { x: 1162, y: 746 },
  shores: {
    atlantis: "M6 6H158Q176 40 170 100T164 196H6Z",
    mainland: "M1194 496H1076Q1044 530 1036 590T1028 690H1194Z",
  },
  names: { atlantis: { x: 96, y: 22 }, mainland: { x: 1112, y: 488 } },
  labels: { atlantis: { x: 96, y: 240 }, mainland: { x: 1064, y: 676 } },
};

const TALL_PLAN: Plan = {
  width: 720,
  height: 752,
  rows: [
    [5, 7],
    [7, 0],
    [0, 7],
    [7, 0],
    [0, 7],
    [7, 0],
    [0, 7],
    [7, 6],
  ],
  left: 52,
  top: 54,
  step: 88,
  pitch: 92,
};
const tall = pathOf(TALL_PLAN);

const TALL: Geometry = {
  width: TALL_PLAN.width,
  height: TALL_PLAN.height,
  points: [{ x: 396, y: 54 }, ...tall.points, { x: 500, y: 700 }],
  rows: [0, ...tall.rows, 7],
  cell: { width: 88, height: 90 },
  tile: 74,
  causeway: 43,
  turn: 26,
  homes: { atlantis: { x: 100, y: 22, width: 302, height: 74 }, mainland: { x: 164, y: 656, width: 310, height: 74 } },
  deck: { x: 50, y: 706 },
  discard: { x: 122, y: 706 },
  shores: {
    atlantis: "M-20-20H418Q446 20 436 54Q432 92 392 98H-20Z",
    mainland: "M-20 656Q200 640 396 650Q488 654 520 682Q532 716 514 790H-20Z",
  },
  names: { atlantis: { x: 248, y: 17 }, mainland: { x: 330, y: 746 } },
  labels: { atlantis: { x: 396, y: 84 }, mainland: { x: 470, y: 690 } },
};

export const GEOMETRIES: Record<Shape, Geometry> = { wide: WIDE, tall: TALL };

/** The longest way that is walked at the common speed; who goes further goes faster. */
export const LONGEST_WALK = 1300;
/** Where a figure stands on its tile. */
const STAND: Point = { x: 15, y: 14 };
const NOWHERE: Point = { x: 0, y: 0 };

/** The middle of a place. */
export const point = (board: Geometry, number: number): Point => board.points[Math.max(0, Math.min(PLACES + 1, number))] ?? NOWHERE;

/** How far a tile lies askew, as tiles do on a table. */
export function tilt(number: number): number {
  return (((number * 37) % 7) - 3) * 0.7;
}

/** Whether a place begins a new row. */
export const isTurn = (board: Geometry, number: number): boolean => board.rows[number] !== board.rows[number - 1];

/** A line through the middles of places, a turn of the way drawn round. */
export function wayThrough(board: Geometry, first: number, last: number): string {
  const begin = point(board, first);
  let path = `M${begin.x} ${begin.y}`;
  for (let number = first + 1; number <= last; number++) path += leg(board, number);
  return path;
}

/** The line from the place before to a place. */
function leg(board: Geometry, number: number): string {
  const [before, here] = [point(board, number - 1), point(board, number)];
  if (!isTurn(board, number)) return `L${here.x} ${here.y}`;
  const out = Math.sign(before.x - point(board, number - 2).x) * board.turn;
  return `C${before.x + out} ${before.y} ${here.x + out} ${here.y} ${here.x} ${here.y}`;
}

/** The way over a gap, from the place before it to the one after it. */
export const gapWay = (board: Geometry, { places }: Gap): string => wayThrough(board, (places[0] ?? 1) - 1, (places.at(-1) ?? 1) + 1);

/** How long the way between two places is. */
export function wayLength(board: Geometry, first: number, last: number): number {
  let length = 0;
  for (let number = first + 1; number <= last; number++) {
    const [before, here] = [point(board, number - 1), point(board, number)];
    length += Math.hypot(before.x - here.x, before.y - here.y);
  }
  return length;
}

/** The way that a figure walks between two places, on the right side of its tiles. */
export function walkWay(board: Geometry, first: number, last: number, begin: Point, end: Point): string {
  const aside = { ...board, points: board.points.map(({ x, y }) => ({ x: x + STAND.x, y: y + STAND.y })) };
  return `M${begin.x} ${begin.y}L${wayThrough(aside, first, last).slice(1)}L${end.x} ${end.y}`;
}

/** The room that a figure needs, at full size, and how far its foot is below its middle. */
const FIGURE = { width: 46, height: 68, foot: 8 };
const FIGURES = 3;

const isHome = (place: string): place is "atlantis" | "mainland" => place === "atlantis" || place === "mainland";

/** The home of a seat at an end of the path: in rows of one seat where it is narrow, of two where it is wide. */
export function homeOf(board: Geometry, place: "atlantis" | "mainland", seat: number, seats: number): Box & { size: number } {
  const { x, y, width, height } = board.homes[place];
  const across = width > 2 * height ? 2 : 1;
  const down = Math.ceil(seats / across);
  const own = { width: width / across, height: height / down };
  const size = Math.min(1, own.width / FIGURES / FIGURE.width, own.height / FIGURE.height);
  return { ...own, x: x + (seat % across) * own.width, y: y + Math.floor(seat / across) * own.height, size };
}

/** How large a figure is drawn: smaller where many stand side by side. */
export function figureSize(board: Geometry, place: string, seats: number): number {
  return isHome(place) ? homeOf(board, place, 0, seats).size : 1;
}

function homePoint(board: Geometry, place: "atlantis" | "mainland", { seat, number }: Figure, seats: number): Point {
  const { x, y, width, height, size } = homeOf(board, place, seat, seats);
  const step = Math.min(width / FIGURES, FIGURE.width * size * 1.15);
  return { x: x + width / 2 + (number - 2) * step, y: y + height / 2 + FIGURE.foot * size };
}

/** How many seats these figures belong to. */
export const seatsOf = (figures: readonly Figure[]): number => Math.max(0, ...figures.map(({ seat }) => seat)) + 1;

/** Where a figure stands; a figure on its way beside the one whose place it passes. */
export function figurePoint(board: Geometry, figure: Figure, all: readonly Figure[]): Point {
  if (isHome(figure.place)) return homePoint(board, figure.place, figure, seatsOf(all));
  const here = all.filter((other) => other.place === figure.place);
  const middle = point(board, numberOf(figure.place));
  const aside = here.length > 1 ? (here.indexOf(figure) ? -34 : 6) : 0;
  return { x: middle.x + STAND.x + aside, y: middle.y + STAND.y };
}

/** Where the key of the lens lies, in parts of the drawing. */
export const LENS: Record<Shape, Point> = { wide: { x: 0.004, y: 0.44 }, tall: { x: 0.004, y: 0.004 } };
