/** The reader's seat at a table: what the server last said, and the requests on their way to it. */

import type { Seat } from "./api";
import { Connection, type Listener } from "./connection";
import type { Line, Problem, Snapshot } from "./protocol";

/** What a new snapshot brings. */
export interface News {
  snapshot: Snapshot;
  /** The lines that are new. */
  fresh: readonly Line[];
  /** Whether nothing was taken back. */
  goesOn: boolean;
  /** Whether it is the reader's turn now and was not before. */
  isMyTurnNow: boolean;
}

type Connect = (table: string, seat: Seat | null, listener: Listener) => Pick<Connection, "act" | "undo" | "close" | "waiting">;

export class Session {
  /** The seat that looks at the screen; null for one who watches. */
  seat: Seat | null = $state.raw(null);
  snapshot: Snapshot | null = $state.raw(null);
  log: readonly Line[] = $state.raw([]);
  isConnected = $state(true);
  /** How many requests wait for their answer. */
  sending = $state(0);
  /** Why the server ended the connection. */
  ended: Problem | null = $state.raw(null);
  private connection: ReturnType<Connect>;

  constructor(
    readonly table: string,
    seat: Seat | null,
    private readonly told: { seen(news: News): void; refused(problem: Problem): void },
    private readonly open: Connect = (...asked) => new Connection(...asked),
  ) {
    this.seat = seat;
    this.connection = this.connect();
  }

  get viewer(): number | null {
    return this.seat?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return this.viewer !== null && this.snapshot?.to_act.includes(this.viewer) === true;
  }

  act(action: string): void {
    this.connection.act(action);
    this.sending = this.connection.waiting;
  }

  undo(): void {
    this.connection.undo();
    this.sending = this.connection.waiting;
  }

  close(): void {
    this.connection.close();
  }

  /** Connect as another seat; the last snapshot stays until that seat's own is here. */
  sit(seat: Seat | null): void {
    this.connection.close();
    this.seat = seat;
    this.connection = this.connect();
  }

  private connect(): ReturnType<Connect> {
    return this.open(this.table, this.seat, {
      seen: (snapshot) => this.seen(snapshot),
      connected: (is) => {
        this.isConnected = is;
      },
      refused: (problem) => {
        this.sending = this.connection.waiting;
        this.told.refused(problem);
      },
      ended: (problem) => {
        this.ended = problem;
      },
    });
  }

  private seen(snapshot: Snapshot): void {
    const hadToWait = this.snapshot !== null && !this.isMyTurn;
    const goesOn = snapshot.log_from >= this.log.length;
    this.log = [...this.log.slice(0, snapshot.log_from), ...snapshot.log];
    this.snapshot = snapshot;
    this.sending = 0;
    this.told.seen({ snapshot, fresh: snapshot.log, goesOn, isMyTurnNow: hadToWait && this.isMyTurn });
  }
}
