import type { Tutorial } from "../contract";
import match from "./tutorial.match?url";
import type { FantazjaView } from "./view";

export const tutorial: Tutorial<FantazjaView> = {
  match,
  lessons: [
    { words: "lesson-goal", moment: 12, points: "cell-castle" },
    { words: "lesson-sides", moment: 12, points: "cell-castle" },
    { words: "lesson-pick", moment: 12, click: "tile-0-house-I-b" },
    { words: "lesson-place", moment: 13, click: "cell-1N" },
    { words: "lesson-counts", moment: 18, points: "cell-1E" },
    { words: "lesson-imagine", moment: 18, click: "tile-0-garrison-I-a" },
    { words: "lesson-large", moment: 22, click: "tile-0-house-II-a" },
    { words: "lesson-cover", moment: 23, click: "cell-1N" },
    { words: "lesson-majority", moment: 27, click: "tile-0-house-I-a" },
    { words: "lesson-attach", moment: 28, click: "cell-2E" },
    { words: "lesson-dark", moment: 33, points: "token-residential" },
    { words: "lesson-end", moment: 33, points: "cell-1N" },
  ],
  tasks: [
    {
      words: "task-mills",
      hint: "task-mills-hint",
      points: "token-production",
      position:
        "fantazja 2; step: main; seat: 0; first: 0; turns: 9; drawer: 1; drawing: end; last: 2S 180; land: 1S = 1 tower I c 90, 1S 1E = 0 mill I b 270, 2S = 1 garrison II a 180 / 0 garrison I a; bonus-left: 8; hand 0: house I c, house III a, mill I c, garrison I c, garrison II b, market; hand 1: house II b, house III a, mill I c, mill II a, garrison I b, tower I a; imagination 0: tower II b, tower III a; imagination 1: garrison I a; discard 1: well; pile 0: house I a, house I b, house II a, house II b, mill I a, mill II a, mill II b, mill III a, garrison I b, garrison II a, garrison III a, tower I a, tower I b, tower I c, tower II a, well, observatory; pile 1: house I a, house I b, house I c, house II a, mill I a, mill I b, mill II b, mill III a, garrison I c, garrison II b, garrison III a, tower I b, tower II a, tower II b, tower III a, market, observatory",
      isDone: (view) => view.types.production.holder === 0,
    },
    {
      words: "task-over",
      hint: "task-over-hint",
      points: "cell-1W",
      position:
        "fantazja 2; step: main; seat: 0; first: 0; turns: 15; drawer: 1; drawing: end; last: 1S 270; land: 1N 1W = 0 tower I b 180, 1W = 1 garrison I c 0, 1S = 1 mill II a 270 / 0 mill I a; bonus-left: 8; hand 0: house I b, house III a, garrison I c, garrison II a, well, observatory; hand 1: mill I b, mill I c, mill II b, garrison I a, garrison III a, tower II b; imagination 0: house II b, mill I b, mill II a, garrison I a, tower II b; imagination 1: house III a, tower I a, tower I b, well; discard 1: house I b; pile 0: house I a, house I c, house II a, mill I c, mill II b, mill III a, garrison I b, garrison II b, garrison III a, tower I a, tower I c, tower II a, tower III a, market; pile 1: house I a, house I c, house II a, house II b, mill I a, mill III a, garrison I b, garrison II a, garrison II b, tower I c, tower II a, tower III a, market, observatory",
      isDone: (view) => view.buildings.some(({ seat, under }) => seat === 0 && under[0]?.seat === 1),
    },
    {
      words: "task-dark",
      hint: "task-dark-hint",
      points: "cell-1N-1E",
      position:
        "fantazja 2; step: main; seat: 0; first: 0; turns: 13; drawer: 1; drawing: end; last: 2N 1W 270; land: 2N 1W = 0 mill I c 270, 1N 1W = 1 mill I b 90, 1W = 0 mill I b 270, 1E = 1 garrison I c 90, 2E = 1 tower I a 270, 1S = 1 mill I c 270; bonus-left: 8; hand 0: house I c, garrison I b, garrison I c, tower I b, tower II a, well; hand 1: house II b, house III a, mill I a, tower II a, market, well; imagination 0: house III a, mill II a, garrison III a, market; imagination 1: house I a, tower III a; pile 0: house I a, house I b, house II a, house II b, mill I a, mill II b, mill III a, garrison I a, garrison II a, garrison II b, tower I a, tower I c, tower II b, tower III a, observatory; pile 1: house I b, house I c, house II a, mill II a, mill II b, mill III a, garrison I a, garrison I b, garrison II a, garrison II b, garrison III a, tower I b, tower I c, tower II b, observatory",
      isDone: (_, lines) =>
        lines.some(({ actor, messages }) => actor === 0 && messages.some(({ id, args }) => id === "log-removed" && args["seat"] === 1)),
    },
    {
      words: "task-last",
      hint: "task-last-hint",
      points: "cell-1W",
      position:
        "fantazja 2; step: main; seat: 0; first: 0; turns: 49; drawer: 1; drawing: end; last: 6S 90; land: 1N = 1 garrison III a 180 / 1 garrison II b / 0 garrison I b, 1W = 1 garrison II a 0 / 0 garrison I a, 1E = 0 tower I b 180, 1S = 0 garrison II a 90 / 1 garrison I a, 2S = 0 mill III a 180 / 1 mill II a / 0 mill I a, 3S 1W = 0 house III a 270 / 1 house II a / 0 house I a, 3S = 0 garrison I c 0, 3S 1E = 1 mill I b 90, 4S = 0 mill I b 90, 5S = 1 garrison I b 90, 6S = 1 house I a 90; tokens: production 0, military 1, magic 0; bonus 1: 1; bonus-left: 7; hand 0: mill II a, garrison III a, tower III a; hand 1: house II b, mill III a, tower III a; imagination 0: house II a; imagination 1: house III a; discard 0: house I b, house I c, house II b, mill I c, mill II b, garrison II b, tower I a, tower I c, tower II a, tower II b, market, well, observatory; discard 1: house I b, house I c, mill I a, mill I c, mill II b, garrison I c, tower I a, tower I b, tower I c, tower II a, tower II b, market, well, observatory; known 1-opponent: hand house II b, hand mill III a, either house III a, either tower III a, most 1, least 1",
      isDone: (view) => view.winners.includes(0),
      isLost: (view) => view.winners.length > 0 && !view.winners.includes(0),
    },
  ],
};
