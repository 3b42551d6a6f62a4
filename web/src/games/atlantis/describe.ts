/** The board in words, for those who hear it. */

import { seatLetter } from "../../shell/seats";
import { type SeatName, words } from "../../shell/words.svelte";
import { type AtlantisView, type Bag, COLOURS, type Figure, type Place, VALUES, type Values, span, sum } from "./view";

const word = (id: string, args: Record<string, string | number> = {}): string => words.word(id, args, "atlantis");

export function boardInWords(view: AtlantisView, name: SeatName): string[] {
  const cards = (bag: Bag): string =>
    COLOURS.filter((colour) => bag[colour])
      .map((colour) => `${word(`item-${view.items[colour]}`)} ${bag[colour]}`)
      .join(", ");
  const lines = [];
  if (view.own) lines.push(`${word("board-hand")} ${cards(view.own.hand) || word("board-nothing")}`);
  if (view.turn_so_far?.price_left) lines.push(word("board-price", { price: view.turn_so_far.price_left }));
  for (const figure of view.figures)
    lines.push(`${figureName(figure)} ${name(figure.seat)}: ${placeName(figure.place)}, ${word("page-owes")} ${figure.due}`);
  for (const place of view.path) if (place.tile || place.face_down) lines.push(placeWords(view, place));
  for (const gap of view.gaps)
    lines.push(`${word("board-gaps")} ${word(gap.bridges ? "board-gap-bridged" : "board-gap", { gap: span(gap), price: gap.price })}`);
  view.players.forEach((player, seat) => {
    const bridge = player.has_bridge ? `, ${word("board-bridge")}` : "";
    const seen = sum(player.shown) ? `, ${word("board-shown")} ${cards(player.shown)}` : "";
    lines.push(
      `${name(seat)}: ${word("board-tiles")} ${tileWords(player.tiles)}, ${word("board-cards")} ${player.cards}${seen}${bridge}; ${word(player.paid === null ? "page-if-ended" : "page-settled", { due: player.due, points: player.score })}`,
    );
  });
  lines.push(word("board-deck", { cards: view.deck, discarded: sum(view.discard), out: sum(view.cards_out) }));
  return lines;
}

const figureName = (figure: Figure): string => `${seatLetter(figure.seat)}${figure.number}`;

function placeName(place: string): string {
  return place.startsWith("place-") ? word("page-place", { place: place.slice(6) }) : word(`board-${place}`);
}

function placeWords(view: AtlantisView, place: Place): string {
  const tile = place.tile ? `${word(`item-${view.items[place.tile.colour]}`)} ${place.tile.value}` : "";
  const below = place.face_down ? word("page-below", { count: place.face_down }) : "";
  const here = view.figures.filter((figure) => figure.place === place.id).map(figureName);
  return `${placeName(place.id)}: ${[tile, below, ...here].filter(Boolean).join(", ")}`;
}

function tileWords(tiles: Values): string {
  return VALUES.flatMap((value) => Array<number>(tiles[value] ?? 0).fill(value)).join(" ") || word("board-nothing");
}
