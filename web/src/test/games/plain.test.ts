import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { faceOf } from '$lib/games/games';
import { fold } from '$lib/model/fold';
import type { Event } from '$lib/model/events';
import Cloth from '$lib/table/Cloth.svelte';
import { deeds } from '$lib/table/deeds';
import type { Scene } from '$lib/table/scene';

afterEach(cleanup);

const EVENTS: Event[] = [
  { event: 'started', variant: 'unheard', edition: 1, hand: 2, dealer: 'B', rules: {}, tally: {}, points: { A: 0, B: 12, C: -12, D: 0 }, pot: 0 },
  { event: 'wall', tiles: '?'.repeat(136), rolls: [] },
  { event: 'dealt', seat: 'A', tiles: '123m456p789s1122z' },
  { event: 'dealt', seat: 'B', tiles: '?'.repeat(13) },
  { event: 'dealt', seat: 'C', tiles: '?'.repeat(13) },
  { event: 'dealt', seat: 'D', tiles: '?'.repeat(13) },
  { event: 'drew', seat: 'B', tile: '?', at: 60 },
  { event: 'discarded', seat: 'B', tile: '1z', origin: 'drawn' },
];

describe('a game that the client has never heard of', () => {
  it('is played with plain words on a plain cloth', async () => {
    const face = await faceOf('unheard').table();
    const table = fold(EVENTS)!;
    const scene: Scene = { game: 'unheard', face, table, viewer: 'A', own: true, people: {}, pending: [], notes: [] };
    render(Cloth, { scene });
    expect(screen.getByTestId('centre').textContent).toMatch(/Hand 3\s*83\s*tiles left/);
    expect(screen.getByTestId('plate-1').textContent).toMatch(/E.*\+12.*dealer/s);
    const claim = { action: 'claim', text: '', meld: { kind: 'group', tiles: '111z', manner: 'claimed', added: 0, taken: '1z', from: 'B' } } as const;
    const found = deeds(face, { decision: 1, kind: 'one', options: [{ action: 'pass', text: '' }, claim, { action: 'win', text: '' }], fallback: 0 }, table);
    expect(found.map((deed) => deed.label)).toEqual(['Win', 'Pung', 'Pass']);
  });
  it('has an analyser and a place on the first page', async () => {
    const face = faceOf('unheard');
    expect(face.name).toBe('unheard');
    expect(face.fan).toHaveLength(5);
    const analysis = await face.analysis();
    expect(analysis.read('123m456p789s11222z')?.tiles).toHaveLength(14);
    expect(analysis.headline({ complete: false, distance: 2 })).toBe('1 tile from ready');
  });
});
