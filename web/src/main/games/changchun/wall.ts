import { fourOfEach, HandWall, number, type WallRules } from '../../fair/wall';
import type { Event, Seat } from '../../model/events';
import type { Tile } from '../../tiles/tile';

/// Places 2n and 2n + 1 are the top and the bottom of a stack; a bao lies aside while it is one.
class ChangchunHand extends HandWall {
  protected override rounds = [13];
  protected override oneMore = false;
  private bao: number | undefined;
  private readonly old: number[] = [];
  private readonly saw = new Set<string>();
  private gone = false;
  private word = '';

  protected override deals(): { seat: Seat; count: number }[] {
    return this.seats.map((seat) => ({ seat, count: 13 }));
  }

  protected override reserve(): number {
    return Math.max(2 * number(this.rules, 'dead_stacks'), this.bao === undefined ? 0 : 1);
  }

  protected override isFree(at: number): boolean {
    return super.isFree(at) && at !== this.bao && at < this.wall.length;
  }

  /// From the tail, the top of a stack before its bottom.
  protected override replacement(): number {
    for (let top = this.wall.length - 2; top >= 0; top -= 2) {
      if (this.isFree(top)) return top;
      if (this.isFree(top + 1)) return top + 1;
    }
    return -1;
  }

  protected override declared(seat: Seat, word: string): void {
    super.declared(seat, word);
    this.word = word;
    if (word === 'no bao') {
      this.gone = true;
      this.bao = undefined;
    }
  }

  protected override discarded(seat: Seat, tile: Tile): void {
    super.discarded(seat, tile);
    this.word = '';
  }

  /// In the last draws whoever draws wins or sets the tile aside.
  private get lastDrawer(): Seat | undefined {
    const settled = !this.due && !this.first && !this.after && this.phase === 'last draws';
    return settled ? this.drawer : undefined;
  }

  protected override expected(): { seat: Seat | undefined; at: number } {
    if (this.word === 'bao hit') return { seat: this.said.at(-1)?.seat, at: this.bao ?? -1 };
    if (this.lastDrawer) return { seat: this.next(this.lastDrawer), at: this.fromFront() };
    return super.expected();
  }

  protected override drew(seat: Seat, tile: Tile, at: number): void {
    super.drew(seat, tile, at);
    this.word = '';
  }

  protected override toReveal(event: Event & { event: 'revealed' }): number {
    const from = this.after ?? this.lastDrawer;
    const looks = this.due?.seat ?? (from && this.next(from));
    const may = event.to.length === 1 && event.to[0] === looks && this.hasSaid(event.to[0]!, 'ting');
    if (event.marker !== 'bao' || this.rules['bao'] === 'no' || this.gone || !may) return super.toReveal(event);
    if (this.bao === undefined || this.word === 'put back') {
      this.bao = this.rolled();
      this.old.push(this.bao);
    }
    const look = `${event.to[0]} ${this.bao}`;
    if (this.saw.has(look)) this.wrong(`${event.to[0]} is shown a bao again`);
    this.saw.add(look);
    this.word = '';
    return this.bao;
  }

  /// Under the die among the last six whole stacks, or further up; or the next tile.
  private rolled(): number {
    const places: number[] = [];
    if (this.rules['bao'] !== 'front') {
      for (let top = this.wall.length - 2; top >= 0 && places.length < 6; top -= 2) {
        if (!this.taken.has(top) && !this.taken.has(top + 1)) places.push(top);
      }
    } else if (this.left() >= 2) places.push(this.front());
    const roll = this.rolls[this.old.length];
    const at = places.map((_, step) => places[((roll ?? 0) + step) % places.length]!).find((each) => !this.old.includes(each));
    return roll === undefined || at === undefined ? this.wrong('a bao is shown where none is left') : at;
  }
}

export const wall: WallRules = {
  tiles: () => fourOfEach(),
  dice: () => Array<number>(12).fill(6),
  hand: (started, tiles, rolls) => new ChangchunHand(started, tiles, rolls),
};
