import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as filipino } from '$lib/games/filipino/table';
import { table as riichi } from '$lib/games/riichi/table';
import type { Event } from '$lib/model/events';
import type { Action, FromServer } from '$lib/net/messages';
import { Play } from '$lib/table/play.svelte';

/// A socket that is open at once and keeps what is said.
class Heard {
  static readonly OPEN = 1;
  static said: { type: string }[] = [];
  readonly readyState = Heard.OPEN;
  send(text: string): void {
    Heard.said.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
}

const started: Event = { event: 'started', variant: '', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 0 }, pot: 0 };
const state = { table: 't', game: '', preset: '', rules: {}, settings: {}, listed: false, phase: 'playing', seats: {}, spectators: 0, number: 0, fair: { scheme: '', commitment: '' } } as const;

function sit(face: typeof riichi, ...events: Event[]): Play {
  const play = new Play({ table: 't', game: '' }, face);
  play.live.message({ type: 'welcome', seat: 'A', state: { ...state, seats: {} } });
  play.live.message({ type: 'events', from: 0, events: [started, { event: 'wall', tiles: '1234m', rolls: [] }, { event: 'dealt', seat: 'A', tiles: '12m' }, ...events] });
  return play;
}

const asks = (play: Play, choice: Omit<Extract<FromServer, { type: 'choice' }>, 'type'> | object) => play.live.message({ type: 'choice', ...choice } as FromServer);
const discard = (tile: string): Action => ({ action: 'discard', tile, origin: 'hand', text: '' });

beforeEach(() => {
  Heard.said = [];
  vi.stubGlobal('WebSocket', Heard);
});
afterEach(() => vi.unstubAllGlobals());

describe('after a declaration', () => {
  it('it is known what was declared, and only tiles that may go are playable', () => {
    const play = sit(riichi, { event: 'declared', seat: 'A', word: 'riichi' });
    asks(play, { decision: 4, kind: 'one', options: [discard('2m')], fallback: 0 });
    expect(play.declared).toBe('Riichi');
    expect([play.isPlayable(0), play.isPlayable(1)]).toEqual([false, true]);
    play.refuse(0);
    expect(play.live.notices.at(-1)!.text).toMatch(/leaves the hand ready/);
  });
  it('any other turn is none', () => {
    const play = sit(riichi, { event: 'declared', seat: 'B', word: 'riichi' });
    asks(play, { decision: 4, kind: 'one', options: [discard('2m')], fallback: 0 });
    expect(play.declared).toBe('');
  });
});

describe('a claim that cannot be', () => {
  it('says why, and passes', () => {
    const play = sit(filipino);
    asks(play, { decision: 3, kind: 'covered' });
    play.live.uncover();
    asks(play, { decision: 3, kind: 'one', options: [{ action: 'pass', text: '' }], fallback: 0 });
    expect(play.live.notices.at(-1)!.text).toMatch(/no chow, pong or kang/);
    expect(Heard.said.at(-1)).toEqual({ type: 'answer', decision: 3, option: 0 });
  });
  it('is none where there is something to claim', () => {
    const play = sit(filipino);
    asks(play, { decision: 3, kind: 'covered' });
    play.live.uncover();
    asks(play, { decision: 3, kind: 'one', options: [{ action: 'pass', text: '' }, { action: 'win', text: '' }], fallback: 0 });
    expect(play.live.notices).toEqual([]);
    expect(Heard.said.at(-1)).toEqual({ type: 'uncover', decision: 3 });
  });
});
