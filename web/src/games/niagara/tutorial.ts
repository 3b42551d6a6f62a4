import type { Tutorial } from "../contract";
import match from "./tutorial.match?url";

export const tutorial: Tutorial = {
  match,
  lessons: [
    { words: "lesson-goal", moment: 0, points: "bank" },
    { words: "lesson-deposits", moment: 0, points: "deposit-violet" },
    { words: "lesson-choose", moment: 0, click: "tile-0-5" },
    { words: "lesson-canoe", moment: 3, click: "canoe-0-1" },
    { words: "lesson-go", moment: 4, click: "space-3" },
    { words: "lesson-load", moment: 5, click: "deposit-violet-violet" },
    { words: "lesson-others", moment: 10 },
    { words: "lesson-river", moment: 11, points: "space-left-6" },
    { words: "lesson-weather", moment: 11, points: "weather-0" },
    { words: "lesson-choose-home", moment: 11, click: "tile-0-6" },
    { words: "lesson-land", moment: 21, click: "bank" },
    { words: "lesson-end", moment: 22, points: "bank" },
  ],
};
