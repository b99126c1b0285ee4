import { compact, type Tile } from '../tiles/tile';
import type { Seat } from './events';
import { place, seats, type Laid, type Table } from './table';

/// What one seat may ask about its own hand: its tiles and melds, every tile it sees elsewhere, and the rules of its table.
export function question(table: Table, seat: Seat): object {
  const own = place(table, seat);
  const visible: Tile[] = table.markers.map((marker) => marker.tile);
  for (const other of seats(table)) {
    const there = place(table, other);
    visible.push(...there.pond.filter((thrown) => !thrown.claimedBy).map((thrown) => thrown.tile));
    if (other !== seat) visible.push(...there.melds.flatMap((meld) => meld.tiles));
  }
  return {
    hand: compact(own.hand),
    ...(own.melds.length ? { melds: own.melds.map(bracketed) } : {}),
    visible: compact(visible.filter((tile) => tile !== '?')),
    rules: table.started.rules,
  };
}

export function bracketed(meld: Laid): string {
  const [open, close] = { claimed: '()', own: '[]', face_down: '{}' }[meld.manner];
  return open! + compact(meld.tiles) + close!;
}

/// The tile that a marker shows, where it is seen.
export function marked(table: Table, name: string): Tile | undefined {
  return table.markers.find((marker) => marker.name === name && marker.tile !== '?')?.tile;
}

/// The tile just drawn would win the hand.
export function drawn(table: Table, seat: Seat): object {
  const tile = place(table, seat).drawn;
  return tile && tile !== '?' ? { win: tile, self_draw: true } : {};
}

export function dealing(table: Table, seat: Seat): object {
  return table.started.dealer === seat ? { dealer: true } : {};
}
