/** Snapshots, lines and actions for tests. */

import type { ActionFacts, Line, Snapshot } from "../src/shell/protocol";

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
    view: {},
    actions: [],
    chosen: null,
    can_undo: false,
    log_from: 0,
    log: [],
    result: null,
    ...changes,
  };
}
