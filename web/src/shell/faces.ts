/** The faces of bots, each of a few shapes in a circle of 40 units: paths with the tokens of their colours. */

import type { BotName } from "./bots";

type Part = readonly [path: string, colour: string];

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
/** Something on both sides. */
const pair = (x: number, y: number, rx: number, ry = rx): string => oval(-x, y, rx, ry) + oval(x, y, rx, ry);
const eyes = (x: number, y: number, size = 2): Part => [pair(x, y, size), "bark"];
const nose = (y: number, size = 3): Part => [`M${-size} ${y}H${size}L0 ${y + size}Z`, "bark"];
const whiskers = (y: number): Part => [`M-7 ${y}l-9-2l9 3l-9 3l9-2ZM7 ${y}l9-2l-9 3l9 3l-9-2Z`, "cream"];

export const FACES: Record<BotName, readonly Part[]> = {
  otter: [[pair(11, -8, 4), "oak-deep"], [oval(0, 1, 15, 14), "oak"], [oval(0, 7, 9, 6), "parchment"], eyes(6, -2), nose(3, 3.5), whiskers(8)],
  heron: [["M2-14Q12-20 18-15Q10-13 6-8Z", "city-grey"], [oval(0, -1, 12, 13), "ivory"], ["M-12-5Q0-16 12-5Q0-9-12-5Z", "storm"], ["M-4 4H4L0 19Z", "amber"], eyes(6, -1)],
  fox: [["M-15-17L-3-9L-13 0ZM15-17L3-9L13 0Z", "inscriptions-ink"], ["M-15-7Q0-16 15-7Q15 8 0 16Q-15 8-15-7Z", "symbol-fire"], ["M-15-4Q-10 10 0 16Q10 10 15-4Q8 2 0 4Q-8 2-15-4Z", "ivory"], eyes(6, -3), nose(11)],
  bear: [[pair(11, -10, 5), "bark"], [oval(0, 0, 16, 15), "city-brown"], [oval(0, 6, 7, 6), "paddle"], eyes(6, -3), nose(3, 3.5)],
  owl: [["M-14-15L-4-9H4L14-15L13 3H-13Z", "oak-dark"], [oval(0, 2, 15, 14), "oak-light"], [pair(6, -2, 6), "ivory"], eyes(6, -2, 3), ["M-3 3H3L0 9Z", "amber"]],
  beaver: [[pair(11, -9, 4), "oak-dark"], [oval(0, 0, 15, 14), "oak-deep"], [oval(0, 6, 10, 6), "oak-light"], ["M-4 9H4V17H.5V10H-.5V17H-4Z", "ivory"], eyes(6, -3), nose(2, 4)],
  frog: [[pair(8, -10, 6), "city-green"], [oval(0, 3, 16, 12), "diver-green"], [pair(8, -10, 3.4), "ivory"], eyes(8, -10, 2), ["M-10 6Q0 14 10 6Q0 10-10 6Z", "gain-deep"]],
  cat: [["M-14-17L-3-10L-13-3ZM14-17L3-10L13-3Z", "storm"], [oval(0, 1, 14, 13), "city-grey"], [pair(5.5, -1, 3, 4), "lantern"], [pair(5.5, -1, 1, 3.4), "bark"], nose(5, 2.2), whiskers(8)],
  crab: [["M-19-8a6 6 0 1 1 7 6l-1-5ZM19-8a6 6 0 1 0-7 6l1-5Z", "price"], [oval(0, 4, 15, 10), "signal"], ["M-7-4V-11H-5V-4ZM7-4V-11H5V-4Z", "price"], [pair(6, -12, 3.4), "ivory"], eyes(6, -12, 1.8), ["M-6 7Q0 11 6 7Q0 9-6 7Z", "bark"]],
  seal: [[oval(0, 0, 15, 15), "mist-edge"], [pair(4, 6, 5, 4.5), "storm-ink"], eyes(7, -3, 2.8), nose(1, 3), whiskers(7)],
  hare: [["M-8-9Q-13-24-5-20Q-1-14-2-8ZM8-9Q13-24 5-20Q1-14 2-8Z", "bank-wood"], [oval(0, 3, 13, 13), "canvas"], ["M-2.5 10H2.5V15H.4V11H-.4V15H-2.5Z", "ivory"], eyes(5.5, 0), nose(5, 2.4)],
  duck: [[oval(0, -2, 13, 14), "gain-bright"], ["M-13 7Q0 13 13 7L11 12Q0 17-11 12Z", "ivory"], ["M-9 3Q0-3 9 3Q8 9 0 9Q-8 9-9 3Z", "amber"], eyes(6, -5)],
}; // prettier-ignore
