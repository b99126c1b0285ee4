import { describe, expect, it } from 'vitest';
import { kindOf, nearest, percent, rows, sentences, whyNot, withMinus, withNames } from '$lib/table/advice';
import type { Ranked } from '$lib/net/messages';

const ranked = (value: number, ...reasons: [string, number, string?][]): Ranked => ({
  option: 0,
  action: { action: 'discard', tile: '9s', origin: 'hand', text: 'discard 9s' },
  value,
  reasons: reasons.map(([name, number, sentence = '']) => ({ name, number, sentence })),
});
const row = (each: Ranked, worth?: (value: number) => string) => rows({ ranking: [each] }, worth)[0]!;

describe('the numbers of advice', () => {
  it('are those of the bots that play by a card too', () => {
    expect(row(ranked(3.271, ['tiles missing', 5]), (points) => points.toFixed(1))).toMatchObject({ tile: '9s', away: 5, value: '3.3' });
    expect(row(ranked(1_000_412, ['loss', 412.4]))).toMatchObject({ loss: 412, value: '' });
  });
  it('have a unit, or are not shown', () => {
    expect(row(ranked(14.6)).value).toBe('');
    expect(row(ranked(7_912.4), (points) => Math.round(points).toLocaleString('en')).value).toBe('7,912');
    expect(row(ranked(1e9), () => 'much').value).toBe('');
  });
  it('are whole where a tile is worth keeping', () => {
    expect(row(ranked(-15.625, ['keep value', 15.625])).keep).toBe(16);
  });
});

describe('the reasons of advice', () => {
  it('do not praise what brings a hand farther from ready', () => {
    const kinds = (now: number, then: number) => sentences(ranked(0, ['distance', now, 'now'], ['distance after', then, 'then']), {}).map(({ kind }) => kind);
    expect(kinds(4, 3)).toEqual(['good', 'good']);
    expect(kinds(4, 5)).toEqual(['good', 'plain']);
  });
  it('praise how far a hand is only where nothing else leads nearer', () => {
    const ranking = rows({ ranking: [ranked(2, ['distance', 5, '4 tiles from ready']), ranked(1, ['distance', 4, '3 tiles from ready'])] });
    const kinds = ranking.map((row) => sentences(row.ranked, {}, undefined, undefined, nearest(ranking))[0]!.kind);
    expect(kinds).toEqual(['plain', 'good']);
  });
});

describe('a chance', () => {
  it.each([
    [0, '0 %'],
    [0.0004, 'under 0.1 %'],
    [0.0005, '0.1 %'],
    [0.042, '4.2 %'],
    [0.0996, '10 %'],
    [0.4249, '42 %'],
    [0.9999, '99 %'],
    [1, '100 %'],
  ])('of %d is told as by the server', (share, text) => expect(percent(share)).toBe(text));
  it('that is slight speaks for nothing', () => {
    expect(kindOf('chance', 0)).toBe('plain');
    expect(kindOf('chance', 0.3)).toBe('good');
    expect(kindOf('danger', 0.1)).toBe('danger');
    expect(kindOf('danger', 0)).toBe('good');
    expect(kindOf('distance', 31)).toBe('plain');
    expect(kindOf('left', 0)).toBe('plain');
    expect(kindOf('keep value', 170)).toBe('plain');
    expect(kindOf('keep value', -5)).toBe('good');
  });
  it('to deal in, and what costs points, never speaks for anything', () => {
    for (const share of [0, 0.05, 0.4]) expect(kindOf('chance to deal in', share)).toBe('plain');
    expect(kindOf('expected points', -1808)).toBe('plain');
    expect(kindOf('expected points', 1120)).toBe('good');
    expect(kindOf('chance of the line', 0.001)).toBe('plain');
    expect(kindOf('lines', 0)).toBe('plain');
  });
});

const people = { A: { name: 'You', bot: false, away: false }, B: { name: 'Finch', bot: true, away: false }, C: { name: 'Mei', bot: false, away: false }, D: { name: 'Heron', bot: true, away: false } };

describe('four reasons', () => {
  const reasons = ['distance', 'tiles still out', 'chance to win', 'chance to deal in', 'expected points', 'danger', 'danger'].map((name, at) => ({ name, number: at / 10, sentence: `${name} ${at}` }));
  it('hold what threatens, however much else there is to say', () => {
    const told = (most: number) => sentences({ reasons: reasons.slice(0, most) } as unknown as Ranked, people).map(({ text }) => text);
    expect(told(4)).toEqual(['Distance 0.', 'Tiles still out 1.', 'Chance to win 2.', 'Chance to deal in 3.']);
    expect(told(6)).toEqual(['Distance 0.', 'Chance to win 2.', 'Chance to deal in 3.', 'Danger 5.']);
    expect(told(7)).toEqual(['Distance 0.', 'Chance to deal in 3.', 'Danger 5.', 'Danger 6.']);
  });
  it('say what it comes to where the hand is led away from a win', () => {
    const names = ['distance', 'keep value', 'chance to win', 'chance to deal in', 'expected points'];
    const away = { reasons: names.map((name) => ({ name, number: 5, sentence: name })) } as unknown as Ranked;
    const told = (nearest: number) => sentences(away, people, undefined, undefined, nearest).map(({ text }) => text);
    expect(told(5)).toEqual(['Distance.', 'Keep value.', 'Chance to win.', 'Chance to deal in.']);
    expect(told(4)).toEqual(['Distance.', 'Chance to win.', 'Chance to deal in.', 'Expected points.']);
  });
  it('write negative numbers with a minus', () => {
    expect(sentences({ reasons: [{ name: 'keep value', number: -5, sentence: 'keep value -5: seen on the table -5' }] } as unknown as Ranked, people)[0]!.text).toBe('Keep value −5: seen on the table −5.');
    expect(withMinus('a Sunday-4 line')).toBe('a Sunday-4 line');
  });
});

describe('words about others', () => {
  it('call them by their names', () => {
    expect(withNames('Challenge B', people)).toBe('Challenge Finch');
    expect(withNames('paid by A to B', people)).toBe('paid by you to Finch');
    expect(withNames('Vitamin B', people)).toBe('Vitamin B');
  });
  it('know who sits where', () => {
    expect(withNames('30 % that the player on your right calls it', people)).toBe('30 % that Finch calls it');
    expect(withNames('the player across and the player on your left', people)).toBe('Mei and Heron');
    expect(withNames('the player on your right', people, 'C')).toBe('Heron');
    expect(withNames('the player across', people, 'C')).toBe('you');
    expect(withNames('safe against the riichi of North', people, 'A', 'B')).toBe('safe against your riichi');
    expect(withNames('5 % to deal into the open hand of East', people, 'A', 'B')).toBe('5 % to deal into Finch’s open hand');
    expect(withNames('the riichi of East, after discarding the one of dots', people)).toBe('the riichi of East, after discarding the 1 of dots');
  });
  it('are sentences', () => {
    expect(sentences(ranked(1, ['chance', 0.3, '30 % to win']), people)).toEqual([{ text: '30 % to win.', kind: 'good' }]);
  });
});

describe('why not another tile', () => {
  const thrown = (tile: string, value: number, ...reasons: [string, number, string?][]): Ranked => ({ ...ranked(value, ...reasons), action: { action: 'discard', tile, origin: 'hand', text: `discard ${tile}` } });
  const ranking = rows({
    ranking: [
      thrown('9s', 300, ['distance', 2, '1 tile from ready'], ['left', 12, '12 tiles help'], ['chance', 0.31, '31 % to win'], ['danger', 0, 'safe against the riichi of West']),
      thrown('0p', 120, ['distance', 3, '2 tiles from ready'], ['left', 12, '12 tiles help'], ['chance', 0.08, '8.0 % to win'], ['danger', 0.11, '11 % to deal into the riichi of West']),
    ],
  });
  it('compares what differs, and nothing else', () => {
    const why = whyNot(ranking, '0p', people)!;
    expect(why.differences).toEqual([
      { name: 'From ready', best: '1', other: '2' },
      { name: 'Win', best: '31 %', other: '8.0 %' },
      { name: 'Risk', best: 'safe', other: '11 %' },
    ]);
    expect(why.sentences.map(({ text }) => text)).not.toContain('12 tiles help.');
    expect(why.sentences.at(-1)).toEqual({ text: '11 % to deal into the riichi of West.', kind: 'danger' });
  });
  it('knows a red five by its number', () => expect(whyNot(ranking, '5p', people)?.tile).toBe('0p'));
  it('has nothing to say of the advised tile, or of one that nobody ranked', () => {
    expect(whyNot(ranking, '9s', people)).toBeUndefined();
    expect(whyNot(ranking, '1m', people)).toBeUndefined();
    expect(whyNot(ranking, undefined, people)).toBeUndefined();
  });
});
