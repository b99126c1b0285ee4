import type { Seat } from '../model/events';
import { lying } from '../model/melds';
import type { Laid, Thrown } from '../model/table';

/// The gap between two melds, in widths of a tile.
const GAP = 0.3;
/// A tile on its side is as long as it is high otherwise.
const TURNED = 4 / 3;
/// Widths of a tile that a corner of a square table has room for.
const CORNER = 7.4;
/// Tiles by which the last row of a pond at a desk may be longer than the others.
const LONGER = 2;

/// How long the melds of a seat lie in a row, in widths of a tile.
export function lengthOf(melds: readonly Laid[], owner: Seat): number {
  const tiles = melds.flatMap((meld) => lying(meld, owner));
  return tiles.reduce((sum, tile) => sum + (tile.turned ? TURNED : 1), 0) + GAP * melds.length;
}

/// How far melds reach into the table, in widths of a tile: a tile that was added to a kong lies on the turned one.
export function depthOf(melds: readonly Laid[], owner: Seat): number {
  return melds.some((meld) => lying(meld, owner).some((tile) => tile.stacked)) ? 2.1 : TURNED;
}

/// Rows that the melds of a seat need in a corner.
export function rowsOf(melds: readonly Laid[], owner: Seat): number {
  let rows = 0;
  let left = 0;
  for (const meld of melds) {
    const length = lengthOf([meld], owner);
    if (length > left) {
      rows++;
      left = CORNER;
    }
    left -= length;
  }
  return rows;
}

/// How long the longest row is when the melds of a seat lie in so many rows, as even as can be.
export function longestOf(melds: readonly Laid[], owner: Seat, rows: number): number {
  if (rows <= 1 || melds.length <= 1) return lengthOf(melds, owner);
  return Math.min(...melds.map((_, at) => Math.max(lengthOf(melds.slice(0, at + 1), owner), longestOf(melds.slice(at + 1), owner, rows - 1))));
}

/// Tiles in each of the first two rows of a pond; the third takes the rest. A pond that holds many has longer rows, of smaller tiles.
export function rowOf(pond: readonly Thrown[], usual: number, phone: boolean): number {
  const lying = pond.filter((thrown) => !thrown.claimedBy).length;
  return Math.max(usual, Math.ceil((lying - (phone ? 0 : LONGER)) / 3));
}
