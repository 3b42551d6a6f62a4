/** Where the reader is. Everything stands behind the # of the address, so that invitations never reach a server's log. */

export type Route =
  | { at: "home" }
  | { at: "new"; game: string; position: string; origin: { table: string; length: number } | null }
  | { at: "companion"; game: string; table: string }
  | { at: "position"; game: string; position: string }
  | { at: "analysis"; game: string; position: string }
  | { at: "puzzles"; id: string }
  | { at: "table"; table: string; invitation: string }
  | { at: "replay"; table: string; length: number | null; isReviewed: boolean }
  | { at: "file" }
  | { at: "recover"; token: string }
  | { at: "account" }
  | { at: "lobby" }
  | { at: "leaderboard"; game: string; seats: number | null }
  | { at: "person"; name: string }
  | { at: "privacy" }
  | { at: "tutorial"; game: string }
  | { at: "tool"; game: string }
  | { at: "box"; game: string }
  | { at: "example"; game: string; rule: string; number: number }
  | { at: "about"; game: string };

export function parsed(hash: string): Route {
  const [at = "", first = "", second = "", third = "", fourth = ""] = hash.replace(/^#\/?/, "").split("/");
  const isNumber = (text: string): boolean => /^\d+$/.test(text);
  if (at === "new" && second === "from" && isNumber(fourth)) {
    return { at, game: first, position: "", origin: { table: third, length: Number(fourth) } };
  }
  if (at === "new" && first) return { at, game: first, position: second, origin: null };
  if (at === "companion" && first) return { at, game: first, table: second };
  if (at === "position" && first) return { at, game: first, position: second };
  if (at === "analysis" && first) return { at, game: first, position: second };
  if (at === "puzzles") return { at, id: first };
  if (at === "table" && first) return { at, table: first, invitation: second };
  if (at === "replay" && first) return { at, table: first, length: isNumber(second) ? Number(second) : null, isReviewed: false };
  if (at === "review" && first) return { at: "replay", table: first, length: isNumber(second) ? Number(second) : null, isReviewed: true };
  if (at === "tutorial" && first) return { at, game: first };
  if (at === "tool" && first) return { at, game: first };
  if (at === "box" && first) return { at, game: first };
  if (at === "example" && second) return { at, game: first, rule: second, number: isNumber(third) ? Number(third) : 0 };
  if (at === "recover" && first) return { at, token: first };
  if (at === "file" || at === "account" || at === "privacy" || at === "lobby") return { at };
  if (at === "leaderboard") return { at, game: first, seats: isNumber(second) ? Number(second) : null };
  if (at === "person" && first) return { at, name: decodeURIComponent(first) };
  if (at === "about") return { at, game: first };
  return { at: "home" };
}

class Place {
  route: Route = $state(parsed(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => {
      this.route = parsed(location.hash);
    });
  }
}

export const place = new Place();

export function go(...parts: (string | number)[]): void {
  location.hash = `/${parts.join("/")}`;
}

/** A link to a table, which shows the game and its board where it is shared; what stands behind the # stays in the browser. */
export function linkToTable(table: string, ...parts: (string | number)[]): string {
  return `${location.origin}/at/${table}?lang=${document.documentElement.lang}#/${parts.join("/")}`;
}

/** A link that others can open. */
export function linkTo(...parts: (string | number)[]): string {
  return `${location.origin}/#/${parts.join("/")}`;
}
