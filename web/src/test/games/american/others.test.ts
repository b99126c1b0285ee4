import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { table as face } from '$lib/games/american/table';
import type { Answer } from '$lib/games/face';
import { fold } from '$lib/model/fold';
import type { Event } from '$lib/model/events';
import type { ScoringTable } from '$lib/model/scoring';
import ScoringPanel from '$lib/table/ScoringPanel.svelte';
import type { Scene } from '$lib/table/scene';

afterEach(cleanup);

const runs = ['runs-1', 'runs-2', 'runs-3', 'runs-4', 'runs-5', 'runs-6'];
const names = { A: 'You', B: 'Wren', C: 'Mei', D: 'Finch' };

/// Wren has laid three equal tiles that many lines need, Mei some that none does, Finch nothing.
const answer = {
  lines: runs.map((id) => ({ id, section: 'Runs', distance: 4, dead: false, viable: true })),
  opponents: [
    { name: 'right', dead: false, lines: runs.map((id, at) => ({ id, probability: 0.4 - 0.06 * at })) },
    { name: 'across', dead: true, lines: [] },
    { name: 'left', dead: false, lines: runs.map((id) => ({ id, probability: 1 / 6 })) },
  ],
} as unknown as Answer;

const card: ScoringTable = { name: 'Card', values: ['points'], sections: [{ title: 'Runs', note: '', entries: runs.map((id) => ({ name: id.replace('runs-', 'Runs '), meaning: '', values: ['25'] })) }] };

function scene(): Scene {
  const events: Event[] = [
    { event: 'started', variant: 'american', edition: 1, hand: 0, dealer: 'A', rules: {}, tally: {}, points: { A: 0, B: 0, C: 0, D: 0 }, pot: 0 },
    { event: 'dealt', seat: 'B', tiles: '?????????????' },
    { event: 'dealt', seat: 'C', tiles: '?????????????' },
    { event: 'dealt', seat: 'D', tiles: '?????????????' },
  ];
  const table = fold(events)!;
  const laid = { kind: 'group', manner: 'claimed', tiles: ['3p', '3p', '3p'] } as const;
  table.places.B!.melds.push({ ...laid, tiles: [...laid.tiles] } as never);
  table.places.C!.melds.push({ ...laid, tiles: ['3z', '3z', '3z'] } as never);
  return { game: 'american', face, table, viewer: 'A', own: true, people: Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, { name, bot: false, away: false }])), pending: [], notes: [] };
}

describe('the others against the card', () => {
  it('are told by what they have laid: what they can still play, dead hands, and nothing of who shows nothing', async () => {
    render(ScoringPanel, { table: Promise.resolve(card), scene: scene(), answer });
    await screen.findByText('What the others can still play');
    const rows = [...document.querySelectorAll('.others dt')].map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent?.trim()}`);
    expect(rows).toEqual([
      'Wren: Runs 1 (40 %), Runs 2 (34 %), Runs 3 (28 %), Runs 4 (22 %), Runs 5 (16 %) +1',
      'Mei: no line: the hand is dead',
      'Finch: Nothing shown: any line',
    ]);
  });
});
