/** Matches that can be looked at moment by moment, wherever they come from. */

import * as api from "./api";
import type { FileFacts, Line, Moment } from "./protocol";
import { linkTo } from "./route.svelte";

export interface MatchSource {
  game: string;
  names: readonly string[];
  /** The whole log, with the knowledge of the one who looks. */
  log: readonly Line[];
  /** The seat of the one who looks; null for one who only watches. */
  own: number | null;
  isOver: boolean;
  moment(length: number, knowledge: number | null): Promise<Moment>;
  /** A link to a moment, where others can open it. */
  link?(length: number): string;
  /** Where the match can be downloaded. */
  download?: string;
}

/** A table, running or finished. */
export async function tableSource(id: string): Promise<MatchSource> {
  const [snapshot, holding] = await Promise.all([api.look(id), api.mySeats(id)]);
  const [first] = Object.entries(holding.secrets);
  const own = first ? { seat: Number(first[0]), secret: first[1] } : null;
  const isOver = snapshot.status === "finished";
  const source: MatchSource = {
    game: snapshot.game,
    names: snapshot.seats.map((seat) => seat.name),
    log: snapshot.log,
    own: own?.seat ?? null,
    isOver,
    moment: (length, knowledge) => api.moment(id, length, knowledge, own),
    link: (length) => linkTo("replay", id, length),
  };
  return isOver ? { ...source, download: api.fileAddress(id) } : source;
}

/** A match file that somebody brought. */
export function fileSource(text: string, facts: FileFacts): MatchSource {
  return {
    game: facts.game,
    names: Array.from({ length: facts.seats }, (_, seat) => facts.names[seat] ?? ""),
    log: facts.moment.log,
    own: null,
    isOver: true,
    moment: async (length, knowledge) => (await api.lookAtFile(text, length, knowledge)).moment,
  };
}
