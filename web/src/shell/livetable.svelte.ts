/** One table as the page shows it: the newest snapshot, the scene on the board, and what the reader is about to do. */

import type { GamePage, Scene } from "../games/contract";
import * as api from "./api";
import { Connection } from "./connection";
import type { ActionFacts, Advice, Line, Problem, Reason, Snapshot, Told, View } from "./protocol";
import { SceneQueue } from "./queue";
import { pace, settings } from "./settings.svelte";
import { play } from "./sound";
import { lastMoves, type Spots, spotsOf } from "./spots";
import type { Plan, TableContext } from "./table.svelte";
import { words } from "./words.svelte";

export interface Choice {
  actions: readonly ActionFacts[];
  x: number;
  y: number;
}

/** A scene to be shown, with the length of the log at that moment. */
interface Shown {
  scene: Scene;
  lines: number;
}

const NO_SPOTS: Spots = new Map();

export class Table implements TableContext {
  /** The seat that looks at the screen; null for one who watches. */
  seat: api.Seat | null = $state.raw(null);
  snapshot: Snapshot | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  scene: Scene | null = $state.raw(null);
  /** How many lines of the log the scene shown has. */
  linesShown = $state(0);
  isMoving = $state(false);
  isConnected = $state(true);
  /** How many requests wait for their answer. */
  sending = $state(0);
  previewed: readonly ActionFacts[] = $state.raw([]);
  /** What a strong player would do, if the reader has asked. */
  advice: readonly Advice[] = $state.raw([]);
  choice: Choice | null = $state.raw(null);
  reason: Reason | null = $state.raw(null);
  /** The action that waits for "confirm". */
  unconfirmed: ActionFacts | null = $state.raw(null);
  /** The moment looked back at, as the length of the log; null for now. */
  past: number | null = $state(null);
  ended: Problem | null = $state.raw(null);
  private planned: readonly Plan[] = $state.raw([]);

  /** Actions still to be taken of those that are carried out together, and where in the log these are. */
  private rest: string[] = [];
  private batch: { from: number; to: number } | null = null;
  /** The length of the log at which taking back ends. */
  private undoTo = Infinity;
  private readonly queue: SceneQueue<Shown>;
  private connection: Connection;
  /** Labels by action text, as each was last offered. */
  private labels = new Map<string, Told>();

  constructor(
    readonly id: string,
    readonly game: string,
    private readonly page: GamePage,
    seat: api.Seat | null,
  ) {
    this.seat = seat;
    this.queue = new SceneQueue(
      (shown) => {
        this.scene = shown.scene;
        this.linesShown = shown.lines;
      },
      pace,
      () => {
        this.isMoving = false;
      },
    );
    this.connection = this.connect();
  }

  close(): void {
    this.queue.stop();
    this.connection.close();
  }

  /** Somebody else at this screen takes over; the board stays as it is until that seat's own view is here. */
  sit(seat: api.Seat | null): void {
    if (seat?.seat === this.seat?.seat) return;
    this.connection.close();
    this.seat = seat;
    this.unconfirmed = null;
    this.rest = [];
    this.connection = this.connect();
  }

  private connect(): Connection {
    return new Connection(this.id, this.seat, {
      seen: (snapshot) => this.seen(snapshot),
      connected: (is) => {
        this.isConnected = is;
      },
      refused: (problem) => this.refused(problem),
      ended: (problem) => {
        this.ended = problem;
      },
    });
  }

  get viewer(): number | null {
    return this.seat?.seat ?? null;
  }

  get chosen(): string | null {
    return this.snapshot?.chosen ?? null;
  }

  waitsFor = (seat: number): boolean => this.snapshot?.status !== "playing" || this.snapshot.to_act.includes(seat);

  get isMyTurn(): boolean {
    return this.viewer !== null && this.snapshot?.to_act.includes(this.viewer) === true;
  }

  /** What may be done now; nothing while others' moves are still being shown, or the past is. */
  actions: readonly ActionFacts[] = $derived(
    this.isMoving || this.past !== null || this.sending > 0 ? [] : (this.snapshot?.actions ?? []),
  );
  spots: Spots = $derived(this.actions.length ? spotsOf([...this.actions, ...this.planned]) : NO_SPOTS);
  /** The actions that are looked at: those pointed at, or the one that waits for "confirm". */
  looked: readonly ActionFacts[] = $derived(this.unconfirmed && !this.previewed.length ? [this.unconfirmed] : this.previewed);
  marked: ReadonlySet<string> = $derived(
    new Set([...this.looked, ...this.advisedActions()].flatMap((action) => [...(action.preview.leads_to ? [action.preview.leads_to] : []), ...action.spots])),
  );
  lastMoves: ReadonlyMap<string, number> = $derived(lastMoves(this.log.slice(0, this.linesShown), this.viewer));
  /** The actions of the turn so far, as they are called. */
  sentence: string[] = $derived.by(() => this.turnSoFar());

  name = (seat: number): string => {
    const facts = this.snapshot?.seats[seat];
    if (facts?.kind === "open") return words.word("page-seat-open");
    return facts?.name || words.word("player-name", { number: seat + 1 });
  };

  say = (told: Told): string => words.say(told, this.game, this.name);

  word = (id: string, args: Record<string, string | number> = {}): string => words.word(id, args, this.game);

  choose(spot: string, at: DOMRect): void {
    const [first, ...others] = this.spots.get(spot) ?? [];
    if (others.length) this.offer([spot], at);
    else if (first) this.take(first);
  }

  /** Ask which of the actions at some spots is meant. */
  offer = (spots: readonly string[], at: DOMRect): void => {
    const actions = [...new Set(spots.flatMap((spot) => this.spots.get(spot) ?? []))];
    if (actions.length) this.choice = { actions, x: at.left + at.width / 2, y: at.bottom };
  };

  preview(actions: readonly ActionFacts[]): void {
    this.previewed = actions;
  }

  plan(plans: readonly Plan[]): void {
    this.planned = plans;
  }

  explain(reason: Reason | null): void {
    this.reason = reason;
  }

  /** Take an action, or let it wait for "confirm" or for being chosen once more. */
  take(action: ActionFacts): void {
    this.choice = null;
    this.reason = null;
    this.previewed = [];
    const isChosenAgain = this.unconfirmed?.action === action.action && this.unconfirmed.spots[0] === action.spots[0];
    this.unconfirmed = this.hasToWait(action) && !isChosenAgain ? action : null;
    if (!this.unconfirmed) this.begin(action);
  }

  private begin(action: ActionFacts | Plan): void {
    if ("next" in action) this.carryOut([action.action, ...action.next]);
    else this.act(action);
  }

  /** Whether an action ends the turn and the reader wants to confirm that, or has to be seen first where nothing hovers. */
  private hasToWait(action: ActionFacts): boolean {
    if (settings.confirm && action.ends_turn) return true;
    return this.page.weighs?.(action) === true && !matchMedia("(hover: hover)").matches;
  }

  carryOut(actions: readonly string[]): void {
    this.batch = { from: this.log.length, to: this.log.length + actions.length };
    this.rest = [...actions];
    this.goOn();
  }

  /** The next of the actions that are carried out together; none follows on one that is no longer offered. */
  private goOn(): void {
    const [next, ...rest] = this.rest;
    const action = this.snapshot?.actions.find((one) => one.action === next);
    this.rest = action ? rest : [];
    if (action) this.act(action);
  }

  confirm(): void {
    const action = this.unconfirmed;
    this.unconfirmed = null;
    if (action) this.begin(action);
  }

  undo(): void {
    this.reason = null;
    this.choice = null;
    if (this.unconfirmed) {
      this.unconfirmed = null;
      return;
    }
    const length = this.log.length;
    const isBatch = this.batch !== null && length > this.batch.from && length <= this.batch.to;
    this.undoTo = isBatch && this.batch ? this.batch.from : length - 1;
    this.takeBack();
  }

  private takeBack(): void {
    this.connection.undo();
    this.sending = this.connection.waiting;
  }

  /** Say why an action is not allowed. */
  ask(action: string): void {
    if (!this.seat || this.past !== null) return;
    void api.whyNot(this.id, this.seat, action).then(
      ({ reason }) => {
        this.reason = reason;
      },
      (error: unknown) => this.failed(error),
    );
  }

  /** Anything the server refused outside the socket. */
  failed(error: unknown): void {
    if (error instanceof api.Refused) this.reason = error.problem;
    else throw error;
  }

  skip(): void {
    this.queue.skip();
  }

  /** Show an earlier moment; null goes back to now. */
  async lookBack(length: number | null): Promise<void> {
    this.queue.stop();
    this.isMoving = false;
    this.past = length;
    this.previewed = [];
    if (length === null) {
      if (this.snapshot) this.showStill(this.snapshot.view, this.log.length);
      return;
    }
    const found = await api.moment(this.id, length, this.viewer, this.seat);
    const view = found.views[0]?.view;
    if (this.past === length && view) this.showStill(view, length);
  }

  /** Where the reader's last turn ended, as a length of the log. */
  get myLastTurn(): number {
    return this.log.findLastIndex((line) => line.actor === this.viewer) + 1;
  }

  /** Show all that happened since the reader's last turn once more. */
  async replayFrom(first: number): Promise<void> {
    const last = this.log.length;
    await this.lookBack(first);
    for (let length = first + 1; length <= last && this.past !== null; length++) {
      const found = await api.moment(this.id, length, this.viewer, this.seat);
      const view = found.views[0]?.view;
      if (this.past === null || !view) return;
      this.past = length;
      this.move(view, this.log.slice(length - 1, length), length);
      await this.stillness();
    }
    await this.lookBack(null);
  }

  private act(action: ActionFacts): void {
    play("move");
    this.connection.act(action.action);
    this.sending = this.connection.waiting;
  }

  private refused(problem: Problem): void {
    this.rest = [];
    this.undoTo = Infinity;
    this.sending = this.connection.waiting;
    this.reason = problem;
    play("refused");
  }

  private seen(snapshot: Snapshot): void {
    const isNews = this.snapshot !== null && !this.isMyTurn;
    const fresh = snapshot.log;
    const goesOn = snapshot.log_from >= this.log.length;
    this.log = [...this.log.slice(0, snapshot.log_from), ...fresh];
    for (const action of snapshot.actions) this.labels.set(action.action, action.label);
    this.snapshot = snapshot;
    this.sending = 0;
    this.choice = null;
    this.previewed = [];
    this.advice = [];
    if (this.unconfirmed && !snapshot.actions.some((action) => action.action === this.unconfirmed?.action)) this.unconfirmed = null;
    if (this.rest.length) this.goOn();
    else if (snapshot.can_undo && this.log.length > this.undoTo) this.takeBack();
    else this.undoTo = Infinity;
    if (this.past !== null) return;
    if (this.scene && goesOn) this.move(snapshot.view, fresh, this.log.length);
    else this.showStill(snapshot.view, this.log.length);
    if (isNews && this.isMyTurn) this.announce();
    if (snapshot.status === "finished" && goesOn && fresh.length) play("end");
  }

  /** Let the reader know, by sound and, if the page is not looked at, by a notice. */
  private announce(): void {
    play("turn");
    void import("./notices").then(({ tell }) => tell("Undertow", words.word("page-your-turn"), this.id));
  }

  /** Scenes follow on what will be shown last, which may still be waiting its turn. */
  private last: Scene | null = null;

  private move(view: View, lines: readonly Line[], length: number): void {
    const from = this.isMoving ? this.last : this.scene;
    if (!from) return this.showStill(view, length);
    const scenes = this.page.scenes(from, view, lines);
    this.last = scenes.at(-1)?.scene ?? from;
    this.isMoving = true;
    this.queue.add(scenes.map(({ scene, milliseconds }) => ({ scene: { scene, lines: length }, milliseconds })));
  }

  private showStill(view: View, length: number): void {
    this.queue.stop();
    this.isMoving = false;
    this.scene = this.page.still(view);
    this.linesShown = length;
  }

  private async stillness(): Promise<void> {
    while (this.isMoving) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  private advisedActions(): ActionFacts[] {
    return this.actions.filter(({ action }) => this.advice.some((advice) => advice.action === action));
  }

  private turnSoFar(): string[] {
    const said: string[] = [];
    for (const line of this.log.slice(-12).reverse()) {
      if (line.actor !== this.viewer || !this.snapshot?.can_undo) break;
      const label = this.labels.get(line.action) ?? line.messages[0];
      if (label) said.unshift(this.say(label));
    }
    const chosen = this.snapshot?.chosen && this.labels.get(this.snapshot.chosen);
    if (chosen) said.push(this.say(chosen));
    if (this.unconfirmed) said.push(this.say(this.unconfirmed.label));
    return said;
  }
}
