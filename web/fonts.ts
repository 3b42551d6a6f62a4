/** The page's type: two families of the registry, cut down to the letters of our four languages. */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FACES = [
  { family: "Philosopher", folder: "@fontsource/philosopher/files/philosopher", style: "700-normal", weight: "700" },
  { family: "Nunito Sans", folder: "@fontsource-variable/nunito-sans/files/nunito-sans", style: "wght-normal", weight: "400 700" },
] as const;
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

const letters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** What each script needs, and for which characters a browser fetches its file. */
export const SCRIPTS = {
  latin: { text: `${letters(0x20, 0x7e)}\u00a0·×«»óÓ–—‘’“”…−`, range: "U+0020-00FF,U+2010-2026,U+2212" },
  "latin-ext": { text: "ąćęłńśźżĄĆĘŁŃŚŹŻ„", range: "U+0100-017F,U+201E" },
  cyrillic: { text: `${letters(0x410, 0x44f)}Ёё№`, range: "U+0400-045F,U+2116" },
} as const;

export interface CutFont {
  script: string;
  file: string;
  source: Buffer;
  css: string;
}

/** Every face in every script, with the rule that lets a browser find it. */
export async function cutFonts(): Promise<CutFont[]> {
  const wanted = FACES.flatMap((face) => Object.keys(SCRIPTS).map((script) => cut(face, script as keyof typeof SCRIPTS)));
  return Promise.all(wanted);
}

async function cut({ family, folder, style, weight }: (typeof FACES)[number], script: keyof typeof SCRIPTS): Promise<CutFont> {
  const path = createRequire(import.meta.url).resolve(`${folder}-${script}-${style}.woff2`);
  const axes = style === "wght-normal" ? { variationAxes: WEIGHTS } : {};
  const source = await subsetFont(readFileSync(path), SCRIPTS[script].text, { targetFormat: "woff2", ...axes });
  const file = `assets/${basename(path, ".woff2")}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.woff2`;
  const rule = `font-family:"${family}";font-weight:${weight};font-display:swap;unicode-range:${SCRIPTS[script].range}`;
  return { script, file, source, css: `@font-face{${rule};src:url("/${file}") format("woff2")}` };
}

/** The names of family and style in a font file, by which programs find it. */
const NAMES = [1, 2, 16, 17];

/** The same letters as files for programs without a browser, one for each weight, in the folder `fonts`. */
export function pictureFonts(): Plugin {
  return {
    name: "picture-fonts",
    async writeBundle({ dir = "." }) {
      mkdirSync(join(dir, "fonts"), { recursive: true });
      const wanted = FACES.flatMap((face) => face.weight.split(" ").map((weight) => ({ ...face, weight })));
      await Promise.all(
        wanted.flatMap((face) => Object.keys(SCRIPTS).map((script) => plainFont(dir, face, script as keyof typeof SCRIPTS))),
      );
    },
  };
}

async function plainFont(
  dir: string,
  { family, folder, style, weight }: Record<string, string>,
  script: keyof typeof SCRIPTS,
): Promise<void> {
  const path = createRequire(import.meta.url).resolve(`${folder}-${script}-${style}.woff2`);
  const axes = style === "wght-normal" ? { variationAxes: { wght: Number(weight) } } : {};
  const source = await subsetFont(readFileSync(path), SCRIPTS[script].text, { targetFormat: "truetype", preserveNameIds: NAMES, ...axes });
  writeFileSync(join(dir, "fonts", `${String(family).replace(" ", "")}-${weight}-${script}.ttf`), source);
}

const MODULE = "virtual:fonts.css";

export function fonts(): Plugin {
  const all = cutFonts();
  return {
    name: "fonts",
    resolveId: (id) => (id === MODULE ? MODULE : null),
    async load(id) {
      return id === MODULE ? (await all).map(({ css }) => css).join("\n") : null;
    },
    // The letters of every language are fetched together with the script.
    async transformIndexHtml() {
      const files = (await all).filter(({ script }) => script === "latin").map(({ file }) => file);
      return files.map((file) => ({
        tag: "link",
        attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
        injectTo: "head" as const,
      }));
    },
    async generateBundle() {
      for (const { file, source } of await all) this.emitFile({ type: "asset", fileName: file, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void all.then((found) => {
          const font = found.find(({ file }) => request.url === `/${file}`);
          if (font) response.end(font.source);
          else next();
        });
      });
    },
  };
}
