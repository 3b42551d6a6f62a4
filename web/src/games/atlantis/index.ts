import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { describe } from "./describe";
import DuesPanel from "./DuesPanel.svelte";
import Hand from "./Hand.svelte";
import { type AtlantisScene, scenes, still } from "./scenes";
import Seat from "./Seat.svelte";
import UnseenPanel from "./UnseenPanel.svelte";
import type { AtlantisView } from "./view";

export const page: GamePage<AtlantisView, AtlantisScene> = {
  still,
  scenes,
  describe,
  isInHand: (spot) => spot.startsWith("card-") || spot.startsWith("tile-"),
  // A card, a sale or a bridge cannot always be taken back.
  weighs: ({ action }) => /^(play|buy|bridge|show)/.test(action),
  Board,
  Brief,
  Hand,
  Seat,
  panels: [
    { id: "dues", title: "page-dues", View: DuesPanel },
    { id: "unseen", title: "page-unseen", View: UnseenPanel },
  ],
};
