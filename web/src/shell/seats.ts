/** How a seat is told from the others: a colour, and always a letter and a shape with it. */

const LETTERS = "ABCDEFGH";

/** Shapes around a point, about 10 units wide, in the order of the seats. */
const SHAPES = [
  "M0-10a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z",
  "M0-13L13 10.5H-13Z",
  "M-9-9H9V9H-9Z",
  "M0-12L12 0L0 12L-12 0Z",
  "M0-11L11-3L7 10H-7L-11-3Z",
  "M-6-10H6L11 0L6 10H-6L-11 0Z",
] as const;

export function seatLetter(seat: number): string {
  return LETTERS[seat] ?? "?";
}

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
