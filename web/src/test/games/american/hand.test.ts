import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copiesOf, filled, pickerRows, randomHand } from '$lib/analyse/fields';
import type { Field } from '$lib/net/api';
import { analysis, bySeat } from '$lib/games/american/analysis';
import { letGo, lineRows, prints, tileRows, withLineNames, type CardInsight } from '$lib/games/american/insight';
import { split } from '$lib/games/american/sheet';
import { face, parseAmerican, readHand, writeHand, written } from '$lib/games/american/notation';
import { covering, exposing } from '$lib/model/notation';
import { save } from '$lib/state/store';
import { tiles } from '$lib/tiles/tile';

describe('American notation', () => {
  it.each([
    ['11B222C 3D', '11s222m3p'],
    ['N E W S R G 0 F J', '4z1z3z2z7z6z5z1f1j'],
    ['newsrg0ffj', '4z1z3z2z7z6z5z1f1f1j'],
    ['2026B', '2s5z26s'],
  ])('reads %s', (text, expected) => expect(parseAmerican(text)).toEqual(tiles(expected)));
  it('reads and writes a blank', () => {
    expect(parseAmerican('1B blank J')).toEqual(['1s', '2j', '1j']);
    expect(written('2j')).toBe('blank');
  });
  it.each(['1', '12X', '00B', '1B ?', 'hello'])('refuses %s', (text) => expect(parseAmerican(text)).toBeUndefined());
  it('writes what it reads', () => {
    const text = '1B 9C 5D N E W S R G 0 F J';
    expect(parseAmerican(text)!.map(written).join(' ')).toBe(text);
    expect(written('7f')).toBe('F');
    expect(face('5D')).toBe('5p');
  });
});

describe('a line of the card', () => {
  it('has its name wherever it is mentioned, a further way to play it too', () => {
    const line = { what: 'year-2030-6b 22a 33a 2030b NNN SSS', amount: 40, unit: 'points' };
    expect(split(line)).toEqual({ id: 'year-2030-6b', pattern: '22a 33a 2030b NNN SSS' });
    expect(split({ ...line, what: 'runs-2 1111a 22b' }).id).toBe('runs-2');
    const lines = [{ id: 'winds-and-dragons-4', section: 'Winds and Dragons' }] as CardInsight['lines'];
    expect(withLineNames('2 tiles from ready for winds-and-dragons-4, and a two-sided wait', { lines })).toBe('2 tiles from ready for Winds and Dragons 4, and a two-sided wait');
  });
  it('has a colour for each of its suits', () => {
    expect(prints('FFFFF xxxxxa yyyb 0 (y = x+4)').map(({ text, colour }) => text + colour)).toEqual(['FFFFF0', 'xxxxx1', 'yyy2', '00', '(y = x+4)0']);
    expect(prints('1111a DDDa 11b DD@c NS').map(({ text, colour }) => text + colour)).toEqual(['11111', 'DDD1', '112', 'DD@3', 'NS0']);
  });
});

describe('an American hand', () => {
  it('is typed in either notation, with exposures in brackets', () => {
    const typed = readHand('2C2C 3C N FF J (1C 1C J)')!;
    expect(typed).toEqual({ tiles: tiles('22m3m4z1f1f1j'), melds: ['(11m1j)'] });
    expect(writeHand(typed)).toBe('2C 2C 3C N F F J (1C 1C J)');
    expect(readHand('22m3m4z11f1j(11m1j)')).toEqual(typed);
    expect(readHand('22m (hello)')).toBeUndefined();
  });
  it('is laid open tile by tile', () => {
    const melds = [...'5s5s1j7z7z'.matchAll(/../g)].reduce<string[]>((laid, [tile]) => exposing(laid, tile, analysis.joins), []);
    expect(melds).toEqual(['(55s1j)', '(77z)']);
    expect(covering(melds, 0)).toEqual(['(55s)', '(77z)']);
    expect(covering(['(7z)'], 0)).toEqual([]);
  });
  it('is asked about with all that is known', () => {
    save('card', 'card "A"');
    const field = (name: string, kind: Field['kind']): Field => ({ name, key: name, kind, label: '', meaning: '', group: 'table', values: [], standard: '' });
    const fields = [field('hand', 'tiles'), field('discards', 'texts'), field('others', 'texts'), field('wall', 'word'), field('card', 'document'), field('phase', 'word')];
    const ask = (text: string, values: Record<string, string>) => filled(fields, analysis, readHand(text)!, text, values);
    expect(ask('1B 2C (5B 5B J)', { discards: '5D', others: 'west: (9C 9C J), north:(FFF)', wall: '60', card: 'mine' })).toEqual({
      hand: '1B 2C (5B 5B J)',
      discards: ['5D'],
      others: ['west: (9C 9C J)', 'north:(FFF)'],
      wall: '60',
      card: 'card "A"',
    });
    expect(ask('1B', { phase: 'charleston' })).toEqual({ hand: '1B', phase: 'charleston' });
    expect(bySeat('west:(5B 5B J)')).toEqual(['west:(5B 5B J)']);
  });
  it('is advised in words whose tiles can be drawn', () => {
    expect(analysis.spoken('discard 5D')).toBe('discard 5p');
    expect(analysis.spoken('pass E F 0')).toBe('pass 1z 1f 5z');
    expect(analysis.spoken('say courtesy 0')).toBe('say courtesy 0');
  });
  it('is made up of the tiles there are', () => {
    const rows = pickerRows('123456789m123456789p123456789s1234567z1f1j');
    expect(['1m', '1f', '1j'].map((tile) => copiesOf(tile, rows))).toEqual([4, 8, 8]);
    expect(randomHand(rows, 14)).toHaveLength(14);
  });
});

describe('what the analyser says of an American hand', () => {
  const insight = JSON.parse(readFileSync('src/test/answers/american.json', 'utf8')) as CardInsight;

  it('is a list of lines with what each needs', () => {
    const [best] = lineRows(insight);
    expect(best).toMatchObject({ id: 'runs-1', points: 25, concealed: false });
    expect(best!.away).toBe(best!.missing.reduce((sum, kind) => sum + kind.needed, 0));
    expect(best!.tiles).toHaveLength(14);
    expect(best!.tiles.filter((each) => each.state === 'missing')).toHaveLength(best!.away);
    expect(best!.tiles.filter((each) => each.state === 'joker')).toHaveLength(1);
    expect(best!.chance).toBeGreaterThan(0);
    expect(best!.value).toBeGreaterThan(0);
  });
  it('leaves dead lines out', () => {
    expect(lineRows({ ...insight, lines: insight.lines.map((line) => ({ ...line, dead: true })) })).toEqual([]);
  });
  it('names what to pass, and a reason for every tile', () => {
    const rows = tileRows(insight);
    expect(letGo(insight)).toHaveLength(3);
    expect(rows.filter((row) => row.action === 'pass').reduce((sum, row) => sum + row.count, 0)).toBe(3);
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(13);
    for (const row of rows) expect(row.reasons.length, row.tile).toBeGreaterThan(0);
    expect(rows[0]!.action).toBe('pass');
  });
});
