/** What the board shows: moves one after the other as they happen, or an earlier moment. */

import type { GamePage, Scene, StagedMoment } from "../games/contract";
import type { Line, View } from "./protocol";
import { SceneQueue } from "./queue";
import { staged } from "./staging";

/** A scene to be shown, with the length of the log at that moment. */
interface Shown {
  scene: Scene;
  lines: number;
  /** The ids of the messages that are heard with it. */
  told: readonly string[];
}

/** Who looks, and what is done with the messages that are shown. */
export interface Onlooker {
  viewer(): number | null;
  heard(messages: readonly string[]): void;
  /** Whether what is staged is only told, without movement. */
  isStill(): boolean;
}

export class History {
  scene: Scene | null = $state.raw(null);
  /** How many lines of the log the scene has. */
  linesShown = $state(0);
  isMoving = $state(false);
  /** The moment looked back at, as the length of the log; null for now. */
  past: number | null = $state(null);
  /** A moment that is only told, where nothing is to move. */
  aside: StagedMoment | null = $state.raw(null);
  private readonly queue: SceneQueue<Shown>;
  /** Scenes follow on what will be shown last, which may still be waiting its turn. */
  private last: Scene | null = null;
  private present: { view: View; log: readonly Line[] } | null = null;
  private settle: () => void = () => undefined;

  /** `viewAt` gives the view after so many actions, if the reader may see it. */
  constructor(
    private readonly page: Pick<GamePage, "still" | "scenes">,
    private readonly pace: () => number,
    private readonly viewAt: (length: number) => Promise<View | undefined>,
    private readonly onlooker: Onlooker = { viewer: () => null, heard: () => undefined, isStill: () => false },
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

  /** The moment that is staged now. */
  get moment(): StagedMoment | null {
    return this.aside ?? this.scene?.moment ?? null;
  }

  /** Go on after the staged moment. */
  pass(): void {
    const { moment } = this;
    this.aside = null;
    if (moment && this.isMoving) this.queue.pass(({ scene }) => scene.moment === moment);
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
    const scenes = staged(this.page, from, view, lines, this.onlooker.viewer());
    this.last = scenes.at(-1)?.scene ?? from;
    this.isMoving = true;
    if (this.onlooker.isStill()) this.aside = scenes.findLast(({ scene }) => scene.moment)?.scene.moment ?? null;
    const messages = lines.flatMap((line) => line.messages.map(({ id }) => id));
    const isTold = this.pace() > 0 && scenes.some(({ told }) => told);
    this.queue.add(
      scenes.map(({ scene, milliseconds, told }, index) => ({
        scene: { scene, lines: length, told: isTold ? (told ? [told] : []) : index === this.heardWith(scenes.length) ? messages : [] },
        milliseconds,
      })),
    );
  }

  /** Where no scene names its message, all are heard with the first scene that is shown. */
  private heardWith(scenes: number): number {
    return this.pace() > 0 ? 0 : scenes - 1;
  }

  private showStill(view: View, length: number): void {
    this.stop();
    const scene = this.page.still(view);
    const trails = this.past === null ? this.last?.trails : undefined;
    this.show({ scene: trails ? { ...scene, trails } : scene, lines: length, told: [] });
  }

  private show({ scene, lines, told }: Shown): void {
    this.scene = scene;
    this.linesShown = lines;
    if (told.length) this.onlooker.heard(told);
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
