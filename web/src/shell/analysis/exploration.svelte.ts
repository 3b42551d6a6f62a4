/** A position that is played on by hand without a table: what the board shows, and what may happen next. */

import type { GamePage, Scene } from "../../games/contract";
import type { ActionFacts, Line, Reason } from "../protocol";
import { SceneQueue } from "../queue";
import { play } from "../sound";
import { staged } from "../staging";
import type { Plan } from "../table.svelte";
import type { Explored, Outcome } from "./requests";

/** How an action is taken; the answer may be held back, such as by a puzzle. */
export type Send = (log: readonly string[], action: string) => Promise<Explored | null>;

export class Exploration {
  scene: Scene | null = $state.raw(null);
  reason: Reason | null = $state.raw(null);
  viewer = $state(0);
  seats = $state(0);
  /** The seat to act; null where chance decides and at the end. */
  actor: number | null = $state(null);
  outcomes: readonly Outcome[] = $state.raw([]);
  isOver = $state(false);
  isMoving = $state(false);
  isBusy = $state(false);
  log: readonly string[] = $state.raw([]);
  position = $state("");
  private offered: readonly ActionFacts[] = $state.raw([]);
  private planned: readonly Plan[] = $state.raw([]);
  private rest: readonly string[] = [];
  private last: Scene | null = null;
  private readonly queue: SceneQueue<Scene>;

  /** `send` takes an action; null says that nothing has changed. */
  constructor(
    private readonly page: GamePage,
    pace: () => number,
    private readonly send: Send,
    private readonly settled: () => void = () => undefined,
  ) {
    this.queue = new SceneQueue(
      (scene) => (this.scene = scene),
      pace,
      () => this.settle(),
    );
  }

  /** What may be done now; the plans of the board are offered as well. */
  get actions(): readonly (ActionFacts | Plan)[] {
    return this.isMoving || this.isBusy ? [] : [...this.offered, ...this.planned];
  }

  /** An action that is offered, also while another one is under way. */
  offer(action: string): ActionFacts | undefined {
    return this.offered.find((one) => one.action === action);
  }

  plan(plans: readonly Plan[]): void {
    this.planned = plans;
  }

  /** Show where an exploration stands, with nothing moving. */
  show(found: Explored): void {
    this.stop();
    this.know(found);
    this.scene = this.last = this.page.still(found.views.at(-1) ?? {});
  }

  /** Go on to where an exploration stands; what happens on the way is shown. */
  follow(found: Explored): void {
    const isSame = found.viewer === this.viewer;
    this.know(found);
    if (!isSame || !this.last || found.lines.length > 6) {
      this.scene = this.last = this.page.still(found.views.at(-1) ?? {});
      this.settle();
      return;
    }
    this.isMoving = true;
    this.queue.add(this.scenes(found.lines, found.views));
  }

  take(action: ActionFacts | Plan): void {
    this.carryOut([action.action, ...("next" in action ? action.next : [])]);
  }

  /** Actions one after the other. */
  carryOut(actions: readonly string[]): void {
    const [first, ...rest] = actions;
    this.rest = rest;
    if (first) void this.act(first);
  }

  stop(): void {
    this.queue.stop();
    this.isMoving = false;
    this.rest = [];
  }

  pass(): void {
    const moment = this.scene?.moment;
    this.queue.pass((scene) => scene.moment === moment);
  }

  /** Take an action, unless another one is under way. */
  async act(action: string): Promise<void> {
    if (this.isMoving || this.isBusy) return;
    this.isBusy = true;
    this.reason = null;
    try {
      const found = await this.send(this.log, action);
      if (found?.reason) {
        this.reason = found.reason;
        this.rest = [];
        play("refuse");
      } else if (found) {
        play("tap");
        this.isBusy = false;
        this.follow(found);
      } else this.rest = [];
    } finally {
      this.isBusy = false;
    }
  }

  private know(found: Explored): void {
    this.reason = null;
    this.log = found.log;
    this.viewer = found.viewer;
    this.seats = found.seats;
    this.actor = found.actor;
    this.outcomes = found.outcomes;
    this.offered = found.actions;
    this.planned = [];
    this.isOver = found.is_over;
    this.position = found.position;
  }

  private scenes(lines: readonly Line[], views: readonly Record<string, unknown>[]): ReturnType<typeof staged> {
    let from = this.last ?? this.page.still(views[0] ?? {});
    const scenes = lines.flatMap((line, index) => {
      const found = staged(this.page, from, views[index] ?? {}, [line], this.viewer);
      from = found.at(-1)?.scene ?? from;
      return found;
    });
    this.last = from;
    return scenes;
  }

  private settle(): void {
    this.isMoving = false;
    const [next, ...rest] = this.rest;
    this.rest = [];
    if (next && this.offered.some(({ action }) => action === next)) this.carryOut([next, ...rest]);
    else this.settled();
  }
}
