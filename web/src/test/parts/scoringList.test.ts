import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import ScoringList from '$lib/parts/ScoringList.svelte';
import type { ScoringMark, ScoringTable } from '$lib/model/scoring';

afterEach(cleanup);

const table: ScoringTable = {
  name: 'Card',
  values: ['points', ''],
  sections: [
    {
      title: 'Evens',
      note: 'no jokers',
      entries: [
        { name: 'Evens 1', meaning: 'any two suits', values: ['30', 'open'], printed: [{ text: '2222', colour: 1 }, { text: '44', colour: 2 }], example: { hand: '2222s44p(666m)[8888m]', last: '5z', how: 'riichi was declared' } },
        { name: 'Evens 2', meaning: 'any one suit', values: ['25', 'concealed'] },
      ],
    },
  ],
};
const marks = new Map<string, ScoringMark>([
  ['evens-1', { state: 'reach', note: '2 tiles from ready' }],
  ['evens-2', { state: 'dead', note: 'can no longer be completed' }],
]);
const entry = (name: string) => document.querySelector(`[data-entry="${name}"]`)!;

describe('the list of what is paid for', () => {
  it('shows lines in colour, with worth, meaning and a hand in tiles', () => {
    render(ScoringList, { table });
    const first = entry('Evens 1');
    expect(first.querySelector('.c1')?.textContent).toMatch(/^2222/);
    expect(first.querySelector('.c2')?.textContent).toMatch(/^44/);
    expect(first.textContent).toMatch(/30\s*points/);
    expect(first.textContent).toContain('won on White dragon; riichi was declared');
    expect(first.querySelectorAll('[role=img]').length).toBe(6 + 3 + 4 + 1);
  });
  it('marks what is in reach and dims what is dead', () => {
    render(ScoringList, { table, marks });
    expect(entry('Evens 1').className).toContain('reach');
    expect(entry('Evens 1').textContent).toContain('2 tiles from ready');
    expect(entry('Evens 2').className).toContain('dead');
  });
  it('is searched', async () => {
    render(ScoringList, { table });
    await fireEvent.input(screen.getByTestId('scoring-search'), { target: { value: 'one suit' } });
    expect(document.querySelectorAll('[data-entry]')).toHaveLength(1);
    await fireEvent.input(screen.getByTestId('scoring-search'), { target: { value: 'nowhere' } });
    expect(screen.getByRole('status').textContent).toBe('Nothing here is called that.');
  });
});
