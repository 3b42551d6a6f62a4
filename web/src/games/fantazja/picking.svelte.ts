/** The hand tile that the reader has picked but not yet shown to anybody, and what clicks on the land mean then. */

import type { Told } from "../../shell/protocol";
import { type Plan, type TableContext, useTable } from "../../shell/table.svelte";
import { type Building, type FantazjaView, type Fit, type HandTile, cellId, tileWords } from "./view";

class Picking {
  tile: string | null = $state(null);
  /** The cell that was tapped once; a second tap builds there. */
  tapped: string | null = $state(null);

  pick(tile: string | null): void {
    this.tile = this.tile === tile ? null : tile;
    this.tapped = null;
  }
}

const picks = new WeakMap<TableContext, Picking>();

/** What is picked at the table of this component. */
export function usePicking(): Picking {
  const table = useTable();
  const found = picks.get(table) ?? new Picking();
  picks.set(table, found);
  return found;
}

/** The clicks on cells that build a picked tile, each with what would come of it. */
export function plansFor(view: FantazjaView, tile: HandTile): Plan[] {
  const seat = view.own?.seat ?? 0;
  return tile.fits.map((fit) => ({
    action: `build ${tile.tile}`,
    next: [`at ${fit.cell}`],
    label: { id: "page-build-at", args: { ...tileWords(tile.tile), cell: fit.cell } },
    spots: [cellId(fit.cell)],
    preview: {
      leads_to: null,
      costs: tile.level === "I" ? [] : [{ id: "preview-pay", args: {} }],
      brings: broughtBy(fit, seat),
      warns: fit.removes.flatMap((cell) => removedAt(view, cell, tile, seat, fit)),
    },
    ends_turn: true,
  }));
}

function broughtBy(fit: Fit, seat: number): Told[] {
  const scores = { id: "preview-scores", args: { own: fit.scores[seat] ?? 0, others: fit.scores[1 - seat] ?? 0 } };
  const tokens = fit.tokens.map(({ type, holder }): Told =>
    holder === null ? { id: "preview-token-pool", args: { type } } : { id: "preview-token", args: { seat: holder, type } },
  );
  return [...(fit.bonus ? [{ id: "preview-bonus", args: {} }] : []), scores, ...tokens];
}

/** The tiles that Dark Energy takes from a cell, the one just laid among them. */
function removedAt(view: FantazjaView, cell: string, tile: HandTile, seat: number, fit: Fit): Told[] {
  const there = view.buildings.find((building) => building.cell === cell);
  const laid = cell === fit.cell ? [{ seat, tile: tile.tile }] : [];
  return [...laid, ...tilesOf(there)].map((gone) => ({ id: "preview-removed", args: { seat: gone.seat, ...tileWords(gone.tile) } }));
}

function tilesOf(building: Building | undefined): { seat: number; tile: string }[] {
  return building ? [{ seat: building.seat, tile: building.tile }, ...building.under] : [];
}
