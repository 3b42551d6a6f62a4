/** What pays for a crossing (rule W4): a set that reaches the price and from which nothing could be left out. */

import { COLOURS, type Bag, type Colour, VALUES, type Values, sum } from "./view";

/** One tile or card that may pay, with the text of its small action. */
export interface Coin {
  id: string;
  value: number;
  action: string;
  /** The colour of a card; null for a tile. */
  colour: Colour | null;
}

/** All that a seat may pay with: its tiles from the smallest on, then its cards. */
export function coins(tiles: Values, cards: Bag): Coin[] {
  const found: Coin[] = [];
  for (const value of VALUES)
    for (let copy = 0; copy < (tiles[value] ?? 0); copy++)
      found.push({ id: `tile-${value}-${copy}`, value, action: `pay ${value}`, colour: null });
  for (const colour of COLOURS)
    for (let copy = 0; copy < cards[colour]; copy++)
      found.push({ id: `card-${colour}-${copy}`, value: 1, action: `pay ${colour}`, colour });
  return found;
}

export const worth = (paid: readonly Coin[]): number => paid.reduce((all, coin) => all + coin.value, 0);

export type Verdict = "exact" | "lost" | "too-little" | "too-much";

/** Whether a payment is one; "lost" is allowed, but something is given away. */
export function verdict(paid: readonly Coin[], price: number): Verdict {
  const all = worth(paid);
  if (all < price) return "too-little";
  if (all === price) return "exact";
  return all - Math.min(...paid.map((coin) => coin.value)) >= price ? "too-much" : "lost";
}

/** The cheapest payment: the least that is lost, then the fewest cards, and those of items of which most are held. */
export function cheapest(tiles: Values, cards: Bag, price: number): Coin[] {
  const spare = sum(cards);
  let best: { lost: number; cards: number; tiles: number[] } | null = null;
  for (const [reached, chosen] of reachable(tiles)) {
    const missing = Math.max(0, price - reached);
    if (missing > spare || (reached > price && reached - Math.min(...chosen) >= price)) continue;
    const lost = Math.max(0, reached - price);
    if (!best || lost < best.lost || (lost === best.lost && missing < best.cards)) best = { lost, cards: missing, tiles: chosen };
  }
  if (!best) return [];
  return [...tileCoins(best.tiles), ...cardCoins(cards, best.cards)];
}

/** For every sum that tiles can make, one way to make it, small tiles first. */
function reachable(tiles: Values): Map<number, number[]> {
  let found = new Map<number, number[]>([[0, []]]);
  for (const value of VALUES) {
    for (let copy = 0; copy < (tiles[value] ?? 0); copy++) {
      const grown = new Map(found);
      for (const [reached, chosen] of found) if (!grown.has(reached + value)) grown.set(reached + value, [...chosen, value]);
      found = grown;
    }
  }
  return found;
}

function tileCoins(values: readonly number[]): Coin[] {
  const counts: Values = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return coins(counts, NO_CARDS);
}

/** So many cards, always from the item of which most are left. */
function cardCoins(cards: Bag, count: number): Coin[] {
  const left = { ...cards };
  const taken = { ...NO_CARDS };
  for (let number = 0; number < count; number++) {
    const most = COLOURS.reduce((a, b) => (left[b] > left[a] ? b : a));
    left[most]--;
    taken[most]++;
  }
  return coins({}, taken);
}

const NO_CARDS: Bag = { red: 0, green: 0, grey: 0, brown: 0, blue: 0, white: 0, gold: 0 };
