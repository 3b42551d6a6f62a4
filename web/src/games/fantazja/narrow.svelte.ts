/** Whether the page is shown as on a phone. */

const query = window.matchMedia("(max-width: 899px)");

class Narrow {
  is = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.is = query.matches));
  }
}

export const narrow = new Narrow();
