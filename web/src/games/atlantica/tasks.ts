/** Small free tasks after the lessons: fill a freighter exactly, pay with two, bring all aboard, win in the last turn. */

import type { Line } from "../../shell/protocol";
import type { Task } from "../contract";
import type { AtlanticaView } from "./view";

const did = (lines: readonly Line[], id: string): boolean =>
  lines.some(({ messages }) => messages.some((told) => told.id === id && told.args["seat"] === 0));
const isFull = ({ players }: AtlanticaView): boolean => players[0]?.score.treasures === players[0]?.crates;
const hasRoom = ({ players }: AtlanticaView): boolean => players[0]?.crates_missing === 0;
const won = ({ winners }: AtlanticaView): boolean => winners.includes(0);

export const tasks: readonly Task<AtlanticaView>[] = [
  {
    words: "task-fill",
    hint: "task-fill-hint",
    points: "dive-2",
    position:
      "atlantica 2; step: act; seat: 0; first: 0; turns: 6; open-turn: 1; level: 3; paid: 3; taken-from: station; idle: 6; open: treasure 1 architecture, treasure 2 gold, treasure 3 architecture, treasure 4 ceramics, treasure 5 ceramics, treasure 6 gold, boat 1, freighter 3, transport 4, research 1 twelve crates, research 2 +2, research 3 +2, research 4 per ship; treasures 0: weapons; ships 0: freighter 3; ships 1: transport 5; research 0: 2 joker; hand 0: green, violet; hand 1: white, 4 yellow, 4 red, green, blue, violet; deck: 12 white, 9 yellow, 7 red, 7 green, 10 blue, 8 violet; used: 2 red, 4 green, 2 blue, 3 violet; made: 13 white, 13 yellow, 13 red, 13 green, 13 blue, 13 violet; since 0: white 5, yellow 0; treasure-deck: 14; hurricane-stack: 11; unseen-treasures: 10 architecture, 8 ceramics, 7 gold, 8 amphorae, 7 inscriptions, 6 sculptures, 4 weapons; unseen-ships: 3 boat 1, 3 boat 2, boat 3, 2 freighter 2, 2 freighter 3, 2 freighter 4, transport 3, 3 transport 4, 2 transport 5; unseen-research: +2, 3 +3, 3 +4, 3 three kinds, 2 four kinds, 3 one kind, 2 blue, 2 per research, 2 per ship, twelve crates, 2 joker",
    isDone: isFull,
    isLost: (view, lines) => !isFull(view) && (did(lines, "log-end-turn") || did(lines, "log-catch-breath")),
  },
  {
    words: "task-replace",
    hint: "task-replace-hint",
    points: "dive-2",
    position:
      "atlantica 2; step: act; seat: 0; first: 0; turns: 6; open-turn: 1; level: 3; paid: 3; taken-from: boat; idle: 1; open: treasure 1 amphorae, treasure 2 inscriptions, treasure 3 amphorae, treasure 4 ceramics, treasure 5 gold, treasure 6 ceramics, boat 1, freighter 2, transport 4, research 1 one kind, research 2 joker, research 3 +3, research 4 per research; treasures 0: sculptures; treasures 1: 2 ceramics, weapons; ships 0: transport 4; ships 1: freighter 3; research 0: joker; research 1: +3; hand 0: yellow, 2 green; hand 1: red, blue; deck: 10 white, 10 yellow, 9 red, 11 green, 10 blue, 8 violet; used: 3 white, 2 yellow, 3 red, 2 blue, 5 violet; made: 13 white, 13 yellow, 13 red, 13 green, 13 blue, 13 violet; since 0: red 0; since 1: yellow 0, red 5, green 0; spent 1: 2 red; treasure-deck: 11; hurricane-stack: 11; unseen-treasures: 12 architecture, 6 ceramics, 8 gold, 6 amphorae, 6 inscriptions, 5 sculptures, 4 weapons; unseen-ships: 3 boat 1, 3 boat 2, boat 3, freighter 2, 3 freighter 3, 2 freighter 4, transport 3, 2 transport 4, 3 transport 5; unseen-research: 3 +2, +3, 3 +4, 3 three kinds, 2 four kinds, 2 one kind, 2 blue, per research, 3 per ship, 2 twelve crates, 2 joker",
    isDone: (_, lines) => did(lines, "log-pay-two"),
    isLost: (_, lines) => !did(lines, "log-pay-two") && (did(lines, "log-end-turn") || did(lines, "log-catch-breath")),
  },
  {
    words: "task-room",
    hint: "task-room-hint",
    points: "hire-freighter",
    position:
      "atlantica 2; step: act; seat: 0; first: 0; turns: 14; open-turn: 1; level: 3; paid: 3; taken-from: boat; idle: 1; open: treasure 1 gold, treasure 2 architecture, treasure 3 inscriptions, treasure 4 ceramics, treasure 5 ceramics, treasure 6 architecture, boat 1, freighter 3, transport 4, research 1 blue, research 2 twelve crates, research 3 four kinds, research 4 one kind; treasures 0: 2 ceramics, 2 weapons; treasures 1: architecture, 2 gold, 2 amphorae, 2 weapons; ships 0: freighter 2; ships 1: freighter 4; research 0: +4, blue, per research, joker; research 1: one kind, joker; hand 0: white, 2 red, green, 2 blue, violet; hand 1: yellow, red, 2 green, blue; deck: 8 white, 5 yellow, 5 red, 5 green, 5 blue, 10 violet; used: 4 white, 7 yellow, 5 red, 5 green, 5 blue, 2 violet; made: 13 white, 13 yellow, 13 red, 13 green, 13 blue, 13 violet; since 0: green 5; since 1: white 10, violet 0; spent 1: 2 white; treasure-deck: 4; hurricane-stack: 11; unseen-treasures: 9 architecture, 6 ceramics, 6 gold, 6 amphorae, 6 inscriptions, 6 sculptures, weapons; unseen-ships: 3 boat 1, 3 boat 2, boat 3, freighter 2, 3 freighter 3, freighter 4, transport 3, 3 transport 4, 3 transport 5; unseen-research: 3 +2, 3 +3, 2 +4, 3 three kinds, four kinds, one kind, per research, 3 per ship, twelve crates, 2 joker",
    isDone: hasRoom,
    isLost: (view, lines) => !hasRoom(view) && (did(lines, "log-end-turn") || did(lines, "log-catch-breath")),
  },
  {
    words: "task-storm",
    hint: "task-storm-hint",
    points: "hurricane",
    position:
      "atlantica 2; step: act; seat: 0; first: 0; turns: 48; open-turn: 1; level: 3; paid: 3; taken-from: boat; finder: 0; turns-left: 1; idle: 1; ending: hurricane; open: treasure 1 gold, treasure 2 ceramics, treasure 3 ceramics, treasure 4 gold, treasure 5 sculptures, treasure 6 ceramics, boat 1, transport 5, research 1 blue; treasures 0: 2 architecture, 4 ceramics, amphorae, 3 inscriptions, sculptures; treasures 1: 4 architecture, 4 gold, 3 amphorae, sculptures, 2 weapons; ships 0: freighter 2, 2 freighter 3, freighter 4; ships 1: freighter 2, 2 freighter 3, freighter 4, transport 5; research 0: 2 +2, 2 +3, 2 +4, three kinds, four kinds, 2 one kind, per research, 2 per ship, twelve crates, 2 joker; research 1: +2, +3, +4, 2 three kinds, four kinds, one kind, blue, per research, per ship, twelve crates, 2 joker; hand 0: green, 3 blue; hand 1: white, red, green, blue, violet; deck: 7 white, 9 yellow, 9 red, 4 green, 5 blue, 8 violet; used: 5 white, 4 yellow, 3 red, 7 green, 4 blue, 4 violet; made: 13 white, 13 yellow, 11 red, 12 green, 12 blue, 11 violet; since 0: yellow 10, green 5; since 1: green 5; spent 0: 2 white, 2 yellow, 2 red, green, violet; spent 1: white, 2 yellow, red, green, 2 blue, 2 violet; unseen-treasures: 6 architecture, 3 ceramics, 3 gold, 4 amphorae, 4 inscriptions, 3 sculptures, 3 weapons; unseen-ships: 3 boat 1, 3 boat 2, boat 3, transport 3, 4 transport 4, transport 5",
    isDone: won,
    isLost: (view) => view.step === "finished" && !won(view),
  },
];
