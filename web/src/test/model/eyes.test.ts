import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seenBy } from '$lib/model/eyes';
import { readLog } from '$lib/model/log';

it.each(['riichi', 'american', 'filipino', 'changchun'])('what a seat sees of %s in these tests is what the engine showed it', (game) => {
  const log = (name: string) => readLog(readFileSync(`src/test/logs/${name}.jsonl`, 'utf8'));
  expect(log(game).map((event) => seenBy(event, 'A'))).toEqual(log(`${game}-A`));
});
