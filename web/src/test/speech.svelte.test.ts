import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { speech } from '$lib/state/speech.svelte';

describe('words for screen readers', () => {
  it('are said again when they are the same, and once when an effect says them', () => {
    const end = $effect.root(() => {
      $effect(() => speech.say('Finch draws.'));
    });
    flushSync();
    expect(speech.polite).toBe('Finch draws.');
    speech.say('Finch draws.');
    flushSync();
    expect(speech.polite).toBe('Finch draws.\u00a0');
    end();
  });
});
