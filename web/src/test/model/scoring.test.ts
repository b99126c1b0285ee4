import { describe, expect, it } from 'vitest';
import { entryOf, found, keyOf, type ScoringTable } from '$lib/model/scoring';

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
    expect(entryOf(undefined, 'Evens 1')).toBeUndefined();
  });
});
