/** One table as the page shows it: the session with the server, what the reader is choosing, and what the board shows. */

import type { GamePage } from "../games/contract";
import * as api from "./api";
import { Choosing } from "./choosing.svelte";
import { History } from "./history.svelte";
import type { ActionFacts, Line, Problem, Reason, Snapshot, Told, View } from "./protocol";
import { type News, Session } from "./session.svelte";
import { isStill, pace, settings } from "./settings.svelte";
import { forcedAction } from "./forced";
import { play } from "./sound";
import { lastMoves, type Spots, spotsOf } from "./spots";
import type { Plan, TableContext } from "./table.svelte";
import { shownName } from "./player";
import { words } from "./words.svelte";

const NO_SPOTS: Spots = new Map();

export class Table implements TableContext {
  readonly session: Session;
  readonly choosing: Choosing;
  readonly history: History;
  /** Whether points are being counted up on the board. */
  isCounting = $state(false);

  constructor(
    readonly id: string,
    readonly game: string,
    private readonly page: GamePage,
    seat: api.Seat | null,
  ) {
    this.session = new Session(id, seat, { seen: (news) => this.seen(news), refused: (problem) => this.refused(problem) });
    const act = (action: string): void => {
      play("tap");
      this.session.act(action);
    };
    this.choosing = new Choosing(this.session, act, (action) => this.hasToWait(action));
    this.history = new History(page, pace, (length) => this.viewAt(length), {
      viewer: () => this.viewer,
      heard: (messages) => this.heard(messages),
      isStill,
    });
  }

  close(): void {
    this.history.stop();
    this.session.close();
  }

  /** Somebody else at this screen takes over; the board stays as it is until that seat's own view is here. */
  sit(seat: api.Seat | null): void {
    if (seat?.seat === this.viewer) return;
    this.choosing.forget();
    this.session.sit(seat);
  }

  get seat(): api.Seat | null {
    return this.session.seat;
  }

  get snapshot(): Snapshot | null {
    return this.session.snapshot;
  }

  get log(): readonly Line[] {
    return this.session.log;
  }

  get viewer(): number | null {
    return this.session.viewer;
  }

  get chosen(): string | null {
    return this.snapshot?.chosen ?? null;
  }

  waitsFor = (seat: number): boolean => this.snapshot?.status !== "playing" || this.snapshot.to_act.includes(seat);

  /** What may be done now; nothing while others' moves are still being shown, or the past is. */
  actions: readonly ActionFacts[] = $derived.by(() =>
    this.history.isMoving || this.history.past !== null || this.session.sending > 0 ? [] : (this.snapshot?.actions ?? []),
  );
  /** The one thing that can be done, where it may happen by itself. */
  forced: ActionFacts | null = $derived.by(() => {
    if (!settings.forced || !this.snapshot || this.choosing.isTakenBack || this.actions.length !== 1) return null;
    const action = forcedAction(this.snapshot, this.viewer, this.page.hasSecrets?.(this.snapshot.view) ?? true);
    return action?.ends_turn && settings.confirm ? null : action;
  });
  spots: Spots = $derived.by(() => (this.actions.length ? spotsOf([...this.actions, ...this.choosing.planned]) : NO_SPOTS));
  marked: ReadonlySet<string> = $derived.by(() => {
    const seen = [...this.choosing.looked, ...this.advisedActions()];
    const spots = seen.flatMap(({ preview, spots }) => (preview.leads_to ? [preview.leads_to, ...spots] : spots));
    return new Set([...spots, ...this.choosing.pointed]);
  });
  advised: readonly (readonly string[])[] = $derived.by(() => (this.actions.length ? this.choosing.advice.map(({ plan }) => plan) : []));
  lastMoves: ReadonlyMap<string, number> = $derived.by(() => lastMoves(this.log.slice(0, this.history.linesShown), this.viewer));

  name = (seat: number): string => {
    const facts = this.snapshot?.seats[seat];
    if (facts?.kind === "open") return words.word("page-seat-open");
    return shownName(facts?.name ?? "") || words.word("player-name", { number: seat + 1 });
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
    if (actions.length) this.choosing.choice = { actions, x: at.left + at.width / 2, y: at.bottom };
  };

  preview(actions: readonly ActionFacts[]): void {
    this.choosing.previewed = actions;
  }

  plan(plans: readonly Plan[]): void {
    this.choosing.planned = plans;
  }

  explain(reason: Reason | null): void {
    this.choosing.reason = reason;
  }

  take(action: ActionFacts): void {
    this.choosing.take(action);
  }

  carryOut(actions: readonly string[]): void {
    this.choosing.carryOut(actions);
  }

  /** Say why an action is not allowed. */
  ask(action: string): void {
    if (!this.seat || this.history.past !== null) return;
    void api.whyNot(this.id, this.seat, action).then(
      ({ reason }) => this.explain(reason),
      (error: unknown) => this.failed(error),
    );
  }

  /** Anything the server refused outside the socket. */
  failed(error: unknown): void {
    if (error instanceof api.Refused) this.explain(error.problem);
    else throw error;
  }

  /** Show an earlier moment; null goes back to now. */
  lookBack(length: number | null): void {
    this.choosing.previewed = [];
    this.history.lookBack(length).catch((error: unknown) => this.failed(error));
  }

  /** Where the reader's last turn ended, as a length of the log. */
  get myLastTurn(): number {
    return this.log.findLastIndex((line) => line.actor === this.viewer) + 1;
  }

  private async viewAt(length: number): Promise<View | undefined> {
    return (await api.moment(this.id, length, this.viewer, this.seat)).views[0]?.view;
  }

  /** Whether an action ends the turn and the reader wants to confirm that, or has to be seen first where nothing hovers. */
  private hasToWait(action: ActionFacts): boolean {
    if (settings.confirm && action.ends_turn) return true;
    return this.page.weighs?.(action) === true && !matchMedia("(hover: hover)").matches;
  }

  private refused(problem: Problem): void {
    this.choosing.refused(problem);
    play("refuse");
  }

  /** Let messages be heard, those that follow from one action shortly after each other. */
  private heard(messages: readonly string[]): void {
    const sounds = new Set(messages.flatMap((id) => this.page.sounds?.[id] ?? []));
    [...sounds].slice(0, 2).forEach((sound, index) => setTimeout(() => play(sound), 140 * index));
  }

  private seen({ snapshot, fresh, goesOn, isMyTurnNow }: News): void {
    this.choosing.seen(snapshot);
    this.history.seen(snapshot.view, this.log, goesOn ? fresh : null);
    if (this.history.past !== null) return;
    if (isMyTurnNow) this.announce();
    if (snapshot.status === "finished" && goesOn && fresh.length) this.end();
  }

  /** The match has ended before the reader's eyes. */
  private end(): void {
    this.isCounting = this.page.loadEnding !== undefined && pace() > 0;
    if (!this.isCounting) play("chord");
  }

  /** Let the reader know, by sound and, if the page is not looked at, by a notice. */
  private announce(): void {
    play("turn");
    void import("./notices").then(({ tell }) => tell("Undertow", words.word("page-your-turn"), this.id));
  }

  private advisedActions(): ActionFacts[] {
    return this.actions.filter(({ action }) => this.choosing.advice.some((advice) => advice.action === action));
  }
}
