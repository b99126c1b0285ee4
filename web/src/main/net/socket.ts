import type { FromServer, ToServer } from './messages';

export interface Listener {
  /// A new connection stands: the first message to send.
  hello(): ToServer;
  message(message: FromServer): void;
  /// The connection broke; the next attempt comes in so many milliseconds.
  lost(retryIn: number): void;
}

const PING_EVERY = 15_000;
const LONGEST_WAIT = 15_000;

/// A connection to a table that comes back by itself until it is closed.
export class TableSocket {
  private socket: WebSocket | undefined;
  private closed = false;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/v1/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.listener.hello());
      this.ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.failures = 0;
      this.listener.message(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => this.socket === socket && this.broke();
  }

  /// Sends if there is a connection; what was not sent is known by its missing answer.
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
  }

  private broke(): void {
    clearInterval(this.ping);
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.failures++);
    this.listener.lost(wait);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearInterval(this.ping);
    const old = this.socket;
    this.socket = undefined;
    if (old && old.readyState <= WebSocket.OPEN) old.close();
  }
}
