import type { Tile } from '../tiles/tile';

/// What happened at the table, in the JSON of the log (docs/log.md).
export type Seat = 'A' | 'B' | 'C' | 'D';

export const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D'];

export type PerSeat<T> = Partial<Record<Seat, T>>;

export interface Meld {
  kind: 'run' | 'group' | 'mixed' | 'flowers';
  tiles: string;
  manner: 'claimed' | 'own' | 'face_down';
  added: number;
  taken?: Tile;
  from?: Seat;
}

export interface Started {
  event: 'started';
  variant: string;
  edition: number;
  hand: number;
  dealer: Seat;
  rules: Record<string, string>;
  tally: Record<string, number>;
  points: PerSeat<number>;
  pot: number;
}

export interface ScoreLine {
  what: string;
  amount: number;
  unit: string;
}

export interface Paid {
  event: 'paid';
  reason: string;
  lines: ScoreLine[];
  points: PerSeat<number>;
  pot: number;
}

export interface Won {
  event: 'won';
  seat: Seat;
  from?: Seat;
  tile: Tile;
}

export type Event =
  | Started
  | { event: 'wall'; tiles: string; rolls: number[] }
  | { event: 'began'; phase: string }
  | { event: 'dealt'; seat: Seat; tiles: string }
  | { event: 'drew'; seat: Seat; tile: Tile; at: number }
  | { event: 'discarded'; seat: Seat; tile: Tile; origin: 'hand' | 'drawn' }
  | { event: 'claimed'; seat: Seat; meld: Meld }
  | { event: 'laid'; seat: Seat; meld: Meld }
  | { event: 'added'; seat: Seat; meld: number; tile: Tile }
  | { event: 'taken back'; seat: Seat; meld: number; tiles: string }
  | { event: 'declared'; seat: Seat; word: string }
  | { event: 'exchanged'; given: PerSeat<string>; received: PerSeat<string> }
  | { event: 'joker taken'; seat: Seat; owner: Seat; meld: number; given: Tile }
  | { event: 'retrieved'; seat: Seat; owner: Seat; at: number; taken: Tile; given: Tile }
  | { event: 'revealed'; marker: string; at: number; tile: Tile; to: Seat[] }
  | { event: 'shown'; seat: Seat; tiles: string }
  | { event: 'turned'; seat: Seat; meld: number; tiles: string }
  | Won
  | Paid
  | { event: 'ended'; reason: string };
