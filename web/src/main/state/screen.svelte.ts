/// How much room there is: a phone, a tablet with a drawer, a desk with the panel beside the table.
class Screen {
  phone = $state(false);
  narrow = $state(false);

  constructor() {
    this.watch('(max-width: 719px)', (matches) => (this.phone = matches));
    this.watch('(max-width: 1179px)', (matches) => (this.narrow = matches));
  }

  private watch(query: string, set: (matches: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener('change', (event) => set(event.matches));
  }
}

export const screen = new Screen();
