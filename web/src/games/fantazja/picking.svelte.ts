/** The hand tile that the reader has picked but not yet shown to anybody. */

import { type TableContext, useTable } from "../../shell/table.svelte";

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
