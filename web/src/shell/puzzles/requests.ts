/** Requests about puzzles. Who asks is known by cookie: a guest of this browser, or an account. */

import { request } from "../api";
import type { components } from "../api-types";

type Schemas = components["schemas"];
export type PuzzleFacts = Schemas["PuzzleFacts"];
export type PuzzleList = Schemas["PuzzleList"];
export type Answered = Schemas["Answered"];
export type Solution = Schemas["SolutionFacts"];
export type Standing = Schemas["StandingFacts"];
export type Wrong = Schemas["WrongFacts"];
export type Difficulty = "easier" | "even" | "harder";

export const DIFFICULTIES: readonly Difficulty[] = ["easier", "even", "harder"];

export const list = (): Promise<PuzzleList> => request("GET", "/puzzles");

/** A puzzle by its id, or the one of the day. */
export const open = (id: string): Promise<PuzzleFacts> => request("GET", `/puzzles/${id || "today"}`);

export function next(game: string, theme: string, difficulty: Difficulty): Promise<PuzzleFacts> {
  return request("GET", `/puzzles/next?${new URLSearchParams({ game, theme, difficulty })}`);
}

export const answer = (id: string, log: readonly string[], action: string): Promise<Answered> =>
  request("POST", `/puzzles/${id}/answer`, { log, action });

export const giveUp = (id: string): Promise<Solution> => request("POST", `/puzzles/${id}/solution`);
