/** How the parts of a table lie on the screen. */

const small = window.matchMedia("(max-width: 899px)");

class Layout {
  /** Whether the page is shown as on a phone. */
  isSmall = $state(small.matches);
  /** How far the dock lies over the lower edge of the window; nothing where it stands beside the board. */
  dock = $state(0);

  constructor() {
    small.addEventListener("change", () => (this.isSmall = small.matches));
  }
}

export const layout = new Layout();
