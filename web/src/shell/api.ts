/** Requests to the server; a refusal is thrown as a `Refused`. */

import type { Component, FileFacts, Games, Hint, Holding, Me, Moment, Problem, Reason, Seated, SeatWish, Snapshot, TableFacts, WatchedTable } from "./protocol";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export interface Seat {
  seat: number;
  secret: string;
}

async function request<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const asked: RequestInit = { method, headers: { ...headers }, credentials: "same-origin" };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { ...headers, "content-type": "application/json" };
  }
  return answered(await fetch(`/api${path}`, asked));
}

async function answered<T>(answer: Response): Promise<T> {
  const data: unknown = await answer.json();
  if (!answer.ok) throw new Refused(data as Problem);
  return data as T;
}

export const games = (): Promise<Games> => request("GET", "/games");

export const components = (game: string): Promise<{ components: Component[] }> => request("GET", `/games/${game}/components`);

/** The best score of the cards on a real table, as the game's score helper explains it. */
export const score = <T>(game: string, told: Record<string, string>): Promise<{ score: T }> => request("POST", `/games/${game}/score`, { told });

export const myTables = (): Promise<{ tables: TableFacts[] }> => request("GET", "/tables");

export function createTable(game: string, options: Record<string, string>, seats: SeatWish[], pace: number, listed = false, rated = false): Promise<Holding> {
  return request("POST", "/tables", { game, options, seats, pace, listed, rated });
}

export const mySeats = (table: string): Promise<Holding> => request("GET", `/tables/${table}/seats`);

export function join(table: string, invitation: string, name: string): Promise<Seated> {
  return request("POST", `/tables/${table}/join`, { invitation, name });
}

export const rematch = (table: string, seat: Seat): Promise<Seated> => request("POST", `/tables/${table}/rematch`, seat);

export function whyNot(table: string, seat: Seat, action: string): Promise<{ reason: Reason | null }> {
  return request("POST", `/tables/${table}/why`, { ...seat, action });
}

export const askUndo = (table: string, seat: Seat): Promise<unknown> =>
  request("POST", `/tables/${table}/offer`, { ...seat, kind: "undo" });

export const answerOffer = (table: string, seat: Seat, agree: boolean): Promise<unknown> =>
  request("POST", `/tables/${table}/offer/answer`, { ...seat, agree });

export const askStandIn = (table: string, seat: Seat, idle: number): Promise<unknown> =>
  request("POST", `/tables/${table}/offer`, { ...seat, kind: "stand-in", idle });

export const setPace = (table: string, seat: Seat, pace: number): Promise<unknown> =>
  request("POST", `/tables/${table}/pace`, { ...seat, pace });

export const returnToSeat = (table: string, seat: Seat): Promise<unknown> => request("POST", `/tables/${table}/return`, seat);

export const leave = (table: string, seat: Seat): Promise<unknown> => request("POST", `/tables/${table}/leave`, seat);

/** A token that moves the seat to another device, once. */
export const newRecovery = (table: string, seat: Seat): Promise<{ token: string }> => request("POST", `/tables/${table}/recovery`, seat);

export const recover = (token: string): Promise<Seated> => request("POST", "/recovery", { token });

export const me = (): Promise<Me> => request("GET", "/me");

export const signUp = (name: string, password: string): Promise<Me> => request("POST", "/accounts", { name, password });

export const signIn = (name: string, password: string): Promise<Me> => request("POST", "/login", { name, password });

export const signOut = (): Promise<unknown> => request("POST", "/logout");

export const watchedTables = (): Promise<{ tables: WatchedTable[] }> => request("GET", "/watch");

export const notices = (): Promise<{ public_key: string }> => request("GET", "/notices");

/** Let the server send notices to this device; the same device again gets the same id. */
export const addPush = (subscription: PushSubscriptionJSON, lang: string): Promise<{ id: string }> =>
  request("POST", "/notices/push", { subscription, lang });

export const dropNotices = (id: string): Promise<unknown> => request("DELETE", `/notices/subscriptions/${id}`);

/** Where a finished match can be downloaded. */
export const fileAddress = (table: string): string => `/api/tables/${table}/file`;

/** A match file and a moment of it, with the knowledge of a seat or of a spectator. */
export async function lookAtFile(match: string, length: number | null, knowledge: number | null): Promise<FileFacts> {
  const query = new URLSearchParams({ knowledge: knowledgeText(knowledge) });
  if (length !== null) query.set("length", String(length));
  return answered(await fetch(`/api/files?${query}`, { method: "POST", headers: { "content-type": "text/plain" }, body: match }));
}

const knowledgeText = (knowledge: number | null): string => (knowledge === null ? "spectator" : String(knowledge));

/** The match after so many actions, with the knowledge of a seat or of a spectator. */
export function moment(table: string, length: number, knowledge: number | null, seat: Seat | null): Promise<Moment> {
  const query = new URLSearchParams({ knowledge: knowledgeText(knowledge) });
  const headers: Record<string, string> = {};
  if (seat) {
    query.set("seat", String(seat.seat));
    headers["Undertow-Seat-Secret"] = seat.secret;
  }
  return request("GET", `/tables/${table}/moments/${length}?${query}`, undefined, headers);
}

/** What a spectator may know of a table. */
export const look = (table: string): Promise<Snapshot> => request("GET", `/tables/${table}`);

/** What a strong player would do in this seat. */
export const hint = (table: string, seat: Seat): Promise<Hint> => request("POST", `/tables/${table}/hint`, seat);
