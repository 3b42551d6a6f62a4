import { expect, test } from "vitest";
import type { Scene, StagedMoment } from "../src/games/contract";
import { holding, staged } from "../src/shell/staging";
import { followed } from "../src/shell/trails";
import { line } from "./facts";

const blow: StagedMoment = { told: { id: "log-steal", args: {} }, kind: "blow", seats: [1, 0] };
const gain: StagedMoment = { told: { id: "log-goal", args: {} }, kind: "gain", seats: [1] };
const timed = (scene: Scene, milliseconds: number) => ({ scene, milliseconds });

test("a moment of several scenes is shortened to a second and a half, other scenes are not", () => {
  const scenes = () => [
    timed({ view: {} }, 2000),
    timed({ view: {}, moment: blow }, 1000),
    timed({ view: {}, moment: blow }, 2000),
    timed({ view: {}, moment: gain }, 900),
    timed({ view: {} }, 100),
  ];
  const found = staged({ scenes }, { view: {} }, {}, [], 0);
  expect(found.map(({ milliseconds }) => milliseconds)).toEqual([2000, 500, 1000, 900, 100]);
  expect(holding(blow)).toBe(1500);
  expect(holding(gain)).toBe(900);
});

test("a trail goes on where it ended, and another begins elsewhere", () => {
  const trails = followed(followed([], 1, "canoe", "bank", "3"), 1, "canoe", "3", "5");
  expect(trails).toEqual([{ seat: 1, piece: "canoe", places: ["bank", "3", "5"] }]);
  expect(followed(trails, 1, "canoe", "4", "2")).toHaveLength(2);
});

test("the viewer's action forgets the trails of others, and the viewer leaves none", () => {
  const theirs = followed([], 1, "a", "x", "y");
  const scenes = (shown: Scene) => [timed({ view: {}, trails: followed(shown.trails ?? [], 0, "b", "x", "y") }, 0)];
  const shown = { view: {}, trails: theirs };
  expect(staged({ scenes }, shown, {}, [line(1, "go")], 0)[0]?.scene.trails).toEqual(theirs);
  expect(staged({ scenes }, shown, {}, [line(0, "go")], 0)[0]?.scene.trails).toEqual([]);
});

test("who only watches sees the last trails", () => {
  const trails = Array.from({ length: 9 }, (_, seat) => ({ seat, piece: String(seat), places: ["x", "y"] }));
  const found = staged({ scenes: () => [timed({ view: {}, trails }, 0)] }, { view: {} }, {}, [], null);
  expect(found[0]?.scene.trails?.map(({ seat }) => seat)).toEqual([5, 6, 7, 8]);
});
