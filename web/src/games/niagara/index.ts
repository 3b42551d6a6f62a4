import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { scenes, still } from "./scenes";
import Seat from "./Seat.svelte";

export const page: GamePage = { still, scenes, describe, isInHand: (spot) => spot.startsWith("tile-"), Board, Hand, Seat, panels: [] };
