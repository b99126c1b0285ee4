import { describe, expect, it } from 'vitest';
import { table as american } from '$lib/games/american/table';
import { table as changchun } from '$lib/games/changchun/table';
import { table as filipino } from '$lib/games/filipino/table';
import { table as hongkong } from '$lib/games/hongkong/table';
import { table as riichi } from '$lib/games/riichi/table';
import type { Started } from '$lib/model/events';

const started = (hand: number, dealer: 'A' | 'B', tally: Record<string, number>): Started =>
  ({ event: 'started', variant: '', edition: 1, hand, dealer, rules: {}, tally, points: {}, pot: 0 }) as Started;

describe('a hand of a match', () => {
  it('is called as players call it', () => {
    expect(riichi.round(started(0, 'A', { round: 0 }))).toBe('East 1');
    expect(riichi.round(started(6, 'B', { round: 1, honba: 2 }))).toBe('South 2, 2 repeats');
    expect(hongkong.round(started(4, 'A', { 'deal passed': 4 }))).toBe('South round, hand 5');
    expect(american.round(started(2, 'A', {}))).toBe('Game 3');
    expect(filipino.round(started(2, 'A', {}))).toBe('Deal 3');
    expect(changchun.round(started(2, 'A', {}))).toBe('Hand 3');
  });
});
