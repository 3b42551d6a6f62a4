/** A position as a form: its entries are edited one by one and written as the line of text that the server checks. */

import type { PositionFacts } from "../protocol";

export type Entry = PositionFacts["entries"][number];

export const keyOf = ({ key, index }: Entry): string => (index ? `${key} ${index}` : key);

/** How many of each name an entry counts; what is hidden stands under "?". */
export function countsIn(items: readonly string[]): Map<string, number> {
  return new Map(
    items.map((item) => {
      const found = /^(\d+) (.*)$/.exec(item);
      return found ? [found[2] ?? "", Number(found[1])] : [item, 1];
    }),
  );
}

const written = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].flatMap(([name, count]) => (count <= 0 ? [] : [count === 1 ? name : `${count} ${name}`]));

/** The entry with one more or one fewer of a name. */
export function counted(entry: Entry, name: string, by: number): Entry {
  const counts = countsIn(entry.items);
  counts.set(name, (counts.get(name) ?? 0) + by);
  return { ...entry, items: written(counts) };
}

/** The entry with a member of its set put in or taken out, in the order of the names. */
export function toggled(entry: Entry, name: string): Entry {
  const held = new Set(entry.items);
  if (!held.delete(name)) held.add(name);
  return { ...entry, items: entry.field.names.filter((one) => held.has(one)) };
}

/** The entry with another item at a place. */
export const replaced = (entry: Entry, at: number, item: string): Entry => ({
  ...entry,
  items: entry.items.map((one, index) => (index === at ? item : one)),
});

/** Whether pieces can be moved from one entry to the other: both count the same things, or hold sets of them. */
export const canMove = (from: Entry, to: Entry): boolean =>
  from !== to && from.field.kind === to.field.kind && sameNames(from, to) && (from.field.kind === "counts" || from.field.kind === "set");

const sameNames = (one: Entry, other: Entry): boolean => one.field.names.join() === other.field.names.join();

/** The entries with one piece moved from a place to another. */
export function moved(entries: readonly Entry[], from: Entry, to: Entry, name: string): Entry[] {
  const change = (entry: Entry, by: 1 | -1): Entry => {
    if (entry.field.kind === "counts") return counted(entry, name, by);
    return entry.items.includes(name) === by > 0 ? entry : toggled(entry, name);
  };
  return entries.map((entry) => (entry === from ? change(entry, -1) : entry === to ? change(entry, 1) : entry));
}

/** The line of text: the head and the options of the position as they were, then every entry. */
export function textOf(facts: PositionFacts, entries: readonly Entry[]): string {
  const [head = ""] = facts.text.split("; ");
  const options = Object.entries(facts.options).map(([name, value]) => `${name}: ${value}`);
  const shown = entries.flatMap((entry) => (entry.items.length ? [`${keyOf(entry)}: ${entry.items.join(", ")}`] : isEmptied(facts, entry)));
  return [head, ...options, ...shown].join("; ");
}

/** A list that was emptied by hand is written without items, because its default may be another. */
function isEmptied(facts: PositionFacts, entry: Entry): string[] {
  const before = facts.entries.find((one) => keyOf(one) === keyOf(entry));
  const isWritten = facts.text.split("; ").some((piece) => piece === keyOf(entry));
  return isWritten || (before && before.items.length > 0 && entry.field.kind !== "text") ? [keyOf(entry)] : [];
}
