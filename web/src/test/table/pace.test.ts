import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '$lib/net/live.svelte';
import { settings } from '$lib/state/settings.svelte';
import Pace from '$lib/table/Pace.svelte';

afterEach(() => {
  cleanup();
  settings.pace = 'normal';
});

/// A table that is played at; the others are of these kinds.
function at(...others: ('bot' | 'person')[]) {
  const setPace = vi.fn();
  const kinds = ['person', ...others].map((kind, at) => ['ABCD'[at], { kind }]);
  const live = { seat: 'A', connection: 'open', state: { phase: 'playing', seats: Object.fromEntries(kinds) }, setPace };
  render(Pace, { live: live as unknown as LiveTable });
  return setPace;
}

describe('the pace of the bots', () => {
  it('is chosen at the table by who is alone with them', () => {
    const setPace = at('bot', 'bot', 'bot');
    expect(screen.getByTestId('pace').querySelectorAll('option')).toHaveLength(3);
    expect(setPace).not.toHaveBeenCalled();
    settings.pace = 'fast';
    flushSync();
    expect(setPace).toHaveBeenCalledExactlyOnceWith('fast');
  });
  it('is kept for the next table', () => {
    settings.pace = 'slow';
    expect(at('bot', 'bot', 'bot')).toHaveBeenCalledExactlyOnceWith('slow');
  });
  it('is not for one of several people to choose', () => {
    settings.pace = 'fast';
    expect(at('bot', 'person', 'bot')).not.toHaveBeenCalled();
    expect(screen.queryByTestId('pace')).toBeNull();
  });
});
