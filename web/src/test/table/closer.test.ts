import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { table as face } from '$lib/games/hongkong/table';
import { fold } from '$lib/model/fold';
import type { Event, Seat } from '$lib/model/events';
import Closer from '$lib/table/Closer.svelte';
import type { Scene } from '$lib/table/scene';

afterEach(cleanup);

const people = { A: 'You', B: 'Wren', C: 'Mei', D: 'Finch' };

function look(seat: Seat, ...dealt: [Seat, string][]): void {
  const events: Event[] = [
    { event: 'started', variant: 'hongkong', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 0, C: 0, D: 0 }, pot: 0 },
    ...dealt.map(([owner, tiles]): Event => ({ event: 'dealt', seat: owner, tiles })),
  ];
  const scene: Scene = {
    game: 'hongkong',
    face,
    table: fold(events)!,
    viewer: 'A',
    own: true,
    people: Object.fromEntries(Object.entries(people).map(([each, name]) => [each, { name, bot: false, away: false }])),
    pending: [],
    notes: [],
  };
  render(Closer, { scene, seat, onclose: () => {} });
}

describe('who looks closer at a seat', () => {
  it('sees its hand where hands are open', () => {
    look('B', ['A', '19m'], ['B', '3p1p2p']);
    const tiles = screen.getByTestId('closer-hand').querySelectorAll('[role=img]');
    expect([...tiles].map((tile) => tile.getAttribute('aria-label'))).toEqual(['1 of dots', '2 of dots', '3 of dots']);
  });
  it('sees no hand that is hidden, and not the own one twice', () => {
    look('B', ['A', '19m'], ['B', '???']);
    expect(screen.queryByTestId('closer-hand')).toBeNull();
    cleanup();
    look('A', ['A', '19m'], ['B', '???']);
    expect(screen.queryByTestId('closer-hand')).toBeNull();
  });
});
