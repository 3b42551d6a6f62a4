/** Setting up tables. */

import * as api from "./api";
import type { GameFacts, SeatWish } from "./protocol";
import { go } from "./route.svelte";
import { botPace, settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** The bot that sits down where nobody says otherwise: of the middle level. */
export function usualBot(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "";
}

export function myName(): string {
  return settings.name.trim() || t("page-guest");
}

/** A table for a newcomer: one seat for the reader, bots on the others, at once. */
export async function playNow(game: GameFacts, bots: readonly string[]): Promise<void> {
  const seats: SeatWish[] = Array.from({ length: game.seats[0] ?? 2 }, (_, seat) =>
    seat === 0
      ? { kind: "me", name: myName(), bot: "" }
      : { kind: "bot", name: t("bot-name", { number: seat }), bot: usualBot(bots) },
  );
  const { table } = await api.createTable(game.id, {}, seats, botPace());
  go("table", table);
}
