/** What the server sends and takes, as the message classes in undertow/server/api describes it. */

export interface Told {
  id: string;
  args: Record<string, string | number>;
}

export interface SeatFacts {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  bot: string | null;
  /** Whether a bot acts for a person. */
  stand_in: boolean;
  /** "short" if the bot had to think less than its level does. */
  thinking: "" | "short";
}

export interface PreviewFacts {
  leads_to: string | null;
  costs: Told[];
  brings: Told[];
  warns: Told[];
}

export interface ActionFacts {
  action: string;
  label: Told;
  spots: string[];
  preview: PreviewFacts;
  ends_turn: boolean;
}

export interface Line {
  actor: number;
  action: string;
  spots: string[];
  messages: Told[];
}

export interface OfferFacts {
  kind: "undo" | "stand-in";
  by: number;
  detail: number;
  agreed: number[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  shares: number[];
  ending: string;
  hash: string;
}

export type View = Record<string, unknown>;

export interface Snapshot {
  type: "view";
  table: string;
  game: string;
  options: Record<string, string>;
  status: "waiting" | "playing" | "finished" | "closed";
  revision: number;
  version: number;
  viewer: number | null;
  seats: SeatFacts[];
  to_act: number[];
  /** When the table last changed, in milliseconds since 1970. */
  waiting_since: number;
  /** Seconds until a seat counts as idle. */
  idle_timeout: number;
  pace: number;
  offer: OfferFacts | null;
  rematch: string | null;
  /** What fixes the seed of chance without telling it. */
  commitment: string;
  /** The seats that have mixed a nonce into chance. */
  nonces: number[];
  /** Whether nobody gets hints. */
  rated: boolean;
  view: View;
  actions: ActionFacts[];
  chosen: string | null;
  can_undo: boolean;
  log_from: number;
  log: Line[];
  result: Outcome | null;
}

export interface Reason {
  message: string;
  arguments: Record<string, string | number>;
  rule: string | null;
}

export interface Problem extends Reason {
  status: number;
  code: string;
}

export interface Moment {
  length: number;
  actions: number;
  views: { viewer: number | null; view: View }[];
  log: Line[];
  result: Outcome | null;
}

/** A text that was mixed into chance when the log had `at` lines. */
export interface ChanceNote {
  at: number;
  text: string;
}

/** The draw behind a line of the log. */
export interface ChanceDraw {
  at: number;
  weights: number[];
  picked: number;
  outcome: string;
}

/** All that is needed to check the chance of a finished match. */
export interface ChanceRecord {
  commitment: string;
  seed: string;
  rules: number;
  notes: ChanceNote[];
  draws: ChanceDraw[];
}

/** A seed reserved for one table, and the commitment to it. */
export interface Commitment {
  reservation: string;
  commitment: string;
}

/** A match file that somebody brought; `chance` is null where the file has no seed. */
export interface FileFacts {
  game: string;
  seats: number;
  names: string[];
  chance: ChanceRecord | null;
  moment: Moment;
}

/** The caller: the account's name, null for a guest, and what was played. */
export interface Me {
  name: string | null;
  games: Record<string, { finished: number; won: number }>;
}

export interface Holding {
  table: string;
  secrets: Record<string, string>;
  invitation: string | null;
}

export interface Seated {
  table: string;
  seat: number;
  secret: string;
}

export interface GameFacts {
  id: string;
  name: string;
  designer: string;
  seats: number[];
  minutes: number[];
  options: { id: string; values: string[] }[];
}

export interface Games {
  games: GameFacts[];
  bots: string[];
}

export interface Component {
  id: string;
  grade: string;
  source: string;
  /** What there is, in the words of the game's own components file. */
  facts: Record<string, unknown>;
}

export interface TableFacts {
  table: string;
  game: string;
  status: Snapshot["status"];
  seats: SeatFacts[];
  my_seats: number[];
  to_act: number[];
  my_turn: boolean;
  changed: number;
  rematch: string | null;
}

/** A running table that anybody may watch. */
export interface WatchedTable {
  table: string;
  game: string;
  seats: SeatFacts[];
  actions: number;
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  name: string;
  bot: string;
}

export type ServerMessage =
  | Snapshot
  | { type: "answer"; id: string; ok: true; version: number }
  | { type: "answer"; id: string | null; ok: false; problem: Problem }
  | { type: "refused"; problem: Problem }
  | { type: "closing" }
  | { type: "pong" };

/** An action that a strong player would think of: the win share to expect, its interval, and a reason. */
export interface Advice {
  action: string;
  chance: number;
  low: number;
  high: number;
  reason: Told;
}

export interface Hint {
  version: number;
  advice: Advice[];
}
