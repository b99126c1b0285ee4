import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { combined } from '$lib/review/combine';
import type { Review } from '$lib/review/review';
import { place } from '$lib/model/table';
import { idOf, isSame, kindOf, offeredBy, ofReview, readPuzzles, tableOf, type Puzzle } from '$lib/train/puzzle';
import type { Action } from '$lib/net/messages';

const review = (game: string) => JSON.parse(readFileSync(`src/test/reviews/${game}.json`, 'utf8')) as Review;
/// The games whose sample has something to train on.
const GAMES = ['riichi', 'filipino', 'hongkong'];
const line = (puzzle: object) => JSON.stringify(puzzle);
const first = () => ofReview(review('riichi'))[0]!;

describe.each(GAMES)('positions of %s', (game) => {
  const all = ofReview(review(game));

  it('are those that the review marks', () => {
    const marked = review(game).choices.filter((choice) => choice.training);
    expect(all.length).toBe(marked.length);
    expect(all.map(({ answer, cost }) => [answer, cost])).toEqual(marked.map(({ advised, cost }) => [advised, cost]));
    for (const seat of review(game).seats) expect(ofReview(review(game), seat)).toEqual(all.filter((each) => each.seat === seat));
  });

  it('tell no tile that the seat did not see', () => {
    for (const puzzle of all) {
      for (const event of puzzle.events) {
        if (event.event === 'wall') expect(event.tiles).toMatch(/^\?*$/);
        if (event.event === 'dealt' && event.seat !== puzzle.seat) expect(event.tiles).toMatch(/^\?*$/);
        if (event.event === 'drew' && event.seat !== puzzle.seat) expect(event.tile).toBe('?');
      }
    }
  });

  it('are read from the lines of a file as they were', () => {
    const read = readPuzzles(all.map(line).join('\n') + '\n');
    expect(read).toEqual({ puzzles: all, problems: [] });
    expect(readPuzzles(JSON.stringify(review(game))).puzzles.map(idOf)).toEqual(all.map(idOf));
  });

  it('offer what could be done, and where a file does not tell it what it names', () => {
    for (const puzzle of all) {
      for (const { offered, ...rest } of [puzzle, { ...puzzle, offered: undefined }]) {
        const { options } = offeredBy(offered ? { ...rest, offered } : rest, tableOf(puzzle));
        for (const action of [puzzle.answer, puzzle.missed]) expect(options.some((option) => isSame(option, action))).toBe(true);
      }
    }
  });
});

it('a position is known by what was seen, whatever else is told of it', () => {
  const ids = GAMES.flatMap((game) => ofReview(review(game)).map(idOf));
  expect(new Set(ids).size).toBe(ids.length);
  expect(idOf({ ...first(), match: 'other', words: 'other' })).toBe(idOf(first()));
});

it('positions are found in hands that were reviewed one by one', () => {
  const { whole, hands } = JSON.parse(readFileSync('src/test/reviews/hands.json', 'utf8')) as { whole: Review; hands: Review[] };
  const ids = (of: Review) => ofReview(of).map(idOf);
  expect(ids(combined(hands))).toEqual(ids(whole));
  expect(hands.flatMap(ids)).toEqual(ids(whole));
});

it('hands of others that a file tells stay turned away', () => {
  const puzzle = first();
  const open: Puzzle = { ...puzzle, events: puzzle.events.map((event) => (event.event === 'dealt' && event.seat !== puzzle.seat ? { ...event, tiles: '1m'.repeat(event.tiles.length) } : event.event === 'drew' && event.tile === '?' ? { ...event, tile: '2m' } : event)) };
  const table = tableOf({ ...open, events: open.events.slice(0, 1 + open.events.findLastIndex(({ event }) => event === 'dealt')) });
  for (const [seat, of] of Object.entries(table.places)) if (seat !== puzzle.seat) expect(of.hand.every((tile) => tile === '?')).toBe(true);
  expect(place(table, puzzle.seat).hand).not.toContain('?');
});

describe('a damaged line', () => {
  const faulty: [string, string, RegExp][] = [
    ['that is cut off', line(first()).slice(0, 200), /not JSON/],
    ['that is a number', '7', /not JSON/],
    ['of something else', '{"sparrow":"log"}', /no position/],
    ['of a later version', line({ ...first(), puzzle: 2 }), /another version/],
    ['without a game', line({ ...first(), game: undefined }), /“game”/],
    ['of nobody', line({ ...first(), seat: 'X' }), /“seat”/],
    ['without a unit', line({ ...first(), unit: 0 }), /“unit”/],
    ['with a cost in words', line({ ...first(), cost: 'much' }), /“cost”/],
    ['without reasons', line({ ...first(), why: 'because' }), /“why”/],
    ['without an answer', line({ ...first(), answer: { action: 'fly', text: 'fly' } }), /“answer”/],
    ['without options', line({ ...first(), options: [] }), /“options”/],
    ['that offers something unheard of', line({ ...first(), offered: { kind: 'one', options: [{}] } }), /“offered”/],
    ['without events', line({ ...first(), events: 'none' }), /“events”/],
    ['whose hand never began', line({ ...first(), events: first().events.slice(1) }), /no position that could be shown/],
    ['whose hand lacks the answer', line({ ...first(), answer: { action: 'discard', tile: '8f', origin: 'hand', text: 'discard 8f' } }), /no position that could be shown/],
  ];
  it.each(faulty)('%s is told, and the others are taken', (_, damaged, what) => {
    const { puzzles, problems } = readPuzzles([line(first()), '', damaged, line(ofReview(review('riichi'))[1]!)].join('\r\n'));
    expect(puzzles).toEqual(ofReview(review('riichi')).slice(0, 2));
    expect(problems).toEqual([{ line: 3, what: expect.stringMatching(what) as string }]);
  });
});

describe('an answer', () => {
  const discard = (tile: string, origin: 'hand' | 'drawn'): Action => ({ action: 'discard', tile, origin, text: `discard ${tile}${origin === 'drawn' ? ' as drawn' : ''}` });
  const give = (tiles: string): Action => ({ action: 'give', tiles, text: `give ${tiles}` });
  it('is the same from the hand and just drawn, but not with red paint', () => {
    expect(isSame(discard('5m', 'hand'), discard('5m', 'drawn'))).toBe(true);
    expect(isSame(discard('5m', 'hand'), discard('0m', 'hand'))).toBe(false);
  });
  it('gives tiles in any order', () => {
    expect(isSame(give('12m3p'), give('3p21m'))).toBe(true);
    expect(isSame(give('12m3p'), give('12m4p'))).toBe(false);
  });
  it('is not betrayed by the kind of the choice', () => {
    expect(kindOf({ kind: 'pass' })).toBe(kindOf({ kind: 'call' }));
  });
});
