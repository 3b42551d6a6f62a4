import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { type NiagaraScene, scenes, still } from "./scenes";
import Seat from "./Seat.svelte";
import type { NiagaraView } from "./view";

export const page: GamePage<NiagaraView, NiagaraScene> = {
  still,
  scenes,
  describe,
  isInHand: (spot) => spot.startsWith("tile-"),
  // Only the choice of a tile is secret; repairs, moves and the river are seen by all.
  hasSecrets: (view) => view.step === "choose",
  Board,
  Hand,
  Seat,
  panels: [],
};
