import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Sentence from '$lib/parts/Sentence.svelte';

afterEach(cleanup);

describe('a sentence', () => {
  it.each([
    ['discard 5m', 1],
    ['waits for 147p', 3],
    ['give 3m34p', 3],
    ['pon (555z)', 3],
    ['lay [1s17z]', 3],
    ['9.5 % to win about 6,399 points in 20 m', 0],
  ])('"%s" draws %i tiles', (text, tiles) => {
    const { container } = render(Sentence, { text });
    expect(container.querySelectorAll('[role=img]')).toHaveLength(tiles);
    expect(container.textContent).not.toMatch(/[()[\]]/);
  });
});
