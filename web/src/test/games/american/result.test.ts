import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import NearestLines from '$lib/games/american/NearestLines.svelte';
import Result from '$lib/games/american/Result.svelte';
import { marks, type CardInsight } from '$lib/games/american/insight';
import type { Answer } from '$lib/games/face';
import type { Scene } from '$lib/table/scene';

afterEach(cleanup);

const insight = JSON.parse(readFileSync('src/test/answers/american.json', 'utf8')) as CardInsight;
const answer = (said: CardInsight) => said as unknown as Answer;
const shown = (said: CardInsight) => render(Result, { answer: answer(said) });

describe('the American analyser', () => {
  it('shows strategy, lines with points and tiles still out, and what to pass', () => {
    shown(insight);
    expect(screen.getByText(/Play for Runs 1/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[a-z]+-\d/);
    const first = screen.getByTestId('lines').querySelector('tbody tr')!;
    expect(first.textContent).toContain('Runs 1');
    expect(first.querySelector('.printed .c1')).toBeTruthy();
    expect(first.textContent).toContain('25');
    expect(first.querySelectorAll('[role=img][aria-label*="still out"]').length).toBeGreaterThan(0);
    expect(screen.getByTestId('let-go').querySelectorAll('[role=img]')).toHaveLength(3);
    expect(screen.getByTestId('tiles').querySelectorAll('li').length).toBeGreaterThan(5);
  });
  it('shows an exchange that wins before anything to discard', () => {
    const winning: CardInsight = { ...insight, discard: [], exchanges: [{ tile: '9C', owner: 'West', gain: 30, wins: true, line: 'runs-1' }] };
    delete winning.pass;
    shown(winning);
    const box = screen.getByTestId('exchanges');
    expect(box.textContent).toContain('West’s joker: mah jongg with Runs 1');
    expect(box.compareDocumentPosition(screen.getByTestId('lines')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByTestId('let-go')).toBeNull();
  });
  it('shows eight lines until the rest is asked for', async () => {
    const line = insight.lines[0]!;
    const many = { ...insight, lines: Array.from({ length: 11 }, (_, at) => ({ ...line, id: `runs-${at + 1}` })) };
    shown(many);
    expect(screen.getByTestId('lines').querySelectorAll('tbody tr')).toHaveLength(8);
    await fireEvent.click(screen.getByText('Show 3 more lines'));
    expect(screen.getByTestId('lines').querySelectorAll('tbody tr')).toHaveLength(11);
  });
});

describe('the assistant’s nearest lines', () => {
  it('are three, each with points, tiles in place and chance', () => {
    render(NearestLines, { scene: { game: 'american', table: { started: { rules: {} } } } as unknown as Scene, answer: answer(insight), advised: true });
    const lines = screen.getByTestId('nearest-lines').querySelectorAll('article');
    expect(lines).toHaveLength(3);
    expect(lines[0]!.textContent).toMatch(/Runs 1.*open.*25 points.*\d+ of 14.*chance.*%/s);
    expect(lines[0]!.querySelector('[aria-label^="Missing: "]')).toBeTruthy();
  });
});

describe('the card beside the table', () => {
  const one = insight.lines[0]!;
  it('says of each line how far it is and its chance, and which are dead', () => {
    const found = marks(answer({ ...insight, lines: [one, { ...one, id: 'runs-2', dead: true }] }));
    expect(found.get('runs-1')).toEqual({ state: 'reach', note: '3 tiles from ready, chance 74 %' });
    expect(found.get('runs-2')!.state).toBe('dead');
  });
  it('marks the six lines that are worth most', () => {
    const lines = Array.from({ length: 8 }, (_, at) => ({ ...one, id: `runs-${at + 1}` }));
    expect([...marks(answer({ ...insight, lines })).values()].map(({ state }) => state)).toEqual([...Array(6).fill('reach'), 'far', 'far']);
  });
});
