/** Parts of the page that are fetched when they are first needed. */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;

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
