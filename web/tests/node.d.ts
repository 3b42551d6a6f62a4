/** What the tests use of Node. */
declare module "node:child_process" {
  export function execFileSync(file: string, args: string[], options: { cwd: string; encoding: "utf8"; maxBuffer: number }): string;
}
