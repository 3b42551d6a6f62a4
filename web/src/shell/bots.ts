/** Bots at a table: who they are, an animal each, and how they play. */

import { t, words } from "./words.svelte";

export const BOTS = ["otter", "heron", "fox", "bear", "owl", "beaver", "frog", "cat", "crab", "seal", "hare", "duck"] as const;
export type BotName = (typeof BOTS)[number];

export function isBotName(name: string): name is BotName {
  return (BOTS as readonly string[]).includes(name);
}

/** The bot that is as strong as the reader; its seat then says how strong that is, as `partner=2.35`. */
export const PARTNER = "partner";

/** The level and the character in the server's name of a bot, such as `strong+thief`. */
export function partsOf(bot: string): { level: string; character: string } {
  const [level = "", character = ""] = bot.split("+");
  return { level, character };
}

export const botOf = (level: string, character: string): string => (character ? `${level}+${character}` : level);

/** How a bot plays, in words: its level, and its character if it has one. */
export function nameOf(bot: string, game: string): string {
  const { level, character } = partsOf(bot);
  const [kind = ""] = level.split("=");
  const named = words.has(`bot-level-${kind}`) ? t(`bot-level-${kind}`) : level;
  return character ? `${named}, ${words.word(`character-${character}`, {}, game)}` : named;
}

/** Different bots for a table, in any order. */
export function someBots(count: number, random: () => number = Math.random): BotName[] {
  const left: BotName[] = [...BOTS];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? BOTS[0]);
}
