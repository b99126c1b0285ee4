import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { table as face } from '$lib/games/filipino/table';
import Ledger from '$lib/games/filipino/Ledger.svelte';
import { fold } from '$lib/model/fold';
import type { Event } from '$lib/model/events';

afterEach(cleanup);

const EVENTS: Event[] = [
  { event: 'started', variant: 'filipino', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 0, C: 0, D: 0 }, pot: 0 },
  { event: 'dealt', seat: 'A', tiles: '123m456p789s1122m444s' },
  { event: 'paid', reason: 'win', points: { A: -4, B: 12, C: -4, D: -4 }, pot: 0, lines: [{ what: 'Todas', amount: 4, unit: 'quarters' }, { what: 'quarters', amount: 4, unit: 'quarters' }, { what: '444p 777p 11s (678p)', amount: 0, unit: 'reading' }] },
];

describe('the ledger of a deal', () => {
  it('names what was paid for, and neither its sum nor how the hand was read', () => {
    const scene = { game: 'filipino', face, table: fold(EVENTS)!, viewer: 'A' as const, own: true, people: { B: { name: 'Finch', bot: true, away: false } }, pending: [], notes: [] };
    const { container } = render(Ledger, { scene, answer: undefined, advised: false });
    expect(container.querySelector('dt')?.textContent).toBe('Todas, Finch');
    expect(container.querySelector('dd')?.textContent).toBe('−1.00');
  });
});
