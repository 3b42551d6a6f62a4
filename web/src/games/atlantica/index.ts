import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { type AtlanticaScene, scenes, still } from "./scenes";
import ScoresPanel from "./ScoresPanel.svelte";
import Seat from "./Seat.svelte";
import UnseenPanel from "./UnseenPanel.svelte";
import type { AtlanticaView } from "./view";

const IN_HAND = /^hand-|^catch-breath$|^end-turn$/;

export const page: GamePage<AtlanticaView, AtlanticaScene> = {
  still,
  scenes,
  describe,
  isInHand: (spot) => IN_HAND.test(spot),
  Board,
  Hand,
  Seat,
  panels: [
    { id: "scores", title: "page-scores", View: ScoresPanel },
    { id: "unseen", title: "page-unseen", View: UnseenPanel },
  ],
};
