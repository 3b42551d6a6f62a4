/** The rules of a game, rule by rule, from the same files as the server's. */

import type { LanguageCode } from "./settings.svelte";

const FILES = import.meta.glob<string>("../../../undertow/games/*/RULES*.md", { query: "?url", import: "default", eager: true });

/** A heading (with its level), a rule (with its number) or plain text (with neither). */
export interface Paragraph {
  text: string;
  rule: string;
  level: number;
}

export function paragraphs(file: string): Paragraph[] {
  return file
    .trim()
    .split(/\n\s*\n|\n(?=- \*\*)/)
    .map((block) => block.split(/\s+/).join(" "))
    .map((block) => {
      const rule = /^- \*\*([A-Z]{1,2}\d{1,2})\*\* (.+)$/.exec(block);
      if (rule) return { text: rule[2] ?? "", rule: rule[1] ?? "", level: 0 };
      const level = block.length - block.replace(/^#+/, "").length;
      return { text: block.slice(level).trim(), rule: "", level };
    });
}

/** Pieces of a paragraph, every second one in bold. */
export function boldParts(text: string): string[] {
  return text.split("**");
}

export async function rulesOf(game: string, code: LanguageCode): Promise<Paragraph[]> {
  const name = code === "en" ? "RULES.md" : `RULES.${code}.md`;
  const address = FILES[`../../../undertow/games/${game}/${name}`];
  return address ? paragraphs(await (await fetch(address)).text()) : [];
}
