/** The board in words, for those who hear it. */

import { seatLetter } from "../../shell/seats";
import { type SeatName, words } from "../../shell/words.svelte";
import { COLOURS, type Gems, type NiagaraView, isOnRiver } from "./view";

const word = (id: string, args: Record<string, string | number> = {}): string => words.word(id, args, "niagara");

export function boardInWords(view: NiagaraView, name: SeatName): string[] {
  const lines = [word("board-round", { round: view.round }), word("board-weather", { weather: view.weather })];
  lines.push(word(`board-next-branch-${view.next_branch}`));
  if (view.speeds.length) lines.push(word("board-speeds", { speeds: view.speeds.join(" ") }));
  for (const canoe of view.canoes) {
    const place = isOnRiver(canoe.place)
      ? word("page-place-space", { place: canoe.place })
      : word(`page-place-${canoe.place === "bank" ? "bank" : "lost"}`);
    const cargo = canoe.cargo ? `, ${word("page-colour", { colour: canoe.cargo })}` : "";
    lines.push(`${seatLetter(canoe.seat)} ${name(canoe.seat)} ${canoe.number}: ${place}${cargo}`);
  }
  for (const deposit of COLOURS)
    lines.push(word("page-deposit", { deposit: word("page-colour", { colour: deposit }), gems: gemWords(view.deposits[deposit]) }));
  view.players.forEach((player, seat) => lines.push(`${name(seat)}: ${gemWords(player.gems)}`));
  return lines;
}

function gemWords(gems: Gems): string {
  return COLOURS.filter((colour) => gems[colour])
    .map((colour) => `${word("page-colour", { colour })} ${gems[colour]}`)
    .join(", ");
}
