/** A tree of variations: a list of nodes, each after its parent. The first child of a node is its main continuation. */

export const ROOT = -1;

export interface Node {
  readonly parent: number;
  readonly action: string;
  /** What the board calls the action, where it was taken. */
  readonly label: string;
  readonly comment: string;
}

export type Tree = readonly Node[];

export const childrenOf = (tree: Tree, parent: number): number[] => tree.flatMap((node, index) => (node.parent === parent ? [index] : []));

/** The indices from the root to a node. */
export function pathTo(tree: Tree, at: number): number[] {
  const path: number[] = [];
  for (let here = at; here !== ROOT; here = tree[here]?.parent ?? ROOT) path.unshift(here);
  return path;
}

export const logTo = (tree: Tree, at: number): string[] => pathTo(tree, at).map((index) => tree[index]?.action ?? "");

/** The tree with an action after a node, and its index; an action that is there already is only found. */
export function grown(tree: Tree, parent: number, action: string, label: string): [Tree, number] {
  const known = tree.findIndex((node) => node.parent === parent && node.action === action);
  if (known >= 0) return [tree, known];
  return [[...tree, { parent, action, label, comment: "" }], tree.length];
}

export const commented = (tree: Tree, at: number, comment: string): Tree =>
  tree.map((node, index) => (index === at ? { ...node, comment } : node));

/** The tree without a node and all that follows it. */
export function pruned(tree: Tree, at: number): Tree {
  const gone = new Set([at]);
  tree.forEach((node, index) => gone.has(node.parent) && gone.add(index));
  const places = new Map<number, number>([[ROOT, ROOT]]);
  const kept: Node[] = [];
  tree.forEach((node, index) => {
    if (gone.has(index)) return;
    places.set(index, kept.length);
    kept.push({ ...node, parent: places.get(node.parent) ?? ROOT });
  });
  return kept;
}

/** A row of the drawn tree: a node, and how many branches it lies away from the main line. */
export interface Row {
  readonly at: number;
  readonly depth: number;
}

/** The nodes in reading order: an action, then what was played instead of it, one step further in, then what follows. */
export function rows(tree: Tree, from = ROOT, depth = 0): Row[] {
  const found: Row[] = [];
  let [main, ...others] = childrenOf(tree, from);
  while (main !== undefined) {
    found.push({ at: main, depth });
    for (const at of others) found.push({ at, depth: depth + 1 }, ...rows(tree, at, depth + 1));
    [main, ...others] = childrenOf(tree, main);
  }
  return found;
}

/** The nodes below some roots, as a tree of their own. */
function cutting(tree: Tree, roots: readonly number[]): Tree {
  const places = new Map<number, number>();
  const found: Node[] = [];
  tree.forEach((node, index) => {
    const isRoot = roots.includes(index);
    if (!isRoot && !places.has(node.parent)) return;
    places.set(index, found.length);
    found.push({ ...node, parent: isRoot ? ROOT : (places.get(node.parent) ?? ROOT) });
  });
  return found;
}

/** What leaves the line that was played, and after how many of its actions. */
export function leaving(tree: Tree, played: readonly string[]): { after: number; tree: Tree }[] {
  const found: { after: number; tree: Tree }[] = [];
  let here: number | undefined = ROOT;
  for (let after = 0; here !== undefined; after++) {
    const children = childrenOf(tree, here);
    here = children.find((child) => tree[child]?.action === played[after]);
    const others = children.filter((child) => child !== here);
    if (others.length) found.push({ after, tree: cutting(tree, others) });
  }
  return found;
}

/** The tree with another one that begins after some actions of the line that was played. */
export function joined(tree: Tree, played: readonly string[], after: number, other: Tree): Tree {
  let root = ROOT;
  for (const action of played.slice(0, after)) [tree, root] = grown(tree, root, action, action);
  const places = new Map<number, number>([[ROOT, root]]);
  other.forEach((node, index) => {
    const [next, place] = grown(tree, places.get(node.parent) ?? root, node.action, node.label || node.action);
    places.set(index, place);
    tree = node.comment ? commented(next, place, node.comment) : next;
  });
  return tree;
}

const VARIATION = /^#(?:[(.;] |\)$)/;

/** The match file with lines put before an action of its log; the variations that stood there go. */
export function inserted(file: string, at: number, lines: readonly string[]): string {
  const text = file.split("\n");
  const found: string[] = [];
  const log = text.indexOf("") + 1;
  let actions = 0;
  let isOver = false;
  text.forEach((line, index) => {
    const isLog = index >= log && !isOver;
    const isComment = line.startsWith("#");
    if (isLog && actions === at && VARIATION.test(line)) return;
    if (isLog && actions === at && !isComment) found.push(...lines);
    if (isLog && !isComment) actions++;
    if (isLog && line === "") isOver = true;
    found.push(line);
  });
  return found.join("\n");
}
