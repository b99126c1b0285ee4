import { parse, titles } from '../tiles/tile';

/// A sentence for those who listen: tiles in notation are called by their names.
export function aloud(text: string): string {
  return text.replace(/\b(?:[0-9]{1,9}[mpszfj])+\b/g, (tiles) => titles(parse(tiles) ?? []) || tiles);
}
