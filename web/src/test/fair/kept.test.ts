import { beforeEach, describe, expect, it } from 'vitest';
import { keep, keepSeen, keptOf, seenOf, step, type Kept, type Step } from '$lib/fair/kept';
import { seatCommitment } from '$lib/fair/scheme';
import type { Event } from '$lib/model/events';
import type { Fair, TableState } from '$lib/net/messages';

const server = '11'.repeat(32);

function state(fair: Partial<Fair>, open = false): TableState {
  return {
    table: 'TABLE',
    phase: 'waiting',
    seats: { A: { kind: 'person' }, B: { kind: open ? 'open' : 'person' }, C: { kind: 'bot' } },
    fair: { scheme: 'sparrow-fair-2', round: 1, commitment: server, commitments: {}, revealed: [], awaited: [], bots: ['C'], ...fair },
  } as unknown as TableState;
}

function kept(next: Step | undefined): Kept {
  if (!next || 'alarm' in next) throw new Error(JSON.stringify(next));
  return next.kept;
}

function say(next: Step | undefined) {
  if (!next || 'alarm' in next) throw new Error(JSON.stringify(next));
  return next.say;
}

const others = { B: '22'.repeat(32), C: '33'.repeat(32) };
const own = (mine: Kept) => seatCommitment('TABLE', mine.round, 'A', mine.nonce);

describe('a seat’s part in the tiles', () => {
  it('is a number of its own, committed to at once', () => {
    const first = step(state({}), 'A', undefined);
    expect(kept(first).nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(say(first)).toEqual({ type: 'commit', round: 1, commitment: own(kept(first)) });
    expect(kept(step(state({}), 'A', undefined)).nonce).not.toBe(kept(first).nonce);
    expect(say(step(state({}), 'A', kept(first)))).toEqual(say(first));
  });

  it('reveals nothing before every seat has committed', () => {
    const mine = kept(step(state({}), 'A', undefined));
    expect(say(step(state({ commitments: { A: own(mine) } }), 'A', mine))).toBeUndefined();
    expect(say(step(state({ commitments: { A: own(mine), C: others.C } }), 'A', mine))).toBeUndefined();
    expect(say(step(state({ commitments: { A: own(mine), ...others } }, true), 'A', mine))).toBeUndefined();
    const ready = step(state({ commitments: { A: own(mine), ...others } }), 'A', mine);
    expect(say(ready)).toEqual({ type: 'reveal', round: 1, nonce: mine.nonce });
    expect(kept(ready).commitments).toEqual({ A: own(mine), ...others });
    expect(say(step(state({ commitments: { A: own(mine), ...others }, revealed: ['A'] }), 'A', kept(ready)))).toBeUndefined();
  });

  it('stops when what was promised has changed', () => {
    const mine = kept(step(state({}), 'A', undefined));
    const changed = { alarm: 'changed' };
    expect(step(state({ commitment: '44'.repeat(32), commitments: { A: own(mine), ...others } }), 'A', mine)).toEqual(changed);
    expect(step(state({ commitments: { A: '55'.repeat(32), ...others } }), 'A', mine)).toEqual(changed);
    const ready = kept(step(state({ commitments: { A: own(mine), ...others } }), 'A', mine));
    expect(step(state({ commitments: { A: own(mine), ...others, B: '66'.repeat(32) } }), 'A', ready)).toEqual(changed);
    expect(step(state({ commitments: { A: own(mine), C: others.C } }), 'A', ready)).toEqual(changed);
    expect(step(state({ round: 0 }), 'A', ready)).toEqual(changed);
  });

  it('draws another number in another round, and remembers what was revealed in vain', () => {
    const mine = kept(step(state({}), 'A', undefined));
    const ready = kept(step(state({ commitments: { A: own(mine), ...others } }), 'A', mine));
    const next = kept(step(state({ round: 2, commitment: '77'.repeat(32) }), 'A', ready));
    expect(next).toMatchObject({ round: 2, commitment: '77'.repeat(32), vain: 1 });
    expect(next.nonce).not.toBe(mine.nonce);
    expect(next.commitments).toBeUndefined();
    expect(kept(step(state({ round: 3 }), 'A', next)).vain).toBe(1);
  });

  it('says so when this browser did not make the promise', () => {
    expect(step(state({ commitments: { A: '88'.repeat(32) } }), 'A', undefined)).toEqual({ alarm: 'lost' });
  });

  it('is nothing in a match that has begun, or under another scheme', () => {
    expect(step({ ...state({}), phase: 'playing' }, 'A', undefined)).toBeUndefined();
    expect(step(state({ scheme: 'sparrow-fair-1' }), 'A', undefined)).toBeUndefined();
  });
});

describe('what a browser keeps', () => {
  beforeEach(() => localStorage.clear());

  it('is there by the table’s name', () => {
    const mine = kept(step(state({}), 'A', undefined));
    keep(mine);
    keep({ ...mine, table: 'OTHER' });
    expect(keptOf('TABLE')).toEqual(mine);
    expect(keptOf('NONE')).toBeUndefined();
  });

  it('has the hands of the latest tables, each once', () => {
    const hand = (number: number) => [{ event: 'started', hand: number }, { event: 'ended', reason: 'win' }] as Event[];
    keepSeen('T1', hand(0));
    keepSeen('T1', hand(1));
    keepSeen('T1', hand(1));
    expect(seenOf('T1')).toHaveLength(2);
    for (const table of ['T2', 'T3', 'T4']) keepSeen(table, hand(0));
    expect(seenOf('T1')).toEqual([]);
    expect(seenOf('T4')).toHaveLength(1);
  });
});
