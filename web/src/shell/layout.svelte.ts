/** How the parts of a table lie on the screen. */

import type { Shape } from "../games/contract";

const small = window.matchMedia("(orientation: portrait), (max-width: 899px), (max-height: 559px)");
const wide = window.matchMedia("(orientation: landscape)");

class Layout {
  /** Whether the page is shown as on a phone: log and players in a drawer, the header folded. */
  isSmall = $state(small.matches);
  /** The shape of the window, which the board takes over if it can. */
  shape: Shape = $state(wide.matches ? "wide" : "tall");
  isDrawerOpen = $state(false);
  isHeaderOpen = $state(false);

  constructor() {
    small.addEventListener("change", () => (this.isSmall = small.matches));
    wide.addEventListener("change", () => (this.shape = wide.matches ? "wide" : "tall"));
  }

  /** The shape of a board that has these. */
  shapeOf(shapes: readonly Shape[]): Shape {
    return shapes.includes(this.shape) ? this.shape : (shapes[0] ?? "tall");
  }
}

export const layout = new Layout();
