/** What a board knows of the table it lies on. */

import { getContext, setContext } from "svelte";
import type { ActionFacts, Reason, Told } from "./protocol";
import type { Spots } from "./spots";

/** What everything on a board may ask for; a live table has it all, a replay only part. */
export interface TableContext {
  readonly game: string;
  readonly spots: Spots;
  readonly marked: ReadonlySet<string>;
  /** What a strong player would do, best first, if the reader has asked: its actions, one after the other. */
  readonly advised?: readonly (readonly string[])[];
  /** Where others have acted last, with their seats. */
  readonly lastMoves: ReadonlyMap<string, number>;
  readonly viewer: number | null;
  /** What the viewer has chosen in secret and may still change. */
  readonly chosen: string | null;
  /** Whether the match waits for a seat. */
  readonly waitsFor: (seat: number) => boolean;
  readonly name: (seat: number) => string;
  readonly say: (told: Told) => string;
  readonly word: (id: string, args?: Record<string, string | number>) => string;
  choose(spot: string, at: DOMRect): void;
  preview(actions: readonly ActionFacts[]): void;
  ask(action: string): void;
  /** Take several actions one after the other; they are taken back together. */
  carryOut(actions: readonly string[]): void;
  take(action: ActionFacts): void;
  /** Offer clicks that are carried out as several actions, until other plans are made. */
  plan(plans: readonly Plan[]): void;
  /** Say why something is not allowed, where the view tells it; null takes back what was said. */
  explain(reason: Reason | null): void;
}

/** An action offered by the game's page, which is carried out together with those that follow it. */
export interface Plan extends ActionFacts {
  next: readonly string[];
}

const nothing = (): void => undefined;

/** What a board can ask of a table at which nothing can be done. */
export const AT_REST = {
  chosen: null,
  waitsFor: () => true,
  spots: new Map(),
  marked: new Set<string>(),
  lastMoves: new Map<string, number>(),
  choose: nothing,
  preview: nothing,
  ask: nothing,
  carryOut: nothing,
  take: nothing,
  plan: nothing,
  explain: nothing,
} satisfies Partial<TableContext>;

const KEY = Symbol("table");

export function provideTable(table: TableContext): void {
  setContext(KEY, table);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
