/** Matches that can be looked at moment by moment, wherever they come from. */

import * as api from "./api";
import * as finished from "./finished";
import type { ChanceRecord, FileFacts, Line, Moment } from "./protocol";
import { go, linkToTable } from "./route.svelte";

export interface MatchSource {
  /** The table where it was played; null for a file. */
  table: string | null;
  game: string;
  names: readonly string[];
  /** The whole log, with the knowledge of the one who looks. */
  log: readonly Line[];
  /** The seat of the one who looks; null for one who only watches. */
  own: number | null;
  isOver: boolean;
  /** Whether it was played with the box of an owner. */
  hasOwnBox: boolean;
  moment(length: number, knowledge: number | null): Promise<Moment>;
  /** The whole log, with the knowledge of a seat or of a spectator. */
  lines(knowledge: number | null): Promise<readonly Line[]>;
  /** What is needed to check chance, where it is known. */
  chance?: () => Promise<ChanceRecord>;
  /** The match as a file, once it is over. */
  file(): Promise<string>;
  /** Go on from a moment, at a new table. */
  playFrom(length: number): void;
  /** A link to a moment, where others can open it. */
  link?: (length: number) => string;
  /** Where the match can be downloaded. */
  download?: string;
}

/** A table, running or finished. */
export async function tableSource(id: string): Promise<MatchSource> {
  const [snapshot, holding] = await Promise.all([api.look(id), api.mySeats(id)]);
  const [first] = Object.entries(holding.secrets);
  const own = first ? { seat: Number(first[0]), secret: first[1] } : null;
  const isOver = snapshot.status === "finished";
  const log = own ? (await api.log(id, own.seat, own)).log : snapshot.log;
  const source: MatchSource = {
    table: id,
    game: snapshot.game,
    names: snapshot.seats.map((seat) => seat.name),
    log,
    own: own?.seat ?? null,
    isOver,
    hasOwnBox: snapshot.own_box,
    moment: (length, knowledge) => api.moment(id, length, knowledge, own),
    lines: async (knowledge) => (await api.log(id, knowledge, own)).log,
    file: () => finished.fileOf(id),
    playFrom: (length) => {
      go("new", snapshot.game, "from", id, length);
    },
    link: (length) => linkToTable(id, "replay", id, length),
  };
  return isOver ? { ...source, chance: () => finished.chance(id), download: finished.fileAddress(id) } : source;
}

/** A match file that somebody brought. */
export function fileSource(text: string, facts: FileFacts): MatchSource {
  const { chance } = facts;
  const source: MatchSource = {
    table: null,
    game: facts.game,
    names: Array.from({ length: facts.seats }, (_, seat) => facts.names[seat] ?? ""),
    log: facts.moment.log,
    own: null,
    isOver: true,
    hasOwnBox: facts.own_box,
    moment: async (length, knowledge) => (await finished.lookAtFile(text, length, knowledge)).moment,
    lines: async (knowledge) => (await finished.lookAtFile(text, null, knowledge)).moment.log,
    file: () => Promise.resolve(text),
    playFrom: (length) => {
      void finished.lookAtFile(text, length, "all").then(({ moment }) => go("new", facts.game, moment.position));
    },
  };
  return chance ? { ...source, chance: () => Promise.resolve(chance) } : source;
}
