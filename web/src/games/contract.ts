/** What a game's folder gives to the shell, which knows nothing else of it. */

import type { Component } from "svelte";
import type { Line, View } from "../shell/protocol";
import type { Timed } from "../shell/queue";
import type { SeatName } from "../shell/words.svelte";

/** What the board shows at a moment: a view, and whatever a game adds to follow its pieces. */
export interface Scene {
  view: View;
}

/** A step of a game's tutorial on its prepared match. */
export interface Lesson {
  /** The id of the message that is shown. */
  words: string;
  /** How many actions of the prepared match have been taken. */
  moment: number;
  /** The board element that is pointed at, if any. */
  points?: string;
  /** The action that the reader has to take to go on; left out where reading is enough. */
  action?: string;
}

export interface GamePage {
  /** The scene of a view, with nothing moving. */
  still(view: View): Scene;
  /** The scenes that lead from what is shown to a view; the last one is exactly that view. */
  scenes(shown: Scene, view: View, lines: readonly Line[]): Timed<Scene>[];
  /** Whether a board element lies in the hand instead of on the board. */
  isInHand(spot: string): boolean;
  /** The board in words, for those who hear it. */
  describe(view: View, name: SeatName): string[];
  Board: Component<{ scene: Scene }>;
  Hand: Component<{ scene: Scene; seat: number }>;
  Seat: Component<{ scene: Scene; seat: number }>;
}

const PAGES = import.meta.glob<{ page: GamePage }>("./*/index.ts");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** Whether the page can show a game. */
export function isShown(game: string): boolean {
  return `./${game}/index.ts` in PAGES;
}

export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES[`./${game}/index.ts`];
  if (!load) throw new Error(`the page has no board for ${game}`);
  return (await load()).page;
}

export async function gamePicture(game: string): Promise<Component | null> {
  const load = PICTURES[`./${game}/Picture.svelte`];
  return load ? (await load()).default : null;
}
