/** How the river carries things, for showing it: one disc is pushed in and everything moves on (rule R3). */

import { type Branch, type Canoe, type Place, SPACES, type Space, isOnRiver } from "./view";

/** A disc of the river; `fallen` while it goes over the fall. */
export interface Disc {
  id: string;
  place: Space | "source" | "fallen";
  /** The branch down which it fell. */
  branch: Branch;
}

export function other(branch: Branch): Branch {
  return branch === "left" ? "right" : "left";
}

/** Where one push takes a canoe that stands at a place, when the disc of space 5 goes into a branch. */
export function pushed(place: Place, branch: Branch): Place {
  if (!isOnRiver(place)) return place;
  if (place === "5") return `${branch}-6`;
  if (!place.includes("-")) return String(Number(place) + 1) as Space;
  if (!place.startsWith(branch)) return place;
  return place.endsWith("6") ? `${branch}-7` : "lost";
}

/** Where the river takes a canoe at a speed; one that is lost is at the fall over which it goes. */
export function carried(place: Place, speed: number, next: Branch): Place {
  let branch = next;
  for (let step = 0; step < speed; step++) {
    const to = pushed(place, branch);
    if (to === "lost") return `falling-${branch}`;
    place = to;
    branch = other(branch);
  }
  return place;
}

/** Where a canoe is after the river has flowed. */
export function drifted(place: Place, speed: number, next: Branch): Place {
  const found = carried(place, speed, next);
  return found.startsWith("falling") ? "lost" : found;
}

/** Whether the fastest river that is possible takes a canoe over the fall. */
export function isInDanger(canoe: Canoe, speeds: readonly number[], next: Branch): boolean {
  const fastest = speeds.at(-1) ?? 0;
  return canoe.place !== "lost" && drifted(canoe.place, fastest, next) === "lost";
}

/** The discs in the river, and the next one, which waits under the jetty. */
export function firstDiscs(): Disc[] {
  return [...SPACES, "source" as const].map((place, index) => ({ id: `disc-${index}`, place, branch: "left" }));
}

/** The discs after one push; the fallen of before are gone, and another one waits at the source. */
export function pushedDiscs(discs: readonly Disc[], branch: Branch): Disc[] {
  const newest = Math.max(...discs.map((disc) => Number(disc.id.slice(5)))) + 1;
  const moved = discs
    .filter((disc) => disc.place !== "fallen")
    .map((disc): Disc => {
      const place = disc.place === "source" ? "1" : pushed(disc.place as Space, branch);
      return { ...disc, branch, place: place === "lost" ? "fallen" : (place as Space) };
    });
  return [...moved, { id: `disc-${newest}`, place: "source", branch }];
}
