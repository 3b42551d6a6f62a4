/** What a plain board shows of any view: counters, cards and grids, with their places in a frame of fixed size. */

import type { View } from "../../shell/protocol";

export const WIDTH = 480;
export const HEIGHT = 460;
const MARGIN = 20;
const GAP = 13;
const COUNTER = { width: 138, height: 80 };
const CARD = { width: 62, height: 84 };
const HEADING = 30;
const HEADING_WIDTH = 200;
/** A hand is wide and low, so that its words are large on a phone. */
const HAND = { heading: 25, height: 52, card: 50, counter: 92, gap: 10, margin: 4 };
/** The room for all cards of a hand; more cards are narrower. */
const LONGEST_HAND = 300;
/** What the shell shows already, or what belongs to one seat. */
const NOT_SHOWN = new Set(["turn", "choosers", "winners", "players", "own", "scores"]);

type Value = string | number | boolean | null;

/** A thing on the board; its spot is the one that the game's `spots` may name. */
export interface Item {
  spot: string;
  kind: "counter" | "card" | "cell" | "heading" | "empty";
  /** The key of a counter or heading. */
  name: string;
  value: Value;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Laid {
  items: Item[];
  height: number;
}

const isValue = (value: unknown): value is Value => value === null || ["string", "number", "boolean"].includes(typeof value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isGrid = (value: unknown): value is Value[][] =>
  isList(value) && value.length > 0 && value.every((row) => isList(row) && row.every(isValue));

/** What all seats share. */
export function shared(view: View): Record<string, unknown> {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !NOT_SHOWN.has(key)));
}

/** What only the viewer knows. */
export function own(view: View): Record<string, unknown> {
  const found: unknown = view["own"];
  return found !== null && typeof found === "object" && !isList(found) ? { ...found } : {};
}

/** What everybody sees of a seat, its score first. */
export function ofSeat(view: View, seat: number): [string, Value][] {
  const players: unknown = view["players"];
  const facts: unknown = isList(players) ? players[seat] : null;
  return facts !== null && typeof facts === "object"
    ? Object.entries(facts).filter((fact): fact is [string, Value] => isValue(fact[1]))
    : [];
}

export function scoreOf(view: View, seat: number): number | null {
  const scores: unknown = view["scores"];
  const score: unknown = isList(scores) ? scores[seat] : null;
  return typeof score === "number" ? score : null;
}

/** What only the viewer knows, in one row. */
export function laidOutHand(view: View): Laid & { width: number } {
  const facts = Object.entries(own(view));
  const cards = facts.reduce((count, [, value]) => count + (isList(value) ? Math.max(1, value.length) : 0), 0);
  const step = Math.min(HAND.card + HAND.gap, LONGEST_HAND / Math.max(1, cards));
  const items: Item[] = [];
  let x = HAND.gap;
  const add = (kind: Item["kind"], spot: string, name: string, value: Value, width: number, gap: number): void => {
    items.push({ spot, kind, name, value, x, y: HAND.heading, width, height: HAND.height });
    x += width + gap;
  };
  for (const [key, value] of facts) {
    if (isValue(value)) add("counter", key, key, value, HAND.counter, HAND.gap);
    else if (isList(value)) {
      items.push({ spot: key, kind: "heading", name: key, value: null, x, y: 0, width: HAND.card, height: HAND.heading });
      const width = Math.min(HAND.card, step * 0.85);
      if (!value.length) add("empty", key, key, null, width, HAND.gap);
      value.map(plain).forEach((card) => add("card", `${key}-${card}`, key, card, width, step - width));
      x += HAND.gap;
    } else
      Object.entries(value as object).forEach(([name, each]) =>
        add("counter", `${key}-${name}`, name, plain(each), HAND.counter, HAND.gap),
      );
  }
  return { items, width: Math.max(x, HEADING_WIDTH), height: HAND.heading + HAND.height + HAND.margin };
}

/** Facts laid out from the top: counters side by side, then cards and grids under their headings. */
export function laidOut(facts: Record<string, unknown>, width = WIDTH): Laid {
  const items: Item[] = [];
  const counters = Object.entries(facts).filter((fact): fact is [string, Value] => isValue(fact[1]));
  let y = row(items, MARGIN, counters, width);
  for (const [key, value] of Object.entries(facts)) {
    if (isValue(value)) continue;
    items.push({ spot: key, kind: "heading", name: key, value: null, x: MARGIN, y, width: width - 2 * MARGIN, height: HEADING });
    y += HEADING;
    if (isGrid(value)) y = grid(items, y, key, value, width);
    else if (isList(value)) y = cards(items, y, key, value, width);
    else
      y = row(
        items,
        y,
        Object.entries(value as object).map(([name, each]): [string, Value] => [name, plain(each)]),
        width,
        `${key}-`,
      );
  }
  return { items, height: y + MARGIN - GAP };
}

const plain = (value: unknown): Value => (isValue(value) ? value : JSON.stringify(value));

function row(items: Item[], top: number, facts: readonly [string, Value][], width: number, prefix = ""): number {
  const each = Math.floor((width - 2 * MARGIN + GAP) / (COUNTER.width + GAP));
  facts.forEach(([name, value], index) => {
    const x = MARGIN + (index % each) * (COUNTER.width + GAP);
    const y = top + Math.floor(index / each) * (COUNTER.height + GAP);
    items.push({ spot: prefix + name, kind: "counter", name, value, x, y, ...COUNTER });
  });
  return top + Math.ceil(facts.length / each) * (COUNTER.height + GAP);
}

function cards(items: Item[], top: number, key: string, values: readonly unknown[], width: number): number {
  const each = Math.floor((width - 2 * MARGIN + GAP) / (CARD.width + GAP));
  if (!values.length) items.push({ spot: key, kind: "empty", name: key, value: null, x: MARGIN, y: top, ...CARD });
  values.forEach((found, index) => {
    const value = plain(found);
    const x = MARGIN + (index % each) * (CARD.width + GAP);
    const y = top + Math.floor(index / each) * (CARD.height + GAP);
    items.push({ spot: `${key}-${value}`, kind: "card", name: key, value, x, y, ...CARD });
  });
  return top + Math.max(1, Math.ceil(values.length / each)) * (CARD.height + GAP);
}

function grid(items: Item[], top: number, key: string, rows: readonly Value[][], width: number): number {
  const columns = Math.max(...rows.map((cells) => cells.length), 1);
  const side = Math.min(60, (width - 2 * MARGIN) / columns);
  rows.forEach((cells, index) => {
    cells.forEach((value, column) => {
      const at = { x: MARGIN + column * side, y: top + index * side };
      items.push({ spot: `${key}-${index}-${column}`, kind: "cell", name: key, value, ...at, width: side, height: side });
    });
  });
  return top + rows.length * side + GAP;
}
