/** What the items look like: of every edition seven, each a shape of its own, about 36 units wide around its middle. */

import type { Colour } from "./view";

export interface Shape {
  /** What is filled. */
  fill: string;
  /** What is drawn as a line. */
  line?: string;
  width?: number;
  /** How the line is broken. */
  dashes?: string;
}

export const SHAPES: Record<string, Shape> = {
  flag: { fill: "M-15-19h4v38h-4ZM-9-17Q-2-22 5-17T18-18V3Q11 7 5 3T-9 4Z" },
  olive: {
    fill: "M-4 6Q-17 8-17-2Q-6-4-4 6ZM1 0Q-9-2-8-13Q3-10 1 0ZM7-8Q0-13 4-21Q13-15 7-8ZM-2 8Q2 17 12 13Q9 3-2 8ZM4 0Q10 7 18 1Q13-7 4 0ZM-9 13a4.5 4.5 0 1 0 .1 0Z",
    line: "M-14 19Q-2 8 10-14",
    width: 2.6,
  },
  helmet: { fill: "M-14 18V-1C-14-11-8-16 0-16S14-11 14-1V18H5V5L10 2V-4H3V9H-3V-4H-10V2L-5 5V18ZM-4-18C-8-20-7-23 0-23S8-20 4-18Z" },
  amphora: {
    fill: "M-6-20H6V-16H4V-10C12-6 14 2 9 10C7 13 5 15 5 19H-5C-5 15-7 13-9 10C-14 2-12-6-4-10V-16H-6Z",
    line: "M-5-14C-15-16-17-5-11-1M5-14C15-16 17-5 11-1",
    width: 3,
  },
  ring: { fill: "M-8-14L-4-20H4L8-14L0-6Z", line: "M0-5a11.5 11.5 0 1 1-.1 0Z", width: 5 },
  statue: { fill: "M0-20a7.5 7.5 0 1 1-.1 0ZM-14 10C-14-1-8-4 0-4S14-1 14 10ZM-10 12H10V19H-10Z" },
  crown: { fill: "M-15 11L-18-10L-8 0L0-16L8 0L18-10L15 11ZM-15 14H15V19H-15Z" },
  coins: {
    fill: "M-6-12a5 5 0 1 1-.1 0ZM8 4a4 4 0 1 1-.1 0Z",
    line: "M-6-18a11 11 0 1 1-.1 0ZM8-2a10 10 0 1 1-.1 0Z",
    width: 3.5,
  },
  wreath: { fill: "M-9 15L0 20L9 15L3 21H-3Z", line: "M-7 15A15.5 15.5 0 1 1 7 15", width: 9, dashes: "7 2.5" },
  lyre: { fill: "M-8 12H8L5 20H-5Z", line: "M-12-18C-19-3-12 11-6 13M12-18C19-3 12 11 6 13M-14-10H14M-5-10V12M0-10V12M5-10V12", width: 3 },
  sickle: { fill: "M-8-19C12-22 22-4 13 7C9 12 3 12-1 9C9 6 9-12-8-19Z", line: "M1 8L-11 19", width: 6 },
  weapons: { fill: "M-18-20L-9-17L-14-12ZM18-20L9-17L14-12Z", line: "M-14-16L13 15M14-16L-13 15M4 16L15 6M-4 16L-15 6", width: 4 },
};

/** The colours of tiles and cards, the same by day and in the evening, and the ink that is read on them. */
export const PAINTS: Record<Colour, { paint: string; ink: string }> = {
  red: { paint: "var(--city-red)", ink: "var(--cream)" },
  green: { paint: "var(--city-green)", ink: "var(--city-green-ink)" },
  grey: { paint: "var(--city-grey)", ink: "var(--city-grey-ink)" },
  brown: { paint: "var(--city-brown)", ink: "var(--city-brown-ink)" },
  blue: { paint: "var(--city-blue)", ink: "var(--city-blue-ink)" },
  white: { paint: "var(--city-white)", ink: "var(--city-white-ink)" },
  gold: { paint: "var(--city-gold)", ink: "var(--city-gold-ink)" },
};
