import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { combined } from '$lib/review/combine';
import type { Review, SeatSummary } from '$lib/review/review';
import type { Seat } from '$lib/model/events';

const { whole, hands } = JSON.parse(readFileSync('src/test/reviews/hands.json', 'utf8')) as { whole: Review; hands: Review[] };

describe('a match reviewed hand by hand', () => {
  const both = combined(hands);

  it('has the hands and choices of the match reviewed at once', () => {
    expect(hands.length).toBe(3);
    expect(both.hands).toEqual(whole.hands);
    expect(both.choices).toEqual(whole.choices);
    expect(both.sizes).toEqual(whole.sizes);
  });

  /// Parts are told in tenths, so that sums of them may differ by some.
  it.each(whole.seats)('comes to the same for %s', (seat: Seat) => {
    close(both.summary[seat]!, whole.summary[seat]!);
  });
});

function close(one: SeatSummary | object, other: SeatSummary | object): void {
  expect(Object.keys(one).toSorted()).toEqual(Object.keys(other).toSorted());
  for (const [name, value] of Object.entries(other)) {
    const mine = (one as Record<string, unknown>)[name];
    if (typeof value === 'number') expect(Math.abs((mine as number) - value), name).toBeLessThan(name === 'accuracy' ? 0.0001 : 3);
    else if (Array.isArray(value)) expect(mine, name).toEqual(value);
    else close(mine as object, value as object);
  }
}
