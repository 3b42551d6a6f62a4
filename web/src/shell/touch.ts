/** Fingers on a board: what is too small to be hit is reached beside it, and what lies too close together is asked about. */

import { type Box, reached } from "./spots";

/** From how many milliseconds on a touch asks to be shown something instead of doing it. */
export const LONG_PRESS = 450;
const DRAG = 10;

/**
 * Let fingers reach the lit spots on a board. `offer` asks which of some spots was meant; a touch that can only mean one
 * spot is a click on it.
 */
export function fingers(board: HTMLElement, offer: (spots: readonly string[], at: DOMRect) => void): { destroy: () => void } {
  let down: PointerEvent | null = null;

  const isTap = (event: MouseEvent): boolean =>
    event.isTrusted &&
    down?.pointerType === "touch" &&
    event.timeStamp - down.timeStamp < LONG_PRESS &&
    Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG;

  function click(event: MouseEvent): void {
    if (!isTap(event) || !(event.target instanceof Element) || event.target.closest("button")) return;
    const hit = event.target.closest<SVGGElement>(".spot");
    const near = spotsNear(board, hit, event);
    const [only] = near;
    if (!only || (near.length === 1 && only === hit)) return;
    event.stopPropagation();
    if (near.length === 1 && !hit?.matches(".asks"))
      only.dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true, cancelable: true }));
    else
      offer(
        near.map(({ dataset }) => dataset["spot"] ?? ""),
        new DOMRect(event.clientX, event.clientY, 0, 0),
      );
  }

  const press = (event: PointerEvent): void => {
    down = event;
  };

  board.addEventListener("pointerdown", press, { capture: true });
  board.addEventListener("click", click, { capture: true });
  return {
    destroy: () => {
      board.removeEventListener("pointerdown", press, { capture: true });
      board.removeEventListener("click", click, { capture: true });
    },
  };
}

/** The lit spots that a touch may mean: the one that it hit, and small ones beside it. */
function spotsNear(board: HTMLElement, hit: Element | null, at: MouseEvent): SVGGElement[] {
  const lit = [...board.querySelectorAll<SVGGElement>(".spot.lit")];
  const boxes: Box[] = lit.map((spot) => spot.getBoundingClientRect());
  const near = new Set(reached(boxes, { x: at.clientX, y: at.clientY }));
  return lit.filter((spot, index) => spot === hit || near.has(index));
}
