import { expect, test } from "vitest";
import { manifest, offlinePage, wordsOf } from "../offline";

test("the offline page speaks its language and lets no word become markup", () => {
  expect(offlinePage("ru", wordsOf("ru"))).toMatch(/<html lang="ru">[^]*<h1>Нет связи<\/h1>/);
  expect(offlinePage("en", () => "a < b & c")).toContain("<h1>a &lt; b &amp; c</h1>");
});

test("the manifest describes the page in its language", () => {
  const found = JSON.parse(manifest("pl", wordsOf("pl"))) as { lang: string; description: string; start_url: string };
  expect(found.lang).toBe("pl");
  expect(found.description).toBe(wordsOf("pl")("page-welcome"));
});

test("a word that a language lacks stops the build", () => {
  expect(() => wordsOf("en")("page-no-such-word")).toThrow("page-no-such-word");
});
