import { FACES, family, isRed, symbolId, type Tile } from './tile';
import { plate, redSun } from './plates';
import { bamboos, characters, dots, sparrow } from './suits';
import { dragons, winds } from './honours';
import { flowers } from './flowers';
import { back, blank, joker } from './specials';

/// The drawing on a face of 60 by 80 units, without the face itself.
export function art(tile: Tile): string {
  return plate(tile) + (isRed(tile) ? redSun() : '') + picture(tile);
}

function picture(tile: Tile): string {
  switch (family(tile)) {
    case 'characters':
      return characters(tile);
    case 'dots':
      return dots(tile);
    case 'bamboos':
      return bamboos(tile);
    case 'winds':
      return winds(tile);
    case 'dragons':
      return dragons(tile);
    case 'flowers':
    case 'seasons':
      return flowers(tile);
    case 'joker':
      return joker();
    case 'blank':
      return blank();
    case 'hidden':
      return back();
  }
}

/// All faces as symbols, to be put into the page once.
export function sprite(): string {
  const symbols = FACES.map((tile) => `<symbol id="${symbolId(tile)}" viewBox="0 0 60 80">${art(tile)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">${symbols.join('')}<symbol id="tile-sparrow" viewBox="0 0 60 80">${sparrow()}</symbol></svg>`;
}
