/** What can be done now, as a newcomer would be told it. */

import type { ActionFacts } from "../../shell/protocol";
import { type Way, leading, spotsTo } from "../ways";
import type { AtlantisView } from "./view";

const plain = (id: string): Way => ({ told: { id, args: {} }, spots: [] });

export function ways(view: AtlantisView, _: number, actions: readonly ActionFacts[]): readonly Way[] {
  const bridge = leading(
    "way-bridge",
    spotsTo(actions, (action) => action.startsWith("bridge")),
  );
  if (view.step === "pay") return [plain("way-pay")];
  if (view.step === "bridge")
    return [
      ...bridge,
      ...leading(
        "way-draw",
        spotsTo(actions, (action) => action === "draw"),
      ),
    ];
  if (view.step !== "start" && view.step !== "move") return [];
  const sale = leading(
    "way-sell",
    spotsTo(actions, (action) => action.startsWith("buy")),
  );
  return [...moving(view), ...sale, ...bridge];
}

function moving({ own }: AtlantisView): Way[] {
  const moves = own?.moves ?? [];
  if (!moves.length) return [plain("way-stuck")];
  const places = (some: typeof moves): string[] => some.map((move) => move.leads_to);
  return [
    ...leading("way-go", places(moves)),
    plain("way-label"),
    ...leading("way-more", places(moves.filter((move) => move.needs_another_card))),
  ];
}
