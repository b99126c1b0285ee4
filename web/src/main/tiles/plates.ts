import { family, isRed, rankOf, type Tile } from './tile';
import { FACE, INK, around, circle, glyph, line, shape } from './ink';

/// The plate in the corner: what the tile is, in a letter or a number, and in a shape of its family.
export function plate(tile: Tile): string {
  const rank = rankOf(tile);
  switch (family(tile)) {
    case 'characters':
      return square(isRed(tile) ? INK.red : INK.brick) + numeral(rank);
    case 'dots':
      return circle(14, 14, 10.6, isRed(tile) ? INK.red : INK.blue) + numeral(rank);
    case 'bamboos':
      return leaf(isRed(tile) ? INK.red : INK.green) + numeral(rank);
    case 'winds':
      return openSquare() + glyph('ESWN'[rank - 1]!, 14, 14, rank === 3 ? 15.5 : 17.5, INK.ink);
    case 'dragons':
      return dragon(rank);
    case 'flowers':
      return blossom([INK.rose, INK.plum, INK.ochre, INK.green][rank - 1]!) + numeral(rank);
    case 'seasons':
      return sunDisc([INK.green, INK.red, INK.ochre, INK.blue][rank - 5]!) + numeral(rank - 4);
    case 'joker':
      return glyph('J', 10.5, 13, 19, INK.plum);
    case 'blank':
    case 'hidden':
      return '';
  }
}

function numeral(rank: number): string {
  return glyph(String(rank), 14, 14.1, 18.5, FACE);
}

function square(fill: string): string {
  return `<rect x="4" y="4" width="20" height="20" rx="2.6" fill="${fill}"/>`;
}

function leaf(fill: string): string {
  return shape('M14 1.6C18.4 5 25.4 8 25.4 14.4C25.4 20.6 18.6 23.4 14 26.6C9.4 23.4 2.6 20.6 2.6 14.4C2.6 8 9.6 5 14 1.6Z', fill);
}

function openSquare(): string {
  return `<rect x="4.9" y="4.9" width="18.2" height="18.2" rx="3.4" fill="${FACE}" stroke="${INK.ink}" stroke-width="1.8"/>`;
}

function dragon(rank: number): string {
  const [word, fill] = ([['Wh', INK.blue], ['Gr', INK.green], ['Rd', INK.red]] as const)[rank - 5]!;
  return shape('M4 5H32L27.6 14 32 23H4Z', fill) + glyph(word, 15.6, 14, 15, FACE);
}

function blossom(fill: string): string {
  return around(5, 14, 14, circle(14, 8.2, 5.4, fill)) + circle(14, 14, 7.5, fill);
}

function sunDisc(fill: string): string {
  return around(12, 14, 14, circle(14, 5.2, 2.5, fill)) + circle(14, 14, 9.6, fill);
}

/// The sun in the other corner of a red five.
export function redSun(): string {
  return circle(49, 12.5, 4.2, INK.red) + around(8, 49, 12.5, line('M49 6.3V4.2', INK.red, 1.9));
}
