import { describe, expect, it } from "vitest";
import { ROOT, type Tree, childrenOf, commented, grown, inserted, joined, leaving, logTo, pruned, rows } from "../src/shell/analysis/tree";
import { completeLines } from "../src/shell/analysis/requests";
import { ownSteps } from "../src/shell/review/review";

function treeOf(...lines: string[][]): Tree {
  let tree: Tree = [];
  for (const line of lines) {
    let at = ROOT;
    for (const action of line) [tree, at] = grown(tree, at, action, action.toUpperCase());
  }
  return tree;
}

const TREE = treeOf(["a", "b", "c"], ["a", "x", "y"], ["z"]);

describe("a tree of variations", () => {
  it("grows once for each action", () => {
    expect(TREE.map(({ action }) => action)).toEqual(["a", "b", "c", "x", "y", "z"]);
    expect(childrenOf(TREE, 0)).toEqual([1, 3]);
    expect(logTo(TREE, 4)).toEqual(["a", "x", "y"]);
    expect(grown(TREE, 0, "x", "other")).toEqual([TREE, 3]);
  });

  it("is read with side branches after the action they replace", () => {
    expect(rows(TREE).map(({ at, depth }) => `${TREE[at]?.action ?? ""}${String(depth)}`)).toEqual(["a0", "z1", "b0", "x1", "y1", "c0"]);
  });

  it("loses a node with all that follows it", () => {
    expect(pruned(TREE, 1)).toEqual(treeOf(["a", "x", "y"], ["z"]));
    expect(pruned(TREE, 0)).toEqual(treeOf(["z"]));
  });

  it("tells what leaves the line that was played, and takes it back", () => {
    const played = ["a", "b", "c"];
    const found = leaving(commented(TREE, 3, "Better."), played);
    expect(found.map(({ after, tree }) => [after, tree.map(({ action, parent }) => [action, parent])])).toEqual([
      [0, [["z", -1]]],
      [
        1,
        [
          ["x", -1],
          ["y", 0],
        ],
      ],
    ]);
    let again = treeOf(played);
    for (const { after, tree } of found) again = joined(again, played, after, tree);
    expect(
      logTo(
        again,
        again.findIndex(({ action }) => action === "y"),
      ),
    ).toEqual(["a", "x", "y"]);
    expect(again.find(({ action }) => action === "x")?.comment).toBe("Better.");
  });

  it("stands in a match file before the action it varies", () => {
    const file = "undertow match 1\n# a remark\ngame: tiny\n\none\n# two follows\n#( old\n#)\ntwo\n\nactions: 2\nunfinished\n";
    expect(inserted(file, 1, ["#( new", "#)"])).toBe(
      "undertow match 1\n# a remark\ngame: tiny\n\none\n# two follows\n#( new\n#)\ntwo\n\nactions: 2\nunfinished\n",
    );
    expect(inserted(file, 2, ["#( end", "#)"])).toContain("two\n#( end\n#)\n\nactions: 2");
    expect(inserted(file, 1, [])).not.toContain("#(");
  });
});

it("lines of a stream are told once they are complete", () => {
  expect(completeLines('{"a":1}\n{"b"')).toEqual([['{"a":1}'], '{"b"']);
  expect(completeLines("")).toEqual([[], ""]);
});

it("the own steps of a better line end where another seat acts", () => {
  const better = {
    action: "x",
    label: "",
    plan: [],
    line: [
      [1, "x"],
      [1, "y"],
      [0, "z"],
      [1, "w"],
    ] as [number, string][],
  };
  expect(ownSteps(better)).toEqual(["x", "y"]);
  expect(ownSteps({ ...better, action: "q" })).toEqual(["q"]);
});
