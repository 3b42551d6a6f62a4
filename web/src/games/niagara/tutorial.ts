import type { Line } from "../../shell/protocol";
import type { Tutorial } from "../contract";
import match from "./tutorial.match?url";
import type { NiagaraView } from "./view";

/** Whether the log tells something of a seat. */
const tells = (lines: readonly Line[], seat: number, ...ids: string[]): boolean =>
  lines.some(({ messages }) => messages.some(({ id, args }) => ids.includes(id) && args["seat"] === seat));

export const tutorial: Tutorial<NiagaraView> = {
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
  tasks: [
    {
      words: "task-load",
      hint: "task-load-hint",
      points: "deposit-white",
      position:
        "niagara 3; step: choose; seat: 0; belt: 0; canoes 0: bank, bank; canoes 1: bank, bank; canoes 2: bank, bank; deposit pink: 7 pink; deposit blue: 7 blue; deposit yellow: 7 yellow; deposit white: 7 white; deposit violet: 7 violet",
      isDone: (view) => view.canoes.some(({ seat, cargo }) => seat === 0 && cargo === "white"),
      isLost: (view) => view.round > 1,
    },
    {
      words: "task-rob",
      hint: "task-rob-hint",
      points: "canoe-1-1",
      position:
        "niagara 3; step: choose; seat: 0; belt: 0; canoes 0: 5, bank; canoes 1: 3 white, bank; canoes 2: bank, bank; deposit pink: 7 pink; deposit blue: 7 blue; deposit yellow: 7 yellow; deposit white: 6 white; deposit violet: 7 violet",
      isDone: (_, lines) => tells(lines, 0, "log-steal") && tells(lines, 0, "log-land-gem"),
      isLost: (view) => view.canoes.every(({ seat, place }) => seat !== 0 || place === "lost"),
    },
    {
      words: "task-fall",
      hint: "task-fall-hint",
      points: "canoe-0-1",
      position:
        "niagara 3; step: choose; seat: 0; belt: 0; canoes 0: left-7, 2 violet; canoes 1: bank, bank; canoes 2: bank, bank; deposit pink: 7 pink; deposit blue: 7 blue; deposit yellow: 7 yellow; deposit white: 7 white; deposit violet: 6 violet",
      isDone: (_, lines) => tells(lines, 0, "log-fall", "log-swept") && tells(lines, 0, "log-land-gem"),
      isLost: (view, lines) =>
        !tells(lines, 0, "log-land-gem") && view.canoes.every(({ seat, cargo }) => seat !== 0 || !cargo) && lines.length > 0,
    },
    {
      words: "task-win",
      hint: "task-win-hint",
      points: "deposit-blue",
      position:
        "niagara 3; round: 9; step: choose; seat: 0; belt: 0; canoes 0: left-6, bank; canoes 1: 3 violet, bank; canoes 2: bank, bank; gems 0: pink, yellow, white, violet; gems 1: 3 violet; gems 2: yellow, white; deposit pink: 6 pink; deposit blue: 7 blue; deposit yellow: 5 yellow; deposit white: 5 white; deposit violet: 2 violet",
      isDone: (view, lines) => tells(lines, 0, "log-goal") || view.winners.includes(0),
      isLost: (view) => view.winners.length > 0 && !view.winners.includes(0),
    },
  ],
};
