/// The page's own clock, ticking only while somebody looks at it.
export class Ticker {
  now = $state(performance.now());
  private timer: ReturnType<typeof setInterval> | undefined;

  start(every = 200): () => void {
    this.timer = setInterval(() => (this.now = performance.now()), every);
    this.now = performance.now();
    return () => clearInterval(this.timer);
  }
}
