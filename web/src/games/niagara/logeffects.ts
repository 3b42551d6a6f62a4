/** What each message of the log does to the board, so that it can be shown one thing after the other. */

import type { Told } from "../../shell/protocol";
import {
  type Branch,
  COLOURS,
  type Canoe,
  type Colour,
  type Gems,
  type NiagaraView,
  type Place,
  TILES,
  type Tile,
  isOnRiver,
} from "./view";

/** The views that lead through a message, in order; none for what moves nothing. `action` is the text of its line. */
export function viewsOf(view: NiagaraView, told: Told, action: string): NiagaraView[] {
  const seat = Number(told.args["seat"]);
  const colour = told.args["colour"] as Colour;
  const deposit = told.args["deposit"] as Colour;
  const canoe = view.canoes.find((one) => one.seat === seat && one.number === told.args["number"]);
  switch (told.id) {
    case "log-go":
      return canoe ? [withCanoe(view, canoe, { place: told.args["place"] as Place })] : [];
    case "log-land":
    case "log-land-gem":
      return canoe ? [landed(view, canoe)] : [];
    case "log-load":
      return canoe ? [withGem(withCanoe(view, canoe, { cargo: colour }), deposit, colour, -1)] : [];
    case "log-unload":
      return canoe ? [withGem(withCanoe(view, canoe, { cargo: null }), deposit, colour, 1)] : [];
    case "log-steal":
      return stolen(view, seat, action, colour);
    case "log-fall":
      return canoe ? [withCanoe(view, canoe, { place: `falling-${branchOf(canoe, view)}` }), lost(view, canoe)] : [];
    case "log-swept":
    case "log-swept-gem":
      return canoe ? [view, lost(view, canoe)] : [];
    case "log-repair":
      return [repaired(paid(view, seat, colour), seat)];
    case "log-free-canoe":
      return [repaired(view, seat)];
    case "log-weather":
      return [{ ...view, weather: Number(told.args["weather"]) }];
    case "log-reveal":
      return [withTile(view, seat, TILES.find((tile) => tile === told.args["tile"]) ?? null)];
    case "log-first":
      return [{ ...view, lifebelt: seat }];
    case "log-lifebelt":
      return [{ ...view, lifebelt: seat, round: Number(told.args["round"]) }];
    default:
      return [];
  }
}

const branchOf = (canoe: Canoe, view: NiagaraView): Branch =>
  canoe.place.startsWith("left") ? "left" : canoe.place.startsWith("right") ? "right" : view.next_branch;

function withCanoe(view: NiagaraView, canoe: Canoe, change: Partial<Canoe>): NiagaraView {
  return { ...view, canoes: view.canoes.map((one) => (one.id === canoe.id ? { ...one, ...change } : one)) };
}

const added = (gems: Gems, colour: Colour, count: number): Gems => ({ ...gems, [colour]: gems[colour] + count });

/** Gems put into a deposit, or taken out of it. */
function withGem(view: NiagaraView, deposit: Colour, colour: Colour, count: number): NiagaraView {
  return { ...view, deposits: { ...view.deposits, [deposit]: added(view.deposits[deposit], colour, count) } };
}

function withOwned(view: NiagaraView, seat: number, colour: Colour, count: number): NiagaraView {
  return { ...view, players: view.players.map((one, index) => (index === seat ? { ...one, gems: added(one.gems, colour, count) } : one)) };
}

function withTile(view: NiagaraView, seat: number, tile: Tile | null): NiagaraView {
  return { ...view, players: view.players.map((one, index) => (index === seat ? { ...one, tile } : one)) };
}

/** M5: a canoe on the bank; the gem that it brings belongs to its seat. */
function landed(view: NiagaraView, canoe: Canoe): NiagaraView {
  const home = withCanoe(view, canoe, { place: "bank", cargo: null });
  return canoe.cargo ? withOwned(home, canoe.seat, canoe.cargo, 1) : home;
}

/** R5: a canoe that is lost; its gem goes back to the deposit of its colour. */
function lost(view: NiagaraView, canoe: Canoe): NiagaraView {
  const gone = withCanoe(view, canoe, { place: "lost", cargo: null });
  return canoe.cargo ? withGem(gone, canoe.cargo, canoe.cargo, 1) : gone;
}

/** P2: a gem paid for a repair. */
const paid = (view: NiagaraView, seat: number, colour: Colour): NiagaraView =>
  COLOURS.includes(colour) ? withGem(withOwned(view, seat, colour, -1), colour, colour, 1) : view;

/** The first lost canoe of a seat is back on the bank. */
function repaired(view: NiagaraView, seat: number): NiagaraView {
  const canoe = view.canoes.find((one) => one.seat === seat && one.place === "lost");
  return canoe ? withCanoe(view, canoe, { place: "bank" }) : view;
}

/** G6: the gem of the robbed canoe, which the action names, is in the canoe of the thief that lies beside it. */
function stolen(view: NiagaraView, seat: number, action: string, colour: Colour): NiagaraView[] {
  const [, rival, number] = /^steal seat (\d+) canoe (\d+)$/.exec(action) ?? [];
  const robbed = view.canoes.find((one) => one.seat === Number(rival) && one.number === Number(number));
  if (!robbed || !isOnRiver(robbed.place)) return [];
  const beside = view.canoes.filter((one) => one.seat === seat && one.place === robbed.place && !one.cargo);
  const thief = beside.find((one) => one.number === view.moving?.canoe) ?? beside[0];
  return thief ? [withCanoe(withCanoe(view, robbed, { cargo: null }), thief, { cargo: colour })] : [];
}
