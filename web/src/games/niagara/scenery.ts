/** The land around the board, in units of the drawing, once for each shape of the window; it is fetched with the landscape. */

import type { Shape } from "../contract";

export interface Scenery {
  /** Outlines of what never changes: the sand, its wet edge, the edge of the cliff, the water far below it with its swell. */
  land: Record<"beach" | "wet" | "brink" | "face" | "pool" | "swell", string>;
  /** From the land to the fall, as parts of a box around everything: where the light fades. */
  pull: Record<"x1" | "y1" | "x2" | "y2", number>;
  /** Where trees stand together: the middle, how far they spread, and how many they are. */
  groves: readonly (readonly [x: number, y: number, spread: number, count: number])[];
  rocks: readonly (readonly [number, number, number])[];
}

const WIDE: Scenery = {
  land: {
    beach: "M-900-900H232C262-300 222-60 246 130S262 300 256 366Q286 436 256 506C248 600 268 690 244 820S252 1200 240 1700H-900Z",
    wet: "M256 366Q286 436 256 506",
    brink:
      "M2100-900H1062C1046-300 1072-60 1054 90L1066 172V284L1044 372L1056 470L1066 570V684L1048 760C1070 860 1046 1200 1062 1700H2100Z",
    face: "M2100-900H1074C1058-300 1084-60 1066 90L1076 172V284L1056 372L1068 470L1076 570V684L1060 760C1082 860 1058 1200 1074 1700H2100Z",
    pool: "M2100-900H1128C1112-300 1134-60 1116 90L1110 180V280L1108 372L1116 470L1110 572V682L1112 760C1132 860 1110 1200 1126 1700H2100Z",
    swell:
      "M1150 -20q12 14 0 28t0 28M1180 60q10 12 0 24t0 24M1146 420q10 12 0 24t0 24M1184 380q12 14 0 28t0 28t0 28M1160 780q10 12 0 24t0 24M1190 840q12 14 0 28t0 28",
  },
  pull: { x1: 0.3, y1: 0, x2: 0.72, y2: 0 },
  groves: [
    [330, -70, 80, 9],
    [480, -60, 90, 10],
    [630, 30, 46, 6],
    [700, 96, 40, 5],
    [800, -60, 80, 9],
    [872, 62, 60, 8],
    [985, 104, 44, 6],
    [960, -70, 90, 10],
    [352, 226, 42, 5],
    [434, 214, 26, 3],
    [330, 588, 38, 5],
    [480, 592, 40, 5],
    [786, 650, 40, 6],
    [872, 736, 48, 7],
    [988, 770, 46, 6],
    [752, 772, 50, 6],
    [560, 876, 80, 8],
    [400, 900, 80, 8],
    [980, 900, 80, 8],
    [720, 900, 70, 6],
  ],
  rocks: [
    [420, 486, 1],
    [520, 446, 0.8],
    [470, 292, 0.8],
    [742, 344, 0.8],
    [744, 522, 0.9],
    [890, 190, 0.9],
    [900, 664, 0.8],
    [1058, 156, 1.2],
    [1056, 706, 1.2],
    [1060, 366, 0.9],
    [1058, 486, 0.8],
  ],
};

const TALL: Scenery = {
  land: {
    beach: "M-900-1200H1620V160C1300 190 1000 150 720 164Q640 190 560 172T430 168Q366 206 300 170T150 178T0 166C-200 150-500 190-900 160Z",
    wet: "M430 168Q366 206 300 170",
    brink: "M-900 2100V812C-500 792-200 828 0 808L62 806H174L300 830L430 832L560 806H672L720 808C900 828 1200 788 1620 812V2100Z",
    face: "M-900 2100V822C-500 802-200 838 0 818L62 816H174L300 840L430 842L560 816H672L720 818C900 838 1200 798 1620 822V2100Z",
    pool: "M-900 2100V860C-500 842-200 874 0 858L62 852H174L300 872L430 874L560 852H672L720 858C900 872 1200 838 1620 860V2100Z",
    swell: "M250 886q14 10 28 0t28 0M420 892q12 9 24 0t24 0t24 0M-60 900q14 10 28 0t28 0M740 896q14 10 28 0t28 0",
  },
  pull: { x1: 0, y1: 0.3, x2: 0, y2: 0.72 },
  groves: [
    [48, 352, 36, 5],
    [44, 472, 34, 5],
    [50, 656, 38, 6],
    [515, 298, 36, 6],
    [508, 394, 28, 4],
    [668, 626, 32, 6],
    [246, 505, 18, 3],
    [666, 482, 18, 3],
    [-60, 520, 60, 8],
    [795, 550, 50, 8],
    [-75, 300, 44, 7],
    [800, 310, 50, 7],
    [-80, 712, 50, 7],
    [812, 755, 40, 6],
  ],
  rocks: [
    [224, 340, 1],
    [432, 420, 0.9],
    [300, 540, 0.8],
    [450, 606, 0.9],
    [212, 600, 0.8],
    [54, 806, 1.1],
    [684, 806, 1.1],
  ],
};

/** A tree from above. */
export interface Tree {
  x: number;
  y: number;
  size: number;
  turn: number;
  isPine: boolean;
}

const GOLDEN = 2.39996;

/** The trees of all groves, scattered like seeds in a flower; those in front come last. */
export function treesOf({ groves }: Scenery): Tree[] {
  const found = groves.flatMap(([x, y, spread, count], grove) =>
    Array.from({ length: count }, (_, index): Tree => {
      const angle = index * GOLDEN + grove * 1.7;
      const away = spread * Math.sqrt((index + 0.4) / count);
      const size = 0.68 + (((index * 5 + grove * 3) % 7) / 7) * 0.46;
      return {
        x: x + Math.cos(angle) * away,
        y: y + Math.sin(angle) * away * 0.8,
        size,
        turn: (angle * 40) % 360,
        isPine: (index + grove) % 3 === 0,
      };
    }),
  );
  return found.toSorted((one, other) => one.y - other.y);
}

export const SCENERIES: Record<Shape, Scenery> = { wide: WIDE, tall: TALL };
