import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FANS } from '$lib/games/changchun/fans';
import { AMBITIONS } from '$lib/games/filipino/ambitions';
import { YAKU } from '$lib/games/riichi/yaku';

const source = (file: string) => readFileSync(`../${file}`, 'utf8').replaceAll("'", '’');

/// What the score sheet explains is called and explained as in the rules of the engine.
describe.each([
  ['yaku', YAKU, 'riichi/src/main/java/sparrow/riichi/Yaku.java', 80],
  ['ambitions', AMBITIONS, 'filipino/src/main/java/sparrow/filipino/Ambition.java', 25],
  ['fans', FANS, 'changchun/src/main/java/sparrow/changchun/Fan.java', 7],
])('the %s', (_, meanings, file, least) => {
  it('are called and explained as in the rules', () => {
    const java = source(file);
    for (const [name, meaning] of Object.entries(meanings)) {
      expect(java).toContain(`"${name}"`);
      expect(java).toContain(`"${meaning}`);
    }
    expect(Object.keys(meanings).length).toBeGreaterThanOrEqual(least);
  });
});
