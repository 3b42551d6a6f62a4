/** The land in words, for those who hear it. */

import { type SeatName, words } from "../../shell/words.svelte";
import { tileName } from "./names";
import { type Building, type FantazjaView, type HandTile, SIDES, type Side, TYPES, type Type } from "./view";

const word = (id: string, args: Record<string, string | number> = {}): string => words.word(id, args, "fantazja");

export function boardInWords(view: FantazjaView, name: SeatName): string[] {
  const lines = [
    `${word("board-turn", { turn: view.turns })}. ${word("board-tiles-left", { count: view.tiles_left })}. ${word("board-bonus-left", { count: view.bonus_left })}.`,
  ];
  view.players.forEach((player, seat) => {
    const facts = [
      ["score", player.score],
      ["hand", player.hand],
      ["pile", player.pile],
      ["imagination", player.imagination],
      ["bonus", player.bonus],
    ] as const;
    lines.push(`${name(seat)}: ${facts.map(([fact, count]) => `${word(`board-${fact}`)} ${count}`).join(", ")}`);
  });
  for (const type of TYPES) lines.push(typeLines(view, type, name).join(" "));
  lines.push(`${word("page-castle")}: ${sideWords(view.castle.sides)}`);
  for (const building of view.buildings) lines.push(buildingWords(building, name));
  if (view.guard?.cell) lines.push(word("board-guard", { cell: view.guard.cell, seat: name(view.guard.seat) }));
  for (const tile of view.own?.hand ?? []) lines.push(handWords(tile));
  const shownTiles = view.pending?.shown ?? [];
  if (shownTiles.length) lines.push(word("board-shown", { tiles: shownTiles.map(tileName).join(", ") }));
  return lines;
}

function sideWords(sides: readonly Side[]): string {
  return sides.map((side, index) => word("page-side", { side: SIDES[index] ?? "", symbol: side.symbol, count: side.count })).join(", ");
}

function factWords(tile: { points: number; dark: boolean; sides: readonly Side[] }): string {
  return `${word("page-points", { count: tile.points })}${tile.dark ? `, ${word("page-dark-energy")}` : ""}, ${sideWords(tile.sides)}`;
}

function buildingWords(building: Building, name: SeatName): string {
  const under = building.under.length
    ? `; ${word("page-under", { tiles: building.under.map((one) => `${tileName(one.tile)} (${name(one.seat)})`).join(", ") })}`
    : "";
  return `${building.cell}: ${tileName(building.tile)} (${name(building.seat)}), ${factWords(building)}${under}`;
}

function handWords(tile: HandTile): string {
  const cells = tile.fits.map((fit) => fit.cell).join(", ");
  return `${word("board-own-hand")}: ${tileName(tile.tile)}, ${factWords(tile)}${cells ? `; ${word("board-fits")}: ${cells}` : ""}`;
}

/** Everything about the token of a type: buildings, holder, what is missing, what the end of the turn changes. */
export function typeLines(view: FantazjaView, type: Type, name: SeatName): string[] {
  const facts = view.types[type];
  const counts = facts.counts.map((count, seat) => `${name(seat)}: ${count}`).join(" · ");
  const lines = [word("page-type-counts", { type, counts })];
  if (facts.on_the_land)
    return [
      ...lines,
      word(view.guard?.cell ? "board-guard" : "board-guard-waits", { cell: view.guard?.cell ?? "", seat: name(view.guard?.seat ?? 0) }),
    ];
  lines.push(facts.holder === null ? word("page-token-free") : word("page-token-held", { seat: name(facts.holder) }));
  facts.missing_to_take.forEach((count, seat) => {
    if (facts.holder !== seat) lines.push(word("page-token-take", { seat: name(seat), count }));
  });
  if (facts.holder !== null && facts.missing_to_free) lines.push(word("page-token-lose", { count: facts.missing_to_free }));
  if (facts.changes)
    lines.push(
      facts.holder_after === null ? word("preview-token-pool", { type }) : word("preview-token", { type, seat: name(facts.holder_after) }),
    );
  return lines;
}
