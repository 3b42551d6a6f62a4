/** The characters that bots play: an animal each, named in the reader's language. */

export const BOTS = ["otter", "heron", "fox", "bear", "owl", "beaver", "frog", "cat", "crab", "seal", "hare", "duck"] as const;
export type BotName = (typeof BOTS)[number];

export function isBotName(name: string): name is BotName {
  return (BOTS as readonly string[]).includes(name);
}

/** Different bots for a table, in any order. */
export function someBots(count: number, random: () => number = Math.random): BotName[] {
  const left: BotName[] = [...BOTS];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? BOTS[0]);
}
