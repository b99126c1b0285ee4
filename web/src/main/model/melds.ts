import type { Tile } from '../tiles/tile';
import { SEATS, type Seat } from './events';
import type { Laid } from './table';

export interface MeldTile {
  tile: Tile;
  turned: boolean;
  /// Lies on the turned tile.
  stacked?: Tile;
}

/// A meld as it lies before its owner, left to right: the turned tile's place names its giver.
export function lying(meld: Laid, owner: Seat): MeldTile[] {
  const tiles = [...meld.tiles];
  if (meld.from === undefined || meld.taken === undefined) {
    const closed = meld.kind === 'group' && tiles.length === 4 && meld.added === 0;
    return tiles.map((tile, at) => ({ tile: closed && (at === 0 || at === 3) ? '?' : tile, turned: false }));
  }
  const at = tiles.indexOf(meld.taken);
  if (at >= 0) tiles.splice(at, 1);
  const grown = meld.added > 0 && meld.kind === 'group' ? tiles.pop() : undefined;
  const steps = (SEATS.indexOf(meld.from) - SEATS.indexOf(owner) + 4) % 4;
  const place = steps === 3 ? 0 : steps === 2 ? 1 : tiles.length;
  const row: MeldTile[] = tiles.map((tile) => ({ tile, turned: false }));
  row.splice(place, 0, { tile: meld.taken, turned: true, ...(grown ? { stacked: grown } : {}) });
  return row;
}
