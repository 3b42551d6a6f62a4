/** What gems look like: every colour has a cut of its own, about 24 units wide. */

import type { Colour } from "./view";

export const CUTS: Record<Colour, string> = {
  pink: "M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12Z",
  blue: "M0-14Q12 1 9 7Q5 13 0 13Q-5 13-9 7Q-12 1 0-14Z",
  yellow: "M0-13L13 10H-13Z",
  white: "M-10-10H10V10H-10Z",
  violet: "M-7-12H7L13 0L7 12H-7L-13 0Z",
};
/** The bright facet on each. */
export const FACETS: Record<Colour, string> = {
  pink: "M-6-6A8.5 8.5 0 0 1 4-7L0 0Z",
  blue: "M0-9Q-7 0-6 5L0 3Z",
  yellow: "M0-8L-8 6L0 3Z",
  white: "M-6-6H6L0 0Z",
  violet: "M-5-8H5L0 0L-9 0Z",
};
/** The facets in shade, away from the light. */
export const SHADES: Record<Colour, string> = {
  pink: "M0 0L11-4A12 12 0 0 1-3 11.6Z",
  blue: "M0 3L6 5Q5 11 0 13Q5 13 9 7Q11 3 6-5Z",
  yellow: "M0 3L8 6L13 10H-13L-8 6Z",
  white: "M0 0L10-10V10H-10Z",
  violet: "M0 0H13L7 12H-7Z",
};
