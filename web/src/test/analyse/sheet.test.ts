import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Result from '$lib/analyse/Result.svelte';
import SheetView from '$lib/analyse/SheetView.svelte';
import { analysis } from '$lib/games/plain/analysis';
import { groups, isOfDiscards, onPage, shareOf, type Part, type SheetTable } from '$lib/model/sheet';

afterEach(cleanup);

const column = (heading: string, align: 'left' | 'right' | 'tile' = 'left', room = 0) => ({ heading, align, room });
const cell = (text: string) => ({ words: [[text]] });
const DISCARDS: SheetTable = {
  part: 'table',
  columns: [column('discard', 'tile'), column('left', 'right'), column('good', 'right'), column('accepted')],
  rows: [
    { cells: [{ tile: '5s', words: [[{ text: '5s', tile: '5s' }]] }, cell('6'), cell('36%'), { words: [[{ text: '8p', tile: '8p' }, { text: ':2', style: 'faint' }], [{ text: '1zx2', tile: '1z' }, { text: ':3', style: 'faint' }]] }] },
    { cells: [{ tile: '2s', words: [[{ text: '2s', tile: '2s' }]] }, cell('4'), cell('0%'), cell('')], below: [cell('nothing else')] },
  ],
};
const SHEET: Part[] = [
  { part: 'tiles', name: 'Hand', tiles: '12m', melds: ['(777z)'], written: '12m(777z)', text: ['ready'] },
  { part: 'line', name: 'Won on', text: ['2m ', { text: 'the last tile typed; -w names another', style: 'faint' }] },
  { part: 'line', name: 'Advice', text: [{ text: 'discard 5s', style: 'strong' }] },
  { part: 'line', name: '', text: ['or discard 2s'] },
  { part: 'line', name: 'Pays', text: ['discarder 20'] },
  { part: 'line', name: '', text: ['dealer 0'] },
  { part: 'gap' },
  { part: 'gap' },
  DISCARDS,
  { part: 'paragraph', mark: '!', text: ['furiten'] },
  { part: 'gap' },
  { part: 'line', name: 'Total', text: ['128'] },
];

describe('a sheet', () => {
  it('is made of groups, and its advice is shown elsewhere', () => {
    expect(groups(SHEET)).toEqual([
      [
        { kind: 'tiles', name: 'Hand', tiles: '12m', melds: ['(777z)'], text: ['ready'] },
        { kind: 'facts', facts: [{ name: 'Won on', texts: [SHEET[1]!.part === 'line' ? SHEET[1].text : []] }, { name: 'Pays', texts: [['discarder 20'], ['dealer 0']] }] },
      ],
      [{ kind: 'table', table: DISCARDS }, { kind: 'words', warns: true, text: ['furiten'] }],
      [{ kind: 'facts', facts: [{ name: 'Total', texts: [['128']] }] }],
    ]);
  });
  it('leaves out the lines that a game tells in its own way', () => {
    expect(groups(SHEET, ['Pays', 'Total'])[0]?.at(1)).toEqual({ kind: 'facts', facts: [{ name: 'Won on', texts: [SHEET[1]!.part === 'line' ? SHEET[1].text : []] }] });
    expect(groups(SHEET, ['Pays', 'Total'])).toHaveLength(2);
  });
  it('draws its tiles and counts what is left of them', () => {
    render(SheetView, { sheet: SHEET });
    expect([...document.querySelectorAll('.hand [role=img]')].map((tile) => tile.getAttribute('aria-label'))).toEqual(['1 of characters', '2 of characters', 'Red dragon', 'Red dragon', 'Red dragon']);
    const first = document.querySelector('tbody tr')!;
    expect([...first.querySelectorAll('[role=img]')].map((tile) => tile.getAttribute('aria-label'))).toEqual(['5 of bamboo', '8 of dots', 'East']);
    expect(first.textContent?.replaceAll(/\s+/g, ' ')).toMatch(/6.*36%.*2.*×2.*3/);
    expect(first.querySelectorAll('.bar')).toHaveLength(1);
    expect(first.classList).toContain('best');
    expect(screen.getByText('nothing else')).toBeTruthy();
    expect(document.querySelector('dd.sum')?.textContent?.trim()).toBe('128');
  });
  it('says what a page can do, and nothing of options', () => {
    render(SheetView, { sheet: SHEET });
    expect(screen.getByText('the last tile typed')).toBeTruthy();
    expect(onPage('the bao; needs --last-tile')).toBe('the bao; needs last tile');
    expect(onPage('and 54 more; --json has them all')).toBe('and 54 more');
    expect(onPage('0 -20 for a single -honor')).toBe('0 -20 for a single -honor');
  });
  it('shows ten rows until the rest is asked for', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({ cells: [cell(`row ${at}`)] }));
    render(SheetView, { sheet: [{ part: 'table', columns: [column('')], rows }] });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
    await fireEvent.click(screen.getByText('Show 2 more rows'));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(12);
  });
  it('knows tables of discards, and shares', () => {
    expect(isOfDiscards(DISCARDS)).toBe(true);
    expect(isOfDiscards({ ...DISCARDS, columns: [column('tile', 'tile')] })).toBe(false);
    expect([cell('36%'), cell('9.1%'), cell('6'), undefined].map(shareOf)).toEqual([0.36, 0.091, undefined, undefined]);
  });
});

describe('what there is to say about a hand', () => {
  const ranking = [{ action: 'discard 5s', value: 1, reasons: [{ name: 'tiles that help', number: 6, sentence: '6 tiles help' }] }, { action: 'discard 2s', value: 0, reasons: [] }];

  it('begins with how it stands and what is advised', () => {
    render(Result, { analysis, answer: { complete: false, distance: 2, level: 'intermediate', ranking, discards: [{ tile: '5s', distance: 2, accept: ['8p:2'], count: 2 }] }, sheet: SHEET });
    expect(document.querySelector('h1')?.textContent).toBe('1 tile from ready');
    const advice = screen.getByTestId('advice');
    expect(advice.textContent).toContain('intermediate');
    expect(advice.textContent).toContain('6 tiles help.');
    expect(advice.querySelector('.deed [aria-label="5 of bamboo"]')).toBeTruthy();
    expect(screen.getByText('How many')).toBeTruthy();
    expect(screen.queryByText('accepted')).toBeNull();
  });
  it('has no discards for a hand that is won', () => {
    render(Result, { analysis, answer: { complete: true, discards: [{ tile: '5s', distance: 2, accept: [], count: 0 }] }, sheet: SHEET });
    expect(document.querySelector('h1')?.textContent).toBe('A complete hand');
    expect(screen.queryByText('How many')).toBeNull();
    expect(screen.queryByTestId('advice')).toBeNull();
  });
});
