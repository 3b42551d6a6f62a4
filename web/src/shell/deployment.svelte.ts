/** The page as it was deployed: whether a newer one is out. */

const OWN_SCRIPT = new URL(import.meta.url).pathname;
const MINUTES_BETWEEN = 10;

class Deployment {
  isStale = $state(false);

  /** Ask now, and every few minutes, whether the server still gives out this page. */
  watch(): void {
    setInterval(() => void this.check(), MINUTES_BETWEEN * 60_000);
  }

  async check(): Promise<void> {
    try {
      const page = await (await fetch("/", { cache: "no-store" })).text();
      this.isStale = page.includes("/assets/") && !page.includes(OWN_SCRIPT);
    } catch {
      // no network: nothing is known
    }
  }
}

export const deployment = new Deployment();
