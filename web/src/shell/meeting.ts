/** Meeting people: the lobby, clocks and ratings. */

import { insist, newId, request, type Seat } from "./api";
import { reserve } from "./lobby";
import { newNonce, remember } from "./nonces";
import { myName } from "./player";
import type { Clock, GameFacts, Leader, OpenTable, PersonRatings, RatingStep, Seated, TableRatings } from "./protocol";
import { t, words } from "./words.svelte";

const DAY = 86_400;
/** Seconds that the server waits for news before it answers. */
const WAIT = 25;

/** The clocks that are offered, quickest first. */
export const CLOCKS: readonly Clock[] = [
  { move: 20, reserve: 180, increment: 0 },
  { move: 0, reserve: 600, increment: 10 },
  { move: 60, reserve: 900, increment: 0 },
  { move: DAY, reserve: 7 * DAY, increment: 0 },
  { move: 3 * DAY, reserve: 14 * DAY, increment: 0 },
];

export const isSlow = ({ move }: Clock): boolean => move >= DAY;

const UNITS = [
  ["day", DAY],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A length of time in its largest whole unit. */
export function lasting(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? UNITS[3];
  return new Intl.NumberFormat(words.code, { style: "unit", unit, unitDisplay: "short" }).format(seconds / length);
}

/** A clock in words. */
export function clockText(clock: Clock | null): string {
  if (!clock) return t("page-clock-none");
  const spare = isSlow(clock) ? "page-clock-vacation" : "page-clock-reserve";
  return [
    clock.move && t("page-clock-move", { time: lasting(clock.move) }),
    clock.reserve && t(spare, { time: lasting(clock.reserve) }),
    clock.increment && t("page-clock-increment", { time: lasting(clock.increment) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The open tables; with a tag as soon as they are others. */
export function openTables(tag = ""): Promise<{ tag: string; tables: OpenTable[] }> {
  return request("GET", tag ? `/lobby?after=${tag}&wait=${WAIT}` : "/lobby");
}

/** Take a seat at an open table. */
export async function sitDown(table: OpenTable): Promise<string> {
  const { commitment } = await request<{ commitment: string }>("GET", `/tables/${table.table}`);
  const nonce = newNonce();
  await request("POST", `/lobby/${table.table}/join`, { name: myName(), nonce });
  remember(table.table, commitment, nonce, table.status === "waiting");
  return table.table;
}

/** Sit down with somebody who wants to play the same, or wait for one. */
export async function findSomebody(game: GameFacts, clock: Clock | null, isRated: boolean): Promise<string> {
  const { reservation, commitment } = await reserve();
  const nonce = newNonce();
  const wish = { id: newId(), game: game.id, seats: game.seats[0] ?? 2, clock, rated: isRated, language: words.code };
  const { table } = await request<Seated>("POST", "/lobby/pair", { ...wish, name: myName(), reservation, nonce });
  const seen = await request<{ commitment: string; status: string }>("GET", `/tables/${table}`);
  remember(table, seen.commitment, nonce, seen.commitment === commitment || seen.status === "waiting");
  return table;
}

export const leaderboard = (game: string, seats: number): Promise<{ leaders: Leader[] }> =>
  request("GET", `/leaderboards/${game}/${seats}`);

export const personRatings = (name: string): Promise<PersonRatings> => request("GET", `/people/${encodeURIComponent(name)}`);

export const ratingHistory = (name: string, game: string, seats: number): Promise<{ steps: RatingStep[] }> =>
  request("GET", `/people/${encodeURIComponent(name)}/history?game=${game}&seats=${seats}`);

export const tableRatings = (table: string): Promise<TableRatings> => request("GET", `/tables/${table}/ratings`);

export const showRatings = (isListed: boolean): Promise<unknown> => request("PUT", "/me/listed", { listed: isListed });

/** Ask the others to stop the clocks. */
export const askPause = (table: string, seat: Seat): Promise<unknown> => insist(`/tables/${table}/offer`, { ...seat, kind: "pause" });

export const resume = (table: string, seat: Seat): Promise<unknown> => insist(`/tables/${table}/resume`, seat);
