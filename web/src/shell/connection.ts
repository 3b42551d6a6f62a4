/** The socket to one table: it comes back by itself, and every request is sent until it is answered, and counts once. */

import { type Seat, newId } from "./api";
import type { Problem, ServerMessage, Snapshot } from "./protocol";

export interface Listener {
  seen(snapshot: Snapshot): void;
  connected(is: boolean): void;
  refused(problem: Problem): void;
  ended(problem: Problem): void;
}

interface Pending {
  type: "act" | "undo";
  id: string;
  version: number;
  action?: string;
  lag?: number;
}

const PING_MILLISECONDS = 20_000;
const ANSWER_MILLISECONDS = 8_000;
const BUSY_MILLISECONDS = 2_000;
const LONGEST_PAUSE = 5_000;

export class Connection {
  private socket: WebSocket | null = null;
  private pending: Pending[] = [];
  private version = 0;
  private lines = 0;
  private failures = 0;
  private isClosed = false;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  private pinged = 0;
  /** Milliseconds of the way to the server and back, which clocks forgive. */
  private lag = 0;

  constructor(
    private readonly table: string,
    private readonly seat: Seat | null,
    private readonly listener: Listener,
  ) {
    this.open();
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** How many requests have not been answered yet. */
  get waiting(): number {
    return this.pending.length;
  }

  act(action: string): void {
    this.send({ type: "act", id: newId(), version: this.version, action, lag: this.lag });
  }

  undo(): void {
    this.send({ type: "undo", id: newId(), version: this.version });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private send(request: Pending): void {
    this.pending.push(request);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private greet(socket: WebSocket): void {
    const hello = { type: "hello", protocol: 1, version: this.version, lines: this.lines };
    socket.send(JSON.stringify(this.seat ? { ...hello, ...this.seat } : hello));
    for (const request of this.pending) socket.send(JSON.stringify(request));
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => this.checkPulse(), PING_MILLISECONDS);
    this.ping(socket);
  }

  private checkPulse(): void {
    if (Date.now() - this.heard > PING_MILLISECONDS + ANSWER_MILLISECONDS) this.socket?.close();
    else if (this.socket?.readyState === WebSocket.OPEN) this.ping(this.socket);
  }

  private ping(socket: WebSocket): void {
    this.pinged = Date.now();
    socket.send('{"type":"ping"}');
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "pong") this.lag = this.heard - this.pinged;
    if (message.type === "view") {
      this.failures = 0;
      this.version = message.version;
      this.lines = message.log_from + message.log.length;
      this.listener.connected(true);
      this.listener.seen(message);
    } else if (message.type === "answer") {
      if (!message.ok && message.problem.code === "busy") {
        this.sendAgain(message.id);
        return;
      }
      this.pending = this.pending.filter((request) => request.id !== message.id);
      if (!message.ok) this.listener.refused(message.problem);
    } else if (message.type === "refused") {
      this.close();
      this.listener.ended(message.problem);
    }
  }

  /** The server's database does not answer: send the request again under the same id. */
  private sendAgain(id: string | null): void {
    const socket = this.socket;
    window.setTimeout(() => {
      const request = this.pending.find((waiting) => waiting.id === id);
      if (request && socket === this.socket && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    }, BUSY_MILLISECONDS);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.isClosed) return;
    this.socket = null;
    this.listener.connected(false);
    const pause = Math.min(LONGEST_PAUSE, 200 * 2 ** this.failures++);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), pause);
  }

  /** After sleep or a lost network a socket may look open and be dead: ask at once. */
  private wake = (): void => {
    if (document.visibilityState !== "visible" || this.isClosed) return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.open();
    } else if (this.socket.readyState === WebSocket.OPEN) {
      const asked = Date.now();
      const socket = this.socket;
      this.ping(socket);
      window.setTimeout(() => this.heard < asked && socket.close(), ANSWER_MILLISECONDS);
    }
  };
}
