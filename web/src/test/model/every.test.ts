import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EYES, type Event, type Eyes } from '$lib/model/events';
import { seenBy } from '$lib/model/eyes';
import { after } from '$lib/model/fold';
import { readLog } from '$lib/model/log';
import type { Table } from '$lib/model/table';
import { checksum } from './checksum';
import { tableText } from './tableText';

const FOLDER = 'src/test/logs/every';
const LOGS = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));

/// The engine's test `BrowserLogsTest` writes these logs, one for each preset of each game, and the sums beside them.
describe.each(LOGS)('of %s', (name) => {
  const events = readLog(readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const expected = readFileSync(`${FOLDER}/${name.replace('.jsonl', '.sums')}`, 'utf8').trimEnd().split('\n');

  it('the client shows every viewer what the engine shows, and makes the same tables of it', () => {
    const tables: Partial<Record<Eyes, Table>> = {};
    expect(expected).toHaveLength(events.length);
    events.forEach((event, at) => {
      const text = EYES.map((eyes) => {
        const seen = seenBy(event, eyes);
        const table = after(tables[eyes], seen);
        tables[eyes] = table;
        return `${eyes}\n${JSON.stringify(seen)}\n${tableText(table)}${turnText(table)}\n`;
      }).join('');
      expect(checksum(text), `line ${at + 2}, ${JSON.stringify(event)}:\n${text}`).toBe(expected[at]);
    });
  });
});

/// What the engine's table knows and does not write out.
function turnText(table: Table): string {
  const offer = table.offered ? `, ${table.offered.source} ${table.offered.meld}` : '';
  return `turn ${table.turn}${offer}${table.over ? ', over' : ''}`;
}

it('the logs show every kind of event that the client knows', () => {
  const kinds: Record<Event['event'], number> = {
    started: 0, wall: 0, began: 0, dealt: 0, drew: 0, discarded: 0, claimed: 0, laid: 0, added: 0, 'taken back': 0, declared: 0,
    exchanged: 0, 'joker taken': 0, retrieved: 0, revealed: 0, shown: 0, turned: 0, won: 0, paid: 0, ended: 0,
  };
  for (const name of LOGS) {
    for (const event of readLog(readFileSync(`${FOLDER}/${name}`, 'utf8'))) kinds[event.event]++;
  }
  expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([]);
});
