/** A score that the server works out anew whenever what is told of a real table changes. */

import { Refused } from "./api";
import { boxes } from "./boxes.svelte";
import * as lobby from "./lobby";
import { words } from "./words.svelte";

export class Scoring<Score> {
  score: Score | null = $state.raw(null);
  sentences: readonly string[] = $state.raw([]);
  problem = $state("");

  constructor(
    readonly game: string,
    told: () => Record<string, string>,
  ) {
    let asked = 0;
    $effect(() => {
      const mine = ++asked;
      lobby.score<Score>(game, told(), words.code, boxes.of(game) ?? {}).then(
        (found) => {
          if (mine !== asked) return;
          this.score = found.score;
          this.sentences = found.sentences;
          this.problem = "";
        },
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error;
          if (mine === asked) this.problem = words.word(error.problem.message, error.problem.arguments, game);
        },
      );
    });
  }
}

/** Counts as the helper reads them: "gold=4,weapons=1". */
export function counted(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}=${count}`)
    .join(",");
}
