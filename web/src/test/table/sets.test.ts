import { describe, expect, it } from 'vitest';
import { table as american } from '$lib/games/american/table';
import { table as filipino } from '$lib/games/filipino/table';
import { table as hongkong } from '$lib/games/hongkong/table';
import { table as riichi } from '$lib/games/riichi/table';
import { setName } from '$lib/table/sheet/sets';
import { tiles } from '$lib/tiles/tile';

describe('the sets of a winning hand', () => {
  it('are called as players of the game call them', () => {
    const named = (words: typeof riichi.words) => ['123m', '555p', '77z', '9s'].map((text) => setName(tiles(text), words));
    expect(named(riichi.words)).toEqual(['run', 'triplet', 'pair', 'single']);
    expect(named(filipino.words)).toEqual(['chow', 'pong', 'pair', 'single']);
    expect(named(hongkong.words)).toEqual(['chow', 'pung', 'pair', 'single']);
  });
  it('of an American card may be longer, and hold jokers', () => {
    const name = (text: string) => setName(tiles(text), american.words);
    expect(['4567p', '6s11j', '3s3s3s1j', '1f1f1f1f1j'].map((text) => name(text))).toEqual(['run', 'pung', 'kong', 'quint']);
    expect(name('2m5z3m5z')).toBe('');
  });
  it('have no name where the rules do not tell them', () => {
    expect(setName([], riichi.words)).toBe('');
  });
});
