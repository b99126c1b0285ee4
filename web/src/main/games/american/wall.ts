import { copies, fourOfEach, HandWall, number, type HouseRules, type WallRules } from '../../fair/wall';
import type { Seat } from '../../model/events';

/// Nothing is replaced, and dead hands draw no more.
class AmericanHand extends HandWall {
  protected override replaces = false;

  protected override next(seat: Seat): Seat | undefined {
    const from = this.seats.indexOf(seat);
    return [...this.seats.slice(from + 1), ...this.seats.slice(0, from + 1)].find((each) => !this.hasSaid(each, 'dead'));
  }
}

const PASSES: Record<string, number> = { none: 0, first_only: 3, full: 6 };

function rollsDice(rules: HouseRules): boolean {
  const last = number(rules, 'last_wall') === 0 && (rules['cold_wall'] === 'yes' || rules['hot_wall'] === 'yes');
  return last || rules['doubles_dice'] === 'yes';
}

export const wall: WallRules = {
  tiles: (rules) => [
    ...fourOfEach(),
    ...copies(number(rules, 'flowers'), '1f'),
    ...copies(number(rules, 'jokers'), '1j'),
    ...copies(number(rules, 'blanks'), '2j'),
  ],
  dice: (rules) => {
    const players = number(rules, 'players');
    const passes = players === 4 ? (PASSES[rules['charleston'] ?? ''] ?? 0) : 0;
    const six = (rollsDice(rules) ? 2 : 0) + 6 * passes + (passes ? 4 * number(rules, 'ding_dong') : 0);
    const pool = number(rules, 'mush') * players;
    return [...Array<number>(six).fill(6), ...Array.from({ length: Math.max(0, pool - 1) }, (_, at) => at + 2)];
  },
  hand: (started, tiles, rolls) => new AmericanHand(started, tiles, rolls),
};
