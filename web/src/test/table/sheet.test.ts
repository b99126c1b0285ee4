import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as face } from '$lib/games/riichi/table';
import { fold } from '$lib/model/fold';
import type { Event, ScoreLine } from '$lib/model/events';
import type { Scene } from '$lib/table/scene';
import WinSheet from '$lib/table/WinSheet.svelte';

afterEach(cleanup);

const line = (what: string, amount: number, unit: string): ScoreLine => ({ what, amount, unit });

function shown(lines: ScoreLine[]): void {
  const events: Event[] = [
    { event: 'started', variant: 'riichi', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 25000, B: 25000 }, pot: 0 },
    { event: 'wall', tiles: '123m', rolls: [] },
    { event: 'dealt', seat: 'A', tiles: '12m' },
    { event: 'won', seat: 'A', from: 'B', tile: '3m' },
    { event: 'paid', reason: 'win', lines, points: { A: 1300, B: -1300 }, pot: 0 },
    { event: 'ended', reason: 'win' },
  ];
  const scene: Scene = { game: 'riichi', face, table: fold(events)!, viewer: 'A', own: true, people: {}, pending: [], notes: [] };
  render(WinSheet, { scene, paused: false, last: false, onnext: () => {}, onclose: () => {} });
}

const section = (heading: string) => screen.getByText(heading).closest('section')!;

describe('the sheet of a win', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => {
      throw new Error('the sheet asks nobody');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows how the fu came about beside what the hand is worth', () => {
    shown([line('Riichi', 1, 'han'), line('a win', 20, 'fu'), line('a closed win on a discard', 10, 'fu'), line('fu', 30, 'fu'), line('points', 1300, 'points')]);
    const fu = section('Fu: how it was made');
    expect([...fu.querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['20', '10', '30']);
    expect(within(fu).getByText('Rounded up')).toBeTruthy();
    const worth = section('What the hand is worth');
    expect([...worth.querySelectorAll('dt')].map((each) => each.textContent)).toEqual(['Riichi', 'points']);
  });
  it('says by its name what a line without an amount is', () => {
    shown([line('two-sided', 0, 'wait'), line('points', 1300, 'points')]);
    const worth = section('What the hand is worth');
    expect([...worth.querySelectorAll('dt, dd')].map((each) => each.textContent)).toEqual(['wait', 'two-sided', 'points', '1,300']);
  });
  it('shows the sum of the fu among the rest where nothing says how it came about', () => {
    shown([line('Riichi', 1, 'han'), line('fu', 30, 'fu')]);
    expect(screen.queryByText('Fu: how it was made')).toBeNull();
    expect(section('What the hand is worth').textContent).toContain('fu');
  });
});
