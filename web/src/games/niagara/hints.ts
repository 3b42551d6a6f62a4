/** The arrows of hints: what the plans of a strong player would do on the board. */

import type { Point } from "../../shell/spots";
import { type Geometry, canoePoint, journey } from "./geometry";
import { type Canoe, type Colour, type NiagaraView, type Place, isOnRiver } from "./view";

/** A way on the board, and where it ends. */
export interface Way {
  d: string;
  end: Point;
}

const straight = (from: Point, to: Point): Way => ({ d: `M${from.x} ${from.y}L${to.x} ${to.y}`, end: to });

/** The place that an action leads the moving canoe to. */
function destination(action: string): Place | null {
  const [, number, branch] = /^to (\d)(?: (left|right))?$/.exec(action) ?? [];
  if (number) return (branch ? `${branch}-${number}` : number) as Place;
  return action === "land" ? "bank" : null;
}

/** The ways of a plan of a seat, action by action; what has no way on the board is left out. */
export function waysOf(board: Geometry, view: NiagaraView, seat: number, plan: readonly string[]): Way[] {
  const seats = view.players.length;
  let canoes = view.canoes;
  let moving = view.moving?.canoe ?? 0;
  const point = (canoe: Canoe): Point => canoePoint(board, canoe, canoes, seats);
  return plan.flatMap((action) => {
    const taken = /^canoe (\d)$/.exec(action)?.[1];
    if (taken) moving = Number(taken);
    const canoe = canoes.find((one) => one.seat === seat && one.number === moving);
    if (!canoe) return [];
    const to = destination(action);
    if (to) {
      const before = point(canoe);
      const moved = { ...canoe, place: to };
      canoes = canoes.map((one) => (one.id === canoe.id ? moved : one));
      return [{ d: journey(board, canoe.place, to, before, point(moved)).path, end: point(moved) }];
    }
    const robbed = /^steal seat (\d) canoe (\d)$/.exec(action);
    const rival = robbed && canoes.find((one) => one.seat === Number(robbed[1]) && one.number === Number(robbed[2]));
    if (rival) return [straight(point(rival), point(canoe))];
    const gem = /^load (\w+)$/.exec(action)?.[1];
    const deposit = gem && isOnRiver(canoe.place) ? depositAt(view, canoe.place, gem as Colour) : null;
    return deposit ? [straight(board.deposits[deposit], point(canoe))] : [];
  });
}

const DEPOSITS: Record<string, Colour> = { "3": "violet", "4": "white", "5": "yellow", "6": "blue", "7": "pink" };

/** The deposit that is loaded from a space, if it holds gems of a colour. */
function depositAt({ deposits }: NiagaraView, place: Place, gem: Colour): Colour | null {
  const found = DEPOSITS[place.at(-1) ?? ""];
  return found && deposits[found][gem] ? found : null;
}
