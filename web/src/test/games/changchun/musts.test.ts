import { describe, expect, it } from 'vitest';
import { musts } from '$lib/games/changchun/musts';
import { tiles } from '$lib/tiles/tile';

const of = (...sets: string[]) => musts(sets.map(tiles));

describe('what a win needs', () => {
  it('is seen in the hand', () => {
    expect(of('123m', '456p', '789s', '222s', '55m')).toEqual({ suits: tiles('1m4p7s'), terminal: tiles('1m'), triplet: tiles('222s') });
  });
  it('may be a pair of dragons instead of a triplet', () => {
    expect(of('234m', '456p', '678s', '234s', '66z').triplet).toEqual(tiles('66z'));
    expect(of('234m', '456p', '678s', '234s', '33z').triplet).toBeUndefined();
  });
  it('may be a special kong', () => {
    expect(of('234m', '456p', '678s', '1m1p1s', '55p').triplet).toEqual(tiles('1m1p1s'));
    expect(of('234m', '456p', '678s', '123z', '55p').triplet).toEqual(tiles('123z'));
  });
  it('is left out where the hand does without', () => {
    expect(of('22m', '33m', '44p', '55p', '66s', '77s', '88s')).toEqual({ suits: tiles('2m4p6s') });
  });
});
