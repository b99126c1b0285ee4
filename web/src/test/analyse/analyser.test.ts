import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '$lib/App.svelte';
import type { Field } from '$lib/net/api';
import Analyser from '$lib/pages/Analyser.svelte';
import { route } from '$lib/state/route.svelte';

const field = (name: string, kind: Field['kind'], group: Field['group'], more: Partial<Field> = {}): Field => ({ name, key: name, kind, label: '', meaning: `what ${name} says`, group, values: [], standard: '', ...more });
const preset = (name: string, tiles: string) => ({ name, title: name, seats: ['A'], rules: { chow: 'next' }, tiles, laid: '' });

/// Games as a server describes them.
const FIELDS: Record<string, Field[]> = {
  american: [field('hand', 'tiles', 'hand'), field('discards', 'texts', 'table'), field('card', 'document', 'situation')],
  filipino: [
    field('hand', 'tiles', 'hand'),
    field('win', 'tile', 'situation'),
    field('self_draw', 'flag', 'situation'),
    field('flowers', 'number', 'situation', { standard: '0' }),
    field('after_kong', 'flag', 'more'),
    field('ponds', 'texts', 'table'),
    field('wall', 'number', 'table'),
    field('rules', 'word', 'rules', { values: ['one', 'two'], standard: 'one' }),
    field('rule', 'changes', 'rules'),
    field('level', 'word', 'level', { values: ['beginner', 'intermediate'], standard: 'intermediate' }),
  ],
};
const GAMES = Object.entries(FIELDS).map(([name, fields]) => ({
  name,
  title: name,
  presets: name === 'american' ? [preset('league', '123456789m123456789p123456789s1234567z1f1j')] : [preset('one', '123456789m'), preset('two', '123m123p')],
  options: [{ name: 'chow', meaning: 'who may chow', kind: 'choice', values: ['next', 'anyone'], standard: 'next', group: 'Play', title: 'A run may be claimed by', note: 'who may chow', words: { next: 'the next in turn' }, unit: '', parts: 1 }],
  settings: [],
  bots: [],
  parts: 1,
  answers: true,
  example: '1122335566m1199p777s',
  fields,
  formats: [],
}));

const asked: Record<string, unknown>[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') asked.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    const told = { answer: { complete: false, distance: 1, lines: [], claims: [], exchanges: [], tiles: [], opponents: [] }, sheet: [{ part: 'line', name: 'Needs', text: ['1 tile'] }] };
    return Promise.resolve(new Response(JSON.stringify(init?.method === 'POST' ? told : { games: GAMES })));
  });
  route.replace('#/analyse/american');
});
afterEach(cleanup);

/// The game's own part of the page is loaded as it is asked for.
const opened = async () => {
  const found = await screen.findByTestId('notation', {}, { timeout: 30_000 });
  await vi.waitFor(() => expect(document.querySelector('[data-field]')).toBeTruthy());
  return found;
};
const pick = async (tile: string) => fireEvent.click(document.querySelector(`[data-pick="${tile}"]`)!);
const into = async (place: string) => fireEvent.click(document.querySelector(`[data-place="${place}"]`)!);
const notation = () => (screen.getByTestId('notation') as HTMLInputElement).value;
const entry = (name: string) => document.querySelector(`[data-field="${name}"]`) as HTMLInputElement;
const said = (name: string) => entry(name).value;

describe('the picker of the American analyser', () => {
  it('puts tiles into the hand, the exposures or the discards, and all of it into the link', async () => {
    const { rerender } = render(Analyser, { parts: ['american'] });
    await opened();
    await pick('1j');
    await pick('3m');
    await into('exposed');
    for (const tile of ['5s', '5s', '1j', '7z']) await pick(tile);
    await into('discards');
    await pick('3m');
    await rerender({ parts: ['american'] });
    await pick('3m');
    await tick();
    expect(notation()).toBe('J 3C (5B 5B J) (R)');
    expect(said('discards')).toBe('3C 3C');
    const link = new URLSearchParams(location.hash.split('?')[1]);
    expect([link.get('hand'), link.get('discards')]).toEqual(['J 3C (5B 5B J) (R)', '3C 3C']);
    expect(screen.getByTestId('answer').textContent).toContain('pick the rest of it');
  });
  it('offers no fifth tile of a kind', async () => {
    render(Analyser, { parts: ['american'] });
    await opened();
    await into('discards');
    for (let i = 0; i < 5; i++) await pick('3m');
    expect(said('discards')).toBe('3C 3C 3C 3C');
  });
  it('stays where it is while its link changes', async () => {
    render(App);
    const typed = await opened();
    await into('discards');
    await pick('3m');
    await pick('3m');
    await tick();
    expect(screen.getByTestId('notation')).toBe(typed);
    expect(said('discards')).toBe('3C 3C');
  });
  it('lets go of who walks to another page', async () => {
    render(Analyser, { parts: ['american'] });
    await opened();
    route.hash = '#/card';
    await pick('3m');
    await tick();
    expect(route.hash).toBe('#/card');
  });
});

describe('the form of the analyser', () => {
  beforeEach(() => route.replace('#/analyse/filipino?hand=1122335566m1199p777s&wall=40'));

  it('has an entry for every field of the game, but for the hand', async () => {
    render(Analyser, { parts: ['filipino'] });
    await opened();
    const offered = [...document.querySelectorAll('[data-field]')].map((each) => each.getAttribute('data-field'));
    expect(offered.toSorted()).toEqual(['after_kong', 'flowers', 'level', 'ponds', 'rules', 'self_draw', 'wall', 'win']);
    expect(document.querySelectorAll('[data-group=rules]')).toHaveLength(1);
  });
  it('folds away what few need, unless it is said', async () => {
    render(Analyser, { parts: ['filipino'] });
    await opened();
    expect((document.querySelector('[data-group=more]') as HTMLDetailsElement).open).toBe(false);
    expect((document.querySelector('[data-group=table]') as HTMLDetailsElement).open).toBe(true);
  });
  it('changes the question and the picker', async () => {
    render(Analyser, { parts: ['filipino'] });
    await opened();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({ hand: '1122335566m1199p777s', wall: 40 });
    expect(document.querySelectorAll('[data-pick]')).toHaveLength(9);
    await fireEvent.change(entry('rules'), { target: { value: 'two' } });
    expect(document.querySelectorAll('[data-pick]')).toHaveLength(6);
    await fireEvent.change(entry('win'), { target: { value: '1p' } });
    await fireEvent.click(entry('self_draw'));
    await fireEvent.change(entry('level'), { target: { value: 'beginner' } });
    await fireEvent.change(entry('ponds'), { target: { value: 'left:1m\nown:2m' } });
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ hand: '1122335566m1199p777s', wall: 40, rules: 'two', win: '1p', self_draw: true, level: 'beginner', ponds: ['left:1m', 'own:2m'] }));
    expect(location.hash).toContain('level=beginner');
  });
  it('offers the house rules, and tells those that differ', async () => {
    render(Analyser, { parts: ['filipino'] });
    await opened();
    const rules = document.querySelector('[data-group=rules]') as HTMLDetailsElement;
    rules.open = true;
    await fireEvent(rules, new Event('toggle'));
    await fireEvent.change(rules.querySelector('select')!, { target: { value: 'anyone' } });
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ rule: ['chow=anyone'] }));
    await fireEvent.change(rules.querySelector('select')!, { target: { value: 'next' } });
    await vi.waitFor(() => expect(asked.at(-1)).not.toHaveProperty('rule'));
  });
  it('shows the sheet of the answer', async () => {
    render(Analyser, { parts: ['filipino'] });
    await screen.findByText('Needs', {}, { timeout: 30_000 });
    expect(screen.getByTestId('answer').querySelector('h1')?.textContent).toBe('Ready');
  });
});
