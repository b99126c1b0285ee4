import { describe, expect, it } from 'vitest';
import { entryOf, found, keyOf, withEntryNames, type ScoringTable } from '$lib/model/scoring';

const table: ScoringTable = {
  name: 'Card',
  values: ['points'],
  sections: [
    { title: 'Evens', note: '', entries: [{ name: 'Evens 1', meaning: 'any three suits', values: ['30'], printed: [{ text: '2222', colour: 1 }, { text: '44', colour: 2 }] }] },
    { title: 'Year 2030', note: '', entries: [{ name: 'Year 2030 6b', meaning: 'any two suits', values: ['40'] }] },
  ],
};

describe('a scoring table', () => {
  it('is searched by name, meaning, section and print', () => {
    const names = (query: string) => found(table, query).flatMap((section) => section.entries.map((entry) => entry.name));
    expect(names('')).toEqual(['Evens 1', 'Year 2030 6b']);
    expect(names('EVENS')).toEqual(['Evens 1']);
    expect(names('suits two')).toEqual(['Year 2030 6b']);
    expect(names('2222')).toEqual(['Evens 1']);
    expect(names('pinfu')).toEqual([]);
  });
  it('calls its entries as programs do', () => {
    expect(keyOf('Year 2030 6b')).toBe('year-2030-6b');
    expect(keyOf('Siete Pares')).toBe('siete-pares');
    expect(entryOf(table, 'Evens 1')?.values).toEqual(['30']);
    expect(entryOf(table, 'evens-1')?.values).toEqual(['30']);
    expect(entryOf(undefined, 'Evens 1')).toBeUndefined();
  });
  it('gives a sentence the names that players know', () => {
    expect(withEntryNames('5 tiles from ready for evens-1, 30 points', table)).toBe('5 tiles from ready for Evens 1, 30 points');
    expect(withEntryNames('year-2030-6b (9.1 %), half-flush', table)).toBe('Year 2030 6b (9.1 %), half-flush');
    expect(withEntryNames('evens-1', undefined)).toBe('evens-1');
  });
});
