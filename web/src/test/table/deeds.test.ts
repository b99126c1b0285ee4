import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { deeds, discardOf, mayDiscard } from '$lib/table/deeds';
import type { Action, Choice } from '$lib/net/messages';
import { side } from '$lib/model/words';
import { table as american } from '$lib/games/american/table';
import { table as changchun } from '$lib/games/changchun/table';
import { table as filipino } from '$lib/games/filipino/table';
import { table as riichi } from '$lib/games/riichi/table';
import type { Table } from '$lib/model/table';
import Prompt from '$lib/table/Prompt.svelte';

afterEach(cleanup);

const claim = (tiles: string, kind: 'run' | 'group'): Action => ({ action: 'claim', text: '', meld: { kind, tiles, manner: 'claimed', added: 0, taken: '3s', from: 'D' } });
const one = (...options: Action[]): Choice => ({ decision: 1, kind: 'one', options, fallback: 0 });
const discard = (tile: string, origin: 'hand' | 'drawn'): Action => ({ action: 'discard', tile, origin, text: '' });

describe('buttons', () => {
  it('stand weightiest first, passing last, and one of them is filled', () => {
    const choice = one({ action: 'pass', text: '' }, claim('333s', 'group'), { action: 'win', text: '' });
    const found = deeds(riichi, choice, undefined);
    expect(found.map((deed) => deed.label)).toEqual(['Tsumo', 'Pon', 'Pass']);
    expect(found.map((deed) => deed.key)).toEqual(['W', 'P', 'Space']);
    expect(found.filter((deed) => deed.main)).toHaveLength(1);
  });
  it('show tiles where the word does not tell which, and share no key', () => {
    const found = deeds(filipino, one(claim('123s', 'run'), claim('234s', 'run'), { action: 'pass', text: '' }), undefined);
    expect(found.map((deed) => deed.tiles.join(''))).toEqual(['1s2s3s', '2s3s4s', '']);
    expect(found.map((deed) => deed.key)).toEqual(['C', '', 'Space']);
  });
  it('answer the questions of the Charleston in its own words', () => {
    const table = { phase: 'vote' } as Table;
    const found = deeds(american, one({ action: 'declare', word: 'stop', text: '' }, { action: 'pass', text: '' }), table);
    expect(found.map((deed) => deed.label)).toEqual(['Stop here', 'Go on']);
    expect(found.some((deed) => deed.main)).toBe(false);
    const courtesy = deeds(american, one({ action: 'declare', word: 'courtesy 2', text: '' }), { phase: 'courtesy' } as Table);
    expect(courtesy[0]!.label).toBe('Pass 2 tiles');
  });
  it('leave discards to the tiles', () => {
    expect(deeds(riichi, one(discard('1m', 'hand')), undefined)).toEqual([]);
  });
});

describe('a discard', () => {
  const choice = one(discard('1m', 'hand'), discard('5p', 'drawn'));
  it('names the tile drawn apart from its twin in the hand', () => {
    expect(discardOf(choice, '5p', true)).toBe(1);
    expect(discardOf(choice, '5p', false)).toBe(-1);
    expect(discardOf(choice, '1m', false)).toBe(0);
    expect(mayDiscard(choice)).toBe(true);
  });
});

describe('points', () => {
  it('are written as the game writes them', () => {
    expect(riichi.points(25000)).toBe('25,000');
    expect(filipino.points(-5)).toBe('−1.25');
    expect(changchun.points(8)).toBe('+8');
    expect(riichi.change(-3900)).toBe('−3,900');
  });
});

describe('seats', () => {
  it('go round against the clock', () => {
    expect(side('B', 'C', 4)).toBe(1);
    expect(side('B', 'A', 4)).toBe(3);
    expect(side('A', 'B', 2)).toBe(2);
  });
});

describe('deeds that are seldom right', () => {
  it('are known as such, and others are not', () => {
    const found = deeds(american, one({ action: 'declare', word: 'challenge B', text: '' }, { action: 'win', text: '' }), undefined);
    expect(found.map((deed) => [deed.label, deed.rare])).toEqual([['Mah jongg', false], ['Challenge B', true]]);
    expect(deeds(riichi, one({ action: 'declare', word: 'riichi', text: '' }), undefined)[0]!.rare).toBe(false);
  });
  it('stand behind a menu until they are advised', async () => {
    const found = deeds(american, one({ action: 'declare', word: 'challenge B', text: '' }, discard('1m', 'hand')), undefined);
    render(Prompt, { sentence: '', deeds: found, ondo: () => {} });
    expect(screen.queryByText('Challenge B')).toBeNull();
    await fireEvent.click(screen.getByTestId('more-deeds'));
    expect(screen.getByText('Challenge B')).toBeTruthy();
    cleanup();
    render(Prompt, { sentence: '', deeds: found, advised: 0, ondo: () => {} });
    expect(screen.getByText('Challenge B')).toBeTruthy();
    expect(screen.queryByTestId('more-deeds')).toBeNull();
  });
});
