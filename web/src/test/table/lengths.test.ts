import { describe, expect, it } from 'vitest';
import { keepText } from '$lib/model/keep';
import type { Laid, Thrown } from '$lib/model/table';
import { lengthOf, longestOf, rowOf, rowsOf } from '$lib/table/lengths';

const claimed = (tiles: string[]): Laid => ({ kind: 'group', manner: 'claimed', added: 0, tiles, taken: tiles[0]!, from: 'B' });
const pung = claimed(['1z', '1z', '1z']);
const kong = claimed(['2z', '2z', '2z', '2z']);
const pond = (count: number): Thrown[] => Array.from({ length: count }, () => ({ tile: '1m', origin: 'drawn' }));

describe('how much room tiles take', () => {
  it('counts the turned tile of a meld by its length', () => {
    expect(lengthOf([], 'A')).toBe(0);
    expect(lengthOf([pung], 'A')).toBeCloseTo(2 + 4 / 3 + 0.3);
    expect(lengthOf([pung, kong], 'A')).toBeCloseTo(5 + 8 / 3 + 0.6);
  });
  it('puts two pungs side by side into a corner, and kongs below each other', () => {
    expect(rowsOf([], 'A')).toBe(0);
    expect(rowsOf([pung, pung], 'A')).toBe(1);
    expect(rowsOf([pung, pung, pung], 'A')).toBe(2);
    expect(rowsOf([kong, kong], 'A')).toBe(2);
  });
  it('lays melds into rows as even as can be', () => {
    const four = [pung, kong, pung, pung];
    expect(longestOf(four, 'A', 1)).toBeCloseTo(lengthOf(four, 'A'));
    expect(longestOf(four, 'A', 2)).toBeCloseTo(lengthOf([pung, kong], 'A'));
    expect(longestOf(four, 'A', 3)).toBeCloseTo(lengthOf([pung, pung], 'A'));
    expect(longestOf([kong], 'A', 3)).toBeCloseTo(lengthOf([kong], 'A'));
    expect(longestOf([], 'A', 2)).toBe(0);
  });
  it('lengthens the third row of a pond by two, then all of them', () => {
    expect(rowOf(pond(20), 6, false)).toBe(6);
    expect(rowOf(pond(21), 6, false)).toBe(7);
    expect(rowOf(pond(18), 6, true)).toBe(6);
    expect(rowOf(pond(19), 6, true)).toBe(7);
    expect(rowOf([...pond(20), { tile: '2m', origin: 'hand', claimedBy: 'C' }], 6, false)).toBe(6);
  });
});

describe('a keep value', () => {
  it('stands over its tile in a few digits', () => {
    expect([15.625, 30.87, 9.96, -4.25, 80, -162.4].map(keepText)).toEqual(['16', '31', '10', '−4.2', '80', '−162']);
  });
});
