/** Parts of the page that are fetched when they are first needed. */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;

/** A part that is there at once after its first fetching, so that no key can come before what it opens has the focus. */
export function kept<T>(fetched: () => Promise<T>): () => T | Promise<T> {
  let found: T | undefined;
  return () => found ?? part(fetched).then((fresh) => (found = fresh));
}

/** Fetch a part of the page; while the server cannot be reached, try again until it comes. */
export async function part<T>(fetched: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await fetched();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
