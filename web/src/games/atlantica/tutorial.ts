import type { Tutorial } from "../contract";
import { tasks } from "./tasks";
import match from "./tutorial.match?url";
import type { AtlanticaView } from "./view";

export const tutorial: Tutorial<AtlanticaView> = {
  match,
  tasks,
  lessons: [
    { words: "lesson-goal", moment: 23, points: "treasure-1" },
    { words: "lesson-hand", moment: 23, points: "hand-0-red" },
    { words: "lesson-costs", moment: 23, click: "hire-boat" },
    { words: "lesson-pay", moment: 24, click: "hand-0-red" },
    { words: "lesson-ship", moment: 26, click: "dive-1" },
    { words: "lesson-pay-dive", moment: 27, click: "hand-0-green" },
    { words: "lesson-tavern", moment: 28, click: "recruit-3" },
    { words: "lesson-pay-tavern", moment: 29, click: "hand-0-blue" },
    { words: "lesson-end-turn", moment: 30, click: "end-turn" },
    { words: "lesson-refill", moment: 40, points: "treasure-2" },
    { words: "lesson-hurricane", moment: 43, points: "hurricane" },
    { words: "lesson-end", moment: 43, points: "catch-breath" },
  ],
};
