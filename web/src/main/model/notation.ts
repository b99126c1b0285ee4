import { compact, parse, type Tile } from '../tiles/tile';

/// A hand as somebody typed it: tiles, and melds in brackets.
export interface Written {
  tiles: Tile[];
  /// Each in compact notation, brackets and all.
  melds: string[];
}

/// Reads `34m456p22z(888s)[1111z]`; nothing when it is misread. A meld may be one tile long until the rest is there.
export function readHand(text: string): Written | undefined {
  return read(text, parse, 1);
}

/// Reads a hand in any notation; nothing when it is misread.
///
/// @param least how many tiles a meld has at least
export function read(text: string, tilesOf: (text: string) => Tile[] | undefined, least: number): Written | undefined {
  const melds: string[] = [];
  let good = true;
  const rest = text.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, (meld) => {
    const inside = tilesOf(meld.slice(1, -1).replace('+', ''));
    good &&= (inside?.length ?? 0) >= least;
    melds.push(tilesOf === parse ? meld.replaceAll(' ', '') : meld[0] + compact(inside ?? []) + meld.at(-1));
    return ' ';
  });
  const tiles = tilesOf(rest);
  return tiles && good ? { tiles, melds } : undefined;
}

export function writeHand({ tiles, melds }: Written): string {
  return compact(tiles) + melds.join('');
}

export function meldTiles(meld: string): Tile[] {
  return parse(meld.slice(1, -1).replace('+', '')) ?? [];
}

/// All tiles of a hand, those in melds too.
export function allTiles({ tiles, melds }: Written): Tile[] {
  return [...tiles, ...melds.flatMap(meldTiles)];
}

/// A tile picked for the melds joins the last one, or begins one of its own.
export function exposing(melds: readonly string[], tile: Tile, joins: (meld: readonly Tile[], tile: Tile) => boolean): string[] {
  const last = meldTiles(melds.at(-1) ?? '()');
  return last.length && joins(last, tile) ? [...melds.slice(0, -1), `(${compact([...last, tile])})`] : [...melds, `(${tile})`];
}

/// The exposures without the last tile of one of them.
export function covering(melds: readonly string[], at: number): string[] {
  const left = meldTiles(melds[at]!).slice(0, -1);
  return left.length ? melds.with(at, `(${compact(left)})`) : melds.toSpliced(at, 1);
}
