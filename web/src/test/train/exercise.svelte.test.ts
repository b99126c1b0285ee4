import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faceOf } from '$lib/games/games';
import type { Review } from '$lib/review/review';
import { speech } from '$lib/state/speech.svelte';
import { aloud } from '$lib/train/aloud';
import { Exercise } from '$lib/train/exercise.svelte';
import ExerciseView from '$lib/train/ExerciseView.svelte';
import { ofReview, type Puzzle } from '$lib/train/puzzle';

afterEach(cleanup);

const GAMES = ['riichi', 'filipino', 'hongkong'];
const positions = (game: string) => ofReview(JSON.parse(readFileSync(`src/test/reviews/${game}.json`, 'utf8')) as Review);
const discarding = (of: Puzzle) => of.answer.action === 'discard' && of.missed.action === 'discard';

describe.each(GAMES)('a position of %s', (game) => {
  it('shows no answer before one has answered, and then judges it', async () => {
    const face = await faceOf(game).table();
    for (const puzzle of positions(game)) {
      for (const action of [puzzle.answer, puzzle.missed]) {
        const exercise = new Exercise(puzzle, face);
        expect(exercise.hand.tiles.some((_, at) => exercise.isAdvised(at) || exercise.isChosen(at))).toBe(false);
        const deed = exercise.deeds.find((each) => each.action.text === action.text);
        if (action.action === 'discard') exercise.play(exercise.hand.tiles.lastIndexOf(action.tile));
        else exercise.do(deed!);
        expect(exercise.isRight).toBe(action === puzzle.answer);
        expect(exercise.words(puzzle.answer)).not.toBe('');
        expect(exercise.hand.tiles.some((_, at) => exercise.isPlayable(at))).toBe(false);
      }
    }
  });
});

it('tiles to give are chosen one by one, and given in any order', async () => {
  const base = positions('riichi').find(discarding)!;
  const tiles = new Exercise(base, await faceOf('riichi').table()).hand.tiles.slice(0, 3);
  const puzzle: Puzzle = {
    ...base,
    offered: { kind: 'give', least: 3, most: 3, from: tiles.join('') + '9s', options: [] },
    answer: { action: 'give', tiles: tiles.toReversed().join(''), text: 'give' },
  };
  const exercise = new Exercise(puzzle, await faceOf('riichi').table());
  expect(exercise.question).toContain('3 tiles');
  exercise.play(0);
  exercise.play(0);
  exercise.give();
  expect(exercise.answer).toBeUndefined();
  [0, 1, 2].forEach((at) => exercise.play(at));
  expect(exercise.isEnough).toBe(true);
  exercise.give();
  expect(exercise.isRight).toBe(true);
  expect(exercise.hand.tiles.filter((_, at) => exercise.isAdvised(at)).length).toBe(3);
});

describe('on the page', () => {
  const shown = async (puzzle: Puzzle) => {
    const told = { onanswer: vi.fn(), onnext: vi.fn(), onremove: vi.fn() };
    render(ExerciseView, { puzzle, face: await faceOf(puzzle.game).table(), name: 'Game', left: 2, again: 'It comes again today.', about: ['New.'], ...told });
    await tick();
    return told;
  };
  const puzzle = positions('riichi').find(discarding)!;
  const tile = (wanted: string) => screen.getByTestId('hand').querySelector<HTMLElement>(`[data-tile='${wanted}']:not([aria-disabled='true'])`)!;

  it('the answer is told once there is one, to those who listen too, and the way on has the keyboard', async () => {
    const told = await shown(puzzle);
    expect(screen.queryByTestId('outcome')).toBeNull();
    expect(speech.assertive).toContain('?');
    const wrong = puzzle.missed.action === 'discard' ? puzzle.missed.tile : '';
    await fireEvent.click(tile(wrong));
    expect(told.onanswer).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByTestId('verdict').textContent).toBe('Not the best');
    expect(screen.getByTestId('ranking').textContent).toContain('best');
    expect(screen.getByTestId('played').textContent).toContain('In the game');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('next')));
    expect(speech.assertive).toContain('Not the best. Best:');
    await fireEvent.keyDown(document.body, { key: 'n' });
    expect(told.onnext).toHaveBeenCalledOnce();
  });

  it('an answer by keys alone is taken too', async () => {
    const told = await shown(puzzle);
    const right = tile(puzzle.answer.action === 'discard' ? puzzle.answer.tile : '');
    right.focus();
    await fireEvent.keyDown(right, { key: 'Enter' });
    expect(told.onanswer).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByTestId('verdict').textContent).toBe('Right');
  });
});

it('tiles are called by their names where they are heard', () => {
  expect(aloud('discard 3p')).toBe('discard 3 of dots');
  expect(aloud('pon (555m)')).toBe('pon (3 × 5 of characters)');
  expect(aloud('pass')).toBe('pass');
});
