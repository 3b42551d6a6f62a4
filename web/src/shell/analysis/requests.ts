/** Requests of the analysis board; positions and logs are brought along, nothing is kept. */

import { Refused, answered, request } from "../api";
import type { components } from "../api-types";
import type { Problem } from "../protocol";

type Schemas = components["schemas"];
export type Explored = Schemas["Exploration"];
export type Outcome = Schemas["OutcomeFacts"];
export type AnalysisLines = Schemas["AnalysisLines"];
export type LineFacts = Schemas["LineFacts"];
export type Judged = Schemas["JudgedFacts"];
export type Saved = Schemas["SavedVariations"];

/** A position, and the actions taken from it. */
export interface Place {
  game: string;
  position: string;
  log: readonly string[];
}

export interface Step {
  action?: string;
  draw?: boolean;
  viewer: number | null;
}

export const explore = (place: Place, step: Step): Promise<Explored> => request("POST", "/analysis", { ...place, ...step });

export const judge = (place: Place, action: string): Promise<Judged> => request("POST", "/analysis/verdict", { ...place, action });

export const save = (place: Place, nodes: readonly { parent: number; action: string; comment: string }[]): Promise<Saved> =>
  request("POST", "/analysis/variations", { ...place, nodes });

/** Tell the lines of the seat to act as they get better, until the search ends or is no longer wanted. */
export async function lines(place: Place, tell: (found: AnalysisLines) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetch("/api/analysis/lines", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(place),
    signal,
  });
  if (!answer.ok || !answer.body) return answered(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const [complete, left] = completeLines(rest + value);
    rest = left;
    for (const line of complete) tell(JSON.parse(line) as AnalysisLines);
  }
}

/** The complete lines of a text, and what is left of it. */
export function completeLines(text: string): [string[], string] {
  const parts = text.split("\n");
  const rest = parts.pop() ?? "";
  return [parts.filter(Boolean), rest];
}

/** A refusal, or null for what is no refusal. */
export const problemOf = (error: unknown): Problem | null => (error instanceof Refused ? error.problem : null);
