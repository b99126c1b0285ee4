import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faceOf, faces } from '$lib/games/games';
import { hands, readLog } from '$lib/model/log';
import type { OwnLine } from '$lib/net/api';
import { SEATS, type Event, type Seat } from '$lib/model/events';
import { counts, digest, sum } from '$lib/statistics/digest';
import { plotted } from '$lib/statistics/plot';
import { shareOf } from '$lib/statistics/rates';

const log = (name: string) => hands(readLog(readFileSync(`src/test/logs/${name}.jsonl`, 'utf8')));
const line = (game: string, seat: Seat, results: OwnLine['results'] = { A: 10, B: -4, C: 3, D: -9 }): OwnLine => ({ record: game + seat, game, preset: 'usual', finished: '2026-03-01T18:22:05Z', players: {}, results, hands: 1, seat, phase: 'over' });

describe.each(['riichi', 'american', 'filipino', 'changchun'])('finished hands of %s', (game) => {
  const played = log(game);

  it('are counted for every seat so that wins, and those who gave them, come to all wins', async () => {
    const face = await faceOf(game).table();
    const all = sum(SEATS.flatMap((seat) => played.map((events) => counts(events, seat, face))));
    const won = played.flat().filter((event) => event.event === 'won');
    expect(all.hands).toBe(4 * played.filter((events) => events.some(({ event }) => event === 'ended')).length);
    expect(all.wins).toBe(won.length);
    expect(all.selfDrawn).toBe(won.filter((event) => event.event === 'won' && event.from === undefined).length);
    expect(all.dealIns).toBe(new Set(won.flatMap((event) => (event.event === 'won' && event.from ? [`${played.findIndex((events) => events.includes(event))}${event.from}`] : []))).size);
  });

  it('tell what those who were paid have achieved', async () => {
    const face = await faceOf(game).table();
    for (const seat of SEATS) {
      const { achieved } = digest(line(game, seat), played, face);
      expect(Object.values(achieved).every(({ times, points }) => times > 0 && points > 0)).toBe(true);
    }
  });
});

describe('a hand', () => {
  it('that was not played to its end is not counted', async () => {
    const face = await faceOf('riichi').table();
    const events = log('riichi')[0]!;
    expect(counts(events.slice(0, -1).filter(({ event }) => event !== 'ended'), 'A', face).hands).toBe(0);
  });
  it('with riichi, a call, a win and a tile that was won on', () => {
    const face = { words: { ready: { riichi: 'Riichi' } } } as unknown as Parameters<typeof counts>[2];
    const events = [
      { event: 'declared', seat: 'A', word: 'riichi' },
      { event: 'declared', seat: 'B', word: 'stop' },
      { event: 'claimed', seat: 'C', meld: { kind: 'run', tiles: '123m', manner: 'claimed', added: 0 } },
      { event: 'won', seat: 'A', from: 'B', tile: '1m' },
      { event: 'ended', reason: 'win' },
    ] as Event[];
    expect(counts(events, 'A', face)).toEqual({ hands: 1, wins: 1, selfDrawn: 0, dealIns: 0, calls: 0, ready: 1 });
    expect(counts(events, 'B', face)).toEqual({ hands: 1, wins: 0, selfDrawn: 0, dealIns: 1, calls: 0, ready: 0 });
    expect(counts(events, 'C', face)).toEqual({ hands: 1, wins: 0, selfDrawn: 0, dealIns: 0, calls: 1, ready: 0 });
  });
});

describe('what was achieved', () => {
  it.each([
    ['american', { what: 'year-2030-2 F 222a 000 333b NEWS', amount: 30, unit: 'points' }, ['year-2030-2']],
    ['american', { what: 'challenge lost by C', amount: 50, unit: 'points' }, []],
    ['filipino', { what: 'All Down', amount: 1, unit: 'quarters' }, ['All Down']],
    ['filipino', { what: 'Kang', amount: 1, unit: 'quarters from each' }, ['Kang']],
    ['filipino', { what: 'Todas', amount: 4, unit: 'quarters' }, []],
    ['riichi', { what: 'Menzen Tsumo', amount: 1, unit: 'han' }, ['Menzen Tsumo']],
    ['riichi', { what: 'han', amount: 3, unit: 'han' }, []],
  ])('in %s: %o', async (game, told, names) => {
    const { sheet } = await faceOf(game).table();
    expect(sheet.achieved({ event: 'paid', reason: '', lines: [told], points: {}, pot: 0 })).toEqual(names);
  });
});

describe('results over time', () => {
  it('add up in the order of time, whatever order they come in', async () => {
    const face = await faceOf('riichi').table();
    const [one, other] = [digest({ ...line('riichi', 'A'), finished: '2026-03-02T00:00:00Z' }, [], face), digest(line('riichi', 'B'), [], face)];
    expect(plotted([one, other]).map(({ total }) => total)).toEqual([-4, 6]);
    expect([one.place, other.place]).toEqual([1, 3]);
  });
});

describe('a share', () => {
  it('has an interval that is wide where little was counted', () => {
    expect(shareOf(0, 0)).toBeUndefined();
    const few = shareOf(2, 10)!;
    expect(few.low).toBeCloseTo(0.0567, 3);
    expect(few.high).toBeCloseTo(0.5098, 3);
    const many = shareOf(2000, 10_000)!;
    expect(many.high - many.low).toBeLessThan(0.02);
  });
});

describe('the bots', () => {
  it('of every game have been counted', async () => {
    for (const face of faces) {
      const peers = (await face.peers())!;
      expect(peers.bots.hands, face.name).toBeGreaterThan(200);
      expect(peers.bots.wins, face.name).toBeGreaterThan(0.1);
      expect(peers.bots.wins, face.name).toBeLessThan(0.4);
      expect(peers.bots.dealIns, face.name).toBeLessThan(peers.bots.wins);
    }
  });
});
