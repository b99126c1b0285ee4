import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as changchun } from '$lib/games/changchun/table';
import { table as riichi } from '$lib/games/riichi/table';
import { table as filipino } from '$lib/games/filipino/table';
import { fold } from '$lib/model/fold';
import type { Event, ScoreLine, Seat } from '$lib/model/events';
import type { Scene } from '$lib/table/scene';
import WinSheet from '$lib/table/WinSheet.svelte';
import { transfers } from '$lib/table/sheet/account';

afterEach(cleanup);

const line = (what: string, amount: number, unit: string): ScoreLine => ({ what, amount, unit });

const started = (points: Partial<Record<Seat, number>>, pot = 0): Event => ({ event: 'started', variant: 'riichi', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points, pot });

const people = { A: 'You', B: 'Wren', C: 'Mei', D: 'Finch' };

function show(events: Event[], face = riichi): void {
  const scene: Scene = {
    game: 'riichi',
    face,
    table: fold(events)!,
    viewer: 'A',
    own: true,
    people: Object.fromEntries(Object.entries(people).map(([seat, name]) => [seat, { name, bot: false, away: false }])),
    pending: [],
    notes: [],
  };
  render(WinSheet, { scene, paused: false, last: false, onnext: () => {}, onclose: () => {} });
}

/// A win of the first seat on a tile of the second.
function shown(lines: ScoreLine[], hand = '12m', tile = '3m'): void {
  show([
    started({ A: 25000, B: 25000 }),
    { event: 'wall', tiles: '123m', rolls: [] },
    { event: 'dealt', seat: 'A', tiles: hand },
    { event: 'dealt', seat: 'B', tiles: tile },
    { event: 'discarded', seat: 'B', tile, origin: 'hand' },
    { event: 'won', seat: 'A', from: 'B', tile },
    { event: 'paid', reason: 'win', lines, points: { A: 1300, B: -1300 }, pot: 0 },
    { event: 'ended', reason: 'win' },
  ]);
}

const section = (heading: string) => screen.getByText(heading).closest('section')!;
const cells = (within: Element, selector: string) => [...within.querySelectorAll(selector)].map((each) => [...each.childNodes].map((node) => node.textContent?.trim()).filter(Boolean).join(' '));

describe('the sheet of a win', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => {
      throw new Error('the sheet asks nobody');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows how the fu came about beside what the hand is worth', () => {
    shown([line('Riichi', 1, 'han'), line('han', 1, 'han'), line('every win', 20, 'fu'), line('edge wait, 3m', 2, 'fu'), line('rounded up', 8, 'fu'), line('fu', 30, 'fu'), line('points', 1300, 'points')]);
    const fu = section('Fu: how it was made');
    expect(cells(fu, 'dd')).toEqual(['20', '2', '8', '30']);
    expect(within(fu).getByText('rounded up to tens')).toBeTruthy();
    expect(within(fu).getByText('Fu')).toBeTruthy();
    expect(cells(section('What the hand is worth'), 'dt')).toEqual(['Riichi', 'Han', 'Points']);
    expect(screen.getByTestId('summary').textContent).toBe('1 han · 30 fu');
  });
  it('says by its name what a line without an amount is', () => {
    shown([line('two-sided', 0, 'wait'), line('points', 1300, 'points')]);
    expect(cells(section('What the hand is worth'), 'dt, dd')).toEqual(['Points', '1,300', 'Wait', 'two-sided']);
  });
  it('shows the sum of the fu among the rest where nothing says how it came about', () => {
    shown([line('Riichi', 1, 'han'), line('fu', 30, 'fu')]);
    expect(screen.queryByText('Fu: how it was made')).toBeNull();
    expect(cells(section('What the hand is worth'), 'dt')).toContain('Fu');
  });
  it('stands in the sets that were scored, the red five and the winning tile where they belong', () => {
    shown([line('345m 456m 55m', 0, 'reading'), line('closed', 0, 'wait')], '340m46m55m', '5m');
    const sets = screen.getAllByTestId('set');
    expect(sets.map((set) => [...set.querySelectorAll('[role=img]')].map((tile) => tile.getAttribute('aria-label')!.replace(' of characters', '')).join(' '))).toEqual(['3 4 5', '4 5 6', '5 red 5']);
    expect(sets.map((set) => set.querySelectorAll('.tile.last').length)).toEqual([0, 1, 0]);
    expect(sets.map((set) => set.querySelector('figcaption')!.textContent)).toEqual(['run', 'run, won on this', 'pair']);
  });
  it('names the limit and gives it a moment', () => {
    shown([line('Chinitsu', 6, 'han'), line('han', 6, 'han'), line('fu', 40, 'fu'), line('haneman', 3000, 'basic points'), line('points', 12000, 'points')]);
    expect(screen.getByTestId('summary').textContent).toBe('6 han · 40 fu · haneman');
    expect(screen.getByTestId('grand').textContent).toBe('haneman');
  });
});

describe('who pays what', () => {
  const riichiWin: Event[] = [
    started({ A: 25000, B: 25000, C: 25000, D: 25000 }, 2000),
    { event: 'paid', reason: 'riichi', lines: [line('riichi', 1000, 'points')], points: { A: 0, B: 0, C: -1000, D: 0 }, pot: 1000 },
    { event: 'began', phase: 'play' },
    { event: 'won', seat: 'C', tile: '8s' },
    { event: 'revealed', marker: 'ura', at: 4, tile: '4m', to: ['A', 'B', 'C', 'D'] },
    { event: 'paid', reason: 'win', lines: [line('han', 5, 'han'), line('4m', 0, 'ura indicators'), line('mangan', 2000, 'basic points'), line('points', 8000, 'points'), line('honba', 1, 'honba'), line('sticks', 3, 'sticks')], points: { A: -4100, B: -2100, C: 11300, D: -2100 }, pot: -3000 },
    { event: 'ended', reason: 'win' },
  ];

  it('sums up to the points of the winner, its own stick and the repeats apart', () => {
    show(riichiWin);
    expect(screen.getByTestId('total').textContent).toBe('+10,300');
    expect(screen.getByTestId('parts').textContent).toBe('+8,000 for the hand, +300 for 1 repeat, +3,000 the riichi sticks on the table, −1,000 earlier in the hand');
    expect(screen.getByTestId('ura').querySelector('[role=img]')!.getAttribute('aria-label')).toBe('4 of characters makes 5 of characters dora');
    const rows = cells(screen.getByTestId('pays'), 'dt, dd');
    expect(rows).toEqual([
      'You pay Mei won on an own draw, and the dealer pays more, with 1 repeat', '4,100',
      'Wren and Finch pay Mei won on an own draw, with 1 repeat', '2,100 each',
      'Mei takes the riichi sticks on the table', '3,000',
      'Mei puts a riichi stick on the table', '1,000',
    ]);
    const row = [...document.querySelectorAll('.standing tr')].find((each) => each.textContent!.includes('Mei'))!;
    expect(row.querySelector('.change')!.textContent).toBe('+10,300');
  });
  it('is told for a draw with who was ready and on what', () => {
    show([
      started({ A: 25000, B: 25000, C: 25000, D: 25000 }),
      { event: 'began', phase: 'showdown' },
      { event: 'shown', seat: 'B', tiles: '23m' },
      { event: 'paid', reason: 'noten payment', lines: [line('noten', 3000, 'points'), line('14m', 0, 'waits of B')], points: { A: -1000, B: 3000, C: -1000, D: -1000 }, pot: 0 },
      { event: 'ended', reason: 'exhaustive draw' },
    ]);
    const ready = screen.getByTestId('ready');
    expect(ready.textContent).toMatch(/Wren\s*ready, waiting for/);
    expect(within(ready).getByRole('img', { name: '4 of characters' })).toBeTruthy();
    expect(screen.getByText('You, Mei and Finch were not ready.')).toBeTruthy();
    expect(cells(screen.getByTestId('pays'), 'dt')[0]).toMatch(/^Everyone pays Wren\s*not ready when the wall ran out$/);
  });
  it('asks what everybody waited for where all are ready and nobody pays', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const { hand } = JSON.parse(body) as { hand?: string };
      if (!hand) return Promise.reject(new Error('nothing else is answered'));
      asked.push(hand);
      return Promise.resolve(new Response(JSON.stringify({ shanten: hand === '19m' ? 1 : 0, accept: ['1m:3', '4m:4'] })));
    });
    show([
      started({ A: 25000, B: 25000, C: 25000, D: 25000 }),
      { event: 'began', phase: 'showdown' },
      { event: 'shown', seat: 'A', tiles: '23m' },
      { event: 'shown', seat: 'B', tiles: '23m11z' },
      { event: 'shown', seat: 'C', tiles: '23m22z' },
      { event: 'shown', seat: 'D', tiles: '19m' },
      { event: 'ended', reason: 'exhaustive draw' },
    ]);
    const waits = (seat: Seat) => [...document.querySelectorAll(`[data-testid=ready] [data-seat=${seat}] .waits [role=img]`)].map((tile) => tile.getAttribute('aria-label'));
    await vi.waitFor(() => expect(waits('C')).toEqual(['1 of characters', '4 of characters']));
    expect(waits('A')).toHaveLength(2);
    expect(waits('D')).toEqual([]);
    expect(asked.toSorted()).toEqual(['19m', '23m', '23m11z', '23m22z']);
    vi.unstubAllGlobals();
  });
  it('asks what those who said that they were ready waited for, as far as one knows their tiles', async () => {
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const { hand } = JSON.parse(body) as { hand?: string };
      if (hand !== '44m99p[1s2344z]') return Promise.reject(new Error('nothing else is asked'));
      return Promise.resolve(new Response(JSON.stringify({ distance: 1, accept: ['4m:2', '9p:2'] })));
    });
    show(
      [
        started({ A: 0, B: 0 }),
        { event: 'wall', tiles: '????????', rolls: [] },
        { event: 'dealt', seat: 'A', tiles: '44m99p1s2344z' },
        { event: 'dealt', seat: 'B', tiles: '????' },
        { event: 'laid', seat: 'A', meld: { kind: 'mixed', tiles: '1s2344z', manner: 'own', added: 0 } },
        { event: 'declared', seat: 'A', word: 'ting' },
        { event: 'declared', seat: 'B', word: 'ting' },
        { event: 'ended', reason: 'wall' },
      ],
      changchun,
    );
    const waits = (seat: Seat) => [...document.querySelectorAll(`[data-testid=ready] [data-seat=${seat}] .waits [role=img]`)].map((tile) => tile.getAttribute('aria-label'));
    await vi.waitFor(() => expect(waits('A')).toEqual(['4 of characters', '9 of dots']));
    expect(waits('B')).toEqual([]);
    expect(screen.getByTestId('ready').textContent).toMatch(/Wren\s*ready\s*$/);
    vi.unstubAllGlobals();
  });
  it('shows what was paid before the win apart from it, in Filipino units', () => {
    show(
      [
        started({ A: 0, B: 0, C: 0, D: 0 }),
        { event: 'paid', reason: 'kang', lines: [line('Kang', 3, 'quarters from each')], points: { A: 9, B: -3, C: -3, D: -3 }, pot: 0 },
        { event: 'won', seat: 'B', from: 'A', tile: '5p' },
        { event: 'paid', reason: 'todas', lines: [line('Todas', 4, 'quarters'), line('quarters', 4, 'quarters')], points: { A: -4, B: 12, C: -4, D: -4 }, pot: 0 },
        { event: 'ended', reason: 'todas' },
      ],
      filipino,
    );
    expect(screen.getByTestId('total').textContent).toBe('+2.25');
    expect(screen.getByTestId('parts').textContent).toBe('+3.00 for the win, −0.75 earlier in the hand');
    expect([...document.querySelectorAll('.standing .change')].map((each) => each.textContent)).toEqual(['+2.25', '+1.25', '−1.75', '−1.75']);
  });
  it('gives each of several receivers its part', () => {
    expect(transfers({ points: { A: 1500, B: -1500, C: 1500, D: -1500 }, pot: 0 })).toEqual([
      { from: 'B', to: 'A', amount: 750 }, { from: 'B', to: 'C', amount: 750 }, { from: 'D', to: 'A', amount: 750 }, { from: 'D', to: 'C', amount: 750 },
    ]);
  });
});
