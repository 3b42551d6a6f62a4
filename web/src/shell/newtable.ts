/** Setting up tables. */

import { someBots } from "./bots";
import * as lobby from "./lobby";
import { newNonce, remember } from "./nonces";
import { myName } from "./player";
import type { GameFacts, NewTable, SeatWish } from "./protocol";
import { go } from "./route.svelte";
import { botPace, settings } from "./settings.svelte";

/** What the reader decides about a new table. */
export type Wishes = Omit<NewTable, "pace" | "reservation" | "nonce">;

/** The bot that sits down where nobody says otherwise: of the middle level. */
export function usualBot(bots: readonly string[]): string {
  return bots[Math.floor((bots.length - 1) / 2)] ?? "";
}

/**
 * What is played where nobody says otherwise: around a table lots are drawn for who begins (programs begin with the first
 * seat), and the edition is that of the reader's language.
 */
export function usualOptions(game: GameFacts): Record<string, string> {
  return Object.fromEntries(game.options.map(({ id, values }) => [id, usualValue(id, values)]));
}

/** The edition of the reader's language, for a game that has one. */
function editionOf(game: GameFacts): Record<string, string> {
  const edition = game.options.find(({ id }) => id === "edition");
  return edition ? { edition: usualValue("edition", edition.values) } : {};
}

function usualValue(id: string, values: readonly string[]): string {
  if (values.includes("lot")) return "lot";
  return id === "edition" && values.includes(settings.language) ? settings.language : (values[0] ?? "");
}

/** Set up a table and go there. One who plays takes part in chance. */
export async function setUp(wishes: Wishes): Promise<void> {
  const wanted = { ...wishes, pace: botPace() };
  const table = wishes.seats.some((seat) => seat.kind === "me") ? await setUpFair(wanted) : (await lobby.createTable(wanted)).table;
  go("table", table);
}

/** The commitment comes before the nonce, so that the server cannot choose a seed that suits it. */
async function setUpFair(wanted: NewTable): Promise<string> {
  const { reservation, commitment } = await lobby.reserve();
  const nonce = newNonce();
  const { table } = await lobby.createTable({ ...wanted, reservation, nonce });
  remember(table, commitment, nonce, true);
  return table;
}

/** A table for a newcomer: one seat for the reader, bots on the others, at once. */
export async function playNow(game: GameFacts, bots: readonly string[]): Promise<void> {
  const level = usualBot(bots);
  const others = someBots((game.seats[0] ?? 2) - 1).map((name): SeatWish => ({ kind: "bot", name, bot: level }));
  const seats: SeatWish[] = [{ kind: "me", name: myName(), bot: "" }, ...others];
  await setUp({ game: game.id, options: editionOf(game), seats });
}
