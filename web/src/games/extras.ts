/** What a game's folder gives beside its table: picture, lessons, tools. */

import type { Component } from "svelte";
import type { View } from "../shell/protocol";
import type { Tutorial } from "./contract";

const TUTORIALS = import.meta.glob<{ tutorial: Tutorial }>("./*/tutorial.ts");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** A tool for those who have the real box: a page of its own, such as a score helper. */
const TOOLS = import.meta.glob<{ default: Component }>("./*/Tool.svelte");

/** What chance brings, as a picture: a card, a tile. */
export type OutcomePicture = Component<{ action: string; view: View; seat: number }>;
const OUTCOMES = import.meta.glob<{ default: OutcomePicture }>("./*/Outcome.svelte");

/** The pictures of what is drawn in a game; null if it draws nothing but lots. */
export async function outcomePicture(game: string): Promise<OutcomePicture | null> {
  const load = OUTCOMES[`./${game}/Outcome.svelte`];
  return load ? (await load()).default : null;
}

export async function gamePicture(game: string): Promise<Component | null> {
  const load = PICTURES[`./${game}/Picture.svelte`] ?? PICTURES["./plain/Picture.svelte"];
  return load ? (await load()).default : null;
}

export function hasTutorial(game: string): boolean {
  return `./${game}/tutorial.ts` in TUTORIALS;
}

export async function gameTutorial(game: string): Promise<Tutorial> {
  const load = TUTORIALS[`./${game}/tutorial.ts`];
  if (!load) throw new Error(`the page has no tutorial for ${game}`);
  return (await load()).tutorial;
}

export function hasTool(game: string): boolean {
  return `./${game}/Tool.svelte` in TOOLS;
}

export async function gameTool(game: string): Promise<Component | null> {
  const load = TOOLS[`./${game}/Tool.svelte`];
  return load ? (await load()).default : null;
}
