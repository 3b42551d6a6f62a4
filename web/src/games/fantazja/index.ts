import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { goal, phase } from "./phase";
import Plate from "./Plate.svelte";
import { type FantazjaScene, scenes, still } from "./scenes";
import type { FantazjaView } from "./view";

export const page: GamePage<FantazjaView, FantazjaScene> = {
  still,
  scenes,
  loadWords: () => import("./describe"),
  loadWays: () => import("./ways"),
  isInHand: (spot) => spot.startsWith("tile-") || spot.startsWith("turn-"),
  shapes: ["tall", "wide"],
  score: (view, seat) => view.players[seat]?.score ?? 0,
  phase,
  goal,
  sounds: {
    "log-drawn": "paper",
    "log-drawn-secret": "paper",
    "log-build": "paper",
    "log-place": "stamp",
    "log-replace": "stamp",
    "log-guard": "stone",
    "log-imagine": "cloth",
    "log-imagine-secret": "cloth",
    "log-use": "hum",
    "log-take": "paper",
    "log-bury": "slide",
    "log-bury-secret": "slide",
    "log-dark-energy": "surge",
    "log-bonus": "coin",
    "log-token": "chime",
    "log-token-pool": "fall",
  },
  // The more Dark Energy lies on the land, the louder it hums.
  bed: (view) => ({ sound: "hum", level: Math.min(1, view.buildings.filter(({ dark }) => dark).length / 6) }),
  loadEnding: () => import("./ending"),
  rackRows: 2,
  Board,
  Hand,
  Plate,
  loadSeat: () => import("./Seat.svelte"),
  panels: [
    { id: "balance", title: "page-majorities", load: () => import("./BalancePanel.svelte") },
    { id: "piles", title: "page-piles", load: () => import("./PilesPanel.svelte") },
  ],
};
