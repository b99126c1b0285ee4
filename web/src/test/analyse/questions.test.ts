import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pickable } from '$lib/analyse/questions';
import type { Analysis, Answer, Values } from '$lib/games/face';
import { analysis as changchun } from '$lib/games/changchun/analysis';
import { analysis as filipino } from '$lib/games/filipino/analysis';
import { analysis as riichi, scoreQuestion } from '$lib/games/riichi/analysis';
import { away, type Insight } from '$lib/model/insight';
import { readHand, type Written } from '$lib/model/notation';
import Analyser from '$lib/pages/Analyser.svelte';
import { route } from '$lib/state/route.svelte';

const ask = (game: Analysis, hand: string, values: Values = {}) => game.ask(readHand(hand) as Written, values) as Record<string, unknown>;
const RIICHI = '123m456p789s11122z';
const FILIPINO = '1122335566m1199p777s';

describe('a question to the analyser', () => {
  it('sends the winds that the fields show', () => {
    expect(ask(riichi, RIICHI)).toMatchObject({ round_wind: 'E', seat_wind: 'E' });
    expect(ask(riichi, RIICHI, { round: 'S', seat: 'W' })).toMatchObject({ round_wind: 'S', seat_wind: 'W' });
    expect(scoreQuestion(readHand(RIICHI)!, { seat: 'N' })).toMatchObject({ round_wind: 'E', seat_wind: 'N' });
  });
  it.each(Object.entries({ riichi, filipino, changchun }))('sends the rules chosen for %s', (_, game) => {
    expect(ask(game, RIICHI, { rules: 'some' })).toMatchObject({ rules: 'some' });
    expect(game.fields.map((field) => field.kind)).toEqual(expect.arrayContaining(['rules', 'tile']));
  });
  it('names the tile that a whole hand is won on, the last one unless another is chosen', () => {
    expect(ask(filipino, FILIPINO)).toMatchObject({ win: '7s' });
    expect(ask(filipino, FILIPINO, { win: '1p' })).toMatchObject({ win: '1p' });
    expect(ask(filipino, FILIPINO, { win: '9s' })).toMatchObject({ win: '7s' });
    expect(ask(filipino, FILIPINO.slice(1), { win: '1p' })).not.toHaveProperty('win');
    expect(ask(changchun, RIICHI, { win: '1z' })).toMatchObject({ win: '1z' });
    expect(scoreQuestion(readHand(RIICHI)!, { win: '1m' })).toMatchObject({ win_tile: '1m' });
    expect(ask(filipino, '12233m(111p)(222p)(333p)(444p)')).toMatchObject({ win: '3m' });
  });
  it('tells the bao of who is ready, and the flowers', () => {
    expect(ask(changchun, RIICHI, { ting: 'yes', bao: '5p' })).toMatchObject({ ting: true, bao: '5p' });
    expect(ask(filipino, FILIPINO, { flowers: '3' })).toMatchObject({ flowers: 3 });
  });
});

describe('the picker', () => {
  it('offers the tiles that the rules have', () => {
    expect(pickable(filipino, '123456789m123456789p123456789s')).toHaveLength(3);
    expect(pickable(riichi, '19m').flat()).toEqual(['1m', '9m']);
    expect(pickable(filipino, undefined).flat()).not.toContain('1f');
  });
});

describe('the distance to a win', () => {
  it.each<[string, Insight, number | undefined]>([
    ['is that of the nearest form', { complete: false, distance: { standard: 4, siete: 2 } }, 2],
    ['is none for a win, whatever a form says', { complete: true, distance: { standard: 2, siete: 0 } }, 0],
    ['is what the rules allow', { complete: false, distance: { standard: 0, siete: null, nearest: 1 } }, 1],
    ['is nothing where no win is possible', { complete: false, distance: { standard: 3, siete: null, nearest: null } }, undefined],
    ['is nothing where Changchun has none', { complete: false, distance: null }, undefined],
    ['counts from ready in Riichi', { shanten: 1 }, 2],
  ])('%s', (_, insight, expected) => expect(away(insight)).toBe(expected));
});

describe('what is said of a hand', () => {
  afterEach(cleanup);
  const headline = ({ Result }: Analysis, insight: Insight) => render(Result, { answer: insight as Answer, score: undefined }).container.querySelector('h1')!.textContent;

  it('does not call a win two tiles away', () => {
    expect(headline(filipino, { complete: true, distance: { standard: 2, siete: 0 } })).toBe('A complete hand');
  });
  it('does not call a hand complete that cannot win', () => {
    expect(headline(changchun, { complete: false, distance: null, discards: [{ tile: '1m', distance: null, accept: [], count: 0 }] })).toBe('No win is possible any more');
  });
  it('says why complete tiles do not win', () => {
    headline(changchun, { complete: false, distance: 1, obstacle: 'a win needs an open set here' });
    expect(screen.getByText(/a win needs an open set here/)).toBeTruthy();
  });
});

describe('the fields of the analyser', () => {
  const asked: Record<string, unknown>[] = [];
  const preset = (name: string, tiles: string) => ({ name, title: name, seats: ['A'], rules: {}, tiles });
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
      if (init?.method === 'POST') asked.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      const games = [{ name: 'filipino', answers: true, presets: [preset('one', '123456789m'), preset('two', '123m123p')] }];
      return Promise.resolve(new Response(JSON.stringify(init?.method === 'POST' ? { complete: false, distance: { standard: 1, siete: null } } : { games })));
    });
    route.replace(`#/analyse/filipino?hand=${FILIPINO}`);
  });
  afterEach(cleanup);

  it('change the question and the picker', async () => {
    render(Analyser, { parts: ['filipino'] });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.waitFor(() => expect(document.querySelectorAll('[data-pick]')).toHaveLength(9));
    await fireEvent.change(document.querySelector('[data-field="rules"]')!, { target: { value: 'two' } });
    expect(document.querySelectorAll('[data-pick]')).toHaveLength(6);
    await fireEvent.change(document.querySelector('[data-field="win"]')!, { target: { value: '1p' } });
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ rules: 'two', win: '1p' }));
  });
});
