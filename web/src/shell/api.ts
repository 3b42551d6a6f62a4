/** Requests to the server; a refusal is thrown as a `Refused`. */

import type { Component, Games, Holding, Moment, Problem, Reason, Seated, SeatWish, Sight, TableFacts } from "./protocol";

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
  const answer = await fetch(`/api${path}`, asked);
  const data: unknown = await answer.json();
  if (!answer.ok) throw new Refused(data as Problem);
  return data as T;
}

export const games = (): Promise<Games> => request("GET", "/games");

export const components = (game: string): Promise<{ components: Component[] }> => request("GET", `/games/${game}/components`);

/** The best score of the cards on a real table, as the game's score helper explains it. */
export const score = <T>(game: string, told: Record<string, string>): Promise<{ score: T }> => request("POST", `/games/${game}/score`, { told });

export const myTables = (): Promise<{ tables: TableFacts[] }> => request("GET", "/tables");

export function createTable(game: string, options: Record<string, string>, seats: SeatWish[], pace: number): Promise<Holding> {
  return request("POST", "/tables", { game, options, seats, pace });
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

export const setPace = (table: string, seat: Seat, pace: number): Promise<unknown> =>
  request("POST", `/tables/${table}/pace`, { ...seat, pace });

export const returnToSeat = (table: string, seat: Seat): Promise<unknown> => request("POST", `/tables/${table}/return`, seat);

/** A moment of a match file, with the knowledge of a seat. */
export async function fileMoment(match: string, length: number, knowledge: number): Promise<Moment> {
  const headers = { "content-type": "text/plain" };
  const answer = await fetch(`/api/files?length=${length}&knowledge=${knowledge}`, { method: "POST", headers, body: match });
  const data: unknown = await answer.json();
  if (!answer.ok) throw new Refused(data as Problem);
  return (data as { moment: Moment }).moment;
}

/** The match after so many actions, with the knowledge of a seat or of a spectator. */
export function moment(table: string, length: number, knowledge: number | null, seat: Seat | null): Promise<Moment> {
  const query = new URLSearchParams({ knowledge: knowledge === null ? "spectator" : String(knowledge) });
  const headers: Record<string, string> = {};
  if (seat) {
    query.set("seat", String(seat.seat));
    headers["Undertow-Seat-Secret"] = seat.secret;
  }
  return request("GET", `/tables/${table}/moments/${length}?${query}`, undefined, headers);
}

/** What a spectator may know of a table. */
export const look = (table: string): Promise<Sight> => request("GET", `/tables/${table}`);
