import { expect, test } from "vitest";
import { GEOMETRIES } from "../src/games/niagara/geometry";
import { waysOf } from "../src/games/niagara/hints";
import { carried, drifted, firstDiscs, pushedDiscs } from "../src/games/niagara/river";
import { gemPlaces, scenes, still } from "../src/games/niagara/scenes";
import { COLOURS, type Canoe, type Gems, type NiagaraView, goingTo } from "../src/games/niagara/view";
import type { Line } from "../src/shell/protocol";

const gems = (wanted: Partial<Gems> = {}): Gems => ({ pink: 0, blue: 0, yellow: 0, white: 0, violet: 0, ...wanted });

function view(canoes: Partial<Canoe>[], changes: Partial<NiagaraView> = {}): NiagaraView {
  const player = {
    gems: gems(),
    missing: { "four-alike": 4, "five-colours": 5, "any-seven": 7 },
    has_chosen: false,
    tile: null,
    newest: null,
    tiles_played: 0,
    tiles_left: null,
  };
  return {
    round: 1,
    step: "move",
    turn: 0,
    choosers: [0],
    lifebelt: 0,
    weather: 0,
    next_branch: "left",
    ending: false,
    canoes: canoes.map((canoe, index) => ({ id: `canoe-${index}-1`, seat: index, number: 1, place: "bank", cargo: null, ...canoe })),
    deposits: Object.fromEntries(COLOURS.map((colour) => [colour, gems({ [colour]: 7 })])) as NiagaraView["deposits"],
    players: [player, player, player],
    own: null,
    moving: null,
    speeds: [],
    deposit_spaces: gems(),
    scores: [0, 0, 0],
    winners: [],
    ...changes,
  };
}

const line = (...messages: Line["messages"]): Line => ({ actor: 0, action: "", spots: [], messages });

test("the river takes a canoe on, left and right in turn", () => {
  expect(drifted("3", 2, "left")).toBe("5");
  expect(drifted("5", 1, "right")).toBe("right-6");
  expect(drifted("left-6", 1, "right")).toBe("left-6");
  expect(drifted("left-7", 2, "right")).toBe("lost");
  expect(drifted("bank", 6, "left")).toBe("bank");
});

test("every push keeps nine discs in the river", () => {
  let discs = firstDiscs();
  for (const branch of ["left", "right", "left"] as const) {
    discs = pushedDiscs(discs, branch);
    expect(
      discs
        .filter((disc) => disc.place !== "fallen")
        .map((disc) => disc.place)
        .toSorted(),
    ).toEqual(
      firstDiscs()
        .map((disc) => disc.place)
        .toSorted(),
    );
    expect(discs.filter((disc) => disc.place === "fallen")).toHaveLength(1);
  }
});

test("the scenes of a round: the canoe's own move, one scene a push, and exactly the server's view", () => {
  const before = view([{ place: "2" }, { place: "left-7", cargo: "pink" }]);
  const after = view([{ place: "left-6" }, { place: "lost" }], { round: 2, next_branch: "right" });
  const told = line(
    { id: "log-go", args: { seat: 0, number: 1, place: "4" } },
    { id: "log-river", args: { speed: 2 } },
    { id: "log-swept-gem", args: { seat: 1, number: 1, colour: "pink" } },
  );
  const found = scenes(still(before), after, [told]);
  const places = found.map(({ scene }) => scene.view.canoes.map((canoe) => canoe.place));
  expect(places).toEqual([
    ["4", "left-7"],
    ["5", "falling-left"],
    ["right-6", "falling-left"],
    ["right-6", "falling-left"],
    ["right-6", "lost"],
    ["left-6", "lost"],
  ]);
  expect(found.at(-1)?.scene.view).toBe(after);
});

test("gems keep their ids when they move", () => {
  const before = view([{ place: "3" }]);
  const deposits = { ...before.deposits, violet: gems({ violet: 6 }) };
  const after = view([{ place: "3", cargo: "violet" }], { deposits });
  const begun = still(before);
  const [first] = scenes(begun, after, [line({ id: "log-load", args: { seat: 0, number: 1, colour: "violet", deposit: "violet" } })]);
  const ids = (scene: unknown): string[] => (scene as ReturnType<typeof still>).gems.map((gem) => gem.id).toSorted();
  expect(ids(first?.scene)).toEqual(ids(begun));
  const aboard = (first?.scene as ReturnType<typeof still>).gems.filter((gem) => gem.at === "canoe-0-1");
  expect(aboard.map((gem) => gem.kind)).toEqual(["violet"]);
  expect(gemPlaces(after).get("canoe-0-1")?.get("violet")).toBe(1);
});

test("the action of a space", () => {
  expect(goingTo("3")).toBe("to 3");
  expect(goingTo("left-6")).toBe("to 6 left");
});

const after = (before: NiagaraView, action: string, ...told: Line["messages"]): NiagaraView[] =>
  scenes(still(before), before, [{ actor: 0, action, spots: [], messages: told }])
    .slice(0, -1)
    .map(({ scene }) => scene.view);

test("a new disc comes from the source and glides", () => {
  const [first] = scenes(still(view([])), view([]), [line({ id: "log-river", args: { speed: 1 } })]);
  const discs = (scene: unknown): Map<string, string> =>
    new Map((scene as ReturnType<typeof still>).discs.map((disc) => [disc.id, disc.place]));
  const newest = [...discs(still(view([])))].find(([, place]) => place === "source")?.[0] ?? "";
  expect(discs(first?.scene).get(newest)).toBe("1");
});

test("a stolen gem goes from the robbed canoe to the one beside it", () => {
  const before = view([{ place: "4" }, { place: "4", cargo: "white" }], {
    moving: { canoe: 1, points: 0, worked: true, unloaded: null, may_move: [], must_move: [] },
  });
  const [leaning, shown] = after(before, "steal seat 1 canoe 1", { id: "log-steal", args: { seat: 0, rival: 1, colour: "white" } });
  expect(leaning?.canoes.map((canoe) => canoe.cargo)).toEqual([null, "white"]);
  expect(shown?.canoes.map((canoe) => canoe.cargo)).toEqual(["white", null]);
});

test("an unloaded gem lies in the deposit", () => {
  const before = view([{ place: "5", cargo: "violet" }]);
  const [shown] = after(before, "unload", { id: "log-unload", args: { seat: 0, number: 1, colour: "violet", deposit: "yellow" } });
  expect(shown?.canoes[0]?.cargo).toBeNull();
  expect(shown?.deposits.yellow).toEqual(gems({ yellow: 7, violet: 1 }));
});

test("a gem that pays a repair goes back to its deposit, and a canoe to the bank", () => {
  const before = view([{ place: "lost" }]);
  before.players = before.players.map((player) => ({ ...player, gems: gems({ blue: 2 }) }));
  const [shown] = after(before, "repair blue", { id: "log-repair", args: { seat: 0, colour: "blue" } });
  expect([shown?.players[0]?.gems.blue, shown?.deposits.blue.blue, shown?.canoes[0]?.place]).toEqual([1, 8, "bank"]);
});

test("a canoe goes over the fall with its gem, which then goes back", () => {
  const before = view([{ place: "right-7", cargo: "pink" }]);
  const [atBrink, falling, lost] = after(before, "fall", { id: "log-fall", args: { seat: 0, number: 1 } });
  for (const one of [atBrink, falling]) expect(one?.canoes[0]).toMatchObject({ place: "falling-right", cargo: "pink" });
  expect(lost?.canoes[0]).toMatchObject({ place: "lost", cargo: null });
  expect(lost?.deposits.pink.pink).toBe(8);
});

test("a fall is staged only once the canoe is at the brink, and for at most a second and a half", () => {
  const before = view([{ place: "right-7" }]);
  const line = { actor: 0, action: "fall", spots: [], messages: [{ id: "log-fall", args: { seat: 0, number: 1 } }] };
  const [paddled, ...staged] = scenes(still(before), before, [line]).slice(0, -1);
  expect(paddled?.scene.travels.size).toBe(1);
  expect(paddled?.scene.moment).toBeNull();
  expect(staged.every(({ scene }) => scene.moment?.kind === "loss" && !scene.travels.size)).toBe(true);
  expect(staged.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThanOrEqual(1500);
});

test("the river carries a canoe to the fall over which it goes", () => {
  expect(carried("left-7", 1, "left")).toBe("falling-left");
  expect(carried("left-7", 1, "right")).toBe("left-7");
  expect(carried("5", 3, "left")).toBe("left-7");
});

test("a plan is drawn action by action: the canoe's way, then its gem", () => {
  const board = GEOMETRIES.wide;
  const seen = view([{ place: "bank" }], { moving: null });
  const ways = waysOf(board, seen, 0, ["canoe 1", "to 3", "load violet"]);
  expect(ways.map(({ end }) => end)).toEqual([board.spaces["3"], board.spaces["3"]]);
  expect(ways[1]?.d).toMatch(`M${board.deposits.violet.x} ${board.deposits.violet.y}L`);
  expect(waysOf(board, seen, 0, ["play 5"])).toEqual([]);
});
