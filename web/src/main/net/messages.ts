import type { Action, Event, Offered, PerSeat, Seat } from '../model/vocabulary';

/// The messages of a table's socket (docs/protocol.md).
export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  bot?: string;
  here?: boolean;
  away?: boolean;
}

export interface Fair {
  scheme: string;
  /// From 1; begins anew when a seat changes hands after numbers were revealed.
  round?: number;
  commitment: string;
  commitments?: PerSeat<string>;
  /// While the table waits: who has revealed a number, and whose the table waits for.
  revealed?: Seat[];
  awaited?: Seat[];
  /// The seats that the server plays.
  bots?: Seat[];
  nonces?: PerSeat<string>;
  seed?: string;
  salt?: string;
}

export interface TableState {
  table: string;
  game: string;
  preset: string;
  rules: Record<string, string>;
  settings: Record<string, string>;
  listed: boolean;
  phase: 'waiting' | 'playing' | 'over' | 'closed';
  seats: PerSeat<SeatState>;
  spectators: number;
  number: number;
  fair: Fair;
}

export interface Clock {
  left: number;
  bank: number;
}

export type { Action } from '../model/vocabulary';

/// A choice is covered where it is not shown whether there is anything to claim.
export type Choice = { decision: number; clock?: Clock } & (Offered | { kind: 'covered' });

export interface Reason {
  name: string;
  number: number;
  sentence: string;
}

export interface Ranked {
  option?: number;
  action: Action;
  value: number;
  reasons: Reason[];
}

export interface Advice {
  decision: number;
  level: string;
  ranking: Ranked[];
}

export type FromServer =
  | { type: 'welcome'; seat?: Seat; state: TableState }
  | { type: 'events'; from: number; events: Event[] }
  | { type: 'pending'; decision: number; seats: Seat[]; window?: number; clocks?: PerSeat<Clock> }
  | ({ type: 'choice' } & Choice)
  | { type: 'notes'; notes: string[] }
  | { type: 'answered'; decision: number; option?: number }
  | { type: 'refused'; about: string; decision?: number; error: string; message: string }
  | ({ type: 'advice' } & Advice)
  | { type: 'state'; state: TableState }
  | { type: 'pause'; left?: number }
  | { type: 'played'; seat: Seat; decision: number; why: 'time' }
  | { type: 'trouble'; seat: Seat; message: string }
  | { type: 'announcement'; message: string }
  | { type: 'over'; results: PerSeat<number>; record: string; fair: Fair }
  | { type: 'closed'; message: string; record?: string; fair?: Fair }
  | { type: 'replaced' }
  | { type: 'pong' };

export type ToServer =
  | { type: 'hello'; token?: string; invitation?: string; since?: number }
  | { type: 'commit'; round: number; commitment: string }
  | { type: 'reveal'; round: number; nonce: string }
  | { type: 'answer'; decision: number; option: number }
  | { type: 'answer'; decision: number; give: string }
  | { type: 'uncover'; decision: number }
  | { type: 'advise'; decision: number; level: string }
  | { type: 'calls'; on: boolean }
  | { type: 'ready' }
  | { type: 'pace'; pace: 'slow' | 'normal' | 'fast' }
  | { type: 'ping' };
