/** One queue for everything that moves: scenes are shown one after the other, and the last one always stays. */

export interface Timed<T> {
  scene: T;
  /** How long the scene stays before the next one, at normal speed. */
  milliseconds: number;
  /** The id of the message that the scene shows, for its sound. */
  told?: string;
}

export class SceneQueue<T> {
  private waiting: Timed<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `pace` is asked before every scene: 1 is normal, 0.5 twice as fast, 0 at once. */
  constructor(
    private readonly show: (scene: T) => void,
    private readonly pace: () => number,
    private readonly settled: () => void = () => undefined,
  ) {}

  get isMoving(): boolean {
    return this.timer !== null;
  }

  add(scenes: readonly Timed<T>[]): void {
    this.waiting.push(...scenes);
    if (this.timer === null) this.next();
  }

  /** Show the last scene at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.stop();
    if (last) this.show(last.scene);
    this.settled();
  }

  /** Go on to the first scene that is not of a kind; the last one is always shown. */
  pass(isOfKind: (scene: T) => boolean): void {
    if (this.timer !== null) clearTimeout(this.timer);
    while (this.waiting.length > 1 && this.waiting[0] && isOfKind(this.waiting[0].scene)) this.waiting.shift();
    this.next();
  }

  /** Forget all that was to come. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private next = (): void => {
    this.timer = null;
    let shown = this.waiting.shift();
    if (!shown) {
      this.settled();
      return;
    }
    while (this.pace() === 0 && this.waiting.length > 0) shown = this.waiting.shift() ?? shown;
    this.show(shown.scene);
    const pause = shown.milliseconds * this.pace();
    if (pause > 0) this.timer = setTimeout(this.next, pause);
    else this.next();
  };
}
