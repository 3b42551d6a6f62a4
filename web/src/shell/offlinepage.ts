/** The page shown without a network. */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

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
