import type { Tutorial } from "../contract";
import match from "./tutorial.match?url";

export const tutorial: Tutorial = {
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
};
