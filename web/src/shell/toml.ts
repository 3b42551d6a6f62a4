/** A box as the file that `--components` of the program reads. */

import type { Component } from "./protocol";

export function boxFile(parts: readonly Component[]): string {
  return parts.map(block).join("\n");
}

function block(part: Component): string {
  const source = part.own ? "my box" : part.source;
  const lines = Object.entries(part.facts).map(([key, value]) => `${key} = ${written(value)}`);
  return [`[${part.id}]`, `grade = ${written(part.grade)}`, `source = ${written(source)}`, ...lines, ""].join("\n");
}

/** A value in TOML: JSON but for tables, which have = and bare keys. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, one]) => `${key} = ${written(one)}`);
  return `{ ${pairs.join(", ")} }`;
}
