import { describe, expect, it } from 'vitest';
import { FACES, compact, family, order, parse, sorted, symbolId, tiles, title, titles } from '$lib/tiles/tile';
import { art, sprite } from '$lib/tiles/art';

describe('compact notation', () => {
  it('is read and written', () => {
    for (const text of ['123m0p7z', '1f8f1j2j', '??', '19m19p19s1234567z', '']) {
      expect(compact(tiles(text))).toBe(text === '1f8f1j2j' ? '18f12j' : text);
    }
  });
  it.each(['123', 'm', '8z', '0z', '9f', '3j', '12?m', '1 2m', '1x'])('refuses %s', (text) => {
    expect(parse(text)).toBeUndefined();
  });
  it('sorts as people do, the red five after its five', () => {
    expect(compact(sorted(tiles('7z0m5m6m1p1m')))).toBe('1506m1p7z');
  });
});

describe('tiles', () => {
  it('have 48 faces, each with a name of its own', () => {
    expect(FACES).toHaveLength(48);
    expect(new Set(FACES.map(title)).size).toBe(48);
    expect(order('?')).toBe(47);
  });
  it('are counted in words', () => {
    expect(titles(tiles('222s1j'))).toBe('3 × 2 of bamboo and Joker');
    expect(titles(tiles('5z'))).toBe('White dragon');
  });
  it('share the name of their suit', () => {
    expect(titles(tiles('789m'))).toBe('7, 8 and 9 of characters');
    expect(titles(tiles('6m23p3z'))).toBe('6 of characters, 2 and 3 of dots and West');
    expect(titles(tiles('055p'))).toBe('red 5 of dots and 2 × 5 of dots');
  });
  it('are all drawn, no two alike', () => {
    expect(new Set(FACES.map(art)).size).toBe(48);
    const page = sprite();
    for (const tile of FACES) expect(page.includes(`id="${symbolId(tile)}"`), tile).toBe(true);
  });
  it('belong to a family', () => {
    expect(FACES.filter((tile) => family(tile) === 'seasons')).toEqual(tiles('5678f'));
  });
});
