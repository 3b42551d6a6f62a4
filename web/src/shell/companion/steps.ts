/** What a bot at a real table asks people to do, and who is asked to tell something. */

import type { Line, Snapshot, Told } from "../protocol";

/** What of a line people carry out for a bot: what it does, and what happens to it. */
export function stepIn({ actor, messages }: Line, { seats }: Snapshot): Told[] {
  const isBot = (seat: unknown): boolean => typeof seat === "number" && seats[seat]?.kind === "bot";
  return messages.filter(({ args }) => isBot(args["seat"]) || (isBot(actor) && args["seat"] === undefined));
}

/** The indices of log lines, from `done` on, with something to carry out for a bot. */
export function stepsToDo(log: readonly Line[], done: number, snapshot: Snapshot): number[] {
  return log.flatMap((line, index) => (index >= done && stepIn(line, snapshot).length > 0 ? [index] : []));
}

/** On a new device: everything up to the last thing that a person or chance did counts as carried out. */
export function doneBefore(log: readonly Line[], snapshot: Snapshot): number {
  return log.findLastIndex((line) => stepIn(line, snapshot).length === 0) + 1;
}

/** The seat of this device that has to tell something; null if anybody can, or nobody here. */
export function teller(snapshot: Snapshot, mine: readonly number[]): number | null {
  const { draw } = snapshot;
  if (draw) return draw.is_for_bot ? null : (draw.seats.find((seat) => mine.includes(seat)) ?? null);
  return snapshot.to_act.find((seat) => mine.includes(seat) && !snapshot.seats[seat]?.bot) ?? null;
}

/** Whether the hand of a seat must be hidden from the others at this screen. */
export const hidesHands = ({ companion }: Snapshot): boolean => companion?.hands === "told" && companion.has_hands;

/** The bots that still choose while people lay down their own choices. */
export const choosingBots = ({ seats, to_act: waiting }: Snapshot): number[] =>
  waiting.length > 1 || waiting.some((seat) => seats[seat]?.kind === "person") ? waiting.filter((seat) => seats[seat]?.kind === "bot") : [];
