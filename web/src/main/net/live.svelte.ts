import { after } from '../model/fold';
import type { Event, PerSeat, Seat } from '../model/events';
import type { Table } from '../model/table';
import type { Advice, Choice, Clock, Fair, FromServer, TableState, ToServer } from './messages';
import type { Keys } from './keys';
import { keep, keepSeen, keptOf, step, type Kept } from '../fair/kept';
import { texts } from '../texts/en';
import { TableSocket, type Listener } from './socket';

export interface Notice {
  id: number;
  kind: 'news' | 'good' | 'danger';
  title: string;
  text: string;
}

export interface Pending {
  decision: number;
  seats: Seat[];
  window?: number;
  clocks?: PerSeat<Clock>;
  /// When it arrived, on the page's own clock.
  at: number;
}

type Answer = { decision: number; option: number } | { decision: number; give: string };

/// Told of what happens while the table changes, to speak and to sound.
export interface Witness {
  happened(event: Event, before: Table | undefined, table: Table): void;
  asked(choice: Choice): void;
}

/// Whether a seat made a move of its own there.
function isTurnOf(event: Event, seat: Seat): boolean {
  return event.event === 'exchanged' ? Boolean(event.given[seat]) : event.event === 'discarded' && event.seat === seat;
}

/// A table as it is played, and one's own place at it.
export class LiveTable implements Listener {
  state = $state.raw<TableState>();
  seat = $state.raw<Seat>();
  table = $state.raw<Table>();
  number = $state(0);
  pending = $state.raw<Pending>();
  choice = $state.raw<Choice & { at: number }>();
  sent = $state.raw<Answer>();
  advice = $state.raw<Advice>();
  /// What the rules say of one's own hand just now.
  notes = $state.raw<readonly string[]>([]);
  advising = $state(false);
  connection = $state<'connecting' | 'open' | 'lost' | 'replaced'>('connecting');
  retryAt = $state(0);
  pause = $state.raw<{ until?: number }>();
  over = $state.raw<{ results: PerSeat<number>; record: string; fair: Fair }>();
  closed = $state<string>();
  /// A match that was closed in the middle can be checked by its record.
  broken = $state<string>();
  /// Why this browser takes no further part in the numbers for the tiles.
  alarm = $state<'lost' | 'changed'>();
  calls = $state(true);
  notices = $state.raw<Notice[]>([]);

  private readonly socket: TableSocket;
  private notice = 0;
  private kept: Kept | undefined;
  /// What was said about the numbers on this connection.
  private readonly promised = new Set<string>();
  private wasLost = false;
  /// Back at the table, but what happened meanwhile is still to come.
  private returning = false;
  /// The covered decision that is being passed.
  private passing = $state<number>();

  constructor(
    private readonly keys: Keys,
    private readonly witness: Witness,
  ) {
    this.kept = keptOf(keys.table);
    this.socket = new TableSocket(keys.table, this);
  }

  hello(): ToServer {
    const since = this.table ? { since: this.number } : {};
    if (this.keys.token) return { type: 'hello', token: this.keys.token, ...since };
    return { type: 'hello', ...(this.keys.invitation ? { invitation: this.keys.invitation } : {}), ...since };
  }

  lost(retryIn: number): void {
    if (this.connection === 'replaced') return;
    this.connection = 'lost';
    this.wasLost = true;
    this.retryAt = performance.now() + retryIn;
  }

  message(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message.state, message.seat);
      case 'events':
        return this.happened(message.from, message.events);
      case 'pending':
        this.pending = { ...message, at: performance.now() };
        return;
      case 'choice':
        return this.asked({ ...message, at: performance.now() });
      case 'notes':
        this.notes = message.notes;
        return;
      case 'answered':
        if (this.choice?.decision === message.decision) this.sent ??= { decision: message.decision, option: message.option ?? -1 };
        return;
      case 'refused':
        return this.refused(message.about, message.error, message.message);
      case 'advice':
        this.advising = false;
        if (message.decision === this.choice?.decision) this.advice = message;
        return;
      case 'state':
        this.state = message.state;
        this.takePart();
        return;
      case 'pause':
        this.pause = message.left === undefined ? {} : { until: performance.now() + message.left };
        return;
      case 'played':
        if (message.seat === this.seat && !this.mayPass) this.tell('news', texts.lost.late, texts.lost.lateText);
        return;
      case 'trouble':
        this.tell('news', 'A bot stumbled', message.message);
        return;
      case 'announcement':
        this.tell('news', 'From the operator', message.message);
        return;
      case 'over':
        this.over = message;
        return;
      case 'closed':
        this.closed = message.message;
        this.broken = message.record;
        this.socket.close();
        return;
      case 'replaced':
        this.connection = 'replaced';
        this.socket.close();
        return;
      case 'pong':
        return;
    }
  }

  private welcomed(state: TableState, seat: Seat | undefined): void {
    this.state = state;
    this.seat = seat;
    this.notes = [];
    this.connection = 'open';
    this.returning = this.wasLost && this.table !== undefined;
    if (this.wasLost && !this.returning) this.tell('good', texts.lost.back, texts.lost.nothing);
    this.wasLost = false;
    this.promised.clear();
    this.takePart();
  }

  /// Commits to a number for the tiles, and reveals it when it is time.
  private takePart(): void {
    if (!this.state || !this.seat) return;
    const next = step(this.state, this.seat, this.kept);
    this.alarm = next && 'alarm' in next ? next.alarm : undefined;
    if (!next || 'alarm' in next) return;
    if (next.kept !== this.kept) keep((this.kept = next.kept));
    const text = JSON.stringify(next.say);
    if (next.say && !this.promised.has(text) && this.socket.send(next.say)) this.promised.add(text);
  }

  /// The first events after a return are those that were missed; an answer sent before is no bot's turn.
  private returned(from: number, missed: Event[]): void {
    const ours = this.sent?.decision === from ? 1 : 0;
    const turns = missed.slice(ours).filter((event) => this.seat !== undefined && isTurnOf(event, this.seat)).length;
    this.tell('good', texts.lost.back, turns ? texts.lost.played(turns) : texts.lost.nothing);
    this.returning = false;
  }

  private happened(from: number, events: Event[]): void {
    if (this.returning) this.returned(from, events);
    if (from !== this.number) this.table = undefined;
    this.number = from;
    for (const event of events) {
      const before = this.table;
      if (!before && event.event !== 'started') continue;
      const table = after(before, event);
      this.table = table;
      this.number++;
      if (event.event === 'started' || event.event === 'ended') this.notes = [];
      if (event.event === 'started') {
        this.pause = undefined;
        this.calls = true;
      }
      if (event.event === 'ended' && this.seat) keepSeen(this.keys.table, table.log);
      this.witness.happened(event, before, table);
    }
    this.choice = undefined;
    this.pending = undefined;
    this.advice = undefined;
    this.advising = false;
    if (this.sent && this.sent.decision < this.number) this.sent = undefined;
  }

  private asked(choice: Choice & { at: number }): void {
    this.choice = choice;
    // Sent when the connection broke, and never acknowledged: it counts once, so it may be sent again.
    if (this.sent?.decision === choice.decision) this.socket.send({ type: 'answer', ...this.sent });
    else {
      this.sent = undefined;
      if (this.passing === choice.decision) this.passOn(choice);
      else this.witness.asked(choice);
    }
  }

  /// Which option passes stands in the whole choice, which is asked for first.
  private passOn(choice: Choice): void {
    if (choice.kind === 'covered') return this.uncover();
    this.passing = undefined;
    const pass = choice.options.findIndex((action) => action.action === 'pass');
    if (pass >= 0) this.choose(pass);
  }

  private refused(about: string, error: string, message: string): void {
    // A seat changed hands meanwhile: the state that follows says what is to be done.
    if (['commit', 'reveal'].includes(about) && ['stale', 'too early'].includes(error)) return;
    if (about === 'answer') this.sent = undefined;
    if (about === 'advise') this.advising = false;
    this.tell('danger', 'That did not work', message);
  }

  /// Whether a choice waits for us now.
  get waiting(): boolean {
    return this.choice !== undefined && ![this.sent?.decision, this.passing].includes(this.choice.decision);
  }

  /// Whether letting the time run out is the same as passing.
  private get mayPass(): boolean {
    return this.choice?.kind === 'covered' || (this.choice?.options.some((action) => action.action === 'pass') ?? false);
  }

  choose(option: number): void {
    if (this.choice && this.waiting) this.send({ decision: this.choice.decision, option });
  }

  give(tiles: string): void {
    if (this.choice && this.waiting) this.send({ decision: this.choice.decision, give: tiles });
  }

  private send(answer: Answer): void {
    this.sent = answer;
    this.socket.send({ type: 'answer', ...answer });
  }

  uncover(): void {
    if (this.choice?.kind === 'covered') this.socket.send({ type: 'uncover', decision: this.choice.decision });
  }

  /// Passes a covered choice.
  passCovered(): void {
    this.passing = this.choice?.decision;
    this.uncover();
  }

  advise(level: string): void {
    if (!this.choice || this.choice.kind === 'covered' || this.advising) return;
    this.advising = this.socket.send({ type: 'advise', decision: this.choice.decision, level });
  }

  setCalls(on: boolean): void {
    this.calls = on;
    this.socket.send({ type: 'calls', on });
  }

  ready(): void {
    this.pause = undefined;
    this.socket.send({ type: 'ready' });
  }

  /// How fast bots play, where no other person is there.
  setPace(pace: 'slow' | 'normal' | 'fast'): void {
    this.socket.send({ type: 'pace', pace });
  }

  reconnect(): void {
    this.connection = 'connecting';
    this.socket.connect();
  }

  leave(): void {
    this.socket.close();
  }

  tell(kind: Notice['kind'], title: string, text: string): void {
    const id = ++this.notice;
    this.notices = [...this.notices.filter((each) => each.title !== title), { id, kind, title, text }].slice(-3);
    setTimeout(() => this.dismiss(id), 7000);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((each) => each.id !== id);
  }
}
