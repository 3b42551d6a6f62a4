/** What a game's folder gives to the shell, which knows nothing else of it. */

import type { Component } from "svelte";
import type { ActionFacts, Line, Told, View } from "../shell/protocol";
import type { Timed } from "../shell/queue";
import type { Bed, Sound } from "../shell/sound";
import type { Trail } from "../shell/trails";
import type { Way } from "./ways";
import type { SeatName } from "../shell/words.svelte";

/** What the board shows at a moment: a view, and whatever a game adds to follow its pieces. */
export interface Scene<GameView extends View = View> {
  view: GameView;
  /** What the shell stages while the scene is shown; scenes that follow each other with the same one share its stage. */
  moment?: StagedMoment | null;
  /** Where others have been since the viewer's last action; the board draws them, the shell forgets them. */
  trails?: readonly Trail[];
}

/** How a staged moment feels: a blow shakes the board, a loss darkens it, a gain and a triumph brighten it. */
export type MomentKind = "blow" | "loss" | "gain" | "triumph";

/** Something that matters: the shell holds the board, moves the camera there and tells it. */
export interface StagedMoment {
  told: Told;
  kind: MomentKind;
  /** The board element where it happens, by its `data-spot`; the middle of the board if left out. */
  at?: string;
  /** Further elements that the words must not cover. */
  around?: readonly string[];
  /** Whom it concerns; the words have the colour of the first one. */
  seats: readonly number[];
}

/** Points that are counted together at the end, for every seat. */
export interface Category {
  told: Told;
  points: readonly number[];
}

/** Something that decided a match, or at least turned it. */
export interface KeyMoment {
  /** How many lines the log has once it has happened. */
  length: number;
  told: Told;
  /** The three of the greatest weight are told at the end; all are marks on the slider of a replay. */
  weight: number;
}

/** The two geometries of a board: about 3:2 for windows wider than tall, about 4:5 for the others. */
export type Shape = "wide" | "tall";

/** The end of a match. */
export interface Ending<GameView extends View = View> {
  /** What is counted, in the order in which it is shown: the category that decides comes last. The sums are the scores. */
  finale(view: GameView): readonly Category[];
  /** What turned a match: thefts, falls, a new leader. */
  keyMoments(lines: readonly Line[]): readonly KeyMoment[];
  /** How close the match was, where the difference of the scores does not tell it. */
  closeness?(view: GameView): Told;
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

/** A small free task: a position, played from seat 0 by the rules and against bots. */
export interface Task<GameView extends View = View> {
  /** The ids of the messages that set the task and that help. */
  words: string;
  hint: string;
  /** The position before the task, as text: see docs/positions.md. */
  position: string;
  /** The board element that the hint points at. */
  points?: string;
  /** Whether the task is done, told from the view and from what has happened since its beginning. */
  isDone(view: GameView, lines: readonly Line[]): boolean;
  /** Whether it can no longer be done, so that one has to begin again. */
  isLost?(view: GameView, lines: readonly Line[]): boolean;
}

/** A first match, prepared: the address of its file, played from seat 0, and what is said about it. */
export interface Tutorial<GameView extends View = View> {
  match: string;
  lessons: Lesson[];
  /** What the reader does alone after the lessons. The last may be the last turns of a match: it is done when that is over. */
  tasks?: readonly Task<GameView>[];
}

/** What a game tells beside its board, in a tab of its own: what is left unseen, what everybody would owe, … */
export interface Panel<GameScene extends Scene = Scene> {
  id: string;
  /** The id of the message that is the tab's name. */
  title: string;
  load(): Promise<{ default: Component<{ scene: GameScene; seat: number | null }> }>;
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
  /** Fetches what tells the board in words, for those who hear it. */
  loadWords(): Promise<{ boardInWords: (view: GameView, name: SeatName) => string[] }>;
  /** Fetches what tells a newcomer what a seat can do now, line by line; where something cannot be done, why. */
  loadWays?(): Promise<{ ways: (view: GameView, seat: number, actions: readonly ActionFacts[]) => readonly Way[] }>;
  /** The geometries that the board has; one that is missing is replaced by the other, smaller than the window allows. */
  shapes: readonly Shape[];
  /** The score of a seat as everybody may know it now. */
  score(view: GameView, seat: number): number;
  /** What is asked of a seat that is to act ("Choose how far your canoes paddle"). */
  phase?(view: GameView, seat: number): Told;
  /** What wins, and how far a seat is; of the match alone where nobody sits. */
  goal?(view: GameView, seat: number | null): Told;
  /** The sound of each message of the log that has one. It is heard with the scene that names the message as `told`. */
  sounds?: Readonly<Record<string, Sound>>;
  /** The quiet sound below everything, for those who want it, and how loud it is from 0 to 1. */
  bed?(view: GameView): { sound: Bed; level: number };
  /** Fetches what is counted and told at the end. */
  loadEnding?(): Promise<Ending<GameView>>;
  /** The board draws the same pieces and spots in either shape. */
  Board: Component<{ scene: GameScene; shape: Shape }>;
  /** How many rows of pieces the rack has to hold. */
  rackRows: 1 | 2;
  /** Lies in the rack at the board's lower edge. */
  Hand: Component<{ scene: GameScene; seat: number }>;
  /** All that is known of a seat, on its card among the players; fetched when that is looked at, like the panels. */
  loadSeat(): Promise<{ default: Component<{ scene: GameScene; seat: number }> }>;
  /** One line of a seat's plate in the score bar, below the name, where there is room. */
  Plate?: Component<{ scene: GameScene; seat: number }>;
  /** What actions would do, at a glance, where there is no room for the sentences of their previews. */
  Brief?: Component<{ scene: GameScene; actions: readonly ActionFacts[] }>;
  panels: readonly Panel<GameScene>[];
}

// Here the types of views and scenes are erased: the shell hands a page only views of its game and scenes of its own.
const PAGES = import.meta.glob<{ page: GamePage }>("./*/index.ts");

/** A game's own page, or a plain one drawn from the view. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES[`./${game}/index.ts`];
  return load ? (await load()).page : (await import("./plain/page")).pageFor(game);
}
