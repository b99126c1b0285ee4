import { compact, type Tile } from '../tiles/tile';
import type { Seat, Won } from './events';
import { place, seats, wind, type Laid, type Table } from './table';

/// A hand as the analyser is asked about it, and what lies open elsewhere.
export interface Question {
  hand: string;
  melds: string[];
  visible: string;
}

/// What one seat may ask about its own hand: its tiles, its melds, and every tile it sees elsewhere.
export function question(table: Table, seat: Seat): Question {
  const own = place(table, seat);
  const visible: Tile[] = table.markers.map((marker) => marker.tile);
  for (const other of seats(table)) {
    const there = place(table, other);
    visible.push(...there.pond.filter((thrown) => !thrown.claimedBy).map((thrown) => thrown.tile));
    if (other !== seat) visible.push(...there.melds.flatMap((meld) => meld.tiles));
  }
  return {
    hand: compact(own.hand),
    melds: own.melds.map(bracketed),
    visible: compact(visible.filter((tile) => tile !== '?')),
  };
}

export function bracketed(meld: Laid): string {
  const [open, close] = { claimed: '()', own: '[]', face_down: '{}' }[meld.manner];
  return open! + compact(meld.tiles) + close!;
}

/// A won Riichi hand, as its fu are asked for.
export function fuQuestion(table: Table, win: Won): object {
  const own = place(table, win.seat);
  const hand = win.from ? [...own.hand, win.tile] : own.hand;
  return {
    hand: compact(hand),
    win_tile: win.tile,
    ...(own.melds.length ? { melds: own.melds.map(bracketed) } : {}),
    ...(win.from ? {} : { tsumo: true }),
    ...(own.words.includes('riichi') ? { riichi: true } : {}),
    dora_indicators: compact(table.markers.filter((marker) => marker.name === 'dora').map((marker) => marker.tile)),
    seat_wind: 'ESWN'[wind(table, win.seat)],
    round_wind: 'ESWN'[table.started.tally['round'] ?? 0],
  };
}
