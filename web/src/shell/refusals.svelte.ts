/** Whatever no part of the page has dealt with: refusals of the server and a network that fails. */

import { Refused } from "./api";
import type { Problem } from "./protocol";

class Refusals {
  problem: Problem | null = $state.raw(null);
  isOffline = $state(false);

  /** Show what nobody else shows; true programming errors stay in the console. */
  watch(): void {
    addEventListener("unhandledrejection", (event) => {
      if (event.reason instanceof Refused) this.problem = event.reason.problem;
      else if (isNetworkError(event.reason)) this.isOffline = true;
      else return;
      event.preventDefault();
    });
  }

  dismiss(): void {
    this.problem = null;
    this.isOffline = false;
  }
}

/** `fetch` throws a TypeError when it cannot reach the server; its words differ between browsers. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

export const refusals = new Refusals();
