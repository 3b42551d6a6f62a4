/** Fingers, mouse and wheel on the land: it is dragged, and what lies under them stays there while it is zoomed. */

import type { Point } from "../../shell/spots";
import { type Camera, FARTHEST } from "./camera";

const CLOSEST = 2.4;
/** Pixels after which a press is a drag. */
const DRAG_FROM = 8;

/** The camera after zooming by a factor around a point of the screen, measured from the middle of the board. */
export function zoomed(camera: Camera, factor: number, around: Point): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, FARTHEST), CLOSEST);
  const shift = 1 / camera.zoom - 1 / zoom;
  return { x: camera.x + around.x * shift, y: camera.y + around.y * shift, zoom };
}

/** The camera after a drag by so many pixels. */
export function dragged(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom };
}

/** The land as those see it who roam on it. */
export interface Roamed {
  camera: () => Camera;
  roam: (next: Camera) => void;
  /** A point of the screen, measured from the middle of what is shown. */
  fromMiddle: (at: Point) => Point;
  setDragging: (isDragging: boolean) => void;
}

/** Let the land follow fingers and wheel from now on; gives what ends it. */
export function roaming(land: HTMLElement, { camera, roam, fromMiddle, setDragging }: Roamed): () => void {
  const pointers = new Map<number, Point>();
  let begun = { x: 0, y: 0 };
  let isDragging = false;
  const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    begun = pointOf(event);
    pointers.set(event.pointerId, begun);
  }

  function move(event: PointerEvent): void {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    if (!isDragging && Math.hypot(to.x - begun.x, to.y - begun.y) < DRAG_FROM && pointers.size < 2) return;
    setDragging((isDragging = true));
    land.setPointerCapture(event.pointerId);
    if (pointers.size === 1) roam(dragged(camera(), { x: to.x - from.x, y: to.y - from.y }));
    else pinch(event.pointerId, from, to);
    pointers.set(event.pointerId, to);
  }

  /** Two fingers: what lies between them stays there. */
  function pinch(id: number, from: Point, to: Point): void {
    const other = [...pointers].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const factor = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
    const moved = dragged(camera(), { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
    roam(zoomed(moved, factor, fromMiddle({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })));
  }

  function up(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) setDragging((isDragging = false));
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    roam(zoomed(camera(), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), fromMiddle(pointOf(event))));
  }

  const end = new AbortController();
  const { signal } = end;
  land.addEventListener("pointerdown", down, { signal });
  land.addEventListener("pointermove", move, { signal });
  land.addEventListener("pointerup", up, { signal });
  land.addEventListener("pointercancel", up, { signal });
  land.addEventListener("wheel", wheel, { signal, passive: false });
  return () => end.abort();
}
