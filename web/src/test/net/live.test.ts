import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { LiveTable } from '$lib/net/live.svelte';
import { hands, readLog } from '$lib/model/log';
import type { FromServer, TableState } from '$lib/net/messages';

/// A line to a server that only listens; the test speaks for it.
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor(readonly address: string) {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const state = { table: 'T', game: 'riichi', seats: {}, settings: {} } as unknown as TableState;
const events = hands(readLog(readFileSync('src/test/logs/riichi-A.jsonl', 'utf8')))[0]!;
const choice: FromServer = { type: 'choice', decision: 20, kind: 'one', options: [{ action: 'pass', text: 'pass' }], fallback: 0 };
const witness = { happened: vi.fn(), asked: vi.fn() };

function sitting(): LiveTable {
  const live = new LiveTable({ table: 'T', game: 'riichi', token: 'secret' }, witness);
  Line.last.onopen?.();
  Line.last.say({ type: 'welcome', seat: 'A', state });
  Line.last.say({ type: 'events', from: 0, events: events.slice(0, 20) });
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  witness.asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live table', () => {
  it('says who it is in the first message, never in the address', () => {
    sitting();
    expect(Line.last.sent[0]).toEqual({ type: 'hello', token: 'secret' });
    expect(Line.last.address).not.toContain('secret');
  });

  it('follows the events and asks for what it has missed', () => {
    const live = sitting();
    expect(live.number).toBe(20);
    Line.last.breaks();
    expect(live.connection).toBe('lost');
    vi.advanceTimersByTime(600);
    Line.last.onopen?.();
    expect(Line.last.sent[0]).toEqual({ type: 'hello', token: 'secret', since: 20 });
    Line.last.say({ type: 'welcome', seat: 'A', state });
    Line.last.say({ type: 'events', from: 20, events: events.slice(20, 25) });
    expect(live.number).toBe(25);
    expect(live.notices[0]!.title).toBe('You are back');
  });

  it('tells how many turns a bot played meanwhile, without the one that was sent before', () => {
    const mine = events.findIndex((event, at) => at >= 20 && event.event === 'discarded' && event.seat === 'A');
    const back = (sent: boolean) => {
      const live = sitting();
      Line.last.say({ type: 'events', from: 20, events: events.slice(20, mine) });
      Line.last.say({ ...choice, decision: mine } as FromServer);
      if (sent) live.choose(0);
      Line.last.breaks();
      vi.advanceTimersByTime(600);
      Line.last.onopen?.();
      Line.last.say({ type: 'welcome', seat: 'A', state });
      expect(live.notices).toEqual([]);
      Line.last.say({ type: 'events', from: mine, events: events.slice(mine, mine + 1) });
      return live.notices[0]!.text;
    };
    expect(back(false)).toBe('A bot played one turn for you.');
    expect(back(true)).toBe('Nothing was lost.');
  });

  it('says so when time ran out on a turn, not when it passed', () => {
    const live = sitting();
    Line.last.say(choice);
    Line.last.say({ type: 'played', seat: 'A', decision: 20, why: 'time' });
    expect(live.notices).toEqual([]);
    Line.last.say({ type: 'choice', decision: 20, kind: 'one', options: [{ action: 'discard', tile: '1m', origin: 'hand', text: 'discard 1m' }], fallback: 0 });
    Line.last.say({ type: 'played', seat: 'A', decision: 20, why: 'time' });
    expect(live.notices[0]!.title).toBe('Time is up');
  });

  it('tells what the operator announces', () => {
    const live = sitting();
    Line.last.say({ type: 'announcement', message: 'The server restarts at noon.' });
    expect(live.notices[0]).toMatchObject({ title: 'From the operator', text: 'The server restarts at noon.' });
  });

  it('begins anew where the server begins anew', () => {
    const live = sitting();
    Line.last.say({ type: 'events', from: 100, events: events.slice(0, 7) });
    expect(live.number).toBe(107);
    expect(live.table!.log).toHaveLength(7);
  });

  it('answers once, and again after a broken connection', () => {
    const live = sitting();
    Line.last.say(choice);
    expect(live.waiting).toBe(true);
    live.choose(0);
    live.choose(0);
    expect(Line.last.sent.filter((message) => message['type'] === 'answer')).toEqual([{ type: 'answer', decision: 20, option: 0 }]);
    expect(live.waiting).toBe(false);
    Line.last.breaks();
    vi.advanceTimersByTime(600);
    Line.last.onopen?.();
    Line.last.say({ type: 'welcome', seat: 'A', state });
    Line.last.say(choice);
    expect(Line.last.sent).toContainEqual({ type: 'answer', decision: 20, option: 0 });
    expect(witness.asked).toHaveBeenCalledTimes(1);
  });

  it('gives the choice back when an answer is refused', () => {
    const live = sitting();
    Line.last.say(choice);
    live.choose(0);
    Line.last.say({ type: 'refused', about: 'answer', decision: 20, error: 'stale', message: 'That decision is over.' });
    expect(live.waiting).toBe(true);
    expect(live.notices[0]!.text).toBe('That decision is over.');
  });

  it('passes a covered choice by the option that passes', () => {
    const live = sitting();
    Line.last.say({ type: 'choice', decision: 20, kind: 'covered' });
    live.passCovered();
    expect(live.waiting).toBe(false);
    expect(Line.last.sent.at(-1)).toEqual({ type: 'uncover', decision: 20 });
    Line.last.say({ type: 'choice', decision: 20, kind: 'one', options: [{ action: 'win', text: 'win' }, { action: 'pass', text: 'pass' }], fallback: 1 });
    expect(Line.last.sent.at(-1)).toEqual({ type: 'answer', decision: 20, option: 1 });
    expect(witness.asked).toHaveBeenCalledTimes(1);
  });

  it('goes on passing a covered choice when the connection broke meanwhile', () => {
    const live = sitting();
    Line.last.say({ type: 'choice', decision: 20, kind: 'covered' });
    live.passCovered();
    Line.last.breaks();
    vi.advanceTimersByTime(600);
    Line.last.onopen?.();
    Line.last.say({ type: 'welcome', seat: 'A', state });
    Line.last.say({ type: 'choice', decision: 20, kind: 'covered' });
    expect(Line.last.sent.at(-1)).toEqual({ type: 'uncover', decision: 20 });
  });

  it('forgets a choice when something has happened', () => {
    const live = sitting();
    Line.last.say(choice);
    Line.last.say({ type: 'events', from: 20, events: events.slice(20, 21) });
    expect(live.waiting).toBe(false);
  });

  it('waits longer and longer before it tries again', () => {
    sitting();
    const first = Line.last;
    first.breaks();
    vi.advanceTimersByTime(499);
    expect(Line.last).toBe(first);
    vi.advanceTimersByTime(2);
    const second = Line.last;
    expect(second).not.toBe(first);
    second.breaks();
    vi.advanceTimersByTime(700);
    expect(Line.last).toBe(second);
    vi.advanceTimersByTime(400);
    expect(Line.last).not.toBe(second);
  });
});
