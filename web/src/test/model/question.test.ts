import { describe, expect, it } from 'vitest';
import type { Event, Seat, Started } from '$lib/model/events';
import { fold } from '$lib/model/fold';
import { faceOf } from '$lib/games/games';
import { table as american } from '$lib/games/american/table';

const started = (variant: string, rules: Record<string, string>): Started => ({
  event: 'started', variant, edition: 1, hand: 0, dealer: 'A', rules, tally: {}, points: { A: 0, B: 0, C: 0, D: 0 }, pot: 0,
});
const wall: Event = { event: 'wall', tiles: '?'.repeat(136), rolls: [] };
const asked = async (game: string, rules: Record<string, string>, ...events: Event[]) => (await faceOf(game).table()).ask(fold([started(game, rules), wall, ...events])!, 'A');

describe('what the assistant at a table asks', () => {
  it('names the rules and the winds of a Riichi table', async () => {
    const rules = { players: '3' };
    const question = await asked('riichi', rules, { event: 'dealt', seat: 'A', tiles: '19m' });
    expect(question).toEqual({ hand: '19m', visible: '', rules, odds: false, round_wind: 'E', seat_wind: 'E' });
  });
  it('names the rules of a Filipino table, the flowers laid and the tile just drawn', async () => {
    const rules = { siete_pares: '0' };
    const laid: Event = { event: 'laid', seat: 'A', meld: { kind: 'flowers', tiles: '1f5z', manner: 'own', added: 0 } };
    const events: Event[] = [{ event: 'dealt', seat: 'A', tiles: '123m1f5z' }, laid, { event: 'drew', seat: 'A', tile: '9s', at: 20 }];
    expect(await asked('filipino', rules, ...events)).toMatchObject({ hand: '123m9s', rules, flowers: 2, discards: 0, win: '9s', self_draw: true, dealer: true });
  });
  it('tells ting and the bao in Changchun, once they are there', async () => {
    const dealt: Event = { event: 'dealt', seat: 'A', tiles: '123m' };
    const bao = (to: Seat[], tile: string): Event => ({ event: 'revealed', marker: 'bao', at: 90, tile, to });
    expect(await asked('changchun', {}, dealt, bao(['B'], '?'))).not.toHaveProperty('ting');
    expect(await asked('changchun', {}, dealt, bao(['B'], '?'))).not.toHaveProperty('bao');
    const ready: Event = { event: 'declared', seat: 'A', word: 'ting' };
    expect(await asked('changchun', {}, dealt, ready, bao(['A'], '5p'))).toMatchObject({ ting: true, bao: '5p', rules: {} });
  });
  it('names no more tiles in the wall of an American table than the league leaves, and none in the Charleston', () => {
    const blanks: Event = { event: 'wall', tiles: '?'.repeat(158), rolls: [] };
    const dealt = (['A', 'B', 'C', 'D'] as Seat[]).map((seat): Event => ({ event: 'dealt', seat, tiles: '?'.repeat(13) }));
    const table = (phase: string) => fold([started('american', {}), blanks, ...dealt, { event: 'began', phase }])!;
    expect(american.ask(table('play'), 'A')).toMatchObject({ phase: 'play', wall: 99 });
    expect(american.ask(table('right 1'), 'A')).not.toHaveProperty('wall');
    expect(american.ask(table('right 1'), 'A')).toMatchObject({ phase: 'charleston' });
  });
});
