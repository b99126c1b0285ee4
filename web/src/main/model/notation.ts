import { compact, parse, type Tile } from '../tiles/tile';

/// A hand as somebody typed it: tiles, and melds in brackets.
export interface Written {
  tiles: Tile[];
  /// Each as it was written, brackets and all.
  melds: string[];
}

/// Reads `34m456p22z(888s)[1111z]`; nothing when it is misread.
export function readHand(text: string): Written | undefined {
  const melds: string[] = [];
  const rest = text.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, (meld) => {
    melds.push(meld.replaceAll(' ', ''));
    return ' ';
  });
  const tiles = parse(rest);
  if (!tiles || !melds.every((meld) => (parse(meld.slice(1, -1).replace('+', ''))?.length ?? 0) >= 2)) return undefined;
  return { tiles, melds };
}

export function writeHand({ tiles, melds }: Written): string {
  return compact(tiles) + melds.join('');
}

/// All tiles of a hand, those in melds too.
export function allTiles({ tiles, melds }: Written): Tile[] {
  return [...tiles, ...melds.flatMap((meld) => parse(meld.slice(1, -1).replace('+', '')) ?? [])];
}
