import type { Told } from "../../shell/protocol";
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import SeatPlate from "./SeatPlate.svelte";
import { type AtlanticaScene, scenes, still } from "./scenes";
import { type AtlanticaView, stormNearness } from "./view";

const IN_HAND = /^hand-|^catch-breath$|^end-turn$|^take-no-more$/;

/** What is asked: an action, a payment, or cards to take. */
function phase({ step, under_way: way }: AtlanticaView): Told {
  const hasActed = step === "act" && way !== null && way.areas_used.length > 0;
  return { id: hasActed ? "phase-act-on" : `phase-${step}`, args: { left: way?.symbols_left ?? 0, count: way?.takes_left ?? 0 } };
}

function goal(view: AtlanticaView, seat: number | null): Told {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return { id: "page-goal-match", args: {} };
  const { cards_before_its_stack: before, stack } = view.hurricane;
  return { id: "page-goal", args: { treasures: player.score.treasures, crates: player.crates, cards: before + stack } };
}

export const page: GamePage<AtlanticaView, AtlanticaScene> = {
  still,
  scenes,
  loadWords: () => import("./describe"),
  loadWays: () => import("./ways"),
  isInHand: (spot) => IN_HAND.test(spot),
  shapes: ["tall", "wide"],
  score: (view, seat) => view.players[seat]?.score.total ?? 0,
  phase,
  goal,
  sounds: {
    "log-act": "bell",
    "log-pay": "coin",
    "log-pay-two": "coin",
    "log-take-treasure": "haul",
    "log-take-ship": "knock",
    "log-take-research": "paper",
    "log-recruits": "cloth",
    "log-drawn-own": "flip",
    "log-catch-breath": "cloth",
    "log-revealed-treasure": "flip",
    "log-revealed-ship": "wood",
    "log-revealed-research": "paper",
    "page-storm": "gust",
    "log-hurricane": "thunder",
    "log-calm": "gust",
    "log-end": "horn",
  },
  bed: (view) => ({ sound: view.hurricane.found_by === null ? "wind" : "storm", level: stormNearness(view) }),
  loadEnding: () => import("./ending"),
  rackRows: 1,
  Board,
  Hand,
  Plate: SeatPlate,
  loadSeat: () => import("./Seat.svelte"),
  panels: [
    { id: "scores", title: "page-scores", load: () => import("./ScoresPanel.svelte") },
    { id: "unseen", title: "page-unseen", load: () => import("./UnseenPanel.svelte") },
  ],
};
