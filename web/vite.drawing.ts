/** Builds `undertow/drawing/boards.js`, which draws boards without a browser, and the fonts of its pictures. */

import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";
import { pictureFonts } from "./fonts.ts";
import { gameIcons } from "./icons.ts";

// Strict, as modules are: else a snippet would hide a function of its name. Then what modules ask of a browser when loaded.
const BROWSER = `"use strict";
globalThis.window = { matchMedia: (query) => ({ matches: query.includes("reduce"), addEventListener() {} }) };
globalThis.navigator = { languages: ["en"] };
globalThis.innerWidth = 1440;
globalThis.innerHeight = 960;`;

const LATER = /\bpart\(\(\) => import\("([^"]+\.svelte)"\)\)|\bimport\("([^"]+\.svelte)"\)/g;

/** Parts that a board fetches later are there at once: a picture cannot wait for them. */
function eager(): Plugin {
  return {
    name: "eager",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".svelte")) return null;
      const imports: string[] = [];
      const changed = code.replace(LATER, (_, retried: string, once: string) => {
        imports.push(`import * as eager${imports.length} from "${retried || once}";`);
        return `eager${imports.length - 1}`;
      });
      return imports.length ? changed.replace(/<script[^>]*>/, (tag) => `${tag}\n${imports.join("\n")}`) : null;
    },
  };
}

export default defineConfig({
  assetsInclude: ["**/*.match"],
  plugins: [eager(), gameIcons(), pictureFonts(), svelte({ preprocess: vitePreprocess(), compilerOptions: { css: "injected" } })],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "src/drawing/main.ts",
    outDir: "../undertow/drawing",
    emptyOutDir: false,
    target: "es2022",
    minify: false,
    assetsInlineLimit: 0,
    ssrEmitAssets: false,
    rolldownOptions: { output: { entryFileNames: "boards.js", banner: BROWSER, format: "iife", codeSplitting: false } },
  },
});
