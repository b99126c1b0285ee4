import { describe, expect, it } from 'vitest';
import { besides, called, changed, changesOf, choices, copiesOf, filled, isWhole, meaning, nameable, pickerRows, valueOf, withTile, writtenChanges } from '$lib/analyse/fields';
import { linkTo } from '$lib/analyse/link';
import { analysis as filipino } from '$lib/games/filipino/analysis';
import { analysis } from '$lib/games/plain/analysis';
import { away, type Insight } from '$lib/model/insight';
import { exposing, readHand } from '$lib/model/notation';
import type { Field } from '$lib/net/api';

const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({ name, key: name, kind, label: '', meaning: '', group: 'situation', values: [], standard: '', ...more });

const SEAT = field('seat_wind', 'word', { key: 'seat', label: 'WIND', values: ['e', 's', 'w', 'n'], standard: 'e' });
const FIELDS: Field[] = [
  field('hand', 'tiles', { group: 'hand' }),
  field('melds', 'melds', { group: 'hand' }),
  field('win_tile', 'tile', { key: 'win' }),
  SEAT,
  field('self_draw', 'flag', { meaning: 'won by self-draw; needs --after-kong' }),
  field('flowers', 'number', { standard: '0' }),
  field('others', 'texts', { group: 'table' }),
  field('rule', 'changes', { group: 'rules' }),
];
const HAND = '123m456p789s11122z';
const ask = (text: string, values: Record<string, string> = {}) => filled(FIELDS, analysis, readHand(text)!, text, values);

describe('the form of the analyser', () => {
  it('says of each field what its kind holds', () => {
    expect(ask(HAND, { seat: 'W', self_draw: 'yes', flowers: '3', others: 'left:(123m)\nright:(777z)', rule: 'minimum=1' })).toEqual({
      hand: HAND,
      seat_wind: 'w',
      self_draw: true,
      flowers: 3,
      others: ['left:(123m)', 'right:(777z)'],
      rule: ['minimum=1'],
    });
  });
  it('says nothing of what nobody filled in', () => expect(ask(HAND)).toEqual({ hand: HAND }));
  it('names the tile that a whole hand is won on, and no other', () => {
    expect(ask(HAND, { win: '1z' })).toEqual({ hand: HAND, win_tile: '1z' });
    expect(ask(HAND, { win: '9p' })).toEqual({ hand: HAND });
    expect(ask(HAND.slice(1), { win: '1z' })).not.toHaveProperty('win_tile');
    expect(isWhole(filipino, readHand('12233m(111p)(222p)(333p)(444p)')!)).toBe(true);
  });
  it('knows a field by either of its names', () => {
    expect(valueOf({ seat_wind: 'S' }, SEAT)).toBe('s');
    expect(valueOf({ seat: 'N' }, SEAT)).toBe('n');
    expect(changed({ seat_wind: 'S', other: '1' }, SEAT, 'w')).toEqual({ other: '1', seat: 'w' });
    expect(changed({ seat: 's' }, SEAT, 'e')).toEqual({});
  });
  it('offers everything but the hand, whose notation tells its melds', () => {
    expect(besides(FIELDS).map((each) => each.name)).not.toEqual(expect.arrayContaining(['hand']));
    expect(besides(FIELDS).map((each) => each.kind)).not.toContain('melds');
  });
  it('calls fields, words and tiles as people do', () => {
    expect(called(SEAT)).toBe('Your seat');
    expect(called(field('after_kong', 'flag'))).toBe('After kong');
    expect(meaning(FIELDS[4]!)).toBe('Won by self-draw; needs after kong');
    expect(choices(SEAT, undefined, analysis)).toEqual([['e', 'East'], ['s', 'South'], ['w', 'West'], ['n', 'North']]);
    expect(nameable(FIELDS[2]!, readHand('11m5z'), ['9p'])).toEqual([['1m', '1 of characters'], ['5z', 'White dragon']]);
    expect(nameable(field('joker', 'tile'), readHand('1m'), ['9p'])).toEqual([['9p', '9 of dots']]);
  });
  it('keeps house rules that differ', () => {
    const rules = { minimum: '1', uma: '20=10' };
    expect(changesOf(writtenChanges(rules))).toEqual(rules);
  });
  it('takes tiles into a field and melds into the hand', () => {
    expect(withTile(analysis, '', '5z')).toBe('5z');
    expect(withTile(analysis, 'left:1m\n12m', '3m')).toBe('left:1m\n123m');
    const laid = ['3m', '4m', '5m', '7z', '7z', '7z', '7z', '7z'].reduce<string[]>((melds, tile) => exposing(melds, tile, analysis.joins), []);
    expect(laid).toEqual(['(345m)', '(7777z)', '(7z)']);
  });
});

describe('a link to the analyser', () => {
  it('holds what the server wrote down, by the names people know', () => {
    const link = linkTo('some', FIELDS, { hand: '123m', seat_wind: 's', self_draw: true, flowers: 0, others: ['left:(123m)', 'right:(777z)'] });
    expect(link.startsWith('#/analyse/some?')).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(link.split('?')[1]))).toEqual({ hand: '123m', seat: 's', self_draw: 'yes', others: 'left:(123m)\nright:(777z)' });
  });
});

describe('the picker', () => {
  it('offers the tiles that the rules have, red fives last', () => {
    expect(pickerRows('1905m19p7z1f1j')).toEqual([['1m', '5m', '9m', '0m'], ['1p', '9p'], ['7z'], ['1f', '1j']]);
    expect(pickerRows(undefined)).toHaveLength(4);
  });
  it('knows how many there are of a tile', () => {
    expect(copiesOf('1f', pickerRows('1f1m'))).toBe(8);
    expect(copiesOf('1f', pickerRows('12345678f1m'))).toBe(1);
    expect(copiesOf('1m', pickerRows('1m'))).toBe(4);
  });
});

describe('the distance to a win', () => {
  it.each<[string, Insight, number | undefined]>([
    ['is that of the nearest form', { complete: false, distance: { standard: 4, siete: 2 } }, 2],
    ['is none for a win, whatever a form says', { complete: true, distance: { standard: 2, siete: 0 } }, 0],
    ['is what the rules allow', { complete: false, distance: { standard: 0, siete: null, nearest: 1 } }, 1],
    ['is nothing where no win is possible', { complete: false, distance: { standard: 3, siete: null, nearest: null } }, undefined],
    ['is nothing where there is none', { complete: false, distance: null }, undefined],
    ['counts from ready', { shanten: 1 }, 2],
  ])('%s', (_, insight, expected) => expect(away(insight)).toBe(expected));
  it('is told in words', () => {
    expect(analysis.headline({ complete: true, distance: { standard: 2, siete: 0 } })).toBe('A complete hand');
    expect(analysis.headline({ complete: false, distance: null })).toBe('No win is possible any more');
  });
});
