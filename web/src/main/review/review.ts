import type { Event, PerSeat, Seat } from '../model/events';
import type { Offered } from '../model/vocabulary';
import type { Action } from '../net/messages';
import type { Tile } from '../tiles/tile';

/// The review of a match, as the engine writes it (docs/review.md).
export interface Review {
  review: number;
  game: string;
  title: string;
  rules: Record<string, string>;
  level: string;
  format?: string;
  unit: number;
  seats: Seat[];
  players: PerSeat<string>;
  reviewed: Seat[];
  sizes: Record<Exclude<Size, 'none'>, number>;
  placement?: { unit: string };
  /// The index in the match of the first hand: 0, unless a single one was asked for.
  first?: number;
  hands: ReviewedHand[];
  choices: ReviewedChoice[];
  summary: PerSeat<SeatSummary>;
}

/// The version of the form that is read here.
export const VERSION = 1;

/// A name for everybody who sat there.
export function playersOf(review: Pick<Review, 'seats' | 'players'>): PerSeat<string> {
  return Object.fromEntries(review.seats.map((seat) => [seat, review.players[seat] || `Seat ${seat}`]));
}

export const SIZES = ['none', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Size = (typeof SIZES)[number];

export interface ReviewedHand {
  hand: number;
  title: string;
  events: Event[];
  before: PerSeat<number>;
  after?: PerSeat<number>;
  result?: PerSeat<number>;
  tiles?: PerSeat<number>;
  play?: PerSeat<number>;
  course: CourseStep[];
}

/// What everybody can expect after the deal or a draw, and what that brought.
export interface CourseStep {
  after: number;
  seat?: Seat;
  tile?: Tile;
  expected: PerSeat<number>;
  tiles: PerSeat<number>;
}

export interface Chances {
  win?: number;
  dealsIn?: number;
  dealsInNow?: number;
  ready?: number;
}

export interface ReviewedChoice {
  hand: number;
  after: number;
  seat: Seat;
  turn: number;
  kind: string;
  played: Action;
  advised: Action;
  words: { played: string; advised: string };
  cost: number;
  size: Size;
  values?: { played: number; advised: number };
  placement?: { played: number; advised: number; cost: number };
  chances?: { played?: Chances; advised?: Chances };
  why?: { played: string[]; advised: string[] };
  ranking?: { action: Action; words: string; value?: number }[];
  /// It is worth training on: which levels go wrong there too, and what could be done.
  training?: { misses: string[]; offered?: Offered };
}

export interface Counts {
  choices: number;
  cost: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/// Seats that are not reviewed have no counts.
export interface SeatSummary extends Partial<Counts> {
  unclear?: number;
  accuracy?: number;
  costliest?: number[];
  kinds?: Record<string, Counts>;
  result: number;
  tiles?: number;
  play?: number;
  interval?: number;
  placement?: { cost: number };
}

/// A place in the match: a hand, and how many of its events have happened.
export interface Spot {
  hand: number;
  after: number;
}

const isBefore = (one: Spot, other: Spot) => one.hand < other.hand || (one.hand === other.hand && one.after < other.after);

export interface Filter {
  seat: Seat | '';
  kind: string;
  /// The least size that is shown.
  size: Size;
  hand: number | undefined;
}

/// Choices with their indices in the review.
export interface Entry {
  at: number;
  choice: ReviewedChoice;
}

export function filtered(review: Review, filter: Filter): Entry[] {
  const least = SIZES.indexOf(filter.size);
  return review.choices
    .map((choice, at) => ({ at, choice }))
    .filter(({ choice }) => (!filter.seat || choice.seat === filter.seat) && (!filter.kind || choice.kind === filter.kind) && SIZES.indexOf(choice.size) >= least && (filter.hand === undefined || choice.hand === filter.hand));
}

/// The next or the previous of these, seen from a place in the match; at the last one there is none.
export function neighbour(entries: readonly Entry[], from: Spot, forward: boolean): Entry | undefined {
  return forward ? entries.find(({ choice }) => isBefore(from, choice)) : entries.findLast(({ choice }) => isBefore(choice, from));
}

/// The choices of a seat that were made just here.
export function choiceAt(review: Review, spot: Spot, seat: Seat): Entry | undefined {
  const at = review.choices.findIndex((choice) => choice.hand === spot.hand && choice.after === spot.after && choice.seat === seat);
  return at < 0 ? undefined : { at, choice: review.choices[at]! };
}

/// The costliest choices of some seats together, ten at most.
export function costliest(review: Review, seats: readonly Seat[]): Entry[] {
  return seats
    .flatMap((seat) => review.summary[seat]?.costliest ?? [])
    .map((at) => ({ at, choice: review.choices[at]! }))
    .filter(({ choice }) => choice !== undefined)
    .sort((one, other) => other.choice.cost - one.choice.cost)
    .slice(0, 10);
}

/// The kinds of choices that occur, in the order in which they first do.
export const kindsOf = (review: Review): string[] => [...new Set(review.choices.map(({ kind }) => kind))];

/// Points as people count them: as many places as make the smallest mistake visible.
export class Scale {
  private readonly places: number;

  constructor(readonly review: Pick<Review, 'unit' | 'sizes'>) {
    const least = review.sizes.inaccuracy / review.unit;
    this.places = least >= 10 ? 0 : least >= 0.2 ? 1 : 2;
  }

  /// Without a sign where it is no change.
  plain(points: number): string {
    return this.number(points).replace('-', '−');
  }

  signed(points: number): string {
    const text = this.plain(points);
    return /^[−]?[0.,]+$/.test(text) ? text.replace('−', '') : points > 0 ? `+${text}` : text;
  }

  private number(points: number): string {
    return (points / this.review.unit).toLocaleString('en', { minimumFractionDigits: this.places, maximumFractionDigits: this.places });
  }
}
