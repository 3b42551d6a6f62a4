/** What the landscape is made of, in units of the drawing, once for each shape of the window. */

import type { Point } from "../../shell/spots";
import type { Shape } from "../contract";
import type { Geometry } from "./geometry";

/** Where something stands and how large it is. */
export type Mark = readonly [x: number, y: number, size: number];
/** A house: its left corner on the ground, how wide and how high it is. */
export type House = readonly [x: number, y: number, width: number, height: number];

export interface Land {
  horizon: number;
  /** Where the far sea begins, beside the land. */
  shore: number;
  ridge: string;
  hill: string;
  terraces: string;
  path: string;
  quay: string;
  floor: string;
  houses: readonly House[];
  trees: readonly Mark[];
  cypresses: readonly Mark[];
  lamps: readonly Point[];
  station?: Mark;
  crane?: Mark;
  lighthouse?: Mark;
  wreck: Mark;
  ruins: readonly Mark[];
  weeds: readonly Mark[];
  corals: readonly Mark[];
  fish: readonly Mark[];
  bubbles: readonly Mark[];
  /** Where shafts of light come down, and how wide they are. */
  rays: readonly (readonly [x: number, width: number])[];
  clouds: readonly Mark[];
  storm: Mark;
}

const WIDE: Land = {
  horizon: 142,
  shore: 480,
  ridge: "M-900 200C-500 30-240-44 40-36Q250-32 400 54T690 142Q700 300 684 484H-900Z",
  hill: "M-900 330C-500 190-200 150 80 168Q330 180 470 240T640 330Q676 380 680 484H-900Z",
  terraces:
    "M-40 206Q200 196 420 236M470 256Q560 276 610 318M500 300Q590 330 640 388M-60 246Q160 232 330 246M512 346Q590 366 640 420M520 400Q600 410 650 440",
  path: "M594 296Q560 320 588 352T556 402T590 446",
  quay: "M-900 440H652Q676 440 676 458V500H-900Z",
  floor:
    "M-900 752H160C194 752 186 778 212 778H426C458 778 448 802 478 802H808C850 802 868 760 920 756Q1010 742 1090 772T1300 780T2100 770V1700H-900Z",
  houses: [
    [-58, 440, 70, 40],
    [18, 440, 66, 50],
    [88, 440, 54, 36],
    [146, 440, 74, 54],
    [224, 440, 58, 40],
    [286, 440, 66, 50],
    [356, 440, 56, 38],
    [416, 440, 64, 46],
  ],
  trees: [
    [512, 262, 0.7],
    [536, 430, 0.8],
    [504, 438, 0.6],
    [-90, 436, 1.1],
    [656, 436, 0.5],
  ],
  cypresses: [
    [548, 286, 0.8],
    [562, 290, 0.6],
    [652, 322, 0.8],
    [666, 334, 0.6],
    [520, 392, 0.7],
  ],
  lamps: [
    { x: 84, y: 440 },
    { x: 284, y: 440 },
    { x: 484, y: 440 },
    { x: 646, y: 440 },
  ],
  station: [604, 290, 0.8],
  crane: [604, 440, 1],
  lighthouse: [1168, 146, 1],
  wreck: [1010, 772, 1],
  ruins: [
    [880, 764, 1.5],
    [1150, 778, 1],
    [440, 800, 0.8],
    [184, 776, 0.7],
  ],
  weeds: [
    [12, 754, 1],
    [182, 778, 0.9],
    [440, 802, 1],
    [818, 800, 1.2],
    [846, 790, 0.9],
    [1184, 780, 1.1],
    [1200, 782, 0.8],
  ],
  corals: [
    [170, 762, 0.8],
    [452, 800, 1],
    [836, 794, 1],
    [1176, 784, 0.9],
  ],
  fish: [
    [856, 536, 1],
    [892, 522, 0.8],
    [918, 544, 0.7],
    [1092, 556, 1.1],
    [1132, 540, 0.8],
    [448, 536, 0.8],
    [472, 548, 0.6],
    [1060, 606, 0.7],
  ],
  bubbles: [
    [190, 600, 5],
    [196, 576, 4],
    [186, 556, 3],
    [448, 610, 5],
    [454, 582, 3.5],
    [836, 640, 5],
    [842, 612, 4],
    [1080, 690, 5],
    [1086, 664, 4],
  ],
  rays: [
    [150, 70],
    [300, 44],
    [520, 90],
    [700, 40],
    [900, 80],
    [1080, 50],
  ],
  clouds: [
    [740, 116, 0.7],
    [560, 6, 0.9],
    [330, -34, 0.6],
    [900, 60, 0.5],
  ],
  storm: [1010, 142, 1],
};

/** A tall board stretches with its window: the land moves down with the plates. */
function tall(board: Geometry): Land {
  const hills = board.signs.station.y - 48;
  const town = board.signs.tavern.y - 262;
  const port = board.signs.port.y - 376;
  const deep = board.surface - 530;
  const at = (y: number, points: readonly (readonly [number, number])[]): string =>
    points.map(([x, dy], index) => `${index ? "L" : "M"}${x} ${y + dy}`).join("");
  const bottom = deep + 766;
  return {
    horizon: hills ? board.harbour.y + board.harbour.height * 0.5 : 120,
    shore: -900,
    ridge: `M-900 ${hills + 130}C-500 ${hills + 40}-200 ${hills + 20} 60 ${hills + 40}Q230 ${hills + 60} 330 ${hills + 96}T560 ${hills + 150}T900 ${hills + 170}V${port + 390}H-900Z`,
    hill: `M-900 ${hills + 200}C-500 ${hills + 110}-200 ${hills + 90} 80 ${hills + 106}Q330 ${hills + 120} 520 ${hills + 170}T1600 ${hills + 230}V${port + 400}H-900Z`,
    terraces: at(town + 284, [
      [-20, 0],
      [740, 0],
    ]),
    path: `M700 ${town + 250}Q664 ${town + 290} 690 ${town + 330}T660 ${port + 386}`,
    quay: `M-900 ${port + 378}H1620V${port + 408}H-900Z`,
    floor: `M-900 ${bottom - 6}Q90 ${bottom - 26} 190 ${bottom - 2}T400 ${bottom - 8}T600 ${bottom}T1620 ${bottom - 16}V2400H-900Z`,
    houses: [170, 236, 286, 352, 408, 474, 526].map((x, index): House => [x, town + 286, 44 + (index % 3) * 8, 17 + (index % 3) * 4]),
    trees: [
      [640, town + 276, 0.6],
      [690, town + 282, 0.7],
    ],
    cypresses: [
      [606, town + 286, 0.5],
      [618, town + 286, 0.4],
    ],
    lamps: [200, 380, 560].map((x) => ({ x, y: port + 378 })),
    ...(hills ? { lighthouse: [690, board.harbour.y + board.harbour.height * 0.5 + 3, 0.8] as const } : {}),
    wreck: [560, bottom - 14, 0.7],
    ruins: [
      [90, bottom - 8, 0.8],
      [330, bottom - 6, 0.9],
    ],
    weeds: [
      [6, bottom - 18, 0.8],
      [244, bottom - 16, 0.7],
      [480, bottom - 16, 0.8],
      [712, bottom - 24, 0.8],
    ],
    corals: [
      [238, bottom - 4, 0.7],
      [482, bottom - 4, 0.8],
    ],
    fish: [
      [300, board.surface + 20, 0.9],
      [334, board.surface + 26, 0.7],
      [520, board.surface + 18, 0.9],
      [660, board.surface + 24, 0.8],
    ],
    bubbles: [
      [110, board.surface + 30, 4],
      [116, board.surface + 16, 3],
    ],
    rays: [
      [130, 50],
      [300, 34],
      [440, 60],
      [610, 40],
    ],
    clouds: [
      [400, 70, 0.5],
      [120, 66, 0.5],
      [560, 92, 0.4],
    ],
    storm: [600, hills ? board.harbour.y + board.harbour.height * 0.5 : 120, hills ? 0.8 : 0.6],
  };
}

/** The landscape around a board. */
export const landAround = (shape: Shape, board: Geometry): Land => (shape === "wide" ? WIDE : tall(board));

/** A number from 0 to 1 that always belongs to the same index. */
const lot = (index: number, more: number): number => {
  const mixed = Math.sin(index * 127.1 + more * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};

/** Glints on the far sea, longer and wider apart the nearer they are. */
export function glints(left: number, right: number, top: number, bottom: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const near = ((index + lot(index, 1)) / count) ** 1.4;
    const x = Math.round(left + lot(index, 2) * (right - left));
    return `M${x} ${Math.round(top + 6 + near * (bottom - top - 12))}h${Math.round(10 + near * 46 * (0.4 + lot(index, 3)))}`;
  }).join("");
}

/** Ripples and grains of sand on the floor of the sea. */
export function ripples(left: number, right: number, top: number, bottom: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(left + lot(index, 4) * (right - left));
    const y = Math.round(top + lot(index, 5) * (bottom - top));
    const long = Math.round(14 + lot(index, 6) * 26);
    return `M${x} ${y}q${long / 2}-6 ${long} 0`;
  }).join("");
}
