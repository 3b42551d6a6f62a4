/** The reader as a player. */

import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** The name that others see. */
export function myName(): string {
  return settings.name.trim() || t("page-guest");
}
