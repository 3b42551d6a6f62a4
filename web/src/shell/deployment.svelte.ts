/** The page as it was deployed: whether a newer one is out, and the page shown without a network. */

const OWN_SCRIPT = new URL(import.meta.url).pathname;
const MINUTES_BETWEEN = 10;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

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

let policy: { createScriptURL(url: string): string } | undefined;

/** The offline page and the manifest, in a language. */
export function registerOfflinePage(code: string): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${code}.webmanifest`);
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= types?.createPolicy("undertow", { createScriptURL: (url) => url });
  const address = `/worker.js?lang=${code}`;
  void navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address);
}
