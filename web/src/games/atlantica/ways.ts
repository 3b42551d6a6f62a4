/** What can be done now, as a newcomer would be told it. */

import type { ActionFacts } from "../../shell/protocol";
import { type Way, leading, spotsTo } from "../ways";
import type { Area, AreaId, AtlanticaView } from "./view";

/** In the order in which a newcomer needs them. */
const ORDER: readonly AreaId[] = ["boat", "port", "tavern", "station"];

export function ways(view: AtlanticaView, _: number, actions: readonly ActionFacts[]): readonly Way[] {
  if (view.step === "pay") return [{ told: { id: "way-pay", args: {} }, spots: spotsTo(actions, (action) => action.startsWith("pay")) }];
  if (view.step === "take") return [{ told: { id: "way-take", args: {} }, spots: spotsTo(actions, (action) => action.startsWith("take")) }];
  if (view.step !== "act") return [];
  const areas = ORDER.flatMap((id) => view.areas.find((area) => area.id === id) ?? []);
  return [
    ...areas.map(areaWay),
    ...leading(
      "way-breath",
      spotsTo(actions, (action) => action === "catch breath"),
    ),
    { told: { id: "way-turn", args: {} }, spots: [] },
  ];
}

function areaWay(area: Area): Way {
  const open = area.actions.filter((action) => action.open);
  const state = open.length ? "open" : area.used ? "used" : "short";
  return { told: { id: "way-area", args: { area: area.id, state } }, spots: open.map(({ id }) => id), isClosed: state !== "open" };
}
