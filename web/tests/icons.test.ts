import canoe from "icon:canoe";
import { expect, test } from "vitest";
import { gameIcons } from "../icons";

test("an icon is imported by its name as one outline", () => {
  expect(canoe).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
});

test("an icon that there is not stops the build", () => {
  const load = gameIcons().load as (id: string) => string | null;
  expect(() => load("\0icon:no-such-icon")).toThrow("no-such-icon");
  expect(load("/src/main.ts")).toBeNull();
});
