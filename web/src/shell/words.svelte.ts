/** Words in the reader's language, from the same Fluent files as the server's. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Problem, Told } from "./protocol";
import { type LanguageCode, settings } from "./settings.svelte";

const FILES = import.meta.glob<string>(["../../../undertow/words/*.ftl", "../../../undertow/games/*/words/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

export type SeatName = (seat: number) => string;

/** Letters whose font files a language needs, and how long a page waits for them. */
const LETTERS: Record<LanguageCode, string> = { en: "a", bg: "aя", pl: "aą", ru: "aя" };
const LETTERS_WAIT = 1_000;

/** The address of the words of the shell, or of a game; those of other packages are on the server. */
function addressOf(code: LanguageCode, game: string): string {
  return FILES[`../../../undertow/${game && `games/${game}/`}words/${code}.ftl`] ?? `/api/games/${game}/words/${code}`;
}

class Words {
  /** The language that is shown: the chosen one as soon as its files are here. */
  code: LanguageCode = $state("en");
  private bundles = $state.raw(new Map<string, FluentBundle>());
  private games = new Set<string>([""]);
  private coming = new Map<string, Promise<void>>();

  /** Show the chosen language once all its words are here. */
  async choose(code: LanguageCode): Promise<void> {
    await Promise.all([...this.games].map((game) => this.fetch(code, game)));
    if (settings.language === code) this.code = code;
  }

  /** Have the shell's words, and the letters to show them; slow letters replace others later. */
  async ready(code: LanguageCode): Promise<void> {
    const letters = ["1em Nunito Sans", "700 1em Philosopher"].map((font) => document.fonts.load(font, LETTERS[code]));
    const late = new Promise((resolve) => setTimeout(resolve, LETTERS_WAIT));
    await Promise.all([this.fetch(code, ""), Promise.race([Promise.allSettled(letters), late])]);
  }

  /** Have the words of a game in the language shown. */
  async open(game: string): Promise<void> {
    this.games.add(game);
    await this.fetch(settings.language, game);
  }

  has(id: string, game = ""): boolean {
    return this.bundle(game)?.hasMessage(id) === true || this.bundle("")?.hasMessage(id) === true;
  }

  /** The text with this id; `game` names whose words come before the shell's. */
  word(id: string, args: Record<string, string | number> = {}, game = ""): string {
    for (const bundle of game ? [this.bundle(game), this.bundle("")] : [this.bundle("")]) {
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
    }
    return this.bundle("") ? id : "";
  }

  /** A refusal as a sentence; its reason may be a message too. */
  refusal({ message, arguments: args }: Problem, game = ""): string {
    return this.word(message, args["why"] ? { ...args, reason: this.word(String(args["why"]), args, game) } : args, game);
  }

  /** A message of a game as a sentence, seats shown as names. */
  say(told: Told, game: string, name: SeatName): string {
    const args = Object.fromEntries(
      Object.entries(told.args).map(([key, value]) => [key, key === "seat" || key === "rival" ? name(Number(value)) : value]),
    );
    return this.word(told.id, args, game);
  }

  private bundle(game: string): FluentBundle | undefined {
    return this.bundles.get(`${this.code} ${game}`);
  }

  private fetch(code: LanguageCode, game: string): Promise<void> {
    const key = `${code} ${game}`;
    let coming = this.coming.get(key);
    if (!coming) {
      coming = this.read(code, game, key).catch((error: unknown) => {
        this.coming.delete(key);
        throw error;
      });
      this.coming.set(key, coming);
    }
    return coming;
  }

  private async read(code: LanguageCode, game: string, key: string): Promise<void> {
    const answer = await fetch(addressOf(code, game));
    if (!answer.ok) return;
    const text = await answer.text();
    // A game may have no words in this language: the server then sends English ones.
    const bundle = new FluentBundle(answer.headers.get("Content-Language") ?? code, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundles = new Map(this.bundles).set(key, bundle);
  }
}

export const words = new Words();

/** A text of the shell. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return words.word(id, args);
}
