import { expect, it } from 'vitest';
import type { Event } from '$lib/model/events';
import { fold } from '$lib/model/fold';

it('a blank left in a pond lies where the tile it was given for lay', () => {
  const events: Event[] = [
    { event: 'started', variant: 'american', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 0 }, pot: 0 },
    { event: 'wall', tiles: '1m2m3m4m2j9p', rolls: [] },
    { event: 'dealt', seat: 'A', tiles: '1m2m' },
    { event: 'dealt', seat: 'B', tiles: '3m4m2j' },
    { event: 'discarded', seat: 'A', tile: '1m', origin: 'hand' },
    { event: 'drew', seat: 'B', tile: '9p', at: 5 },
    { event: 'retrieved', seat: 'B', owner: 'A', at: 0, taken: '1m', given: '2j' },
  ];
  const table = fold(events)!;
  expect(table.places.A!.pond).toEqual([{ tile: '2j', origin: 'hand' }]);
  expect(table.places.B!.hand).toEqual(['3m', '4m', '9p', '1m']);
  expect(table.offered).toBeUndefined();
});
