/** Pieces that look alike, followed from place to place so that each keeps its own id and glides. */

export interface Piece {
  id: string;
  kind: string;
  at: string;
}

/**
 * The same pieces after a change: those whose place still holds one of their kind stay, the others move to the
 * places that lack one. `wanted` says how many of each kind lie where.
 */
export function reconciled(pieces: readonly Piece[], wanted: ReadonlyMap<string, ReadonlyMap<string, number>>): Piece[] {
  const lacking = new Map<string, Map<string, number>>();
  for (const [at, kinds] of wanted) lacking.set(at, new Map(kinds));
  const staying: Piece[] = [];
  const moving: Piece[] = [];
  for (const piece of pieces) {
    const there = lacking.get(piece.at);
    const left = there?.get(piece.kind) ?? 0;
    if (there && left > 0) {
      there.set(piece.kind, left - 1);
      staying.push(piece);
    } else moving.push(piece);
  }
  return [...staying, ...settled(moving, lacking, pieces.length)];
}

function settled(moving: Piece[], lacking: Map<string, Map<string, number>>, count: number): Piece[] {
  const found: Piece[] = [];
  let fresh = count;
  for (const [at, kinds] of lacking) {
    for (const [kind, number] of kinds) {
      for (let left = number; left > 0; left--) {
        const index = moving.findIndex((piece) => piece.kind === kind);
        const [piece] = index < 0 ? [] : moving.splice(index, 1);
        found.push({ id: piece?.id ?? `piece-${fresh++}`, kind, at });
      }
    }
  }
  return found;
}
