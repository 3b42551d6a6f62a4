/** What can be done now, as a newcomer would be told it; where nothing can be built, why. */

import type { ActionFacts } from "../../shell/protocol";
import { type Way, leading, spotsTo } from "../ways";
import { type FantazjaView, type HandTile, nearest, reasonOf, shortness, tileWords } from "./view";

export function ways(view: FantazjaView, _: number, actions: readonly ActionFacts[]): readonly Way[] {
  const power = leading(
    "way-power",
    spotsTo(actions, (action) => action.startsWith("use ")),
  );
  if (view.acted) return power;
  const hand = view.own?.hand ?? [];
  const fitting = hand.filter((tile) => tile.fits.length);
  const imagine = leading(
    "way-imagine",
    spotsTo(actions, (action) => action.startsWith("imagine ")),
  );
  if (!imagine.length) return [];
  return [...(fitting.length ? building(fitting) : nothing(hand)), ...imagine, ...power];
}

function building(fitting: readonly HandTile[]): Way[] {
  return [
    { told: { id: "way-build", args: { count: fitting.length } }, spots: fitting.map(({ id }) => id) },
    { told: { id: "way-sides", args: {} }, spots: [] },
    { told: { id: "way-large", args: {} }, spots: [] },
  ];
}

/** Which tile comes nearest to fitting, and what is in its way. */
function nothing(hand: readonly HandTile[]): Way[] {
  const [best] = hand
    .flatMap((tile) => {
      const fail = nearest(tile);
      return fail ? [{ tile, fail, short: shortness(fail) }] : [];
    })
    .toSorted((one, other) => one.short - other.short);
  if (!best) return [{ told: { id: "way-sides", args: {} }, spots: [], isClosed: true }];
  const { message, arguments: args } = reasonOf(best.fail, best.tile.type);
  return [
    { told: { id: "way-nothing", args: tileWords(best.tile.tile) }, spots: [best.tile.id], isClosed: true },
    { told: { id: message, args }, spots: [best.tile.id], isClosed: true },
  ];
}
