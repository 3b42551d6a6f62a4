/** Clicks on a destination while a canoe is still to be chosen: the canoe is chosen by them. */

import type { Told } from "../../shell/protocol";
import type { Spots } from "../../shell/spots";
import type { Plan } from "../../shell/table.svelte";
import { type Space, goingTo } from "./view";

/** Every place that a canoe can end at, as the previews of taking the canoes tell. */
export function plansOf(spots: Spots, viewer: number | null): Plan[] {
  return [1, 2].flatMap((number) => {
    const take = spots.get(`canoe-${viewer}-${number}`)?.find(({ action }) => action === `canoe ${number}`);
    return (take?.preview.brings ?? []).flatMap((told) => plan(`canoe ${number}`, told) ?? []);
  });
}

function plan(action: string, told: Told): Plan | null {
  const isLanding = told.id === "preview-end-land";
  if (!isLanding && !told.id.startsWith("preview-end")) return null;
  const space = String(told.args["place"]) as Space;
  const spot = isLanding ? "bank" : `space-${space}`;
  return {
    action,
    next: [isLanding ? "land" : goingTo(space)],
    label: told,
    spots: [spot],
    preview: { leads_to: spot, costs: [], brings: [], warns: [] },
    ends_turn: false,
  };
}
