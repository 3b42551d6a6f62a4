/** What can be done now, as a newcomer would be told it. */

import type { ActionFacts } from "../../shell/protocol";
import { type Way, leading, spotsTo } from "../ways";
import type { NiagaraView } from "./view";

export function ways(view: NiagaraView, _: number, actions: readonly ActionFacts[]): readonly Way[] {
  if (view.step === "choose") return choosing(view, actions);
  if (view.step !== "pick-canoe" && view.step !== "move") return [];
  return [
    { told: { id: "way-go", args: {} }, spots: spotsTo(actions, (action) => action.startsWith("to ")) },
    { told: { id: "way-load", args: {} }, spots: spotsTo(actions, (action) => action.startsWith("load") || action === "unload") },
    { told: { id: "way-steal", args: {} }, spots: spotsTo(actions, (action) => action.startsWith("steal")) },
  ];
}

function choosing(view: NiagaraView, actions: readonly ActionFacts[]): Way[] {
  const [least, most] = [Math.min(...view.speeds), Math.max(...view.speeds)];
  return [
    { told: { id: "way-paddle", args: {} }, spots: spotsTo(actions, (action) => /^play \d/.test(action)) },
    { told: { id: "way-river", args: { least, most } }, spots: [] },
    ...leading(
      "way-cloud",
      spotsTo(actions, (action) => action === "play cloud"),
    ),
  ];
}
