import { untrack } from 'svelte';

/// Words for screen readers: polite for what others do, assertive for what is asked of oneself.
class Speech {
  polite = $state('');
  assertive = $state('');

  say(sentence: string): void {
    this.polite = again(untrack(() => this.polite), sentence);
  }

  urge(sentence: string): void {
    this.assertive = again(untrack(() => this.assertive), sentence);
  }
}

/// The same words are read a second time only if they differ.
function again(before: string, sentence: string): string {
  return before === sentence ? sentence + '\u00a0' : sentence;
}

export const speech = new Speech();
