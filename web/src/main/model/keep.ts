/// What a tile is worth keeping for, short enough to stand over it.
export function keepText(value: number): string {
  const shown = Math.abs(value) < 10 ? Math.round(10 * value) / 10 : Math.round(value);
  return String(shown).replace('-', '−');
}
