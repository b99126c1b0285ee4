import type { Tile } from '../tiles/tile';

/// The words that engine and client share, as the engine writes them in JSON (docs/log.md, docs/protocol.md).
///
/// Do not edit: BrowserVocabularyTest of the module `server` writes this file, with -Dgolden.update=true.
export type Seat = 'A' | 'B' | 'C' | 'D';

export const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D'];

export type PerSeat<T> = Partial<Record<Seat, T>>;

/// Who looks on: a seat, somebody who sees what lies open, or the referee who sees all.
export type Eyes = 'A' | 'B' | 'C' | 'D' | 'SPECTATOR' | 'REFEREE';

export const EYES: readonly Eyes[] = ['A', 'B', 'C', 'D', 'SPECTATOR', 'REFEREE'];

/// Every face in the order in which people sort a hand; the red five stands after its five.
export const FACES: readonly Tile[] = ['1m', '2m', '3m', '4m', '5m', '0m', '6m', '7m', '8m', '9m', '1p', '2p', '3p', '4p', '5p', '0p', '6p', '7p', '8p', '9p', '1s', '2s', '3s', '4s', '5s', '0s', '6s', '7s', '8s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z', '1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f', '1j', '2j', '?'];

export interface Meld {
  kind: 'run' | 'group' | 'mixed' | 'flowers';
  tiles: string;
  manner: 'claimed' | 'own' | 'face_down';
  added: number;
  taken?: Tile;
  from?: Seat;
}

export interface Line {
  what: string;
  amount: number;
  unit: string;
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

export interface WallBuilt {
  event: 'wall';
  tiles: string;
  rolls: number[];
}

export interface Began {
  event: 'began';
  phase: string;
}

export interface Dealt {
  event: 'dealt';
  seat: Seat;
  tiles: string;
}

export interface Drew {
  event: 'drew';
  seat: Seat;
  tile: Tile;
  at: number;
}

export interface Discarded {
  event: 'discarded';
  seat: Seat;
  tile: Tile;
  origin: 'hand' | 'drawn';
}

export interface Claimed {
  event: 'claimed';
  seat: Seat;
  meld: Meld;
}

export interface Laid {
  event: 'laid';
  seat: Seat;
  meld: Meld;
}

export interface Added {
  event: 'added';
  seat: Seat;
  meld: number;
  tile: Tile;
}

export interface TakenBack {
  event: 'taken back';
  seat: Seat;
  meld: number;
  tiles: string;
}

export interface Declared {
  event: 'declared';
  seat: Seat;
  word: string;
}

export interface Exchanged {
  event: 'exchanged';
  given: PerSeat<string>;
  received: PerSeat<string>;
}

export interface JokerTaken {
  event: 'joker taken';
  seat: Seat;
  owner: Seat;
  meld: number;
  given: Tile;
}

export interface Retrieved {
  event: 'retrieved';
  seat: Seat;
  owner: Seat;
  at: number;
  taken: Tile;
  given: Tile;
}

export interface Revealed {
  event: 'revealed';
  marker: string;
  at: number;
  tile: Tile;
  to: Seat[];
}

export interface Shown {
  event: 'shown';
  seat: Seat;
  tiles: string;
}

export interface Turned {
  event: 'turned';
  seat: Seat;
  meld: number;
  tiles: string;
}

export interface Won {
  event: 'won';
  seat: Seat;
  from?: Seat;
  tile: Tile;
}

export interface Paid {
  event: 'paid';
  reason: string;
  lines: Line[];
  points: PerSeat<number>;
  pot: number;
}

export interface Ended {
  event: 'ended';
  reason: string;
}

export type Event =
  | Started
  | WallBuilt
  | Began
  | Dealt
  | Drew
  | Discarded
  | Claimed
  | Laid
  | Added
  | TakenBack
  | Declared
  | Exchanged
  | JokerTaken
  | Retrieved
  | Revealed
  | Shown
  | Turned
  | Won
  | Paid
  | Ended;

export interface Discard {
  action: 'discard';
  tile: Tile;
  origin: 'hand' | 'drawn';
  text: string;
}

export interface Claim {
  action: 'claim';
  meld: Meld;
  text: string;
}

export interface Lay {
  action: 'lay';
  meld: Meld;
  text: string;
}

export interface Add {
  action: 'add';
  meld: number;
  tile: Tile;
  text: string;
}

export interface TakeBack {
  action: 'take back';
  meld: number;
  tiles: string;
  text: string;
}

export interface Declare {
  action: 'declare';
  word: string;
  text: string;
}

export interface Give {
  action: 'give';
  tiles: string;
  text: string;
}

export interface TakeJoker {
  action: 'take joker';
  owner: Seat;
  meld: number;
  given: Tile;
  text: string;
}

export interface Win {
  action: 'win';
  text: string;
}

export interface Pass {
  action: 'pass';
  text: string;
}

export type Action =
  | Discard
  | Claim
  | Lay
  | Add
  | TakeBack
  | Declare
  | Give
  | TakeJoker
  | Win
  | Pass;

export interface OneOf {
  kind: 'one';
  options: Action[];
  fallback: number;
}

export interface TilesToGive {
  kind: 'give';
  least: number;
  most: number;
  from: string;
  options: Action[];
}

export type Offered =
  | OneOf
  | TilesToGive;
