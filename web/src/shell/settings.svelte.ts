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
  sound: boolean;
  /** Whether the reader wants to be told when it is their turn. */
  notices: boolean;
  name: string;
}

const KEY = "undertow-settings";
const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
const BOT_MILLISECONDS = 900;

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
    sound: false,
    notices: false,
    name: "",
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
  return BOT_MILLISECONDS * PACES[settings.speed];
}

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

/** How long scenes take, 1 being normal and 0 at once. */
export function pace(): number {
  return stillness.matches ? 0 : PACES[settings.speed];
}
