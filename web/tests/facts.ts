/** Snapshots, lines and actions for tests. */

import type { ActionFacts, Line, Problem, Snapshot } from "../src/shell/protocol";

export const PROBLEM: Problem = {
  type: "about:blank",
  title: "stale",
  status: 409,
  code: "stale",
  message: "refused-stale",
  arguments: {},
  rule: null,
};

export function action(text: string, spots: readonly string[] = [], endsTurn = false): ActionFacts {
  const preview = { leads_to: null, costs: [], brings: [], warns: [] };
  return { action: text, label: { id: `label-${text}`, args: {} }, spots: [...spots], preview, ends_turn: endsTurn };
}

export function line(actor: number, text: string): Line {
  return { actor, action: text, spots: [], messages: [{ id: `said-${text}`, args: {} }] };
}

export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "view",
    protocol: 1,
    rules_version: 1,
    table: "a".repeat(24),
    game: "niagara",
    options: {},
    status: "playing",
    revision: 1,
    version: 1,
    viewer: 0,
    seats: [],
    to_act: [0],
    waiting_since: 0,
    idle_timeout: 86_400,
    pace: 0,
    offer: null,
    rematch: null,
    commitment: "c".repeat(64),
    nonces: [],
    rated: false,
    begun: null,
    own_box: false,
    companion: null,
    draw: null,
    view: {},
    actions: [],
    chosen: null,
    can_undo: false,
    log_from: 0,
    log: [],
    clock: null,
    result: null,
    ...changes,
  };
}
