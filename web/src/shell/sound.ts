/** Sounds by name. The synthesiser is fetched at the first click or key; before that browsers allow no sound anyway. */

import { settings } from "./settings.svelte";

type Synth = typeof import("./synth");
/** All are listed in `synth.ts`. The interface has tap, refuse and turn; the others belong to what happens in the games. */
export type Sound = keyof Synth["VOICES"];

/** What is heard below everything for those who want it. */
export type Bed = "water" | "wind" | "storm" | "hum";

let synth: Promise<Synth> | null = null;

function fetched(): Promise<Synth> | null {
  if (!navigator.userActivation.hasBeenActive || !settings.volume) return null;
  return (synth ??= import("./synth"));
}

/** Do something with the synthesiser; without a connection it stays silent. */
function using(use: (one: Synth) => void): void {
  fetched()?.then(use, () => (synth = null));
}

export function play(sound: Sound): void {
  using((one) => one.play(sound, settings.volume / 100));
}

/** Let a bed be heard from now on, or none. */
export function lay(bed: { sound: Bed; level: number } | null): void {
  if (!bed && !synth) return;
  using((one) => one.lay(bed, settings.volume / 100));
}
