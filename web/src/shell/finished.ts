/** Requests about finished matches and match files. */

import { type Knowledge, answered, knowledgeText, request } from "./api";
import type { ChanceRecord, FileFacts, Practised } from "./protocol";

/** Where a finished match can be downloaded. */
export const fileAddress = (table: string): string => `/api/tables/${table}/file`;

/** A finished match as a file. */
export async function fileOf(table: string): Promise<string> {
  const answer = await fetch(fileAddress(table));
  return answer.ok ? answer.text() : answered(answer);
}

/** Seed, notes and draws of a finished match. */
export const chance = (table: string): Promise<ChanceRecord> => request("GET", `/tables/${table}/chance`);

/** A match file and a moment of it, with the knowledge of a seat, of a spectator, or of all. */
export async function lookAtFile(match: string, length: number | null, knowledge: Knowledge): Promise<FileFacts> {
  const query = new URLSearchParams({ knowledge: knowledgeText(knowledge) });
  if (length !== null) query.set("length", String(length));
  return answered(await fetch(`/api/files?${query}`, { method: "POST", headers: { "content-type": "text/plain" }, body: match }));
}

/** Take an action of a task, or none to see where it stands; bots and chance reply. */
export const practise = (game: string, position: string, log: readonly string[], action: string): Promise<Practised> =>
  request("POST", "/practice", { game, position, log, action });
