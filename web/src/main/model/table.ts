import { sorted, type Tile } from '../tiles/tile';
import { SEATS, type Event, type Meld, type PerSeat, type Seat, type Started } from './events';

export interface Laid extends Omit<Meld, 'tiles'> {
  tiles: Tile[];
}

export interface Thrown {
  tile: Tile;
  origin: 'hand' | 'drawn';
  claimedBy?: Seat;
  /// Thrown with a declaration, such as that the hand is ready: it lies sideways.
  declared?: boolean;
}

/// What lies before one seat.
export interface Place {
  hand: Tile[];
  drawn?: Tile | undefined;
  melds: Laid[];
  flowers: Tile[];
  pond: Thrown[];
  words: string[];
  points: number;
  /// The hand was laid open.
  open: boolean;
}

export interface Marker {
  name: string;
  at: number;
  tile: Tile;
  to: Seat[];
}

export interface Offer {
  seat: Seat;
  tile: Tile;
  source: 'discard' | 'added' | 'laid';
  meld: number;
}

/// The table as one viewer knows it: the fold of the events of one hand.
export interface Table {
  started: Started;
  log: readonly Event[];
  places: PerSeat<Place>;
  wall: { size: number; taken: ReadonlySet<number> };
  offered?: Offer | undefined;
  phase: string;
  turn: Seat;
  pot: number;
  markers: Marker[];
  over: boolean;
}

export function seats(table: Table): Seat[] {
  return SEATS.filter((seat) => table.places[seat]);
}

export function place(table: Table, seat: Seat): Place {
  const found = table.places[seat];
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
}

export function tilesLeft(table: Table): number {
  return table.wall.size - table.wall.taken.size;
}

/// The seats in turn order, beginning with this one.
export function from(table: Table, seat: Seat): Seat[] {
  const all = seats(table);
  const at = Math.max(0, all.indexOf(seat));
  return [...all.slice(at), ...all.slice(0, at)];
}

/// The seat's wind, 0 for East: the dealer is East.
export function wind(table: Table, seat: Seat): number {
  return from(table, table.started.dealer).indexOf(seat);
}

/// The seat's discard that may still be claimed.
export function lastDiscard(table: Table): Seat | undefined {
  return table.offered?.source === 'discard' ? table.offered.seat : undefined;
}

export function handSorted(of: Place): Tile[] {
  return sorted(of.hand);
}
