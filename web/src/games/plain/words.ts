/** Names for the keys and values of a view: the game's messages `view-…` and `card-…`, or what is written there. */

import { words } from "../../shell/words.svelte";

const dashed = (text: string): string => text.replaceAll(/[ _]/g, "-");

export function keyWords(game: string, key: string): string {
  const id = `view-${dashed(key)}`;
  return words.has(id, game) ? words.word(id, {}, game) : key.replaceAll("_", " ");
}

export function valueWords(game: string, value: string | number | boolean | null): string {
  if (value === null || value === false) return "–";
  if (value === true) return "✓";
  const id = `card-${dashed(String(value))}`;
  return words.has(id, game) ? words.word(id, {}, game) : String(value);
}
