/** What clicks on the land mean once a hand tile is picked. */

import type { ActionFacts, Told } from "../../shell/protocol";
import type { Plan } from "../../shell/table.svelte";
import { words } from "../../shell/words.svelte";
import { tileName } from "./names";
import { type FantazjaView, type Fit, type HandTile, cellId, tileWords } from "./view";

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
      warns: fit.removes.length
        ? [
            {
              id: "page-removes",
              args: {
                tiles: fit.removes
                  .flatMap((cell) => removedAt(view, cell, tile, fit))
                  .map(tileName)
                  .join(", "),
              },
            },
          ]
        : [],
    },
    ends_turn: true,
  }));
}

/** The same action with all that Dark Energy would take told in one sentence: a phone has little room. */
export function toldShortly(action: ActionFacts): ActionFacts {
  const removed = action.preview.warns.filter((told) => told.id === "preview-removed");
  if (removed.length === 0) return action;
  const tiles = removed.map((told) => words.word("board-tile", told.args, "fantazja")).join(", ");
  const others = action.preview.warns.filter((told) => told.id !== "preview-removed");
  return { ...action, preview: { ...action.preview, warns: [{ id: "page-removes", args: { tiles } }, ...others] } };
}

function broughtBy(fit: Fit, seat: number): Told[] {
  const scores = { id: "preview-scores", args: { own: fit.scores[seat] ?? 0, others: fit.scores[1 - seat] ?? 0 } };
  const tokens = fit.tokens.map(({ type, holder }): Told =>
    holder === null ? { id: "preview-token-pool", args: { type } } : { id: "preview-token", args: { seat: holder, type } },
  );
  return [...(fit.bonus ? [{ id: "preview-bonus", args: {} }] : []), scores, ...tokens];
}

/** The tiles that Dark Energy takes from a cell, the one just laid among them. */
function removedAt(view: FantazjaView, cell: string, tile: HandTile, fit: Fit): string[] {
  const there = view.buildings.find((building) => building.cell === cell);
  const standing = there ? [there.tile, ...there.under.map((below) => below.tile)] : [];
  return cell === fit.cell ? [tile.tile, ...standing] : standing;
}
