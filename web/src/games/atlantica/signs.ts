/** The signs of colours and kinds: each colour has a shape of its own, each kind a picture. */

import type { Colour, Kind } from "./view";

/** Shapes of about 22 units around 0. */
export const COLOUR_SIGNS: Record<Colour, string> = {
  white: "M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5Z",
  yellow: "M0-11.5L11.5 9H-11.5Z",
  red: "M-9.5-9.5H9.5V9.5H-9.5Z",
  green: "M0-12.5L11 0L0 12.5L-11 0Z",
  blue: "M0-12.5Q9-1.5 9 3.5A9 8.5 0 0 1-9 3.5Q-9-1.5 0-12.5Z",
  violet: "M-6-10.5H6L12 0L6 10.5H-6L-12 0Z",
};

/** Pictures of about 28 units around 0, to be filled with the even-odd rule. */
export const KIND_SIGNS: Record<Kind, string> = {
  architecture: "M-14-6L0-15L14-6V-3H-14ZM-11.5-1H-7.5V9H-11.5ZM-2-1H2V9H-2ZM7.5-1H11.5V9H7.5ZM-14 11H14V15H-14Z",
  ceramics:
    "M-14-7H14Q14 6 5 9.5V12H9V15H-9V12H-5V9.5Q-14 6-14-7ZM-10.5-3.5L-7.5 0L-4.5-3.5L-1.5 0L1.5-3.5L4.5 0L7.5-3.5L10.5 0V2L7.5-1L4.5 2.5L1.5-1L-1.5 2.5L-4.5-1L-7.5 2.5L-10.5-1Z",
  gold: "M-14 13V-9L-7-1L0-14L7-1L14-9V13ZM-10.5 5.5H10.5V8.5H-10.5ZM-14-15A2.2 2.2 0 1 1-14-10.6A2.2 2.2 0 1 1-14-15ZM14-15A2.2 2.2 0 1 1 14-10.6A2.2 2.2 0 1 1 14-15Z",
  amphorae:
    "M-5-15H5V-11H10Q13-11 12-7L9.5-1Q10 3 7 8Q4.5 12 3 13V15H-3V13Q-4.5 12-7 8Q-10 3-9.5-1L-12-7Q-13-11-10-11H-5ZM-5-8.5H-9.5L-7.5-3.5Q-5-6-5-8.5ZM5-8.5Q5-6 7.5-3.5L9.5-8.5Z",
  inscriptions: "M-11-9Q-11-15-5-15H5Q11-15 11-9V15H-11ZM-7-9H7V-6.5H-7ZM-7-3.5H4V-1H-7ZM-7 2H7V4.5H-7ZM-7 7.5H2V10H-7Z",
  sculptures: "M0-15A7 7.5 0 0 1 4-1V2Q12 3.5 12 11H-12Q-12 3.5-4 2V-1A7 7.5 0 0 1 0-15ZM-8 12.5H8V15.5H-8Z",
  weapons:
    "M-1.7 15V1H-6Q-11 1-11-4.5V-8L-13-7.5L-9.5-14L-6-7.5L-8-8V-4.5Q-8-2-5.5-2H-1.7V-9L-4-8.5L0-16L4-8.5L1.7-9V-2H5.5Q8-2 8-4.5V-8L6-7.5L9.5-14L13-7.5L11-8V-4.5Q11 1 6 1H1.7V15Z",
};

/** A diver's helmet, about 30 units around 0. */
export const HELMET =
  "M0-14A12.5 12.5 0 0 1 12.5-1.5V5H14.5V12Q0 17-14.5 12V5H-12.5V-1.5A12.5 12.5 0 0 1 0-14ZM0-8A6.5 6.5 0 1 0 0 5A6.5 6.5 0 1 0 0-8Z";

/** A mug, the tavern's symbol, about 20 units around 0. */
export const MUG = "M-8-6Q-8-10-4-9Q-1-12 2-9Q6-10 6-6V-4H8Q11-4 11-1V3Q11 6 8 6H6V9H-8ZM6-1.5V3.5H7.5Q8.5 3.5 8.5 2V0Q8.5-1.5 7.5-1.5Z";

/** A hurricane, about 34 units around 0. */
export const STORM =
  "M16-13Q-3-18-10-5Q-14 4-8 11Q-14 12-17 9Q-14 18-3 16Q10 14 12 3Q14-6 8-11Q13-13 16-13ZM0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z";
