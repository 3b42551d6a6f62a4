/** Icons of game-icons.net at build time: `import canoe from "icon:canoe"` gives the path of that one icon, and only it is bundled. */

import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(pathOf(id.slice(PREFIX.length + 1)))};` : null),
  };
}

/** The outline of an icon, on 512 by 512 units. */
function pathOf(name: string): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons.icons[name]?.body ?? "")?.[1];
  if (!path) throw new Error(`game-icons has no icon ${name} of a single outline`);
  return path;
}
