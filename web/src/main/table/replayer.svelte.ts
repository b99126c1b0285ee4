import { fold } from '../model/fold';
import { SEATS, type Event, type Seat } from '../model/events';
import { api, type GameRecord, type Judgement } from '../net/api';
import type { Choice } from '../net/messages';
import type { Table } from '../model/table';

export interface Decision {
  after: number;
  choice: Choice;
}

/// A finished game, looked at event by event.
export class Replayer {
  hand = $state(0);
  at = $state(1);
  seat = $state<Seat>('A');
  open = $state(true);
  playing = $state(false);
  decisions = $state.raw<Decision[]>([]);
  judgement = $state.raw<Judgement>();
  problem = $state('');
  private asked = '';

  constructor(readonly record: GameRecord) {
    this.at = this.dealt(0);
    this.seat = SEATS.find((seat) => record.players[seat]) ?? 'A';
  }

  readonly events = $derived.by((): Event[] => this.record.hands[this.hand] ?? []);

  /// What the seat saw of a hand, as the server says.
  private seen = $state.raw<{ of: string; events: Event[] }>();

  /// Nothing until it is known what the seat saw.
  readonly table = $derived.by((): Table | undefined => {
    const shown = this.open ? this.events : this.seen?.of === this.place ? this.seen.events : [];
    return fold(shown.slice(0, this.at));
  });

  /// The hand and the seat that are looked at.
  private get place(): string {
    return `${this.hand} ${this.seat}`;
  }

  /// Finds out what the seat saw of the hand, where hands are closed.
  async look(): Promise<void> {
    const of = this.place;
    if (this.open || this.seen?.of === of) return;
    try {
      const { events } = await api.seen(this.events, this.seat);
      if (this.place === of) this.seen = { of, events };
      this.problem = '';
    } catch (trouble) {
      this.problem = trouble instanceof Error ? trouble.message : String(trouble);
    }
  }

  /// The decision to be made now, if there is one.
  readonly decision = $derived.by((): Decision | undefined => this.decisions.find((each) => each.after === this.at));

  /// Where the tiles have been dealt: the hand is not watched before.
  private dealt(hand: number): number {
    const events = this.record.hands[hand] ?? [];
    return Math.max(1, events.findLastIndex((event, at) => event.event === 'dealt' && at < 40) + 1);
  }

  go(at: number): void {
    this.at = Math.max(1, Math.min(this.events.length, at));
    this.judgement = undefined;
  }

  /// A step on; the end of a hand leads to the next one.
  step(by: number): void {
    if (by > 0 && this.at >= this.events.length) this.jump(this.hand + 1);
    else if (by < 0 && this.at <= 1) this.jump(this.hand - 1, true);
    else this.go(this.at + by);
  }

  jump(hand: number, toEnd = false): void {
    if (hand < 0 || hand >= this.record.hands.length) {
      this.playing = false;
      return;
    }
    this.hand = hand;
    this.go(toEnd ? this.events.length : this.dealt(hand));
  }

  /// The next or the previous place where the seat could choose between several things.
  async toChoice(forward: boolean): Promise<boolean> {
    await this.findChoices();
    const found = forward
      ? this.decisions.find((each) => each.after > this.at)
      : this.decisions.findLast((each) => each.after < this.at);
    if (found) this.go(found.after);
    return found !== undefined;
  }

  async findChoices(): Promise<void> {
    const wanted = this.place;
    if (this.asked === wanted) return;
    this.asked = wanted;
    this.decisions = [];
    try {
      const { choices } = await api.choices(this.events, this.seat);
      if (this.asked === wanted) this.decisions = choices;
      this.problem = '';
    } catch (trouble) {
      this.asked = '';
      this.problem = trouble instanceof Error ? trouble.message : String(trouble);
    }
  }

  async advise(level: string): Promise<void> {
    const at = this.at;
    try {
      const judgement = await api.replayAdvice(this.events, at, this.seat, level);
      if (this.at === at) this.judgement = judgement;
      this.problem = '';
    } catch (trouble) {
      this.problem = trouble instanceof Error ? trouble.message : String(trouble);
    }
  }
}
