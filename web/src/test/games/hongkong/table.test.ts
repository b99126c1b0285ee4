import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { table as face } from '$lib/games/hongkong/table';
import { fold } from '$lib/model/fold';
import type { Event } from '$lib/model/events';
import { api } from '$lib/net/api';
import Cloth from '$lib/table/Cloth.svelte';
import WinSheet from '$lib/table/WinSheet.svelte';
import type { Scene } from '$lib/table/scene';

afterEach(cleanup);

const EVENTS: Event[] = [
  { event: 'started', variant: 'hongkong', edition: 1, hand: 5, dealer: 'B', rules: { minimum: '3', limit: '10', flowers: 'yes', dead_wall: '0' }, tally: { 'deal passed': 5 }, points: { A: 0, B: 12, C: -12, D: 0 }, pot: 0 },
  { event: 'wall', tiles: '?'.repeat(144), rolls: [] },
  { event: 'dealt', seat: 'A', tiles: '123m456p789s1122z4f' },
  { event: 'dealt', seat: 'B', tiles: '?'.repeat(13) },
  { event: 'dealt', seat: 'C', tiles: '?'.repeat(13) },
  { event: 'dealt', seat: 'D', tiles: '?'.repeat(13) },
  { event: 'laid', seat: 'A', meld: { kind: 'flowers', tiles: '4f', manner: 'own', added: 0 } },
  { event: 'began', phase: 'play' },
  { event: 'drew', seat: 'A', tile: '3z', at: 60 },
];

const scene = (events: Event[]): Scene => ({ game: 'hongkong', face, table: fold(events)!, viewer: 'A', own: true, people: {}, pending: [], notes: [] });

describe('a table of Hong Kong mahjong', () => {
  it('says the round, the minimum, and which flowers are the own ones', () => {
    render(Cloth, { scene: scene(EVENTS) });
    const centre = screen.getByTestId('centre');
    expect(centre.textContent).toMatch(/South round/);
    expect(centre.textContent).toMatch(/3 faan to win, 10 at most/);
    expect(centre.querySelectorAll('.own .out')).toHaveLength(1);
    expect(face.note(fold(EVENTS)!, 'A')).toBe('own flower');
    expect(face.note(fold(EVENTS)!, 'B')).toBe('dealer');
  });
  it('explains each faan of a win', async () => {
    const entries = [{ name: 'All pungs', meaning: 'four pungs or kongs and a pair', values: ['3'] }];
    vi.spyOn(api, 'scoring').mockResolvedValue({ name: 'Faan', values: ['faan'], sections: [{ title: 'Sets', note: '', entries }] });
    const won: Event[] = [
      ...EVENTS,
      { event: 'won', seat: 'A', tile: '3z' },
      { event: 'paid', reason: 'win', lines: [{ what: 'All pungs', amount: 3, unit: 'faan' }, { what: 'faan', amount: 3, unit: 'faan' }, { what: 'points', amount: 8, unit: 'points' }], points: { A: 48, B: -16, C: -16, D: -16 }, pot: 0 },
      { event: 'ended', reason: 'win' },
    ];
    render(WinSheet, { scene: scene(won), paused: true, last: false, onnext: () => {}, onclose: () => {} });
    expect((await screen.findByText('four pungs or kongs and a pair')).closest('dt')?.nextElementSibling?.textContent).toBe('3 faan');
    expect(document.querySelectorAll('.lines dt .meaning')).toHaveLength(1);
  });
});
