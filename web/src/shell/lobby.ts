/** Requests from outside a table: games, lists of tables, new tables. */

import { request, type Seat } from "./api";
import type { Component, Games, Holding, NewTable, Reservation, TableFacts, WatchedTable } from "./protocol";

export const games = (): Promise<Games> => request("GET", "/games");

export const components = (game: string): Promise<{ components: Component[] }> => request("GET", `/games/${game}/components`);

/** The best score of the cards on a real table, as the game's score helper explains it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- only the game's page knows its score
export const score = <T>(game: string, told: Record<string, string>): Promise<{ score: T }> =>
  request("POST", `/games/${game}/score`, { told });

/** The caller's tables, the newest change first. */
export const myTables = (isUnfinished = false): Promise<{ tables: TableFacts[] }> => request("GET", `/tables?unfinished=${isUnfinished}`);

export const watchedTables = (): Promise<{ tables: WatchedTable[] }> => request("GET", "/watch");

/** A commitment to a seed that can be used for one table. */
export const reserve = (): Promise<Reservation> => request("POST", "/commitments");

export const createTable = (table: NewTable): Promise<Holding> => request("POST", "/tables", table);

/** End a table for good; refused where another person holds a seat. */
export const closeTable = (table: string, seat: Seat): Promise<unknown> => request("POST", `/tables/${table}/close`, { ...seat });
