/** How the parts of a table lie on the screen. */

class Layout {
  /** How far the dock lies over the lower edge of the window; nothing where it stands beside the board. */
  dock = $state(0);
}

export const layout = new Layout();
