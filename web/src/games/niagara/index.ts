import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { type NiagaraScene, scenes, still } from "./scenes";
import type { NiagaraView } from "./view";

const gemsOf = (view: NiagaraView, seat: number): number =>
  Object.values(view.players[seat]?.gems ?? {}).reduce((sum, count) => sum + count, 0);

export const page: GamePage<NiagaraView, NiagaraScene> = {
  still,
  scenes,
  loadWords: () => import("./describe"),
  loadWays: () => import("./ways"),
  isInHand: (spot) => spot.startsWith("tile-"),
  // Only the choice of a tile is secret; repairs, moves and the river are seen by all.
  hasSecrets: (view) => view.step === "choose",
  shapes: ["tall", "wide"],
  score: gemsOf,
  phase: (view) => ({ id: `phase-${view.step}`, args: { points: view.moving?.points ?? 0 } }),
  goal: (view, seat) => ({ id: seat === null ? "page-goal-match" : "page-goal", args: { count: seat === null ? 0 : gemsOf(view, seat) } }),
  sounds: {
    "log-canoe": "wood",
    "log-reveal": "flip",
    "log-go": "paddle",
    "log-load": "gem",
    "log-unload": "knock",
    "log-land": "wood",
    "log-land-gem": "chime",
    "log-steal": "drum",
    "log-fall": "brink",
    "log-swept": "splash",
    "log-swept-gem": "splash",
    "log-river": "wave",
    "log-weather": "rain",
    "log-repair": "knock",
    "log-lifebelt": "bell",
    "log-goal": "horn",
  },
  bed: (view) => ({ sound: "water", level: Math.max(0, ...view.speeds) / 9 }),
  loadEnding: () => import("./ending"),
  rackRows: 1,
  Board,
  Hand,
  Plate,
  loadSeat: () => import("./Seat.svelte"),
  panels: [],
};
