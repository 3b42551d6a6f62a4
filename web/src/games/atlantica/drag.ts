/** Divers that are dragged from the hand to an action. Fetched after the hand. */

const DRAG = 8;

interface Held {
  spot: string;
  x: number;
  y: number;
  card: Element;
  ghost: SVGSVGElement | null;
}

/** Let cards of the hand be dragged; `drop` gets the spots of the card and of what lies below it. Gives what ends it. */
export function draggable(hand: SVGSVGElement, drop: (card: string, on: string) => void): () => void {
  let held: Held | null = null;
  let hasDragged = false;

  function down(event: PointerEvent): void {
    const spot = event.target instanceof Element ? event.target.closest<SVGElement>("[data-spot]") : null;
    const card = spot?.parentElement;
    if (!spot?.dataset["spot"] || !card || event.button) return;
    hasDragged = false;
    held = { spot: spot.dataset["spot"], x: event.clientX, y: event.clientY, card, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (!held || (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG)) return;
    hasDragged = true;
    held.ghost ??= lifted(held.card);
    held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  function up(event: PointerEvent): void {
    const { ghost, spot } = held ?? {};
    held = null;
    if (!ghost || !spot) return;
    ghost.remove();
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-spot]")?.dataset["spot"];
    if (below && below !== spot && event.type === "pointerup") drop(spot, below);
  }

  /** The click that ends a drag means nothing. */
  function click(event: MouseEvent): void {
    if (hasDragged) event.stopPropagation();
    hasDragged = false;
  }

  const ended = new AbortController();
  const { signal } = ended;
  hand.addEventListener("pointerdown", down, { signal });
  hand.addEventListener("click", click, { capture: true, signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  return () => {
    held?.ghost?.remove();
    ended.abort();
  };
}

/** A copy of a card that follows the finger. */
function lifted(card: Element): SVGSVGElement {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = card.cloneNode(true) as Element;
  copy.removeAttribute("transform");
  copy.querySelector("[data-spot]")?.remove();
  ghost.append(copy);
  ghost.setAttribute("viewBox", "-26 -36 52 72");
  ghost.style.cssText = "position:fixed;left:-39px;top:-54px;width:78px;height:108px;z-index:20;pointer-events:none;rotate:-4deg";
  document.body.append(ghost);
  return ghost;
}
