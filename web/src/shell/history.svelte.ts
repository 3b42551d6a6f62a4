/** What the board shows: moves one after the other as they happen, or an earlier moment. */

import type { GamePage, Scene } from "../games/contract";
import type { Line, View } from "./protocol";
import { SceneQueue } from "./queue";

/** A scene to be shown, with the length of the log at that moment. */
interface Shown {
  scene: Scene;
  lines: number;
}

export class History {
  scene: Scene | null = $state.raw(null);
  /** How many lines of the log the scene has. */
  linesShown = $state(0);
  isMoving = $state(false);
  /** The moment looked back at, as the length of the log; null for now. */
  past: number | null = $state(null);
  private readonly queue: SceneQueue<Shown>;
  /** Scenes follow on what will be shown last, which may still be waiting its turn. */
  private last: Scene | null = null;
  private present: { view: View; log: readonly Line[] } | null = null;
  private settle: () => void = () => undefined;

  /** `viewAt` gives the view after so many actions, if the reader may see it. */
  constructor(
    private readonly page: Pick<GamePage, "still" | "scenes">,
    pace: () => number,
    private readonly viewAt: (length: number) => Promise<View | undefined>,
  ) {
    this.queue = new SceneQueue(
      (shown) => this.show(shown),
      pace,
      () => this.settled(),
    );
  }

  /** Show the present: as a movement if only `fresh` lines were added, else at once. */
  seen(view: View, log: readonly Line[], fresh: readonly Line[] | null): void {
    this.present = { view, log };
    if (this.past !== null) return;
    if (this.scene && fresh) this.move(view, fresh, log.length);
    else this.showStill(view, log.length);
  }

  skip(): void {
    this.queue.skip();
  }

  stop(): void {
    this.queue.stop();
    this.settled();
  }

  /** Show an earlier moment; null goes back to now. */
  async lookBack(length: number | null): Promise<void> {
    this.stop();
    this.past = length;
    if (length === null) {
      if (this.present) this.showStill(this.present.view, this.present.log.length);
      return;
    }
    const view = await this.viewAt(length);
    if (this.past === length && view) this.showStill(view, length);
  }

  /** Show all that happened since a moment once more. */
  async replayFrom(first: number): Promise<void> {
    const log = this.present?.log ?? [];
    await this.lookBack(first);
    for (let length = first + 1; length <= log.length; length++) {
      const view = await this.viewAt(length);
      if (this.past !== length - 1) return;
      if (!view) break;
      this.past = length;
      this.move(view, log.slice(length - 1, length), length);
      await this.stillness();
    }
    if (this.past !== null) await this.lookBack(null);
  }

  private move(view: View, lines: readonly Line[], length: number): void {
    const from = this.isMoving ? this.last : this.scene;
    if (!from) {
      this.showStill(view, length);
      return;
    }
    const scenes = this.page.scenes(from, view, lines);
    this.last = scenes.at(-1)?.scene ?? from;
    this.isMoving = true;
    this.queue.add(scenes.map(({ scene, milliseconds }) => ({ scene: { scene, lines: length }, milliseconds })));
  }

  private showStill(view: View, length: number): void {
    this.stop();
    this.show({ scene: this.page.still(view), lines: length });
  }

  private show({ scene, lines }: Shown): void {
    this.scene = scene;
    this.linesShown = lines;
  }

  private settled(): void {
    this.isMoving = false;
    this.settle();
  }

  /** Resolves once nothing moves. */
  private stillness(): Promise<void> {
    return new Promise((resolve) => {
      this.settle = resolve;
      if (!this.isMoving) resolve();
    });
  }
}
