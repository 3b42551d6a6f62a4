/** The rules of a game, rule by rule, from the same files as the server's; a game of another package has them on the server. */

import type { LanguageCode } from "./settings.svelte";

const FILES = import.meta.glob<string>("../../../undertow/games/*/RULES*.md", { query: "?url", import: "default", eager: true });
const PICTURES = import.meta.glob<string>("../../../undertow/games/*/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** What a rule owes to us rather than to the rulebook. */
export interface Mark {
  word: string;
  quote: string;
  note: string;
}

/** A heading (with its level), a rule (with its number and marks), a picture, a table, or plain text. */
export interface Paragraph {
  text: string;
  rule: string;
  level: number;
  marks: Mark[];
  picture: string;
  rows: string[][];
  item: boolean;
}

/** A piece of a paragraph: plain, bold, or a reference to a rule. */
export interface Piece {
  text: string;
  bold: boolean;
  rule: string;
}

const EMPTY: Paragraph = { text: "", rule: "", level: 0, marks: [], picture: "", rows: [], item: false };

export function paragraphs(file: string): Paragraph[] {
  return file
    .trim()
    .split(/\n\s*\n|\n(?=- )/)
    .map((block) => paragraph(block.trim()));
}

function paragraph(block: string): Paragraph {
  if (block.startsWith("|")) return table(block.split("\n"));
  const line = block.split(/\s+/).join(" ");
  const rule = /^- \*\*([A-Z]{1,2}\d{1,2})\*\* (.+)$/.exec(line);
  if (rule) return { ...EMPTY, ...splitMarks(rule[2] ?? ""), rule: rule[1] ?? "" };
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(line);
  if (picture) return { ...EMPTY, text: picture[1] ?? "", picture: picture[2] ?? "" };
  if (line.startsWith("- ")) return { ...EMPTY, text: line.slice(2), item: true };
  const level = line.length - line.replace(/^#+/, "").length;
  return { ...EMPTY, text: line.slice(level).trim(), level };
}

function table(lines: string[]): Paragraph {
  const rows = lines
    .filter((_, index) => index !== 1)
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
  return { ...EMPTY, text: rows.flat().join(" "), rows };
}

/** The text before its closing marks, and these. */
function splitMarks(all: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = all;
  for (;;) {
    const found = /^(.*?)\s*(?:\*\*)?\[([^\][:]+)(?::\s*([^\]]*))?\](?:\*\*)?\.?$/.exec(text);
    if (!found) return { text, marks };
    text = found[1] ?? "";
    marks.unshift(mark(found[2] ?? "", found[3] ?? ""));
  }
}

function mark(word: string, body: string): Mark {
  const quoted = /^["“„«](.+?)["”“»](?:\s*;\s*(.*))?$/.exec(body);
  return quoted ? { word, quote: quoted[1] ?? "", note: quoted[2] ?? "" } : { word, quote: "", note: body };
}

/** All that a paragraph says, for searching. */
export function wordsOf(one: Paragraph): string {
  return [one.rule, one.text, ...one.marks.flatMap((each) => [each.word, each.quote, each.note])].join(" ");
}

/** The pieces of a text: `**bold**` and `[words](#G4)`, which leads to a rule. */
export function pieces(text: string): Piece[] {
  return text.split(/(\*\*.+?\*\*|\[[^\]]*\]\(#\w+\))/).flatMap((part) => {
    const link = /^\[([^\]]*)\]\(#(\w+)\)$/.exec(part);
    if (link) return [{ text: link[1] ?? "", bold: false, rule: link[2] ?? "" }];
    const bold = part.length > 4 && part.startsWith("**") && part.endsWith("**");
    return part ? [{ text: bold ? part.slice(2, -2) : part, bold, rule: "" }] : [];
  });
}

/** The address of a picture of a game's rules. */
export function pictureOf(game: string, file: string): string {
  return PICTURES[`../../../undertow/games/${game}/${file}`] ?? "";
}

export async function rulesOf(game: string, code: LanguageCode): Promise<Paragraph[]> {
  const name = code === "en" ? "RULES.md" : `RULES.${code}.md`;
  const address = FILES[`../../../undertow/games/${game}/${name}`] ?? `/api/games/${game}/rules/${code}`;
  const answer = await fetch(address);
  return answer.ok ? paragraphs(await answer.text()) : [];
}
