/** A free task of a lesson: a position that is played on without a table. */

import type { GamePage, Scene, Task } from "../games/contract";
import { practise } from "./finished";
import type { ActionFacts, Line, Reason } from "./protocol";
import { SceneQueue } from "./queue";
import { play } from "./sound";
import { staged } from "./staging";
import type { Plan } from "./table.svelte";

const SEAT = 0;

/** What can be gone back to. */
interface Past {
  log: readonly string[];
  lines: readonly Line[];
}

export class Practice {
  scene: Scene | null = $state.raw(null);
  reason: Reason | null = $state.raw(null);
  state: "open" | "done" | "lost" = $state("open");
  isMoving = $state(false);
  canUndo = $state(false);
  private offered: readonly ActionFacts[] = $state.raw([]);
  private planned: readonly Plan[] = $state.raw([]);
  private log: readonly string[] = [];
  private lines: readonly Line[] = [];
  private pasts: Past[] = [];
  private rest: readonly string[] = [];
  private last: Scene | null = null;
  private readonly queue: SceneQueue<Scene>;

  constructor(
    private readonly game: string,
    private readonly page: GamePage,
    readonly task: Task,
    pace: () => number,
    private readonly isForced: () => boolean,
  ) {
    this.queue = new SceneQueue(
      (scene) => (this.scene = scene),
      pace,
      () => this.settled(),
    );
  }

  /** What may be done now; the plans of the board are offered as well. */
  get actions(): readonly (ActionFacts | Plan)[] {
    return this.isMoving || this.state !== "open" ? [] : [...this.offered, ...this.planned];
  }

  plan(plans: readonly Plan[]): void {
    this.planned = plans;
  }

  async begin(): Promise<void> {
    this.stop();
    this.log = this.lines = this.pasts = this.rest = [];
    this.canUndo = false;
    await this.look();
  }

  async undo(): Promise<void> {
    const past = this.pasts.pop();
    if (!past) return;
    this.stop();
    ({ log: this.log, lines: this.lines } = past);
    this.canUndo = this.pasts.length > 0;
    await this.look();
  }

  take(action: ActionFacts | Plan): void {
    this.carryOut([action.action, ...("next" in action ? action.next : [])]);
  }

  /** Actions one after the other. */
  carryOut(actions: readonly string[]): void {
    const [first, ...rest] = actions;
    this.rest = rest;
    if (first) void this.send(first);
  }

  /** Ask why something is not allowed: it is tried, and refused. */
  async ask(action: string): Promise<void> {
    if (this.isMoving || this.state !== "open" || this.offered.some((one) => one.action === action)) return;
    this.reason = (await practise(this.game, this.task.position, this.log, action)).reason;
  }

  stop(): void {
    this.queue.stop();
    this.isMoving = false;
  }

  pass(): void {
    const moment = this.scene?.moment;
    this.queue.pass((scene) => scene.moment === moment);
  }

  /** Show where the task stands, with nothing moving. */
  private async look(): Promise<void> {
    this.reason = null;
    this.state = "open";
    const found = await practise(this.game, this.task.position, this.log, "");
    this.log = found.log;
    this.lines = [...this.lines, ...found.lines];
    this.offered = found.actions;
    this.scene = this.last = this.page.still(found.views.at(-1) ?? {});
  }

  private async send(action: string): Promise<void> {
    if (this.isMoving) return;
    this.isMoving = true;
    this.reason = null;
    const before = { log: this.log, lines: this.lines };
    const found = await practise(this.game, this.task.position, this.log, action);
    if (found.reason) {
      this.reason = found.reason;
      this.isMoving = false;
      this.rest = [];
      play("refuse");
      return;
    }
    play("tap");
    this.pasts.push(before);
    this.canUndo = true;
    this.log = found.log;
    this.lines = [...before.lines, ...found.lines];
    this.offered = found.actions;
    this.show(found.lines, found.views);
  }

  private show(lines: readonly Line[], views: readonly Record<string, unknown>[]): void {
    let from = this.last ?? this.page.still(views[0] ?? {});
    const scenes = lines.flatMap((line, index) => {
      const found = staged(this.page, from, views[index] ?? {}, [line], SEAT);
      from = found.at(-1)?.scene ?? from;
      return found;
    });
    this.last = from;
    this.queue.add(scenes);
  }

  private settled(): void {
    this.isMoving = false;
    const view = this.last?.view ?? {};
    if (this.task.isDone(view, this.lines)) this.state = "done";
    else if (this.task.isLost?.(view, this.lines) || !this.offered.length) this.state = "lost";
    if (this.state === "done") play("rise");
    if (this.state !== "open") return;
    const [next, ...rest] = this.rest;
    this.rest = [];
    if (next && this.offered.some(({ action }) => action === next)) this.carryOut([next, ...rest]);
    else if (this.offered.length === 1 && this.offered[0] && this.isForced()) this.take(this.offered[0]);
  }
}
