import type { Tutorial } from "../contract";
import { tasks } from "./tasks";
import match from "./tutorial.match?url";
import type { AtlantisView } from "./view";

export const tutorial: Tutorial<AtlantisView> = {
  match,
  tasks,
  lessons: [
    { words: "lesson-goal", moment: 61, points: "mainland" },
    { words: "lesson-path", moment: 61, points: "place-5" },
    { words: "lesson-figure", moment: 61, click: "figure-0-1" },
    { words: "lesson-card", moment: 62, points: "card-0-blue", click: "card-0-blue" },
    { words: "lesson-tile", moment: 65, points: "place-13" },
    { words: "lesson-others", moment: 69, click: "figure-0-2" },
    { words: "lesson-occupied", moment: 70, points: "card-0-red", click: "card-0-red" },
    { words: "lesson-gaps", moment: 71, points: "card-0-gold", click: "card-0-gold" },
    { words: "lesson-pay", moment: 72, click: "tile-0-5" },
    { words: "lesson-bridge", moment: 74, click: "place-27" },
    { words: "lesson-cards", moment: 76, points: "mainland" },
    { words: "lesson-end", moment: 76 },
  ],
};
