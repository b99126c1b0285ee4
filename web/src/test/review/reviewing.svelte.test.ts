import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRecord } from '$lib/net/api';
import type { Review } from '$lib/review/review';

const { hands } = JSON.parse(readFileSync('src/test/reviews/hands.json', 'utf8')) as { hands: Review[] };

/// Every review that was asked for, to be answered when the test wants.
const asked: { hand: number; level: string; answer: (review: Review) => void; refuse: (trouble: Error) => void; signal: AbortSignal }[] = [];
const ask = (level: string, hand: number, signal: AbortSignal) => new Promise<Review>((answer, refuse) => asked.push({ hand, level, answer, refuse, signal }));
const file = { number: 0 };

vi.mock('$lib/net/api', () => ({
  api: {
    reviewRecord: (_: string, level: string, hand: number, signal: AbortSignal) => ask(level, hand, signal),
    reviewFile: (_: Blob, number: number, level: string, hand: number, signal: AbortSignal) => ((file.number = number), ask(level, hand, signal)),
  },
}));
const { Reviewing } = await import('$lib/review/reviewing.svelte');
const { opened } = await import('$lib/net/opened.svelte');

let name = 0;
const match = (record?: string) => ({ ...(record ? { record } : {}), game: 'riichi', players: {}, format: 'sparrow', hands: hands.map((hand) => hand.hands[0]!.events) }) as GameRecord;
const settled = () => new Promise((done) => setTimeout(done));

describe('a review that is asked for hand by hand', () => {
  beforeEach(() => {
    asked.length = 0;
    name++;
  });

  it('tells how far it is, and what is known meanwhile', async () => {
    const reviewing = new Reviewing();
    void reviewing.ask(match(`m${name}`), '');
    for (let hand = 0; hand < 3; hand++) {
      expect([reviewing.running, reviewing.done, reviewing.all, reviewing.isWhole]).toEqual([true, hand, 3, false]);
      expect(asked.at(-1)!.hand).toBe(hand);
      asked.at(-1)!.answer(hands[hand]!);
      await settled();
      expect(reviewing.review!.hands.length).toBe(hand + 1);
    }
    expect([reviewing.running, reviewing.isWhole, reviewing.problem]).toEqual([false, true, '']);
  });

  it('is stopped, and goes on where it was', async () => {
    const reviewing = new Reviewing();
    void reviewing.ask(match(`m${name}`), '');
    asked[0]!.answer(hands[0]!);
    await settled();
    reviewing.stop();
    expect([reviewing.running, reviewing.stopped, reviewing.done, asked[1]!.signal.aborted]).toEqual([false, true, 1, true]);
    asked[1]!.refuse(new Error('aborted'));
    await settled();
    expect(reviewing.problem).toBe('');
    void reviewing.ask(match(`m${name}`), '');
    expect([reviewing.stopped, asked.at(-1)!.hand]).toEqual([false, 1]);
  });

  it('says why it fails, and keeps what it has', async () => {
    const reviewing = new Reviewing();
    void reviewing.ask(match(`m${name}`), 'intermediate');
    expect(asked[0]!.level).toBe('intermediate');
    asked[0]!.answer(hands[0]!);
    await settled();
    asked[1]!.refuse(new Error('The server is busy.'));
    await settled();
    expect([reviewing.problem, reviewing.running, reviewing.done]).toEqual(['The server is busy.', false, 1]);
  });

  it('reviews that record of an opened file which is looked at', async () => {
    opened.file = new Blob(['x']);
    opened.number = 4;
    const reviewing = new Reviewing();
    void reviewing.ask(match(), '');
    await settled();
    expect(file.number).toBe(4);
  });
});
