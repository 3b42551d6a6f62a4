/** How the board is looked at under the lens, and the fingers that move it. Fetched after the board. */

import type { Point } from "../../shell/spots";
import type { Geometry } from "./geometry";

/** Where the board is looked at: the middle of the view, and how much it is enlarged. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

const NEAREST = 3.5;
const CLOSE = 2;
const LEAST_CLOSE = 1.35;

export const whole = (board: Geometry): Camera => ({ x: board.width / 2, y: board.height / 2, zoom: 1 });

/** The nearest camera that shows nothing beyond the board. */
export function clamped(board: Geometry, { x, y, zoom }: Camera): Camera {
  const near = Math.min(NEAREST, Math.max(1, zoom));
  const [wide, high] = [board.width / near / 2, board.height / near / 2];
  return { x: Math.min(board.width - wide, Math.max(wide, x)), y: Math.min(board.height - high, Math.max(high, y)), zoom: near };
}

/** The camera after a zoom that keeps a point of the drawing where it is on the screen. */
export function zoomedAt(board: Geometry, camera: Camera, at: Point, zoom: number): Camera {
  const near = Math.min(NEAREST, Math.max(1, zoom));
  const keep = camera.zoom / near;
  return clamped(board, { x: at.x + (camera.x - at.x) * keep, y: at.y + (camera.y - at.y) * keep, zoom: near });
}

/** A close camera that keeps all of these points in view, if they lie near enough to each other. */
export function closeTo(board: Geometry, points: readonly Point[]): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(board.width / (right - left + 240), board.height / (bottom - top + 240));
  const zoom = Math.min(CLOSE, Math.max(LEAST_CLOSE, fits));
  return clamped(board, { x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

/** What fingers move: they read the camera and set a new one. */
export interface Lens {
  readonly board: Geometry;
  readonly camera: Camera;
  look(camera: Camera): void;
  /** Whether a finger holds the board. */
  hold(isHeld: boolean): void;
}

/** A finger that moves less is a tap. */
const DRAG = 8;

/** Let two fingers, a drag or the wheel move the camera; gives what ends it. */
export function follow(svg: SVGSVGElement, lens: Lens): () => void {
  const fingers = new Map<number, Point>();
  let hasDragged = false;

  /** A point of the screen in units of the drawing, under the lens. */
  function under(at: Point): Point {
    const { board, camera } = lens;
    const box = svg.getBoundingClientRect();
    if (!box.width) return whole(board);
    const x = ((at.x - box.x) / box.width) * board.width;
    const y = ((at.y - box.y) / box.height) * board.height;
    return { x: camera.x + (x - board.width / 2) / camera.zoom, y: camera.y + (y - board.height / 2) / camera.zoom };
  }

  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    hasDragged = false;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && (lens.camera.zoom === 1 || (!hasDragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG))) return;
    hasDragged = true;
    lens.hold(true);
    if (other) pinch(before, now, other);
    else drag(under(before), under(now));
    fingers.set(event.pointerId, now);
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const zoom = (lens.camera.zoom * Math.hypot(now.x - other.x, now.y - other.y)) / apart;
    lens.look(zoomedAt(lens.board, lens.camera, under({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }), zoom));
  }

  function drag(from: Point, to: Point): void {
    const { board, camera } = lens;
    lens.look(clamped(board, { ...camera, x: camera.x + from.x - to.x, y: camera.y + from.y - to.y }));
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (!fingers.size) lens.hold(false);
  }

  /** The click that ends a drag means nothing. */
  function click(event: MouseEvent): void {
    if (hasDragged) event.stopPropagation();
    hasDragged = false;
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = under({ x: event.clientX, y: event.clientY });
    lens.look(zoomedAt(lens.board, lens.camera, at, lens.camera.zoom * Math.exp(-event.deltaY / 150)));
  }

  const ended = new AbortController();
  const { signal } = ended;
  svg.addEventListener("pointerdown", down, { signal });
  // The wheel has to be able to keep the page from zooming.
  svg.addEventListener("wheel", wheel, { passive: false, signal });
  svg.addEventListener("click", click, { capture: true, signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  return () => ended.abort();
}
