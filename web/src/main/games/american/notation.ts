import { isTile, parse, type Tile } from '../../tiles/tile';
import { meldTiles, read, type Written } from '../../model/notation';

/// American notation, `1B 2C 3D N E W S R G 0 F J blank`, beside the compact one of the logs.
const SUITS: Record<string, string> = { B: 's', C: 'm', D: 'p' };
const SIGNS: Record<string, Tile> = { E: '1z', S: '2z', W: '3z', N: '4z', '0': '5z', G: '6z', R: '7z', F: '1f', J: '1j', BLANK: '2j' };
const LETTERS = new Map([...Object.entries(SIGNS)].map(([letter, tile]) => [tile, letter]));

/// The tiles of a text in American notation, or nothing when it is misread.
export function parseAmerican(text: string): Tile[] | undefined {
  const found: Tile[] = [];
  for (const [piece, digits, suit] of text.toUpperCase().matchAll(/BLANK|([0-9]+)([BCD])|[0ESWNGRFJ]|\s+|[^]/g)) {
    if (digits && suit) {
      if (/^0+$/.test(digits)) return undefined;
      found.push(...[...digits].map((digit) => (digit === '0' ? '5z' : digit + SUITS[suit]!)));
    } else if (SIGNS[piece]) found.push(SIGNS[piece]);
    else if (piece.trim()) return undefined;
  }
  return found.every(isTile) ? found : undefined;
}

/// One tile as American players write it; flowers and seasons are all flowers.
export function written(tile: Tile): string {
  const suit = Object.keys(SUITS).find((letter) => SUITS[letter] === tile[1]);
  return suit ? tile[0]! + suit : tile[1] === 'f' ? 'F' : (LETTERS.get(tile)?.replace('BLANK', 'blank') ?? tile);
}

/// The face of one tile in an answer, such as `5D`.
export function face(word: string): Tile {
  return parseAmerican(word)?.[0] ?? '?';
}

/// Reads `11B222C N E FF J (5B 5B J)`, or the compact notation; a group may be one tile long until the rest is there.
export function readHand(text: string): Written | undefined {
  return read(text, parse, 1) ?? read(text, parseAmerican, 1);
}

export function writeHand({ tiles, melds }: Written): string {
  const groups = melds.map((meld) => meld[0] + meldTiles(meld).map(written).join(' ') + meld.at(-1));
  return [tiles.map(written).join(' '), ...groups].filter(Boolean).join(' ');
}
