/** The board in words, for those who hear it. */

import { type SeatName, words } from "../../shell/words.svelte";
import { type ActionShown, type AtlanticaView, COLOURS, KINDS, missingColours, type Player, standing } from "./view";

type Args = Record<string, string | number>;
const word = (id: string, args: Args = {}): string => words.word(id, args, "atlantica");
const listed = (parts: readonly string[]): string => (parts.length ? parts.join(", ") : "–");

export function boardInWords(view: AtlanticaView, name: SeatName): string[] {
  return [
    word("board-round", { round: view.round }),
    ...turn(view, name),
    ...hurricane(view, name),
    ...cards(view),
    ...actions(view),
    ...view.players.map((player, seat) => seatWords(player, name(seat))),
  ];
}

function turn(view: AtlanticaView, name: SeatName): string[] {
  const lines = view.seat >= 0 ? [word("board-turn", { seat: name(view.seat) })] : [];
  if (view.under_way) lines.push(word("board-symbols-left", { left: view.under_way.symbols_left }));
  if (view.under_way?.replaced) lines.push(word("board-replaced"));
  if (view.own)
    lines.push(
      `${word("board-hand")}: ${listed(COLOURS.filter((colour) => view.own?.hand[colour]).map((colour) => `${word("page-colour", { colour })} ${view.own?.hand[colour]}`))}`,
    );
  return lines;
}

function hurricane(view: AtlanticaView, name: SeatName): string[] {
  const { found_by, turns_left, stack, cards_before_its_stack, chance_this_refill } = view.hurricane;
  if (found_by !== null) return [word("board-hurricane-found", { seat: name(found_by), turns: turns_left ?? 0 })];
  const [draws, among] = chance_this_refill;
  const lines = [word("board-hurricane-hidden", { stack, deck: cards_before_its_stack })];
  return draws ? [...lines, word("board-hurricane-chance", { draws, cards: among })] : lines;
}

function cards(view: AtlanticaView): string[] {
  const told = (number: string, text: string, space: { tavern: boolean; gain: number | null }): string =>
    [
      `${number} ${text}`,
      ...(space.tavern ? [word("page-tavern-symbol")] : []),
      ...(space.gain ? [word("page-gain", { points: `+${space.gain}` })] : []),
    ].join(" – ");
  const treasures = view.boat.spaces.flatMap((space) =>
    space.card ? [told(space.id.slice(9), word("board-kind", { kind: space.card }), space)] : [],
  );
  const ships = view.port.stacks.flatMap((stack) =>
    stack.crates ? [told("", word("board-ship", { ship: stack.ship, crates: stack.crates }), stack)] : [],
  );
  const research = view.station.spaces.flatMap((space) =>
    space.card ? [told(space.id.slice(9), word("page-card", { card: space.card }), space)] : [],
  );
  return [
    `${word("board-area", { area: "boat" })}: ${listed(treasures)}`,
    `${word("board-area", { area: "port" })}: ${listed(ships)}`,
    `${word("board-area", { area: "tavern" })}: ${word("board-deck", { count: view.tavern.deck })}`,
    `${word("board-area", { area: "station" })}: ${listed(research)}`,
  ];
}

function actions(view: AtlanticaView): string[] {
  return view.areas.flatMap((area) =>
    area.actions.map((action) => {
      const cost = action.cost.map((symbol) => symbol.map((colour) => word("page-colour", { colour })).join(" / ")).join(" + ");
      const state = standing(view, area, action);
      return [word("action-act", { action: action.id }), cost, ...standingWords(view, action, state)].join(" – ");
    }),
  );
}

function standingWords(view: AtlanticaView, action: ActionShown, state: string): string[] {
  if (state === "open" || state === "affordable") return [word("page-affordable")];
  if (state !== "near" || !view.own) return [];
  const colours = missingColours(action, view.own.hand).map((colour) => word("page-colour", { colour }));
  return [word("page-one-short", { colours: colours.join(" / ") })];
}

function seatWords(player: Player, name: string): string {
  const { score } = player;
  const sets = KINDS.filter((kind) => player.treasures[kind]).map((kind) => {
    const set = score.sets.find((one) => one.kind === kind);
    const more = set && set.next !== set.points ? ` (${word("page-one-more", { points: set.next - set.points })})` : "";
    return `${word("board-kind", { kind })} ${player.treasures[kind]}${more}`;
  });
  const research = score.research.map((card) => `${card.count}× ${word("page-card", { card: card.card })}`);
  const facts = word("page-seat-row", {
    name,
    score: score.total,
    divers: player.divers,
    treasures: score.treasures,
    crates: player.crates,
  });
  return `${facts}. ${word("board-treasures")}: ${listed(sets)}. ${word("board-ships-and-research")}: ${listed([...player.ships.map((ship) => word("board-ship", { ...ship })), ...research])}.`;
}
