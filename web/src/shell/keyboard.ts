/** The table by keyboard: arrows go from one lit place to the next, letters and digits take an action of the list. */

import type { Table } from "./livetable.svelte";
import { settings } from "./settings.svelte";
import { type Point, keyOf, neighbour } from "./spots";

export function tableKey(event: KeyboardEvent, table: Table): void {
  const at = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  if (at instanceof Element && at.closest(".log, .rules, dialog")) return;
  if (event.key.startsWith("Arrow")) {
    if (focusNext(event.key)) event.preventDefault();
  } else if (event.key === "Escape") escape(table);
  else if (event.key === "Backspace" && settings.keys && table.snapshot?.can_undo) table.choosing.undo();
  else if (settings.keys) {
    const action = table.actions.find((_, index) => keyOf(index) === event.key.toLowerCase());
    if (action) table.take(action);
  }
}

/** Take back what was said, or show the end of what moves. */
function escape(table: Table): void {
  table.choosing.reason = null;
  if (table.history.isMoving) table.history.skip();
}

/** The lit place in the direction of an arrow gets the focus; the first one, if none has it. */
function focusNext(key: string): boolean {
  const lit = [...document.querySelectorAll<SVGGElement>(".spot.lit")];
  const from = lit.find((element) => element === document.activeElement);
  const next = lit[from ? neighbour(lit.map(middle), middle(from), key) : 0];
  next?.focus();
  return next !== undefined;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
