import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./icons.ts";
import { offlinePages } from "./offline.ts";

export default defineConfig({
  assetsInclude: ["**/*.match"],
  plugins: [gameIcons(), offlinePages(), svelte({ preprocess: vitePreprocess() })],
  build: {
    outDir: "../undertow/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Words are fetched as files; the server's security policy allows no data: addresses there.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
