/// How much room there is: a phone, upright or lying; a tall tablet; a small screen with a drawer; a desk with the panel beside the table.
class Screen {
  phone = $state(false);
  /// A phone on its side: the table and the hand stand beside each other.
  lying = $state(false);
  /// Taller than wide: the plates stand in the corners of the table.
  tall = $state(false);
  /// No room for more than what is asked.
  low = $state(false);
  narrow = $state(false);

  constructor() {
    this.watch('(max-width: 719px), (max-height: 480px)', (matches) => (this.phone = matches));
    this.watch('(max-height: 480px) and (min-width: 560px)', (matches) => (this.lying = matches));
    this.watch('(max-height: 700px)', (matches) => (this.low = matches));
    this.watch('(max-aspect-ratio: 1/1)', (matches) => (this.tall = matches));
    this.watch('(max-width: 1179px)', (matches) => (this.narrow = matches));
  }

  private watch(query: string, set: (matches: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener('change', (event) => set(event.matches));
  }
}

export const screen = new Screen();
