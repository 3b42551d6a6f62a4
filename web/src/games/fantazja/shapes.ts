/** The drawings of elements and buildings, about 24 units wide around a point. No two of them share an outline. */

import type { Symbol, Type } from "./view";

/** Filled outlines; the air is drawn by strokes. */
export const ELEMENTS: Record<Symbol, string> = {
  earth: "M-12.5 10L-4.5-9.5L0.5-1L4-6.5L12.5 10Z",
  fire: "M-9.5 4C-9.5-1-6.5-3-6.5-8.5C-3.5-7-2-4.5-1.5-1.5C0.5-5 1-9.5-0.5-13C5-10.5 6.8-5.5 6.2-1.5C7.5-2.5 8.3-4.5 8.3-6.5C10.4-3.5 10.6 1 9.9 4A9.8 8 0 0 1-9.5 4Z",
  water: "M0-12.5C5.5-5 9.5-0.5 9.5 3.5A9.5 8.5 0 0 1-9.5 3.5C-9.5-0.5-5.5-5 0-12.5Z",
  air: "M-11.5-3H4A5 5 0 1 0-1-8M-11.5 4H8A5 5 0 1 1 3 9",
};

export const BUILDINGS: Record<Type, string> = {
  residential: "M0-13L14-1H10V12H3V4H-3V12H-10V-1H-14Z",
  production:
    "M-5 13L-3-1H3L5 13ZM-1.5-5.5L-12-12L-13.5-8.5L-3-3.5ZM1.5-0.5L12 6L13.5 2.5L3-2.5ZM2.5-4.5L9-14.5L5.5-16L0.5-5.5ZM-2.5-1.5L-9 8.5L-5.5 10L-0.5-0.5Z",
  military: "M-12-11Q0-16 12-11V0Q11 9 0 14Q-11 9-12 0ZM-1.8-9V-3H-7V0.6H-1.8V8.5H1.8V0.6H7V-3H1.8V-9Z",
  magic: "M0-15L3.6-5L14-4.4L5.9 2.1L8.7 12.2L0 6.4L-8.7 12.2L-5.9 2.1L-14-4.4L-3.6-5Z",
  special: "M-8-12H8L14-4L0 14L-14-4ZM-7-4L0 8L7-4Z",
};

export const BOLT = "M2-9L-6 2H-0.5L-2.5 9L6-2.5H0.5Z";
export const STAR = "M0-11L3-3.5L11-3L5 2L7 10L0 5.5L-7 10L-5 2L-11-3L-3-3.5Z";
export const MOON = "M3-9A9 9 0 1 0 9 5A7.5 7.5 0 0 1 3-9Z";
