import { describe, expect, it } from 'vitest';
import { lying } from '$lib/model/melds';
import { tiles } from '$lib/tiles/tile';
import type { Seat } from '$lib/model/events';
import type { Laid } from '$lib/model/table';

function claimed(text: string, taken: string, from: Seat, added = 0): Laid {
  return { kind: new Set(tiles(text)).size === 1 ? 'group' : 'run', tiles: tiles(text), manner: 'claimed', added, taken, from };
}

const places = (meld: Laid, owner: Seat) => lying(meld, owner).map((each) => (each.turned ? 'T' : '-')).join('');

describe('the turned tile', () => {
  it.each([
    ['D', 'T--'],
    ['C', '-T-'],
    ['B', '--T'],
  ] as const)('of a set claimed from %s lies at %s before A', (from, expected) => {
    expect(places(claimed('555z', '5z', from), 'A')).toBe(expected);
  });
  it('is counted from the owner', () => {
    expect(places(claimed('345s', '4s', 'B'), 'C')).toBe('T--');
    expect(lying(claimed('345s', '4s', 'B'), 'C').map((each) => each.tile)).toEqual(['4s', '3s', '5s']);
  });
  it('carries the tile added to it', () => {
    const row = lying(claimed('5555z', '5z', 'C', 1), 'A');
    expect(row).toHaveLength(3);
    expect(row[1]).toEqual({ tile: '5z', turned: true, stacked: '5z' });
  });
});

describe('a set of own tiles', () => {
  it('hides the outer two of a concealed kong', () => {
    const kong: Laid = { kind: 'group', tiles: tiles('8888s'), manner: 'own', added: 0 };
    expect(lying(kong, 'A').map((each) => each.tile)).toEqual(['?', '8s', '8s', '?']);
  });
  it('shows a special kong as it lies', () => {
    const special: Laid = { kind: 'mixed', tiles: tiles('124z'), manner: 'own', added: 0 };
    expect(lying(special, 'A').every((each) => each.tile !== '?' && !each.turned)).toBe(true);
  });
});
