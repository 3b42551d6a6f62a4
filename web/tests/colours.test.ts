/** Colours come from tokens.css: no other source of the page names one. */

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);
const TOKENS = "tokens.css";
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])/gi;
const FUNCTION = /\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(/gi;
const NAMED =
  /\b(?:color|background|background-color|fill|stroke|stop-color|flood-color|border-color|outline-color)\s*[:=]\s*["'{]*\s*(?:white|black|gr[ae]y|red|green|blue|yellow|gold|orange|brown|violet|purple|pink|silver|navy|teal)\b/gi;

function literals(source: string): string[] {
  return [HEX, FUNCTION, NAMED].flatMap((pattern) => source.match(pattern) ?? []);
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(svelte|ts|css)$/.test(file));
const source = (file: string): string => readFileSync(new URL(file, SOURCES), "utf-8");

test.each(["fill: #a3271a;", 'stroke="#fff"', "rgb(0 0 0 / 0.3)", "hsl(20 10% 5%)", "color: white;", 'fill="black"'])(
  "a literal colour is found in %s",
  (code) => expect(literals(code)).toHaveLength(1),
);

test.each(["fill: var(--white);", "{#each deeds as deed}", "fill: none;", "background: transparent;", "this.#added"])(
  "no colour is found in %s",
  (code) => expect(literals(code)).toEqual([]),
);

test("no source but the tokens names a colour", () => {
  const found = files.filter((file) => file !== TOKENS).map((file) => [file, literals(source(file))] as const);
  expect(found.filter(([, colours]) => colours.length)).toEqual([]);
});

test("every colour of the tokens is used", () => {
  const used = files.map(source).join("\n");
  const tokens = [...source(TOKENS).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name ?? "");
  // Seats' colours are asked for by number.
  const unused = tokens.filter((name) => !name.startsWith("--seat-") && !used.includes(`var(${name})`));
  expect(unused).toEqual([]);
});

test("every token that a source asks for is defined", () => {
  const all = files.map(source).join("\n");
  const defined = new Set([...all.matchAll(/(--[\w-]+)["']?\s*[:=]/g)].map(([, name]) => name));
  const asked = [...all.matchAll(/var\((--[\w-]+)[),]/g)].map(([, name]) => name);
  expect(asked.filter((name) => !defined.has(name))).toEqual([]);
});
