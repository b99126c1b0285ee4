import { describe, expect, it } from 'vitest';
import { rows, withNames } from '$lib/table/advice';
import type { Ranked } from '$lib/net/messages';

const ranked = (value: number, ...reasons: [string, number][]): Ranked => ({
  option: 0,
  action: { action: 'discard', tile: '9s', origin: 'hand', text: 'discard 9s' },
  value,
  reasons: reasons.map(([name, number]) => ({ name, number, sentence: '' })),
});
const row = (each: Ranked) => rows({ decision: 1, level: 'intermediate', ranking: [each] })[0]!;

describe('the numbers of advice', () => {
  it('are those of the American bots too', () => {
    expect(row(ranked(3.271, ['tiles missing', 5], ['worth', 3.271]))).toMatchObject({ tile: '9s', away: 5, value: '3.27' });
    expect(row(ranked(1_000_412, ['loss', 412]))).toMatchObject({ loss: 412, value: '' });
  });
  it('stay whole where they are large, and away where they only mark a choice', () => {
    expect(row(ranked(7_912.4)).value).toBe('7,912');
    expect(row(ranked(1e9)).value).toBe('');
  });
});

describe('words about others', () => {
  it('call them by their names', () => {
    const people = { A: { name: 'You', bot: false, away: false }, B: { name: 'Finch', bot: true, away: false } };
    expect(withNames('Challenge B', people)).toBe('Challenge Finch');
    expect(withNames('paid by A to B', people)).toBe('paid by you to Finch');
    expect(withNames('Vitamin B', people)).toBe('Vitamin B');
  });
});
