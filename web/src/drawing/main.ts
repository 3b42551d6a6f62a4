/** Boards as pictures, drawn without a browser: the page's own components, rendered as on a server. */

import { render } from "svelte/server";
import type { GamePage, Shape } from "../games/contract";
import type { Told, View } from "../shell/protocol";
import type { TableContext } from "../shell/table.svelte";
import tokens from "../tokens.css?raw";
import Drawing from "./Drawing.svelte";

const PAGES = import.meta.glob<{ page: GamePage }>("../games/*/index.ts", { eager: true });

/** A picture still in two parts: the elements, and the styles that they need. */
interface Drawn {
  body: string;
  styles: string;
}

type Args = Record<string, string | number>;

/** The board of a view. `word` gives the text of a message in the reader's language. */
function draw(game: string, view: View, viewer: number | null, names: readonly string[], word: (id: string, args: Args) => string): Drawn {
  const page = PAGES[`../games/${game}/index.ts`]?.page;
  if (!page) throw new Error(`there is no board for ${game}`);
  const shape: Shape = page.shapes.includes("wide") ? "wide" : "tall";
  const props = { Board: page.Board, scene: page.still(view), shape, table: stillTable(game, viewer, names, word) };
  const { head, body } = render(Drawing, { props });
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
  return { body, styles: [tokens, ...styles].join("\n") };
}

/** A table at which nothing can be done. */
function stillTable(game: string, viewer: number | null, names: readonly string[], word: (id: string, args: Args) => string): TableContext {
  const name = (seat: number): string => names[seat] ?? "";
  const nothing = (): void => undefined;
  return {
    game,
    viewer,
    name,
    spots: new Map(),
    marked: new Set(),
    lastMoves: new Map(),
    chosen: null,
    waitsFor: () => false,
    say: (told: Told) => word(told.id, told.args),
    word: (id, args = {}) => word(id, args),
    choose: nothing,
    preview: nothing,
    ask: nothing,
    carryOut: nothing,
    take: nothing,
    plan: nothing,
    explain: nothing,
  };
}

/** Called from Python, with text alone in both directions. */
Object.assign(globalThis, {
  games: () => JSON.stringify(Object.keys(PAGES).map((path) => path.split("/")[2])),
  draw: (request: string, word: (id: string, args: string) => string) => {
    const { game, view, viewer, names } = JSON.parse(request) as { game: string; view: View; viewer: number | null; names: string[] };
    return JSON.stringify(draw(game, view, viewer, names, (id, args) => word(id, JSON.stringify(args))));
  },
});
