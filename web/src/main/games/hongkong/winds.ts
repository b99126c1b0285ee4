import type { Seat } from '../../model/events';
import { place, wind, type Table } from '../../model/table';
import { title, type Tile } from '../../tiles/tile';

/// The wind of the round: the deal has gone round so often.
export function roundOf({ started }: Pick<Table, 'started'>): number {
  return Math.floor((started.tally['deal passed'] ?? 0) / 4);
}

/// The flower and the season that belong to a seat.
export function ownFlowers(table: Table, seat: Seat): readonly Tile[] {
  const number = wind(table, seat) + 1;
  return [`${number}f`, `${number + 4}f`];
}

/// Those of them that the seat has laid.
export function laidOwn(table: Table, seat: Seat): string {
  const { flowers } = place(table, seat);
  return ownFlowers(table, seat).filter((tile) => flowers.includes(tile)).map(title).join(', ');
}
