import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./fonts.ts";
import { gameIcons } from "./icons.ts";
import { offlinePages } from "./offline.ts";

const EVERY_TABLE =
  /node_modules\/(svelte|@fluent)\/|src\/shell\/(ProblemCard|SeatMark|Seats|Spot|Stage|api|layout|motion|part|player|queue|route|seats|settings|sound|spots|staging|table|touch|trails|Trail|words)\b|src\/games\/contract/;
/** Requests that several pages share: fewer files, and shorter lists of them in every page. */
const SHARED = /src\/shell\/(account|finished|lobby|newtable|nonces)\b/;

const SERVER_PORT = process.env["UNDERTOW_SERVER_PORT"] ?? "8000";

export default defineConfig({
  assetsInclude: ["**/*.match"],
  plugins: [fonts(), gameIcons(), offlinePages(), svelte({ preprocess: vitePreprocess() })],
  build: {
    outDir: "../undertow/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Words are fetched as files; the server's security policy allows no data: addresses there.
    assetsInlineLimit: 0,
    // Styles have to be there before what they belong to; scripts find each other, and lists of them would be sent with every page.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
    // What every table needs is one file: many small ones pack worse and come later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: EVERY_TABLE },
            { name: "shared", test: SHARED },
          ],
        },
      },
    },
  },
  // The server accepts requests whose Origin is their Host: both stay those of the page.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: `http://127.0.0.1:${SERVER_PORT}`, ws: true, changeOrigin: false } } },
});
