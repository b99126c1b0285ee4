import { describe, expect, it } from 'vitest';
import { arranged, moved, standing } from '$lib/model/arrangement';
import { doraOf } from '$lib/games/riichi/dora';
import { accepted, away, discardRows } from '$lib/model/insight';
import { allTiles, readHand, writeHand } from '$lib/model/notation';
import { compact, tiles } from '$lib/tiles/tile';

describe('one’s own order', () => {
  it('keeps what was there and puts what is new to the right', () => {
    expect(compact(arranged(tiles('7z1m5p'), tiles('1m2m7z')))).toBe('7z12m');
  });
  it('counts equal tiles', () => {
    expect(compact(arranged(tiles('11m'), tiles('1m')))).toBe('1m');
  });
  it('lets the tile just drawn stand apart, sorted or not', () => {
    expect(standing([], tiles('7z1m5p'), '1m', true)).toEqual({ tiles: tiles('5p7z1m'), drawn: true });
    expect(standing(tiles('7z1m5p'), tiles('7z1m5p'), undefined, false)).toEqual({ tiles: tiles('7z1m5p'), drawn: false });
  });
  it('moves a tile', () => {
    expect(compact(moved(tiles('123m'), 0, 2))).toBe('231m');
  });
});

describe('the dora', () => {
  it.each([
    ['9m', '1m'],
    ['4z', '1z'],
    ['7z', '5z'],
    ['0p', '6p'],
  ])('after %s is %s', (indicator, dora) => expect(doraOf(indicator, 4)).toBe(dora));
  it('after 1 character is 9 with three players', () => expect(doraOf('1m', 3)).toBe('9m'));
});

describe('a typed hand', () => {
  it('has its melds in brackets', () => {
    const hand = readHand('34m 456p22z(888s)[1111z]')!;
    expect(compact(hand.tiles)).toBe('34m456p22z');
    expect(hand.melds).toEqual(['(888s)', '[1111z]']);
    expect(allTiles(hand)).toHaveLength(14);
    expect(writeHand(hand)).toBe('34m456p22z(888s)[1111z]');
  });
  it('may have a meld in the making', () => expect(readHand('1m(8s)')).toEqual({ tiles: ['1m'], melds: ['(8s)'] }));
  it.each(['34', '()', '12m(', '(12m]', 'hello'])('is refused as %s', (text) => expect(readHand(text)).toBeUndefined());
});

describe('what the analyser says', () => {
  it('is one table of discards for every game', () => {
    const riichi = discardRows({ shanten: 1, discards: { '2p': { shanten: 1, accept: ['2m:4'], count: 4 } }, advice: { discards: { '2p': { win: [0.1, 0.2], points: 900, danger: 0 } } } });
    expect(riichi[0]).toMatchObject({ tile: '2p', away: 2, count: 4, win: 0.2, points: 900, danger: 0 });
    const advised = { accept: [], count: 0 };
    expect(discardRows({ discards: { '3p': advised, '5s': advised, '1z': advised }, ranking: [{ action: 'discard 1z' }, { action: 'discard 0s' }] }).map((row) => row.tile)).toEqual(['1z', '5s', '3p']);
    const changchun = discardRows({ discards: [{ tile: '5z', distance: 2, accept: [], count: 0, keep: -10 }] });
    expect(changchun[0]).toMatchObject({ tile: '5z', away: 2, keep: -10 });
    expect(accepted(['5m:4'])).toEqual([{ tile: '5m', left: 4 }]);
  });
  it('counts the tiles missing to a win', () => {
    expect(away({ shanten: 0 })).toBe(1);
    expect(away({ distance: { standard: 3, siete: null } })).toBe(3);
    expect(away({ distance: 2 })).toBe(2);
  });
});
