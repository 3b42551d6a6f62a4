import type { Told } from "../../shell/protocol";
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { type AtlantisScene, scenes, still } from "./scenes";
import { type AtlantisView, pointsHeld, tilesGone } from "./view";

export const page: GamePage<AtlantisView, AtlantisScene> = {
  still,
  scenes,
  loadWords: () => import("./describe"),
  loadWays: () => import("./ways"),
  isInHand: (spot) => spot.startsWith("card-") || spot.startsWith("tile-"),
  // A card, a sale or a bridge cannot always be taken back; a figure alone can, but not with the card of a plan.
  weighs: (action) => "next" in action || /^(play|buy|bridge|show)/.test(action.action),
  shapes: ["tall", "wide"],
  // What would be owed stands beside it: a score below zero in the first turn tells nobody anything.
  score: pointsHeld,
  phase: (view) => ({
    id: `phase-${view.step === "start" && !view.own?.moves.length ? "stuck" : view.step}`,
    args: { points: view.turn_so_far?.price_left ?? 0 },
  }),
  goal: (view, seat): Told => {
    const player = seat === null ? null : view.players[seat];
    if (seat === null || !player) return { id: "page-goal-match", args: {} };
    return { id: "page-goal", args: { home: player.saved, points: pointsHeld(view, seat), due: player.due } };
  },
  sounds: {
    "log-play": "stone",
    "log-play-occupied": "stone",
    "log-price": "creak",
    "log-pay-card": "paper",
    "log-pay-tile": "coin",
    "log-tile": "slide",
    "log-gap": "splash",
    "log-revealed": "flip",
    "log-bridge": "wood",
    "log-buy": "coin",
    "log-show": "cloth",
    "log-slide": "wave",
    "page-sinks": "wave",
    "log-third-figure": "gull",
  },
  bed: (view) => ({ sound: "water", level: Math.min(1, tilesGone(view) / 50) }),
  loadEnding: () => import("./ending"),
  rackRows: 2,
  Board,
  Brief,
  Hand,
  Plate,
  loadSeat: () => import("./Seat.svelte"),
  panels: [
    { id: "dues", title: "page-dues", load: () => import("./DuesPanel.svelte") },
    { id: "unseen", title: "page-unseen", load: () => import("./UnseenPanel.svelte") },
  ],
};
