/** Setting up tables. */

import * as lobby from "./lobby";
import { newNonce, remember } from "./nonces";
import { myName } from "./player";
import type { GameFacts, NewTable, SeatWish } from "./protocol";
import { go } from "./route.svelte";
import { botPace } from "./settings.svelte";
import { t } from "./words.svelte";

/** What the reader decides about a new table. */
export type Wishes = Omit<NewTable, "pace" | "reservation" | "nonce">;

/** The bot that sits down where nobody says otherwise: of the middle level. */
export function usualBot(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "";
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
  const seats: SeatWish[] = Array.from({ length: game.seats[0] ?? 2 }, (_, seat) =>
    seat === 0 ? { kind: "me", name: myName(), bot: "" } : { kind: "bot", name: t("bot-name", { number: seat }), bot: usualBot(bots) },
  );
  await setUp({ game: game.id, options: {}, seats });
}
