/** What the reader is about to do: the action pointed at, waiting for "confirm", or carried out with others. */

import type { ActionFacts, Advice, Reason, Snapshot, Told } from "./protocol";
import type { Session } from "./session.svelte";
import type { Plan } from "./table.svelte";

/** Actions to pick one of, and where on the screen. */
export interface Choice {
  actions: readonly ActionFacts[];
  x: number;
  y: number;
}

type Seen = Pick<Session, "snapshot" | "log" | "viewer" | "undo">;

export class Choosing {
  previewed: readonly ActionFacts[] = $state.raw([]);
  /** The board elements that words beside the board are about. */
  pointed: readonly string[] = $state.raw([]);
  /** What a strong player would do, if the reader has asked. */
  advice: readonly Advice[] = $state.raw([]);
  choice: Choice | null = $state.raw(null);
  /** Why something is not allowed. */
  reason: Reason | null = $state.raw(null);
  /** The action that waits for "confirm". */
  unconfirmed: ActionFacts | null = $state.raw(null);
  /** Clicks that are carried out as several actions. */
  planned: readonly Plan[] = $state.raw([]);

  /** Actions still to be taken of those that are carried out together, and where in the log these are. */
  private rest: readonly string[] = [];
  private batch: { from: number; to: number } | null = null;
  /** Where in the log the reader's last own choice is, if steps without a choice have followed it. */
  private lastChoice: number | null = null;
  /** Whether the reader has just taken something back: nothing happens by itself then. */
  isTakenBack = $state(false);
  /** The length of the log at which taking back ends. */
  private undoTo = Infinity;
  /** Labels by action text, as each was last offered. */
  private readonly labels = new Map<string, Told>();

  /** `hasToWait` says whether an action needs a second click before it is taken. */
  constructor(
    private readonly session: Seen,
    private readonly act: (action: string) => void,
    private readonly hasToWait: (action: ActionFacts) => boolean,
  ) {}

  /** The actions that are looked at: those pointed at, or the one that waits for "confirm". */
  looked: readonly ActionFacts[] = $derived(this.unconfirmed && !this.previewed.length ? [this.unconfirmed] : this.previewed);

  /** Take an action, or let it wait for "confirm" or for being chosen once more. */
  take(action: ActionFacts): void {
    this.choice = null;
    this.reason = null;
    this.previewed = [];
    const isChosenAgain = this.unconfirmed?.action === action.action && this.unconfirmed.spots[0] === action.spots[0];
    this.unconfirmed = this.hasToWait(action) && !isChosenAgain ? action : null;
    if (!this.unconfirmed) this.begin(action);
  }

  confirm(): void {
    const action = this.unconfirmed;
    this.unconfirmed = null;
    if (action) this.begin(action);
  }

  /** Take the one action that there is; it is taken back together with the choice before it. */
  force(action: ActionFacts): void {
    this.act(action.action);
  }

  /** Take several actions one after the other; they are taken back together. */
  carryOut(actions: readonly string[]): void {
    const from = this.session.log.length;
    this.batch = { from, to: from + actions.length };
    this.chosenAt(from);
    this.rest = actions;
    this.goOn();
  }

  /** Take back the action that waits, the last one, or all that were carried out together. */
  undo(): void {
    this.reason = null;
    this.choice = null;
    if (this.unconfirmed) {
      this.unconfirmed = null;
      return;
    }
    const { length } = this.session.log;
    const isInBatch = this.batch !== null && length > this.batch.from && length <= this.batch.to;
    this.undoTo = isInBatch && this.batch ? this.batch.from : Math.min(this.lastChoice ?? Infinity, length - 1);
    this.lastChoice = null;
    this.isTakenBack = true;
    this.session.undo();
  }

  /** Go on with what was begun, now that the table has changed. */
  seen(snapshot: Snapshot): void {
    for (const action of snapshot.actions) this.labels.set(action.action, action.label);
    this.choice = null;
    this.previewed = [];
    this.pointed = [];
    this.advice = [];
    if (!snapshot.actions.some((action) => action.action === this.unconfirmed?.action)) this.unconfirmed = null;
    if (this.session.viewer === null || !snapshot.to_act.includes(this.session.viewer)) this.isTakenBack = false;
    if (this.rest.length) this.goOn();
    else if (snapshot.can_undo && this.session.log.length > this.undoTo) this.session.undo();
    else this.undoTo = Infinity;
  }

  /** Give up what was begun. */
  refused(reason: Reason): void {
    this.rest = [];
    this.undoTo = Infinity;
    this.reason = reason;
  }

  /** Somebody else looks at the screen. */
  forget(): void {
    this.unconfirmed = null;
    this.rest = [];
  }

  /** The labels of the turn's actions so far, of a secret choice, and of the action that waits. */
  get turnSoFar(): Told[] {
    const { snapshot, log, viewer } = this.session;
    const said: Told[] = [];
    for (const line of log.slice(-12).reverse()) {
      if (line.actor !== viewer || !snapshot?.can_undo) break;
      const label = this.labels.get(line.action) ?? line.messages[0];
      if (label) said.unshift(label);
    }
    const chosen = snapshot?.chosen && this.labels.get(snapshot.chosen);
    return [...said, ...(chosen ? [chosen] : []), ...(this.unconfirmed ? [this.unconfirmed.label] : [])];
  }

  private begin(action: ActionFacts | Plan): void {
    if ("next" in action) this.carryOut([action.action, ...action.next]);
    else {
      this.chosenAt(this.session.log.length);
      this.act(action.action);
    }
  }

  private chosenAt(length: number): void {
    this.lastChoice = length;
    this.isTakenBack = false;
  }

  /** The next of the actions that are carried out together; none follows on one that is no longer offered. */
  private goOn(): void {
    const [next, ...rest] = this.rest;
    const action = this.session.snapshot?.actions.find((one) => one.action === next);
    this.rest = action ? rest : [];
    if (action) this.act(action.action);
  }
}
