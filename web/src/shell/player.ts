/** The reader as a player. */

import { isBotName } from "./bots";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const FORMER_PLAYER = "Former player"; // the server's name for the seats of a deleted account

/** A seat's name in the reader's language. */
export function shownName(name: string): string {
  if (isBotName(name)) return t(`page-bot-${name}`);
  return name === FORMER_PLAYER ? t("page-former-player") : name;
}

/** The name that others see. */
export function myName(): string {
  return settings.name.trim() || t("page-guest");
}
