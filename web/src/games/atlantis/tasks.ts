/** Free tasks after the lessons: take the best tile, cross for nothing, use the bridge well; then the last turn of a match. */

import type { Line, Told } from "../../shell/protocol";
import type { Task } from "../contract";
import type { AtlantisView } from "./view";

const mine = (lines: readonly Line[], id: string): Told[] =>
  lines.flatMap(({ messages }) => messages.filter((told) => told.id === id && told.args["seat"] === 0));

/** The gap of the third task that costs most. */
const DEAREST = "20";

const won = ({ winners }: AtlantisView): boolean => winners.includes(0);

/** The most valuable tile that can be taken in the first task. */
const BEST = 6;

export const tasks: readonly Task<AtlantisView>[] = [
  {
    words: "task-best",
    hint: "task-best-hint",
    points: "place-44",
    position:
      "atlantis 2; step: start; seat: 0; first: 0; at: 48; path: blue 6, brown 3, water, green 5+, gold 4, red 2, gold 2, grey 6+, blue 7, blue 1+, 2 water, white 7, water, gold 6, water, gold 5, water, grey 1, 2 water, green 1+, water, brown 1, water, blue 4+, 2 water, brown 1+, water, blue 3, green 1+, gold 2, brown 4, 4 water, blue 4, green 5, 2 water, red 6, blue 5+, red 1, grey 5+, brown 3, white 4, green 7+, green 6+, water, gold 3+, water; figures 0: 43, 34, 46; figures 1: 49, mainland, mainland; bridges: 0, 1; tiles 0: value 2, value 7; tiles 1: value 3, value 5, value 6, value 7; hand 0: grey, brown, blue; hand 1: red, green, 2 brown, white; shown 0: grey; deck: 8 red, 3 green, 8 grey, 5 brown, 5 blue, 5 white, 9 gold; discard: 6 red, 9 green, 5 grey, 7 brown, 7 blue, 5 white, 6 gold; cards-out: 2 green, grey, 2 blue, 4 white; tiles-out: 5 value 1, 5 value 2, 5 value 3, 5 value 4, 4 value 5, 4 value 6, 6 value 7; unseen A: green 4 6, grey 4 5, blue 2; unseen B: green 2, grey 3, brown 6 7, blue 2, white 3 5",
    isDone: (_, lines) => mine(lines, "log-tile").some(({ args }) => args["value"] === BEST),
    isLost: (_, lines) => mine(lines, "log-play").length > 0 && mine(lines, "log-tile").every(({ args }) => args["value"] !== BEST),
  },
  {
    words: "task-cross",
    hint: "task-cross-hint",
    points: "place-38",
    position:
      "atlantis 2; step: start; seat: 0; first: 0; at: 9; path: white 2+, blue 3, blue 1+, brown 2+, water, red 3+, water, white 1+, grey 7, grey 6+, green 4, water, white 4, gold 4, white 5, gold 3, water, bridge, brown 5, blue 4, white 3+, green 5+, gold 1+, grey 5+, blue 7+, grey 1+, bridge, gold 5, brown 7+, brown 6+, green 5+, blue 1+, gold 4+, green 2, white 4, brown 1, grey 1, red 4, blue 7, gold 2, blue 4, blue 3, gold 6, blue 2+, green 4+, grey 7+, white 6+, red 6+, grey 6+, gold 3+, white 3+, white 5+, blue 5+; figures 0: 13, 19, 6; figures 1: 29, 8, 10; tiles 0: 2 value 6, 2 value 7; tiles 1: value 5, 2 value 7; hand 0: 2 red; hand 1: red, gold; deck: 5 red, 15 green, 14 grey, 13 brown, 13 blue, 12 white, 13 gold; discard: 6 red, grey, 2 brown, 2 blue, 2 white; cards-out: red, white, gold; tiles-out: value 3, value 5, value 6; unseen A: red 2 4, green 1 3, grey 2 4, brown 1 6, blue 2 6, white 7, gold 2; unseen B: red 1 3 5, green 1 6 7, grey 2 3 5, brown 2 3 4, white 1 2, gold 7",
    isDone: (_, lines) => mine(lines, "log-play").length > 0 && mine(lines, "log-price").length === 0,
    isLost: (_, lines) => mine(lines, "log-price").length > 0,
  },
  {
    words: "task-bridge",
    hint: "task-bridge-hint",
    points: `place-${DEAREST}`,
    position:
      "atlantis 2; step: start; seat: 0; first: 0; at: 54; path: brown 1+, white 1+, white 5+, white 4+, brown 7+, gold 3+, white 2+, gold 5+, green 6+, green 3+, gold 4, red 2, green 4, green 7, bridge, blue 6, green 5, red 3, brown 5, water, grey 5+, blue 7+, green 1+, brown 2+, grey 6+, grey 1+, water, white 3+, gold 6+, green 6+, gold 3+, grey 7+, gold 5+, blue 5, grey 2, blue 1, brown 1, red 5, gold 4, grey 5, grey 3, blue 7, red 4, green 7+, blue 4+, red 3+, brown 3+, white 4+, white 2+, blue 2+, blue 3+, brown 6+, gold 2+; figures 0: 16, atlantis, atlantis; figures 1: 21, atlantis, atlantis; bridges: 0; tiles 0: value 7; tiles 1: value 2; hand 0: 2 green, brown, white; hand 1: red, 2 green, grey, gold; deck: 14 red, 11 green, 13 grey, 14 brown, 14 blue, 14 white, 14 gold; discard: grey, blue; unseen A: red 4 5 6 7, grey 2 4 7, brown 3 6, blue 1 2 3 4, white 3, gold 1 6; unseen B: red 1 6 7, green 1 2 4 5, grey 1 6, brown 2 4 7, white 1 5 6, gold 7",
    isDone: (_, lines) => mine(lines, "log-bridge").some(({ args }) => String(args["gap"]) === DEAREST),
    isLost: (_, lines) => mine(lines, "log-bridge").some(({ args }) => String(args["gap"]) !== DEAREST),
  },
  {
    words: "task-home",
    hint: "task-home-hint",
    points: "mainland",
    position:
      "atlantis 2; step: start; seat: 0; first: 0; at: 45; path: blue 1+, grey 4+, gold 4+, green 3, white 3+, grey 1+, brown 3, brown 2+, brown 1+, gold 5+, bridge, red 4, 6 water, white 2, gold 6, white 5+, gold 3+, water, white 1, green 4+, blue 2+, bridge, red 3, green 2, brown 1+, green 4+, water, red 5, 2 water, white 4, water, grey 1, 2 water, brown 2, water, white 2, brown 3+, brown 7, red 1, gold 7+, white 1+, blue 4, blue 3+, 3 water; figures 0: 46, mainland, mainland; figures 1: mainland, 41, mainland; tiles 0: 3 value 6, 2 value 7; tiles 1: value 4, 4 value 5, 2 value 7; hand 0: 2 red, 2 green, 2 grey, blue, white; hand 1: green, brown, 2 blue, white, 4 gold; deck: 4 red, 6 green, 3 grey, 4 brown, 3 blue, 5 white, 5 gold; discard: 7 red, 5 green, 5 grey, 6 brown, 4 blue, 6 white, 3 gold; cards-out: 2 red, green, 5 grey, 4 brown, 5 blue, 2 white, 3 gold; tiles-out: value 1, 6 value 2, 2 value 3, 3 value 4, 4 value 5, 3 value 6, value 7; unseen A: red 3 6 7, green 1, grey 6 7, brown 6 7, blue 3 6, white 7, gold 1; unseen B: red 7, green 1 6, grey 3, brown 4, white 5",
    isDone: won,
    isLost: (view) => view.step === "finished" && !won(view),
  },
];
