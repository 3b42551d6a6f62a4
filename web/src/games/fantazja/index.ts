import type { GamePage } from "../contract";
import BalancePanel from "./BalancePanel.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import PilesPanel from "./PilesPanel.svelte";
import { type FantazjaScene, scenes, still } from "./scenes";
import Seat from "./Seat.svelte";
import type { FantazjaView } from "./view";

export const page: GamePage<FantazjaView, FantazjaScene> = {
  still,
  scenes,
  describe,
  isInHand: (spot) => spot.startsWith("tile-") || spot.startsWith("turn-") || spot === "pass",
  Board,
  Hand,
  Seat,
  panels: [
    { id: "balance", title: "page-majorities", View: BalancePanel },
    { id: "piles", title: "page-piles", View: PilesPanel },
  ],
};
