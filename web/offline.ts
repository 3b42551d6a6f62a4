/** What the browser needs of the page before the page itself runs, in each language from the .ftl files: offline page and manifest. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "bg", "pl", "ru"] as const;

export function offlinePages(): Plugin {
  return {
    name: "offline-pages",
    apply: "build",
    generateBundle() {
      for (const code of LANGUAGES) {
        const word = wordsOf(code);
        this.emitFile({ type: "asset", fileName: `offline-${code}.html`, source: offlinePage(code, word) });
        this.emitFile({ type: "asset", fileName: `manifest-${code}.webmanifest`, source: manifest(code, word) });
      }
    },
  };
}

type Word = (id: string) => string;

/** The words of the shell in a language; a missing one stops the build. */
export function wordsOf(code: string): Word {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../undertow/words/${code}.ftl`, import.meta.url), "utf8")));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`the words of ${code} lack ${id}`);
    return bundle.formatPattern(pattern);
  };
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page shown without a network; its style is a file, as the server's security policy wants. */
export function offlinePage(code: string, word: Word): string {
  return `<!doctype html>
<html lang="${code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Undertow</title>
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" width="96" height="96" />
      <h1>${escaped(word("page-offline"))}</h1>
      <p>${escaped(word("page-offline-text"))}</p>
      <a href="/">${escaped(word("page-offline-again"))}</a>
    </main>
  </body>
</html>
`;
}

export function manifest(code: string, word: Word): string {
  const icon = (src: string, purpose: string): object => ({ src, sizes: "any", type: "image/svg+xml", purpose });
  return JSON.stringify({
    id: "/",
    name: "Undertow",
    short_name: "Undertow",
    description: word("page-welcome"),
    lang: code,
    start_url: "/",
    display: "standalone",
    background_color: "#d9c3a0",
    theme_color: "#65401f",
    icons: [icon("/icon.svg", "any"), icon("/icon-maskable.svg", "maskable")],
  });
}
