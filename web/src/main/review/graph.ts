import type { PerSeat, Seat } from '../model/events';
import type { Review, Spot } from './review';

/// A place on the line of the match, and what everybody could expect there.
export interface GraphStep extends Spot {
  expected: PerSeat<number>;
  /// What was drawn there, and what it brought.
  seat?: Seat;
  tile?: string;
  tiles?: PerSeat<number>;
  /// The hand is over.
  end?: boolean;
}

/// The course of a whole match: each hand from its deal to its end.
export interface Graph {
  steps: GraphStep[];
  /// Where each hand begins, by its index.
  starts: number[];
  low: number;
  high: number;
}

export function graphOf(review: Pick<Review, 'hands'>): Graph {
  const steps: GraphStep[] = [];
  const starts: number[] = [];
  review.hands.forEach((hand, at) => {
    starts.push(steps.length);
    if (!hand.course.length) steps.push({ hand: at, after: 1, expected: hand.before });
    for (const { after, expected, seat, tile, tiles } of hand.course) steps.push({ hand: at, after, expected, tiles, ...(seat ? { seat } : {}), ...(tile ? { tile } : {}) });
    if (hand.after) steps.push({ hand: at, after: hand.events.length, expected: hand.after, end: true });
  });
  const all = steps.flatMap(({ expected }) => Object.values(expected));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return high > low ? { steps, starts, low, high } : { steps, starts, low: (low || 0) - 1, high: (high || 0) + 1 };
}

/// The last step of the graph that has happened at a place of the match; −1 in a hand that is not reviewed.
export function stepAt(graph: Graph, spot: Spot): number {
  const start = graph.starts[spot.hand];
  if (start === undefined) return -1;
  let found = start;
  for (let at = start; at < graph.steps.length && graph.steps[at]!.hand === spot.hand && graph.steps[at]!.after <= spot.after; at++) found = at;
  return found;
}

/// What the last draw, or the deal, brought: to whoever drew, or to a seat.
export function brought(step: GraphStep | undefined, seat: Seat): { seat: Seat; tile?: string; points: number } | undefined {
  const who = step?.seat ?? seat;
  const points = step?.tiles?.[who];
  return points === undefined ? undefined : { seat: who, points, ...(step?.tile ? { tile: step.tile } : {}) };
}

/// Round numbers for the lines behind the graph.
export function ticks(low: number, high: number, most: number): number[] {
  const span = Math.max(high - low, 1e-9);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step + 1e-9) + 1 }, (_, at) => first + at * step);
}
