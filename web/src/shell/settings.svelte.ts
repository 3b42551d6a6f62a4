/** What the reader has chosen on this device. */

export const LANGUAGES = ["en", "bg", "pl", "ru"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Choices {
  language: LanguageCode;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  /** Whether water or wind is heard below everything. */
  bed: boolean;
  /** Whether a step without a choice happens by itself. */
  forced: boolean;
  /** Whether single keys take actions. */
  keys: boolean;
  /** Whether the reader wants to be told when it is their turn. */
  notices: boolean;
  name: string;
  /** The games whose first card has been seen. */
  met: string[];
}

const KEY = "undertow-settings";
const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
/** Short: the pieces take their time by themselves, and what moves nothing takes none. */
const BOT_MILLISECONDS = 350;

/** The first of the browser's languages that we have. */
export function browserLanguage(wished: readonly string[]): LanguageCode {
  for (const wish of wished) {
    const found = LANGUAGES.find((code) => code === wish.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function stored(): Choices {
  const defaults: Choices = {
    language: browserLanguage(navigator.languages),
    theme: "auto",
    speed: "normal",
    confirm: false,
    volume: 60,
    bed: false,
    forced: true,
    keys: true,
    notices: false,
    name: "",
    met: [],
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return defaults;
  }
}

export const settings: Choices = $state(stored());

/** Keep the settings whenever one changes; called once by the page. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing still plays
    }
  });
  $effect(() => {
    document.documentElement.dataset["theme"] = settings.theme;
  });
}

/** Milliseconds between the moves of bots: they wait for the pieces. */
export function botPace(): number {
  return Math.round(BOT_MILLISECONDS * PACES[settings.speed]);
}

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader wants things told without movement. */
export function isStill(): boolean {
  return stillness.matches && settings.speed !== "off";
}

/** How long scenes take, 1 being normal and 0 at once. */
export function pace(): number {
  return stillness.matches ? 0 : PACES[settings.speed];
}
