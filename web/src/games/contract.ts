/** What a game's folder gives to the shell, which knows nothing else of it. */

import type { Component } from "svelte";
import type { ActionFacts, Line, View } from "../shell/protocol";
import type { Timed } from "../shell/queue";
import type { SeatName } from "../shell/words.svelte";

/** What the board shows at a moment: a view, and whatever a game adds to follow its pieces. */
export interface Scene<GameView extends View = View> {
  view: GameView;
}

/** A step of a game's tutorial on its prepared match. */
export interface Lesson {
  /** The id of the message that is shown. */
  words: string;
  /** How many actions of the prepared match have been taken. */
  moment: number;
  /** The board element that is pointed at. */
  points?: string;
  /** The board element that the reader has to click to go on; without one reading is enough. */
  click?: string;
}

/** A first match, prepared: the address of its file, played from seat 0, and what is said about it. */
export interface Tutorial {
  match: string;
  lessons: Lesson[];
}

/** What a game tells beside its board, in a tab of its own: what is left unseen, what everybody would owe, … */
export interface Panel<GameScene extends Scene = Scene> {
  id: string;
  /** The id of the message that is the tab's name. */
  title: string;
  View: Component<{ scene: GameScene; seat: number | null }>;
}

/** A game's page, typed by its own view and scene. The shell passes both through and never looks inside. */
export interface GamePage<GameView extends View = View, GameScene extends Scene<GameView> = Scene<GameView>> {
  /** The scene of a view, with nothing moving. */
  still(view: GameView): GameScene;
  /** The scenes that lead from what is shown to a view; the last one is exactly that view. */
  scenes(shown: GameScene, view: GameView, lines: readonly Line[]): Timed<GameScene>[];
  /** Whether a board element lies in the hand instead of on the board. */
  isInHand(spot: string): boolean;
  /** Whether what an action costs and brings has to be seen before it is taken: where nothing hovers, a first tap only shows it. */
  weighs?(action: ActionFacts): boolean;
  /**
   * Whether a seat has something now that others at the same screen must not see, told from what everybody may know. A
   * curtain then comes between the seats; a game that does not say has secrets always.
   */
  hasSecrets?(view: GameView): boolean;
  /** The board in words, for those who hear it. */
  describe(view: GameView, name: SeatName): string[];
  Board: Component<{ scene: GameScene }>;
  Hand: Component<{ scene: GameScene; seat: number }>;
  Seat: Component<{ scene: GameScene; seat: number }>;
  /** What actions would do, at a glance, where there is no room for the sentences of their previews. */
  Brief?: Component<{ scene: GameScene; actions: readonly ActionFacts[] }>;
  panels: readonly Panel<GameScene>[];
}

// Here the types of views and scenes are erased: the shell hands a page only views of its game and scenes of its own.
const PAGES = import.meta.glob<{ page: GamePage }>("./*/index.ts");
const TUTORIALS = import.meta.glob<{ tutorial: Tutorial }>("./*/tutorial.ts");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** A tool for those who have the real box: a page of its own, such as a score helper. */
const TOOLS = import.meta.glob<{ default: Component }>("./*/Tool.svelte");

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
