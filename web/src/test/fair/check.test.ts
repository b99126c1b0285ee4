import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '$lib/fair/check';
import type { Kept } from '$lib/fair/kept';
import { faces } from '$lib/games/games';
import { hands, readLog } from '$lib/model/log';
import type { Event } from '$lib/model/events';
import { tiles } from '$lib/tiles/tile';
import { seenBy } from '$lib/model/eyes';
import { liesOf, linesOf, recordOf } from './records';

const games = faces.map((face) => face.name);

describe.each(games)('the check of %s', (game) => {
  const face = faces.find((each) => each.name === game)!;
  const lines = linesOf(game);
  const record = recordOf(lines);
  const kept: Kept = {
    table: record.record!,
    seat: 'A',
    round: record.fair!.round!,
    nonce: record.fair!.nonces!.A!,
    commitment: record.fair!.commitment,
    commitments: record.fair!.commitments!,
    vain: 0,
  };
  const seen = record.hands.map((hand) => hand.map((event) => seenBy(event, 'A')));

  it('finds an honest match fair', async () => {
    const verdict = check(record, await face.wall(), kept, seen);
    expect(verdict).toMatchObject({ outcome: 'own', hands: record.hands.length, compared: record.hands.length });
    expect(verdict.places).toBeGreaterThan(50);
    expect(check(record, await face.wall(), undefined, []).outcome).toBe('told');
  });

  it('refuses every lie that the engine refuses', async () => {
    const wall = await face.wall();
    for (const { lie, at, out, in: instead } of liesOf(game)) {
      const forged = lines.toSpliced(at, out, ...instead);
      expect(check(recordOf(forged), wall, undefined, []).outcome, lie).toBe('unfair');
    }
  });

  it('knows what was promised at the table', async () => {
    const wall = await face.wall();
    const other = 'ab'.repeat(32);
    const why = (changed: Partial<Kept>) => check(record, wall, { ...kept, ...changed }, []).problem;
    expect(why({ nonce: other })).toBe('your number was not used');
    expect(why({ commitment: other })).toContain('the server committed to something else');
    expect(why({ commitments: { ...kept.commitments, B: other } })).toContain('somebody committed to another number');
    expect(why({ round: kept.round + 1 })).toContain('another round');
  });

  it('knows what was seen at the table', async () => {
    const wall = await face.wall();
    const drawn = seen[0]!.findIndex((event) => event.event === 'drew' && event.seat === 'A');
    const altered = seen[0]!.with(drawn, { ...seen[0]![drawn]!, tile: (seen[0]![drawn] as { tile: string }).tile === '1m' ? '2m' : '1m' } as Event);
    expect(check(record, wall, kept, [altered]).problem).toBe('hand 1 is not the one that you saw');
    expect(check(record, wall, kept, [seen[0]!.slice(0, -1)]).outcome).toBe('own');
  });

  it('follows the wall through every preset that the engine plays', async () => {
    const wall = (await face.wall())!;
    for (const file of readdirSync('src/test/logs/every').filter((name) => name.startsWith(`${game}-`) && name.endsWith('.jsonl'))) {
      for (const hand of hands(readLog(readFileSync(`src/test/logs/every/${file}`, 'utf8')))) {
        const [started, built] = hand;
        if (started?.event !== 'started' || built?.event !== 'wall') throw new Error(file);
        expect(tiles(built.tiles).toSorted(), file).toEqual(wall.tiles(started.rules).toSorted());
        expect(built.rolls, file).toHaveLength(wall.dice(started.rules).length);
        const table = wall.hand(started, tiles(built.tiles), built.rolls);
        hand.slice(2).forEach((event) => table.happened(event));
      }
    }
  });
});

describe('the check', () => {
  it('says what it does not know', () => {
    const record = recordOf(linesOf(games[0]!));
    expect(check(record, undefined, undefined, []).outcome).toBe('unknown');
    expect(check({ ...record, fair: { scheme: 'sparrow-fair-1', commitment: '00' } }, undefined, undefined, []).outcome).toBe('unknown');
  });
});
