import { tiles as tilesOf, type Tile } from '../tiles/tile';
import type { Event, Seat, Started } from '../model/events';

export type HouseRules = Readonly<Record<string, string>>;

/// What the check must know of a game: its tiles in sorting order, its dice, and how its wall is used.
export interface WallRules {
  tiles(rules: HouseRules): Tile[];
  dice(rules: HouseRules): number[];
  hand(started: Started, wall: readonly Tile[], rolls: readonly number[]): HandWall;
}

/// Something in a record that cannot be.
export class Unfair extends Error {}

/// A whole number among the rules.
export function number(rules: HouseRules, name: string): number {
  const value = Number(rules[name]);
  if (!Number.isInteger(value) || value < 0 || value > 200) throw new Unfair(`the rule ${name} has no such value`);
  return value;
}

/// Four of each suited tile, wind and dragon, some fives being red ones.
export function fourOfEach(reds: readonly number[] = [0, 0, 0], without: readonly Tile[] = []): Tile[] {
  const suited = ['m', 'p', 's'].flatMap((suit, at) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((rank) => {
      const red = rank === 5 ? reds[at]! : 0;
      return [...copies(4 - red, rank + suit), ...copies(red, `0${suit}`)];
    }),
  );
  return [...suited.filter((tile) => !without.includes(tile)), ...[1, 2, 3, 4, 5, 6, 7].flatMap((rank) => copies(4, `${rank}z`))];
}

export function copies(count: number, tile: Tile): Tile[] {
  return Array<Tile>(count).fill(tile);
}

export const EIGHT_FLOWERS: readonly Tile[] = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `${rank}f`);

export function isSuited(tile: Tile): boolean {
  return 'mps'.includes(tile.charAt(1));
}

/// A hand as far as its wall is concerned: what was taken from where, and whose draw is due. A game says what is its own.
export class HandWall {
  /// How tiles are dealt, from the dealer on, and whether the dealer gets one more at once.
  protected rounds: readonly number[] = [4, 4, 4, 1];
  protected oneMore = true;
  /// Whether kongs and flowers are replaced.
  protected replaces = true;

  protected readonly seats: Seat[];
  protected readonly rules: HouseRules;
  protected readonly taken = new Set<number>();
  protected phase = '';
  /// Replacement draws of a seat.
  protected due: { seat: Seat; count: number } | undefined;
  /// Who discarded last, if nobody has claimed the tile or drawn since.
  protected after: Seat | undefined;
  /// Who begins with a draw.
  protected first: Seat | undefined;
  protected drawer: Seat | undefined;
  /// Who may discard.
  protected turn: Seat | undefined;
  protected said: { seat: Seat; word: string }[] = [];
  protected shown: { marker: string; at: number }[] = [];
  private offered: { seat: Seat; tile: Tile } | undefined;
  private dealt = 0;
  private readonly holding = new Map<string, number>();

  constructor(
    protected readonly started: Started,
    protected readonly wall: readonly Tile[],
    protected readonly rolls: readonly number[],
  ) {
    this.seats = Object.keys(started.points).sort() as Seat[];
    this.rules = started.rules;
  }

  // What a game says of itself.

  /// Tiles that are never drawn from the front.
  protected reserve(): number {
    return 0;
  }

  protected replacement(): number {
    return this.back();
  }

  protected next(seat: Seat): Seat | undefined {
    return this.seats[(this.seats.indexOf(seat) + 1) % this.seats.length];
  }

  /// Where the tile lies that is shown now.
  protected toReveal(event: Event & { event: 'revealed' }): number {
    return this.wrong(`a tile is shown as ${event.marker}, which the rules do not show now`);
  }

  protected deals(): { seat: Seat; count: number }[] {
    const from = this.seats.indexOf(this.started.dealer);
    const order = [...this.seats.slice(from), ...this.seats.slice(0, from)];
    const all = this.rounds.flatMap((count) => order.map((seat) => ({ seat, count })));
    return this.oneMore ? [...all, { seat: this.started.dealer, count: 1 }] : all;
  }

  protected ended(): void {}

  // Places in the wall.

  protected isFree(at: number): boolean {
    return !this.taken.has(at);
  }

  protected front(): number {
    return this.wall.findIndex((_, at) => this.isFree(at));
  }

  protected back(): number {
    return this.wall.findLastIndex((_, at) => !this.taken.has(at));
  }

  protected left(): number {
    return this.wall.length - this.taken.size;
  }

  protected wrong(sentence: string): never {
    throw new Unfair(`hand ${this.started.hand + 1}: ${sentence}`);
  }

  // What happens.

  happened(event: Event): void {
    switch (event.event) {
      case 'dealt':
        return this.deal(event.seat, tilesOf(event.tiles));
      case 'began':
        return this.began(event.phase);
      case 'declared':
        return this.declared(event.seat, event.word);
      case 'drew':
        return this.drew(event.seat, event.tile, event.at);
      case 'discarded':
        return this.discarded(event.seat, event.tile);
      case 'claimed':
        return this.claimed(event.seat, tilesOf(event.meld.tiles), event.meld.from, event.meld.taken);
      case 'laid':
        return this.laid(event.seat, tilesOf(event.meld.tiles), event.meld.kind === 'flowers');
      case 'added':
        return this.added(event.seat, event.tile);
      case 'taken back':
        return this.gain(event.seat, tilesOf(event.tiles));
      case 'joker taken':
        this.lose(event.seat, [event.given]);
        return this.gain(event.seat, ['1j']);
      case 'retrieved':
        this.lose(event.seat, [event.given]);
        return this.gain(event.seat, [event.taken]);
      case 'exchanged':
        return this.exchanged(event);
      case 'revealed':
        return this.revealed(event);
      case 'won':
        return this.won(event.seat);
      case 'ended':
        return this.ended();
      case 'started':
      case 'wall':
        return this.wrong('it begins twice');
      case 'shown':
      case 'turned':
      case 'paid':
        return;
    }
  }

  private deal(seat: Seat, found: Tile[]): void {
    const wanted = this.deals()[this.dealt++];
    const at = this.taken.size;
    if (this.phase || wanted?.seat !== seat || wanted.count !== found.length) this.wrong(`tiles are dealt to ${seat} otherwise than by the rules`);
    if (found.some((tile, i) => tile !== this.wall[at + i])) this.wrong(`${seat} was dealt other tiles than those of the wall`);
    found.forEach((_, i) => this.taken.add(at + i));
    this.gain(seat, found);
  }

  protected began(phase: string): void {
    if (this.dealt !== this.deals().length) this.wrong('play begins before all tiles are dealt');
    this.phase = phase;
    if (phase === 'play' && this.oneMore) this.turn = this.started.dealer;
    else if (phase === 'play') this.first = this.started.dealer;
  }

  protected declared(seat: Seat, word: string): void {
    this.said.push({ seat, word });
    const rolled = `dice ${(this.rolls[0] ?? 0) + 1} ${(this.rolls[1] ?? 0) + 1}`;
    if (word.startsWith('dice ') && (word !== rolled || seat !== this.started.dealer)) this.wrong('other dice were said than rolled');
  }

  protected hasSaid(seat: Seat, word: string): boolean {
    return this.said.some((each) => each.seat === seat && each.word === word);
  }

  private checkTurn(seat: Seat): void {
    if (this.due || this.first || this.turn !== seat) this.wrong(`${seat} plays out of turn`);
  }

  protected discarded(seat: Seat, tile: Tile): void {
    this.checkTurn(seat);
    this.lose(seat, [tile]);
    this.after = seat;
    this.drawer = this.turn = undefined;
    this.offered = { seat, tile };
  }

  protected claimed(seat: Seat, meld: Tile[], from: Seat | undefined, taken: Tile | undefined): void {
    const at = meld.indexOf(taken ?? '');
    if (!this.offered || this.offered.seat !== from || this.offered.tile !== taken || at < 0) this.wrong(`${seat} claims what nobody gave`);
    this.lose(seat, meld.toSpliced(at, 1));
    this.after = this.drawer = this.offered = undefined;
    this.turn = seat;
    this.due = this.replaces && meld.length > 3 ? { seat, count: 1 } : undefined;
  }

  protected laid(seat: Seat, meld: Tile[], flowers: boolean): void {
    if (this.phase === 'play' || !this.phase || this.due) this.checkTurn(seat);
    this.lose(seat, meld);
    const count = flowers ? meld.length : meld.length > 3 ? 1 : 0;
    this.due = count && this.replaces ? { seat, count } : undefined;
  }

  protected added(seat: Seat, tile: Tile): void {
    this.checkTurn(seat);
    this.lose(seat, [tile]);
    this.due = this.replaces ? { seat, count: 1 } : undefined;
    this.offered = { seat, tile };
  }

  private exchanged(event: Event & { event: 'exchanged' }): void {
    const given = Object.entries(event.given) as [Seat, string][];
    const received = Object.entries(event.received) as [Seat, string][];
    given.forEach(([seat, list]) => this.lose(seat, tilesOf(list)));
    received.forEach(([seat, list]) => this.gain(seat, tilesOf(list)));
    const all = (lists: [Seat, string][]) => lists.flatMap(([, list]) => tilesOf(list)).sort().join();
    if (all(given) !== all(received)) this.wrong('other tiles were received than given');
  }

  protected drew(seat: Seat, tile: Tile, at: number): void {
    const due = this.expected();
    if (seat !== due.seat) this.wrong(`${seat} draws, but it is ${due.seat ?? 'nobody'} that draws now`);
    if (at !== due.at || !this.wall[at] || this.taken.has(at)) this.wrong(`${seat} draws the tile at place ${at}, but the rules take the one at ${due.at}`);
    if (tile !== this.wall[at]) this.wrong(`another tile lay at place ${at}`);
    this.taken.add(at);
    this.gain(seat, [tile]);
    this.drawer = this.turn = seat;
    this.offered = undefined;
  }

  /// Who draws now, and where.
  protected expected(): { seat: Seat | undefined; at: number } {
    if (this.due) {
      const { seat, count } = this.due;
      const at = this.replacement();
      this.due = count > 1 ? { seat, count: count - 1 } : undefined;
      return { seat, at };
    }
    if (this.first) {
      const seat = this.first;
      this.first = undefined;
      return { seat, at: this.front() };
    }
    if (!this.after) return { seat: undefined, at: -1 };
    const seat = this.next(this.after);
    this.after = undefined;
    return { seat, at: this.fromFront() };
  }

  /// The place of a draw that the rules allow only while enough tiles are left.
  protected fromFront(): number {
    if (this.left() <= this.reserve()) this.wrong('a tile is drawn that the rules leave in the wall');
    return this.front();
  }

  private revealed(event: Event & { event: 'revealed' }): void {
    const at = this.toReveal(event);
    if (event.at !== at) this.wrong(`the tile at place ${event.at} is shown, but the rules show the one at ${at}`);
    if (event.tile !== this.wall[at]) this.wrong(`another tile lay at place ${at}`);
    this.shown.push({ marker: event.marker, at });
  }

  protected won(_seat: Seat): void {}

  private gain(seat: Seat, found: readonly Tile[]): void {
    for (const tile of found) this.holding.set(seat + tile, (this.holding.get(seat + tile) ?? 0) + 1);
  }

  private lose(seat: Seat, found: readonly Tile[]): void {
    for (const tile of found) {
      const held = this.holding.get(seat + tile) ?? 0;
      if (!held) this.wrong(`${seat} uses a tile that it does not hold`);
      this.holding.set(seat + tile, held - 1);
    }
  }
}
