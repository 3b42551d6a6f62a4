/** What people tell the table of a real box. */

import { insist, type Seat } from "../api";

/** Tell what was drawn; an empty outcome lets the program draw what everybody sees. */
export const tellDraw = (table: string, seat: Seat, version: number, outcome: string): Promise<unknown> =>
  insist(`/tables/${table}/draws`, { ...seat, version, outcome });

/** Take back what was told last. */
export const takeBack = (table: string, seat: Seat, version: number): Promise<unknown> =>
  insist(`/tables/${table}/undo`, { ...seat, version });

/** Take an action that shows a hand. */
export const showHand = (table: string, seat: Seat, version: number, action: string, hand: Record<string, number>): Promise<unknown> =>
  insist(`/tables/${table}/actions`, { ...seat, version, action, hand });
