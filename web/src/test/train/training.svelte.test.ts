import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Review } from '$lib/review/review';
import { idOf, ofReview, readPuzzles, type Puzzle } from '$lib/train/puzzle';
import type { Standing } from '$lib/train/schedule';
import { fitting, MOST, Training, type Kept } from '$lib/train/training.svelte';
import { today } from '$lib/train/today';

const some = ofReview(JSON.parse(readFileSync('src/test/reviews/filipino.json', 'utf8')) as Review);
/// As many different positions as wanted.
const many = (count: number): Puzzle[] => Array.from({ length: count }, (_, at) => ({ ...some[0]!, events: some[0]!.events.slice(0, 2), answer: { action: 'declare', word: `${at}`, text: `${at}` } }));
const ALL = { game: '', kind: '', match: '' };

/// A browser that does not write everything.
function refusing(refuses: (key: string, value: string) => boolean): void {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses(key, value)) throw new Error('no room');
      held.set(key, value);
    },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('positions', () => {
  it('are kept in the browser, each once, with how one stands', () => {
    const training = new Training();
    expect(training.add(some)).toMatchObject({ fresh: some.length, dropped: 0 });
    expect(training.add(some)).toMatchObject({ fresh: 0, dropped: 0 });
    training.answer(idOf(some[0]!), true);
    const again = new Training();
    expect(again.kept.map(({ puzzle }) => puzzle)).toEqual(some);
    expect(again.due(ALL).length).toBe(some.length - 1);
    expect(today()).toEqual({ due: some.length - 1, kept: some.length });
  });

  it('that were removed come back only if one opens them again', () => {
    const training = new Training();
    training.add(some);
    training.remove(idOf(some[0]!));
    expect(training.add(some).fresh).toBe(0);
    expect(training.here(ALL).length).toBe(some.length - 1);
    expect(training.add(some, { again: true }).fresh).toBe(1);
    expect(new Training().here(ALL).length).toBe(some.length);
  });

  it('are taken home as lines that can be opened again', () => {
    const training = new Training();
    training.add(some);
    expect(readPuzzles(training.lines(ALL))).toEqual({ puzzles: some, problems: [] });
    expect(training.lines({ ...ALL, game: 'other' })).toBe('');
  });

  it('that two browsers have are there once, as they were answered last', () => {
    const training = new Training();
    training.add(some.slice(0, 2));
    training.answer(idOf(some[0]!), false, 1000);
    const mine = { kept: training.kept, standings: training.standings };
    localStorage.clear();
    const other = new Training();
    other.add(some.slice(0, 3));
    other.answer(idOf(some[0]!), true, 2000);
    localStorage.setItem('sparrow.training', JSON.stringify([...mine.kept, ...other.kept]));
    localStorage.setItem('sparrow.trained', JSON.stringify([...mine.standings, ...other.standings]));
    const both = new Training();
    expect(both.kept.length).toBe(3);
    expect(both.standings.length).toBe(3);
    expect(both.standings.find(({ id }) => id === idOf(some[0]!))).toMatchObject({ first: true, last: 2000 });
  });

  it('never become too many: those that one knows best and the oldest go first', () => {
    const training = new Training();
    const [known, ...others] = many(MOST);
    training.add([known!, ...others]);
    training.answer(idOf(known!), true);
    const extra = many(MOST + 2).slice(MOST);
    expect(training.add(extra)).toMatchObject({ fresh: 2, dropped: 2 });
    const left = new Set(training.kept.map(({ id }) => id));
    expect(left.size).toBe(MOST);
    expect([known!, others[0]!].some((puzzle) => left.has(idOf(puzzle)))).toBe(false);
    expect(extra.every((puzzle) => left.has(idOf(puzzle)))).toBe(true);
    expect(new Training().standings.filter(({ gone }) => gone === 'dropped').length).toBe(2);
  });

  it('take only so much room', () => {
    const kept = many(10).map((puzzle): Kept => ({ id: idOf(puzzle), puzzle }));
    const standings = kept.map(({ id }): Standing => ({ id, game: '', kind: '', match: '', step: 0, due: 0, last: 0 }));
    const room = JSON.stringify(kept[0]).length * 4.5;
    expect(fitting(kept, standings, 10, room)).toEqual(kept.slice(6));
    expect(fitting(kept, standings, 3, room)).toEqual(kept.slice(7));
  });

  it('give way where the browser has less room', () => {
    refusing((key, value) => key === 'sparrow.training' && (JSON.parse(value) as unknown[]).length > 20);
    const training = new Training();
    expect(training.add(many(40)).dropped).toBeGreaterThanOrEqual(20);
    expect(training.unkept).toBe(false);
    expect(training.kept.length).toBeGreaterThan(10);
    expect(new Training().kept).toEqual(training.kept);
  });

  it('last as long as the page where the browser keeps nothing', () => {
    refusing(() => true);
    const training = new Training();
    training.add(some);
    expect(training.unkept).toBe(true);
    expect(training.due(ALL).length).toBe(some.length);
    training.answer(idOf(some[0]!), true);
    training.remove(idOf(some[1]!));
    expect(training.due(ALL).length).toBe(some.length - 2);
  });
});
