/** Where pieces of others have been since the reader's last action. */

export interface Trail {
  seat: number;
  /** The piece that moved, by the game's own name for it. */
  piece: string;
  /** The places where it was, in order, by the game's own names: the board knows where they lie in its shape. */
  places: readonly string[];
}

/** Trails with one more step: it goes on where the trail of that piece ended, or begins a new one. */
export function followed(trails: readonly Trail[], seat: number, piece: string, from: string, to: string): readonly Trail[] {
  const trodden = trails.find((trail) => trail.piece === piece && trail.places.at(-1) === from);
  if (!trodden) return [...trails, { seat, piece, places: [from, to] }];
  return trails.map((trail) => (trail === trodden ? { ...trail, places: [...trail.places, to] } : trail));
}
