/** A page for games that bring no board of their own: everything is drawn from the view. */

import type { View } from "../../shell/protocol";
import type { GamePage, Scene } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { laidOut, ofSeat, own, scoreOf, shared } from "./parts";
import { keyWords, valueWords } from "./words";

const SHOWN = 350;

export function pageFor(game: string): GamePage {
  return {
    still: (view): Scene => ({ view }),
    scenes: (_shown, view) => [{ scene: { view }, milliseconds: SHOWN }],
    isInHand: () => false,
    loadWords: () =>
      Promise.resolve({
        boardInWords: (view, name) => [...told(game, shared(view)), ...seats(game, view, name), ...told(game, own(view))],
      }),
    shapes: ["wide", "tall"],
    score: (view, seat) => scoreOf(view, seat) ?? 0,
    Board,
    rackRows: 1,
    Hand,
    loadSeat: () => import("./Seat.svelte"),
    panels: [],
  };
}

function told(game: string, facts: Record<string, unknown>): string[] {
  const lines = new Map<string, string[]>();
  for (const item of laidOut(facts).items) {
    const values = lines.get(item.name) ?? [];
    if (item.kind !== "heading" && item.kind !== "empty") values.push(valueWords(game, item.value));
    lines.set(item.name, values);
  }
  return [...lines].map(([key, values]) => `${keyWords(game, key)}: ${values.join(", ") || "–"}`);
}

function seats(game: string, view: View, name: (seat: number) => string): string[] {
  const players: unknown = view["players"];
  const count = Array.isArray(players) ? players.length : 0;
  return Array.from({ length: count }, (_, seat) => {
    const facts = ofSeat(view, seat).map(([key, value]) => `${valueWords(game, value)} ${keyWords(game, key)}`);
    return `${name(seat)}: ${[scoreOf(view, seat) ?? "", ...facts].join(", ")}`;
  });
}
