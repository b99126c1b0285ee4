/// Words for screen readers: polite for what others do, assertive for what is asked of oneself.
class Speech {
  polite = $state('');
  assertive = $state('');

  say(sentence: string): void {
    this.polite = this.polite === sentence ? sentence + '\u00a0' : sentence;
  }

  urge(sentence: string): void {
    this.assertive = this.assertive === sentence ? sentence + '\u00a0' : sentence;
  }
}

export const speech = new Speech();
