import { fourOfEach, HandWall, number, type WallRules } from '../../fair/wall';
import type { Event, Seat } from '../../model/events';
import type { Tile } from '../../tiles/tile';

/// Fourteen tiles at the end are dead: four to replace kans, then the indicators, each before its ura.
class RiichiHand extends HandWall {
  protected override rounds = [13];
  protected override oneMore = false;
  private replaced = 0;
  private kans = 0;
  private late = false;
  private readonly ready = new Set<Seat>();
  private ura: number | undefined;

  protected override reserve(): number {
    return 14;
  }

  protected override replacement(): number {
    const made = this.replaced++;
    this.checkIndicators(this.kans - (this.late ? 1 : 0));
    this.late = false;
    return made < 4 ? this.wall.length - 1 - made : this.wall.length - 15 - (made - 4);
  }

  private checkIndicators(kans: number): void {
    const due = this.rules['kan_dora'] === 'yes' ? 1 + kans : 1;
    if (this.shownAs('dora') !== due) this.wrong(`${this.shownAs('dora')} indicators lie open where there should be ${due}`);
  }

  private shownAs(marker: string): number {
    return this.shown.filter((each) => each.marker === marker).length;
  }

  protected override toReveal(event: Event & { event: 'revealed' }): number {
    const before = this.shownAs(event.marker);
    if (event.marker === 'dora' && this.ura === undefined) return this.wall.length - 5 - 2 * before;
    if (event.marker === 'ura' && before < (this.ura ?? 0)) return this.wall.length - 6 - 2 * before;
    return super.toReveal(event);
  }

  protected override declared(seat: Seat, word: string): void {
    super.declared(seat, word);
    if (word === 'riichi' || word === 'open riichi') this.ready.add(seat);
  }

  protected override began(phase: string): void {
    super.began(phase);
    if (phase === 'play') this.checkIndicators(0);
  }

  protected override discarded(seat: Seat, tile: Tile): void {
    super.discarded(seat, tile);
    this.checkIndicators(this.kans);
  }

  protected override claimed(seat: Seat, meld: Tile[], from: Seat | undefined, taken: Tile | undefined): void {
    super.claimed(seat, meld, from, taken);
    if (this.due) this.kan(true);
  }

  protected override added(seat: Seat, tile: Tile): void {
    super.added(seat, tile);
    this.kan(true);
  }

  protected override laid(seat: Seat, meld: Tile[], flowers: boolean): void {
    super.laid(seat, meld, flowers);
    if (!flowers) this.kan(false);
  }

  private kan(open: boolean): void {
    this.kans++;
    this.late = open && this.rules['kan_dora_shown'] === 'open_late';
  }

  protected override won(seat: Seat): void {
    this.ura ??= 0;
    if (this.ready.has(seat) && this.rules['ura'] === 'yes') this.ura = this.rules['kan_ura'] === 'yes' ? this.shownAs('dora') : 1;
  }

  protected override ended(): void {
    if (this.shownAs('ura') !== (this.ura ?? 0)) this.wrong('not all tiles under the indicators were turned up');
  }
}

export const wall: WallRules = {
  tiles: (rules) => {
    const without = rules['sanma'] === 'yes' ? [2, 3, 4, 5, 6, 7, 8].map((rank) => `${rank}m`) : [];
    return fourOfEach(['aka_m', 'aka_p', 'aka_s'].map((name) => number(rules, name)), rules['sanma'] === 'yes' ? [...without, '0m'] : without);
  },
  dice: () => [],
  hand: (started, tiles, rolls) => new RiichiHand(started, tiles, rolls),
};
