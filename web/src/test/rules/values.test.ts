import { beforeEach, describe, expect, it } from 'vitest';
import type { Option } from '$lib/net/api';
import { dropHouse, housesOf, keepHouse } from '$lib/rules/houses';
import { grouped, isAbout, isSwitch, limited, shown, step, stored, wordOf } from '$lib/rules/values';

const option = (more: Partial<Option>): Option => ({
  name: 'turn_ms', meaning: 'time', kind: 'number', values: ['1000', '60000'], standard: '15000',
  group: 'Clocks', title: 'Time for a turn', note: 'time', words: {}, unit: 'seconds', parts: 1000, ...more,
});

describe('the value of a rule', () => {
  it('is read and typed in seconds, and kept in milliseconds', () => {
    expect(shown(option({}), '1500')).toBe('1.5');
    expect(stored(option({}), '1.5')).toBe('1500');
    expect(wordOf(option({}), '15000')).toBe('15 seconds');
    expect(wordOf(option({}), '1000')).toBe('1 second');
    expect(step(option({}))).toBe('any');
  });

  it('stays within its bounds', () => {
    expect(limited(option({}), stored(option({}), '0'), '15000')).toBe('1000');
    expect(limited(option({}), stored(option({}), '999'), '15000')).toBe('60000');
    expect(limited(option({}), stored(option({}), 'soon'), '15000')).toBe('15000');
  });

  it('of a quarter is typed as one', () => {
    const quarters = option({ values: ['0', '400'], unit: 'units', parts: 4 });
    expect(shown(quarters, '3')).toBe('0.75');
    expect(stored(quarters, '0.75')).toBe('3');
    expect(step(quarters)).toBe('0.25');
  });

  it('has words', () => {
    const choice = option({ kind: 'choice', values: ['both_barred', 'allowed'], words: { allowed: 'none' }, unit: '', parts: 1 });
    expect(wordOf(choice, 'allowed')).toBe('none');
    expect(wordOf(choice, 'both_barred')).toBe('both barred');
    expect(isSwitch(choice)).toBe(false);
    expect(isSwitch(option({ kind: 'choice', values: ['no', 'yes'] }))).toBe(true);
  });
});

describe('the rules of a game', () => {
  it('stand under their headings, in their order', () => {
    const one = option({ name: 'one' });
    const two = option({ name: 'two', group: 'Pace' });
    const three = option({ name: 'three' });
    expect(grouped([one, two, three])).toEqual([{ title: 'Clocks', options: [one, three] }, { title: 'Pace', options: [two] }]);
  });

  it('are found by any of their words, and by their old names', () => {
    expect(isAbout(option({}), 'turn time')).toBe(true);
    expect(isAbout(option({}), 'turn_ms')).toBe(true);
    expect(isAbout(option({}), 'CLOCK')).toBe(true);
    expect(isAbout(option({}), 'joker')).toBe(false);
  });
});

describe('a set of house rules', () => {
  beforeEach(() => localStorage.clear());

  it('is kept by its name, for its game', () => {
    const house = { name: 'Sunday four', game: 'riichi', preset: 'tenhou', options: { kuitan: 'no' }, settings: {} };
    keepHouse(house);
    keepHouse({ ...house, options: { kuitan: 'yes' } });
    keepHouse({ ...house, game: 'american' });
    expect(housesOf('riichi')).toEqual([{ ...house, options: { kuitan: 'yes' } }]);
    dropHouse(house);
    expect(housesOf('riichi')).toEqual([]);
    expect(housesOf('american')).toHaveLength(1);
  });
});
