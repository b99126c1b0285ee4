import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seenBy } from '$lib/model/eyes';
import { readLog } from '$lib/model/log';

it.each(['riichi', 'american', 'filipino', 'changchun'])('a replay with closed hands shows of %s what the engine showed that seat', (game) => {
  const log = (name: string) => readLog(readFileSync(`src/test/logs/${name}.jsonl`, 'utf8'));
  expect(log(game).map((event) => seenBy(event, 'A'))).toEqual(log(`${game}-A`));
});
