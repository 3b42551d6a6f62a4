/** Requests to the server; a refusal is thrown as a `Refused`. */

import type { Hint, Holding, Line, Moment, Problem, Reason, Seated, Snapshot } from "./protocol";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const BROKEN: Problem = {
  type: "about:blank",
  title: "internal",
  status: 500,
  code: "internal",
  message: "refused-internal",
  arguments: {},
  rule: null,
};

export interface Seat {
  seat: number;
  secret: string;
}

export async function request<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const asked: RequestInit = { method, headers: { ...headers }, credentials: "same-origin" };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { ...headers, "content-type": "application/json" };
  }
  return answered(await fetch(`/api${path}`, asked));
}

export async function answered<T>(answer: Response): Promise<T> {
  // What stands before the server may answer with something else than JSON.
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok || data === null) throw new Refused((data ?? BROKEN) as Problem);
  return data as T;
}

export const mySeats = (table: string): Promise<Holding> => request("GET", `/tables/${table}/seats`);

export function join(table: string, invitation: string, name: string, nonce: string): Promise<Seated> {
  return request("POST", `/tables/${table}/join`, { invitation, name, nonce });
}

export const rematch = (table: string, seat: Seat): Promise<Seated> => request("POST", `/tables/${table}/rematch`, seat);

export function whyNot(table: string, seat: Seat, action: string): Promise<{ reason: Reason | null }> {
  return request("POST", `/tables/${table}/why`, { ...seat, action });
}

/** An id for a request, so that it counts once however often it is sent. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const RETRY_MILLISECONDS = [500, 2_000];

/** Send a request under one id, and send it again while the server or its database cannot be reached. */
export async function insist<T>(path: string, body: object): Promise<T> {
  const sent = { ...body, id: newId() };
  for (const pause of RETRY_MILLISECONDS) {
    try {
      return await request<T>("POST", path, sent);
    } catch (error) {
      if (error instanceof Refused && error.problem.code !== "busy") throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return request("POST", path, sent);
}

export const askUndo = (table: string, seat: Seat): Promise<unknown> => insist(`/tables/${table}/offer`, { ...seat, kind: "undo" });

export const answerOffer = (table: string, seat: Seat, agree: boolean): Promise<unknown> =>
  insist(`/tables/${table}/offer/answer`, { ...seat, agree });

export const askStandIn = (table: string, seat: Seat, idle: number): Promise<unknown> =>
  insist(`/tables/${table}/offer`, { ...seat, kind: "stand-in", idle });

export const setPace = (table: string, seat: Seat, pace: number): Promise<unknown> => insist(`/tables/${table}/pace`, { ...seat, pace });

export const returnToSeat = (table: string, seat: Seat): Promise<unknown> => insist(`/tables/${table}/return`, seat);

export const leave = (table: string, seat: Seat): Promise<unknown> => request("POST", `/tables/${table}/leave`, seat);

/** A token that moves the seat to another device, once. */
export const newRecovery = (table: string, seat: Seat): Promise<{ token: string }> => insist(`/tables/${table}/recovery`, seat);

export const recover = (token: string): Promise<Seated> => insist("/recovery", { token });

/** Whose knowledge is shown: a seat's, a spectator's (null), or everybody's once the match is over. */
export type Knowledge = number | null | "all";

export const knowledgeText = (knowledge: Knowledge): string => (knowledge === null ? "spectator" : String(knowledge));

/** The headers and query of one who looks at a match with the knowledge of a seat or of a spectator. */
function looking(knowledge: number | null, seat: Seat | null): { query: URLSearchParams; headers: Record<string, string> } {
  const query = new URLSearchParams({ knowledge: knowledgeText(knowledge) });
  if (!seat) return { query, headers: {} };
  query.set("seat", String(seat.seat));
  return { query, headers: { "Undertow-Seat-Secret": seat.secret } };
}

/** The view after so many actions, without the log. */
export function moment(table: string, length: number, knowledge: number | null, seat: Seat | null): Promise<Moment> {
  const { query, headers } = looking(knowledge, seat);
  query.set("lines", "0");
  return request("GET", `/tables/${table}/moments/${length}?${query}`, undefined, headers);
}

/** The log of a match. */
export function log(table: string, knowledge: number | null, seat: Seat | null): Promise<{ log: Line[] }> {
  const { query, headers } = looking(knowledge, seat);
  return request("GET", `/tables/${table}/log?${query}`, undefined, headers);
}

/** What a spectator may know of a table. */
export const look = (table: string): Promise<Snapshot> => request("GET", `/tables/${table}`);

/** What a strong player would do in this seat. */
export const hint = (table: string, seat: Seat): Promise<Hint> => request("POST", `/tables/${table}/hint`, seat);
