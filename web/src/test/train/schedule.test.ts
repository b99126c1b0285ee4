import { describe, expect, it } from 'vitest';
import { answered, dayOf, GAPS, isDue, isKnown, isWanted, merged, next, tallies, type Standing } from '$lib/train/schedule';

const DAY = 86_400_000;
const NOON = new Date(2026, 2, 10, 12).getTime();
const fresh = (id: string, more: Partial<Standing> = {}): Standing => ({ id, game: 'riichi', kind: 'discard', match: '', step: 0, due: 0, last: 0, ...more });

describe('a position', () => {
  it('that is always right comes again after longer and longer, and then is known', () => {
    let standing = fresh('a');
    let now = NOON;
    for (const gap of GAPS) {
      expect(isDue(standing, dayOf(now))).toBe(true);
      standing = answered(standing, true, now);
      expect(standing.due - dayOf(now)).toBe(gap);
      expect(isDue(standing, dayOf(now + (gap - 1) * DAY))).toBe(false);
      now += gap * DAY;
    }
    standing = answered(standing, true, now);
    expect(isKnown(standing)).toBe(true);
    expect(isDue(standing, dayOf(now + 100 * DAY))).toBe(false);
  });
  it('that is missed comes again the same day and begins anew', () => {
    const missed = answered(answered(fresh('a'), true, NOON), false, NOON + DAY);
    expect(isDue(missed, dayOf(NOON + DAY))).toBe(true);
    const then = answered(missed, true, NOON + DAY);
    expect(then.due).toBe(dayOf(NOON + DAY) + GAPS[0]);
  });
  it('answered right before its day waits for its day', () => {
    const once = answered(fresh('a'), true, NOON);
    const early = answered(once, true, NOON + 60_000);
    expect([early.step, early.due]).toEqual([once.step, once.due]);
    expect(answered(once, false, NOON).due).toBe(dayOf(NOON));
  });
  it('counts as right at the first try or not, whatever comes later', () => {
    expect(answered(answered(fresh('a'), false, NOON), true, NOON).first).toBe(false);
    expect(answered(answered(fresh('a'), true, NOON), false, NOON).first).toBe(true);
  });
  it('that is gone is not due', () => {
    expect(isDue(fresh('a', { gone: 'removed' }), dayOf(NOON))).toBe(false);
  });
});

it('days change at midnight where the person is', () => {
  expect(dayOf(new Date(2026, 2, 10, 0, 1).getTime())).toBe(dayOf(new Date(2026, 2, 10, 23, 59).getTime()));
  expect(dayOf(new Date(2026, 2, 11, 0, 1).getTime())).toBe(dayOf(NOON) + 1);
});

describe('the next position', () => {
  const all = [fresh('new'), fresh('old', { step: 1, last: 5 }), fresh('missed', { last: 9 })];
  it('is one that was missed, then one that comes again, then a new one', () => {
    expect(next(all, [])!.id).toBe('missed');
    expect(next(all.slice(0, 2), [])!.id).toBe('old');
    expect(next(all.slice(0, 1), [])!.id).toBe('new');
    expect(next([], [])).toBeUndefined();
  });
  it('is not what was missed just now, as long as there are others', () => {
    expect(next(all, ['missed'])!.id).toBe('old');
    expect(next(all, ['missed', 'x', 'y'])!.id).toBe('old');
    expect(next(all, ['missed', 'x', 'y', 'z'])!.id).toBe('missed');
    expect(next([all[2]!], ['missed'])!.id).toBe('missed');
  });
});

it('of two standings of one position the later holds', () => {
  const [early, late] = [fresh('a', { last: 1, step: 3 }), fresh('a', { last: 2, step: 0 })];
  expect(merged([early, late, fresh('b')])).toEqual([late, fresh('b')]);
  expect(merged([late, early])).toEqual([late]);
});

it('positions are told apart by game, kind and match', () => {
  const one = fresh('a', { match: 'm' });
  expect(isWanted(one, { game: '', kind: '', match: '' })).toBe(true);
  expect(isWanted(one, { game: 'riichi', kind: 'discard', match: 'm' })).toBe(true);
  expect(isWanted(one, { game: 'other', kind: '', match: '' })).toBe(false);
  expect(isWanted(one, { game: '', kind: 'call', match: '' })).toBe(false);
  expect(isWanted(one, { game: '', kind: '', match: 'n' })).toBe(false);
});

it('first tries are counted by game and kind', () => {
  const all = [fresh('a', { first: true }), fresh('b', { first: false }), fresh('c', { first: true, kind: 'call' }), fresh('d'), fresh('e', { first: true, game: 'american', gone: 'dropped' })];
  expect(tallies(all)).toEqual([
    { game: 'american', kind: 'discard', answered: 1, right: 1 },
    { game: 'riichi', kind: 'discard', answered: 2, right: 1 },
    { game: 'riichi', kind: 'call', answered: 1, right: 1 },
  ]);
});
