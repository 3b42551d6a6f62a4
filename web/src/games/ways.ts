/** What can be done now, one thing a line, for readers who do not know a game by heart. */

import type { ActionFacts, Told } from "../shell/protocol";

export interface Way {
  told: Told;
  /** The board elements that it is about: they are marked where it is pointed at. */
  spots: readonly string[];
  /** Whether it cannot be done now; its words then say why. */
  isClosed?: boolean;
}

/** The board elements of the actions whose texts are meant. */
export const spotsTo = (actions: readonly ActionFacts[], isMeant: (action: string) => boolean): string[] =>
  actions.filter(({ action }) => isMeant(action)).flatMap(({ spots }) => spots);

/** A way that is told only where some element leads to it. */
export const leading = (id: string, spots: readonly string[]): Way[] => (spots.length ? [{ told: { id, args: {} }, spots }] : []);
