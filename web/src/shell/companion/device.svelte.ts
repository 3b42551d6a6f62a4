/** What this device keeps for a real table: steps carried out, the set-up, speech, and a screen that stays awake. */

import { settings } from "../settings.svelte";

interface Kept {
  /** How many lines of the log are carried out on the board; null before anything was. */
  done: number | null;
  /** The steps of the set-up that are ticked. */
  ticked: number[];
  isReady: boolean;
}

const SPEAKS = "undertow-speaks";

export class Device {
  kept: Kept = $state({ done: null, ticked: [], isReady: false });
  speaks = $state(localStorage.getItem(SPEAKS) === "yes");
  private readonly key: string;

  constructor(table: string) {
    this.key = `undertow-companion-${table}`;
    const text = localStorage.getItem(this.key);
    if (text) this.kept = { ...this.kept, ...(JSON.parse(text) as Kept) };
  }

  keep(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    localStorage.setItem(this.key, JSON.stringify(this.kept));
  }

  setSpeaks(speaks: boolean): void {
    this.speaks = speaks;
    localStorage.setItem(SPEAKS, speaks ? "yes" : "no");
    if (!speaks) speechSynthesis.cancel();
  }

  /** Speak a sentence in the reader's language, if that is wanted. */
  speak(text: string): void {
    if (!this.speaks || !("speechSynthesis" in window)) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = settings.language;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  }
}

/** Keep the screen awake while the page is seen; returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const ask = (): void => {
    // A browser refuses where the battery is low or the page is hidden: the screen then sleeps as usual.
    if (document.visibilityState === "visible" && "wakeLock" in navigator)
      navigator.wakeLock.request("screen").then(
        (got) => (lock = got),
        () => undefined,
      );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
