/** The end of a match: what is counted, and what had turned it. */

import type { Line, Told } from "../../shell/protocol";
import type { Category, KeyMoment } from "../contract";
import { type AtlantisView, type Values } from "./view";

const worth = (tiles: Values): number => Object.entries(tiles).reduce((points, [value, count]) => points + Number(value) * count, 0);

/** E3: the tiles and cards of every seat; what the way to the Mainland costs decides. */
export function finale({ players }: AtlantisView): Category[] {
  const category = (id: string, points: (player: AtlantisView["players"][number]) => number): Category => ({
    told: { id, args: {} },
    points: players.map(points),
  });
  return [
    category("finale-tiles", ({ tiles }) => worth(tiles)),
    category("finale-cards", ({ cards }) => cards),
    category("finale-dues", ({ tiles, cards, score }) => score - worth(tiles) - cards),
  ];
}

/** How much a message weighs among those that turned the match; 0 is nothing. */
function weightOf({ id, args }: Told): number {
  if (id === "log-third-figure") return 6;
  if (id === "log-play" && args["place"] === "mainland") return 3;
  if (id === "log-bridge") return 2;
  if (id === "log-price" || id === "log-paid" || id === "log-unpaid") return Number(args["price"]) / 3;
  return 0;
}

/** Dear crossings, bridges and figures that came home; what comes late in a match weighs more. One for each line. */
export function keyMoments(lines: readonly Line[]): KeyMoment[] {
  return lines.flatMap(({ messages }, index) => {
    const [told] = messages.toSorted((one, other) => weightOf(other) - weightOf(one));
    const weight = told ? weightOf(told) : 0;
    return told && weight >= 1 ? [{ length: index + 1, told, weight: weight + index / lines.length }] : [];
  });
}
