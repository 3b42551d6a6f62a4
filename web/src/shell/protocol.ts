/** What the server sends and takes, by the names that the page uses. The types are generated: `npm run types`. */

import type { components } from "./api-types";

type Schemas = components["schemas"];

export type ActionFacts = Schemas["ActionFacts"];
/** An action that a strong player would think of: the win share to expect, its interval, and a reason. */
export type Advice = Schemas["AdviceFacts"];
/** A clock in seconds: for each move, in reserve, and added by each move after the first. */
export type Clock = Schemas["ClockSetting"];
export type ChanceNote = Schemas["NoteFacts"];
/** All that is needed to check the chance of a finished match. */
export type ChanceRecord = Schemas["ChanceFacts"];
export type Component = Schemas["ComponentFacts"];
export type Components = Schemas["Components"];
export type Examples = Schemas["Examples"];
/** A match file that somebody brought; `chance` is null where the file has no seed. */
export type FileFacts = Schemas["LookedAt"];
export type GameFacts = Schemas["GameFacts"];
export type Games = Schemas["Games"];
export type Hint = Schemas["Hint"];
export type Holding = Schemas["Holding"];
export type Leader = Schemas["Leader"];
export type Line = Schemas["Line"];
export type Me = Schemas["Me"];
export type Keeping = Schemas["Keeping"];
export type Moment = Schemas["Moment"];
/** A table to be set up; what is left out is as the server has it. */
export type NewTable = Pick<Schemas["NewTable"], "game" | "seats"> & Partial<Schemas["NewTable"]>;
/** A table with a seat that anybody may take. */
export type OpenTable = Schemas["OpenTable"];
export type PersonRatings = Schemas["PersonRatings"];
/** A position that somebody brought. */
export type PartnerFacts = Schemas["PartnerFacts"];
export type PositionFacts = Schemas["PositionFacts"];
/** A task of a lesson after an action. */
export type Practised = Schemas["Practised"];
export type Problem = Schemas["Problem"];
export type RatingStep = Schemas["Step"];
export type Reason = Schemas["Reason"];
/** A seed reserved for one table, and the commitment to it. */
export type Reservation = Schemas["Reservation"];
export type Seated = Schemas["Seated"];
export type SeatFacts = Schemas["SeatFacts"];
export type SeatWish = Schemas["SeatWish"];
export type Snapshot = Schemas["Snapshot"];
export type TableFacts = Schemas["TableFacts"];
/** What a rated match has changed. */
export type TableRatings = Schemas["TableRatings"];
/** Something to be said in the reader's language: the id of a message, and what to put in it. */
export type Told = Schemas["Told"];
export type View = Snapshot["view"];
/** A running table that anybody may watch. */
export type WatchedTable = Schemas["WatchedTable"];

export type ServerMessage =
  | Snapshot
  | { type: "answer"; id: string; ok: true; version: number }
  | { type: "answer"; id: string | null; ok: false; problem: Problem }
  | { type: "refused"; problem: Problem }
  | { type: "closing" }
  | { type: "pong" };
