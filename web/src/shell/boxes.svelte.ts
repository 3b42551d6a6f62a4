/** Boxes that the reader has typed in, one for each game: kept in this browser, and with the account of one who has signed in. */

import { request } from "./api";
import type { components } from "./api-types";
import type { Components } from "./protocol";

/** What differs from the box that comes with the program, block by block. */
export type BoxFacts = components["schemas"]["OwnBox"]["facts"];

const KEY = "undertow-boxes";

function stored(): Record<string, BoxFacts> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, BoxFacts>;
  } catch {
    return {};
  }
}

/** Check a box; refused with the place and the reason if it is none of the game. */
export const check = (game: string, facts: BoxFacts): Promise<Components> => request("POST", `/games/${game}/box`, { facts });

class Boxes {
  private kept: Record<string, BoxFacts> = $state.raw(stored());

  of(game: string): BoxFacts | null {
    return this.kept[game] ?? null;
  }

  /** Take over the boxes of the account that this browser does not have. */
  async fetch(): Promise<void> {
    const { boxes } = await request<{ boxes: Record<string, BoxFacts> }>("GET", "/boxes");
    this.store({ ...boxes, ...this.kept });
  }

  /** Keep a box that was checked; says whether the account keeps it too. */
  async keep(game: string, facts: BoxFacts): Promise<boolean> {
    this.store({ ...this.kept, [game]: facts });
    return this.tellAccount("PUT", game, { facts });
  }

  async drop(game: string): Promise<void> {
    this.store(Object.fromEntries(Object.entries(this.kept).filter(([id]) => id !== game)));
    await this.tellAccount("DELETE", game);
  }

  private async tellAccount(method: string, game: string, body?: unknown): Promise<boolean> {
    const me = await request<{ name: string | null }>("GET", "/me");
    if (me.name === null) return false;
    await request(method, `/boxes/${game}`, body);
    return true;
  }

  private store(kept: Record<string, BoxFacts>): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const boxes = new Boxes();
