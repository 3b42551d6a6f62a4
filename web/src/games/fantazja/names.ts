/** What tiles are called. */

import { words } from "../../shell/words.svelte";
import { tileWords } from "./view";

export const tileName = (tile: string): string => words.word("board-tile", tileWords(tile), "fantazja");
