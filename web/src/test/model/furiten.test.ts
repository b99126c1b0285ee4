import { describe, expect, it } from 'vitest';
import { furitenQuestion, gone } from '$lib/model/furiten';
import { fold } from '$lib/model/fold';
import type { Event } from '$lib/model/events';
import { tagOf } from '$lib/table/scene';

const hidden = '?'.repeat(13);
const start: Event[] = [
  { event: 'started', variant: 'riichi', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 0, C: 0, D: 0 }, pot: 0 },
  { event: 'wall', tiles: '?'.repeat(136), rolls: [] },
  { event: 'dealt', seat: 'A', tiles: '123m456p789s1122z' },
  { event: 'dealt', seat: 'B', tiles: hidden },
  { event: 'dealt', seat: 'C', tiles: hidden },
  { event: 'dealt', seat: 'D', tiles: hidden },
];
const draw = (seat: 'A' | 'B' | 'C' | 'D', tile: string, at: number): Event => ({ event: 'drew', seat, tile, at });
const drop = (seat: 'A' | 'B' | 'C' | 'D', tile: string): Event => ({ event: 'discarded', seat, tile, origin: 'drawn' });
const played: Event[] = [draw('A', '9m', 60), drop('A', '9m'), draw('B', '?', 61), drop('B', '1z'), draw('C', '?', 62), drop('C', '5z')];
const table = (...more: Event[]) => fold([...start, ...played, ...more])!;

describe('furiten', () => {
  it('looks at what one has thrown and at what went by since, but not at the tile on offer', () => {
    expect(gone(table(), 'A')).toEqual(['9m', '1z']);
    expect(gone(table(draw('D', '?', 63)), 'A')).toEqual(['9m', '1z', '5z']);
  });

  it('forgets what went by with the next discard, unless riichi was declared', () => {
    const round = [draw('D', '?', 63), drop('D', '6z'), draw('A', '3z', 64), drop('A', '3z')];
    expect(gone(table(...round), 'A')).toEqual(['9m', '3z']);
    const declared: Event[] = [...start, draw('A', '9m', 60), { event: 'declared', seat: 'A', word: 'riichi' }, ...played.slice(1), ...round];
    expect(gone(fold(declared)!, 'A')).toEqual(['9m', '3z', '1z', '5z', '6z']);
  });

  const under = (rules: Record<string, string>, ...more: Event[]) =>
    gone(fold([{ ...start[0]!, rules } as Event, ...start.slice(1), ...played, ...more])!, 'A');

  it('leaves to the table what went by where only a tile with a yaku bars, until riichi', () => {
    expect(under({ furiten_by: 'shape' }, draw('D', '?', 63))).toEqual(['9m', '1z', '5z']);
    expect(under({ furiten_by: 'yaku' }, draw('D', '?', 63))).toEqual(['9m']);
    const declared: Event[] = [
      { ...start[0]!, rules: { furiten_by: 'yaku' } } as Event,
      ...start.slice(1),
      draw('A', '9m', 60),
      { event: 'declared', seat: 'A', word: 'riichi' },
      ...played.slice(1),
      draw('D', '?', 63),
    ];
    expect(gone(fold(declared)!, 'A')).toEqual(['9m', '1z', '5z']);
  });

  it('counts a north set aside, except where passing it bars nothing', () => {
    const north: Event[] = [
      draw('D', '?', 63),
      { event: 'laid', seat: 'D', meld: { kind: 'flowers', tiles: '4z', manner: 'own', added: 0 } },
      draw('D', '?', 64),
    ];
    expect(under({ kita_furiten: 'yes' }, ...north)).toEqual(['9m', '1z', '5z', '4z']);
    expect(under({ kita_furiten: 'no' }, ...north)).toEqual(['9m', '1z', '5z']);
  });

  it('is asked only between turns', () => {
    expect(furitenQuestion(table(), 'A')).toEqual({ hand: '123m456p789s1122z', discards: '9m1z' });
    expect(furitenQuestion(table(draw('D', '?', 63), drop('D', '6z'), draw('A', '3z', 64)), 'A')).toBeUndefined();
  });

  it('is a word on one’s own plate alone', () => {
    const scene = { game: 'riichi', table: table(), viewer: 'A' as const, own: true, people: {}, pending: [], furiten: true };
    expect(tagOf(scene, 'A')).toBe('furiten');
    expect(tagOf(scene, 'B')).toBe('');
    expect(tagOf({ ...scene, own: false }, 'A')).toBe('');
  });
});
