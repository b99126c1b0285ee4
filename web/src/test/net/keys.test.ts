import { beforeEach, describe, expect, it } from 'vitest';
import { all, drop, forget, keysOf, played, remember, secretOf } from '$lib/net/keys';

beforeEach(() => localStorage.clear());

const seat = (table: string) => ({ table, game: 'riichi', seat: 'A' as const, token: `token of ${table}` });

describe('the tables of this browser', () => {
  it('stay among one’s own games when nobody comes back to them', () => {
    remember(seat('ONE'));
    forget('ONE');
    expect(all()).toEqual([]);
    expect(played()).toEqual([seat('ONE')]);
    expect(keysOf('ONE')).toEqual(seat('ONE'));
    expect(secretOf('ONE')).toBe('token of ONE');
  });

  it('stay among one’s own games when many others came', () => {
    for (let i = 0; i < 60; i++) remember(seat(`T${i}`));
    expect(all()).toHaveLength(20);
    expect(played()).toHaveLength(60);
    expect(secretOf('T0')).toBe('token of T0');
  });

  it('from before own games were kept are among them too', () => {
    localStorage.setItem('sparrow.tables', JSON.stringify([seat('OLD')]));
    expect(played()).toEqual([seat('OLD')]);
    forget('OLD');
    expect(played()).toEqual([seat('OLD')]);
  });

  it('are no games of one’s own without a seat', () => {
    remember({ table: 'SEEN', game: 'riichi', invitation: 'come' });
    expect(played()).toEqual([]);
    expect(secretOf('SEEN')).toBe('come');
  });

  it('are forgotten for good', () => {
    remember(seat('ONE'));
    drop('ONE');
    expect(keysOf('ONE')).toBeUndefined();
    expect(played()).toEqual([]);
  });
});
