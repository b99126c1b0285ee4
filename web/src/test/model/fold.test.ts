import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { after } from '$lib/model/fold';
import { readLog } from '$lib/model/log';
import type { Table } from '$lib/model/table';
import { checksum } from './checksum';
import { tableText } from './tableText';

/// The client's fold agrees with the engine's after every event of games that the engine played.
describe.each(['riichi', 'american', 'filipino', 'changchun'])('the table of %s', (game) => {
  const events = readLog(readFileSync(`src/test/logs/${game}-A.jsonl`, 'utf8'));
  const expected = readFileSync(`src/test/logs/${game}-A.tables`, 'utf8').split('\n');

  it('is what the engine makes of each event', () => {
    let table: Table | undefined;
    let line = 0;
    for (const event of events) {
      table = after(table, event);
      const text = tableText(table);
      expect(checksum(text), `after ${JSON.stringify(event)}:\n${text}`).toBe(expected[line++]);
      if (event.event === 'ended') {
        const whole = text.trimEnd().split('\n');
        expect(whole).toEqual(expected.slice(line, line + whole.length));
        line += whole.length;
      }
    }
    expect(expected.slice(line)).toEqual(['']);
  });
});
