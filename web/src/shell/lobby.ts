/** Requests from outside a table: games, lists of tables, new tables. */

import { mySeats, request, type Seat } from "./api";
import type { BoxFacts } from "./boxes.svelte";
import type {
  Components,
  Examples,
  Games,
  Holding,
  NewTable,
  PartnerFacts,
  PositionFacts,
  Reservation,
  TableFacts,
  WatchedTable,
} from "./protocol";

export const games = (): Promise<Games> => request("GET", "/games");

/** What a game is called; its id until that is known. */
export const gameName = async (id: string): Promise<string> => (await games()).games.find((game) => game.id === id)?.name ?? id;

export const components = (game: string): Promise<Components> => request("GET", `/games/${game}/components`);

/** The worked examples of a game's rulebook, as match files. */
export const examples = (game: string): Promise<Examples> => request("GET", `/games/${game}/examples`);

/** The score of what lies on a real table, as the game's score helper explains it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- only the game's page knows its score
export const score = <T>(
  game: string,
  told: Record<string, string>,
  language: string,
  facts: BoxFacts,
): Promise<{ score: T; sentences: string[] }> => request("POST", `/games/${game}/score`, { told, language, facts });

/** Read a position; refused with the reason and the column if it is none. */
export const askPosition = (asked: { game: string; position: string; seats?: number; seen_by?: string }): Promise<PositionFacts> =>
  request("POST", "/positions", asked);

/** Read a position; refused with the reason and the column if it is none. */
export const readPosition = (game: string, position: string): Promise<PositionFacts> => request("POST", "/positions", { game, position });

/** The caller's tables, the newest change first. */
export const myTables = (isUnfinished = false): Promise<{ tables: TableFacts[] }> => request("GET", `/tables?unfinished=${isUnfinished}`);

/** How strong a partner for the reader plays a game. */
export const partner = (game: string): Promise<PartnerFacts> => request("GET", `/me/partner/${game}`);

export const watchedTables = (): Promise<{ tables: WatchedTable[] }> => request("GET", "/watch");

/** A commitment to a seed that can be used for one table. */
export const reserve = (): Promise<Reservation> => request("POST", "/commitments");

export const createTable = (table: NewTable): Promise<Holding> => request("POST", "/tables", table);

/** End a table for good; refused where another person holds a seat. */
export const closeTable = (table: string, seat: Seat): Promise<unknown> => request("POST", `/tables/${table}/close`, { ...seat });

/** Whether nobody else loses anything if the reader ends a table. */
export const canClose = ({ my_seats: mine, seats }: TableFacts): boolean =>
  mine.length > 0 && seats.every(({ kind, seat }) => kind !== "person" || mine.includes(seat));

/** End a table at which the reader has a seat. */
export async function closeMine(table: string): Promise<void> {
  const [first] = Object.entries((await mySeats(table)).secrets);
  if (first) await closeTable(table, { seat: Number(first[0]), secret: first[1] });
}
