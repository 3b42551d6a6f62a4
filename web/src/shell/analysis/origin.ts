/** The match that an analysis comes from, handed over from one page to the next. */

import * as finished from "../finished";
import type { Told } from "../protocol";
import { go } from "../route.svelte";
import type { Tree } from "./tree";

export interface Origin {
  game: string;
  /** The whole position, in its short form. */
  position: string;
  /** The match file, and the length of its log where the analysis begins. */
  file: string;
  at: number;
  names: readonly string[];
  /** What was played from there on. */
  played: readonly { action: string; told: Told | null }[];
  /** The variations in the file, by the number of actions played before them. */
  kept: readonly { after: number; tree: Tree }[];
}

const KEY = "undertow-analysis";
const MOST_PLAYED = 60; // actions of the match that are shown as the first variation

/** Open the analysis board at a moment of a match file. */
export async function analyse(file: string, at: number): Promise<void> {
  const facts = await finished.lookAtFile(file, at, "all");
  const whole = await finished.lookAtFile(file, null, "all");
  const origin: Origin = {
    game: facts.game,
    position: facts.moment.position,
    file,
    at,
    names: facts.names,
    played: whole.moment.log.slice(at, at + MOST_PLAYED).map(({ action, messages }) => ({ action, told: messages[0] ?? null })),
    kept: facts.variations
      .filter((tree) => tree.at >= at && tree.at <= at + MOST_PLAYED)
      .map(({ at: place, nodes }) => ({ after: place - at, tree: nodes.map((node) => ({ ...node, label: "" })) })),
  };
  sessionStorage.setItem(KEY, JSON.stringify(origin));
  go("analysis", facts.game, facts.moment.position);
}

/** Where an analysis of a position comes from; null if it stands alone. */
export function originOf(game: string, position: string): Origin | null {
  const text = sessionStorage.getItem(KEY);
  const found = text ? (JSON.parse(text) as Origin) : null;
  return found?.game === game && found.position === position ? found : null;
}
