import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hands, readLog } from '$lib/model/log';
import { place } from '$lib/model/table';
import { Replayer } from '$lib/table/replayer.svelte';

const log = (name: string) => hands(readLog(readFileSync(`src/test/logs/${name}.jsonl`, 'utf8')));

afterEach(() => vi.unstubAllGlobals());

describe('a replay with closed hands', () => {
  it('shows what the server says that the seat saw, and nothing before', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      asked.push([address, (JSON.parse(String(init.body)) as { seat: string }).seat]);
      return Promise.resolve(new Response(JSON.stringify({ events: log('riichi-A')[0] })));
    });
    const replay = new Replayer({ game: 'riichi', players: { A: 'Anna', B: 'Finch' }, format: 'sparrow', hands: log('riichi') });
    expect(place(replay.table!, 'B').hand).not.toContain('?');
    replay.open = false;
    expect(replay.table).toBeUndefined();
    await replay.look();
    await replay.look();
    expect(asked).toEqual([['/api/v1/replay/seen', 'A']]);
    expect(place(replay.table!, 'A').hand).not.toContain('?');
    expect(new Set(place(replay.table!, 'B').hand)).toEqual(new Set(['?']));
  });
});
