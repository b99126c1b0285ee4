import type { PerSeat, Seat } from '../model/events';
import type { Place, Table } from '../model/table';

/// The table with the tiles that only the others saw turned away.
export function closed(table: Table, viewer: Seat): Table {
  const places: PerSeat<Place> = {};
  for (const [seat, place] of Object.entries(table.places) as [Seat, Place][]) {
    places[seat] = seat === viewer || place.open ? place : { ...place, hand: place.hand.map(() => '?'), ...(place.drawn ? { drawn: '?' } : {}) };
  }
  return { ...table, places };
}
