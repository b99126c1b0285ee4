import { describe, expect, it } from 'vitest';
import { table as face } from '$lib/games/riichi/table';
import { fold } from '$lib/model/fold';
import type { Event } from '$lib/model/events';
import type { Scene } from '$lib/table/scene';

const started: Event = { event: 'started', variant: 'riichi', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 0, C: 0, D: 0 }, pot: 0 };
const scene = (...events: Event[]): Scene => ({ game: 'riichi', face, table: fold([started, ...events])!, viewer: 'A', own: true, people: {}, pending: [], notes: [] });

describe('furiten', () => {
  const barred = { ...scene(), notes: ['furiten'] };
  it('is a word on one’s own plate alone', () => {
    expect(face.tag(barred, 'A')).toBe('furiten');
    expect(face.tag(barred, 'B')).toBe('');
    expect(face.tag({ ...barred, own: false }, 'A')).toBe('');
    expect(face.tag(scene(), 'A')).toBe('');
  });
  it('stands beside riichi', () => {
    const ready = scene({ event: 'declared', seat: 'A', word: 'open riichi' }, { event: 'declared', seat: 'B', word: 'riichi' });
    expect(face.tag({ ...ready, notes: ['furiten'] }, 'A')).toBe('riichi, furiten');
    expect(face.tag(ready, 'B')).toBe('riichi');
    expect([face.hasStick(ready.table, 'A'), face.hasStick(ready.table, 'C')]).toEqual([true, false]);
  });
});
