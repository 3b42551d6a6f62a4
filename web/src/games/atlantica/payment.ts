/** Payments that leave nothing to choose: one click on an action then pays for it as well. */

import { COLOURS, type ActionShown, type AtlanticaView, type Colour } from "./view";

type Hand = Record<Colour, number>;

/** All ways to pay the symbols of a cost one after the other, as texts of actions. T2: one may be replaced by two alike. */
function payments(cost: readonly (readonly Colour[])[], hand: Hand, mayReplace: boolean): string[][] {
  const [symbol, ...rest] = cost;
  if (!symbol) return [[]];
  const held = symbol.filter((colour) => hand[colour]);
  if (held.length) return held.flatMap((colour) => paid(colour, 1, rest, hand, mayReplace));
  return mayReplace ? COLOURS.filter((colour) => hand[colour] > 1).flatMap((colour) => paid(colour, 2, rest, hand, false)) : [];
}

function paid(colour: Colour, count: 1 | 2, rest: readonly (readonly Colour[])[], hand: Hand, mayReplace: boolean): string[][] {
  const left = { ...hand, [colour]: hand[colour] - count };
  return payments(rest, left, mayReplace).map((further) => [`pay ${count > 1 ? "two " : ""}${colour}`, ...further]);
}

/** The payment for an action if there is only one: the same cards in another order are the same. */
export function onlyPayment(view: AtlanticaView, cost: readonly (readonly Colour[])[]): string[] | null {
  if (!view.own) return null;
  const found = payments(cost, view.own.hand, !view.under_way?.replaced);
  const different = new Set(found.map((one) => one.toSorted().join()));
  return different.size === 1 ? (found[0] ?? null) : null;
}

/** What is still to be paid after the symbol that is asked for now. */
export function restOfCost(view: AtlanticaView): readonly (readonly Colour[])[] {
  const way = view.under_way;
  const action = view.areas.flatMap((area) => area.actions).find((one) => one.text === way?.action);
  const index = action?.cost.findIndex((symbol) => symbol.join() === way?.paying.join()) ?? -1;
  return index < 0 ? [] : (action?.cost.slice(index + 1) ?? []);
}

/** An action with its payment, to be carried out together; null where the reader has something to choose. */
export function withPayment(view: AtlanticaView, action: ActionShown): string[] | null {
  const paying = action.open ? onlyPayment(view, action.cost) : null;
  return paying && [action.text, ...paying];
}

/** What a diver of a colour that is dropped on an action begins: the action, and all of its payment that is sure then. */
export function droppedOn(view: AtlanticaView, action: ActionShown, colour: Colour): string[] | null {
  if (!view.own || !action.open) return null;
  const found = payments(action.cost, view.own.hand, !view.under_way?.replaced).filter((one) => one.some((pay) => pay.endsWith(colour)));
  const [first] = found;
  if (!first) return null;
  const differs = first.findIndex((pay, index) => found.some((one) => one[index] !== pay));
  return [action.text, ...(differs < 0 ? first : first.slice(0, differs))];
}
